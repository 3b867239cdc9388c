import Foundation
import Hooke
import HookeTransitions
import Testing

/// F9: what a cancel restores after the size has changed during the transition.
@Suite struct ResizeRestoreTests {
    /// A scene whose presenter has a badge at its right edge, with a line inside that has its own mask.
    private final class Rig {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let root = SceneViewController(name: "root")
        let next = SceneViewController(name: "next")
        let badge = SceneView(frame: CGRect(x: 331, y: 17, width: 41, height: 29), name: "badge")
        let line = SceneView(frame: CGRect(x: 3, y: 5, width: 31, height: 7), name: "line")

        init() {
            badge.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin]
            line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            badge.addSubview(line)
            scene.window.rootViewController = root
            root.view.addSubview(badge)
            scene.advance(to: 0)
        }

        var frames: [CGRect] { [root.view.frame, badge.frame, line.frame] }
        var shown: [CGRect] { [root.view, badge, line].map(\.presentationState.frame) }
    }

    @Test(arguments: [PresentationStyle.fullScreen, .custom], [0, 0.2])
    func `F9: views moved inside the presenter are restored by their masks in the new size`(
        _ style: PresentationStyle, _ duration: Double
    ) {
        let plain = Rig()
        plain.scene.resize(to: CGSize(width: 700, height: 500))
        let turned = Rig()
        turned.next.modalPresentationStyle = style
        turned.root.present(turned.next, animated: true)
        turned.root.transitionCoordinator?.animate { [badge = turned.badge] _ in
            badge.frame = CGRect(x: 10, y: 100, width: 205, height: 58)
        }
        let context = turned.scene.transition!
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(0.7)
        turned.scene.resize(to: CGSize(width: 700, height: 500), duration: duration)
        turned.scene.advance(to: 0.1)
        context.cancelInteractiveTransition()
        turned.scene.runOut()
        #expect(turned.frames == plain.frames && turned.shown == plain.shown)
        #expect(turned.scene.window.subviews.map(\.name) == ["root"] && turned.scene.isIdle)
    }

    @Test func `F9: after a finish, views moved alongside are as if the size had changed afterwards`() {
        let rigs = [Rig(), Rig()]
        for (index, rig) in rigs.enumerated() {
            rig.next.modalPresentationStyle = .custom
            rig.root.present(rig.next, animated: true)
            rig.root.transitionCoordinator?.animate { [badge = rig.badge] _ in
                badge.frame = CGRect(x: 10, y: 100, width: 205, height: 58)
            }
            rig.scene.advance(to: 0.25)
            if index == 0 { rig.scene.resize(to: CGSize(width: 700, height: 500), duration: 0.1) }
            rig.scene.runOut()
            if index == 1 { rig.scene.resize(to: CGSize(width: 700, height: 500)) }
        }
        #expect(rigs[0].shown == rigs[1].shown && rigs[0].frames == rigs[1].frames)
    }

    /// Comes from the right in two keyframes: half the distance, then the rest.
    private final class Keyframes: SelfAnimating {
        func animateTransition(using context: any ViewControllerContextTransitioning) {
            let view = context.view(forKey: .to)!
            let final = view.frame
            view.frame.origin.x = final.size.width
            context.containerView.addSubview(view)
            SceneView.animateKeyframes(withDuration: 1, options: .curveLinear) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                    view.frame.origin.x = final.size.width / 2
                }
                SceneView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.frame = final
                }
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test func `F9: keyframes follow the same path in the new size`() {
        let rig = Rig()
        let delegate = Keyframes()
        rig.next.modalPresentationStyle = .fullScreen
        rig.next.transitioningDelegate = delegate
        rig.root.present(rig.next, animated: true)
        let context = rig.scene.transition!
        context.pauseInteractiveTransition()
        rig.scene.resize(to: CGSize(width: 1000, height: 500))
        for (p, x) in [(0.0, 1000.0), (0.125, 750), (0.25, 500), (0.4, 500), (0.75, 250), (1, 0)] {
            context.updateInteractiveTransition(p)
            let frame = rig.next.view.presentationState.frame
            #expect(abs(frame.origin.x - x) < 1e-9 && frame.size == CGSize(width: 1000, height: 500))
        }
        context.finishInteractiveTransition()
        rig.scene.advance(to: 3)
        #expect(rig.next.view.presentationState.frame == rig.scene.bounds)
    }
}
