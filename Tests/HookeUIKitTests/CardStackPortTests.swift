import HookeUIKit
import Testing

/// Screens as a stack of cards, pulled down by a pan.
@Suite struct CardStackPortTests {
    private let home = UIViewController(name: "home")
    private let first = CardStackViewController(nibName: nil, bundle: nil)
    private let second = CardStackViewController(nibName: nil, bundle: nil)
    private let rig: PortScene
    private let place = CGRect(x: 0, y: 44, width: 390, height: 800)

    init() {
        home.view.backgroundColor = .white
        rig = PortScene(root: home)
        home.present(first, animated: true)
        rig.runOut()
    }

    private func openSecond() {
        first.showNext(second)
        rig.runOut()
    }

    private func down(_ y: Double, after wait: Double = 0.02) {
        rig.scene.send(Touch(.moved, at: CGPoint(x: 195, y: y), time: rig.scene.now + wait))
    }

    private func press(_ y: Double) {
        rig.scene.send(Touch(.began, at: CGPoint(x: 195, y: y), time: rig.scene.now))
    }

    @Test func `by time: cards lie in a stack, those behind smaller and rounded`() {
        #expect(rectangleDistance(first.view.shownFrame, place) < 1e-9)
        #expect(abs(home.view.presentationState.transform.m11 - 804.0 / 844) < 1e-12)
        #expect(home.view.layer.cornerRadius == 10 && home.view.alpha == 0.8)
        openSecond()
        #expect(rectangleDistance(second.view.shownFrame, place) < 1e-9)
        #expect(abs(first.view.presentationState.transform.m11 - 760.0 / 800) < 1e-12)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `by finger: the card follows, the one behind grows with it`() {
        openSecond()
        press(200)
        down(220)
        down(300)
        let transition = rig.scene.transition!
        #expect(transition.isInteractive)
        rig.expectSameSeeks()
        down(700)
        down(760)
        rig.lift(x: 195, y: 800)
        rig.runOut()
        #expect(first.presentedViewController == nil && home.presentedViewController === first)
        #expect(first.view.transform == .identity && first.view.alpha == 1)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `a cancelled pull restores the stack to the bit`() {
        openSecond()
        let before = rig.models
        press(200)
        down(220)
        down(300)
        down(290)
        rig.lift(x: 195, y: 280)
        rig.runOut()
        #expect(first.presentedViewController === second && rig.models == before)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }
}
