import HookeTimeline
import TestSupport
import Testing

@Suite struct InteractiveTransitionTests {
    /// A card of 100 × 100 that moves from y = 800 to y = 200 over one second, on a screen of 400 × 800.
    static func card(_ change: (inout InteractiveTransition.Rules) -> Void = { _ in }) throws
        -> InteractiveTransition
    {
        let screen = Rectangle(x: 0, y: 0, width: 400, height: 800)
        var rules = InteractiveTransition.Rules(
            scale: SwipeScale(edge: .bottom, measure: .translation, bounds: screen))
        change(&rules)
        func layers(_ y: Double) -> [InteractiveLayer] {
            [
                InteractiveLayer(parent: nil, bounds: screen, position: [200, 400]),
                InteractiveLayer(
                    parent: 0, bounds: Rectangle(x: 0, y: 0, width: 100, height: 100), position: [200, y]),
            ]
        }
        let track = Track(
            view: ViewID(number: 2), property: .position, delay: 0, duration: 1, from: .pair([200, 800]),
            to: .pair([200, 200]), pacing: .linear)
        let channel = try InteractiveChannel(
            layer: 1, property: .position, model: .pair([200, 200]), tracks: [track])
        return InteractiveTransition(
            before: layers(800), during: layers(200), after: layers(200), channels: [channel], duration: 1,
            end: 1, rules: rules)
    }

    /// Drags up by `distance` points in steps of 10 ms and lifts the finger.
    private func drag(
        _ transition: inout InteractiveTransition, by distance: Double, from start: Double, finger: Int = 0,
        ends: InteractiveTransition.TouchPhase = .up
    ) {
        transition.touch(.down, finger: finger, at: [200, 700], time: start)
        for step in 1...10 {
            let y = 700 - distance * Double(step) / 10
            transition.touch(.move, finger: finger, at: [200, y], time: start + Double(step) / 100)
        }
        transition.touch(ends, finger: finger, at: [200, 700 - distance], time: start + 0.1)
    }

    private func cardY(_ transition: InteractiveTransition, at time: Double) -> Double {
        transition.shown(at: time).layers[1].corners[0].y
    }

    @Test func `The view follows the finger from the touch on, and not before the slop of 10 points`() throws
    {
        var transition = try Self.card()
        transition.touch(.down, finger: 0, at: [200, 700], time: 0)
        transition.touch(.move, finger: 0, at: [200, 691], time: 0.01)
        #expect(transition.phase == .idle)
        #expect(cardY(transition, at: 0.01) == 750)
        transition.touch(.move, finger: 0, at: [200, 500], time: 0.02)
        #expect(transition.phase == .held)
        #expect(transition.shown(at: 9).fraction == 0.25)
        #expect(cardY(transition, at: 9) == 750 - 150)
    }

    @Test func `A fast release finishes, with continuous position and velocity, and ends at the target`()
        throws
    {
        var transition = try Self.card()
        drag(&transition, by: 200, from: 0)
        #expect(transition.phase == .settling)
        #expect(transition.verdict?.outcome == .finish)
        let settled = try #require(transition.settledTime)
        #expect(transition.shown(at: 0.1).fraction == 0.25)
        #expect((transition.shown(at: 0.1).velocity - 2.5).magnitude < 1e-9)
        #expect(transition.shown(at: settled.nextDown).phase == .settling)
        #expect(transition.shown(at: settled).phase == .finished)
        #expect(cardY(transition, at: settled) == 150)
        // A pure function of the time: the past is the same afterwards.
        #expect(transition.shown(at: 0.1).fraction == 0.25)
    }

    @Test func `A cancelled touch cancels, and the next gesture begins again`() throws {
        var transition = try Self.card()
        drag(&transition, by: 300, from: 0, ends: .cancel)
        #expect(transition.verdict == .init(.cancel, because: "the touch was cancelled"))
        let settled = try #require(transition.settledTime)
        #expect(transition.shown(at: settled).phase == .cancelled)
        #expect(cardY(transition, at: settled) == 750)
        drag(&transition, by: 300, from: settled + 1, finger: 1)
        #expect(transition.verdict?.outcome == .finish)
    }

    @Test func `A grab holds the fraction that is shown, and the finger moves it from there`() throws {
        var transition = try Self.card()
        drag(&transition, by: 200, from: 0)
        transition.touch(.down, finger: 1, at: [100, 400], time: 0.12)
        #expect(transition.phase == .settling)
        let shown = transition.shown(at: 0.15).fraction
        transition.touch(.move, finger: 1, at: [100, 411], time: 0.15)
        #expect(transition.phase == .held)
        #expect(transition.shown(at: 5).fraction == shown)
        transition.touch(.move, finger: 1, at: [100, 419], time: 0.16)
        #expect((transition.shown(at: 5).fraction - (shown - 0.01)).magnitude < 1e-15)
    }

    @Test func `A finished transition ignores touches`() throws {
        var transition = try Self.card()
        drag(&transition, by: 400, from: 0)
        let settled = try #require(transition.settledTime)
        drag(&transition, by: -300, from: settled + 0.1, finger: 1)
        #expect(transition.phase == .finished)
        #expect(transition.shown(at: settled + 9).fraction == 1)
    }

    @Test func `Touches outside the screen, in the past and without a place are ignored`() throws {
        var transition = try Self.card()
        let isOutsideTaken = transition.touch(.down, finger: 0, at: [200, 800], time: 1)
        let isNowhereTaken = transition.touch(.move, finger: 0, at: [200, .nan], time: 1)
        let isPastTaken = transition.touch(.move, finger: 0, at: [200, 100], time: 0.5)
        #expect(isOutsideTaken && !isNowhereTaken && !isPastTaken)
        transition.touch(.move, finger: 0, at: [200, 100], time: 2)
        #expect(transition.phase == .idle)
    }

    @Test func `Keys hold and release from rest, but not while a finger holds`() throws {
        var transition = try Self.card()
        transition.hold(0.4, time: 0)
        #expect(transition.shown(at: 3).fraction == 0.4)
        transition.release(to: .finish, time: 1)
        #expect(transition.shown(at: 1).velocity == 0)
        #expect(transition.shown(at: 99).phase == .finished)
        var held = try Self.card()
        held.touch(.down, finger: 0, at: [200, 700], time: 0)
        held.touch(.move, finger: 0, at: [200, 500], time: 0.1)
        held.hold(0.9, time: 0.2)
        held.release(to: .finish, time: 0.3)
        #expect(held.phase == .held)
        #expect(held.shown(at: 1).fraction == 0.25)
    }

    @Test
    func `An overshoot that extrapolates carries motions past their ends, and a grab there moves back only`()
        throws
    {
        var transition = try Self.card {
            $0.settle = .spring(.preset(response: 0.4, dampingRatio: 0.4))
            $0.overshoot = .extrapolate
        }
        drag(&transition, by: 200, from: 0)
        let peak = stride(from: 0.1, to: 1, by: 0.001).max {
            transition.shown(at: $0).fraction < transition.shown(at: $1).fraction
        }
        let time = try #require(peak)
        let past = transition.shown(at: time).fraction
        #expect(past > 1.1)
        #expect((cardY(transition, at: time) - (750 - 600 * past)).magnitude < 1e-9)
        transition.touch(.down, finger: 1, at: [200, 400], time: time)
        transition.touch(.move, finger: 1, at: [200, 380], time: time)
        #expect(transition.shown(at: time).fraction == past)
        transition.touch(.move, finger: 1, at: [200, 460], time: time + 0.01)
        #expect(transition.shown(at: time).fraction < past)
    }
}
