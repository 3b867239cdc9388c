import HookeUIKit
import Testing

/// Rows B, in a port.
@Suite struct DropInPortTests {
    private let home = DropInViewController()
    private let detail = DropInDetailViewController()
    private let rig: PortScene

    init() {
        rig = PortScene(root: home)
        home.makeDetail = { [detail] in detail }
    }

    private func open() {
        rig.tap(195, 120)
        #expect(home.presentedViewController === detail)
    }

    @Test func `B1: the port drops in for 2.5 s and shrinks away for 2 s, exactly`() {
        open()
        let start = rig.scene.now
        rig.scene.advance(to: (start + 2.5).nextDown)
        #expect(rig.scene.transition != nil)
        rig.scene.advance(to: start + 2.5)
        #expect(rig.scene.transition == nil)
        rig.tap(195, 720)
        let end = rig.scene.now + 2
        rig.scene.advance(to: end.nextDown)
        #expect(rig.scene.transition != nil)
        rig.scene.advance(to: end)
        #expect(rig.scene.transition == nil)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `B2, B7: the port starts a screen's height above, with UIScreen.main`() {
        open()
        #expect(detail.view.shownFrame == CGRect(x: 0, y: -844, width: 390, height: 844))
        #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func `B3, B4: the port and the presenter's alpha follow UIKit's spring`() {
        open()
        let start = rig.scene.now
        for (time, known) in [
            (0.25, 0.487823), (0.5, 1.034971), (0.75, 1.160347), (1, 1.067019), (2.5.nextDown, 1.000969),
        ] {
            rig.scene.advance(to: start + time)
            let progress = 1 + detail.view.shownFrame.minY / 844
            // The table has six decimals.
            #expect(abs(progress - known) < 5.1e-7)
            #expect(abs(home.view.presentationState.opacity - (1 - progress / 2)) < 1e-12)
        }
        var highest = 0.0
        for step in 0...2500 {
            let value = rig.scene.transition!.timeline.value(
                of: .position, in: detail.view.id, at: Double(step) / 1000)
            if case .pair(let position) = value { highest = max(highest, position.y - 422) }
        }
        #expect(abs(highest - 137.60) < 0.005, "16.303 % of 844")
    }

    @Test func `B5, B6: the port may set alpha after completing, and the presenter's view is removed`() {
        open()
        rig.runOut()
        #expect(home.view.alpha == 1)
        #expect(home.view.superview == nil)
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `B8: the presenter's delegate is not used`() {
        home.transitioningDelegate = home
        home.present(UIViewController(), animated: true)
        #expect(!(rig.scene.transition?.animator is DropInAnimator))
    }

    @Test func `B9, B11: the port's snapshot view shrinks to the middle and is removed before the end`() {
        open()
        rig.runOut()
        rig.tap(195, 720)
        let start = rig.scene.now
        let container = rig.scene.transition!.containerView
        #expect(container.subviews.first === home.view)
        #expect(home.view.presentationState.opacity == 0.5)
        let picture = container.subviews.last!
        #expect(picture.frame == CGRect(x: 195, y: 422, width: 0, height: 0))
        // Ease-in-out is 1/2 in the middle.
        rig.scene.advance(to: start + 1)
        #expect(picture.shownFrame == CGRect(x: 97.5, y: 211, width: 195, height: 422))
        #expect(home.view.presentationState.opacity == 0.75)
        rig.runOut()
        #expect(picture.superview == nil)
        #expect(rig.window.subviews.map(\.id) == [home.view.id])
    }

    @Test func `B10: a changing frame does not scale subviews; a snapshot view scales as one`() {
        open()
        rig.scene.advance(to: rig.scene.now + 0.3)
        #expect(detail.card.shownFrame == CGRect(x: 45, y: 200, width: 300, height: 200))
        rig.runOut()
        rig.tap(195, 720)
        rig.scene.advance(to: rig.scene.now + 1)
        let card = rig.scene.snapshot().projectedViews().first {
            $0.state.bounds.size == CGSize(width: 300, height: 200)
        }
        // Half the size about (195, 422): 45 → 120, 200 → 311.
        #expect(card?.corners.first == SIMD2(120, 311))
        #expect(card?.corners[2] == SIMD2(270, 411))
    }

    @Test func `B11: a snapshot view has pending changes only with afterScreenUpdates`() {
        detail.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        rig.window.addSubview(detail.view)
        rig.scene.advance(to: 0.1)
        detail.card.alpha = 0.25
        let before = detail.view.snapshotView(afterScreenUpdates: false)!
        let after = detail.view.snapshotView(afterScreenUpdates: true)!
        for (picture, alpha) in [(before, 1.0), (after, 0.25)] {
            rig.window.addSubview(picture)
            let node = rig.shown { $0.id == picture.id }!
            #expect(node.children[0].children[0].state.opacity == alpha)
        }
    }

    @Test func `B12: a controller without the port's delegate uses the built-in dismissal`() {
        open()
        rig.runOut()
        detail.transitioningDelegate = nil
        rig.tap(195, 720)
        #expect(rig.scene.transition != nil)
        #expect(!(rig.scene.transition?.animator is ShrinkAnimator))
        rig.runOut()
        #expect(home.view.superview === rig.window)
    }
}
