import Foundation
import Hooke
import HookeTransitions
import Testing

/// Rows B: drop in, shrink away.
@Suite struct DropInTransitionTests {
    private func frame(_ view: SceneView) -> CGRect { view.presentationState.frame }

    @Test func `B1: dropping in lasts exactly 2.5 s and shrinking away exactly 2 s`() {
        let rig = SwipeRig(.dropIn, edge: .top, interactive: false)
        rig.begin()
        rig.scene.advance(to: 2.5.nextDown)
        #expect(rig.completions == 0)
        rig.scene.advance(to: 2.5)
        #expect(rig.completions == 1)
        rig.beginDismissal()
        rig.scene.advance(to: 4.5.nextDown)
        #expect(rig.completions == 1)
        rig.scene.advance(to: 4.5)
        #expect(rig.completions == 2)
        #expect(rig.scene.isIdle)
    }

    @Test func `B2: the view starts a screen's height below or above`() {
        for (edge, y) in [(Edge.bottom, 844.0), (.top, -844)] {
            let rig = SwipeRig(.dropIn, edge: edge, interactive: false)
            rig.begin()
            #expect(frame(rig.presented.view) == CGRect(x: 0, y: y, width: 390, height: 844))
        }
    }

    @Test func `B3, B4: frame and presenter's alpha follow UIKit's spring with one progress`() {
        let rig = SwipeRig(.dropIn, edge: .bottom, interactive: false)
        rig.begin()
        for (time, known) in [(0.25, 0.487823), (0.5, 1.034971), (0.75, 1.160347), (1, 1.067019)] {
            rig.scene.advance(to: time)
            let progress = 1 - frame(rig.presented.view).origin.y / 844
            #expect((progress - known).magnitude < 1e-6)
            // The presenter's alpha goes 1 → 0.5 with the same progress.
            #expect((rig.presenter.view.presentationState.opacity - (1 - progress / 2)).magnitude < 1e-12)
        }
        var low = 0.0
        var alpha = 1.0
        for step in 0...2500 {
            let value = rig.scene.transition!.timeline.value(
                of: .position, in: rig.presented.view.id, at: Double(step) / 1000)
            if case .pair(let position) = value { low = min(low, position.y - 422) }
            let opacity = rig.scene.transition!.timeline.value(
                of: .opacity, in: rig.presenter.view.id, at: Double(step) / 1000)
            if case .scalar(let value) = opacity { alpha = min(alpha, value) }
        }
        #expect((low - -137.60).magnitude < 0.005, "overshoot of 16.303 %")
        #expect((alpha - 0.4185).magnitude < 5e-5)
        rig.scene.advance(to: 2.5.nextDown)
        // 0.097 % (0.82 points) is left at the end; UIKit snaps it, and the timeline reports it.
        #expect((rig.scene.transition!.timeline.largestRemainder - 0.000969).magnitude < 1e-6)
        #expect((frame(rig.presented.view).origin.y - -0.000969 * 844).magnitude < 0.001)
        rig.scene.advance(to: 2.5)
        #expect(frame(rig.presented.view).origin.y == 0)
    }

    @Test func `B5, B6: alpha may be set after completing, and the presenter's view is removed`() {
        let rig = SwipeRig(.dropIn, edge: .top, interactive: false)
        rig.begin()
        rig.runOut()
        #expect(rig.presenter.view.alpha == 1)
        #expect(rig.presenter.view.superview == nil)
        #expect(rig.scene.diagnostics.isEmpty)
        #expect(rig.presenter.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(rig.presented.log == ["willAppear", "didAppear"])
    }

    @Test
    func `B7, B8: the screen's bounds are the scene's, and the presented controller's delegate is used`() {
        let rig = SwipeRig(.dropIn, edge: .top, interactive: false)
        #expect(rig.scene.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        let plain = SceneViewController(name: "plain")
        plain.view = SceneView(frame: rig.scene.bounds)
        rig.presenter.transitioningDelegate = rig.presented.transitioningDelegate
        rig.presenter.present(plain, animated: true)
        #expect(rig.scene.transition?.animator.map { "\(type(of: $0))" } == "ModalTransitionAnimator")
    }

    @Test func `B9: at a dismissal a snapshot shrinks into the centre while the presenter fades in behind`() {
        let rig = SwipeRig(.dropIn, edge: .top)
        rig.beginPresented()
        rig.driver.wantsInteractiveStart = false
        rig.beginDismissal()
        let start = rig.scene.now
        let container = rig.scene.transition!.containerView
        #expect(container.subviews.first === rig.presenter.view, "sent to the back")
        #expect(rig.presenter.view.presentationState.opacity == 0.5)
        let picture = container.subviews.last!
        #expect(picture.frame == CGRect(x: 195, y: 422, width: 0, height: 0))
        // Ease-in-out is 0.5 at half of the duration.
        rig.scene.advance(to: start + 1)
        #expect(frame(picture) == CGRect(x: 97.5, y: 211, width: 195, height: 422))
        #expect(rig.presenter.view.presentationState.opacity == 0.75)
        rig.runOut()
        #expect(rig.scene.window.subviews.map(\.id) == [rig.presenter.view.id], "nothing is left")
        #expect(rig.presented.presentingViewController == nil)
    }

    @Test func `B12: without a dismissal animator the built-in one is used`() {
        let rig = SwipeRig(.dropIn, edge: .top, interactive: false)
        let handout = DelegateStub()
        handout.presenting = { rig.transition.presentationAnimator() }
        rig.presented.transitioningDelegate = handout
        rig.begin()
        rig.runOut()
        rig.beginDismissal()
        #expect(rig.scene.transition?.animator.map { "\(type(of: $0))" } == "ModalTransitionAnimator")
        rig.runOut()
        #expect(rig.presenter.view.superview === rig.scene.window)
    }
}
