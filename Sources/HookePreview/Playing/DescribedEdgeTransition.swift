import Foundation
import HookeGeometry
import HookeTransitions

/// Plays a described transition.
final class DescribedEdgeTransition: EdgeTransition {
    private let described: DescribedTransition

    init(_ described: DescribedTransition, edge: Edge) {
        self.described = described
        super.init(edge: edge)
    }

    override func presentationAnimator() -> any ViewControllerAnimatedTransitioning { Animator(described) }

    private final class Animator: ViewControllerAnimatedTransitioning {
        let described: DescribedTransition

        init(_ described: DescribedTransition) { self.described = described }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            described.duration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            let container = context.containerView
            let screen = context.finalFrame(for: to)
            to.view.frame = screen
            container.addSubview(to.view)
            if let distance = described.perspective,
                let eye = try? Transform3D.perspective(distance: distance)
            {
                container.layer.sublayerTransform = eye
            }
            described.start(from.view)
            described.start(to.view)
            let views = from.view.named.merging(to.view.named) { first, _ in first }
            var remaining = described.animations.count
            for (animation, end) in zip(described.animations, described.ends(screen)) {
                guard let view = views[animation.view] else { continue }
                animation.run(on: view, to: end) {
                    remaining -= 1
                    guard remaining == 0 else { return }
                    container.layer.sublayerTransform = .identity
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
    }
}

extension DescribedTransition {
    /// Sets the values before the transition of the animated views in a tree.
    #if MainActor
        @MainActor
    #endif
    func start(_ root: SceneView) {
        let views = root.named
        for animation in animations {
            if let view = views[animation.view] { animation.start?.apply(to: view) }
        }
    }

    /// Returns the value at the end of each animation.
    fileprivate func ends(_ screen: CGRect) -> [DescribedAnimation.Value] {
        let views = (presenter.all + presented.all).reduce(into: [:]) { $0[$1.name] = $1 }
        return animations.map { animation in
            animation.end ?? animation.described(views[animation.view]!, screen: screen)
        }
    }
}

extension SceneView {
    /// The view and all inside it by name.
    fileprivate var named: [String: SceneView] {
        subviews.reduce(into: [name: self]) { $0.merge($1.named) { first, _ in first } }
    }
}
