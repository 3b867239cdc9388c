import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

/// F9: the scene's size changes during a transition.
@Suite struct ResizeInTransitionTests {
    private static let upright = CGSize(width: 390, height: 844)
    private static let wide = CGSize(width: 844, height: 390)

    /// A tree's names and states, without identities, to compare two scenes.
    private struct Shown: Equatable, CustomStringConvertible {
        var name: String
        var state: ViewState
        var children: [Shown]

        init(_ node: SceneSnapshot.Node) {
            (name, state, children) = (node.name, node.state, node.children.map(Shown.init))
        }
        var description: String { "\(name) \(state.frame) \(state.opacity) \(children)" }
    }

    private func shown(_ scene: WindowScene) -> Shown { Shown(scene.snapshot().root) }
    private func model(_ scene: WindowScene) -> Shown { Shown(scene.modelSnapshot().root) }

    private func label(_ controller: SceneViewController) {
        controller.view.subviews.first?.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    }

    private func rig(_ kind: PlayableTransition, dismissal: Bool) -> SwipeRig {
        let rig = SwipeRig(kind)
        label(rig.presenter)
        label(rig.presented)
        if dismissal { rig.beginPresented() }
        return rig
    }

    private func begin(_ rig: SwipeRig, dismissal: Bool) {
        if dismissal { rig.beginDismissal() } else { rig.begin() }
    }

    @Test(arguments: SwipeRig.kinds, [false, true])
    func `F9, U10: held, rotated and finished, the result is as if the screen had rotated afterwards`(
        _ kind: PlayableTransition, _ dismissal: Bool
    ) {
        let turned = rig(kind, dismissal: dismissal)
        begin(turned, dismissal: dismissal)
        turned.driver.update(0.4)
        turned.scene.rotate(to: .landscapeLeft, duration: 0.3)
        turned.scene.advance(to: turned.scene.now + 0.1)
        turned.driver.finish(velocity: 1)
        turned.runOut()

        let plain = rig(kind, dismissal: dismissal)
        begin(plain, dismissal: dismissal)
        plain.driver.finish(velocity: 1)
        plain.runOut()
        plain.scene.rotate(to: .landscapeLeft, duration: 0.3)
        plain.runOut()
        #expect(turned.completions == 1 && turned.scene.isIdle && plain.scene.isIdle)
        #expect(shown(turned.scene) == shown(plain.scene))
        #expect(turned.scene.diagnostics.isEmpty)
        #expect((turned.presenter.presentedViewController == nil) == dismissal)
    }

    @Test(arguments: SwipeRig.kinds, [false, true])
    func `F9: held, rotated and cancelled, the tree is the earlier one, rotated, bit for bit`(
        _ kind: PlayableTransition, _ dismissal: Bool
    ) {
        let turned = rig(kind, dismissal: dismissal)
        begin(turned, dismissal: dismissal)
        turned.driver.update(0.6)
        turned.scene.rotate(to: .landscapeLeft, duration: 0.2)
        turned.driver.update(0.3)
        turned.scene.advance(to: turned.scene.now + 0.1)
        turned.driver.cancel(velocity: -1)
        turned.runOut()

        let plain = rig(kind, dismissal: dismissal)
        plain.scene.rotate(to: .landscapeLeft, duration: 0.2)
        plain.runOut()
        #expect(turned.completions == 1 && turned.scene.isIdle)
        #expect(shown(turned.scene) == shown(plain.scene))
        #expect(model(turned.scene) == model(plain.scene))
        #expect((turned.presenter.presentedViewController != nil) == dismissal)
        #expect(turned.scene.diagnostics.isEmpty)
        // The next transition is correct too.
        let next = turned.rigAgain(dismissal: dismissal)
        #expect(next == turned.scene.bounds || kind == .drawer)
    }

