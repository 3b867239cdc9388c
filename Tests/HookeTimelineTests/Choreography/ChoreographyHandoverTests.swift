import Hooke
import HookeTimeline
import TestSupport
import Testing

private typealias Part = ChoreographyPart<Int, Double>

@Suite struct ChoreographyHandoverTests {
    private let opening = Part.stagger(Stagger(each: 0.05), 0..<8, .spring(to: 1, .snappy, from: 0))
    private let closing = Part.stagger(Stagger(each: 0.03, from: .last), 0..<8, .spring(to: 0, .smooth))

    private func isSame(_ a: MotionState<Double>?, _ b: MotionState<Double>?) -> Bool {
        a?.position.bitPattern == b?.position.bitPattern && a?.velocity.bitPattern == b?.velocity.bitPattern
            && a?.acceleration.bitPattern == b?.acceleration.bitPattern
    }

    @Test func `A staggered menu closed in flight: each item switches at its own delayed time`() throws {
        let menu = try Choreography(opening)
        let cut = 0.22
        let closed = try menu.handedOver(to: closing, at: cut)
        var worst = 0.0
        for item in 0..<8 {
            let (start, change) = (0.05 * Double(item), cut + 0.03 * Double(7 - item))
            let open = SpringMotion(spring: .snappy, from: 0.0, to: 1)
            for step in -10...150 {
                let time = Double(step) / 100
                let state = try #require(closed.state(of: item, at: time))
                if time < cut { #expect(isSame(state, menu.state(of: item, at: time))) }
                var expected = MotionState(position: 0.0, velocity: 0, acceleration: 0)
                if start < cut, time >= start {
                    let before = open.state(at: change - start)
                    expected =
                        time < change
                        ? open.state(at: time - start)
                        : SpringMotion(
                            spring: .smooth, from: before.position, to: 0, initialVelocity: before.velocity
                        ).state(at: time - change)
                }
                worst = max(worst, abs(state.position - expected.position))
                #expect(abs(state.velocity - expected.velocity) < 1e-12)
            }
        }
        #expect(worst < 1e-14, "\(worst)")
        #expect(
            closed.logicalDuration == cut + (try Choreography(closing, initial: { _ in 0 }).logicalDuration))
    }

    @Test func `A later handover keeps the earlier one, and one before it removes it`() throws {
        let menu = try Choreography(opening)
        let once = try menu.handedOver(to: closing, at: 0.2)
        let twice = try once.handedOver(to: opening, at: 0.4)
        let earlier = try once.handedOver(to: closing, at: 0.1)
        let direct = try menu.handedOver(to: closing, at: 0.1)
        for item in 0..<8 {
            for step in -10...150 {
                let time = Double(step) / 100
                #expect(
                    time >= 0.4 || isSame(twice.state(of: item, at: time), once.state(of: item, at: time)))
                #expect(isSame(earlier.state(of: item, at: time), direct.state(of: item, at: time)))
            }
        }
        #expect(twice.state(of: 7, at: 5)!.position == 1)
    }

    @Test func `Calls after a handover are those of the new parts, and those of both at its time`() throws {
        var all = try Choreography<Int, Double> {
            Part.call("first")
            Part.interval(0.5)
            Part.call("cut")
            Part.sequence {
                Part.interval(0.25)
                Part.call("beat")
            }.repeated(nil)
        }
        try all.handOver(
            to: .sequence {
                Part.call("closing"); Part.interval(0.125); Part.call("closed")
            }, at: 0.5)
        let names: [ChoreographyName] = ["first", "cut", "closing", "closed"]
        #expect(all.calls(from: -1, to: 9).map(\.name) == names)
        #expect(all.calls(from: 9, to: -1).map(\.name) == names.reversed())
        #expect(all.calls(from: -1, to: 9, limit: 3).map(\.name) == Array(names.prefix(3)))
        #expect(all.calls(from: 0.5, to: 9).map(\.time) == [0.625])
        try all.handOver(to: .call("again"), at: 0.25)
        #expect(all.calls(from: -1, to: 9).map(\.time) == [0, 0.25])
    }

    @Test func `New properties, repeated parts and laws take part in a handover`() throws {
        var all = try Choreography<Int, Double>(
            .group([
                .motion(0, .curve(to: 1, over: 0.25, .linear, from: 0)).repeated(nil, yoyo: true),
                .motion(1, .spring(to: 5, .bouncy, from: 3)).offset(by: 2),
            ]))
        let before = all
        try all.handOver(
            to: .group([
                .motion(0, .curve(to: 4, over: 1, .linear, from: 4)).takingOver(by: .law(.quintic(0.5, .c1))),
                .motion(2, .curve(to: 8, over: 1, .linear)),
            ]), at: 1.1, initial: { $0 == 2 ? 7 : nil })
        #expect(isSame(all.state(of: 0, at: 1.05), before.state(of: 0, at: 1.05)))
        #expect(abs(all.state(of: 0, at: 1.1)!.position - 0.4) < 1e-12)
        #expect(abs(all.state(of: 0, at: 1.1)!.velocity - 4) < 1e-12)
        #expect(all.state(of: 0, at: 1.6)!.position == 4)
        // A motion that has not begun no longer begins.
        #expect(all.state(of: 1, at: -5)!.position == 3)
        #expect(all.state(of: 1, at: 9)!.position == 3)
        #expect(all.state(of: 2, at: 0)!.position == 7)
        #expect(abs(all.state(of: 2, at: 1.6)!.position - 7.5) < 1e-12)
        #expect(all.keys == [0, 1, 2])
        var active: [Int] = []
        all.forEachActive(at: 1.2) { index, _ in active.append(index) }
        #expect(active.sorted() == [0, 2])
        #expect(abs(all.settledDuration - 2.1) < 1e-12)
    }

    @Test func `Random choreographies keep what was shown, and go on without a jump`() {
        checkProperty(seed: 31, cases: 60, RandomChoreography.generator) { part in
            guard let old = try? Choreography(part, initial: { Double($0) }) else { return nil }
            let cut = 0.7
            let new = Part.stagger(Stagger(each: 0.1), old.keys, .spring(to: 2, .smooth))
            guard let all = try? old.handedOver(to: new, at: cut, initial: { Double($0) }) else {
                return "refused"
            }
            for (index, key) in old.keys.enumerated() {
                for step in -20..<70
                where !isSame(
                    all.state(of: key, at: Double(step) / 100), old.state(of: key, at: Double(step) / 100))
                {
                    return "\(key) at \(step)"
                }
                let change = cut + 0.1 * Double(index)
                let left = all.state(of: key, at: change.nextDown)!
                let right = all.state(of: key, at: change)!
                let size = 1 + left.position.magnitude + left.velocity.magnitude
                // A corner of the old motion at the switch is passed.
                if abs(left.position - right.position) > 1e-9 * size { return "\(key): \(left), \(right)" }
                if !(abs(all.state(of: key, at: change + 9)!.position - 2) < 1e-3) {
                    return "\(key) does not end"
                }
            }
            return nil
        }
    }

    @Test func `A handover into the past and at no time are refused, and change nothing`() throws {
        var menu = try Choreography(opening)
        let early = Part.motion(3, .spring(to: 0)).offset(by: -0.1).named("early")
        #expect {
            try menu.handOver(to: early, at: 0.2)
        } throws: {
            "\($0)".contains("early: start is -0.1") && "\($0)".contains("a time from 0")
        }
        #expect(throws: ChoreographyError.self) { try menu.handOver(to: closing, at: .nan) }
        #expect(menu.state(of: 0, at: 9)!.position == 1)
    }
}
