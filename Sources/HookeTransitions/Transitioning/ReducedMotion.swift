/// Replaces an animator under reduced motion: the incoming view fades in at its final frame, or the dismissed
/// one fades out, in the same duration.
final class CrossFade: ViewControllerAnimatedTransitioning {
    private let replaced: any ViewControllerAnimatedTransitioning
    private let kind: TransitionContext.Kind

    init(insteadOf replaced: any ViewControllerAnimatedTransitioning, _ kind: TransitionContext.Kind) {
        self.replaced = replaced
        self.kind = kind
    }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        replaced.transitionDuration(using: transitionContext)
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
        else { return }
        let under = kind == .dismissal ? context.view(forKey: .to) : nil
        let view =
            kind == .dismissal
            ? context.view(forKey: .from) ?? from.view : context.view(forKey: .to) ?? to.view
        let opaque = view.alpha
        if kind == .dismissal {
            if let under {
                under.frame = context.finalFrame(for: to)
                context.containerView.insertSubview(under, at: 0)
            }
        } else {
            view.frame = context.finalFrame(for: to)
            context.containerView.addSubview(view)
            view.alpha = 0
        }
        SceneView.animate(withDuration: transitionDuration(using: context)) {
            view.alpha = kind == .dismissal ? 0 : opaque
        } completion: { [kind] _ in
            if kind == .dismissal { view.alpha = opaque }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { replaced.animationEnded(transitionCompleted) }
}
