import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Changes of layout and of items move what is seen before or after.
@Suite struct CollectionChangeTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    private func small() -> CollectionFlowLayout {
        let layout = Photos.grid()
        layout.itemSize = CGSize(width: 60, height: 60)
        return layout
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `A change of layout moves the items that are seen before or after, and no others`() {
        let numbers = Numbers([Array(0..<1_000_000)])
        let collection = numbers.collection(in: scene, Photos.grid())
        collection.contentOffset.y = 110_020
        let before = Set(collection.indexPathsForVisibleItems)
        let asked = numbers.asked
        collection.setCollectionViewLayout(small(), animated: true)
        let after = Set(collection.indexPathsForVisibleItems)
        let moving = collection.subviews.filter { $0.isInMotion() }
        #expect(Set(moving.compactMap(collection.indexPath)) == before.union(after))
        #expect(moving.count == collection.subviews.count)
        #expect(numbers.asked - asked == after.subtracting(before).count)
        scene.advance(to: 0.3)
        // At rest, those around are there again.
        #expect(collection.subviews.count > after.count && collection.subviews.count < 2 * after.count + 30)
        #expect(Set(collection.visibleCells.compactMap(collection.indexPath)) == after)
        #expect(collection.setAside.isEmpty && numbers.faults.isEmpty && scene.isIdle)
        #expect(numbers.displayed.count == collection.subviews.count)
    }

    @Test func `An item of one layout only begins or ends at its position in the other`() throws {
        let numbers = Numbers([Array(0..<10_000)])
        let (grid, tiny) = (Photos.grid(), small())
        let collection = numbers.collection(in: scene, grid)
        let last = path(50)
        let place = try #require(grid.layoutAttributesForItem(at: last)?.center)
        collection.setCollectionViewLayout(tiny, animated: true)
        let cell = try #require(collection.cellForItem(at: last))
        #expect(cell.presentationState.position == place)
        #expect(cell.center == tiny.layoutAttributesForItem(at: last)?.center)
        scene.advance(to: 1)
        collection.setCollectionViewLayout(grid, animated: true)
        #expect(collection.cellForItem(at: last)?.center == place)
        scene.advance(to: 2)
        #expect(collection.cellForItem(at: last) == nil)
    }

    @Test func `A layout may say where items come from and where they go`() throws {
        final class Dropping: CollectionFlowLayout {
            override func initialLayoutAttributesForAppearingItem(
                at indexPath: IndexPath
            ) -> CollectionLayoutAttributes? { moved(indexPath, by: -500) }
            override func finalLayoutAttributesForDisappearingItem(
                at indexPath: IndexPath
            ) -> CollectionLayoutAttributes? { moved(indexPath, by: 900) }
            private func moved(_ path: IndexPath, by y: Double) -> CollectionLayoutAttributes? {
                var attributes = layoutAttributesForItem(at: path)
                attributes?.center.y += y
                return attributes
            }
        }
        let numbers = Numbers([Array(0..<100)])
        let dropping = Dropping()
        dropping.itemSize = CGSize(width: 60, height: 60)
        let collection = numbers.collection(in: scene, Photos.grid())
        let new = path(60)
        for interactive in [false, true] {
            if interactive {
                collection.startInteractiveTransition(to: dropping)
            } else {
                collection.setCollectionViewLayout(dropping, animated: true)
            }
            let end = try #require(dropping.layoutAttributesForItem(at: new)?.center)
            #expect(collection.cellForItem(at: new)?.presentationState.position.y == end.y - 500)
            if interactive { collection.finishInteractiveTransition() }
            scene.advance(to: scene.now + 1)
            #expect(collection.cellForItem(at: new)?.center == end)
            collection.setCollectionViewLayout(Photos.grid(), animated: true)
            #expect(collection.cellForItem(at: new)?.center.y == end.y + 900)
            scene.advance(to: scene.now + 1)
        }
    }

