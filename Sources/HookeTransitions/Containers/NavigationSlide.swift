import Foundation

/// The built-in animator of push and pop: the upper controller slides over the lower one, which moves aside
/// by 0.3 of the width under a dimming view of alpha 0.1.
final class NavigationSlide: ViewControllerAnimatedTransitioning {
    private let operation: NavigationOperation
    private let isRightToLeft: Bool

    init(_ operation: NavigationOperation, isRightToLeft: Bool) {
        self.operation = operation
        self.isRightToLeft = isRightToLeft
    }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        0.35
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        let container = context.containerView
        let isPush = operation == .push
        let (upper, lower) = isPush ? (to, from) : (from, to)
        let width = container.bounds.width * (isRightToLeft ? -1 : 1)
        let dim = SceneView(frame: container.bounds, name: "dim")
        dim.backgroundColor = .black
        dim.autoresizingMask = .flexibleSize
        container.insertSubview(lower, at: 0)
        container.insertSubview(dim, aboveSubview: lower)
        container.insertSubview(upper, aboveSubview: dim)
        let home = container.bounds
        let aside = home.offsetBy(dx: -0.3 * width, dy: 0)
        let away = home.offsetBy(dx: width, dy: 0)
        func place(atStart: Bool) {
            let isOver = atStart != isPush
            upper.frame = isOver ? home : away
            lower.frame = isOver ? aside : home
            dim.alpha = isOver ? 0.1 : 0
        }
        place(atStart: true)
        SceneView.animate(withDuration: transitionDuration(using: context)) {
            place(atStart: false)
        } completion: { _ in
            dim.removeFromSuperview()
            // The size may have changed meanwhile.
            lower.frame = container.bounds
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
