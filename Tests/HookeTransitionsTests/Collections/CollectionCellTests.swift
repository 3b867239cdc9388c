import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Cells made for what is seen.
@Suite struct CollectionCellTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    @Test func `CollectionView has cells for what is seen and half a screen around it, of a million items`() {
        let numbers = Numbers([Array(0..<1_000_000)])
        let collection = numbers.collection(in: scene, Photos.grid())
        // Lines of three begin at 20 + 110 n; those up to 844 + 422 have cells.
        #expect(collection.names == names(0..<36))
        #expect(numbers.asked == 36)
        collection.contentOffset.y = 11_000_020
        // The lines from 11,000,020 − 422 to 11,000,864 + 422, the first and the last in part.
        #expect(collection.names == names(299_988..<300_036))
        #expect(collection.visibleCells.map { $0.name } == names(300_000..<300_024))
        for cell in collection.visibleCells {
            let path = collection.indexPath(for: cell)
            #expect(path?.item == Int(cell.name))
            #expect(collection.collectionViewLayout.layoutAttributesForItem(at: path!)?.center == cell.center)
        }
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(collection.contentSize.height == 36_666_770)
        #expect(numbers.faults.isEmpty && numbers.displayed.count == collection.subviews.count)
    }

    @Test func `Cells are used for other items, prepared and without their animations`() throws {
        let numbers = Numbers([Array(0..<10_000)])
        let collection = numbers.collection(in: scene, Photos.grid())
        let first = try #require(collection.subviews.first as? NumberCell)
        let child = SceneView(frame: .zero)
        first.addSubview(child)
        scene.animate(withDuration: 9) { child.alpha = 0.5 }
        for step in 1...300 { collection.contentOffset.y = 100 * Double(step) }
        #expect(numbers.cells.count <= 51 && numbers.asked > 800)
        #expect(first.reuses > 5 && (0.499...0.501).contains(child.presentationState.opacity))
        #expect(numbers.faults.isEmpty && numbers.displayed.count == collection.subviews.count)
    }

    @Test func `A cell that moves is not used for another item until it has come to rest`() throws {
        let numbers = Numbers([Array(0..<10_000)])
        let collection = numbers.collection(in: scene, Photos.grid())
        let first = try #require(collection.subviews.first)
        scene.animate(withDuration: 1) { first.center.x += 50 }
        collection.contentOffset.y = 50_000
        #expect(first.name == "0" && first.superview === collection)
        scene.advance(to: 1)
        collection.contentOffset.y = 50_100
        #expect(first.superview == nil)
    }

    @Test func `An animated offset keeps the cells of both ends`() {
        let numbers = Numbers([Array(0..<10_000)])
        let collection = numbers.collection(in: scene, Photos.grid())
        scene.animate(withDuration: 1) { collection.contentOffset.y = 11_020 }
        scene.advance(to: 0.5)
        let shown = Set(collection.names)
        #expect(shown.isSuperset(of: names(0..<24)))
        #expect(shown.isSuperset(of: names(300..<324)))
        scene.advance(to: 1)
        collection.contentOffset.y += 1
        #expect(collection.subviews.first?.name == "288")
    }

    @Test func `An identifier without a class is reported with those that are registered`() {
        let collection = Numbers([[]]).collection(in: scene, Photos.grid())
        let path = IndexPath(item: 0, section: 0)
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "numbr", for: path)
        #expect(type(of: cell) == CollectionViewCell.self && cell.reuseIdentifier == nil)
        let said = "no class is registered for cells of 'numbr'; registered: 'number'"
        #expect(scene.diagnostics == [.collectionMisused(reason: said)])
        #expect("\(scene.diagnostics[0])" == "the collection view: " + said)
    }

    @Test func `Items of one screen ahead are announced once, and taken back when they are left`() {
        let numbers = Numbers([Array(0..<10_000)])
        let collection = numbers.collection(in: scene, Photos.grid())
        collection.prefetchDataSource = numbers
        #expect(numbers.announced == Set((36..<48).map { IndexPath(item: $0, section: 0) }))
        collection.contentOffset.y = 110
        #expect(numbers.announced == Set((36..<51).map { IndexPath(item: $0, section: 0) }))
        numbers.announced = Set((39..<51).map { IndexPath(item: $0, section: 0) })
        // Backwards, those below are no longer ahead.
        collection.contentOffset.y = 100
        #expect(numbers.announced.isEmpty && numbers.faults.isEmpty)
    }

    @Test func `contentView fills the cell`() {
        let cell = CollectionViewCell(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        cell.bounds.size = CGSize(width: 80, height: 60)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(cell.contentView === cell.contentView && cell.subviews.count == 1)
    }
}
