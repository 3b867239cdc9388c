import Hooke
import HookeTimeline
import TestSupport
import Testing

private typealias Part = ChoreographyPart<Int, Double>

@Suite struct ChoreographyCallsTests {
    private func times(_ all: Choreography<Int, Double>, _ start: Double, _ end: Double) -> [Double] {
        all.calls(from: start, to: end).map(\.time)
    }

    private func three() throws -> Choreography<Int, Double> {
        try Choreography {
            Part.call("a")
            Part.interval(1)
            Part.call("b")
            Part.label("silent")
            Part.interval(1)
            Part.call("c")
        }
    }

    @Test func `Events: an interval includes its end, not its start, in both directions`() throws {
        let all = try three()
        #expect(all.calls(from: -1, to: 9).map(\.name) == ["a", "b", "c"])
        #expect(all.calls(from: 9, to: -1).map(\.name) == ["c", "b", "a"])
        #expect(times(all, 0, 1) == [1])
        #expect(times(all, 1, 0) == [1])
        #expect(times(all, 1, 2) == [2])
        #expect(times(all, 1, 1).isEmpty)
        #expect(times(all, .nan, 1).isEmpty)
        #expect(times(all, -.infinity, .infinity) == [0, 1, 2])
    }

    @Test func `Events: calls of a repeated part occur in each run, and once at a turn`() throws {
        let beat: Part = .sequence {
            Part.call("start")
            Part.interval(0.25)
            Part.call("middle")
            Part.interval(0.25)
        }
        let plain = try Choreography(beat.repeated(3))
        #expect(times(plain, -1, 9) == [0, 0.25, 0.5, 0.75, 1, 1.25])
        let mirrored = try Choreography(beat.repeated(3, yoyo: true))
        // At 1 the second run reaches the start again.
        #expect(times(mirrored, -1, 9) == [0, 0.25, 0.75, 1, 1.25])
        #expect(times(mirrored, 9, -1) == [0, 0.25, 0.75, 1, 1.25].reversed())
        let endless = try Choreography(beat.repeated(nil))
        let late: [Double] = [1_000_000.25, 1_000_000.5, 1_000_000.75, 1_000_001]
        #expect(times(endless, 1_000_000, 1_000_001) == late)
        #expect(endless.calls(from: 0, to: .infinity, limit: 5).map(\.time) == [0.25, 0.5, 0.75, 1, 1.25])
        #expect(endless.calls(from: 1_000_000, to: -1, limit: 2).map(\.time) == [1_000_000, 999_999.75])
    }

    @Test func `Events: calls are found in finite time where runs have no numbers of their own`() throws {
        let endless = try Choreography(
            Part.sequence {
                Part.interval(0.25)
                Part.call("middle")
                Part.interval(0.25)
            }.repeated(nil))
        // At 2e16 runs, one more is the same number.
        for (start, end) in [(1e16, 1e16 + 2), (1e16 + 2, 1e16), (1e300, 2e300)] {
            #expect(endless.calls(from: start, to: end, limit: 5).count <= 5)
        }
    }

    @Test func `Events: however an interval is divided, every call is returned once in each direction`() {
        checkProperty(seed: 23, cases: 100, Self.generator) { part in
            guard let all = try? Choreography(part) else { return nil }
            let whole = all.calls(from: -3, to: 12)
            var random = SeededGenerator(seed: 7)
            // Cuts at calls too.
            var cuts: [Double] = [-3, 12]
            for _ in 0..<20 { cuts.append(random.uniform(-3...12)) }
            cuts += whole.prefix(20).map(\.time)
            cuts.sort()
            var forwards: [Choreography<Int, Double>.Call] = []
            for (start, end) in zip(cuts, cuts.dropFirst()) { forwards += all.calls(from: start, to: end) }
            if forwards != whole { return "forwards: \(forwards)\n instead of \(whole)" }
            var backwards: [Choreography<Int, Double>.Call] = []
            for (end, start) in zip(cuts, cuts.dropFirst()).reversed() {
                backwards += all.calls(from: start, to: end)
            }
            let key = { (call: Choreography<Int, Double>.Call) in "\(call.time) \(call.name)" }
            if backwards.map(key).sorted() != whole.map(key).sorted() { return "backwards: \(backwards)" }
            return backwards.map(\.time) == whole.map(\.time).reversed() ? nil : "order"
        }
    }

    /// Nested sequences of calls and intervals with repetitions and speeds.
    private static let generator = Generator<Part>(
        draw: { part(&$0, depth: 3) }, shrink: RandomChoreography.simpler)

    private static func part(_ random: inout SeededGenerator, depth: Int) -> Part {
        var part: Part
        if depth == 0 || random.chance(0.3) {
            if random.chance(0.5) {
                part = Part.call(ChoreographyName("c\(random.next() % 1_000_000)"))
            } else {
                part = Part.interval(random.uniform(0...0.7))
            }
        } else {
            var parts: [Part] = []
            for _ in 0..<random.integer(1...4) { parts.append(Self.part(&random, depth: depth - 1)) }
            part = Part.sequence(parts)
            if random.chance(0.4) {
                part = part.repeated(random.integer(1...4), yoyo: random.chance(0.5))
            }
            if random.chance(0.3) { part.speed = random.logUniform(0.3...3) }
        }
        if random.chance(0.3) { part.offset = random.uniform(-0.4...0.4) }
        return part
    }
}
