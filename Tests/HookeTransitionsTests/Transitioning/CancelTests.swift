import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@Suite struct CancelTests {
    private func corners(_ rig: SwipeRig) -> [ViewID: [SIMD2<Double>]] {
        var seen: [ViewID: [SIMD2<Double>]] = [:]
        for view in rig.scene.snapshot().projectedViews() where !view.isHidden && view.opacity > 0 {
            seen[view.id] = view.corners
        }
        return seen
    }

    private func distance(_ a: [ViewID: [SIMD2<Double>]], _ b: [ViewID: [SIMD2<Double>]]) -> Double {
        a.reduce(0.0) { worst, entry in
            zip(entry.value, b[entry.key] ?? entry.value).reduce(worst) {
                $1.0.x.isFinite && $1.1.x.isFinite ? max($0, ($1.0 - $1.1).norm) : $0
            }
        }
    }

    /// Returns the largest movement per step of the fraction, around each fraction, when scrubbed.
    private func reaches(_ kind: PlayableTransition, _ edge: Edge, isDismissal: Bool) -> [Double] {
        let rig = rig(kind, edge, isDismissal: isDismissal)
        var last = corners(rig)
        return (1...200).map { step in
            rig.driver.update(Double(step) / 200)
            let next = corners(rig)
            defer { last = next }
            return distance(last, next)
        }
    }

    private func rig(_ kind: PlayableTransition, _ edge: Edge, isDismissal: Bool) -> SwipeRig {
        let rig = SwipeRig(kind, edge: edge)
        if isDismissal {
            rig.beginPresented()
            rig.beginDismissal()
        } else {
            rig.begin()
        }
        rig.driver.update(0)
        return rig
    }

    @Test(arguments: SwipeRig.kinds)
    func `F4: No tick of a cancel moves anything by more than v·dt, nor does its end`(
        _ kind: PlayableTransition
    ) {
        for (edge, isDismissal) in [(Edge.right, false), (.bottom, true)] {
            let reaches = reaches(kind, edge, isDismissal: isDismissal)
            for style in [SettlePlan.Style?.none, .spring, .cubic] {
                for (start, velocity) in [(0.03, 0.0), (0.5, -2), (0.98, 3)] {
                    let rig = rig(kind, edge, isDismissal: isDismissal)
                    rig.driver.settle = style
                    rig.driver.update(start)
                    rig.driver.cancel(velocity: velocity)
                    let transition = rig.scene.transition!
                    var fraction = transition.fraction
                    while rig.scene.transition != nil {
                        let before = corners(rig)
                        rig.scene.advance(to: rig.scene.now + 1 / 240.0)
                        let next = rig.scene.transition == nil ? 0 : transition.fraction
                        // The largest movement of scrubbing between the two fractions and around them.
                        let (low, high) = (min(fraction, next), max(fraction, next))
                        let from = min(198, max(0, Int(low * 200) - 1))
                        let reach = reaches[from..<min(200, max(from, min(200, Int(high * 200))) + 2)].reduce(
                            0, +)
                        let moved = distance(before, corners(rig))
                        #expect(moved <= reach + 1e-9, "\(kind) \(isDismissal) from \(fraction) to \(next)")
                        fraction = next
                    }
                    #expect(rig.completions == 1)
                }
            }
        }
    }

    @Test(arguments: [true, false])
    func `F5: A swipe that ends before the transition starts settles at its start`(_ finishes: Bool) {
        for style in [SettlePlan.Style?.none, .spring, .cubic] {
            let rig = SwipeRig(.drawer)
            rig.driver.settle = style
            rig.driver.update(0.2)
            if finishes { rig.driver.finish(velocity: 5) } else { rig.driver.cancel(velocity: -5) }
            rig.begin()
            #expect(rig.scene.transition?.isInteractive == false)
            rig.runOut()
            #expect(rig.completions == 1 && rig.scene.isIdle)
            #expect((rig.presenter.presentedViewController != nil) == finishes)
        }
    }

    @Test func `F5: A swipe that ends inside the first callback settles at its start`() {
        final class Ending: SceneViewController {
            var ends: (() -> Void)?
            override func viewWillAppear(_ animated: Bool) { ends?() }
        }
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let root = SceneViewController(name: "root")
        scene.window.rootViewController = root
        let next = Ending(name: "next")
        let drawer = DrawerTransition(edge: .left)
        let driver = SwipeDriver(edge: .left)
        drawer.driver = driver
        next.transitioningDelegate = drawer
        next.modalPresentationStyle = .custom
        driver.begin = { root.present(next, animated: true) }
        scene.window.addGestureRecognizer(driver.recognizer)
        next.ends = {
            next.ends = nil
            scene.send(Touch(.ended, at: CGPoint(x: 60, y: 5), time: scene.now))
        }
        scene.send(Touch(.began, at: CGPoint(x: 5, y: 5), time: 0))
        scene.send(Touch(.moved, at: CGPoint(x: 60, y: 5), time: 0.01))
        scene.advance(to: 3)
        #expect(scene.isIdle && !driver.isSwiping)
    }

    @Test func `F10: After any grabs the stack and the views agree`() {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<randomCases(200) {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let pages = (0..<4).map { LoggingController(name: "page \($0)") }
            for page in pages { page.view = SceneView(frame: scene.bounds, name: page.name) }
            let stack = NavigationController(rootViewController: pages[0])
            scene.window.rootViewController = stack
            for page in pages.dropFirst() { stack.pushViewController(page, animated: false) }
            for _ in 0..<random.integer(1...4) {
                // Down at the edge, forth and back, up; again before or after the settle.
                var time = scene.now + 0.01
                var x = 5.0
                scene.send(Touch(.began, at: CGPoint(x: x, y: 400), time: time))
                for _ in 0..<random.integer(1...6) {
                    time += random.uniform(0.004...0.02)
                    x = min(380, max(0, x + random.uniform(-60...120)))
                    scene.send(Touch(.moved, at: CGPoint(x: x, y: 400), time: time))
                }
                scene.send(Touch(.ended, at: CGPoint(x: x, y: 400), time: time + random.uniform(0...0.1)))
                scene.advance(to: scene.now + random.uniform(0...0.2))
            }
            scene.runOut()
            let top = stack.topViewController
            #expect(
                scene.isIdle
                    && stack.viewControllers.map(\.name)
                        == pages.prefix(stack.viewControllers.count).map(\.name)
            )
            #expect(stack.view.subviews.map(\.id) == [top.view.id])
            #expect(top.view.presentationState.frame == scene.bounds)
            #expect(top.appearance == .appeared)
            #expect(pages.allSatisfy { $0 === top || $0.appearance == .disappeared })
            #expect(stack.children.map(\.name) == stack.viewControllers.map(\.name))
        }
    }
}
