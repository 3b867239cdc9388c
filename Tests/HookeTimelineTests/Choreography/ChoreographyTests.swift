import Foundation
import Hooke
import HookeTimeline
import TestSupport
import Testing

private typealias Part = ChoreographyPart<Int, Double>

@Suite struct ChoreographyTests {
    private static let cases = Int(ProcessInfo.processInfo.environment["HOOKE_CASES"] ?? "") ?? 90

    /// Whether a difference lies within the change of the value in 1e-9 seconds, on both sides of a jump.
    private func agrees(
        _ state: MotionState<Double>, _ naive: (Double) -> NaiveChoreography.State, at time: Double
    ) -> Bool {
        [0, -1e-9, 1e-9].contains { shift in
            let other = naive(time + shift)
            let size = 1 + other.position.magnitude + other.velocity.magnitude
            return (state.position - other.position).magnitude <= 1e-7 * size
                && (state.velocity - other.velocity).magnitude <= 1e-5 * size
        }
    }

    @Test func `Random nested choreographies equal the plain evaluator at every time`() {
        let generator = RandomChoreography.generator
        checkProperty(seed: 20, cases: Self.cases, generator) { part in
            let choreography: Choreography<Int, Double>
            do throws(ChoreographyError) {
                choreography = try Choreography(part, initial: { Double($0) * 10 })
            } catch {
                switch error.reason {
                // An anchor at a part around it; a repeated part without length; a name that shrinking removed.
                case .cycle, .unknownName, .number: return nil
                default: return "\(error)"
                }
            }
            let naive = NaiveChoreography(part)
            let end = min(10, choreography.settledDuration)
            for key in 0...2 {
                for step in -3...40 {
                    let time = end * Double(step) / 37.37
                    let state = choreography.state(of: key, at: time)
                    let other = naive.state(of: key, at: time, initial: Double(key) * 10)
                    guard let state, other != nil else {
                        if state == nil, other == nil { continue }
                        return "key \(key) exists in one only"
                    }
                    let isSame = agrees(
                        state, { naive.state(of: key, at: $0, initial: Double(key) * 10)! }, at: time)
                    if !isSame { return "key \(key) at \(time): \(state) instead of \(other!)" }
                }
            }
            return nil
        }
    }

    @Test func `Times in any order give the same bits`() {
        checkProperty(seed: 21, cases: Self.cases / 3, RandomChoreography.generator) { part in
            guard let choreography = try? Choreography(part, initial: { _ in 1 }) else { return nil }
            var random = SeededGenerator(seed: 5)
            let times = (0..<60).map { _ in random.uniform(-0.5...6) }
            func bits(_ time: Double, _ key: Int) -> [UInt64]? {
                choreography.state(of: key, at: time).map {
                    [$0.position.bitPattern, $0.velocity.bitPattern, $0.acceleration.bitPattern]
                }
            }
            var first: [Double: [[UInt64]?]] = [:]
            for time in times { first[time] = (0...2).map { bits(time, $0) } }
            let again = try! Choreography(part, initial: { _ in 1 })
            for time in times.shuffled(using: &random) {
                for key in 0...2 where first[time]![key] != bits(time, key) { return "\(time), \(key)" }
                let other = again.state(of: 0, at: time).map { $0.position.bitPattern }
                if other != first[time]![0]?[0] { return "resolved again: \(time)" }
            }
            return nil
        }
    }

    @Test func `Switches of later children jump neither in position nor in velocity`() {
        checkProperty(seed: 22, cases: Self.cases / 3, RandomChoreography.generator) { part in
            // Starts at 0, as the value before the first child rests, which need not be its velocity.
            var part = part
            func clear(_ part: inout Part) {
                if part.takeover == .jump { part.takeover = nil }
                part.repetition = .once
                switch part.content {
                case .sequence(var parts):
                    parts.indices.forEach { clear(&parts[$0]) }; part.content = .sequence(parts)
                case .group(var parts):
                    parts.indices.forEach { clear(&parts[$0]) }; part.content = .group(parts)
                case .stagger(let stagger, var parts):
                    parts.indices.forEach { clear(&parts[$0]) }
                    part.content = .stagger(stagger, parts)
                default: break
                }
            }
            clear(&part)
            guard let choreography = try? Choreography(part, initial: { _ in 1 }) else { return nil }
            for key in 0...2 {
                var before: MotionState<Double>?
                for step in 0...2_000 {
                    let time = -0.5 + Double(step) * 0.002
                    guard let state = choreography.state(of: key, at: time) else { break }
                    if let before {
                        let largest = max(before.velocity.magnitude, state.velocity.magnitude) + 10
                        // The first child may begin with a velocity, but not with a jump.
                        if (state.position - before.position).magnitude > 0.008 * largest + 0.1 {
                            return "key \(key) at \(time): from \(before) to \(state)"
                        }
                    }
                    before = state
                }
            }
            return nil
        }
    }

