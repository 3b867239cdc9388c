import Foundation
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct CollectionViewTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let grid = Photos.grid()
    private let collection: CollectionView
    private let album: Album

    init() {
        collection = CollectionView(frame: scene.bounds, collectionViewLayout: grid)
        album = Album([Album.views("a", "b", "c", "d"), [], Album.views("e")])
        scene.window.addSubview(collection)
        collection.dataSource = album
    }

    private func view(_ section: Int, _ item: Int) -> CollectionViewCell { album.sections[section][item] }

    @Test func `CollectionFlowLayout fills lines from edge to edge and places sections one below the other`()
    {
        // Three items of 100 in 370: gaps of 35.
        #expect(view(0, 0).frame == CGRect(x: 10, y: 20, width: 100, height: 100))
        #expect(view(0, 1).frame == CGRect(x: 145, y: 20, width: 100, height: 100))
        #expect(view(0, 2).frame == CGRect(x: 280, y: 20, width: 100, height: 100))
        #expect(view(0, 3).frame == CGRect(x: 10, y: 130, width: 100, height: 100))
        // The empty section is 40 high, the third begins at 290.
        #expect(view(2, 0).frame == CGRect(x: 10, y: 310, width: 100, height: 100))
        #expect(collection.contentSize == CGSize(width: 390, height: 430))
        grid.itemSize.width = 250
        #expect(view(0, 0).frame == CGRect(x: 70, y: 20, width: 250, height: 100))
        grid.scrollDirection = .horizontal
        // In the height of 804 seven items of 100 fit, with gaps of 104/6.
        #expect(difference(view(0, 1).frame.minY, 120 + 104.0 / 6, within: 1e-12) == nil)
        #expect(collection.contentSize == CGSize(width: 560, height: 844))
        #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === view(0, 1))
        #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0)) == nil)
        #expect(collection.indexPath(for: view(2, 0)) == IndexPath(item: 0, section: 2))
        #expect(collection.numberOfItems(inSection: 7) == 0)
    }

    @Test func `CollectionStackLayout has the first item on top, rotates the lower ones, hides the lowest`() {
        let pile = CollectionStackLayout()
        pile.visibleCount = 3
        collection.setCollectionViewLayout(pile, animated: false)
        for (item, turn, alpha) in [(0, 0.0, 1.0), (1, 1, 1), (2, -1, 1)] {
            #expect(view(0, item).center == CGPoint(x: 195, y: 422))
            #expect(view(0, item).layer.transform == .rotationZ(turn * .pi / 36))
            #expect(Double(view(0, item).alpha) == alpha)
            #expect(view(0, item).layer.zPosition == -Double(item))
        }
        let last = pile.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
        #expect(last?.alpha == 0 && last?.transform3D == .rotationZ(2 * .pi / 36))
        #expect(collection.names == ["a", "b", "c", "e"])
        #expect(grid.collectionView == nil && pile.collectionView === collection)
    }

    @Test func `CollectionLineLayout enlarges items at the centre while scrolling, and rests at an item`() {
        let line = CollectionLineLayout()
        collection.setCollectionViewLayout(line, animated: false)
        // Five items of 200 with gaps of 50 and margins of 95.
        #expect(collection.contentSize == CGSize(width: 1390, height: 844))
        #expect(view(0, 0).center == CGPoint(x: 195, y: 422))
        #expect(view(0, 0).layer.transform == .scale(x: 1.3, y: 1.3))
        #expect(view(0, 1).layer.transform == .identity)
        collection.contentOffset.x = 150
        #expect(view(0, 1).layer.transform == .scale(x: 1.15, y: 1.15))
        #expect(view(0, 1).center.x == 445)
        #expect(line.targetContentOffset(forProposedContentOffset: CGPoint(x: 150, y: 9)).x == 250)
        #expect(line.targetContentOffset(forProposedContentOffset: CGPoint(x: 9000, y: 9)).x == 1000)
        // Scrolling does not place a grid again.
        collection.setCollectionViewLayout(grid, animated: false)
        view(0, 0).center.x = 300
        collection.contentOffset.y = 10
        #expect(view(0, 0).center.x == 300)
        collection.frame.size.width = 520
        #expect(view(0, 3).frame.origin == CGPoint(x: 410, y: 20))
    }

    @Test func `Visible items are those that intersect the bounds`() {
        grid.itemSize = CGSize(width: 390, height: 400)
        #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
        collection.contentOffset.y = 450
        #expect(collection.indexPathsForVisibleItems.map(\.item) == [1, 2, 3])
        #expect(collection.hitTest(CGPoint(x: 195, y: 460)) === view(0, 1))
    }

    @Test func `Views that are used again animate with the block that loads them`() {
        let (a, b) = (view(0, 0), view(0, 1))
        let new = CollectionViewCell(frame: .zero, name: "new")
        album.sections = [[b, new, a]]
        scene.animate(withDuration: 1, options: .curveLinear) { collection.reloadData() }
        scene.advance(to: 0.5)
        #expect(a.presentationState.frame.minX == 145 && b.presentationState.frame.minX == 77.5)
        #expect(new.presentationState.frame.minX == 145)
        #expect(collection.subviews.map(\.name) == ["b", "new", "a"])
    }

    @Test func `A change of layout moves every item and the offset from their current values`() {
        let tall = Photos.grid()
        tall.itemSize = CGSize(width: 300, height: 500)
        collection.setCollectionViewLayout(tall, animated: false)
        collection.contentOffset.y = 1200
        var ended: [Bool] = []
        collection.setCollectionViewLayout(grid, animated: true) { ended.append($0) }
        #expect(collection.collectionViewLayout === grid && collection.contentOffset == .zero)
        #expect(collection.presentationState.bounds.origin.y == 1200)
        scene.advance(to: 0.15)
        // At half the time the curve is also at half, from either end.
        #expect(difference(collection.presentationState.bounds.origin.y, 600, within: 1e-9) == nil)
        #expect(difference(view(0, 0).presentationState.frame.minX, 27.5, within: 1e-9) == nil)
        #expect(difference(view(0, 0).presentationState.bounds.width, 200, within: 1e-9) == nil)
        #expect(ended.isEmpty)
        scene.advance(to: 0.3)
        #expect(ended == [true] && scene.isIdle)
        let loose = CollectionView(frame: scene.bounds, collectionViewLayout: CollectionStackLayout())
        loose.setCollectionViewLayout(CollectionLineLayout(), animated: true) { ended.append($0) }
        #expect(ended == [true, true])
    }

    @Test func `An interactive change interpolates every item, exact at both ends and in any order`() {
        collection.contentOffset.y = 0
        let pile = CollectionStackLayout()
        let before = scene.snapshot().root
        let between = collection.startInteractiveTransition(to: pile)
        #expect(scene.snapshot().root == before)
        #expect(collection.collectionViewLayout === between)
        var shown: [Double: SceneSnapshot.Node] = [:]
        for progress in [0.2, 0.9, 0.1, 0.5, 1, 0, 0.9, 0.2, -3, 0.5, 7] {
            between.transitionProgress = progress
            let now = scene.snapshot().root
            let key = min(max(progress, 0), 1)
            #expect(shown[key] == nil || shown[key] == now)
            shown[key] = now
        }
        #expect(shown[0] == before)
        between.transitionProgress = 0.5
        #expect(view(0, 0).center == CGPoint(x: 127.5, y: 246))
        #expect(view(0, 0).bounds.size == CGSize(width: 150, height: 150))
        let turned = TransformInterpolation(from: .identity, to: .rotationZ(.pi / 36)).transform(at: 0.5)
        #expect(view(0, 1).layer.transform == turned)
        between.transitionProgress = .nan
        #expect(between.transitionProgress == 0.5 && scene.diagnostics == [.refusedFraction])
    }

    @Test func `An interactive change interpolates the offset and the content's size`() {
        let tall = Photos.grid()
        tall.itemSize = CGSize(width: 300, height: 500)
        collection.setCollectionViewLayout(tall, animated: false)
        collection.contentOffset.y = 1200
        let height = collection.contentSize.height
        let between = collection.startInteractiveTransition(to: grid)
        #expect(collection.contentOffset.y == 1200 && collection.contentSize.height == height)
        between.transitionProgress = 0.75
        #expect(collection.contentOffset.y == 300)
        #expect(collection.contentSize.height == height + (430 - height) * 0.75)
        collection.cancelInteractiveTransition()
        scene.advance(to: 1)
        #expect(collection.contentOffset.y == 1200)
        collection.startInteractiveTransition(to: grid)
        collection.finishInteractiveTransition()
        scene.advance(to: 2)
        #expect(collection.contentOffset == .zero && collection.contentSize.height == 430)
        // The delegate's offset takes precedence.
        final class Lower: CollectionViewDelegate {
            func collectionView(
                _ collectionView: CollectionView,
                targetContentOffsetForProposedContentOffset proposed: CGPoint
            ) -> CGPoint { CGPoint(x: proposed.x, y: proposed.y + 33) }
        }
        let lower = Lower()
        collection.delegate = lower
        collection.setCollectionViewLayout(tall, animated: false)
        #expect(collection.contentOffset.y == 33)
    }

    @Test func `A change of layout of many items, with its time printed`() {
        let count = 1_000
        let many = Album([(0..<count).map { CollectionViewCell(frame: .zero, name: "\($0)") }])
        collection.dataSource = many
        let took = ContinuousClock().measure {
            collection.setCollectionViewLayout(CollectionStackLayout(), animated: true)
        }
        print("\(count) items: a change of layout takes \(took)")
        scene.advance(to: 1)
        #expect(collection.names == names(0..<4))
        #expect(many.sections[0][3].center == CGPoint(x: 195, y: 422))
    }

    @Test func `A released interactive change finishes or goes back, and calls its completion`() {
        var ended: [String] = []
        let before = scene.snapshot().root
        for (finishes, progress) in [(false, 0.4), (false, 0), (false, 1), (true, 0.4)] {
            let start = scene.now
            let between = collection.startInteractiveTransition(to: CollectionStackLayout()) {
                ended.append("\($0) \($1)")
            }
            between.transitionProgress = progress
            if finishes {
                collection.finishInteractiveTransition()
            } else {
                collection.cancelInteractiveTransition()
            }
            let left = 0.3 * (finishes ? 1 - progress : progress)
            scene.advance(to: start + left - 1e-9)
            #expect(ended.isEmpty || left == 0)
            scene.advance(to: start + left + 1e-9)
            #expect(ended == ["true \(finishes)"])
            ended = []
            #expect((scene.snapshot().root == before) == !finishes)
            #expect((collection.collectionViewLayout === grid) == !finishes)
        }
        #expect(view(0, 0).center == CGPoint(x: 195, y: 422) && grid.collectionView == nil)
    }

    @Test
    func `During a change of layouts others are refused, and without one a release is reported`() {
        collection.finishInteractiveTransition()
        let between = collection.startInteractiveTransition(to: CollectionStackLayout())
        #expect(collection.startInteractiveTransition(to: CollectionLineLayout()) === between)
        collection.setCollectionViewLayout(CollectionLineLayout(), animated: true)
        #expect(collection.collectionViewLayout === between)
        #expect(scene.diagnostics.count == 3)
        // The data may change meanwhile.
        album.sections = [Album.views("x", "y")]
        between.transitionProgress = 0.5
        collection.reloadData()
        #expect(view(0, 0).center == CGPoint(x: 127.5, y: 246))
        collection.cancelInteractiveTransition()
        scene.advance(to: 1)
        #expect(view(0, 1).frame == CGRect(x: 145, y: 20, width: 100, height: 100))
    }

    @Test func `A custom transition layout changes the path`() {
        final class Bent: CollectionTransitionLayout {
            override var transitionProgress: Double {
                didSet {
                    updateValue(100 * transitionProgress * (1 - transitionProgress), forAnimatedKey: "lift")
                    invalidateLayout()
                }
            }
            override func layoutAttributesForItem(
                at indexPath: IndexPath
            ) -> CollectionLayoutAttributes? {
                var attributes = super.layoutAttributesForItem(at: indexPath)
                attributes?.center.y -= value(forAnimatedKey: "lift")
                return attributes
            }
        }
        final class Bender: CollectionViewDelegate {
            func collectionView(
                _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
                newLayout to: CollectionLayout
            ) -> CollectionTransitionLayout { Bent(currentLayout: from, nextLayout: to) }
        }
        let bender = Bender()
        collection.delegate = bender
        let between = collection.startInteractiveTransition(to: CollectionStackLayout())
        #expect(between.value(forAnimatedKey: "lift") == 0)
        between.transitionProgress = 0.5
        #expect(view(0, 0).center.y == 221)
        collection.finishInteractiveTransition()
        scene.advance(to: 1)
        #expect(view(0, 0).center.y == 422)
    }

    /// Returns the same transition layout each time.
    private final class Keeper: CollectionViewDelegate {
        var kept: CollectionTransitionLayout?
        func collectionView(
            _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
            newLayout to: CollectionLayout
        ) -> CollectionTransitionLayout {
            kept = kept ?? CollectionTransitionLayout(currentLayout: from, nextLayout: to)
            return kept!
        }
    }

    @Test func `A transition layout that is returned again starts from the items' current positions`() {
        let keeper = Keeper()
        collection.delegate = keeper
        let stack = CollectionStackLayout()
        let first = collection.startInteractiveTransition(to: stack)
        first.transitionProgress = 0.7
        collection.cancelInteractiveTransition()
        scene.advance(to: 1)
        grid.itemSize = CGSize(width: 60, height: 60)
        let start = view(0, 0).center
        #expect(collection.startInteractiveTransition(to: stack) === first)
        #expect(first.transitionProgress == 0)
        #expect(view(0, 0).center == start && view(0, 0).bounds.width == 60)
        collection.finishInteractiveTransition()
        scene.advance(to: 2)
        // A layout between other layouts is not used.
        #expect(collection.startInteractiveTransition(to: grid) !== first)
        #expect(scene.diagnostics.count == 1)
        collection.finishInteractiveTransition()
        scene.advance(to: 3)
        #expect(view(0, 0).center == start)
    }

    @Test func `Non-finite layout numbers place nothing and do not trap`() {
        for size in [Double.nan, .infinity, -.infinity, 0, -5, 1e308, Double.leastNonzeroMagnitude] {
            grid.itemSize = CGSize(width: size, height: size)
            grid.minimumInteritemSpacing = size
            grid.minimumLineSpacing = size
            grid.sectionInset.left = size
            let line = CollectionLineLayout()
            line.itemSize = CGSize(width: size, height: size)
            (line.spacing, line.zoom, line.activeDistance) = (size, size, size)
            collection.setCollectionViewLayout(line, animated: true)
            let between = collection.startInteractiveTransition(to: grid)
            between.transitionProgress = 0.3
            collection.finishInteractiveTransition()
            scene.advance(to: scene.now + 1)
            #expect(collection.bounds.origin.x.isFinite && view(0, 0).center.x.isFinite)
        }
        #expect(scene.diagnostics.contains { "\($0)".contains("accepted: finite numbers") })
    }
}
