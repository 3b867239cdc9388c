import Foundation
import Testing

@testable import HookeGeometry

@Suite struct RotationReductionTests {
    private static let track = try! RotationTrack(
        times: [0, 1, 2, 2.5],
        values: [
            .identity, Quaternion(angle: 2.5, axis: Vector3(0, 1, 0)),
            Quaternion(angle: 1, axis: Vector3(1, 1, 0).direction), .identity,
        ], rule: .catmullRom)

    /// The track's rotation at 48 times a second, with every third quaternion negated if wished.
    private func baked(isMixed: Bool) throws -> RotationTrack {
        let times = (0...120).map { Double($0) / 48 }
        let values = times.enumerated().map { index, time in
            let value = Self.track.value(at: time)
            return isMixed && index % 3 == 1 ? value.negated : value
        }
        return try RotationTrack(times: times, values: values, rule: .linear)
    }

    private func angle(_ reduction: RotationReduction, _ track: RotationTrack) -> Double {
        (0..<2_000).map { index in
            let time = (Double(index) + 0.5) * 2.5 / 2_000
            return (reduction.rotation(at: time).conjugate * track.value(at: time)).rotationVector.length
        }.max()!
    }

    @Test func `Rotations are within the stated angle, which is at most the error`() throws {
        for (track, error, most) in [(Self.track, 0.1, 4), (try baked(isMixed: false), 0.05, 6)] {
            let found = try RotationReduction(track, error: error)
            #expect(angle(found, track) <= found.error)
            #expect(found.error <= error)
            #expect(found.components.pieces.count <= most)
        }
    }

    @Test func `q and −q give the same reduction`() throws {
        let plain = try RotationReduction(try baked(isMixed: false), error: 0.1)
        let mixed = try RotationReduction(try baked(isMixed: true), error: 0.1)
        #expect(plain == mixed)
    }

    /// The track's rotation as glTF's cubics of components with a number of keys.
    private func splines(_ keys: Int) throws -> RotationTrack {
        let times = (0..<keys).map { 2.5 * Double($0) / Double(keys - 1) }
        let values = times.map { Self.track.value(at: $0) }
        let rates = zip(times, values).map { time, value in
            let half = Self.track.angularVelocity(at: time) / 2
            return Quaternion(x: half.x, y: half.y, z: half.z, w: 0) * value
        }
        return try RotationTrack(times: times, values: values, inTangents: rates, outTangents: rates)
    }

    @Test func `Cubics of components are followed before they are normalised`() throws {
        for (keys, error, kind, most) in [
            (41, 0.05, CubicReduction.Kind.hermite, 8), (41, 0.01, .beziers, 10), (7, 0.2, .hermite, 5),
        ] {
            let track = try splines(keys)
            let found = try RotationReduction(track, error: error, kind: kind)
            let measured = angle(found, track)
            #expect(measured <= found.error && found.error <= error)
            #expect(measured > error / 20, "\(measured)")
            #expect(found.components.pieces.count <= most, "\(found.components.pieces.count)")
        }
    }

    @Test func `Cubics of components that pass 0 are refused`() throws {
        let none = Quaternion(x: 0, y: 0, z: 0, w: 0)
        let track = try RotationTrack(
            times: [0, 1], values: [.identity, Quaternion.identity.negated], inTangents: [none, none],
            outTangents: [none, none])
        #expect(throws: HookeError.self) { try RotationReduction(track, error: 0.1) }
    }

    @Test func `Errors outside (0, 1] and tracks of one time are refused`() throws {
        for error in [0, 1.5, Double.nan] {
            #expect(throws: HookeError.self) { try RotationReduction(Self.track, error: error) }
        }
        let still = try RotationTrack(times: [1], values: [.identity], rule: .linear)
        #expect(throws: HookeError.self) { try RotationReduction(still, error: 0.1) }
    }
}
