import Foundation
import HookeTransitions
import Testing

@Suite struct CollectionEdgeTests {
    /// Reads the collection's current views, and may be released during loading.
    private final class Asking: CollectionViewDataSource {
        var count = 3
        var leaves = false
        func collectionView(_ collection: CollectionView, numberOfItemsInSection section: Int) -> Int {
            if leaves { collection.dataSource = nil }
            return count
        }
        func collectionView(
            _ collection: CollectionView, cellForItemAt path: IndexPath
        ) -> CollectionViewCell {
            collection.cellForItem(at: path) ?? CollectionViewCell(frame: .zero, name: "\(path.item)")
        }
    }

    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    @Test func `A data source may read the old views while the data is loaded`() throws {
        let collection = CollectionView(frame: scene.bounds, collectionViewLayout: Photos.grid())
        let source = Asking()
        collection.dataSource = source
        let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        source.count = 5
        collection.reloadData()
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) === first)
        #expect(collection.subviews.count == 5)
    }

    @Test func `A data source that is released during loading is called to the end`() {
        let collection = CollectionView(frame: scene.bounds, collectionViewLayout: Photos.grid())
        let source = Asking()
        source.leaves = true
        collection.dataSource = source
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.name == "2")
    }

    @Test func `A data source that reloads during loading is reported, and called once`() {
        final class Eager: CollectionViewDataSource {
            var asked = 0
            func collectionView(_ collection: CollectionView, numberOfItemsInSection section: Int) -> Int {
                asked += 1
                collection.reloadData()
                return 2
            }
            func collectionView(
                _ collection: CollectionView, cellForItemAt path: IndexPath
            ) -> CollectionViewCell {
                collection.reloadData()
                return CollectionViewCell(frame: .zero, name: "\(path.item)")
            }
        }
        let collection = CollectionView(frame: scene.bounds, collectionViewLayout: Photos.grid())
        scene.window.addSubview(collection)
        let eager = Eager()
        collection.dataSource = eager
        #expect(eager.asked == 1 && collection.subviews.map(\.name) == ["0", "1"])
        #expect(scene.diagnostics.count == 3)
        collection.reloadData()
        #expect(eager.asked == 2)
    }

    @Test func `Items are placed again when the screen is resized`() {
        let photos = Photos(collectionViewLayout: Photos.grid())
        scene.window.rootViewController = photos
        scene.resize(to: CGSize(width: 844, height: 390))
        #expect(photos.collectionView.frame == scene.bounds)
        // Seven items of 100 fill a line of 824.
        #expect(photos.collectionView.subviews[6].frame.maxX == 834)
        #expect(photos.collectionView.subviews[6].frame.minY == 20)
    }
}
