import Hooke

extension SceneView {
    /// What shows at the scene's time: the model, moved by the animations under way.
    ///
    /// A pure function of the model, the recorded motions and the time: asking never changes anything, and the
    /// same time gives the same bits.
    public var presentationState: ViewState {
        guard !motions.isEmpty else { return model }
        var state = model
        for property in AnimatedProperty.allCases {
            var sum: MotionSum?
            for motion in motions.reversed() where motion.track.property == property {
                if sum == nil { sum = MotionSum(model: model[property]) }
                sum!.add(value: motion.value, to: motion.track.to)
            }
            // An unmoved value is left as it is: a colour would lose its components at alpha 0.
            if let value = sum?.value, value != model[property] { state[property] = value }
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
    public func removeAllAnimations() { motions.removeAll() }
}
