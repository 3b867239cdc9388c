import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct CollectionCompositionalLayoutTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    private func size(
        _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
    ) -> CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frames(_ layout: CollectionLayout, _ count: Int) -> [CGRect] {
        (0..<count).compactMap {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    @Test func `A row repeats its items while they fit, rounded widths too`() {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.1), .fractionalHeight(1)))
        item.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = .init(top: 20, leading: 10, bottom: 30, trailing: 10)
        let layout = CollectionCompositionalLayout(section: section)
        let collection = Numbers([Array(0..<25)]).collection(in: scene, layout)
        #expect(collection.contentSize == CGSize(width: 390, height: 210))
        let places = frames(layout, 25)
        #expect(places[0] == CGRect(x: 12, y: 21, width: 31, height: 46))
        #expect(places[10].minY == 76 && places[24].minY == 131)
        #expect(places[9].minX == 345)
    }

    @Test func `Groups contain groups, and a count divides a group into equal parts`() {
        let large = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(9)))
        let column = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: small, count: 3)
        column.interItemSpacing = 6
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [large, column])
        let layout = CollectionCompositionalLayout(section: CollectionLayoutSection(group: group))
        let collection = Numbers([Array(0..<6)]).collection(in: scene, layout)
        // 78 high; the column has three of 22 with gaps of 6.
        #expect(
            frames(layout, 5) == [
                CGRect(x: 0, y: 0, width: 195, height: 78),
                CGRect(x: 195, y: 0, width: 195, height: 22), CGRect(x: 195, y: 28, width: 195, height: 22),
                CGRect(x: 195, y: 56, width: 195, height: 22), CGRect(x: 0, y: 78, width: 195, height: 78),
            ])
        #expect(collection.contentSize.height == 156)
        layout.scrollDirection = .horizontal
        #expect(frames(layout, 5)[4].minX == 390 && collection.contentSize.width == 780)
    }

    @Test func `Sections differ, and a query finds them among a million items by computing few`() {
        let layout = CollectionCompositionalLayout { [self] section in
            let item = CollectionLayoutItem(
                layoutSize: size(.fractionalWidth(section % 2 == 0 ? 0.25 : 0.5), .fractionalHeight(1)))
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
            return CollectionLayoutSection(group: group)
        }
        layout.interSectionSpacing = 7
        let counts = [0, 1000, 0, 3, 500_000, 0, 500_000]
        let collection = Numbers(counts.map { Array(0..<$0) }).collection(in: scene, layout)
        let rows: Double = 250_502
        #expect(Double(collection.contentSize.height) == rows * 100 + 42)
        var random = SeededGenerator(seed: 1)
        for _ in 0..<randomCases(100) {
            let rect = CGRect(
                x: random.uniform(-100...300), y: random.uniform(-500...25_100_000),
                width: random.uniform(0...400),
                height: random.uniform(0...900))
            let found = layout.layoutAttributesForElements(in: rect).map(\.indexPath)
            // The neighbours of the answer do not intersect, the answer does.
            for path in found {
                #expect(layout.layoutAttributesForItem(at: path)?.frame.overlaps(rect) == true)
            }
            let near = Set(
                layout.layoutAttributesForElements(in: rect.insetBy(dx: -500, dy: -500)).map(\.indexPath))
            let expected = near.filter {
                layout.layoutAttributesForItem(at: $0)?.frame.overlaps(rect) == true
            }
            #expect(Set(found) == expected && found == found.sorted())
        }
    }

    /// A list whose items have the heights of `height`, estimated as 50.
    private func list(_ height: @escaping (Int) -> Double) -> CollectionCompositionalLayout {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let layout = CollectionCompositionalLayout(section: section)
        layout.measureItem = { CGSize(width: $1.width, height: height($0.item)) }
        return layout
    }

    @Test func `Estimated items are measured before they are seen, and no others`() {
        var measured = 0
        let layout = list {
            measured += 1
            return 40 + Double($0 % 7) * 10
        }
        let collection = Numbers([Array(0..<100_000)]).collection(in: scene, layout)
        #expect(measured < 30)
        var y = 0.0
        for (item, cell) in collection.subviews.enumerated() {
            let expected = CGRect(x: 0, y: y, width: 390, height: 40 + Double(item % 7) * 10)
            #expect(cell.frame == expected)
            y += cell.frame.height + 10
        }
        for _ in 0..<50 { collection.contentOffset.y += 300 }
        #expect(measured < 300)
        for cell in collection.visibleCells {
            let height = 40 + Double(Int(cell.name)! % 7) * 10
            #expect(Double(cell.bounds.height) == height)
        }
    }

    @Test func `MagazineLayout #94: Items above that turn out larger do not move the first visible item`()
        throws
    {
        let layout = list { 40 + Double($0 % 7) * 30 }
        let collection = Numbers([Array(0..<10_000)]).collection(in: scene, layout)
        // Far into items that are not measured; then back up in steps.
        collection.contentOffset.y = 300_000
        for step in 0..<200 {
            let first = try #require(collection.visibleCells.first)
            let shown = first.frame.minY - collection.contentOffset.y
            collection.contentOffset.y -= 37
            // The item has moved by the scroll, and by nothing else.
            let moved = first.frame.minY - collection.contentOffset.y
            #expect(difference(moved, shown + 37, within: 1e-6) == nil, "step \(step)")
        }
    }

    @Test func `A row is as high as its highest item, and the last one as those that exist`() {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
        item.contentInsets = .init(top: 4, leading: 0, bottom: 6, trailing: 0)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
        let layout = CollectionCompositionalLayout(section: CollectionLayoutSection(group: group))
        let heights = [20.0, 80, 30]
        layout.measureItem = { CGSize(width: $1.width, height: heights[$0.item]) }
        let collection = Numbers([[0, 1, 2]]).collection(in: scene, layout)
        #expect(collection.contentSize.height == 130)
        #expect(frames(layout, 3)[2] == CGRect(x: 0, y: 94, width: 195, height: 30))
    }

    @Test func `Measured sizes that are no sizes are reported, and the estimate is used`() {
        let layout = list { [.nan, -3, .infinity][$0] }
        let collection = Numbers([[0, 1, 2]]).collection(in: scene, layout)
        #expect(collection.contentSize.height == 170 && scene.diagnostics.count == 3)
        #expect(
            scene.diagnostics.first?.description
                == "the collection view: the measured size of [0, 0] is nan; accepted: 0 and more; the estimate is used"
        )
    }

    @Test func `The estimate of a horizontal item is its width`() {
        let item = CollectionLayoutItem(layoutSize: size(.estimated(50), .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.estimated(50), .fractionalHeight(1)), subitems: [item])
        let layout = CollectionCompositionalLayout(section: CollectionLayoutSection(group: group))
        layout.scrollDirection = .horizontal
        layout.measureItem = { _, _ in CGSize(width: -1, height: -1) }
        let collection = Numbers([Array(0..<5)]).collection(in: scene, layout)
        #expect(collection.contentSize.width == 250)
    }

    @Test func `Items below a large inset are placed where they are seen`() throws {
        let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
        let group = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 1_000, leading: 0, bottom: 0, trailing: 0)
        let layout = CollectionCompositionalLayout(section: section)
        layout.measureItem = { CGSize(width: $1.width, height: 50) }
        let collection = Numbers([Array(0..<100)]).collection(in: scene, layout)
        collection.contentOffset.y = 1_200
        // Items 4 to 20 are in 1,200 ..< 2,044.
        #expect(collection.visibleCells.map { Int($0.frame.minY) } == (4...20).map { 1_000 + 50 * $0 })
    }

    @Test func `SumTree's sums are those of its numbers, and do not depend on the order of setting`() {
        var random = SeededGenerator(seed: 7)
        for count in [0, 1, 2, 3, 8, 100] {
            let values = (0..<count).map { _ in random.uniform(0...10) }
            var tree = SumTree(repeating: 1, count: count)
            for index in (0..<count).shuffled(using: &random) { tree[index] = values[index] }
            let other = SumTree(count: count) { values[$0] }
            var sum = 0.0
            for index in 0..<count {
                #expect(tree.sum(before: index) == other.sum(before: index))
                #expect(difference(tree.sum(before: index), sum, within: 1e-12) == nil)
                #expect(tree.index(at: tree.sum(before: index) + values[index] / 2) == index)
                sum += values[index]
            }
            #expect(tree.total == tree.sum(before: count))
            #expect(tree.index(at: -1) == 0 && tree.index(at: 1e9) == max(0, count - 1))
        }
    }
}
