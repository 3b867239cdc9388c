extension NavigationController {
    /// Runs a change by the animator and the driver of the delegate, the preferred transition or the stack.
    func run(
        _ change: ContainerChange, _ operation: NavigationOperation, from: SceneViewController,
        to: SceneViewController, animated: Bool, in scene: WindowScene
    ) {
        var animator: (any ViewControllerAnimatedTransitioning)?
        var driver: (any ViewControllerInteractiveTransitioning)?
        isChanging = true
        prepareCollectionView(from: from, to: to)
        if animated {
            animator =
                delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
            let preferred = operation == .push ? to.preferredTransition : from.preferredTransition
            animator =
                animator
                ?? (operation == .push
                    ? preferred?.openingAnimator(for: to, over: from)
                    : preferred?.closingAnimator(for: from, over: to))
            if animator == nil {
                layoutChange = LayoutToLayoutTransition(from: from, to: to)
                animator = layoutChange ?? ownAnimator(operation)
            }
        }
        if let animator {
            driver =
                delegate?.navigationController(self, interactionControllerFor: animator)
                ?? (popGesture.isBeginning ? popGesture.driver : nil)
                ?? (operation == .pop ? from.preferredTransition?.closingDriver() : nil)
        }
        isChanging = false
        change.run(animator, driver, in: scene, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationController(self, willShow: to, animated: animated)
        }
    }
}
