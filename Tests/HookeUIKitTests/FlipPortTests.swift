import HookeUIKit
import Testing

/// Rows C9–C13, in a port.
@Suite struct FlipPortTests {
    private let home = FlipCardViewController()
    private let rig: PortScene
    private let card = CGRect(x: 60, y: 200, width: 270, height: 400)

    init() { rig = PortScene(root: home) }

    private var reveal: UIViewController { home.presentedViewController! }

    private func openToTheEnd() {
        rig.tap(195, 400)
        rig.runOut()
    }

    /// The rotation about y, without m34, in radians.
    private func turn(_ view: UIView) -> Double {
        let transform = view.presentationState.transform
        return atan2(-transform.m13, transform.m11)
    }

    private var picture: UIView { rig.scene.transition!.containerView.subviews.last! }

    @Test func `C9: the port rotates in three seconds, in perspective, with round corners`() {
        rig.tap(195, 400)
        let start = rig.scene.now
        let container = rig.scene.transition!.containerView
        #expect(container.layer.sublayerTransform.m34 == -0.002)
        #expect(picture.presentationState.frame.width < 1e-9, "edge-on")
        #expect(picture.layer.masksToBounds)
        #expect(picture.presentationState.cornerRadius == 25)
        #expect(picture.presentationState.bounds.size == card.size)
        rig.scene.advance(to: (start + 3).nextDown)
        #expect(rig.scene.transition != nil)
        rig.scene.advance(to: start + 3)
        #expect(rig.scene.transition == nil)
        #expect(home.view.layer.transform == CATransform3DIdentity)
        #expect(!reveal.view.isHidden)
    }

    @Test func `C10: the port's keyframes end at thirds of the duration`() {
        openToTheEnd()
        rig.drag([(0, 5), (0.02, 20)])
        let transition = rig.scene.transition!
        #expect(transition.isInteractive)
        transition.updateInteractiveTransition(1 / 3)
        #expect(rectangleDistance(picture.shownFrame, card) < 1e-9)
        transition.updateInteractiveTransition(2 / 3)
        #expect(abs(turn(picture) - .pi / 2) < 1e-9)
        transition.updateInteractiveTransition(1)
        #expect(abs(turn(home.view)) < 1e-9)
        // The holds: no rotation before a third, a constant frame after two thirds.
        transition.updateInteractiveTransition(0)
        #expect(picture.shownFrame == rig.scene.bounds)
        #expect(abs(turn(home.view) - -.pi / 2) < 1e-9)
    }

    @Test func `C10: in a timed presentation the port's steps follow ease-in-out`() {
        rig.tap(195, 400)
        let start = rig.scene.now
        // Ease-in-out is 1/2 at 1/2: in the middle of the second step.
        rig.scene.advance(to: start + 1.5)
        #expect(abs(turn(home.view) - -.pi / 2) < 0.2)
        let middle = turn(picture)
        #expect(middle > 0 && middle < .pi / 2)
    }

    @Test func `C11: a cancelled flip restores order and animated properties; other changes stay`() {
        openToTheEnd()
        let revealed = reveal
        let before = rig.scene.modelSnapshot().root.children.map(\.id)
        rig.drag([(0, 5), (0.02, 20), (0.04, 60)])
        // 40 of 200 points since the recognition; the port rounds to 24 bits on the way.
        #expect(abs(rig.scene.transition!.percentComplete - 0.2) < 1e-8)
        rig.lift(x: 60)
        #expect(!rig.scene.transition!.isInteractive)
        rig.runOut()
        #expect(rig.scene.isIdle)
        #expect(home.presentedViewController === revealed)
        #expect(rig.scene.modelSnapshot().root.children.map(\.id) == before)
        #expect(!revealed.view.isHidden)
        #expect(revealed.view.superview != nil)
        #expect(home.view.superview == nil)
        #expect(revealed.view.superview?.layer.sublayerTransform.m34 == -0.002, "set by hand")
        // The next gesture works as the first.
        rig.drag([(0, 5), (0.02, 20), (0.04, 150)])
        rig.lift(x: 150)
        rig.runOut()
        #expect(home.presentedViewController == nil)
        #expect(rig.window.subviews.map(\.id) == [home.view.id])
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `C12: the port's dismissal also runs without a gesture`() {
        openToTheEnd()
        let start = rig.scene.now
        reveal.dismiss(animated: true)
        #expect(!rig.scene.transition!.isInteractive)
        rig.scene.advance(to: start + 3)
        #expect(rig.scene.transition == nil)
        #expect(home.view.superview === rig.window)
    }

    @Test func `C13: controllers and views are found by key`() {
        rig.tap(195, 400)
        let context: UIViewControllerContextTransitioning = rig.scene.transition!
        #expect(context.viewController(forKey: .from) === home)
        #expect(context.viewController(forKey: .to) === reveal)
        #expect(context.view(forKey: .to) === reveal.view)
        #expect(context.view(forKey: UITransitionContextViewKey.from) === home.view)
    }
}

/// The largest difference of four numbers.
func rectangleDistance(_ a: CGRect, _ b: CGRect) -> Double {
    max(
        abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
}
