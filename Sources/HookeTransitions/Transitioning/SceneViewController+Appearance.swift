import Foundation

extension SceneViewController {
    /// Tells a child that it is about to appear, or to disappear; for containers that do not forward
    /// appearance by themselves. ``endAppearanceTransition()`` ends it.
    ///
    /// The controller hears ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``, and its own children in
    /// sight with it. Nothing happens when it is where it is to go, or on its way there.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(appearing: isAppearing, animated: animated, by: self)
    }

    /// Tells a child that the appearance transition is over. Nothing happens when none was begun by
    /// ``beginAppearanceTransition(_:animated:)``, or when something else has taken it over.
    public func endAppearanceTransition() { endAppearance(by: self) }

    /// Exchanges two children's views: adds the second one's to the superview of the first one's, runs
    /// `animations`, and takes the first one's out at the end.
    ///
    /// Both must be children of this controller. Their appearance begins before the block and ends after it,
    /// unless ``shouldAutomaticallyForwardAppearanceMethods`` is false or this controller is out of sight.
    /// The links to the parent and what the children hear of them are for this controller to change.
    ///
    /// - Parameters:
    ///   - from: the child whose view is there.
    ///   - to: the child that comes. Its view's frame is for you to set.
    ///   - duration: seconds; 0 changes at once.
    ///   - options: the curve, and how to treat motions under way. One that names a view transition, as
    ///     `AnimationOptions.transitionCrossDissolve`, shows the exchange by that, in the superview.
    ///   - animations: sets properties of views.
    ///   - completion: told whether the motion ran to its end; the first one's view is out then.
    public func transition(
        from: SceneViewController, to: SceneViewController, duration: Double, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            from.parent === self && to.parent === self,
            "\(from.label) and \(to.label) are not both children of \(label)")
        /// Owns the appearance of both until the end.
        final class Exchange {}
        let exchange = Exchange()
        let isInSight = appearance == .appeared || appearance == .appearing
        if shouldAutomaticallyForwardAppearanceMethods, isInSight {
            from.beginAppearance(appearing: false, animated: duration > 0, by: exchange)
            to.beginAppearance(appearing: true, animated: duration > 0, by: exchange)
        }
        let superview = from.view.superview
        let end = { (finished: Bool) in
            from.view.removeFromSuperview()
            from.endAppearance(by: exchange)
            to.endAppearance(by: exchange)
            completion?(finished)
        }
        if let superview, options.transitionBits != 0 {
            return SceneView.transition(
                with: superview, duration: duration, options: options,
                animations: {
                    superview.addSubview(to.view)
                    from.view.removeFromSuperview()
                    animations?()
                }, completion: end)
        }
        if let superview, to.view.superview !== superview { superview.addSubview(to.view) }
        guard duration > 0, let scene = viewIfLoaded?.scene else {
            if let animations { SceneView.performWithoutAnimation(animations) }
            return end(true)
        }
        scene.animate(withDuration: duration, options: options, animations: animations ?? {}, completion: end)
    }
}
