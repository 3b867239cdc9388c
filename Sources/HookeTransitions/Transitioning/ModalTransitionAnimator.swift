import Foundation
import HookeGeometry

/// The animator of a built-in ``ModalTransitionStyle``, used by controllers without a delegate.
///
/// To drive a built-in style interactively, return one from your delegate.
public final class ModalTransitionAnimator: ViewControllerAnimatedTransitioning {
    private let style: ModalTransitionStyle
    private let isPresenting: Bool

    /// Creates an animator.
    ///
    /// - Parameters:
    ///   - style: the built-in style.
    ///   - isPresenting: true for a presentation, false for a dismissal.
    public init(_ style: ModalTransitionStyle = .coverVertical, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    /// The duration that ``ModalTransitionStyle`` documents.
    public func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?)
        -> Double
    {
        switch style {
        case .coverVertical: 0.5
        case .flipHorizontal: 0.75
        case .crossDissolve: 0.4
        }
    }

    /// Records the animations of the style.
    public func animateTransition(using context: any ViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
        else { return }
        switch style {
        case .coverVertical:
            context.slide(from: .bottom, isPresenting: isPresenting) { animations, completion in
                SceneView.animate(
                    withDuration: transitionDuration(using: context), animations: animations,
                    completion: completion)
            }
        case .flipHorizontal: flip(from, to, in: context)
        case .crossDissolve: dissolve(from, to, in: context)
        }
    }

    private func dissolve(
        _ from: SceneViewController, _ to: SceneViewController,
        in context: any ViewControllerContextTransitioning
    ) {
        let fading =
            isPresenting ? context.view(forKey: .to) ?? to.view : context.view(forKey: .from) ?? from.view
        let alpha = fading.alpha
        if isPresenting {
            fading.frame = context.finalFrame(for: to)
            context.containerView.addSubview(fading)
            fading.alpha = 0
        } else if let under = context.view(forKey: .to) {
            context.containerView.insertSubview(under, at: 0)
        }
        SceneView.animate(withDuration: transitionDuration(using: context)) {
            fading.alpha = isPresenting ? alpha : 0
        } completion: { _ in
            // The same view may be presented again, so its alpha is restored.
            fading.alpha = alpha
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Rotates about the vertical axis: the outgoing view rotates to 90° in the first half, the incoming one
    /// from 90° in the second.
    private func flip(
        _ from: SceneViewController, _ to: SceneViewController,
        in context: any ViewControllerContextTransitioning
    ) {
        let container = context.containerView
        // If the presenter's view stays in the tree, a snapshot of it rotates and the original is hidden.
        let presenter = isPresenting ? from.view : to.view
        var picture: SceneView?
        if context.view(forKey: isPresenting ? .from : .to) == nil {
            let copy = presenter.snapshotView(afterScreenUpdates: !isPresenting)
            copy.frame = presenter.frame
            container.insertSubview(copy, at: 0)
            presenter.isHidden = true
            picture = copy
        }
        let going = isPresenting ? picture ?? from.view : context.view(forKey: .from) ?? from.view
        let coming = isPresenting ? context.view(forKey: .to) ?? to.view : picture ?? to.view
        if isPresenting { coming.frame = context.finalFrame(for: to) }
        container.insertSubview(coming, belowSubview: going)

        let turn = isPresenting ? Double.pi / 2 : -.pi / 2
        var eye = Transform3D.identity
        // Eye distance 500 points.
        eye.m34 = -0.002
        container.layer.sublayerTransform = eye
        coming.layer.transform = .rotationY(turn)
        SceneView.animateKeyframes(withDuration: transitionDuration(using: context)) {
            SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                going.layer.transform = .rotationY(-turn)
            }
            SceneView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                coming.layer.transform = .identity
            }
        } completion: { _ in
            presenter.isHidden = false
            picture?.removeFromSuperview()
            going.layer.transform = .identity
            container.layer.sublayerTransform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

extension ViewControllerContextTransitioning {
    /// Moves the presented view in from an edge of the container, or out over it, and completes the
    /// transition.
    ///
    /// - Parameters:
    ///   - edge: the edge.
    ///   - isPresenting: true for a presentation, false for a dismissal.
    ///   - animate: runs an animation block with the given animations and completion.
    public func slide(
        from edge: Edge, isPresenting: Bool,
        animate: (_ animations: () -> Void, _ completion: @escaping (Bool) -> Void) -> Void
    ) {
        guard let from = viewController(forKey: .from), let to = viewController(forKey: .to) else { return }
        let finished = { [weak self] (_: Bool) -> Void in
            guard let self else { return }
            completeTransition(!transitionWasCancelled)
        }
        if isPresenting {
            let view = view(forKey: .to) ?? to.view
            let final = finalFrame(for: to)
            let start = edge.outside(containerView.bounds)
            view.frame = CGRect(
                x: final.origin.x + start.origin.x, y: final.origin.y + start.origin.y,
                width: final.size.width, height: final.size.height)
            containerView.addSubview(view)
            animate({ view.frame = final }, finished)
        } else {
            let view = view(forKey: .from) ?? from.view
            if let under = self.view(forKey: .to) { containerView.insertSubview(under, at: 0) }
            let away = edge.outside(containerView.bounds)
            animate(
                {
                    view.frame = CGRect(
                        x: view.frame.origin.x + away.origin.x, y: view.frame.origin.y + away.origin.y,
                        width: view.frame.size.width, height: view.frame.size.height)
                }, finished)
        }
    }
}
