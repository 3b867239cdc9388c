import HookeUIKit
import Testing

/// Cells and compositional layouts as a UIKit program spells them.
@Suite struct UICollectionViewTests {
    private final class PhotoCell: UICollectionViewCell {
        var isPrepared = false
        required init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .white
        }
        override func prepareForReuse() {
            super.prepareForReuse()
            isPrepared = true
        }
    }

    private final class Gallery: UICollectionViewController, UICollectionViewDataSourcePrefetching {
        var count = 500
        var announced = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
            collectionView.prefetchDataSource = self
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            return cell as! PhotoCell
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            announced += indexPaths.count
        }

        static func layout() -> UICollectionViewLayout {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            return UICollectionViewCompositionalLayout(section: section)
        }
    }

    @Test func `A flow layout has UIKit's insets`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 8, right: 16)
        let gallery = Gallery(collectionViewLayout: layout)
        WindowScene(size: CGSize(width: 390, height: 844)).window.rootViewController = gallery
        let first = gallery.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.frame == CGRect(x: 16, y: 12, width: 100, height: 60))
        #expect(gallery.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 9)) == nil)
    }

    @Test func `A UIKit program with cells and a compositional layout shows what is seen`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let gallery = Gallery(collectionViewLayout: Gallery.layout())
        scene.window.rootViewController = gallery
        let collection: UICollectionView = gallery.collectionView
        #expect(collection.visibleCells.count == 16 && gallery.announced > 0)
        let first = try #require(collection.visibleCells.first as? PhotoCell)
        #expect(first.frame == CGRect(x: 4, y: 4, width: 187, height: 92))
        #expect(first.contentView.frame == first.bounds)
        collection.contentOffset.y = 5500
        #expect(first.isPrepared && collection.indexPath(for: first) != nil)
        gallery.count = 499
        collection.performBatchUpdates { collection.deleteItems(at: [IndexPath(item: 101, section: 0)]) }
        scene.advance(to: 1)
        #expect(collection.numberOfItems(inSection: 0) == 499 && scene.diagnostics.isEmpty)
    }
}
