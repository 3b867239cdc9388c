import Foundation
import Hooke
import HookeTransitions
import Testing

/// Rows C: directions, snapshots, flip.
@Suite struct SlideAndFlipTransitionTests {
    @Test func `C1: each direction starts a screen away and runs 1 s on a spring of damping ratio 0.5`() {
        for (edge, origin) in [
            (Edge.top, CGPoint(x: 0, y: -844)), (.bottom, CGPoint(x: 0, y: 844)),
            (.left, CGPoint(x: -390, y: 0)), (.right, CGPoint(x: 390, y: 0)),
        ] {
            let rig = SwipeRig(.slide, edge: edge, interactive: false)
            rig.begin()
            #expect(rig.presented.view.presentationState.frame.origin == origin)
            var peak = 0.0
            for step in 0...1000 {
                rig.scene.advance(to: Double(step) / 1000)
                let at = rig.presented.view.presentationState.frame.origin
                peak = max(peak, -(at.x * origin.x + at.y * origin.y))
            }
            let distance = origin.x * origin.x + origin.y * origin.y
            #expect((peak / distance - 0.16303).magnitude < 1e-5)
            #expect(rig.completions == 1)
            #expect(rig.presented.view.presentationState.frame == rig.scene.bounds)
        }
    }

    @Test(arguments: [(390.0, 500.0), (844, 500), (1024, 604.16)])
    func `No edge of a flip reaches the eye`(_ side: Double, _ distance: Double) {
        #expect((1 + distance * FlipTransition.perspective(across: side)).magnitude < 1e-15)
        for edge in [Edge.right, .bottom] {
            let size = edge == .right ? CGSize(width: side, height: 100) : CGSize(width: 100, height: side)
            let scene = WindowScene(size: size)
            let (presenter, presented) = (SceneViewController(), SceneViewController())
            scene.window.rootViewController = presenter
            let flip = FlipTransition(edge: edge, cardFrame: CGRect(x: 10, y: 10, width: 50, height: 50))
            presented.transitioningDelegate = flip
            presented.modalPresentationStyle = .custom
            presenter.present(presented, animated: true)
            scene.advance(to: 1)
            func fields(_ node: SceneSnapshot.Node) -> [Double] {
                [node.state.sublayerTransform.m34] + node.children.flatMap(fields)
            }
            let eyes = fields(scene.snapshot().root).filter { $0 != 0 }
            #expect(eyes == [FlipTransition.perspective(across: side)])
            #expect(side / 2 < 0.86 * distance)
        }
    }

    @Test func `C4: the final frame of a dismissed view is its frame, or zero when strict`() {
        for strict in [false, true] {
            let rig = SwipeRig(.slide, edge: .left)
            rig.beginPresented()
            if strict { rig.scene.policies.dismissedFinalFrame = .strict }
            rig.beginDismissal()
            let context = rig.scene.transition!
            #expect(context.finalFrame(for: rig.presented) == (strict ? .zero : rig.scene.bounds))
            #expect(context.finalFrame(for: rig.presenter) == rig.scene.bounds)
            #expect(context.initialFrame(for: rig.presented) == rig.scene.bounds)
            #expect(context.initialFrame(for: rig.presenter) == .zero)
        }
    }

    @Test func `C7: adding the presenter's view of a custom presentation again leaves the tree correct`() {
        final class Trap: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
            func animationController(
                forDismissed dismissed: SceneViewController
            ) -> (any ViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(
                using transitionContext: (any ViewControllerContextTransitioning)?
            ) -> Double { 1 }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                let to = context.viewController(forKey: .to)!.view
                context.containerView.insertSubview(to, at: 0)
                SceneView.animate(withDuration: 1) {
                    to.alpha = 0.9
                } completion: { _ in
                    context.completeTransition(true)
                }
            }
        }
        let rig = SwipeRig(.slide, edge: .left, interactive: false)
        let trap = Trap()
        rig.presented.modalPresentationStyle = .custom
        rig.presented.transitioningDelegate = trap
        rig.begin()
        rig.runOut()
        rig.beginDismissal()
        rig.runOut()
        #expect(rig.presenter.view.superview === rig.scene.window, "no black screen")
        #expect(rig.scene.window.subviews.count == 1)
    }

    @Test func `C13: the context returns controllers and views by key`() {
        let rig = SwipeRig(.slide, edge: .left)
        rig.begin()
        let context = rig.scene.transition!
        #expect(context.viewController(forKey: .from) === rig.presenter)
        #expect(context.viewController(forKey: .to) === rig.presented)
        #expect(context.view(forKey: .to) === rig.presented.view)
        #expect(context.view(forKey: .from) === rig.presenter.view)
        let drawer = SwipeRig(.drawer)
        drawer.begin()
        #expect(drawer.scene.transition!.view(forKey: .from) == nil, "a presenter that stays")
    }

    /// Returns the angle of a rotation about y, in degrees.
    private func turn(_ view: SceneView) -> Double {
        let m = view.presentationState.transform
        return atan2(-m.m13, m.m11) * 180 / .pi
    }

    @Test
    func `C9, C10: at a dismissal the snapshot reaches the card at ⅓, is edge-on at ⅔, all is flat at 1`() {
        let rig = SwipeRig(.flip, edge: .right)
        let card = CGRect(x: 60, y: 200, width: 270, height: 400)
        (rig.transition as? FlipTransition)?.cardFrame = card
        rig.beginPresented()
        rig.beginDismissal()
        let context = rig.scene.transition!
        let picture = context.containerView.subviews.last!
        #expect(context.duration == 3)
        #expect(context.containerView.layer.sublayerTransform.m34 == -0.002)
        #expect(picture.layer.masksToBounds && picture.layer.cornerRadius == 24)
        #expect((turn(rig.presenter.view) - -90).magnitude < 1e-12)
        rig.driver.update(1 / 3.0)
        #expect(picture.presentationState.frame == card)
        #expect(turn(picture) == 0)
        rig.driver.update(2 / 3.0)
        #expect((turn(picture) - 90).magnitude < 1e-12)
        let seen = rig.scene.snapshot().projectedViews().first { $0.id == picture.id }!
        #expect(seen.corners[0].x - seen.corners[1].x < 1e-9, "edge-on")
        rig.driver.update(1)
        #expect(rig.presenter.view.presentationState.transform == .identity)
    }

    @Test func `C11: after a cancel the order is as before and values set outside blocks stay`() {
        let rig = SwipeRig(.flip, edge: .right)
        rig.begin()
        rig.presented.view.tag = 5
        rig.presented.view.clipsToBounds = true
        rig.driver.update(0.4)
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.scene.window.subviews.map(\.id) == [rig.presenter.view.id])
        #expect(rig.presented.view.tag == 5 && rig.presented.view.clipsToBounds)
        #expect(rig.presenter.view.layer.transform == .identity)
    }

    @Test func `C12: without an interaction controller it plays`() {
        let rig = SwipeRig(.flip, edge: .right, interactive: false)
        rig.begin()
        #expect(!rig.scene.transition!.isInteractive)
        rig.runOut()
        #expect(rig.scene.now == 3 && rig.completions == 1)
    }
}

extension TransitionContext {
    /// The duration that a driver scrubs.
    fileprivate var duration: Double { animator?.transitionDuration(using: self) ?? 0 }
}
