import Foundation
import Hooke
import HookeTransitions
import Testing

/// The paths of a Lottie file at a time, read by Lottie's specification without the writer's code.
struct LottiePathReplay {
    private let layers: [[String: Any]]
    private let rate: Double
    private let places: LottieReplay

    init(_ json: String) throws {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        layers = try #require(root["layers"] as? [[String: Any]])
        rate = try #require(root["fr"] as? Double)
        places = try LottieReplay(json)
    }

    /// Returns points of each contour of a layer on the canvas.
    func points(of name: String, at time: Double) throws -> [[SIMD2<Double>]] {
        let layer = try #require(layers.first { $0["nm"] as? String == name })
        let place = try #require(places.layers(at: time).first { $0.name == name }).toCanvas
        let groups = try #require(layer["shapes"] as? [[String: Any]])
        let items = groups.flatMap { $0["it"] as? [[String: Any]] ?? [] }
        return try items.filter { $0["ty"] as? String == "sh" }.map { item in
            let shape = try contour(try #require(item["ks"] as? [String: Any]), at: time * rate)
            return shape.map { place($0.x, $0.y) }
        }
    }

    private func contour(_ property: [String: Any], at frame: Double) throws -> [SIMD2<Double>] {
        if let shape = property["k"] as? [String: Any] { return Self.points(shape, shape, 0) }
        let keys = try #require(property["k"] as? [[String: Any]])
        func start(_ key: [String: Any]) -> Double { key["t"] as? Double ?? .nan }
        func shape(_ key: [String: Any]) throws -> [String: Any] {
            try #require((key["s"] as? [[String: Any]])?.first)
        }
        let next = keys.firstIndex { start($0) > frame } ?? keys.count
        guard next > 0, next < keys.count else {
            let shape = try shape(keys[max(0, next - 1)])
            return Self.points(shape, shape, 0)
        }
        let (a, b) = (keys[next - 1], keys[next])
        func handle(_ side: String) throws -> (x: Double, y: Double) {
            let handle = try #require(a[side] as? [String: Double])
            return (try #require(handle["x"]), try #require(handle["y"]))
        }
        let (out, into) = (try handle("o"), try handle("i"))
        let easing = try CubicBezier(x1: out.x, y1: out.y, x2: into.x, y2: into.y)
        let fraction = easing.value(at: (frame - start(a)) / (start(b) - start(a)))
        return Self.points(try shape(a), try shape(b), fraction)
    }

    private static func points(
        _ a: [String: Any], _ b: [String: Any], _ fraction: Double
    ) -> [SIMD2<Double>] {
        func list(_ name: String) -> [SIMD2<Double>] {
            func read(_ shape: [String: Any]) -> [SIMD2<Double>] {
                (shape[name] as? [[Double]] ?? []).map { SIMD2($0[0], $0[1]) }
            }
            return zip(read(a), read(b)).map { $0 + ($1 - $0) * fraction }
        }
        let (places, into, out) = (list("v"), list("i"), list("o"))
        let isClosed = a["c"] as? Bool ?? false
        var points: [SIMD2<Double>] = []
        for index in 0..<(isClosed ? places.count : places.count - 1) {
            let next = (index + 1) % places.count
            let (p, q) = (places[index], places[next])
            let (c, d) = (p + out[index], q + into[next])
            for step in 0...12 {
                let t = Double(step) / 12
                let u = 1 - t
                let first: SIMD2<Double> = p * (u * u * u) + c * (3 * u * u * t)
                points.append(first + d * (3 * u * t * t) + q * (t * t * t))
            }
        }
        return points
    }
}
