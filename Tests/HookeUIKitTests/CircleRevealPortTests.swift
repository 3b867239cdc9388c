import HookeUIKit
import Testing

/// A circle that reveals the next screen: a layer animation of a mask's path.
@Suite struct CircleRevealPortTests {
    private let list = UIViewController(name: "list")
    private let detail = UIViewController(name: "detail")
    private let button = UIView(frame: CGRect(x: 310, y: 60, width: 60, height: 60))
    private let stack: UINavigationController
    private let rig: PortScene
    private let delegate: CircleRevealDelegate

    init() {
        list.view.backgroundColor = .white
        list.view.addSubview(button)
        detail.view.backgroundColor = .orange
        stack = UINavigationController(rootViewController: list)
        rig = PortScene(root: stack)
        delegate = CircleRevealDelegate(navigationController: stack, button: button)
    }

    /// The radius of the circle shown.
    private var radius: Double {
        let mask = detail.view.layer.mask as! CAShapeLayer
        return mask.presentation.shape!.path.controlBounds!.width / 2
    }

    /// From the button's centre (340, 90) to the farthest corner.
    private let full = (340.0 * 340 + 754 * 754).squareRoot()

    @Test func `by time: the radius grows from 30 to the farthest corner in half a second`() {
        stack.pushViewController(detail, animated: true)
        let start = rig.scene.now
        #expect(abs(radius - 30) < 1e-9)
        rig.scene.advance(to: start + 0.25)
        #expect(abs(radius - (30 + full) / 2) < 1e-9, "ease-in-out is 1/2 at 1/2")
        rig.scene.advance(to: (start + 0.5).nextDown)
        #expect(rig.scene.transition != nil)
        rig.scene.advance(to: start + 0.5)
        #expect(rig.scene.transition == nil && detail.view.layer.mask == nil)
        #expect(stack.topViewController === detail)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `by finger: the circle closes with the pan, and equal fractions show equal bits`() {
        stack.pushViewController(detail, animated: true)
        rig.runOut()
        rig.drag([(0, 50), (0.02, 70), (0.04, 150)])
        #expect(rig.scene.transition!.isInteractive)
        rig.scene.transition!.updateInteractiveTransition(0.5)
        #expect(abs(radius - (30 + full) / 2) < 1e-9)
        rig.expectSameSeeks()
        rig.move(x: 300)
        rig.lift(x: 310)
        rig.runOut()
        #expect(stack.topViewController === list)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `a cancelled pop leaves no mask and restores the screen`() {
        stack.pushViewController(detail, animated: true)
        rig.runOut()
        let before = rig.models
        rig.drag([(0, 150), (0.02, 170), (0.04, 250), (0.06, 200), (0.08, 160)])
        rig.lift(x: 140)
        rig.runOut()
        #expect(stack.topViewController === detail && detail.view.layer.mask == nil)
        #expect(rig.models == before)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }
}
