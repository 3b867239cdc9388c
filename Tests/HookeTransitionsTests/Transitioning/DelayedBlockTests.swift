import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

/// Blocks with a delay in a transition of 1 s.
@Suite struct DelayedBlockTests {
    /// Returns a transition whose script moves the card to x = 100 by a block with a delay.
    private func rig(_ record: @escaping (SceneView) -> Void) -> ScriptedTransition {
        let rig = ScriptedTransition()
        rig.script = { [unowned rig] _ in record(rig.card) }
        return rig
    }

    private typealias Recording = @Sendable (SceneView, Double) -> Void

    private static let recordings: [Recording] = [
        { card, delay in
            SceneView.animate(withDuration: 1, delay: delay, options: .curveLinear) { card.center.x = 100 }
        },
        { card, delay in
            SceneView.animateKeyframes(withDuration: 1, delay: delay, options: .calculationModeLinear) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { card.center.x = 100 }
            }
        },
        { card, delay in
            PropertyAnimator(duration: 1, pacing: .linear) { card.center.x = 100 }
                .startAnimation(afterDelay: delay)
        },
    ]

    @Test(arguments: 0..<3)
    func `U3: a block delayed to the end or beyond follows the finger`(_ index: Int) {
        for delay in [1, 1.5, 100] {
            let rig = rig { Self.recordings[index]($0, delay) }
            rig.begin()
            for p in [0.25, 0.75, 0.5, 1, 0] {
                rig.driver.update(p)
                #expect(difference(rig.x, 100 * p, within: 1e-12) == nil, "delay \(delay) at \(p)")
            }
            rig.driver.update(0.5)
            rig.driver.finish()
            rig.runOut()
            #expect(rig.completions == 1 && rig.card.center.x == 100 && rig.scene.isIdle)
        }
    }

    @Test(arguments: 0..<3)
    func `U3: it is cancelled to the start`(_ index: Int) {
        let rig = rig { Self.recordings[index]($0, 1) }
        rig.begin()
        rig.driver.update(0.5)
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.completions == 1 && rig.scene.isIdle)
        #expect(rig.home.presentedViewController == nil && rig.card.center.x == 0)
    }

    @Test(arguments: 0..<3)
    func `U3: a shorter delay stays, and so does every delay of a transition that plays`(_ index: Int) {
        let rig = rig { Self.recordings[index]($0, 0.5) }
        rig.begin()
        for (p, x) in [(0.25, 0.0), (0.5, 0), (0.75, 25), (1, 50)] {
            rig.driver.update(p)
            #expect(difference(rig.x, x, within: 1e-12) == nil, "at \(p)")
        }
        let playing = self.rig { Self.recordings[index]($0, 1) }
        playing.isInteractive = false
        playing.begin()
        playing.scene.advance(to: 0.5)
        #expect(playing.x == 0)
    }

    @Test func `U3: a delayed block in a presentation controller's hook follows the finger too`() {
        final class Dimming: PresentationController {
            let shade = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            override func presentationTransitionWillBegin() {
                containerView?.addSubview(shade)
                shade.alpha = 0
                SceneView.animate(withDuration: 1, delay: 1, options: .curveLinear) { shade.alpha = 1 }
            }
        }
        let rig = ScriptedTransition()
        var made: Dimming?
        rig.presentation = {
            let dimming = Dimming(presentedViewController: $0, presenting: $1)
            made = dimming
            return dimming
        }
        rig.begin()
        rig.driver.update(0.25)
        #expect(made?.shade.presentationState.opacity == 0.25)
    }
}
