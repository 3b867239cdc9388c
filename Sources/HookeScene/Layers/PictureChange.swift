import Hooke

/// What two pictures of a layer do: a pure function of the time of its group.
struct PictureChange: Sendable {
    enum Effect: Sendable {
        case fade
        /// The side from which the new one comes, in widths and heights.
        case moveIn(SIMD2<Double>)
        case push(SIMD2<Double>)
        case reveal(SIMD2<Double>)
        /// The axis, and whether it turns by a positive angle.
        case flip(isVertical: Bool, sign: Double)

        init(_ kind: LayerTransition.Kind, _ subtype: LayerTransition.Subtype) {
            let side =
                switch subtype {
                case .fromLeft: SIMD2(-1.0, 0)
                case .fromRight: SIMD2(1.0, 0)
                case .fromTop: SIMD2(0, 1.0)
                case .fromBottom: SIMD2(0, -1.0)
                }
            switch kind {
            case .fade: self = .fade
            case .moveIn: self = .moveIn(side)
            case .push: self = .push(side)
            case .reveal: self = .reveal(side)
            }
        }
    }

    let effect: Effect
    var timing: MediaTiming
    let pacing: Pacing
    /// How far the change is at the start and at the end.
    let progress: ClosedRange<Double>

    /// How far the change is at a time of the group; `nil` where it shows nothing of its own.
    func progress(at time: Double) -> Double? {
        guard let (fraction, _) = timing.moment(at: time) else { return nil }
        let p =
            fraction == 0 || fraction == 1
            ? fraction
            : pacing.progress(elapsed: fraction * timing.duration, duration: timing.duration)
        return progress.lowerBound + (progress.upperBound - progress.lowerBound) * p
    }
}
