import Foundation

extension CollectionView {
    /// The duration of a change of layout, in seconds.
    public static let layoutChangeDuration = 0.3

    /// Changes the layout: the items that are seen before or after move to their positions in the new layout, and the
    /// content offset too. `collectionViewLayout` is the new one at once.
    ///
    /// - The animation eases in and out over ``layoutChangeDuration``. Without animation, or without a scene,
    ///   the change is immediate or follows an open animation block.
    /// - During an interactive transition or a navigation between layouts the call is reported and refused,
    ///   and `completion` does not run.
    /// - Traps if `layout` belongs to another collection view.
    ///
    /// - Parameters:
    ///   - layout: the new layout.
    ///   - animated: whether the items move.
    ///   - completion: called with whether the animation ran to its end.
    public func setCollectionViewLayout(
        _ layout: CollectionLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard !isBetweenLayouts() else { return }
        guard animated, let scene else {
            let placement = placement(
                by: layout, proposing: distanceFromStart, isAnimated: SceneView.isRecording)
            install(layout, placement)
            updatePrefetching()
            completion?(true)
            return
        }
        setUnseenAside()
        let placement = placement(by: layout, proposing: distanceFromStart, isAnimated: true)
        scene.animate(withDuration: Self.layoutChangeDuration) {
            install(layout, placement)
        } completion: { [weak self] in
            self?.endChange()
            completion?($0)
        }
    }

    /// Begins an interactive change of layout. Set the returned layout's
    /// ``CollectionTransitionLayout/transitionProgress``, then call ``finishInteractiveTransition()`` or
    /// ``cancelInteractiveTransition()``.
    ///
    /// If a change of layouts is already in progress, the call is reported, nothing begins and `completion`
    /// does not run. The result is then the current transition layout if there is one.
    ///
    /// The items that are seen now or in the new layout move; which ones is decided here.
    ///
    /// - Parameters:
    ///   - layout: the new layout.
    ///   - completion: called at the end with whether the animation ran to its end, and whether the new
    ///     layout is installed.
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
        setUnseenAside()
        between.begin()
        interaction = (between, completion)
        adopt(between)
        // Both layouts are used, so both refer to the view until one is left.
        current.collectionView = self
        placeItems()
        return between
    }

    /// Returns the delegate's transition layout, which may be one that it has returned before.
    private func transitionLayout(
        from current: CollectionLayout, to next: CollectionLayout
    ) -> CollectionTransitionLayout {
        if let own = collectionDelegate?.collectionView(
            self, transitionLayoutForOldLayout: current, newLayout: next)
        {
            if own.currentLayout === current, own.nextLayout === next { return own }
            scene?.report(
                .cannotNavigate(reason: "the delegate's transition layout is between two other layouts"))
        }
        return CollectionTransitionLayout(currentLayout: current, nextLayout: next)
    }

    /// Releases an interactive transition to the new layout. The rest takes its fraction of
    /// ``layoutChangeDuration``. Reported if there is no transition.
    public func finishInteractiveTransition() { settle(atEnd: true) }

    /// Releases an interactive transition back to the old layout; the state is restored bit for bit. Reported
    /// if there is no transition.
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
            endChange()
            completion?(true, atEnd)
            return
        }
        scene.animate(
            withDuration: Self.layoutChangeDuration * (atEnd ? 1 - progress : progress), animations: change
        ) { [weak self] in
            self?.endChange()
            completion?($0, atEnd)
        }
    }

    private func isBetweenLayouts() -> Bool {
        guard interaction != nil || isNavigating || isLoading else { return false }
        scene?.report(
            .cannotNavigate(
                reason: isLoading
                    ? "the collection view is asking for cells" : "the collection view is between two layouts"
            ))
        return true
    }
}