    @Test func `The motions under way are those that have started and are neither settled nor replaced`()
        throws
    {
        let part: Part = .group {
            Part.stagger(Stagger(each: 0.01, from: .center), 0..<1_000, .curve(to: 1, over: 0.25, from: 0))
            Part.motion(1_000, .curve(to: 1, over: 100, from: 0))
            Part.motion(1_001, .spring(to: 1, .bouncy, from: 0))
            Part.motion(1_001, .curve(to: 0, over: 0.5)).offset(by: 0.3)
        }
        let choreography = try Choreography(part)
        let delays = Stagger(each: 0.01, from: .center).delays(count: 1_000)
        let settled = SpringMotion(spring: .bouncy, from: 0.0, to: 1).settlingDuration()!
        #expect(settled > 0.3)
        for time in [-1, 0, 0.003, 0.1, 0.31, 1, 4.9, 5.2, 6, 99, 100, 101] {
            var found: [Int] = []
            choreography.forEachActive(at: time) { index, state in
                found.append(choreography.keys[index])
                #expect(state == choreography.state(ofKeyAt: index, at: time))
            }
            var expected = (0..<1_000).filter { delays[$0] <= time && time < delays[$0] + 0.25 }
            if time >= 0, time < 100 { expected.append(1_000) }
            if time >= 0, time < 0.8 { expected.append(1_001) }
            // The takeover's offset may settle later than the curve.
            if time < 0.8 || time > 3 { #expect(found.sorted() == expected, "\(time)") }
        }
    }

    @Test func `Invalid numbers throw with the part, the field and the value`() {
        let spring = ChoreographyMotion<Double>.spring(to: 1, from: 0)
        let bad: [(Part, String)] = [
            (.interval(-1), "root: interval is -1.0"),
            (.interval(.nan), "interval is nan"),
            (.sequence { Part.motion(0, spring).speed(0).named("A") }, "A: speed is 0.0"),
            (.sequence { Part.motion(0, spring).speed(.infinity) }, "children[0]: speed is inf"),
            (
                Part.sequence {
                    Part.interval(1); Part.group { Part.motion(0, spring).offset(by: .nan) }
                }, "children[1].children[0]: offset is nan"
            ),
            (Part.motion(0, spring).repeated(0), "count is 0"),
            (Part.interval(0).repeated(2), "period is 0.0"),
            (.motion(0, .curve(to: 1, over: -2, from: 0)), "duration is -2.0"),
            (.motion(0, .spring(to: .nan, from: 0)), "to is nan"),
            (.motion(0, .spring(to: 1, from: .infinity)), "from is inf"),
            (.motion(0, .fling(velocity: .nan, from: 0)), "velocity is nan"),
            (.motion(0, .spring(to: 1)), "no start value"),
            (
                Part.sequence {
                    Part.interval(1).named("A"); Part.interval(1).named("A")
                }, "used twice"
            ),
            (
                Part.sequence {
                    Part.interval(1).repeated(nil); Part.interval(1).named("B")
                }, "B: it waits"
            ),
            (.motion(0, spring).starting(.fraction(.nan, of: "A")), "fraction is nan"),
            (
                Part.motion(0, spring).named("A").starting(.crossing(1, of: "A", component: 1)),
                "component is 1"
            ),
            (Part.motion(0, spring).takingOver(by: .law(try! .fade(0.2))), "takeover is 0.2"),
        ]
        for (part, text) in bad {
            do {
                _ = try Choreography(part)
                Issue.record("accepted: \(text)")
            } catch { #expect("\(error)".contains(text), "\(error)") }
        }
    }

    @Test func `Deep nesting throws, and a long chain of anchors does not overflow the stack`() throws {
        var deep = Part.interval(1)
        for _ in 0..<100 { deep = Part(.sequence([deep])) }
        do {
            _ = try Choreography(deep)
            Issue.record("accepted 100 levels")
        } catch { #expect(error.reason == .tooDeep(64)) }
        let count = 20_000
        let chain = (0..<count).map {
            Part.interval(0.5).named("p\($0)").starting(.end(of: ChoreographyName("p\($0 + 1)")))
        }
        let last = Part.interval(0.5).named("p\(count)")
        let choreography = try Choreography(Part(.group(chain + [last])))
        #expect(choreography.interval(of: "p0")!.lowerBound == Double(count) / 2)
    }

    @Test func `Empty choreographies have no keys, no length and no calls`() throws {
        for part in [
            Part(.sequence([])), Part(.group([])), .stagger(Stagger(each: 1), [Int](), .spring(to: 1)),
        ] {
            let empty = try Choreography(part)
            #expect(empty.keys.isEmpty && empty.logicalDuration == 0 && empty.settledDuration == 0)
            #expect(empty.state(of: 0, at: 0) == nil && empty.calls(from: -9, to: 9).isEmpty)
        }
    }

    @Test func `Flings, tracks, vectors and motions of other types keep their own states`() throws {
        let track = try KeyframeTrack(
            times: [0, 1, 2], values: [SIMD2(0.0, 0), SIMD2(3, 4), SIMD2(0, 9)], rule: .linear)
        let fling = Decay(from: SIMD2(1.0, 2), velocity: SIMD2(300, -100))
        let other = SpringMotion(spring: .bouncy, from: SIMD2(0.0, 1), to: SIMD2(5, 5))
        let all = try Choreography<Int, SIMD2<Double>>(
            .group([
                .motion(0, .track(track)),
                .motion(1, .fling(velocity: SIMD2(300, -100), from: SIMD2(1, 2))),
                .motion(2, .motion(other, logicalDuration: 0.5, settledDuration: 2)),
            ]))
        for time in [0, 0.4, 1.5, 3] {
            #expect(all.state(of: 0, at: time) == track.state(at: time))
            #expect(all.state(of: 1, at: time) == fling.state(at: time))
            #expect(all.state(of: 2, at: time) == other.state(at: time))
        }
        #expect(all.settledDuration == max(fling.settlingDuration()!, 2))
    }
}
