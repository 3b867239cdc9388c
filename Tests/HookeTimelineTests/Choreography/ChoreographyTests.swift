import Foundation
import Hooke
import HookeTimeline
import TestSupport
import Testing

private typealias Part = ChoreographyPart<Int, Double>

@Suite struct ChoreographyTests {
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
        checkProperty(seed: 20, cases: 90, generator) { part in
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
        checkProperty(seed: 21, cases: 30, RandomChoreography.generator) { part in
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

    /// A part whose motions have no jumps and no corners of their own.
    private func smooth(_ part: Part) -> Part {
        var part = part
        if part.takeover == .jump { part.takeover = nil }
        part.repetition = .once
        switch part.content {
        case .sequence(let parts): part.content = .sequence(parts.map(smooth))
        case .group(let parts): part.content = .group(parts.map(smooth))
        case .stagger(let stagger, let parts): part.content = .stagger(stagger, parts.map(smooth))
        case .motion(let key, let motion): part.content = .motion(key, smooth(motion))
        case .staggered(let stagger, let keys, let motion):
            part.content = .staggered(stagger, keys, smooth(motion))
        case .interval, .call: break
        }
        return part
    }

    private func smooth(_ motion: ChoreographyMotion<Double>) -> ChoreographyMotion<Double> {
        guard case .curve(_, let duration, let from, let to) = motion else { return motion }
        return .curve(.easeInOut, duration: duration, from: from, to: to)
    }

    /// A time between two at which position or velocity jumps: where the difference from the trapezoid of the
    /// derivatives does not vanish by halving. Of a smooth motion it falls by four or more at each halving.
    private func jump(
        of state: (Double) -> MotionState<Double>, from low: Double, to high: Double
    ) -> Double? {
        func defects(_ a: MotionState<Double>, _ b: MotionState<Double>, _ span: Double) -> [Double] {
            [
                b.position - a.position - (a.velocity + b.velocity) / 2 * span,
                b.velocity - a.velocity - (a.acceleration + b.acceleration) / 2 * span,
            ].map(\.magnitude)
        }
        for (index, tolerance) in [1e-6, 1e-3].enumerated() {
            var (start, end) = (low, high)
            var (before, after) = (state(low), state(high))
            var size: Double { 1 + (index == 0 ? after.position : after.velocity).magnitude }
            while defects(before, after, end - start)[index] > tolerance * size {
                let middle = start + (end - start) / 2
                guard end - start > 1e-10 else { return middle }
                let between = state(middle)
                if defects(before, between, middle - start)[index]
                    > defects(between, after, end - middle)[index]
                {
                    (end, after) = (middle, between)
                } else {
                    (start, before) = (middle, between)
                }
            }
        }
        return nil
    }

    @Test func `Switches of later children jump neither in position nor in velocity`() {
        checkProperty(seed: 22, cases: 30, RandomChoreography.generator) { drawn in
            guard let choreography = try? Choreography(smooth(drawn), initial: { _ in 1 }) else { return nil }
            for key in 0...2 {
                guard choreography.state(of: key, at: 0) != nil else { continue }
                let state = { choreography.state(of: key, at: $0)! }
                // The first child may begin with a velocity.
                let rest = state(-100)
                var began = false
                for step in 0..<400 {
                    let (from, to) = (-1.5 + Double(step) * 0.0125, -1.5 + Double(step + 1) * 0.0125)
                    let wasAtRest = !began
                    began = began || state(to) != rest
                    guard let time = jump(of: state, from: from, to: to) else { continue }
                    let (before, after) = (state(time - 2e-10), state(time + 2e-10))
                    if wasAtRest, before == rest, (after.position - rest.position).magnitude < 1e-5 {
                        continue
                    }
                    return "key \(key) at \(time): from \(before) to \(after)"
                }
            }
            return nil
        }
    }

    @Test func `A motion that begins where a nested run turns takes over the velocity after the turn`() throws
    {
        var random = SeededGenerator(seed: 23)
        for index in 0..<300 {
            let (duration, place) = (random.uniform(0.05...2), random.uniform(0...3))
            let (offset, speed) = (random.uniform(-0.04...0.5), random.logUniform(0.3...3))
            // Runs there and back, inside another repeated part; all times are rounded on the way.
            let inner = Part.motion(0, .curve(to: 1, over: duration, .linear, from: 0))
                .repeated(2, yoyo: true).named("inner").offset(by: offset)
            var outer = Part(.group([inner])).offset(by: place).speed(speed)
            let isNested = index % 3 != 0
            if isNested { outer = outer.repeated(2, yoyo: index % 3 == 2) }
            let later = Part.motion(0, .spring(to: 5)).named("later").starting(.fraction(0.5, of: "inner"))
            let all = try Choreography(Part.group([outer, later]))
            let time = all.interval(of: "later")!.lowerBound
            let state = all.state(of: 0, at: time)!
            #expect((state.position - 1).magnitude < 1e-12, "\(index)")
            #expect((state.velocity * duration / speed + 1).magnitude < 1e-12, "\(index): \(state)")
        }
    }

    @Test func `Before the first motion is its start value, and at a jump the jump has been made`() throws {
        let jumping = ChoreographyMotion<Double>.curve(to: 100, over: 1, .steps(.stepStart), from: 0)
        let track = try KeyframeTrack(
            times: [0, 0.5, 1], values: [0.0, 100, 200],
            interpolations: [.eased(.steps(.stepStart)), .eased(.steps(.stepStart))])
        let instant = ChoreographyMotion<Double>.curve(to: 100, over: 0, from: 0)
        for (motion, atHalf) in [(jumping, 100.0), (.track(track), 200), (instant, 100)] {
            let parts: [Part] = [
                .motion(0, motion), Part.group([.motion(0, motion)]).repeated(1),
                Part.group([.motion(0, motion), .interval(2)]).repeated(3),
                Part.sequence([Part.group([.motion(0, motion), .interval(2)]).repeated(2)]).repeated(2),
            ]
            for part in parts {
                let all = try Choreography(part)
                let positions = [-1e9, -0.1, -.leastNonzeroMagnitude, 0, 0.5].map {
                    all.state(of: 0, at: $0)!.position
                }
                #expect(positions == [0, 0, 0, 100, atHalf], "\(part)")
                #expect(all.state(of: 0, at: -0.1)!.velocity == 0)
            }
            // Played back, the jump is taken back at the end.
            let back = try Choreography(
                Part.group([.motion(0, motion), .interval(2)]).repeated(2, yoyo: true))
            #expect([3.9, 4, 5].map { back.state(of: 0, at: $0)!.position } == [100, 0, 0])
            let open = try Choreography(
                Part.sequence {
                    Part.interval(1); Part.motion(0, .curve(to: 9, over: 0))
                }, initial: { _ in 7 })
            #expect([0, 0.999, 1, 2].map { open.state(of: 0, at: $0)!.position } == [7, 7, 9, 9])
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

    @Test func `Invalid numbers throw with the part, the field and the value`() throws {
        let fade = try HandoverLaw.fade(0.3)
        let spring = ChoreographyMotion<Double>.spring(to: 1, from: 0)
        let bad: [(Part, String)] = [
            (.interval(-1), "interval is -1.0"),
            (.interval(.nan), "interval is nan"),
            (.sequence { Part.motion(0, spring).speed(0).named("A") }, "A: speed is 0.0"),
            (.sequence { Part.motion(0, spring).speed(.infinity) }, "sequence[0]: speed is inf"),
            (
                Part.sequence {
                    Part.interval(1); Part.group { Part.motion(0, spring).offset(by: .nan) }
                }, "sequence[1].group[0]: offset is nan"
            ),
            (
                Part.sequence { Part.motion(0, spring).takingOver(by: .law(fade)) },
                "sequence[0]: by is fade(0.3); accepted: a law other than a fade"
            ),
            (
                .stagger(Stagger(each: 1, from: .index(3)), 0..<3, spring),
                "origin is 3; accepted: an index from 0 to 2"
            ),
            (
                .stagger(Stagger(each: 1, from: .index(-1)), 0..<3, spring),
                "origin is -1; accepted: an index from 0 to 2"
            ),
            (
                Part.sequence {
                    Part.interval(1).named("slide"); Part.interval(1).starting(.start(of: "slid"))
                },
                "sequence[1]: no part has the name \"slid\"; did you mean \"slide\"? Accepted: slide"
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
            (Part.motion(0, spring).takingOver(by: .law(try! .fade(0.2))), "by is fade(0.2)"),
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
        let fling = Decay(from: SIMD2(1.0, 2), initialVelocity: SIMD2(300, -100))
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
