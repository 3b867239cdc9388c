import Foundation
import Testing

/// A minimal glTF reader: Foundation's JSON, floats from the buffer, the formulas of the specification.
struct PlainGLTF {
    private let document: [String: Any]
    private let buffer: Data

    init(_ name: String) throws {
        // All of these files have the same bytes in their buffers.
        buffer = try Data(contentsOf: URL(fileURLWithPath: SampleFiles.path("gltf/animation.bin")))
        var data = try Data(contentsOf: URL(fileURLWithPath: SampleFiles.path("gltf/\(name)")))
        if name.hasSuffix(".glb") {
            let length = (0..<4).reduce(0) { $0 | Int(data[12 + $1]) << (8 * $1) }
            data = data.subdata(in: 20..<(20 + length))
        }
        document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func list(_ object: [String: Any], _ name: String) throws -> [[String: Any]] {
        try #require(object[name] as? [[String: Any]])
    }

    private func floats(_ accessor: Int) throws -> [[Double]] {
        let accessor = try list(document, "accessors")[accessor]
        let view = try list(document, "bufferViews")[try #require(accessor["bufferView"] as? Int)]
        let width = ["SCALAR": 1, "VEC3": 3, "VEC4": 4][try #require(accessor["type"] as? String)] ?? 0
        let start = (view["byteOffset"] as? Int ?? 0) + (accessor["byteOffset"] as? Int ?? 0)
        let stride = view["byteStride"] as? Int ?? 4 * width
        return (0..<(try #require(accessor["count"] as? Int))).map { element in
            (0..<width).map { lane in
                let at = start + element * stride + 4 * lane
                return Double(
                    Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(buffer[at + $1]) << (8 * $1) }))
            }
        }
    }

    /// Returns the value of the channel at a path such as `animations[0].channels[1]`.
    func value(of path: String, at t: Double) throws -> [Double] {
        let numbers = path.split { !$0.isNumber }.compactMap { Int($0) }
        let animation = try list(document, "animations")[numbers[0]]
        let channel = try list(animation, "channels")[numbers[1]]
        let sampler = try list(animation, "samplers")[try #require(channel["sampler"] as? Int)]
        let target = try #require(channel["target"] as? [String: Any])
        let times = try floats(try #require(sampler["input"] as? Int)).map { $0[0] }
        let output = try floats(try #require(sampler["output"] as? Int))
        let mode = sampler["interpolation"] as? String ?? "LINEAR"
        let isRotation = target["path"] as? String == "rotation"
        func key(_ k: Int) -> [Double] { mode == "CUBICSPLINE" ? output[3 * k + 1] : output[k] }
        func unit(_ q: [Double]) -> [Double] {
            let length = q.reduce(0) { $0 + $1 * $1 }.squareRoot()
            return isRotation ? q.map { $0 / length } : q
        }
        guard t > times[0], times.count > 1 else { return unit(key(0)) }
        guard t < times[times.count - 1] else { return unit(key(times.count - 1)) }
        let k = times.lastIndex { $0 <= t } ?? 0
        let (d, p, q) = (times[k + 1] - times[k], key(k), key(k + 1))
        let u = (t - times[k]) / d
        switch mode {
        case "STEP": return unit(p)
        case "CUBICSPLINE":
            return unit(
                p.indices.map { lane in
                    (2 * u * u * u - 3 * u * u + 1) * p[lane]
                        + d * (u * u * u - 2 * u * u + u) * output[3 * k + 2][lane]
                        + (-2 * u * u * u + 3 * u * u) * q[lane]
                        + d * (u * u * u - u * u) * output[3 * k + 3][lane]
                })
        default:
            guard isRotation else { return p.indices.map { (1 - u) * p[$0] + u * q[$0] } }
            let (a, b) = (unit(p), unit(q))
            let dot = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
            let angle = acos(dot.magnitude)
            return a.indices.map {
                (sin((1 - u) * angle) * a[$0] + (dot < 0 ? -1 : 1) * sin(u * angle) * b[$0]) / sin(angle)
            }
        }
    }
}

/// A minimal Lottie reader: Foundation's JSON, the Bézier by bisection, straight paths.
struct PlainLottie {
    private let document: [String: Any]

    init(_ path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func numbers(_ value: Any?) -> [Double] {
        (value as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue }
            ?? (value as? NSNumber).map { [$0.doubleValue] } ?? []
    }

    private func ease(_ key: [String: Any], _ lane: Int, _ u: Double) -> Double {
        func handle(_ side: String, _ axis: String) -> Double {
            let all = numbers((key[side] as? [String: Any])?[axis])
            return all.count > lane ? all[lane] : all[0]
        }
        func bezier(_ p: Double, _ q: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(handle("o", "x"), handle("i", "x"), middle) < u { low = middle } else { high = middle }
        }
        return bezier(handle("o", "y"), handle("i", "y"), low)
    }

    /// Returns the value of the property at a path such as `layers[0].ks.p`.
    func value(of path: String, at t: Double) throws -> [Double] {
        var place: Any = document
        for step in path.split(whereSeparator: { ".[]".contains($0) }) {
            if let index = Int(step) {
                place = try #require(place as? [Any])[index]
            } else {
                place = try #require((place as? [String: Any])?[String(step)])
            }
        }
        let keys = try #require((place as? [String: Any])?["k"] as? [[String: Any]])
        let frame = t * (try #require(numbers(document["fr"]).first))
        func time(_ k: Int) -> Double { numbers(keys[k]["t"])[0] }
        func start(_ k: Int) -> [Double] {
            keys[k]["s"] == nil ? numbers(keys[k - 1]["e"]) : numbers(keys[k]["s"])
        }
        guard frame > time(0) else { return start(0) }
        guard frame < time(keys.count - 1) else { return start(keys.count - 1) }
        let k = keys.indices.last { time($0) <= frame } ?? 0
        let u = (frame - time(k)) / (time(k + 1) - time(k))
        let end = keys[k]["e"] == nil ? start(k + 1) : numbers(keys[k]["e"])
        return zip(start(k), end).enumerated().map { lane, ends in
            ends.0 + (ends.1 - ends.0) * ease(keys[k], lane, u)
        }
    }
}
