import Foundation
import Hooke
import HookeGeometry
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct SharedElementAnimatorTests {
    /// Two screens that share a title and a picture.
    private final class Shop: NavigationControllerDelegate, TabBarControllerDelegate {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let (list, item) = (SceneViewController(name: "list"), SceneViewController(name: "item"))
        let driver = PercentDrivenInteractiveTransition()
        var isInteractive = false
        var makeAnimator: () -> any ViewControllerAnimatedTransitioning = { SharedElementAnimator() }

        init() {
            for (controller, y, size) in [(list, 500.0, 60.0), (item, 80.0, 300.0)] {
                controller.view = SceneView(frame: scene.bounds, name: controller.name)
                for (index, name) in ["picture", "title"].enumerated() {
                    let view = SceneView(
                        frame: CGRect(x: 20, y: y + 1.2 * size * Double(index), width: size, height: size),
                        name: "\(name) of \(controller.name)")
                    view.transitionIdentifier = name
                    controller.view.addSubview(view)
                }
            }
        }

        var flights: [ProjectedView] {
            scene.snapshot().projectedViews().filter { $0.name.hasSuffix("flight") && !$0.isHidden }
        }

        func navigationController(
            _ navigationController: NavigationController,
            animationControllerFor operation: NavigationOperation,
            from: SceneViewController, to: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { makeAnimator() }

        func navigationController(
            _ navigationController: NavigationController,
            interactionControllerFor animator: any ViewControllerAnimatedTransitioning
        ) -> (any ViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }

        func tabBarController(
            _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
            to: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { makeAnimator() }
    }

    /// The names of visible views from the back to the front, once each.
    private func painted(_ scene: WindowScene) -> [String] {
        var names: [String] = []
        func read(_ node: SceneSnapshot.Node) {
            guard !node.state.isHidden else { return }
            if !names.contains(node.name) { names.append(node.name) }
            for child in node.children { read(child) }
        }
        read(scene.snapshot().root)
        return names
    }

    @Test func `What covers an end on the upper screen covers its flight from the first to the last moment`()
    {
        let shop = Shop()
        let sheet = SceneView(frame: CGRect(x: 0, y: 340, width: 390, height: 504), name: "sheet")
        sheet.backgroundColor = .white
        let label = SceneView(frame: CGRect(x: 20, y: 10, width: 100, height: 20), name: "label")
        sheet.addSubview(label)
        // Between both pictures: it covers the first, and the second is in front of it.
        shop.item.view.insertSubview(sheet, at: 1)
        shop.makeAnimator = { SharedElementAnimator(over: nil) }
        let stack = NavigationController(rootViewController: shop.list)
        stack.delegate = shop
        shop.scene.window.rootViewController = stack
        func check(_ moment: String, isFlying: Bool) {
            let names = painted(shop.scene)
            let picture = names.firstIndex(of: isFlying ? "picture flight" : "picture of item")
            let title = names.firstIndex(of: isFlying ? "title flight" : "title of item")
            let cover = names.firstIndex(of: "sheet")
            guard let picture, let title, let cover else {
                Issue.record("\(moment): \(names)")
                return
            }
            #expect(picture < cover && cover < title && names.contains("label"), "\(moment): \(names)")
        }
        stack.pushViewController(shop.item, animated: true)
        shop.scene.advance(to: 0.001)
        check("the first frame", isFlying: true)
        shop.scene.advance(to: 0.2)
        check("the middle", isFlying: true)
        let half = shop.scene.snapshot().projectedViews().filter { $0.name == "sheet" && !$0.isHidden }
        #expect(half.count == 1, "the original is hidden")
        #expect((half.first?.opacity ?? 0) == shop.item.view.presentationState.opacity)
        shop.scene.advance(to: 0.399)
        check("the last frame", isFlying: true)
        shop.scene.advance(to: 0.5)
        check("the end", isFlying: false)
        #expect(shop.scene.snapshot().projectedViews().count { $0.name == "sheet" } == 1)
        stack.popViewController(animated: true)
        shop.scene.advance(to: 0.501)
        check("the first frame back", isFlying: true)
        shop.scene.advance(to: 1)
        #expect(!painted(shop.scene).contains("sheet") && shop.scene.diagnostics.isEmpty)
        #expect(!sheet.presentationState.isHidden)
    }

    @Test func `Views that cover no end stay on their screen`() {
        let shop = Shop()
        let bar = SceneView(frame: CGRect(x: 0, y: 760, width: 390, height: 84), name: "bar")
        shop.item.view.addSubview(bar)
        let stack = NavigationController(rootViewController: shop.list)
        stack.delegate = shop
        shop.scene.window.rootViewController = stack
        stack.pushViewController(shop.item, animated: true)
        shop.scene.advance(to: 0.2)
        let names = painted(shop.scene)
        #expect(names.firstIndex(of: "bar")! < names.firstIndex(of: "picture flight")!, "\(names)")
    }

    @Test func `Pushes and pops fly by time and leave nothing`() {
        let shop = Shop()
        let stack = NavigationController(rootViewController: shop.list)
        stack.delegate = shop
        shop.scene.window.rootViewController = stack
        stack.pushViewController(shop.item, animated: true)
        shop.scene.advance(to: 0.2)
        #expect(shop.flights.map(\.name) == ["picture flight", "title flight"])
        #expect(shop.flights.allSatisfy { abs($0.state.bounds.size.width - 180) < 1e-9 })
        shop.scene.advance(to: 0.5)
        #expect(shop.flights.isEmpty && shop.scene.transition == nil)
        stack.popViewController(animated: true)
        shop.scene.advance(to: 0.7)
        #expect(shop.flights.count == 2)
        shop.scene.advance(to: 1)
        #expect(stack.topViewController === shop.list && shop.flights.isEmpty)
        #expect(shop.scene.diagnostics.isEmpty)
    }

    @Test func `Tabs and presentations fly`() {
        let shop = Shop()
        let tabs = TabBarController(viewControllers: [shop.list, shop.item])
        tabs.delegate = shop
        shop.scene.window.rootViewController = tabs
        tabs.selectedIndex = 1
        shop.scene.advance(to: 0.2)
        #expect(shop.flights.count == 2)
        shop.scene.runOut()
        #expect(shop.flights.isEmpty && tabs.selectedIndex == 1)

        let other = Shop()
        let delegate = DelegateStub()
        delegate.presenting = { SharedElementAnimator() }
        delegate.dismissing = { SharedElementAnimator() }
        other.scene.window.rootViewController = other.list
        other.item.transitioningDelegate = delegate
        other.item.modalPresentationStyle = .fullScreen
        other.list.present(other.item, animated: true)
        other.scene.advance(to: 0.2)
        #expect(other.flights.count == 2)
        other.scene.advance(to: 0.5)
        other.item.dismiss(animated: true)
        other.scene.advance(to: 0.7)
        #expect(other.flights.count == 2)
        other.scene.runOut()
        #expect(other.flights.isEmpty && other.list.presentedViewController == nil)
    }

    @Test func `A percent driver scrubs flights to the same bits in any order, and a cancel restores all`() {
        let shop = Shop()
        let stack = NavigationController(rootViewController: shop.list)
        stack.delegate = shop
        shop.scene.window.rootViewController = stack
        let before = shop.scene.snapshot().root
        shop.isInteractive = true
        stack.pushViewController(shop.item, animated: true)
        var known: [Double: SceneSnapshot] = [:]
        for fraction in [0, 0.3, 0.7, 1, 0.3, 0, 0.7, 1, 0.5] {
            shop.driver.update(fraction)
            let shown = shop.scene.snapshot()
            if let known = known[fraction] { #expect(known == shown) }
            known[fraction] = shown
            #expect(shop.flights.count == (fraction == 0 || fraction == 1 ? 0 : 2), "\(fraction)")
        }
        shop.driver.cancel()
        shop.scene.runOut()
        #expect(shop.scene.snapshot().root == before)
    }

    @Test func `Screens move as another animator says`() {
        let shop = Shop()
        shop.makeAnimator = { SharedElementAnimator(over: NavigationSlide(.push, isRightToLeft: false)) }
        let stack = NavigationController(rootViewController: shop.list)
        stack.delegate = shop
        shop.scene.window.rootViewController = stack
        stack.pushViewController(shop.item, animated: true)
        shop.scene.advance(to: 0.175)
        // The flight's ends are the places at rest, although the upper screen comes from the right.
        #expect(shop.flights.count == 2)
        #expect(shop.flights.allSatisfy { abs($0.state.position.x - (50 + 170) / 2) < 1e-9 })
        shop.scene.runOut()
        #expect(shop.flights.isEmpty && stack.topViewController === shop.item)
    }

    @Test func `A change of size moves the ends, and nothing jumps`() throws {
        let shop = Shop()
        for controller in [shop.list, shop.item] {
            controller.view.autoresizingMask = .flexibleSize
            for view in controller.view.subviews {
                view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
            }
        }
        let stack = NavigationController(rootViewController: shop.list)
        stack.delegate = shop
        shop.scene.window.rootViewController = stack
        stack.pushViewController(shop.item, animated: true)
        shop.scene.advance(to: 0.2)
        let before = shop.flights
        shop.scene.resize(to: CGSize(width: 500, height: 700))
        let after = shop.flights
        #expect(before.count == 2 && after.count == 2)
        for (old, new) in zip(before, after) {
            for (a, b) in zip(old.corners, new.corners) { #expect((a - b).norm < 1e-9, "\(a) \(b)") }
        }
        shop.scene.advance(to: 0.4 - 1e-6)
        let arriving = try #require(shop.flights.first { $0.name == "picture flight" })
        shop.scene.advance(to: 1)
        let rest = try #require(shop.scene.snapshot().projectedViews().first { $0.name == "picture of item" })
        for (a, b) in zip(arriving.corners, rest.corners) { #expect((a - b).norm < 1e-3, "\(a) \(b)") }
        #expect(shop.flights.isEmpty && stack.topViewController === shop.item)
    }

    @Test func `Elements in perspective, scaled cells and clips keep their corners`() throws {
        let shop = Shop()
        var eye = Transform3D.identity
        eye.m34 = -0.002
        shop.list.view.layer.sublayerTransform = eye
        shop.makeAnimator = { SharedElementAnimator(pacing: .linear) }
        let cell = shop.list.view.subviews[0]
        cell.layer.transform = .rotationY(.pi / 3)
        let stack = NavigationController(rootViewController: shop.list)
        stack.delegate = shop
        shop.scene.window.rootViewController = stack
        shop.isInteractive = true
        let rest = try #require(shop.scene.snapshot().projectedViews().first { $0.id == cell.id })
        stack.pushViewController(shop.item, animated: true)
        shop.driver.update(1e-12)
        let flight = try #require(shop.flights.first { $0.name == "picture flight" })
        for (a, b) in zip(flight.corners, rest.corners) { #expect((a - b).norm < 1e-9, "\(a) \(b)") }
        shop.driver.cancel()
        shop.scene.runOut()
    }
}
