import Foundation
import HookeMotion
import Testing
import TestSupport

@Suite struct KeyframeSequenceTests {
    typealias Step = KeyframeSequence<Double>.Step

    private func step(_ words: [Substring]) throws -> Step {
        func optional(_ word: Substring) -> Double? { word == "-" ? nil : Double(word) }
        let numbers = words.dropFirst().map(optional)
        let to = try #require(numbers[0])
        switch words[0] {
        case "linear":
            guard numbers.count > 2 else { return .linear(to: to, duration: try #require(numbers[1])) }
            let points = try numbers[2...].map { try #require($0) }
            return .linear(
                to: to, duration: try #require(numbers[1]),
                timing: .bezier(try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])))
        case "cubic":
            return .cubic(
                to: to, duration: try #require(numbers[1]), startVelocity: numbers[2], endVelocity: numbers[3]
            )
        case "spring":
            return .spring(
                to: to, duration: numbers[1],
                spring: try Spring(
                    mass: #require(numbers[2]), stiffness: #require(numbers[3]), damping: #require(numbers[4])
                ),
                startVelocity: numbers[5])
        default: return .move(to: to)
        }
    }

    @Test func `Sequences of all kinds are accurate to the last digits`() throws {
        var worst = (value: Worst<String>(), velocity: Worst<String>())
        var (initial, steps) = (0.0, [Step]())
        var sequence: KeyframeSequence<Double>?
        var number = 0
        for words in try goldenLines("keyframe_sequences") {
            if words[0] == "sequence" {
                initial = try #require(Double(words[1]))
                (steps, sequence) = ([], nil)
                number += 1
            } else if words[0] == "at" {
                let asked = try #require(doubles(words.dropFirst()))
                let made = try sequence ?? KeyframeSequence(from: initial, steps)
                sequence = made
                let state = made.state(at: asked[0])
                #expect(state.position == made.value(at: asked[0]))
                #expect(state.velocity == made.velocity(at: asked[0]))
                // Relative to values of 100 and velocities of 1,000, or to larger ones.
                worst.value.note(
                    (state.position - asked[1]) / max(100, asked[1].magnitude), "\(number) \(words)")
                worst.velocity.note(
                    (state.velocity - asked[2]) / max(1_000, asked[2].magnitude), "\(number) \(words)")
            } else {
                steps.append(try step(words))
            }
        }
        #expect(number == 60)
        // Worst errors: 1.5e-15 and 3.3e-15.
        #expect(worst.value.error <= 3e-15, "\(worst.value)")
        #expect(worst.velocity.error <= 7e-15, "\(worst.velocity)")
    }

    @Test func `Adjacent cubics are one Catmull–Rom spline`() throws {
        let sequence = try KeyframeSequence(
            from: 3.0,
            [.cubic(to: 10, duration: 1), .cubic(to: 4, duration: 2), .cubic(to: 7, duration: 0.5)])
        let spline = try KeyframeTrack(
            times: [0, 1, 3, 3.5], values: [3.0, 10, 4, 7], rule: .timeAwareCatmullRom)
        let uniform = try KeyframeSequence(from: 3.0, sequence.steps, cubicRule: .catmullRom)
        let other = try KeyframeTrack(times: [0, 1, 3, 3.5], values: [3.0, 10, 4, 7], rule: .catmullRom)
        for index in 0...70 {
            let t = Double(index) / 20
            #expect(sequence.value(at: t) == spline.value(at: t))
            #expect(sequence.velocity(at: t) == spline.velocity(at: t))
            #expect(uniform.value(at: t) == other.value(at: t))
        }
        #expect(uniform != sequence)
    }

    @Test func `A cubic takes the velocities of adjacent segments of other kinds`() throws {
        let sequence = try KeyframeSequence(
            from: 0.0,
            [
                .linear(to: 10, duration: 2), .cubic(to: 30, duration: 1), .linear(to: 24, duration: 3),
                .cubic(to: 0, duration: 1), .spring(to: 5, duration: 1, startVelocity: -40),
                .cubic(to: 0, duration: 2),
            ])
        // Velocities per second: arriving 5, leaving −2, then −2 again and −40.
        #expect(sequence.velocity(at: 2) == 5)
        #expect((sequence.velocity(at: 3.0.nextDown) + 2).magnitude < 1e-12)
        #expect((sequence.velocity(at: 6) + 2).magnitude < 1e-12)
        #expect((sequence.velocity(at: 7.0.nextDown) + 40).magnitude < 1e-12)
        #expect(sequence.velocity(at: 7) == -40)
        let arriving = SpringMotion(spring: .smooth, from: 0.0, to: 5, initialVelocity: -40).velocity(at: 1)
        #expect((sequence.velocity(at: 8) - arriving).magnitude < 1e-12)
    }

    @Test func `A timing function changes the velocity that a cubic takes`() throws {
        let sequence = try KeyframeSequence(
            from: 0.0,
            [.linear(to: 10, duration: 2, timing: .easeIn), .cubic(to: 30, duration: 1)])
        let slope = CubicBezier.easeIn.slope(at: 1)
        #expect(slope > 1.5)
        #expect((sequence.velocity(at: 2) - 5 * slope).magnitude < 1e-13)
    }

    @Test func `A spring starts with the previous segment's velocity, or with its own`() throws {
        for (given, known) in [(nil, 25.0), (-3.0, -3.0)] {
            let sequence = try KeyframeSequence(
                from: 0.0,
                [.linear(to: 10, duration: 0.4), .spring(to: 40, spring: .bouncy, startVelocity: given)])
            let motion = SpringMotion(spring: .bouncy, from: 10.0, to: 40, initialVelocity: known)
            #expect((sequence.velocity(at: 0.4) - known).magnitude < 1e-13)
            for step in 1...20 {
                let t = Double(step) / 50
                #expect((sequence.value(at: 0.4 + t) - motion.position(at: t)).magnitude < 4e-14)
            }
        }
    }

    @Test func `A spring without a duration lasts its settling time, with a thousandth left`() throws {
        for spring in [Spring.smooth, .snappy, .bouncy, .coreAnimationDefault, .uiKitTimingDefault] {
            let sequence = try KeyframeSequence(from: 20.0, [.spring(to: 120, spring: spring)])
            #expect(sequence.duration == spring.settlingDuration(within: 0.001))
            #expect((sequence.value(at: sequence.duration.nextDown) - 120).magnitude <= 0.1 * (1 + 1e-11))
            #expect((sequence.value(at: sequence.duration.nextDown) - 120).magnitude >= 0.1 * (1 - 1e-11))
            #expect(sequence.value(at: sequence.duration) == 120)
        }
    }

    @Test func `A move takes no time, and motion after it starts from rest`() throws {
        let sequence = try KeyframeSequence(
            from: 0.0,
            [
                .move(to: 1), .linear(to: 11, duration: 1), .move(to: 50), .move(to: 20),
                .spring(to: 30, duration: 1), .move(to: -1),
            ])
        #expect(sequence.duration == 2)
        #expect(sequence.value(at: -1) == 0 && sequence.value(at: 0) == 1)
        #expect((sequence.value(at: 1.0.nextDown) - 11).magnitude < 1e-14 && sequence.value(at: 1) == 20)
        #expect(sequence.velocity(at: 1) == 0)
        #expect(sequence.value(at: 2) == -1 && sequence.velocity(at: 2) == 0)
        #expect(try KeyframeSequence(from: 4.0, []).value(at: 1) == 4)
        #expect(try KeyframeSequence(from: 4.0, []).duration == 0)
    }

    @Test func `Vectors move as their components do`() throws {
        func sequence<Value: VectorSpace>(_ value: (Double, Double) -> Value) throws -> KeyframeSequence<
            Value
        > {
            try KeyframeSequence(
                from: value(1, 5),
                [
                    .linear(to: value(2, -5), duration: 0.3, timing: .easeInOut),
                    .cubic(to: value(2, 3), duration: 0.5), .cubic(to: value(0, 9), duration: 0.2),
                    .spring(to: value(-4, 1), duration: 0.7), .move(to: value(0, 0)),
                ])
        }
        let both = try sequence { SIMD2($0, $1) }
        let (x, y) = (try sequence { x, _ in x }, try sequence { _, y in y })
        for step in 0...180 {
            let t = Double(step) / 100
            #expect(both.value(at: t) == SIMD2(x.value(at: t), y.value(at: t)))
        }
    }

    @Test func `Errors for invalid steps have the index`() throws {
        func fault(_ steps: [Step]) -> HookeError? {
            #expect(throws: HookeError.self) { try KeyframeSequence(from: 0.0, steps) }
        }
        let accepted = "a finite duration above 0"
        for bad in [0, -1, Double.infinity, -Double.infinity] {
            let known = HookeError.badElement(field: "steps", index: 1, value: bad, accepted: accepted)
            #expect(fault([.move(to: 1), .linear(to: 1, duration: bad)]) == known)
            #expect(fault([.move(to: 1), .cubic(to: 1, duration: bad)]) == known)
            #expect(fault([.move(to: 1), .spring(to: 1, duration: bad)]) == known)
        }
        #expect(fault([.linear(to: 1, duration: .nan)])?.description.hasPrefix("steps[0] is nan") == true)
        let value = HookeError.badElement(
            field: "steps", index: 1, value: .infinity, accepted: "a value of finite norm")
        for step in [
            Step.move(to: .infinity), .linear(to: .infinity, duration: 1), .cubic(to: .infinity, duration: 1),
            .spring(to: .infinity),
        ] {
            #expect(fault([.move(to: 1), step]) == value)
        }
        let velocity = HookeError.badElement(
            field: "steps", index: 0, value: .infinity, accepted: "velocities of finite norm")
        #expect(fault([.cubic(to: 1, duration: 1, startVelocity: .infinity)]) == velocity)
        #expect(fault([.cubic(to: 1, duration: 1, endVelocity: -.infinity)]) == velocity)
        #expect(fault([.spring(to: 1, startVelocity: .infinity)]) == velocity)
        let undamped = try Spring(mass: 1, stiffness: 10, damping: 0)
        #expect(
            fault([.spring(to: 1, spring: undamped)])
                == .noSolution(
                    field: "steps[0].duration", reason: "a spring without damping never settles"))
        #expect(
            try KeyframeSequence(from: 0.0, [.spring(to: 1, duration: 2, spring: undamped)]).duration == 2)
        let long = [Step](repeating: .linear(to: 1, duration: .greatestFiniteMagnitude), count: 3)
        let sum = fault(long)?.description
        #expect(sum?.hasPrefix("the sum of the durations is") == true, "\(sum ?? "")")
        let first = #expect(throws: HookeError.self) { try KeyframeSequence(from: Double.infinity, []) }
        #expect(
            first == .outOfRange(field: "initialValue", value: .infinity, accepted: "a value of finite norm"))
    }

    @Test func `Coding keeps the sequence and checks it`() throws {
        let sequence = try KeyframeSequence(
            from: 0.5,
            [
                .linear(to: 10, duration: 0.2, timing: .easeIn),
                .cubic(to: -60, duration: 0.3, endVelocity: 2),
                .spring(to: 0, spring: .bouncy), .move(to: 5),
            ])
        let data = try JSONEncoder().encode(sequence)
        let back = try JSONDecoder().decode(KeyframeSequence<Double>.self, from: data)
        #expect(back == sequence && back.hashValue == sequence.hashValue)
        #expect(back.value(at: 0.3) == sequence.value(at: 0.3))
        let text = String(decoding: data, as: UTF8.self)
        let bad = text.replacingOccurrences(of: "\"duration\":0.2", with: "\"duration\":-0.2")
        #expect(bad != text)
        #expect(throws: HookeError.self) {
            try JSONDecoder().decode(KeyframeSequence<Double>.self, from: Data(bad.utf8))
        }
    }
}
