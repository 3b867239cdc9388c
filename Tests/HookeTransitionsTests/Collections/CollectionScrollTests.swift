import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Collections under a finger.
@Suite struct CollectionScrollTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    /// Drags up or down by `step` points each 10 ms, and lets go.
    private func swipe(by step: Double, in scene: WindowScene) {
        let start = scene.now
        for number in 0...12 {
            let place = CGPoint(x: 200, y: 422 + step * Double(number))
            scene.send(Touch(number == 0 ? .began : .moved, at: place, time: start + 0.01 * Double(number)))
        }
        scene.send(
            Touch(.ended, at: CGPoint(x: 200, y: 422 + step * 12), time: start + 0.125))
    }

    @Test func `A thrown collection has the cells of what is seen at every frame, and comes to rest`() {
        let numbers = Numbers([Array(0..<10_000)])
        let collection = numbers.collection(in: scene, Photos.grid())
        swipe(by: -25, in: scene)
        #expect(collection.isDecelerating)
        let released = collection.contentOffset.y
        while let next = scene.nextEventTime {
            scene.advance(to: min(next, scene.now + 1.0 / 60))
            #expect(collection.visibleCells.count == collection.indexPathsForVisibleItems.count)
        }
        #expect(collection.contentOffset.y > released + 300 && scene.isIdle)
        #expect(numbers.cells.count <= 57 && numbers.faults.isEmpty)
        // Back beyond the first edge: it bounces.
        collection.setContentOffset(.zero, animated: false)
        swipe(by: 20, in: scene)
        #expect(collection.contentOffset.y < 0)
        scene.runOut()
        #expect(collection.contentOffset.y == 0)
    }

    @Test func `A throw over items that are measured moves as one over items that are not`() throws {
        func list(_ height: CollectionLayoutDimension) -> CollectionCompositionalLayout {
            let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
            let group = CollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
            return CollectionCompositionalLayout(section: CollectionLayoutSection(group: group))
        }
        let measured = list(.estimated(50))
        measured.measureItem = { CGSize(width: $1.width, height: 40 + Double($0.item % 7) * 30) }
        let other = WindowScene(size: scene.bounds.size)
        let collection = Numbers([Array(0..<10_000)]).collection(in: scene, measured)
        let plain = Numbers([Array(0..<10_000)]).collection(in: other, list(.absolute(50)))
        collection.contentOffset.y = 200_000
        plain.contentOffset.y = 200_000
        var (moved, cell) = (0.0, try #require(collection.visibleCells.first))
        var shown = cell.frame.minY - collection.contentOffset.y
        var name = cell.name
        func follow() throws {
            // The item that was first has moved on the screen, with all others.
            let same = try #require(
                collection.visibleCells.first { $0.name == name } ?? collection.visibleCells.first)
            if same.name == name { moved += same.frame.minY - collection.contentOffset.y - shown }
            cell = collection.visibleCells[collection.visibleCells.count / 2]
            (name, shown) = (cell.name, cell.frame.minY - collection.contentOffset.y)
            let expected = 200_000 - plain.contentOffset.y
            #expect(difference(moved, expected, within: 1e-6) == nil, "at \(scene.now)")
        }
        try follow()
        swipe(by: 20, in: scene)
        swipe(by: 20, in: other)
        try follow()
        #expect(collection.isDecelerating && plain.isDecelerating)
        for frame in 1...200 {
            scene.advance(to: 0.125 + Double(frame) / 60)
            other.advance(to: 0.125 + Double(frame) / 60)
            try follow()
        }
        #expect(moved > 900)
    }
}
