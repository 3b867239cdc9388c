import HookeTimeline
import TestSupport
import Testing

@Suite struct InteractiveNumbersTests {
    /// Two keyframed motions, of a position and of a transform, through random keys.
    private func transition(_ random: inout SeededGenerator, mode: CalculationMode) throws
        -> (transition: InteractiveTransition, tracks: [Track])
    {
        let card = try InteractiveTransitionTests.card {
            $0.decision = .lookAhead(0.2)
            $0.settle = .cubic
            $0.maximumVelocity = 7
        }
        func windows(_ make: () -> AnimatableValue) throws -> RelativeKeyframes<AnimatableValue> {
            var windows = RelativeKeyframes(from: make())
            for index in 0..<4 { try windows.add(start: Double(index) / 4, duration: 0.25, to: make()) }
            return windows
        }
        let places = try windows { .pair([random.uniform(0...400), random.uniform(0...800)]) }
        let turns = try windows {
            .transform(
                .rotation(random.uniform(-3...3), axis: [0.2, 1, 0.1])
                    .concatenating(.translation(x: random.uniform(-50...50), y: 3)))
        }
        var channels: [InteractiveChannel] = []
        var tracks: [Track] = []
        for (property, windows) in [(AnimatedProperty.position, places), (.transform, turns)] {
            let last = windows.moves[3].value
            let keyframes = try PropertyKeyframes(windows, last: last, mode: mode, pacing: .linear)
            let track = Track(
                view: ViewID(number: 2), property: property, delay: 0, duration: 1, keyframes: keyframes)
            tracks.append(track)
            channels.append(
                try InteractiveChannel(layer: 1, property: property, model: last, tracks: [track]))
        }
        let made = InteractiveTransition(
            before: card.before, during: card.during, after: card.after, channels: channels, duration: 1,
            end: 1, rules: card.rules)
        return (made, tracks)
    }

    @Test(arguments: [CalculationMode.linear, .discrete, .cubic, .holdSafeCubic])
    func `Written and read, a transition shows the same bits, and those of its tracks`(mode: CalculationMode)
        throws
    {
        var random = SeededGenerator(seed: 91)
        let (written, tracks) = try transition(&random, mode: mode)
        var read = try InteractiveTransition(
            numbers: written.numbers(), properties: written.properties)
        #expect(try read.numbers().map(\.bitPattern) == written.numbers().map(\.bitPattern))
        var original = written
        for step in 0...200 {
            let fraction = Double(step) / 200
            original.hold(fraction, time: Double(step))
            read.hold(fraction, time: Double(step))
            let (a, b) = (original.shown(at: 1e3), read.shown(at: 1e3))
            #expect(a.values == b.values)
            #expect(a.values == tracks.map { $0.value(at: fraction) }, "\(mode) at \(fraction)")
            #expect(a.layers.map(\.corners) == b.layers.map(\.corners))
        }
        #expect(read.rules.maximumVelocity == 7)
        #expect(read.rules.decision.name == "look-ahead")
    }

