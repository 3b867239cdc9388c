import Foundation
import HookeGeometry
import TestSupport
import Testing

@Suite struct TrackLinearApproximationTests {
    private let rules: [TangentRule] = [.discrete, .linear, .catmullRom, .holdSafe, .timeAwareCatmullRom]

    private func times(_ random: inout SeededGenerator) -> [Double] {
        var times = [random.uniform(-1...1)]
        for _ in 0..<random.integer(1...6) {
            times.append(times[times.count - 1] + (random.chance(0.15) ? 0 : random.uniform(0.01...2)))
        }
        return times
    }

    private func timing(_ random: inout SeededGenerator) throws -> TimingFunction? {
        switch random.integer(0...5) {
        case 0: .easeInOut
        case 1: .bezier(try CubicBezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6))
        case 2: .steps(try Steps(3))
        case 3: .linear(try LinearStops(css: "linear(0.2, 0.5 20% 60%, 1.3)"))
        default: nil
        }
    }

    private func interpolation(_ random: inout SeededGenerator) throws -> Interpolation<SIMD2<Double>> {
        var result: Interpolation<SIMD2<Double>>
        switch random.integer(0...4) {
        case 0: result = Interpolation(rule: rules[random.integer(0...4)])
        case 1:
            result = .spring(
                try Spring(response: random.uniform(0.1...1), dampingRatio: random.uniform(0.1...2.5)))
        case 2:
            result = Interpolation(
                form: .even(
                    startTangent: SIMD2(random.uniform(-200...200), 100),
                    endTangent: SIMD2(-50, random.uniform(-200...200))))
        case 3: result = .cubic(.catmullRom)
        default: result = .linear
        }
        result.timing = try timing(&random)
        return result
    }

    @Test func `Vector tracks are within the proven error of their linear approximation`() throws {
        var (worst, least, refused) = (0.0, 1.0, 0)
        let count = UInt64(randomCases(20))
        for seed in 1...count {
            var random = SeededGenerator(seed: seed)
            let times = times(&random)
            let values = times.map { _ in SIMD2(random.uniform(-100...100), random.uniform(-100...100)) }
            let interpolations = try times.dropFirst().map { _ in try interpolation(&random) }
            let track = try KeyframeTrack(times: times, values: values, interpolations: interpolations)
            let asked = random.logUniform(1e-3...10)
            // A spring evaluated before its start is far away, and may throw.
            guard let (straight, error) = try? track.linearApproximation(error: asked) else {
                refused += 1
                continue
            }
            #expect(error <= asked && straight.rule == .linear)
            var largest = 0.0
            for _ in 0..<400 {
                let time = random.uniform((times[0] - 0.1)...(times[times.count - 1] + 0.1))
                let off = (straight.value(at: time) - track.value(at: time)).norm
                largest = max(largest, off)
                #expect(off <= error + 1e-11, "seed \(seed) at \(time): \(off), not \(error)")
            }
            if error > 0 { (worst, least) = (max(worst, largest / error), min(least, largest / error)) }
        }
        #expect(worst > 0.9 && worst <= 1, "\(least) to \(worst)")
        #expect(refused * 4 < count + 4, "\(refused) of \(count)")
    }

    @Test func `Linear tracks and holds are unchanged, and jumps keep their time`() throws {
        let track = try KeyframeTrack(
            times: [0, 1, 1, 2, 3], values: [0.0, 4, 6, 6, 1],
            interpolations: [.linear, .linear, .discrete, .discrete])
        let (straight, error) = try track.linearApproximation(error: 0.1)
        #expect(error == 0)
        #expect(straight.times == [0, 1, 1, 2, 3, 3])
        #expect(straight.values == [0, 4, 6, 6, 6, 1])
        let constant = try KeyframeTrack(times: [2], values: [7.0], rule: .linear)
        #expect(try constant.linearApproximation(error: 1).track == constant)
    }

    @Test func `The number of keys of a parabola follows from its curvature`() throws {
        // f″ = 2 over a length of 1: a line over h has the error h²/4, so that 0.01 needs five pieces.
        let track = try KeyframeTrack(
            times: [0, 1], values: [0.0, 1],
            interpolations: [.hermite(startVelocity: 0, endVelocity: 2)])
        let (straight, error) = try track.linearApproximation(error: 0.0102)
        // Lengths are exact within a few per cent, which may cost a key.
        #expect((6...7).contains(straight.times.count))
        #expect(error <= 0.0102 && error > 0.007)
    }

    @Test(arguments: [0, -1, .nan, .infinity])
    func `An invalid error bound throws`(_ error: Double) throws {
        let track = try KeyframeTrack(times: [0, 1], values: [0.0, 1], rule: .catmullRom)
        let refused = #expect(throws: HookeError.self) { try track.linearApproximation(error: error) }
        guard case .outOfRange("error", _, _) = refused else { return #expect(Bool(false), "\(refused!)") }
        let turns = try RotationTrack(times: [0, 1], values: [.identity, .identity], rule: .catmullRom)
        #expect(throws: HookeError.self) { try turns.linearApproximation(error: error) }
        let transforms = try TransformTrack(times: [0], values: [.identity], rule: .linear)
        #expect(throws: HookeError.self) { try transforms.linearApproximation(error: error) }
    }

    @Test func `Errors below rounding, and too many keys, throw in finite time`() throws {
        let track = try KeyframeTrack(times: [0, 1, 3], values: [0.0, 1e6, -3], rule: .catmullRom)
        for error in [1e-12, 1e-7, Double.leastNonzeroMagnitude] {
            #expect(throws: HookeError.self) { try track.linearApproximation(error: error) }
        }
        let huge = try KeyframeTrack(times: [1e15, 1e15 + 1], values: [0.0, 1], rule: .catmullRom)
        #expect(throws: HookeError.self) { try huge.linearApproximation(error: 1e-3) }
        let tiny = try KeyframeTrack(
            times: [0, Double.leastNonzeroMagnitude, 1e-300], values: [0.0, 1, 0], rule: .catmullRom)
        #expect(throws: HookeError.self) { try tiny.linearApproximation(error: 0.25) }
    }

    @Test func `Rotation tracks are within the requested error, or throw`() throws {
        let values = [0.0, 1, -1].map { Quaternion(rotationVector: Vector3($0, 0, $0 * $0)) }
        let track = try RotationTrack(times: [0, 1, 2], values: values, rule: .catmullRom)
        for error in [1e-16, 1e-14, 3e-14, .leastNonzeroMagnitude] {
            #expect(throws: HookeError.self) { try track.linearApproximation(error: error) }
        }
        #expect(try track.linearApproximation(error: 1e-6).error <= 1e-6)
    }

    @Test func `Rotation tracks are within the proven error of their linear approximation`() throws {
        var worst = 0.0
        for seed in 1...UInt64(randomCases(60)) {
            var random = SeededGenerator(seed: seed)
            let times = times(&random)
            let values = times.map { _ in
                Quaternion(rotationVector: Vector3(random.uniform(-3...3), random.uniform(-1...1), 0))
            }
            let rule: TangentRule = random.chance(0.2) ? .discrete : .catmullRom
            let track =
                random.chance(0.3)
                ? try RotationTrack(
                    times: times, values: values,
                    interpolations: times.dropFirst().map { _ in .eased(.easeInOut) })
                : try RotationTrack(times: times, values: values, rule: rule)
            let asked = random.logUniform(1e-3...0.1)
            let (straight, error) = try track.linearApproximation(error: asked)
            #expect(error <= asked)
            for _ in 0..<200 {
                let time = random.uniform(times[0]...times[times.count - 1])
                let between = track.value(at: time).conjugate * straight.value(at: time)
                let angle = min(between.angle, 2 * .pi - between.angle)
                #expect(angle <= error + 1e-12, "seed \(seed) at \(time): \(angle), not \(error)")
                if error > 0 { worst = max(worst, angle / error) }
            }
        }
        #expect(worst > 0.3 && worst <= 1, "\(worst)")
    }

    @Test func `Fields of transform tracks are within the proven error and all bounds`()
        throws
    {
        var (worst, tightest) = (0.0, 0.0)
        for seed in 1...UInt64(randomCases(40)) {
            var random = SeededGenerator(seed: seed)
            let times = times(&random)
            let rule: TangentRule = [.discrete, .linear, .holdSafe][random.integer(0...2)]
            let values = times.map { _ -> Transform3D in
                var made =
                    Transform3D.scale(x: random.uniform(0.3...2), y: 1)
                    * .rotation(random.uniform(-2...2), axis: Vector3(0.2, 1, random.unit()))
                    * .translation(x: random.uniform(-50...50), y: 3)
                if rule != .holdSafe, random.chance(0.3) { made.m34 -= 0.001 }
                return made
            }
            let track = try TransformTrack(times: times, values: values, rule: rule)
            let (straight, error) = try track.linearApproximation(error: 0.05)
            #expect(error <= 0.05)
            for _ in 0..<100 {
                let time = random.uniform(times[0]...times[times.count - 1])
                let off = zip(track.transform(at: time).elements, straight.transform(at: time).elements)
                    .map { ($0 - $1).magnitude }.max()!
                #expect(off <= error + 1e-11, "seed \(seed) at \(time): \(off), not \(error)")
                if error > 0 { worst = max(worst, off / error) }
            }
            // The bounds themselves, by differences.
            for k in 0..<track.segmentCount where times[k] < times[k + 1] && !track.isStill(k) {
                let bounds = track.bounds(ofSegment: k)!
                let h = (times[k + 1] - times[k]) / 64
                for step in 1..<64 {
                    let t = times[k] + h * Double(step)
                    let here = track.transform(at: t, inSegment: k).elements
                    let (a, b) = (
                        track.transform(at: t - h, inSegment: k).elements,
                        track.transform(at: t + h, inSegment: k).elements
                    )
                    for i in 0..<16 {
                        let bend = (a[i] - 2 * here[i] + b[i]).magnitude / (h * h)
                        let slope = (b[i] - a[i]).magnitude / (2 * h)
                        let room = 1e-9 * (1 + here[i].magnitude) / (h * h)
                        #expect(here[i].magnitude <= bounds.value.elements[i] + 1e-9)
                        #expect(slope <= bounds.slope.elements[i] + room)
                        #expect(bend <= bounds.bend.elements[i] + room)
                        if bounds.bend.elements[i] > 1 {
                            tightest = max(tightest, bend / bounds.bend.elements[i])
                        }
                    }
                }
            }
        }
        #expect(worst > 0.1 && worst <= 1 && tightest > 0.5)
    }

    @Test func `A cubic through perspectives with m44 other than 1 throws by name`() throws {
        var tilted = Transform3D.rotation(1, axis: Vector3(0.2, 1, 0.3)) * .translation(x: 40, y: 3)
        tilted.m34 -= 0.001
        let track = try TransformTrack(times: [0, 1], values: [.identity, tilted], rule: .holdSafe)
        let error = #expect(throws: HookeError.self) { try track.linearApproximation(error: 0.001) }
        #expect(error?.description.contains("its m44 not 1") == true)
    }

    @Test(arguments: [TangentRule.linear, .catmullRom])
    func `A transform segment has its left limit where the track jumps`(rule: TangentRule) throws {
        let values = (0..<4).map { Transform3D.translation(x: Double($0) * 10, y: 0) }
        let track = try TransformTrack(times: [0, 1, 1, 2], values: values, rule: rule)
        #expect(track.transform(at: 1, inSegment: 0) == values[1])
        #expect(track.transform(at: 1, inSegment: 2) == values[2])
        #expect(track.transform(at: 2, inSegment: 2) == values[3])
    }

    @Test(arguments: [TransformInterpolation.Method.css, .polar, .screw, .logarithm, .fields])
    func `The bounds of transform interpolations are correct, overshoot included`(
        method: TransformInterpolation.Method
    ) throws {
        var (tightest, own) = (0.0, 0)
        for seed in 1...UInt64(randomCases(40)) {
            var random = SeededGenerator(seed: seed)
            func transform() -> Transform3D {
                var made =
                    Transform3D.scale(x: random.uniform(-2...2), y: random.chance(0.2) ? 0 : 1, z: 1)
                    * .rotation(random.uniform(-3...3), axis: Vector3(random.unit(), 1, random.unit()))
                    * .translation(x: random.uniform(-50...50), y: random.uniform(-50...50))
                if random.chance(0.3) { made.m34 -= 0.001 }
                return made
            }
            let way = TransformInterpolation(from: transform(), to: transform(), method: method)
            if way.methodUsed == method { own += 1 }
            let range = -0.3...1.4
            let bounds = try #require(way.bounds(over: range))
            let h = 1.7 / 128
            for step in 1..<128 {
                let p = range.lowerBound + h * Double(step)
                let (a, b, c) = (
                    way.transform(at: p - h).elements, way.transform(at: p).elements,
                    way.transform(at: p + h).elements
                )
                for i in 0..<16 {
                    let (slope, bend) = (
                        (c[i] - a[i]).magnitude / (2 * h), (a[i] - 2 * b[i] + c[i]).magnitude / (h * h)
                    )
                    #expect(b[i].magnitude <= bounds.value.elements[i] + 1e-9)
                    #expect(slope <= bounds.slope.elements[i] + 1e-6)
                    #expect(bend <= bounds.bend.elements[i] + 1e-5, "seed \(seed), field \(i)")
                    if bounds.slope.elements[i] > 1 {
                        tightest = max(tightest, slope / bounds.slope.elements[i])
                    }
                }
            }
        }
        #expect(tightest > 0.9 && own > 0, "\(tightest)")
    }

    @Test(arguments: [TransformInterpolation.Method.css, .polar, .screw, .logarithm])
    func `A track with a method in each segment is within the proven error of its linear approximation`(
        method: TransformInterpolation.Method
    ) throws {
        var worst = 0.0
        for seed in 1...UInt64(randomCases(10)) {
            var random = SeededGenerator(seed: seed)
            let times = times(&random)
            let values = times.map { _ in
                Transform3D.scale(x: random.uniform(0.3...2), y: 1)
                    * .rotation(random.uniform(-1...1), axis: Vector3(0.2, 1, random.unit()))
                    * .translation(x: random.uniform(-50...50), y: 3)
            }
            let track = try TransformTrack(
                times: times, values: values, interpolations: times.dropFirst().map { _ in .method(method) })
            let (straight, error) = try track.linearApproximation(error: 0.05)
            for _ in 0..<100 {
                let time = random.uniform(times[0]...times[times.count - 1])
                let off = zip(track.transform(at: time).elements, straight.transform(at: time).elements)
                    .map { ($0 - $1).magnitude }.max()!
                #expect(off <= error + 1e-11, "seed \(seed) at \(time): \(off), not \(error)")
                if error > 0 { worst = max(worst, off / error) }
            }
        }
        // The parts of CSS and of equal stretches are those that the result interpolates: an error of rounding.
        #expect(worst <= 1 && (worst > 0.1) == [.screw, .logarithm].contains(method), "\(worst)")
    }
}
