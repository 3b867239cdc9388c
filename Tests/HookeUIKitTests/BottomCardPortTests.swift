import HookeUIKit
import Testing

/// A card at the bottom with an interruptible animator.
@Suite struct BottomCardPortTests {
    private let home = UIViewController(name: "home")
    private let card = BottomCardViewController(nibName: nil, bundle: nil)
    private let rig: PortScene
    private let place = CGRect(x: 0, y: 524, width: 390, height: 320)

    init() {
        rig = PortScene(root: home)
        home.present(card, animated: true)
    }

    private func drag(_ points: [Double], every step: Double = 0.02) {
        rig.scene.send(Touch(.began, at: CGPoint(x: 195, y: points[0]), time: rig.scene.now))
        for y in points.dropFirst() {
            rig.scene.send(Touch(.moved, at: CGPoint(x: 195, y: y), time: rig.scene.now + step))
        }
    }

    private var shade: UIView { card.presentationController!.containerView!.subviews[0] }

    @Test func `by time: the card rises by a spring while the shade appears`() {
        #expect(card.view.frame.minY == 524 && card.view.shownFrame.minY == 844)
        rig.scene.advance(to: rig.scene.now + 0.1)
        #expect(card.view.shownFrame.minY < 844 && shade.presentationState.opacity > 0)
        rig.runOut()
        #expect(rectangleDistance(card.view.shownFrame, place) < 1e-9 && shade.alpha == 1)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `the card follows its preferred size, animated`() {
        rig.runOut()
        card.preferredContentSize = CGSize(width: 0, height: 420)
        let start = rig.scene.now
        #expect(card.view.frame == CGRect(x: 0, y: 424, width: 390, height: 420))
        rig.scene.advance(to: start + 0.125)
        #expect(abs(card.view.shownFrame.minY - 474) < 1e-9)
        rig.runOut()
        #expect(card.view.shownFrame.minY == 424)
    }

    @Test func `by finger: the card follows, and equal fractions show equal bits`() {
        rig.runOut()
        drag([560, 580, 640])
        #expect(rig.scene.transition!.isInteractive)
        rig.expectSameSeeks()
        rig.scene.send(Touch(.moved, at: CGPoint(x: 195, y: 780), time: rig.scene.now + 0.02))
        rig.lift(x: 195, y: 790)
        rig.runOut()
        #expect(home.presentedViewController == nil)
        #expect(rig.window.subviews.map(\.id) == [home.view.id])
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `a cancelled drag restores card and shade to the bit`() {
        rig.runOut()
        let before = rig.models
        drag([560, 580, 640, 620])
        rig.lift(x: 195, y: 610)
        rig.runOut()
        #expect(home.presentedViewController === card && rig.models == before)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `a tap on the shade closes the card`() {
        rig.runOut()
        rig.tap(195, 200)
        rig.runOut()
        #expect(home.presentedViewController == nil && rig.scene.diagnostics.isEmpty)
    }
}
