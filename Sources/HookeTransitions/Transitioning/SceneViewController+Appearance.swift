import Foundation

extension SceneViewController {
    /// The states of appearance.
    public enum Appearance: Hashable, Sendable {
        /// Not visible.
        case disappeared
        /// Becoming visible.
        case appearing
        /// Visible.
        case appeared
        /// Becoming invisible.
        case disappearing
    }

    /// Begins an appearance or disappearance; for containers that do not forward appearance automatically.
    /// End it with ``endAppearanceTransition()``.
    ///
    /// Calls ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)`` on the controller and its visible children.
    /// Does nothing if the controller is already in that state or changing to it.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(appearing: isAppearing, animated: animated, by: self)
    }

    /// Ends an appearance transition that ``beginAppearanceTransition(_:animated:)`` began. Does nothing if
    /// there is none or another owner has taken it over.
    public func endAppearanceTransition() { endAppearance(by: self) }

    func endAppearance(by owner: AnyObject) {
        guard appearanceOwner === owner else { return }
        appearanceOwner = nil
        switch appearance {
        case .appearing:
            appearance = .appeared
            if viewIfLoaded?.scene != nil { viewIfLoaded?.layoutIfNeeded() }
            viewDidAppear(animatesAppearance)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animatesAppearance)
        case .appeared, .disappeared: break
        }
        // Includes children whose views were removed in between: each "will" needs its "did".
        for child in children { child.endAppearance(by: owner) }
    }

    /// Replaces one child's view by another's: adds the second one's to the first one's superview, runs
    /// `animations`, and removes the first at the end.
    ///
    /// Both must be children of this controller, or the call traps. Their appearance callbacks run before the
    /// block and after the end, unless ``shouldAutomaticallyForwardAppearanceMethods`` is false or this
    /// controller is not visible. You call `addChild`, `willMove`, `didMove` and `removeFromParent` yourself.
    ///
    /// - Parameters:
    ///   - from: the visible child.
    ///   - to: the new child. You set its view's frame.
    ///   - duration: seconds; 0 changes at once.
    ///   - options: the curve, and how to treat running animations. With a view transition such as
    ///     `AnimationOptions.transitionCrossDissolve`, the superview shows that transition.
    ///   - animations: sets properties of views.
    ///   - completion: called with whether the animation ran to its end, after the first one's view is
    ///     removed.
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
