extension InteractiveTransition {
    /// What is shown at a time.
    public struct Shown: Sendable {
        /// The phase.
        public let phase: Phase
        /// The fraction: 0 at the start, 1 at the end.
        public let fraction: Double
        /// Its velocity per second.
        public let velocity: Double
        /// The layers: those of `before`, `during` or `after`.
        public let layers: [ShownLayer]
        /// The values of the channels, in their order; empty unless the layers are those of `during`.
        public let values: [AnimatableValue]
    }

    /// Returns what is shown at a time, if no touch comes before it. Times before the last touch count as that.
    public func shown(at time: Double) -> Shown {
        var copy = self
        copy.advance(to: max(time, now))
        return copy.shown()
    }

    private func shown() -> Shown {
        switch phase {
        case .idle, .cancelled:
            return Shown(phase: phase, fraction: 0, velocity: 0, layers: before.shown(), values: [])
        case .finished:
            return Shown(phase: phase, fraction: 1, velocity: 0, layers: after.shown(), values: [])
        case .held, .settling, .running: break
        }
        let local = localTime(at: now)
        var layers = during
        var values: [AnimatableValue] = []
        for channel in channels {
            let value = channel.value { pace in
                pace.progress(
                    at: local,
                    extrapolating: pastEnds.continues(past: pace.endTime, at: local, span: duration))
            }
            layers[channel.layer].set(channel.property, to: value)
            values.append(value)
        }
        back?.show(on: &layers, at: backMoment)
        let velocity =
            switch phase {
            case .settling: plan?.velocity(at: now - since) ?? 0
            case .running: duration > 0 && local < duration ? 1 / duration : 0
            default: pan.isActive ? fingerVelocity : 0
            }
        return Shown(
            phase: phase, fraction: fraction(at: now), velocity: velocity, layers: layers.shown(),
            values: values)
    }
}
