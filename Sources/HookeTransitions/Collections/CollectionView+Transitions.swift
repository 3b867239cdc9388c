import Foundation

extension CollectionView {
    /// How long a change of layout takes, in seconds.
    public static let layoutChangeDuration = 0.3

    /// Goes to another layout: every item moves from where it is to where the new layout has it, and the
    /// content offset with them. `collectionViewLayout` is the new one at once.
    ///
    /// The motion is slow at both ends and takes ``layoutChangeDuration``; without animation, or in no scene,
    /// the change is at once, or goes with the animation block that is open. Between two layouts already, in
    /// an interactive transition or a navigation, it is reported and refused, and `completion` does not run.
    /// A layout of another collection view stops with a message.
    ///
    /// - Parameters:
    ///   - layout: the layout to go to.
    ///   - animated: whether the items move.
    ///   - completion: told whether the motion ran to its end.
    public func setCollectionViewLayout(
        _ layout: CollectionLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard !isBetweenLayouts() else { return }
        let placement = placement(by: layout, proposing: contentOffset)
        guard animated, let scene else {
            install(layout, placement)
            completion?(true)
            return
        }
        scene.animate(withDuration: Self.layoutChangeDuration) {
            install(layout, placement)
        } completion: {
            completion?($0)
        }
    }

    /// Begins to go to another layout by hand: set the ``CollectionTransitionLayout/transitionProgress`` of
    /// what is returned, then call ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``.
    ///
    /// Between two layouts already, it is reported, and the answer is the transition under way where there is
    /// one; nothing begins then and `completion` does not run.
    ///
    /// - Parameters:
    ///   - layout: the layout to go to.
    ///   - completion: told when everything has come to rest: whether the motion ran to its end, and whether
    ///     the new layout is in force.
    @discardableResult
    public func startInteractiveTransition(
        to layout: CollectionLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
    ) -> CollectionTransitionLayout {
        let current = collectionViewLayout
        if isBetweenLayouts() {
            return interaction?.layout
                ?? CollectionTransitionLayout(currentLayout: current, nextLayout: layout)
        }
        let between = transitionLayout(from: current, to: layout)
        between.begin()
        interaction = (between, completion)
        adopt(between)
        // Both ends are asked, so both know the view until one of them is left.
        current.collectionView = self
        placeItems()
        return between
    }

    /// The delegate's transition layout, which may be one that it has handed out before.
    private func transitionLayout(
        from current: CollectionLayout, to next: CollectionLayout
    ) -> CollectionTransitionLayout {
        if let own = delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next) {
            if own.currentLayout === current, own.nextLayout === next { return own }
            scene?.report(
                .cannotNavigate(reason: "the delegate's transition layout is between two other layouts"))
        }
        return CollectionTransitionLayout(currentLayout: current, nextLayout: next)
    }

    /// Lets go of an interactive transition, to the new layout. What is left of the way takes its share of
    /// ``layoutChangeDuration``. Without a transition it is reported.
    public func finishInteractiveTransition() { settle(atEnd: true) }

    /// Lets go of an interactive transition, back to the layout that it came from: everything is as it was,
    /// to the bit. Without a transition it is reported.
    public func cancelInteractiveTransition() { settle(atEnd: false) }

    private func settle(atEnd: Bool) {
        guard let (between, completion) = interaction else {
            scene?.report(.cannotNavigate(reason: "the collection view is not between two layouts"))
            return
        }
        interaction = nil
        let progress = between.transitionProgress
        let target = atEnd ? between.nextLayout : between.currentLayout
        let other = atEnd ? between.currentLayout : between.nextLayout
        let placement = between.placement(atEnd: atEnd)
        let change = {
            if other !== target { other.collectionView = nil }
            self.install(target, placement)
        }
        guard let scene else {
            change()
            completion?(true, atEnd)
            return
        }
        scene.animate(
            withDuration: Self.layoutChangeDuration * (atEnd ? 1 - progress : progress), animations: change
        ) { completion?($0, atEnd) }
    }

    private func isBetweenLayouts() -> Bool {
        guard interaction != nil || isNavigating else { return false }
        scene?.report(.cannotNavigate(reason: "the collection view is between two layouts"))
        return true
    }
}
