import Foundation
import HookeGeometry
import Testing

@Suite("Conformance cases")
struct ConformanceTests {
    private typealias Function = @Sendable (ConformanceCase) throws -> [String: [Double]]

    private static let folder = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appending(path: "conformance")

    private static func spring(_ example: ConformanceCase) throws -> Spring {
        let named = example.in["spring"]?.named ?? [:]
        let mass = named["mass"] ?? 1
        if let bounce = named["bounce"], let duration = named["duration"] {
            return try Spring(duration: duration, bounce: bounce)
        }
        if let response = named["response"], let ratio = named["dampingRatio"] {
            return try Spring(response: response, dampingRatio: ratio, mass: mass)
        }
        let stiffness = named["stiffness"] ?? .nan
        if let ratio = named["dampingRatio"] {
            return try Spring(stiffness: stiffness, dampingRatio: ratio, mass: mass)
        }
        return try Spring(mass: mass, stiffness: stiffness, damping: named["damping"] ?? .nan)
    }

    private static func motion(_ example: ConformanceCase) throws -> SpringMotion<Double> {
        SpringMotion(
            spring: try spring(example), from: example.number("from"), to: example.number("to"),
            initialVelocity: example.number("velocity"))
    }

    private static func curve(_ curve: some TimingCurve, _ example: ConformanceCase) -> [String: [Double]] {
        let input = example.number("input")
        return ["value": [curve.value(at: input)], "slope": [curve.slope(at: input)]]
    }

    private static func springs(_ example: ConformanceCase) throws -> [String: [Double]] {
        let (motion, spring) = (try motion(example), try spring(example))
        let state = motion.state(at: example.number("time"))
        return [
            "position": [state.position], "velocity": [state.velocity], "stiffness": [spring.stiffness],
            "damping": [spring.damping],
        ]
    }

    private static func settling(_ example: ConformanceCase) throws -> [String: [Double]] {
        let tolerance = try Tolerance(
            distance: example.number("distance"), speed: example.in["speed"].map { $0.numbers[0] })
        return ["duration": [try motion(example).settlingDuration(within: tolerance) ?? .infinity]]
    }

    private static func bezier(_ example: ConformanceCase) throws -> [String: [Double]] {
        let p = example.numbers("points")
        return curve(try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3]), example)
    }

    private static func steps(_ example: ConformanceCase) throws -> [String: [Double]] {
        let jump = Steps.Jump(rawValue: example.in["jump"]?.text ?? "") ?? .end
        return curve(try Steps(Int(example.number("count")), jump: jump), example)
    }

    private static func linear(_ example: ConformanceCase) throws -> [String: [Double]] {
        let stops = example.numbers("stops")
        let pairs = stride(from: 0, to: stops.count, by: 2).map {
            LinearStops.Stop(input: stops[$0], output: stops[$0 + 1])
        }
        return curve(try LinearStops(pairs), example)
    }

    private static func decay(_ example: ConformanceCase) throws -> [String: [Double]] {
        let (start, velocity) = (example.number("from"), example.number("velocity"))
        let rate = try DecelerationRate(perMillisecond: example.number("rate"))
        let decay = Decay(from: start, initialVelocity: velocity, rate: rate)
        let time = example.number("time")
        return [
            "position": [decay.position(at: time)], "velocity": [decay.velocity(at: time)],
            "end": [decay.endValue],
            "discreteEnd": [
                MomentumProjection(rate: rate, rule: .discrete).end(from: start, velocity: velocity)
            ],
        ]
    }

    private static func release(_ example: ConformanceCase) throws -> [String: [Double]] {
        var tracker = VelocityTracker<SIMD2<Double>>()
        let (x, y) = (example.numbers("x"), example.numbers("y"))
        for (index, time) in example.numbers("times").enumerated() {
            try tracker.addSample(time: time, position: [x[index], y[index]])
        }
        let velocity = tracker.velocity(releasedAt: example.in["released"].map { $0.numbers[0] })
        return ["velocity": [velocity.x, velocity.y]]
    }

    private static func decomposition(_ example: ConformanceCase) throws -> [String: [Double]] {
        let parts = try #require(try Transform3D(elements: example.numbers("matrix")).decomposed())
        let q = parts.rotation.components * (parts.rotation.w < 0 ? -1 : 1)
        return [
            "translation": [parts.translation.x, parts.translation.y, parts.translation.z],
            "scale": [parts.scale.x, parts.scale.y, parts.scale.z],
            "skew": [parts.skew.x, parts.skew.y, parts.skew.z],
            "perspective": (0..<4).map { parts.perspective[$0] }, "rotation": (0..<4).map { q[$0] },
        ]
    }

    private static func transforms(_ example: ConformanceCase) throws -> [String: [Double]] {
        let from = try Transform3D(elements: example.numbers("from"))
        let to = try Transform3D(elements: example.numbers("to"))
        return [
            "matrix": TransformInterpolation(from: from, to: to).transform(at: example.number("progress"))
                .elements
        ]
    }

    private static let functions: [(name: String, function: Function, worst: Double)] = [
        ("springs", springs, 3), ("settling", settling, 2), ("beziers", bezier, 2), ("steps", steps, 0),
        ("linear", linear, 1), ("decay", decay, 1.5), ("release", release, 0.2),
        ("decomposition", decomposition, 12),
        ("transforms", transforms, 5),
    ]

    /// The worst errors are 2.5, 1.5, 1.2, 0, 0.5, 0.9, 0.07, 9.9 and 3.6 units.
    @Test("Every function is within its class, and within less of its own", arguments: functions.indices)
    func everyFunctionIsWithinItsClass(index: Int) throws {
        let (name, function, worst) = Self.functions[index]
        let result = try ConformanceResult(name, in: Self.folder, function: function)
        #expect(result.faults.isEmpty, "\(result.faults.prefix(5))")
        #expect(result.checked >= 120 && result.absent == 0)
        #expect(result.worst <= worst, "\(name): \(result.worst)")
    }

    @Test("A result whose tenth digit is another fails in every family", arguments: functions.indices)
    func anotherDigitFails(index: Int) throws {
        let (name, function, _) = Self.functions[index]
        var changed = 0
        let result = try ConformanceResult(name, in: Self.folder) { example in
            let out = example.out.first { $0.value.numbers[0] != 0 }
            guard changed == 0, let (field, value) = out else { return }
            guard example.condition[field, default: value].numbers[0] < 1000 * abs(value.numbers[0]) else {
                return
            }
            changed += 1
            example.out[field]?.numbers[0] *= 1 + 1e-10
        } function: {
            try function($0)
        }
        #expect(changed == 1 && result.faults.count == 1, "\(name): \(result.faults.prefix(3))")
    }

    @Test("A spring that is four times too fast fails")
    func springOfAnotherSpeedFails() throws {
        let result = try ConformanceResult("springs", in: Self.folder) { example in
            example.in["time"]?.numbers[0] *= 4
        } function: {
            try Self.springs($0)
        }
        #expect(result.faults.count > 1_000, "\(result.faults.count)")
    }
}
