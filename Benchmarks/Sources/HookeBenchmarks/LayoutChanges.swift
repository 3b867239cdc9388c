import BenchmarkHarness
import Foundation
import HookeTransitions

// Changes of the layout of a collection view with 60 seen items.

/// A data source with cells that are used again.
private final class Items: CollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// A collection view on a screen, scrolled to its middle.
private final class Shelf {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let collection: CollectionView
    private let items: Items
    private var isWide = false

    /// Six items a line, ten lines on the screen.
    private static func grid(_ width: Double) -> CollectionFlowLayout {
        let layout = CollectionFlowLayout()
        layout.itemSize = CGSize(width: width, height: 75)
        return layout
    }

    init(_ count: Int) {
        items = Items(count)
        collection = CollectionView(frame: scene.bounds, collectionViewLayout: Self.grid(55))
        scene.window.addSubview(collection)
        collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.contentOffset.y = (collection.contentSize.height / 85 / 2).rounded() * 85
        precondition(collection.indexPathsForVisibleItems.count == 60, "60 items should be seen")
    }

    /// Returns the layout that is not shown.
    func next() -> CollectionLayout {
        isWide.toggle()
        return Self.grid(isWide ? 50 : 55)
    }

    func settle() {
        scene.advance(to: scene.now + 1)
        precondition(scene.isIdle)
    }
}

/// Times are per change.
let layoutChanges = Benchmark("a change of layout, 60 items seen", sizes: [10_000, 1_000_000]) { count in
    let (shelf, held) = (Shelf(count), Shelf(count))
    let between = held.collection.startInteractiveTransition(to: held.next())
    var fraction = 0.0
    return (
        1,
        [
            Variant("recorded, run and ended", .hooke) {
                for _ in 0..<$0 {
                    shelf.collection.setCollectionViewLayout(shelf.next(), animated: true)
                    shelf.settle()
                }
            },
            Variant("begun, half way, ended by a finger", .other) {
                for _ in 0..<$0 {
                    shelf.collection.startInteractiveTransition(to: shelf.next()).transitionProgress = 0.5
                    shelf.collection.finishInteractiveTransition()
                    shelf.settle()
                }
            },
            Variant("a step of transitionProgress", .other) {
                for _ in 0..<$0 {
                    fraction = fraction < 1 ? fraction + 0.125 : 0
                    between.transitionProgress = fraction
                    held.scene.advance(to: held.scene.now + 0.001)
                }
            },
            Variant("scrolled by ten points", .other) {
                for _ in 0..<$0 {
                    shelf.collection.contentOffset.y +=
                        shelf.collection.contentOffset.y > 20_000 ? -10_000 : 10
                    shelf.scene.advance(to: shelf.scene.now + 0.001)
                }
            },
        ]
    )
}
