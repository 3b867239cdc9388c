import HookeUIKit
import Testing

/// Rows C1–C8 in a port.
@Suite struct DirectionsPortTests {
    private let home = DirectionsViewController()
    private let detail = DropInDetailViewController()
    private let rig: PortScene

    init() { rig = PortScene(root: home) }

    private func showToTheEnd() {
        home.show(detail)
        rig.runOut()
    }

    @Test(arguments: [
        (SlideDirection.fromTop, 0.0, -844.0), (.fromBottom, 0, 844), (.fromLeft, -390, 0),
        (.fromRight, 390, 0),
    ])
    func `C1: the port moves in from each side on a spring of one second`(
        direction: SlideDirection, x: Double, y: Double
    ) {
        home.direction = direction
        home.show(detail)
        #expect(detail.view.shownFrame == CGRect(x: x, y: y, width: 390, height: 844))
        // The spring scales with its duration: x(0.1) of 1 s is x(0.25) of 2.5 s.
        rig.scene.advance(to: 0.1)
        let shown = detail.view.shownFrame
        let left = 1 - 0.487823
        #expect(abs(shown.minX - x * left) < 5e-4 && abs(shown.minY - y * left) < 5e-4)
        rig.scene.advance(to: 1.0.nextDown)
        #expect(rig.scene.transition != nil)
        rig.scene.advance(to: 1)
        #expect(rig.scene.transition == nil)
        #expect(detail.view.shownFrame == rig.scene.bounds)
    }

    @Test func `C2: the port may set alpha before completing`() {
        showToTheEnd()
        #expect(home.view.alpha == 1)
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `C3: bringSubviewToFront ignores a view that is not a subview`() {
        showToTheEnd()
        let children = detail.view.subviews.map(\.id)
        detail.dismiss(animated: true)
        #expect(detail.view.subviews.map(\.id) == children)
        #expect(rig.scene.transition!.containerView.superview === rig.window)
    }

    @Test(arguments: [TransitionPolicies.DismissedFinalFrame.strict, .compat])
    func `C4: the final frame of the dismissed view`(policy: TransitionPolicies.DismissedFinalFrame) {
        rig.scene.policies.dismissedFinalFrame = policy
        showToTheEnd()
        detail.dismiss(animated: true)
        let frame = rig.scene.transition!.finalFrame(for: detail)
        #expect(frame == (policy == .strict ? .zero : rig.scene.bounds))
    }

    @Test(arguments: LeaveStyle.allCases)
    func `C5: each dismissal of the port completes and removes its views`(style: LeaveStyle) {
        home.style = style
        showToTheEnd()
        let start = rig.scene.now
        detail.dismiss(animated: true)
        rig.scene.advance(to: (start + 1).nextDown)
        #expect(rig.scene.transition != nil)
        rig.scene.advance(to: start + 1)
        #expect(rig.scene.isIdle)
        #expect(rig.window.subviews.map(\.id) == [home.view.id])
        #expect(home.view.alpha == 1)
        #expect(detail.presentingViewController == nil)
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `C6: a view outside the window has a snapshot view`() {
        detail.loadViewIfNeeded()
        #expect(detail.view.window == nil)
        let picture = detail.view.snapshotView(afterScreenUpdates: true)
        #expect(picture != nil)
        rig.window.addSubview(picture!)
        #expect(rig.shown { $0.id == picture!.id }!.children[0].children.count == 2)
    }

    @Test func `C7: re-adding the presenter's view by hand keeps the tree correct`() {
        showToTheEnd()
        detail.dismiss(animated: true)
        rig.window.addSubview(home.view)
        rig.runOut()
        #expect(rig.window.subviews.map(\.id) == [home.view.id])
        home.show(detail)
        rig.runOut()
        #expect(detail.view.window === rig.window)
    }

    @Test func `C8: the port hides the content and clears the background, and shrinks to nothing`() {
        home.style = .emptied
        showToTheEnd()
        detail.dismiss(animated: true)
        #expect(detail.view.subviews.allSatisfy { $0.isHidden })
        #expect(detail.view.backgroundColor == .clear)
        #expect(detail.view.frame == CGRect(x: 195, y: 422, width: 0, height: 0))
    }

    @Test func `C8: the port's snapshot view shrinks by its transform`() {
        home.style = .picture
        showToTheEnd()
        let start = rig.scene.now
        detail.dismiss(animated: true)
        let picture = rig.scene.transition!.containerView.subviews.last!
        #expect(picture.transform == CGAffineTransform(a: 0.001, b: 0, c: 0, d: 0.001, tx: 0, ty: 60))
        rig.scene.advance(to: start + 0.5)
        // Halfway between the two scales, and half of the 60 points down.
        let shown = picture.shownFrame
        #expect(abs(shown.width - 390 * 0.5005) < 1e-9)
        #expect(abs(shown.midY - (422 + 30)) < 1e-9)
    }
}
