import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct ScrollSnappingTests {
    @Test func `A mandatory list gives the position nearest to the projected end`() throws {
        let list = try ScrollSnapping(at: [600, 0, 300, 300])
        #expect(list.positions == [0, 300, 600])
        #expect(list.target(for: 149, from: 0, extent: 300) == 0)
        #expect(list.target(for: 151, from: 0, extent: 300) == 300)
        #expect(list.target(for: 9_000, from: 0, extent: 300) == 600)
        #expect(list.target(for: -50, from: 0, extent: 300) == 0)
        #expect(list.target(for: 150, from: 0, extent: 300) == 300)
        #expect(list.target(for: 150, from: 300, extent: 300) == 0)
    }

    @Test func `A list by proximity leaves ends farther away than a third of the view`() throws {
        let list = try ScrollSnapping(at: [0, 1_000], strictness: .proximity)
        #expect(list.target(for: 100, from: 500, extent: 300) == 0)
        #expect(list.target(for: 101, from: 500, extent: 300) == nil)
        #expect(list.target(for: 920, from: 500, extent: 300) == 1_000)
    }

    @Test func `A list that always stops ends at the first position on the way`() throws {
        let list = try ScrollSnapping(at: [0, 300, 600, 900], alwaysStops: true)
        #expect(list.target(for: 880, from: 10, extent: 300) == 300)
        #expect(list.target(for: 880, from: 300, extent: 300) == 600)
        #expect(list.target(for: 20, from: 890, extent: 300) == 600)
        #expect(list.target(for: 40, from: 10, extent: 300) == 0)
    }

    @Test func `The target is that of a search through all positions`() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<randomCases(500) {
            let points = (0..<random.integer(1...12)).map { _ in random.uniform(-500...500) }
            let list = try ScrollSnapping(at: points)
            let end = random.uniform(-600...600)
            let best = try #require(points.map { abs($0 - end) }.min())
            let target = try #require(list.target(for: end, from: random.uniform(-500...500), extent: 300))
            #expect(abs(target - end) == best)
        }
    }

    @Test func `Positions must be finite, and an empty list gives none`() throws {
        #expect(throws: HookeError.self) { try ScrollSnapping(at: [0, .nan]) }
        #expect(try ScrollSnapping(at: []).target(for: 3, from: 0, extent: 10) == nil)
        #expect(try ScrollSnapping(at: [1]).target(for: .nan, from: 0, extent: 10) == nil)
    }

    @Test func `Coding keeps the list`() throws {
        let list = try ScrollSnapping(at: [3, 1], strictness: .proximity, alwaysStops: true)
        let data = try JSONEncoder().encode(list)
        #expect(try JSONDecoder().decode(ScrollSnapping.self, from: data) == list)
    }
}
