import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// A13, F9: the screen's size changes while a layout-to-layout navigation is held.
@Suite struct LayoutToLayoutResizeTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let grid = Photos(collectionViewLayout: Photos.grid(), name: "grid")
    private let line = Photos(collectionViewLayout: CollectionLineLayout(), name: "line")
    private let navigation: NavigationController

    init() {
        line.useLayoutToLayoutNavigationTransitions = true
        navigation = NavigationController(rootViewController: grid)
        scene.window.rootViewController = navigation
    }

    private var collection: CollectionView { grid.collectionView }

    /// Expects every item at its position in the layout for the screen's size.
    private func expectSettled(on controller: Photos) {
        #expect(scene.isIdle && scene.diagnostics.isEmpty)
        #expect(controller.view.frame == scene.bounds && collection.superview === controller.view)
        #expect(collection.bounds.size == scene.bounds.size)
        #expect(collection.collectionViewLayout === controller.collectionViewLayout)
        for (path, cell) in zip(collection.indexPaths, collection.subviews) {
            let attributes = collection.collectionViewLayout.layoutAttributesForItem(at: path)
            #expect(cell.center == attributes?.center && cell.bounds.size == attributes?.size, "\(path)")
            #expect(cell.presentationState == cell.model)
        }
    }

    @Test(arguments: [0.0, 0.4, 1], [0.0, 0.3])
    func `F9: held and rotated, all items are at their positions in the new size, either way`(
        _ fraction: Double, _ duration: Double
    ) throws {
        for finishes in [true, false] {
            navigation.pushViewController(line, animated: true)
            let context = try #require(scene.transition)
            context.pauseInteractiveTransition()
            context.updateInteractiveTransition(fraction)
            let before = collection.subviews[4].presentationState.position
            scene.resize(to: CGSize(width: 844, height: 390), duration: duration)
            if duration > 0 {
                let after = collection.subviews[4].presentationState.position
                #expect(difference(before.x, after.x, within: 1e-9) == nil)
                #expect(difference(before.y, after.y, within: 1e-9) == nil)
            }
            scene.advance(to: scene.now + 1)
            if finishes {
                context.finishInteractiveTransition()
            } else {
                context.cancelInteractiveTransition()
            }
            scene.runOut()
            expectSettled(on: finishes ? line : grid)
            // Back to the start.
            navigation.popToRootViewController(animated: false)
            scene.resize(to: CGSize(width: 390, height: 844))
            expectSettled(on: grid)
        }
    }

    @Test func `F9: a pop that is held and rotated moves the items to the layout below`() throws {
        navigation.pushViewController(line, animated: false)
        line.collectionView.contentOffset.x = 500
        for finishes in [false, true] {
            navigation.popViewController(animated: true)
            let context = try #require(scene.transition)
            context.pauseInteractiveTransition()
            context.updateInteractiveTransition(0.6)
            scene.resize(to: scene.bounds.size.swapped)
            if finishes {
                context.finishInteractiveTransition()
            } else {
                context.cancelInteractiveTransition()
            }
            scene.runOut()
            expectSettled(on: finishes ? grid : line)
        }
    }
}
