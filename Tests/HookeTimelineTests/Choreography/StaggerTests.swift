import Hooke
import HookeTimeline
import TestSupport
import Testing

@Suite struct StaggerTests {
    private func delays(_ stagger: Stagger, _ count: Int) -> [Double] { stagger.delays(count: count) }

    private func isClose(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= 0x1p-52 }
    }

    @Test func `Each 0.1 from the centre is 0.2, 0.1, 0, 0.1, 0.2 of five and 0.1, 0, 0, 0.1 of four`() {
        #expect(delays(Stagger(each: 0.1, from: .center), 5) == [0.2, 0.1, 0, 0.1, 0.2])
        #expect(delays(Stagger(each: 0.1, from: .center), 4) == [0.1, 0, 0, 0.1])
    }

    @Test func `GSAP's table is the total of each times one less than the count`() {
        #expect(isClose(delays(Stagger(total: 0.4, from: .center), 5), [0.4, 0.2, 0, 0.2, 0.4]))
        #expect(isClose(delays(Stagger(total: 0.3, from: .center), 4), [0.3, 0, 0, 0.3]))
    }

    @Test func `Motion's table for an even count is half a step later`() {
        let motion = delays(Stagger(each: 0.1, from: .center), 4).map { $0 + 0.05 }
        #expect(isClose(motion, [0.15, 0.05, 0.05, 0.15]))
    }

    @Test func `Every origin measures its distances less the smallest`() {
        #expect(delays(Stagger(each: 1), 4) == [0, 1, 2, 3])
        #expect(delays(Stagger(each: 1, from: .last), 4) == [3, 2, 1, 0])
        #expect(delays(Stagger(each: 1, from: .edges), 5) == [0, 1, 2, 1, 0])
        #expect(delays(Stagger(each: 1, from: .edges), 4) == [0, 1, 1, 0])
        #expect(delays(Stagger(each: 1, from: .index(1)), 4) == [1, 0, 1, 2])
        #expect(delays(Stagger(each: 1, from: .index(-2)), 3) == [0, 1, 2])
    }

    @Test func `A grid measures Euclid's distance, columns or rows`() {
        let corner = Stagger.Grid(columns: 4, column: 0, row: 0)
        #expect(delays(Stagger(each: 1, from: .grid(corner)), 8)[5] == 2.0.squareRoot())
        let columns = Stagger.Grid(columns: 3, rows: 2, metric: .horizontal)
        #expect(delays(Stagger(each: 1, from: .grid(columns)), 6) == [1, 0, 1, 1, 0, 1])
        let rows = Stagger.Grid(columns: 2, rows: 3, metric: .vertical)
        #expect(delays(Stagger(each: 1, from: .grid(rows)), 6) == [1, 1, 0, 0, 1, 1])
    }

    @Test func `An easing bends the delays between the first and the last`() {
        let eased = delays(Stagger(each: 0.1, easing: .easeIn), 5)
        for (index, delay) in eased.enumerated() {
            let expected = 0.1 * 4 * TimingFunction.easeIn.value(at: Double(index) / 4)
            #expect((delay - expected).magnitude <= 0x1p-52)
        }
        #expect(delays(Stagger(total: 2, easing: .easeOut), 3).last == 2)
    }

    @Test func `Equal distances give no delay`() {
        #expect(delays(Stagger(each: 0.5, from: .center), 2) == [0, 0])
        #expect(delays(Stagger(total: 0.5), 1) == [0])
        #expect(delays(Stagger(each: 0.5), 0) == [])
        #expect(delays(Stagger(each: 0.5), -3) == [])
    }

    @Test func `Invalid numbers of a stagger throw with field and value`() {
        let bad = [
            Stagger(each: .nan), Stagger(total: .infinity),
            Stagger(each: 1, from: .grid(.init(columns: 0, rows: 1))),
            Stagger(each: 1, from: .grid(.init(columns: 2, column: .nan, row: 0))),
            Stagger(each: 1, from: .grid(.init(columns: 2, column: 5, row: 0))),
            Stagger(each: 1, from: .grid(.init(columns: 2, column: 0, row: -1))),
        ]
        for (stagger, word) in zip(bad, ["each", "total", "columns", "column", "column", "row"]) {
            do {
                let part = ChoreographyPart<Int, Double>.stagger(stagger, 0..<3, .spring(to: 1, from: 0))
                _ = try Choreography(part)
                Issue.record("accepted \(stagger)")
            } catch {
                #expect("\(error)".contains(word), "\(error)")
            }
        }
    }
}
