import Hooke

extension SceneView {
    /// The shown state at the scene's time: the model plus motions of blocks, then layer animations in the
    /// order of adding.
    ///
    /// A pure function of model, motions and time: reading it changes nothing, and the same time gives the
    /// same bits.
    public var presentationState: ViewState {
        var state = model
        show(on: &state)
        return state
    }

    /// The model, for other modules. The stored property stays internal for the optimiser.
    package var modelState: ViewState {
        get { model }
        set {
            model = newValue
            if isObserved { notifyObservers() }
        }
    }

    /// Sets the part of the model that a path names. Animatable.
    ///
    /// - Returns: false, without a change, if the path does not accept the value.
    package func set(_ value: AnimatableValue, at path: LayerKeyPath) -> Bool {
        guard path.accepts(value) else { return false }
        write(path.property) { path.write(value, to: &$0) }
        return true
    }

    /// Returns the shown state with some of the layer animations.
    func shownState(with isApplied: (ActiveLayerMotion) -> Bool) -> ViewState {
        var state = model
        show(on: &state, with: isApplied)
        return state
    }

    /// Changes a state from the model to what is shown.
    @inline(__always)
    func show(on state: inout ViewState, with isApplied: (ActiveLayerMotion) -> Bool = { _ in true }) {
        if let ready = borrowedMotions {
            ready._withUnsafeGuaranteedRef { $0.show(on: &state) }
        } else if !motions.isEmpty {
            prepareMotions().show(on: &state)
        }
        if hasLayerMotions { showLayerMotions(on: &state, with: isApplied) }
    }

    /// Updates the view's paces: the first half of ``show(on:of:known:)``. Doing this for all views first
    /// overlaps their memory accesses.
    @inline(__always)
    func followPaces() { borrowedMotions?._withUnsafeGuaranteedRef { $0.followPaces() } }

    /// Updates a state of a view to the current time.
    ///
    /// - Parameters:
    ///   - state: the earlier shown state, or any state.
    ///   - view: the view, after `followPaces()`.
    ///   - known: the ``changes`` of `state`, or 0 for any state; updated to the current value.
    @inline(__always)
    static func show(
        on state: UnsafeMutablePointer<ViewState>, of view: Unmanaged<SceneView>, known: inout UInt64
    ) {
        let (changes, motions) = view._withUnsafeGuaranteedRef { ($0.changes, $0.borrowedMotions) }
        if known == changes {
            motions?._withUnsafeGuaranteedRef { $0.show(onShown: state, of: view) }
        } else {
            known = view._withUnsafeGuaranteedRef { $0.showAnew(on: state) }
        }
    }

    /// Computes a state from the model; returns its change count.
    @inline(never)
    private func showAnew(on state: UnsafeMutablePointer<ViewState>) -> UInt64 {
        state.pointee = model
        show(on: &state.pointee)
        // Layer animations may change any property.
        return hasLayerMotions ? 0 : changes
    }

    @inline(never)
    private func prepareMotions() -> ViewMotions {
        let ready = ViewMotions(motions)
        preparedMotions = ready
        return ready
    }

    @inline(never)
    private func showLayerMotions(
        on state: inout ViewState, with isApplied: (ActiveLayerMotion) -> Bool
    ) {
        for active in layerMotions where isApplied(active) {
            active.motion.apply(at: active.group.localTime, to: &state)
        }
        if let extras { for presenter in extras.presenters { presenter.show(on: &state) } }
    }

    /// Removes the motions of a property, also from their timelines. Returns what waits for them.
    func removeMotions(of property: AnimatedProperty) -> [ActiveLayerMotion.Stopping] {
        let key = PropertyKey(view: id, property: property)
        for motion in motions where motion.track.property == property { motion.group.forget(key) }
        return takeMotions { $0.track.property == property }
    }

    /// Removes motions. Returns what waits for those that are not at their end.
    func takeMotions(where isGone: (ActiveMotion) -> Bool) -> [ActiveLayerMotion.Stopping] {
        guard !motions.isEmpty else { return [] }
        let lost = motions.compactMap { motion -> ActiveLayerMotion.Stopping? in
            guard let stopping = motion.stopping, isGone(motion) else { return nil }
            return motion.group.localTime < motion.track.endTime ? stopping : nil
        }
        motions.removeAll(where: isGone)
        return lost
    }

    /// Removes the rests of interrupted motions of a property, also from their timelines.
    func removeOffsets(of property: AnimatedProperty) {
        let key = PropertyKey(view: id, property: property)
        for motion in motions where motion.track.property == property && motion.track.isOffset {
            motion.group.forgetOffsets(key)
        }
        motions.removeAll { $0.track.property == property && $0.track.isOffset }
    }

    /// Removes every animation of the view, which then shows its model. A block all of whose motions have been removed
    /// completes at once, with false; with other motions left, at their end.
    public func removeAllAnimations() {
        let lost = LostMotions()
        lost += takeMotions { _ in true }
        removeLayerAnimations()
        lost.tell(in: scene ?? .current)
    }

    /// As ``removeAllAnimations()`` for code that completions of blocks must not interrupt: they are called at the next
    /// moment of a scene.
    package func dropAllAnimations(in scene: WindowScene?) {
        guard let scene else { return removeAllAnimations() }
        scene.layers.lost += takeMotions { _ in true } + takeLayerMotions { _ in true }.map(\.stopping)
        removeTransition()
    }
}
