import HookeTimeline
import TestSupport
import Testing

@Suite struct BackProgressTests {
    private func progress(_ path: [Double]) -> Double {
        var progress = BackProgress(over: 412)
        for distance in path { _ = progress.move(to: distance) }
        return progress.progress(at: path[path.count - 1])
    }

    @Test func `The progress is the distance over 412 points`() {
        #expect(progress([103]) == 0.25)
        #expect(progress([40, 206]) == 0.5)
        // Back by less than 32 points, the progress goes back too.
        #expect(progress([206, 174.5]) == 174.5 / 412)
    }

    @Test func `A turn back by 32 points is progress 0, until the finger moves forward again`() {
        var progress = BackProgress(over: 412)
        let turns = [206.0, 180, 174, 100, 60, 163].map { progress.move(to: $0) }
        #expect(turns == [false, false, true, false, false, false])
        // Forward from 60.
        #expect(progress.progress(at: 163) == 0.25)
        // The next turn is measured from the new furthest place.
        let again = progress.move(to: 131)
        #expect(again && progress.progress(at: 131) == 0)
    }

    @Test func `Behind its base the finger has progress 0, and counts from the turn forward`() {
        #expect(progress([-20]) == 0)
        #expect(progress([-20, 83]) == 0.25)
        var progress = BackProgress(over: 412)
        let turns = [10.0, -5, -50].map { progress.move(to: $0) }
        #expect(turns == [false, false, false])
    }

    @Test func `A grabbed progress continues with the finger`() {
        var progress = BackProgress(over: 412, from: 0.7, at: 12)
        #expect(progress.progress(at: 12) == 0.7)
        _ = progress.move(to: 12 + 41.2)
        #expect(abs(progress.progress(at: 53.2) - 0.8) < 1e-15)
    }

    @Test func `The progress is that of a plain search through the whole path`() {
        /// The base and whether the last move turned, from the whole path.
        func plain(_ path: ArraySlice<Double>) -> (base: Double, turns: Bool) {
            var (base, turns, first) = (0.0, false, path.startIndex)
            for index in path.indices {
                let highest = path[first...index].reduce(first == path.startIndex ? 0 : base) { max($0, $1) }
                turns = false
                if path[index] < base || highest - path[index] >= 32 {
                    turns = path[index] > base
                    (base, first) = (path[index], index)
                }
            }
            return (base, turns)
        }
        let generator = Generator<[Double]>(draw: { random in
            var place = 0.0
            return (0..<40).map { _ in
                place += 60 * random.unit() - 28
                return place
            }
        })
        checkProperty(seed: 0x21_04, cases: 500, generator) { path in
            var progress = BackProgress(over: 412)
            for (index, distance) in path.enumerated() {
                let turns = progress.move(to: distance)
                let expected = plain(path[...index])
                guard turns == expected.turns, progress.base == expected.base else {
                    return "at \(index): \(progress.base), \(turns); expected \(expected)"
                }
                guard progress.progress(at: distance) >= 0 else { return "at \(index): below 0" }
            }
            return nil
        }
    }

    @Test(arguments: [
        (48.0, 0.0, true), (47.9, 0, false), (47.9, 300, true), (0, 299.9, false), (200, -49, true),
        (200, -50, false), (1, 1_000, true), (400, -1_000, false),
    ])
    func `A release goes back from 48 points or 300 points a second, unless it moves back`(
        distance: Double, velocity: Double, goesBack: Bool
    ) {
        let verdict = BackProgress(over: 412).verdict(distance: distance, velocity: velocity)
        #expect((verdict.outcome == .finish) == goesBack)
    }
}
