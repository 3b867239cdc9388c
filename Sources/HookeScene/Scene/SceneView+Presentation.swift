import Hooke

extension SceneView {
    /// What shows at the scene's time: the model, moved by the animations under way, and then what layer
    /// animations show instead or on top, in the order in which they were added.
    ///
    /// A pure function of the model, the recorded motions and the time: asking never changes anything, and
    /// the same time gives the same bits.
    public var presentationState: ViewState {
        var state = model
        show(on: &state)
        return state
    }

    /// What was set, for the layers above. The stored property stays this module's own, so that the compiler can
    /// tell who uses it.
    package var modelState: ViewState {
        get { model }
        set { model = newValue }
    }

    /// What shows with some of the layer animations.
    func shownState(with isApplied: (ActiveLayerMotion) -> Bool) -> ViewState {
        var state = model
        show(on: &state, with: isApplied)
        return state
    }

    /// Moves a state, which is the model, to what shows.
    @inline(__always)
    func show(on state: inout ViewState, with isApplied: (ActiveLayerMotion) -> Bool = { _ in true }) {
        if let ready = borrowedMotions {
            ready._withUnsafeGuaranteedRef { $0.show(on: &state) }
        } else if !motions.isEmpty {
            prepareMotions().show(on: &state)
        }
        if hasLayerMotions { showLayerMotions(on: &state, with: isApplied) }
    }

    /// Asks the view's paces how far they are: the first half of ``show(on:of:known:)``, for all views before
    /// the second. The memory of views far apart is then fetched at once instead of view by view.
    @inline(__always)
    func followPaces() { borrowedMotions?._withUnsafeGuaranteedRef { $0.followPaces() } }

    /// Brings a state of a view up to now.
    /// - Parameters:
    ///   - state: what showed, or anything.
    ///   - view: the view; its paces have been asked.
    ///   - known: ``changes`` when the state showed, 0 for a state that is to be made anew; afterwards those of now.
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

    /// Makes a state anew; the changes that are known then.
    @inline(never)
    private func showAnew(on state: UnsafeMutablePointer<ViewState>) -> UInt64 {
        state.pointee = model
        show(on: &state.pointee)
        // What layer animations move may be anything.
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
    }

    /// The velocity that shows, in the components of a property, per second; zero where nothing is known.
    func presentationVelocity(of property: AnimatedProperty) -> SIMD4<Double> {
        var sum = SIMD4<Double>.zero
        for motion in motions where motion.track.property == property {
            if case .running = motion.group.clock, let v = motion.track.velocity(at: motion.group.localTime) {
                sum += v
            }
        }
        return sum
    }

    /// Removes the motions of a property, from the timelines they belong to as well.
    func removeMotions(of property: AnimatedProperty) {
        let key = PropertyKey(view: id, property: property)
        for motion in motions where motion.track.property == property { motion.group.forget(key) }
        motions.removeAll { $0.track.property == property }
    }

    /// Removes every animation of the view; it shows its model from here on. Completions still come at their
    /// time.
    public func removeAllAnimations() {
        motions.removeAll()
        layer.removeAllAnimations()
    }
}
