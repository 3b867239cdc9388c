import BenchmarkHarness
import Foundation
import HookeGeometry

// A transform between two others, or between keys.

/// Translation, scale and a quaternion, interpolated and composed with libm's functions, as in common animation code
/// that stores the parts. It has no skew or perspective.
private struct PlainTransform {
    var translation: SIMD3<Double>
    var scale: SIMD3<Double>
    var rotation: SIMD4<Double>

    func mixed(with other: PlainTransform, at p: Double) -> PlainTransform {
        var end = other.rotation
        var cosine = (rotation * end).sum()
        if cosine < 0 {
            end = -end
            cosine = -cosine
        }
        var turned: SIMD4<Double>
        if cosine > 0.9995 {
            turned = rotation + p * (end - rotation)
            turned /= (turned * turned).sum().squareRoot()
        } else {
            let angle = acos(cosine)
            turned = (sin((1 - p) * angle) * rotation + sin(p * angle) * end) / sin(angle)
        }
        return PlainTransform(
            translation: translation + p * (other.translation - translation),
            scale: scale + p * (other.scale - scale), rotation: turned)
    }

    var matrix: Transform3D {
        let q = rotation
        return Transform3D(
            m11: scale.x * (1 - 2 * (q.y * q.y + q.z * q.z)), m12: scale.x * 2 * (q.x * q.y + q.z * q.w),
            m13: scale.x * 2 * (q.x * q.z - q.y * q.w), m14: 0,
            m21: scale.y * 2 * (q.x * q.y - q.z * q.w), m22: scale.y * (1 - 2 * (q.x * q.x + q.z * q.z)),
            m23: scale.y * 2 * (q.y * q.z + q.x * q.w), m24: 0,
            m31: scale.z * 2 * (q.x * q.z + q.y * q.w), m32: scale.z * 2 * (q.y * q.z - q.x * q.w),
            m33: scale.z * (1 - 2 * (q.x * q.x + q.y * q.y)), m34: 0,
            m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
    }
}

@inline(__always)
private func total(_ m: Transform3D) -> Double { ((m.row1 + m.row2) + (m.row3 + m.row4)).sum() }

let transforms = Benchmark("transform between two", sizes: [sampleCount]) { count in
    let progress = scattered(from: 0, to: 1, count: count)
    let from = Transform3D.rotation(0.3, axis: Vector3(1, 2, 3))
        .concatenating(.scale(x: 0.5, y: 2, z: 1)).concatenating(.translation(x: 10, y: 20, z: 30))
    let to = Transform3D.rotation(2, axis: Vector3(3, -1, 2)).concatenating(.translation(x: -5, y: 100))
    let path = TransformInterpolation(from: from, to: to)
    let track = try! TransformTrack(
        times: [0, 0.4, 0.7, 1], values: [from, to, .identity, from], rule: .timeAwareCatmullRom)
    let straight = try! TransformTrack(times: track.times, values: track.values, rule: .linear)
    let flip = try! TransformTrack(
        times: track.times, values: [0, 1.5, 1.5, 0.2].map(Transform3D.rotationY), rule: .catmullRom)
    let turns = try! RotationTrack(
        times: track.times, values: track.values.map { $0.decomposed()!.rotation }, rule: .timeAwareCatmullRom
    )
    let turn = Slerp(from: turns.values[0], to: turns.values[1])
    let flat = TransformInterpolation(
        from: Transform3D.rotationZ(0.2), to: Transform3D.rotationZ(2).concatenating(.scale(x: 2, y: 1.5)))
    func method(_ method: TransformInterpolation.Method, _ name: String) -> Variant {
        let path = TransformInterpolation(from: from, to: to, method: method)
        return Variant(name, .other) { sample($0, path, at: progress) { total($0.transform(at: $1)) } }
    }
    let ends = [from, to].map { transform in
        let parts = transform.decomposed()!
        return PlainTransform(
            translation: parts.translation, scale: parts.scale, rotation: parts.rotation.components)
    }
    return (
        count,
        [
            Variant("TransformInterpolation", .hooke) {
                sample($0, path, at: progress) { total($0.transform(at: $1)) }
            },
            Variant("the same in the plane", .other) {
                sample($0, flat, at: progress) { total($0.transform(at: $1)) }
            },
            method(.polar, "polar parts"), method(.screw, "a screw"), method(.logarithm, "the logarithm"),
            Variant("an interpolation made for each", .other) {
                sample($0, (from, to), at: progress) {
                    total(TransformInterpolation(from: $0.0, to: $0.1).transform(at: $1))
                }
            },
            Variant("TransformTrack, 4 keys, cubic", .other) {
                sample($0, track, at: progress) { total($0.transform(at: $1)) }
            },
            Variant("the same, times that rise", .other) {
                sample($0, track, at: progress.sorted()) { total($0.transform(at: $1)) }
            },
            Variant("TransformTrack, 4 keys, linear", .other) {
                sample($0, straight, at: progress) { total($0.transform(at: $1)) }
            },
            Variant("TransformTrack, a flip", .other) {
                sample($0, flip, at: progress) { total($0.transform(at: $1)) }
            },
            Variant("its rotations alone, not made ready", .other) {
                sample($0, turns, at: progress) { $0.value(at: $1).components.sum() }
            },
            Variant("slerp", .other) {
                sample($0, turn, at: progress) { $0.value(at: $1).components.sum() }
            },
            Variant("parts without skew, libm", .naive) {
                sample($0, (ends[0], ends[1]), at: progress) {
                    total($0.0.mixed(with: $0.1, at: $1).matrix)
                }
            },
        ]
    )
}