    @Test func `At 0 and 1 an interactive change shows the plain layouts, to the bit, and keeps its cells`() {
        var random = SeededGenerator(seed: 0x21)
        for _ in 0..<randomCases(20) {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let numbers = Numbers([Array(0..<random.integer(1...5000))])
            let layouts = [Photos.grid(), small(), CollectionLineLayout(), CollectionStackLayout()]
                .shuffled(using: &random)
            let collection = numbers.collection(in: scene, layouts[0])
            let limit = max(0, collection.contentSize.height - 844)
            collection.contentOffset.y = random.uniform(0...max(1, limit))
            collection.contentOffset.x = layouts[0] is CollectionLineLayout ? random.uniform(0...9000) : 0
            let before = collection.picture
            let cells = Set(collection.subviews.map(\.id))
            let between = collection.startInteractiveTransition(to: layouts[1])
            let moving = Set(collection.subviews.map(\.id))
            var shown: [Double: [CellPicture]] = [0: before]
            for progress in [0, 0.3, 1, 0.7, 0.3, 0, 0.7, 1] {
                between.transitionProgress = progress
                #expect(shown[progress, default: collection.picture] == collection.picture)
                shown[progress] = collection.picture
                #expect(Set(collection.subviews.map(\.id)) == moving)
            }
            if Bool.random(using: &random) {
                collection.finishInteractiveTransition()
                scene.advance(to: 1)
                #expect(collection.picture == shown[1])
            } else {
                collection.cancelInteractiveTransition()
                scene.advance(to: 1)
                #expect(collection.picture == before && Set(collection.subviews.map(\.id)) == cells)
            }
            #expect(numbers.faults.isEmpty)
        }
    }

    @Test func `Inserted items fade in, deleted ones fade out, the others move`() throws {
        let numbers = Numbers([Array(0..<10)])
        let collection = numbers.collection(in: scene, Photos.grid())
        let (one, two) = (collection.subviews[1], collection.subviews[2])
        var ended: [Bool] = []
        numbers.sections = [[100] + [0] + Array(2..<10)]
        collection.performBatchUpdates {
            collection.insertItems(at: [path(0)])
            collection.deleteItems(at: [path(1)])
        } completion: {
            ended.append($0)
        }
        let new = try #require(collection.cellForItem(at: path(0)))
        #expect(new.name == "100" && new.alpha == 1 && new.presentationState.opacity == 0)
        #expect(one.alpha == 0 && one.presentationState.opacity == 1 && one.superview === collection)
        #expect(collection.indexPath(for: one) == nil && collection.indexPath(for: two) == path(2))
        #expect(two.presentationState.frame.minX == 280 && two.center.x == 330)
        scene.advance(to: 0.3)
        #expect(ended == [true] && one.superview == nil && collection.subviews.count == 10)
        #expect(collection.names == ["100", "0"] + names(2..<10))
    }

    @Test func `A moved item goes to its place, and one that comes into sight begins where it was`() throws {
        let numbers = Numbers([Array(0..<300)])
        let grid = Photos.grid()
        let collection = numbers.collection(in: scene, grid)
        let far = try #require(grid.layoutAttributesForItem(at: path(250))?.center)
        numbers.sections = [[250] + Array(0..<250) + Array(251..<300)]
        collection.performBatchUpdates { collection.moveItem(at: path(250), to: path(0)) }
        let cell = try #require(collection.cellForItem(at: path(0)))
        #expect(cell.name == "250" && cell.presentationState.position.y == far.y && cell.alpha == 1)
        numbers.sections = [Array(0..<300)]
        scene.advance(to: 1)
        collection.performBatchUpdates { collection.moveItem(at: path(0), to: path(250)) }
        #expect(cell.center == far)
        scene.advance(to: 2)
        #expect(collection.cellForItem(at: path(250)) == nil && collection.names == names(0..<36))
    }

    @Test func `Updates that do not agree with the data are reported, and all is loaded again`() {
        let numbers = Numbers([Array(0..<10)])
        let collection = numbers.collection(in: scene, Photos.grid())
        numbers.sections = [Array(0..<12)]
        collection.insertItems(at: [path(3)])
        collection.deleteItems(at: [path(40)])
        numbers.sections = [Array(0..<12), []]
        collection.insertItems(at: [path(3), path(3)])
        collection.insertItems(at: [path(3), path(3)])
        #expect(
            scene.diagnostics.map(\.description)
                == [
                    "has 12 items in section 0; expected 11: 10 before, 0 deleted, 1 inserted",
                    "got [0, 40] deleted; section 0 has 12 items",
                    "has 2 sections; expected 1, as before the update",
                    "got [0, 3] inserted twice; accepted: once",
                ].map { "the collection view: \($0); all data is loaded again" })
        #expect(collection.names == names(0..<12))
    }
}
