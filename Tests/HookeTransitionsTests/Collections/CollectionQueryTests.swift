import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// `layoutAttributesForElements(in:)` of the shipped layouts.
@Suite struct CollectionQueryTests {
    private final class CountingFlow: CollectionFlowLayout {
        var work = 0
        override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
            work += 1
            return super.layoutAttributesForItem(at: indexPath)
        }
    }

    private final class CountingLine: CollectionLineLayout {
        var work = 0
        override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
            work += 1
            return super.layoutAttributesForItem(at: indexPath)
        }
    }

    /// Returns a difference between a layout's query and the filter of all items.
    private func fault(_ layout: CollectionLayout, _ collection: CollectionView, _ rect: CGRect)
        -> String?
    {
        let all = collection.indexPaths.compactMap { layout.layoutAttributesForItem(at: $0) }
            .filter { $0.frame.overlaps(rect) && $0.alpha > 0 }
        let found = layout.layoutAttributesForElements(in: rect)
        return found == all ? nil : "\(rect): \(found.map(\.indexPath)), expected \(all.map(\.indexPath))"
    }

    @Test func `A query returns what the filter of all items returns, for random layouts and rectangles`() {
        var random = SeededGenerator(seed: 0xCE115)
        for number in 0..<randomCases(200) {
            let scene = WindowScene(
                size: CGSize(width: random.uniform(50...900), height: random.uniform(50...900)))
            let counts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                Bool.random(using: &random) ? 0 : Int.random(in: 0...40, using: &random)
            }
            let flow = CollectionFlowLayout()
            flow.itemSize = CGSize(width: random.uniform(0...300), height: random.uniform(0...300))
            flow.minimumLineSpacing = random.uniform(-20...40)
            flow.minimumInteritemSpacing = random.uniform(-20...40)
            flow.sectionInset = .init(
                top: random.uniform(0...40), left: random.uniform(-9...40), bottom: random.uniform(0...40),
                right: random.uniform(-9...40))
            flow.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
            let line = CollectionLineLayout()
            line.itemSize = flow.itemSize
            line.zoom = random.uniform(-3...2)
            let stack = CollectionStackLayout()
            stack.visibleCount = Int.random(in: 0...5, using: &random)
            for layout in [flow, line, stack] {
                let collection = CollectionView(frame: scene.bounds, collectionViewLayout: layout)
                if Bool.random(using: &random) { collection.semanticContentAttribute = .forceRightToLeft }
                let source = Counted(counts)
                collection.dataSource = source
                layout.prepare()
                let size = collection.contentSize
                for _ in 0..<5 {
                    let rect = CGRect(
                        x: random.uniform(-200...max(1, size.width)),
                        y: random.uniform(-200...max(1, size.height)),
                        width: random.uniform(0...500), height: random.uniform(0...500))
                    let found = fault(layout, collection, rect)
                    #expect(found == nil, "case \(number), \(type(of: layout))")
                }
            }
        }
    }

    @Test func `L9: In right-to-left views the positions are mirrored about the middle of the content`()
        throws
    {
        let item = CollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.3), heightDimension: .absolute(40)))
        item.contentInsets = .init(top: 0, leading: 7, bottom: 0, trailing: 2)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            subitems: [item])
        let layouts: [() -> CollectionLayout] = [
            { Photos.grid() }, { CollectionLineLayout() }, { CollectionStackLayout() },
            { CollectionCompositionalLayout(section: CollectionLayoutSection(group: group)) },
            {
                let across = Photos.grid()
                across.scrollDirection = .horizontal
                return across
            },
        ]
        for make in layouts {
            let (left, right) = (Numbers([Array(0..<40)]), Numbers([Array(0..<40)]))
            let scene = WindowScene(size: CGSize(width: 390, height: 300))
            let plain = left.collection(in: scene, make())
            let mirrored = CollectionView(frame: scene.bounds, collectionViewLayout: make())
            mirrored.semanticContentAttribute = .forceRightToLeft
            mirrored.register(NumberCell.self, forCellWithReuseIdentifier: "number")
            mirrored.dataSource = right
            #expect(plain.visibleCells.count == mirrored.visibleCells.count && plain.visibleCells.count > 1)
            for (one, other) in zip(plain.visibleCells, mirrored.visibleCells) {
                let place = plain.contentSize.width - mirrored.contentSize.width + mirrored.contentOffset.x
                #expect(one.name == other.name && one.center.y == other.center.y)
                // Seen from its edge of the screen, each is where the other is.
                let shown = 390 - (other.center.x - place)
                #expect(difference(one.center.x, shown, within: 1e-9) == nil)
                #expect(one.layer.transform.m12 == -other.layer.transform.m12)
                #expect(one.layer.transform.m11 == other.layer.transform.m11)
            }
            let line = mirrored.collectionViewLayout as? CollectionLineLayout
            #expect(
                line?.targetContentOffset(forProposedContentOffset: .init(x: 9740, y: 0)).x ?? 9750 == 9750)
        }
    }

    /// A data source that only has numbers of items.
    private final class Counted: CollectionViewDataSource {
        let counts: [Int]
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
        func collectionView(_ collection: CollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
    }

    @Test(arguments: [1, 1000])
    func `A query of a million items computes about as many as it returns`(sections: Int) {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let numbers = Numbers(Array(repeating: Array(0..<1_000_000 / sections), count: sections))
        let (flow, line) = (CountingFlow(), CountingLine())
        flow.itemSize = CGSize(width: 100, height: 100)
        let collection = numbers.collection(in: scene, flow)
        flow.work = 0
        let rect = CGRect(x: 0, y: collection.contentSize.height / 3, width: 390, height: 844)
        let found = flow.layoutAttributesForElements(in: rect)
        // One line more before and two after.
        #expect(found.count >= 20 && flow.work <= found.count + 4 * 3 * 2)
        collection.setCollectionViewLayout(line, animated: false)
        line.work = 0
        let middle = CGRect(x: line.contentSize.width / 2, y: 0, width: 390, height: 844)
        let items = line.layoutAttributesForElements(in: middle)
        #expect(!items.isEmpty && line.work <= items.count + 4)
    }
}
