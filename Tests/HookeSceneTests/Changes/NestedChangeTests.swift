import Foundation
import Hooke
import Testing

@testable import HookeScene

@Suite struct NestedChangeTests {
    let stage = CardScene()
    var scene: WindowScene { stage.scene }
    var card: SceneView { stage.card }

    @Test func `A change inside another's block joins its timeline`() {
        let before = scene.modelSnapshot()
        var inner: SceneChange?
        var ends: [String] = []
        let outer = scene.change(duration: 0.8) {
            card.frame.origin.y = 100
            inner = scene.change { stage.shade.alpha = 0.5 }
        }
        outer.addCompletion { ends.append("outer \($0)") }
        inner?.addCompletion { ends.append("inner \($0)") }
        #expect(inner?.isNested == true)
        #expect(inner?.duration == 0.8)
        outer.fraction = 0.5
        #expect(abs(stage.shade.presentationState.opacity - 0.3) <= 1e-15)
        #expect(inner?.fraction == 0.5)
        outer.cancel()
        stage.runOut()
        #expect(ends.sorted() == ["inner cancel", "outer cancel"])
        #expect(inner?.isOver == true)
        #expect(stage.isSame(as: before))
    }

    @Test func `Driving a nested change is reported and does nothing`() {
        var inner: SceneChange?
        let outer = scene.change { inner = scene.change { stage.shade.alpha = 0.5 } }
        inner?.fraction = 0.5
        inner?.grab()
        inner?.finish()
        inner?.reverse()
        #expect(inner?.release() == nil)
        #expect(outer.fraction == 0)
        #expect(scene.diagnostics.count == 5)
        outer.finish()
        stage.runOut()
        #expect(inner?.state.phase == .ended(didComplete: true))
    }

    @Test func `Blocks, keyframes, springs and layer animations inside are scrubbed and cancelled with it`() {
        let before = scene.modelSnapshot()
        let change = scene.change(duration: 1) {
            scene.animate(withDuration: 0.5, options: [.overrideInheritedDuration]) { card.center.x = 300 }
            SceneView.animateKeyframes(withDuration: 1) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    stage.shade.alpha = 0.9
                }
                SceneView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    stage.shade.alpha = 0.5
                }
            }
            card.layer.add(
                LayerAnimation(
                    LayerKeyPath(.cornerRadius), .basic(from: .scalar(0), to: .scalar(10)), duration: 1))
        }
        change.fraction = 0.5
        #expect(card.presentationState.position.x == 300)
        #expect(stage.shade.presentationState.opacity == 0.9)
        #expect(card.presentationState.cornerRadius == 5)
        change.fraction = 0.75
        #expect(abs(stage.shade.presentationState.opacity - 0.7) < 1e-12)
        change.cancel()
        stage.runOut()
        #expect(stage.isSame(as: before))
        #expect(scene.snapshot().root == before.root)
    }

    @Test func `A property animator started inside follows the change`() {
        let before = scene.modelSnapshot()
        var ends: [PropertyAnimator.Position] = []
        let change = scene.change(duration: 1) {
            let animator = PropertyAnimator(scene: scene, duration: 1) { card.center.x = 295 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
        }
        change.fraction = 0.5
        #expect(card.presentationState.position.x == 245)
        change.finish(velocity: 1)
        scene.advance(to: 0.1)
        change.cancel()
        stage.runOut()
        #expect(ends == [.start])
        #expect(stage.isSame(as: before))
    }

    @Test func `Only an animator that ends with the change passes its end when the change overshoots`() throws
    {
        for (duration, passes) in [(0.2, false), (0.4, true)] {
            let stage = CardScene()
            let change = stage.scene.change {
                let animator = PropertyAnimator(scene: stage.scene, duration: duration, pacing: .linear) {
                    stage.card.center.x = 295
                }
                animator.startAnimation()
            }
            change.fraction = 0.75
            let shown = stage.card.presentationState.position.x
            change.settle = .spring(try Spring(response: 0.4, dampingRatio: 0.4))
            change.overshoot = .extrapolate
            change.finish(velocity: 4)
            #expect(stage.card.presentationState.position.x == shown)
            var furthest = 0.0
            while let next = stage.scene.nextEventTime {
                stage.scene.advance(to: min(next, stage.scene.now + 0.01))
                furthest = max(furthest, stage.card.presentationState.position.x)
            }
            #expect(passes ? furthest > 300 : furthest == 295)
            #expect(stage.card.center.x == 295)
        }
    }

    @Test func `A property animator inside that moves the same property adds up with the block`() {
        let before = scene.modelSnapshot()
        let change = scene.change(duration: 1) {
            card.center.x = 295
            let animator = PropertyAnimator(scene: scene, duration: 1) { card.center.y += 10 }
            animator.startAnimation()
        }
        #expect(scene.snapshot().root == before.root)
        let y = card.center.y
        change.fraction = 0.5
        #expect(card.presentationState.position == CGPoint(x: 245, y: y - 5))
        change.cancel()
        stage.runOut()
        #expect(stage.isSame(as: before))
    }

    @Test func `A block that is longer than the change plays on after it settles`() {
        let change = scene.change(duration: 0.5) {
            scene.animate(withDuration: 2, options: [.overrideInheritedDuration, .curveLinear]) {
                card.center.x = 395
            }
        }
        #expect(change.timeline.duration == 2)
        var ended: Double?
        change.addCompletion { _ in ended = scene.now }
        change.fraction = 1
        #expect(card.presentationState.position.x == 245)
        change.finish()
        stage.runOut()
        #expect(ended == 1.5)
        #expect(card.presentationState.position.x == 395)
    }

    @Test func `A change inside a property animator's block follows the animator`() {
        var change: SceneChange?
        let animator = PropertyAnimator(scene: scene, duration: 1, pacing: .linear) {
            change = scene.change { card.center.x = 295 }
        }
        animator.fractionComplete = 0.5
        #expect(change?.isNested == true)
        #expect(card.presentationState.position.x == 245)
        animator.isReversed = true
        animator.startAnimation()
        stage.runOut()
        #expect(card.center.x == 195)
        #expect(change?.isOver == true)
    }
}
