import Hooke
import HookeTimeline
import TestSupport
import Testing

private typealias Part = ChoreographyPart<String, Double>

/// A mass of 1 with stiffness 100 and damping 12.
private let plain = try! Spring(mass: 1, stiffness: 100, damping: 12)

private func close(_ a: Double, _ b: Double, _ error: Double) -> Bool { (a - b).magnitude <= error }

private func made(_ part: Part, tolerance: Tolerance = .standard) throws -> Choreography<String, Double> {
    try Choreography(part, tolerance: tolerance)
}

@Suite struct ChoreographyDecisionTests {
    // The numbers of V8 have 16 digits; worst error seen 1 u of each.
    @Test func `Length: a spring has a logical and a settled end, and crosses its middle`() throws {
        let spring = Part.motion("x", .spring(to: 100, plain, from: 0)).named("A")
        let alone = try made(spring, tolerance: 0.1)
        #expect(close(alone.logicalDuration, 0.6283185307179586, 0x1p-52))
        #expect(close(alone.settledDuration, 1.016611374679554, 0x1p-51))
        let middle = try made(
            Part.group {
                spring
                Part.motion("y", .curve(to: 1, over: 1, from: 0)).named("B").starting(.crossing(50, of: "A"))
            })
        #expect(close(middle.interval(of: "B")!.lowerBound, 0.13580266208737124, 0x1p-54))
    }

    @Test func `Length: a sequence waits for the logical end, not for rest`() throws {
        let all = try made(
            Part.sequence {
                Part.motion("x", .spring(to: 100, plain, from: 0))
                Part.motion("y", .curve(to: 1, over: 0.25, from: 0)).named("B")
            })
        #expect(close(all.interval(of: "B")!.lowerBound, 0.6283185307179586, 0x1p-52))
        #expect(all.logicalDuration == all.interval(of: "B")!.upperBound)
    }

