import Hooke

/// The effect of a layer transition: a pure function of its group's time.
struct PictureChange: Sendable {
    enum Effect: Sendable {
        case fade
        /// The side from which the new picture comes, in widths and heights.
        case moveIn(SIMD2<Double>)
        case push(SIMD2<Double>)
        case reveal(SIMD2<Double>)
        /// The axis, and the sign of the angle.
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
    let progress: ClosedRange<Double>

    /// Returns the progress at a time of the group; `nil` if nothing is shown.
    func progress(at time: Double) -> Double? {
        guard let (fraction, _) = timing.moment(at: time) else { return nil }
        let p =
            fraction == 0 || fraction == 1
            ? fraction : pacing.progress(at: fraction, of: timing.duration)
        return progress.lowerBound + (progress.upperBound - progress.lowerBound) * p
    }
}