    @Test func `A list that ends early, a wrong version and an index out of range are refused`() throws {
        let card = try InteractiveTransitionTests.card()
        let (numbers, properties) = (try card.numbers(), card.properties)
        for count in 0..<numbers.count {
            #expect(throws: HookeError.self) {
                try InteractiveTransition(numbers: Array(numbers[..<count]), properties: properties)
            }
        }
        for index in numbers.indices {
            for value in [-1, 0.5, 1e300, .nan, .infinity] {
                var wrong = numbers
                wrong[index] = value
                // Accepted or refused, but without a trap.
                _ = try? InteractiveTransition(numbers: wrong, properties: properties).shown(at: 0)
            }
        }
    }

    @Test func `A property is found by its name, and other names and counts of names are refused`() throws {
        var random = SeededGenerator(seed: 92)
        let (written, _) = try transition(&random, mode: .linear)
        let numbers = try written.numbers()
        #expect(written.properties == ["position", "transform"])
        let read = try InteractiveTransition(numbers: numbers, properties: ["anchorPoint", "transform"])
        #expect(read.channels.map(\.property) == [.anchorPoint, .transform])
        #expect(read.channels.map(\.property.rawValue) == read.properties)
        for names in [["position"], ["position", "transform", "opacity"], []] {
            #expect(
                throws: HookeError.wrongCount(
                    field: "properties", count: names.count,
                    accepted: names.count < 2 ? "one for each channel" : "2, one for each channel")
            ) { try InteractiveTransition(numbers: numbers, properties: names) }
        }
        for name in ["", "Position", "positio", "positions"] {
            #expect(
                throws: HookeError.badText(
                    field: "properties", text: name, offset: 0, accepted: "the name of an animated property")
            ) { try InteractiveTransition(numbers: numbers, properties: [name, "transform"]) }
        }
    }

    @Test func `A decision of your own is refused by name`() throws {
        let own = ReleaseDecision(name: "mine") { _ in .init(.finish, because: "always") }
        let transition = try InteractiveTransitionTests.card { $0.decision = own }
        #expect(throws: InteractiveFault.customDecision(name: "mine")) { try transition.numbers() }
    }

    @Test func `Values at known times are interpolated, jump, and are read back to the bit`() throws {
        let card = try InteractiveTransitionTests.card()
        func transition(_ knots: [(Double, AnimatableValue)], _ property: AnimatedProperty) throws
            -> InteractiveTransition
        {
            let channel = try InteractiveChannel(
                layer: 1, property: property, knots: knots.map { (time: $0.0, value: $0.1) }, duration: 2)
            return InteractiveTransition(
                before: card.before, during: card.during, after: card.after, channels: [channel], duration: 2,
                end: 2, rules: card.rules)
        }
        let turn = Transform3D.rotation(1, axis: [0, 0, 1])
        let rows: [(AnimatedProperty, [(Double, AnimatableValue)], [(Double, AnimatableValue)])] = [
            (
                .opacity, [(0, .scalar(0)), (1, .scalar(0)), (1, .scalar(1)), (2, .scalar(0.5))],
                [
                    (0, .scalar(0)), (0.499, .scalar(0)), (0.5, .scalar(1)), (0.75, .scalar(0.75)),
                    (1, .scalar(0.5)),
                ]
            ),
            (
                .position, [(0, .pair([0, 8])), (2, .pair([4, 0]))],
                [(0.25, .pair([1, 6])), (1, .pair([4, 0]))]
            ),
            (
                .transform, [(0, .transform(.identity)), (2, .transform(turn))],
                [(0.5, .transform(TransformInterpolation(from: .identity, to: turn).transform(at: 0.5)))]
            ),
        ]
        for (property, knots, expected) in rows {
            let written = try transition(knots, property)
            var read = try InteractiveTransition(
                numbers: written.numbers(), properties: written.properties)
            #expect(try read.numbers().map(\.bitPattern) == written.numbers().map(\.bitPattern))
            for (fraction, value) in expected {
                read.hold(fraction, time: 0)
                #expect(read.shown(at: 0).values == [value], "\(property) at \(fraction)")
            }
        }
        let bad: [[(Double, AnimatableValue)]] = [
            [], [(0, .scalar(0)), (.nan, .scalar(1))], [(1, .scalar(0)), (0, .scalar(1))],
            [(0, .scalar(0)), (1, .pair(.zero))], [(0, .numbers([1]))],
        ]
        for knots in bad { #expect(throws: HookeError.self) { try transition(knots, .opacity) } }
        let fading = try transition([(0, .scalar(0)), (2, .scalar(1))], .opacity)
        let numbers = try fading.numbers()
        for index in numbers.indices {
            for value in [-1, 0.5, 1e300, .nan, .infinity] {
                var wrong = numbers
                wrong[index] = value
                _ = try? InteractiveTransition(numbers: wrong, properties: fading.properties).shown(at: 0)
            }
        }
    }
}
