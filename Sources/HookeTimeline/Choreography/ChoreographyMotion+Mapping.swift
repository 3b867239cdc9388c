import Hooke

extension ChoreographyMotion {
    /// Returns the motion with other components: `widen` keeps all components of a value, and adds zeros.
    package func mapped<Wide: ComponentVector>(
        _ widen: @escaping @Sendable (Value) -> Wide
    ) -> ChoreographyMotion<Wide> {
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            return .spring(spring, from: from.map(widen), to: widen(to), velocity: widen(velocity))
        case .curve(let curve, let duration, let from, let to):
            return .curve(curve, duration: duration, from: from.map(widen), to: widen(to))
        case .track(let track): return mapped(track, widen)
        case .decay(let rate, let from, let velocity):
            return .decay(rate, from: from.map(widen), velocity: widen(velocity))
        case .other(let other):
            return .other(
                ChoreographyOther(
                    logicalDuration: other.logicalDuration, settledDuration: other.settledDuration
                ) { other.state(at: $0).mapped(widen) })
        }
    }

    /// Zeros change no norm, so the track has the same tangents.
    private func mapped<Wide: ComponentVector>(
        _ track: KeyframeTrack<Value>, _ widen: @escaping @Sendable (Value) -> Wide
    ) -> ChoreographyMotion<Wide> {
        let values = track.values.map(widen)
        let wide: KeyframeTrack<Wide>?
        if let rule = track.rule {
            wide = try? KeyframeTrack<Wide>(times: track.times, values: values, rule: rule)
        } else {
            let interpolations = track.interpolations.map { interpolation in
                let path: Interpolation<Wide>.Form =
                    switch interpolation.form {
                    case .discrete: .discrete
                    case .linear: .linear
                    case .cubic(let rule, let start, let end):
                        .cubic(rule, startVelocity: start.map(widen), endVelocity: end.map(widen))
                    case .spring(let spring, let velocity):
                        .spring(spring, initialVelocity: velocity.map(widen))
                    case .even(let start, let end):
                        .even(startTangent: widen(start), endTangent: widen(end))
                    }
                return Interpolation<Wide>(form: path, timing: interpolation.timing)
            }
            wide = try? KeyframeTrack<Wide>(
                times: track.times, values: values, interpolations: interpolations)
        }
        if let wide { return .track(wide) }
        let end = max(0, track.span.upperBound)
        return .other(
            ChoreographyOther(logicalDuration: end, settledDuration: end) {
                track.state(at: $0).mapped(widen)
            })
    }
}

extension MotionState {
    fileprivate func mapped<Wide: VectorSpace>(_ widen: (Value) -> Wide) -> MotionState<Wide> {
        MotionState<Wide>(
            position: widen(position), velocity: widen(velocity), acceleration: widen(acceleration))
    }
}