    @Test func `Tails: a spring goes on beyond its logical end`() throws {
        let all = try made(
            Part.sequence {
                Part.motion("x", .spring(to: 100, plain, from: 0))
                Part.motion("y", .curve(to: 1, over: 2, from: 0))
            })
        let motion = SpringMotion(spring: plain, from: 0, to: 100)
        for time in [0, 0.3, 0.7, 1.5, 9] { #expect(all.state(of: "x", at: time) == motion.state(at: time)) }
    }

    @Test func `Tails: a later child takes over value and velocity, and a spring is one spring`() throws {
        let all = try made(
            Part.sequence {
                Part.motion("x", .spring(to: 100, plain, from: 0))
                Part.motion("x", .spring(to: 20, .bouncy)).offset(by: -0.4)
            })
        let first = SpringMotion(spring: plain, from: 0, to: 100)
        let switchTime = plain.response - 0.4
        let second = first.retargeted(to: 20, at: switchTime, spring: .bouncy)
        for time in [0.05, 0.3, 0.9] {
            let expected =
                time < switchTime ? first.state(at: time) : second.state(at: time - switchTime)
            #expect(all.state(of: "x", at: time) == expected)
        }
    }

    @Test func `Tails: every law joins position and velocity, and the third order the acceleration`() throws {
        let laws: [HandoverLaw] = [
            .spring(.bouncy), try .thirdOrder(rate: 9), try .quintic(0.4), try .quintic(0.4, .c2),
        ]
        for law in laws {
            let all = try made(
                Part.group {
                    Part.motion("x", .spring(to: 100, plain, from: 0, velocity: 700))
                    Part.motion("x", .curve(to: -30, over: 0.5, .easeInOut, from: 10)).offset(by: 0.17)
                        .takingOver(by: .law(law))
                })
            let before = SpringMotion(spring: plain, from: 0, to: 100, initialVelocity: 700).state(at: 0.17)
            let after = all.state(of: "x", at: 0.17)!
            // 8 u of the terms, of at most 200 units and 2,000 units per second.
            #expect(close(after.position, before.position, 200 * 0x1p-50))
            #expect(close(after.velocity, before.velocity, 2_000 * 0x1p-50))
            #expect(close(all.state(of: "x", at: 20)!.position, -30, 1e-9))
        }
        let smooth = try made(
            Part.group {
                Part.motion("x", .spring(to: 100, plain, from: 0, velocity: 700))
                Part.motion("x", .curve(to: -30, over: 0.5, from: 10)).offset(by: 0.17)
                    .takingOver(by: .law(try! .thirdOrder(rate: 9)))
            })
        let below = smooth.state(of: "x", at: 0.17.nextDown)!.acceleration
        #expect(close(smooth.state(of: "x", at: 0.17)!.acceleration, below, 1e-9 * below.magnitude))
    }

    @Test func `Tails: a child that jumps begins at its own value`() throws {
        let all = try made(
            Part.group {
                Part.motion("x", .spring(to: 100, plain, from: 0))
                Part.motion("x", .curve(to: 1, over: 0.5, from: -7)).offset(by: 0.2).takingOver(by: .jump)
            })
        #expect(all.state(of: "x", at: 0.2)!.position == -7)
    }

    @Test func `Anchor: start, end, fraction, label and settled end, each with a signed offset`() throws {
        let all = try made(
            Part.group {
                Part.sequence {
                    Part.interval(0.5)
                    Part.label("mark")
                    Part.motion("x", .curve(to: 1, over: 0.25, from: 0)).named("A")
                }.named("inner").speed(2)
                Part.motion("a", .curve(to: 1, over: 1, from: 0)).named("1").starting(
                    .start(of: "A"), offset: 0.125
                )
                Part.motion("b", .curve(to: 1, over: 1, from: 0)).named("2").starting(
                    .end(of: "A"), offset: -0.125
                )
                Part.motion("c", .curve(to: 1, over: 1, from: 0)).named("3").starting(.fraction(0.5, of: "A"))
                Part.motion("d", .curve(to: 1, over: 1, from: 0)).named("4").starting(.label("mark"))
                Part.motion("e", .curve(to: 1, over: 1, from: 0)).named("5").starting(
                    .settledEnd(of: "inner")
                )
                Part.motion("f", .curve(to: 1, over: 1, from: 0)).named("6").starting(
                    .previousStart, offset: 1)
            })
        let starts = ["1", "2", "3", "4", "5", "6"].map { all.interval(of: ChoreographyName($0))!.lowerBound }
        #expect(starts == [0.375, 0.25, 0.3125, 0.25, 0.375, 1.375])
    }

    @Test func `Anchor: the n-th crossing counts each passage of a value`() throws {
        let bouncy = try Spring(mass: 1, stiffness: 100, damping: 2)
        let motion = SpringMotion(spring: bouncy, from: 0, to: 100)
        for count in 1...4 {
            let all = try made(
                Part.group {
                    Part.motion("x", .spring(to: 100, bouncy, from: 0)).named("A")
                    Part.call("hit").starting(.crossing(110, of: "A", count: count))
                })
            let time = all.calls(from: 0, to: 100)[0].time
            #expect(close(motion.position(at: time), 110, 1e-11))
            #expect((motion.velocity(at: time) > 0) == (count % 2 == 1))
        }
        let track = try KeyframeTrack(times: [0, 1, 2, 3], values: [0.0, 4, -4, 0], rule: .linear)
        let all = try made(
            Part.group {
                Part.motion("x", .track(track)).named("A")
                Part.call("hit").starting(.crossing(0, of: "A", count: 2))
            })
        #expect(all.calls(from: 0, to: 9).map(\.time) == [1.5])
    }

    @Test func `Anchor: a cycle throws with the children on it`() {
        let cycles: [(Part, String)] = [
            (
                Part.group {
                    Part.interval(1).named("A").starting(.end(of: "B"))
                    Part.interval(1).named("B").starting(.start(of: "A"))
                }, "A"
            ),
            (.group { .interval(1).named("A").starting(.end(of: "A")) }, "A"),
            (.sequence { .interval(1).named("A").starting(.end(of: "S")) }.named("S"), "S"),
            (
                Part.sequence {
                    Part.interval(1).named("A").starting(.start(of: "B"))
                    Part.interval(1).named("B")
                }, "B"
            ),
        ]
        for (part, name) in cycles {
            do {
                _ = try Choreography(part)
                Issue.record("accepted a cycle")
            } catch {
                guard case .cycle(let parts) = error.reason else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(parts.contains(name), "\(error)")
            }
        }
    }

    @Test func `Anchor: no crossing throws with the child, the value and the number found`() {
        func reason(_ anchor: ChoreographyAnchor) -> ChoreographyError? {
            do {
                _ = try Choreography(
                    Part.group {
                        Part.motion("x", .spring(to: 100, plain, from: 0)).named("A")
                        Part.motion("y", .spring(to: 100, plain)).named("open")
                        Part.interval(1).named("B").starting(anchor)
                    }, initial: { _ in 0 })
                return nil
            } catch { return error }
        }
        #expect(
            reason(.crossing(500, of: "A"))
                == ChoreographyError(part: "B", .noCrossing(of: "A", value: 500, count: 1, found: 0)))
        #expect(
            reason(.crossing(50, of: "A", count: 2))
                == ChoreographyError(part: "B", .noCrossing(of: "A", value: 50, count: 2, found: 1)))
        #expect(reason(.crossing(50, of: "open"))?.reason == .noCrossings(of: "open"))
        #expect(reason(.start(of: "Z"))?.reason == .unknownName("Z", accepted: ["A", "open", "B"]))
        #expect(reason(.end(of: "A")) == nil)
    }

    @Test func `Before 0: a child at -0.2 is under way at 0`() throws {
        let all = try made(
            Part.group {
                Part.motion("x", .curve(to: 10, over: 1, .linear, from: 0)).offset(by: -0.25)
                Part.motion("y", .curve(to: 10, over: 1, .linear, from: 0))
            })
        #expect(all.state(of: "x", at: 0)!.position == 2.5)
        #expect(all.state(of: "y", at: 0)!.position == 0)
        #expect(all.state(of: "x", at: -0.25)!.position == 0)
    }

    @Test func `Fill: before the first child its start, after the last child its end`() throws {
        let all = try made(
            Part.sequence {
                Part.interval(1)
                Part.motion("x", .curve(to: 5, over: 1, from: 3))
                Part.motion("x", .curve(to: 9, over: 1))
            })
        for time in [-Double.infinity, -1, 0, 0.999, 1] {
            #expect(all.state(of: "x", at: time)!.position == 3)
        }
        for time in [3, 3.5, 1e300, .infinity] { #expect(all.state(of: "x", at: time)!.position == 9) }
        #expect(all.state(of: "x", at: -1)!.velocity == 0)
        #expect(all.state(of: "x", at: .nan)!.position.isNaN)
        #expect(all.state(of: "z", at: 0) == nil)
    }

    @Test func `Speed: the child's time is speed times the time since its start, for all derivatives`() throws
    {
        let motion = SpringMotion(spring: plain, from: 0, to: 100)
        let all = try made(
            Part.sequence {
                Part.interval(0.5)
                Part.sequence {
                    Part.interval(1)
                    Part.motion("x", .spring(to: 100, plain, from: 0)).speed(3)
                }.speed(2)
            })
        let own = motion.state(at: 0.25 * 6)
        let state = all.state(of: "x", at: 1.25)!
        #expect(state.position == own.position)
        #expect(state.velocity == own.velocity * 6)
        #expect(state.acceleration == own.acceleration * 36)
    }

    @Test func `Repeat: 9.24 in periods of 0.14 is run 65, from the exact remainder`() throws {
        // 66 · 0.14 is above 9.24 in exact arithmetic, although the quotient rounds to 66.
        let all = try made(.motion("x", .curve(to: 1, over: 0.14, .linear, from: 0)).repeated(100))
        let position = all.state(of: "x", at: 9.24)!.position
        let local = 9.24.addingProduct(-65, 0.14)
        #expect(local < 0.14 && position == local / 0.14)
        #expect(position > 0.999)
    }

    @Test func `Repeat: a boundary belongs to the next run, and at last to its end`() throws {
        let all = try made(.motion("x", .curve(to: 8, over: 0.5, .linear, from: 0)).repeated(3))
        #expect(all.state(of: "x", at: 0.5)!.position == 0)
        #expect(all.state(of: "x", at: 1)!.position == 0)
        #expect(all.state(of: "x", at: 1.5)!.position == 8)
        #expect(all.state(of: "x", at: 99)!.position == 8)
        #expect(all.state(of: "x", at: 0.5.nextDown)!.position > 7.99)
        #expect(all.logicalDuration == 1.5)
    }

    @Test func `Repeat: runs beyond 2 to the 52 keep times and parity`() throws {
        let all = try made(
            Part.motion("x", .curve(to: 1, over: 0.75, .linear, from: 0)).repeated(nil, yoyo: true))
        for time in [0x1p60, 0x1p60 * 3, 0x1p54 + 4] {
            let rest = time.truncatingRemainder(dividingBy: 1.5)
            let p = rest < 0.75 ? rest / 0.75 : (1.5 - rest) / 0.75
            #expect(close(all.state(of: "x", at: time)!.position, p, 0x1p-50))
        }
        #expect(all.logicalDuration == .infinity)
    }

    @Test func `Yoyo: odd runs are mirrored, with the velocity negated`() throws {
        let all = try made(
            Part.motion("x", .curve(to: 1, over: 0.5, .easeIn, from: 0)).repeated(4, yoyo: true))
        for time in [0.1, 0.2, 0.4] {
            let there = all.state(of: "x", at: time)!
            let back = all.state(of: "x", at: 1 - time)!
            #expect(close(there.position, back.position, 0x1p-50))
            #expect(close(there.velocity, -back.velocity, 0x1p-48))
            #expect(close(there.acceleration, back.acceleration, 0x1p-45))
        }
        #expect(all.state(of: "x", at: 0.5)!.position == 1)
        #expect(all.state(of: "x", at: 2)! == MotionState(position: 0, velocity: 0, acceleration: 0))
        #expect(all.state(of: "x", at: 3)!.position == 0)
    }

    @Test func `Nested: each run of a repeated group starts from the start values`() throws {
        let all = try made(
            Part.group {
                Part.sequence {
                    Part.motion("x", .curve(to: 1, over: 0.5, .linear, from: 0))
                    Part.motion("y", .curve(to: 1, over: 0.5, .linear, from: 0))
                }.repeated(2)
                Part.motion("x", .curve(to: 9, over: 1)).offset(by: 2)
            })
        #expect(all.state(of: "x", at: 1.25)!.position == 0.5)
        #expect(all.state(of: "y", at: 0.25)!.position == 0)
        #expect(all.state(of: "y", at: 1.75)!.position == 0.5)
        #expect(all.state(of: "x", at: 2.5)!.position == 5)
    }
}
