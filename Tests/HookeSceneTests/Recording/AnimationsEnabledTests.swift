import Foundation
import HookeScene
import Testing

@Suite struct AnimationsEnabledTests {
    private let scene = WindowScene(size: CGSize(width: 100, height: 100))
    private let view = SceneView()

    @Test func `With animations disabled, blocks apply at once and their completions are called`() {
        scene.window.addSubview(view)
        scene.areAnimationsEnabled = false
        var ends = 0
        scene.animate(withDuration: 1, delay: 1) {
            view.alpha = 0.5
        } completion: {
            ends += $0 ? 1 : 0
        }
        scene.animate(.smooth) {
            view.center.x = 10
        } completion: {
            ends += $0 ? 1 : 0
        }
        scene.animateKeyframes(withDuration: 1) {
            SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.y = 10 }
        } completion: {
            ends += $0 ? 1 : 0
        }
        scene.perform {
            SceneView.animate(withDuration: 1) { view.layer.cornerRadius = 5 }
            SceneView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
                view.backgroundColor = .black
            }
        }
        scene.advance(to: 0)
        #expect(view.presentationState == view.layer.presentation && view.alpha == 0.5 && ends == 3)
        #expect(scene.snapshot() == scene.modelSnapshot() && scene.isIdle)
        scene.areAnimationsEnabled = true
        scene.animate(withDuration: 1) { view.alpha = 1 }
        #expect(view.presentationState.opacity == 0.5)
    }

    @Test func `A property animator ends when it starts, with its values`() {
        scene.window.addSubview(view)
        scene.areAnimationsEnabled = false
        var positions: [PropertyAnimator.Position] = []
        let animator = PropertyAnimator(duration: 1) { view.alpha = 0.5 }
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        #expect(view.alpha == 0.5 && view.presentationState.opacity == 0.5)
        #expect(positions == [.end] && animator.state == .inactive && scene.isIdle)
    }

    @Test func `Blocks know the duration that nested ones inherit`() {
        #expect(SceneView.inheritedAnimationDuration == 0)
        var inside: [Double] = []
        scene.animate(withDuration: 2) {
            inside.append(SceneView.inheritedAnimationDuration)
            SceneView.animate(withDuration: 1) { inside.append(SceneView.inheritedAnimationDuration) }
            SceneView.animate(withDuration: 1, options: .overrideInheritedDuration) {
                inside.append(SceneView.inheritedAnimationDuration)
            }
            SceneView.performWithoutAnimation { inside.append(SceneView.inheritedAnimationDuration) }
        }
        #expect(inside == [2, 2, 1, 0])
    }
}
