import Hooke

extension SceneView {
    /// What shows at the scene's time: the model, moved by the animations under way, and then what layer animations show
    /// instead or on top, in the order in which they were added.
    ///
    /// A pure function of the model, the recorded motions and the time: asking never changes anything, and the
    /// same time gives the same bits.
    public var presentationState: ViewState { shownState { _ in true } }

    /// What shows with some of the layer animations.
    func shownState(with isApplied: (ActiveLayerMotion) -> Bool) -> ViewState {
        guard !motions.isEmpty || !layerMotions.isEmpty else { return model }
        var state = model
        for newest in motions.indices {
            let property = motions[newest].track.property
            guard !motions[(newest + 1)...].contains(where: { $0.track.property == property }) else {
                continue
            }
            let before = model[property]
            var sum = MotionSum(model: before)
            for index in motions[...newest].indices.reversed() where motions[index].track.property == property
            {
                sum.add(value: motions[index].value, to: motions[index].track.to)
            }
            // An unmoved value is left as it is: a colour would lose its components at alpha 0.
            if sum.value != before { state[property] = sum.value }
        }
        for active in layerMotions where isApplied(active) {
            active.motion.apply(at: active.group.localTime, to: &state)
        }
        return state
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