    @Test(arguments: [TransitionContext.Kind.push, .pop], [false, true])
    func `F9: a stack that is rotated during a change is correct, finished or cancelled`(
        _ kind: TransitionContext.Kind, _ cancels: Bool
    ) {
        let scene = WindowScene(size: Self.upright)
        let pages = ["a", "b", "c"].map { SceneViewController(name: $0) }
        let navigation = NavigationController(rootViewController: pages[0])
        scene.window.rootViewController = navigation
        navigation.pushViewController(pages[1], animated: false)
        if kind == .push {
            navigation.pushViewController(pages[2], animated: true)
        } else {
            navigation.popViewController(animated: true)
        }
        scene.advance(to: 0.1)
        let transition = scene.transition!
        transition.pauseInteractiveTransition()
        scene.rotate(to: .landscapeRight, duration: 0)
        // The other view still starts beside the screen, which is wider now.
        transition.updateInteractiveTransition(kind == .push ? 0 : 1)
        let upper = kind == .push ? pages[2] : pages[1]
        let waiting = upper.view.presentationState.frame
        #expect(abs(waiting.origin.x - 844) < 1e-9 && waiting.size == Self.wide)
        let lower = kind == .push ? pages[1] : pages[0]
        #expect(abs(lower.view.presentationState.frame.origin.x) < 1e-9)
        transition.updateInteractiveTransition(kind == .push ? 1 : 0)
        #expect(abs(lower.view.presentationState.frame.origin.x + 0.3 * 844) < 1e-9)
        #expect(abs(upper.view.presentationState.frame.origin.x) < 1e-9)
        if cancels {
            transition.cancelInteractiveTransition()
        } else {
            transition.finishInteractiveTransition()
        }
        scene.runOut()
        let top = cancels ? pages[1] : kind == .push ? pages[2] : pages[0]
        #expect(navigation.topViewController === top && scene.isIdle)
        #expect(navigation.view.subviews.map(\.name) == [top.name])
        #expect(top.view.presentationState.frame == scene.bounds && top.view.frame == scene.bounds)
        if navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: false)
            #expect(navigation.topViewController.view.frame == scene.bounds)
        }
    }

    @Test(arguments: SwipeRig.kinds, [false, true])
    func `F4, F9: a rotation over time jumps neither at its start, during it, nor at its end`(
        _ kind: PlayableTransition, _ dismissal: Bool
    ) {
        for cancels in [false, true] {
            let rig = rig(kind, dismissal: dismissal)
            begin(rig, dismissal: dismissal)
            rig.driver.update(0.5)
            let before = screenFrames(rig.scene)
            rig.scene.rotate(to: .landscapeLeft, duration: 0.5)
            var worst = jump(before, screenFrames(rig.scene))
            // While held, only the rotation moves, by less than 2 kpt/s · dt at 1 kHz.
            for _ in 0..<500 {
                let before = screenFrames(rig.scene)
                rig.scene.advance(to: rig.scene.now + 1e-3)
                worst = max(worst, jump(before, screenFrames(rig.scene)) - 4)
            }
            #expect(worst <= 1e-9, "\(kind)")
            if cancels { rig.driver.cancel(velocity: 0) } else { rig.driver.finish(velocity: 0) }
            while rig.scene.transition != nil {
                let before = screenFrames(rig.scene)
                rig.scene.advance(to: min(rig.scene.now + 1e-3, rig.scene.nextEventTime ?? .infinity))
                worst = max(worst, jump(before, screenFrames(rig.scene)) - 12)
            }
            #expect(worst <= 1e-9, "\(kind) settling")
        }
    }

    /// Returns the frames of views on the screen, by name; those entirely outside are omitted.
    private func screenFrames(_ scene: WindowScene) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        func add(_ node: SceneSnapshot.Node) {
            let state = node.state
            if state.transform == .identity, state.opacity > 0, state.frame.size.width > 0 {
                found[node.name] = state.frame
            }
            // A snapshot has subviews with the names of its original's.
            if !node.name.hasSuffix("snapshot") { for child in node.children { add(child) } }
        }
        for child in scene.snapshot().root.children { add(child) }
        return found
    }

    private func jump(_ a: [String: CGRect], _ b: [String: CGRect]) -> Double {
        var worst = 0.0
        for (name, before) in a {
            guard let after = b[name] else { continue }
            worst = max(
                worst, abs(after.origin.x - before.origin.x), abs(after.origin.y - before.origin.y),
                abs(after.size.width - before.size.width), abs(after.size.height - before.size.height))
        }
        return worst
    }

    @Test func `F9: a translation starts a new screen's width away`() {
        final class Translate: SelfAnimating {
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                let view = context.view(forKey: .to)!
                context.containerView.addSubview(view)
                view.transform = .translation(x: context.containerView.bounds.size.width, y: 0)
                SceneView.animate(withDuration: 1) {
                    view.transform = .identity
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        let scene = WindowScene(size: Self.upright)
        let (root, next) = (SceneViewController(name: "root"), SceneViewController(name: "next"))
        let delegate = Translate()
        next.transitioningDelegate = delegate
        scene.window.rootViewController = root
        root.present(next, animated: true)
        let context = scene.transition!
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(0.5)
        let before = next.view.presentationState.frame
        scene.rotate(to: .landscapeLeft, duration: 0.2)
        let after = next.view.presentationState.frame
        #expect(abs(before.origin.x - after.origin.x) < 1e-9 && abs(before.origin.y - after.origin.y) < 1e-9)
        scene.advance(to: 1)
        context.updateInteractiveTransition(0)
        #expect(abs(next.view.presentationState.frame.origin.x - 844) < 1e-9)
        context.finishInteractiveTransition()
        scene.advance(to: 3)
        #expect(next.view.presentationState.frame == scene.bounds)
    }

    @Test func `F9: any number of rotations at any time leaves nothing stuck and the tree correct`() {
        enum Step { case update(Double), pause, finish, cancel, tick(Double), size(CGSize, Double) }
        struct Script: CustomStringConvertible {
            var kind: PlayableTransition
            var dismissal: Bool
            var steps: [Step]
            var description: String { "\(kind) \(dismissal ? "dismissal" : "presentation"): \(steps)" }
        }
        let scripts = Generator<Script>(
            draw: { random in
                let steps = (0..<random.integer(1...25)).map { _ -> Step in
                    switch random.integer(0...9) {
                    case 0...2: .update(random.unit())
                    case 3: .pause
                    case 4: .finish
                    case 5: .cancel
                    case 6, 7:
                        .size(
                            CGSize(width: random.integer(1...4) * 200, height: random.integer(1...4) * 200),
                            random.chance(0.3) ? 0 : random.unit())
                    default: .tick(random.logUniform(1e-3...1))
                    }
                }
                return Script(
                    kind: SwipeRig.kinds[random.integer(0...(SwipeRig.kinds.count - 1))],
                    dismissal: random.chance(0.5),
                    steps: steps)
            },
            shrink: { script in
                script.steps.indices.map { index in
                    var shorter = script
                    shorter.steps.remove(at: index)
                    return shorter
                }
            })
        checkProperty(seed: 62, cases: 400, scripts) { script in
            let turned = rig(script.kind, dismissal: script.dismissal)
            begin(turned, dismissal: script.dismissal)
            for step in script.steps {
                switch step {
                case .update(let p): turned.driver.update(p)
                case .pause: turned.driver.pause()
                case .finish: turned.driver.finish(velocity: 0)
                case .cancel: turned.driver.cancel(velocity: 0)
                case .tick(let time): turned.scene.advance(to: turned.scene.now + time)
                case .size(let size, let duration): turned.scene.resize(to: size, duration: duration)
                }
            }
            turned.driver.finish(velocity: 0)
            turned.runOut()
            if turned.completions != 1 { return "\(turned.completions) completions" }
            if !turned.scene.isIdle { return "stuck" }
            let plain = rig(script.kind, dismissal: turned.presenter.presentedViewController != nil)
            plain.scene.resize(to: turned.scene.bounds.size)
            plain.runOut()
            let (a, b) = (views(turned), views(plain))
            return zip(a, b).allSatisfy { close($0, $1) } && a.count == b.count ? nil : "\(a) is not \(b)"
        }
    }

    private func views(_ rig: SwipeRig) -> [CGRect] {
        var frames: [CGRect] = []
        func add(_ node: SceneSnapshot.Node) {
            // The labels' frames depend on the sequence of sizes, because masks distribute proportionally.
            if !node.name.hasPrefix("label") { frames.append(node.state.frame) }
            for child in node.children { add(child) }
        }
        add(rig.shown)
        return frames
    }

    private func close(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.origin.x - b.origin.x) < 1e-9 && abs(a.origin.y - b.origin.y) < 1e-9
            && abs(a.size.width - b.size.width) < 1e-9 && abs(a.size.height - b.size.height) < 1e-9
    }
}

extension SwipeRig {
    /// Runs the transition again to its end, and returns the frame of the presented view, or else the
    /// presenter's.
    fileprivate func rigAgain(dismissal: Bool) -> CGRect {
        if dismissal { beginDismissal() } else { begin() }
        driver.finish(velocity: 1)
        runOut()
        return (dismissal ? presenter.view : movingView).presentationState.frame
    }
}
