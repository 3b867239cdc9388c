import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// A13: layout-to-layout navigation.
@Suite struct LayoutToLayoutTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let pile = Photos(collectionViewLayout: CollectionStackLayout(), name: "pile")
    private let grid = Photos(collectionViewLayout: Photos.grid(), name: "grid")
    private let line = Photos(collectionViewLayout: CollectionLineLayout(), name: "line")
    private let navigation: NavigationController

    init() {
        grid.useLayoutToLayoutNavigationTransitions = true
        line.useLayoutToLayoutNavigationTransitions = true
        navigation = NavigationController(rootViewController: pile)
        scene.window.rootViewController = navigation
    }

    private var photos: [SceneView] {
        pile.collectionView.subviews.filter { $0.name.hasPrefix("photo") }
    }

    private func expectSettled(on controller: Photos, _ layout: CollectionLayout) {
        #expect(scene.transition == nil && scene.isIdle)
        #expect(navigation.view.subviews.map(\.name) == [controller.name])
        #expect(controller.view.subviews.map(\.name) == ["collection"])
        #expect(controller.collectionView === pile.collectionView)
        #expect(controller.collectionView.collectionViewLayout === layout)
        #expect(controller.collectionViewLayout === layout)
        #expect(controller.collectionView.delegate === controller)
        #expect(controller.collectionView.dataSource === pile)
        for (path, cell) in zip(controller.collectionView.indexPaths, photos) {
            let attributes = layout.layoutAttributesForItem(at: path)
            #expect(cell.center == attributes?.center && cell.bounds.size == attributes?.size)
        }
    }

    @Test func `A13: A push moves the items from the old layout to the new, and nothing slides`() {
        let (old, new) = (pile.collectionViewLayout, grid.collectionViewLayout)
        let cells = photos.map(\.id)
        // The pile shows four.
        #expect(cells.count == 4 && pile.made == 4)
        navigation.pushViewController(grid, animated: true)
        let from = photos.map { $0.presentationState.position }
        #expect(from == Array(repeating: CGPoint(x: 195, y: 422), count: 12))
        #expect(grid.collectionView === pile.collectionView)
        let to = photos.map(\.center)
        let half = CubicBezier.easeInOut
        for (time, tick) in [(0.0, 0), (0.1, 1), (0.175, 2), (0.3, 3)] {
            scene.advance(to: time)
            let progress = half.value(at: time / 0.35)
            for (place, photo) in photos.enumerated() {
                let shown = photo.presentationState.position
                let expected = from[place].x + (to[place].x - from[place].x) * progress
                #expect(difference(shown.x, expected, within: 1e-9) == nil, "\(tick)")
            }
            // Neither view moves.
            for view in [pile.view, grid.view] where view.scene != nil {
                #expect(view.presentationState.frame == scene.bounds)
            }
        }
        scene.advance(to: 0.35)
        expectSettled(on: grid, new)
        #expect(photos.prefix(4).map(\.id) == cells && pile.made == 12 && grid.made == 0)
        #expect(old.collectionView == nil)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `A13: A pop moves the items back to their positions, also when they were scrolled`() {
        let navigation = NavigationController(rootViewController: SceneViewController(name: "home"))
        scene.window.rootViewController = navigation
        let tall = Photos.grid()
        tall.itemSize = CGSize(width: 300, height: 300)
        let first = Photos(collectionViewLayout: tall, name: "tall")
        navigation.setViewControllers([first], animated: false)
        first.collectionView.contentOffset.y = 1234.5
        let before = first.collectionView.picture
        navigation.pushViewController(line, animated: true)
        scene.runOut()
        #expect(line.collectionView === first.collectionView)
        line.collectionView.contentOffset.x = 700
        navigation.popViewController(animated: true)
        #expect(first.collectionView.superview === first.view)
        scene.runOut()
        #expect(first.collectionView.picture == before)
        #expect(first.collectionView.contentOffset.y == 1234.5)
        // The popped controller no longer has it, and may be pushed again.
        #expect(
            line.collectionView !== first.collectionView
                && line.collectionViewLayout.collectionView === line.collectionView)
        navigation.pushViewController(line, animated: true)
        scene.runOut()
        #expect(line.collectionView === first.collectionView)
    }

    @Test func `A13: A percent driver scrubs it, and a cancel restores everything bit for bit`() {
        final class Driven: NavigationControllerDelegate {
            let driver = PercentDrivenInteractiveTransition()
            func navigationController(
                _ navigationController: NavigationController,
                interactionControllerFor animator: any ViewControllerAnimatedTransitioning
            ) -> (any ViewControllerInteractiveTransitioning)? { driver }
        }
        let driven = Driven()
        driven.driver.tracksFinger = true
        navigation.delegate = driven
        let (old, before) = (pile.collectionViewLayout, scene.snapshot().root)
        // The reference: the same interactive change in another collection.
        let twin = Photos(collectionViewLayout: CollectionStackLayout(), name: "twin")
        let other = WindowScene(size: scene.bounds.size)
        other.window.rootViewController = twin
        let between = twin.collectionView.startInteractiveTransition(to: Photos.grid())
        navigation.pushViewController(grid, animated: true)
        for fraction in [0.2, 0.9, 0.1, 0.5, 0, 0.9, 1] {
            driven.driver.update(fraction)
            between.transitionProgress = fraction
            for (photo, same) in zip(photos, twin.collectionView.subviews) {
                let (shown, expected) = (photo.presentationState, same.presentationState)
                #expect(difference(shown.position.x, expected.position.x, within: 1e-12) == nil)
                #expect(difference(shown.bounds.width, expected.bounds.width, within: 1e-12) == nil)
                #expect(difference(shown.opacity, expected.opacity, within: 1e-12) == nil)
                #expect(difference(shown.transform.m12, expected.transform.m12, within: 1e-12) == nil)
            }
        }
        driven.driver.update(0.6)
        driven.driver.cancel()
        scene.runOut()
        #expect(scene.snapshot().root == before)
        expectSettled(on: pile, old)
        #expect(navigation.viewControllers.map(\.name) == ["pile"])
        #expect(grid.parent == nil && grid.collectionView !== pile.collectionView)
        // Again, to the end.
        navigation.pushViewController(line, animated: true)
        driven.driver.update(0.4)
        driven.driver.finish()
        scene.runOut()
        expectSettled(on: line, line.collectionViewLayout)
    }

    @Test func `A13: A pan from the edge pops it, or cancels`() {
        let new = grid.collectionViewLayout
        let old = pile.collectionViewLayout
        navigation.pushViewController(grid, animated: false)
        expectSettled(on: grid, new)
        let before = scene.snapshot().root
        let place = photos[5].center
        scene.drag([3, 100, 195], lifts: false)
        #expect(scene.transition?.kind == .pop)
        let shown = photos[5].presentationState.position
        #expect(difference(shown.x, (place.x + 195) / 2, within: 1e-9) == nil)
        #expect(difference(shown.y, (place.y + 422) / 2, within: 1e-9) == nil)
        scene.send(Touch(.moved, at: CGPoint(x: 30, y: 400), time: scene.now + 0.02))
        scene.send(Touch(.ended, at: CGPoint(x: 30, y: 400), time: scene.now + 0.02))
        scene.runOut()
        #expect(scene.snapshot().root == before)
        expectSettled(on: grid, new)
        scene.drag([3, 100, 200, 340], lifts: true)
        scene.runOut()
        expectSettled(on: pile, old)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `A13: A custom interaction controller drives it through transitionProgress`() {
        final class Pinch: NavigationControllerDelegate, ViewControllerAnimatedTransitioning,
            ViewControllerInteractiveTransitioning
        {
            var layout: CollectionTransitionLayout?
            var context: (any ViewControllerContextTransitioning)?
            var collection: CollectionView?
            func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
            func animateTransition(using context: any ViewControllerContextTransitioning) {}
            func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
                let from = context.viewController(forKey: .from) as! CollectionViewController
                let to = context.viewController(forKey: .to) as! CollectionViewController
                self.context = context
                collection = from.collectionView
                layout = from.collectionView.startInteractiveTransition(to: to.collectionViewLayout) {
                    [unowned self] _, finished in
                    context.completeTransition(finished)
                    (self.context, layout) = (nil, nil)
                }
            }
            func move(to progress: Double) {
                layout?.transitionProgress = progress
                context?.updateInteractiveTransition(progress)
            }
            func end(finishes: Bool) {
                if finishes {
                    collection?.finishInteractiveTransition()
                    context?.finishInteractiveTransition()
                } else {
                    collection?.cancelInteractiveTransition()
                    context?.cancelInteractiveTransition()
                }
            }
            func navigationController(
                _ navigationController: NavigationController,
                animationControllerFor operation: NavigationOperation, from: SceneViewController,
                to: SceneViewController
            ) -> (any ViewControllerAnimatedTransitioning)? { self }
            func navigationController(
                _ navigationController: NavigationController,
                interactionControllerFor animator: any ViewControllerAnimatedTransitioning
            ) -> (any ViewControllerInteractiveTransitioning)? { self }
        }
        let pinch = Pinch()
        navigation.delegate = pinch
        let (old, new) = (pile.collectionViewLayout, grid.collectionViewLayout)
        let before = scene.snapshot().root
        for finishes in [false, true] {
            navigation.pushViewController(grid, animated: true)
            for progress in [0.7, 0.2, 0.5] {
                pinch.move(to: progress)
                #expect(difference(photos[0].center.x, 195 - 135 * progress, within: 1e-12) == nil)
            }
            pinch.end(finishes: finishes)
            scene.runOut()
            if finishes {
                expectSettled(on: grid, new)
            } else {
                #expect(scene.snapshot().root == before)
                expectSettled(on: pile, old)
            }
        }
        // The pop uses the first one's own layout.
        navigation.popViewController(animated: true)
        pinch.move(to: 0.5)
        #expect(photos[0].center.x == 127.5)
        pinch.end(finishes: true)
        scene.runOut()
        expectSettled(on: pile, old)
        #expect(scene.snapshot().root == before)
    }

    @Test func `A13: Three in a row share one collection view, and a pop may go to any of them`() {
        let layouts = [pile, grid, line].map(\.collectionViewLayout)
        navigation.pushViewController(grid, animated: true)
        scene.runOut()
        navigation.pushViewController(line, animated: true)
        scene.runOut()
        expectSettled(on: line, layouts[2])
        navigation.popToRootViewController(animated: true)
        scene.runOut()
        expectSettled(on: pile, layouts[0])
        navigation.setViewControllers([pile, grid, line], animated: false)
        expectSettled(on: line, layouts[2])
        navigation.popViewController(animated: true)
        scene.runOut()
        expectSettled(on: grid, layouts[1])
        // Another controller on top slides; popping below it finds the collection in its place.
        navigation.pushViewController(SceneViewController(name: "detail"), animated: true)
        #expect(navigation.topViewController.view.presentationState.frame.minX == 390)
        scene.runOut()
        scene.drag([3, 100, 200, 20], lifts: true)
        scene.runOut()
        #expect(navigation.topViewController.name == "detail")
        navigation.popToRootViewController(animated: true)
        #expect(pile.collectionView.superview === pile.view)
        scene.runOut()
        expectSettled(on: pile, layouts[0])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `A13: Without the flag, or over another kind of controller, it slides`() {
        let plain = Photos(collectionViewLayout: Photos.grid(), name: "plain")
        navigation.pushViewController(plain, animated: true)
        #expect(plain.view.presentationState.frame.minX == 390)
        #expect(plain.collectionView !== pile.collectionView && plain.made == 12)
        scene.runOut()
        let home = SceneViewController(name: "home")
        navigation.setViewControllers([home], animated: false)
        navigation.pushViewController(grid, animated: true)
        #expect(grid.view.presentationState.frame.minX == 390 && grid.made == 12)
        scene.runOut()
        #expect(grid.view.subviews.map(\.name) == ["collection"])
    }

    @Test func `A13: Other subviews fade, and a cancel restores them`() {
        let header = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 44), name: "header")
        let footer = SceneView(frame: CGRect(x: 0, y: 800, width: 390, height: 44), name: "footer")
        pile.view.addSubview(header)
        pile.view.backgroundColor = .white
        grid.view.addSubview(footer)
        grid.view.backgroundColor = .black
        footer.alpha = 0.5
        let before = scene.snapshot().root
        navigation.pushViewController(grid, animated: true)
        #expect(grid.view.presentationState.backgroundColor == .white)
        scene.advance(to: 0.175)
        #expect(difference(footer.presentationState.opacity, 0.25, within: 1e-9) == nil)
        #expect(difference(header.presentationState.opacity, 0.5, within: 1e-9) == nil)
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.runOut()
        #expect(scene.snapshot().root == before)
        #expect(footer.alpha == 0.5 && grid.view.backgroundColor == .black)
        navigation.pushViewController(grid, animated: true)
        scene.runOut()
        #expect(footer.alpha == 0.5 && header.alpha == 1)
        #expect(grid.view.subviews.map(\.name) == ["collection", "footer"])
    }

    @Test func `A13: New data during a transition and layouts changed on top are kept`() {
        navigation.pushViewController(grid, animated: true)
        scene.advance(to: 0.1)
        pile.count = 5
        grid.collectionView.reloadData()
        grid.collectionView.setCollectionViewLayout(CollectionLineLayout(), animated: true)
        #expect(scene.diagnostics.count == 1)
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.runOut()
        // The pile shows four of five.
        #expect(photos.count == 4)
        expectSettled(on: pile, pile.collectionViewLayout)
        let other = CollectionStackLayout()
        other.itemSize.width = 300
        pile.collectionView.setCollectionViewLayout(other, animated: false)
        navigation.pushViewController(grid, animated: true)
        scene.runOut()
        navigation.popViewController(animated: true)
        scene.runOut()
        expectSettled(on: pile, other)
    }

    @Test func `A13: A stack of them may be made before it is visible`() {
        let pile = Photos(collectionViewLayout: CollectionStackLayout(), name: "pile")
        let grid = Photos(collectionViewLayout: Photos.grid(), name: "grid")
        grid.useLayoutToLayoutNavigationTransitions = true
        let loose = NavigationController(rootViewController: pile)
        loose.pushViewController(grid, animated: true)
        scene.window.rootViewController = loose
        #expect(grid.view.subviews.map(\.name) == ["collection"])
        #expect(pile.collectionView === grid.collectionView && pile.collectionView.subviews.count == 12)
        loose.popViewController(animated: true)
        scene.runOut()
        #expect(pile.view.subviews.map(\.name) == ["collection"])
        #expect(pile.collectionView.collectionViewLayout is CollectionStackLayout)
        #expect(pile.collectionView.frame == scene.bounds)
    }

    @Test func `A13: Everything is released with its owners, also during a transition`() {
        weak var gone: CollectionView?
        do {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let pile = Photos(collectionViewLayout: CollectionStackLayout())
            let grid = Photos(collectionViewLayout: Photos.grid())
            grid.useLayoutToLayoutNavigationTransitions = true
            let navigation = NavigationController(rootViewController: pile)
            scene.window.rootViewController = navigation
            navigation.pushViewController(grid, animated: true)
            scene.advance(to: 0.1)
            gone = pile.collectionView
        }
        #expect(gone == nil)
    }
}
