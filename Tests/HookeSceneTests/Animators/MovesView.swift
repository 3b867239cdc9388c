import Hooke
import HookeScene

/// A suite with a view that animators move to x = 100.
protocol MovesView {
    var scene: WindowScene { get }
    var view: SceneView { get }
}

extension MovesView {
    /// The shown x, from 0 to 100.
    var x: Double { view.presentationState.position.x }

    func animator(
        _ duration: Double = 2, _ pacing: Pacing = .curve(.easeInOut), delayFactor: Double = 0
    ) -> PropertyAnimator {
        let animator = PropertyAnimator(scene: scene, duration: duration, pacing: pacing)
        animator.addAnimations(delayFactor: delayFactor) { view.center.x = 100 }
        return animator
    }
}
