/// The path between two keys by its fraction, without timing, with bounds of its curvature. The fraction may leave
/// [0, 1].
package struct SegmentPath<Value: VectorSpace> {
    private let segment: TrackSegment<Value>
    private let shape: SpecialSegment<Value>.Shape

    package init(_ segment: TrackSegment<Value>, _ shape: SpecialSegment<Value>.Shape) {
        (self.segment, self.shape) = (segment, shape)
    }

    package func value(at f: Double) -> Value {
        switch shape {
        case .line: segment.lineValue(f, 1 - f)
        case .cubic: segment.hermite.value(f, 1 - f)
        case .spring(let motion): motion.state(at: f * segment.duration).position
        case .even(let path): path.state(at: f).value
        }
    }

    /// Returns a bound of the distance between the path and the line between two of its points, by the rules of
    /// `KeyframeTrack.linearApproximation(error:)`. docs/internals/export-errors.md derives them.
    package func deviation(from a: Double, to b: Double) -> Double {
        let h = b - a
        switch shape {
        case .line: return 0
        case .cubic:
            let hermite = segment.hermite
            return max(hermite.acceleration(a).norm, hermite.acceleration(b).norm) * h * h / 8
        case .spring(let motion):
            let span = h * segment.duration
            return Self.largest(motion, from: a * segment.duration).acceleration * span * span / 8
        case .even(let path):
            let length = path.length * h * (1 + 0x1p-40)
            let chord = value(at: b).subtracting(value(at: a)).norm
            return max(0, (length - chord) * (length + chord)).squareRoot() / 2
        }
    }

    /// The largest derivative by the fraction, from `a` to `b`.
    package func speed(from a: Double, to b: Double) -> Double {
        switch shape {
        case .line: return segment.chord.norm
        case .cubic:
            let hermite = segment.hermite
            let bend = max(hermite.acceleration(a).norm, hermite.acceleration(b).norm)
            return max(hermite.velocity(a, 1 - a).norm, hermite.velocity(b, 1 - b).norm) + bend * (b - a) / 2
        case .spring(let motion):
            return Self.largest(motion, from: a * segment.duration).velocity * segment.duration
        case .even(let path): return path.length
        }
    }

    package var rounding: Double {
        let sizes = segment.start.norm + segment.end.norm
        switch shape {
        case .line, .spring: return 0x1p-48 * sizes
        case .cubic, .even: return 0x1p-48 * (sizes + segment.startTangent.norm + segment.endTangent.norm)
        }
    }

    /// The largest speed and acceleration of a spring from a time on.
    private static func largest(
        _ motion: SpringMotion<Value>, from time: Double
    ) -> (velocity: Double, acceleration: Double) {
        let state = motion.state(at: time)
        let (w, z) = (motion.spring.angularFrequency, motion.spring.dampingRatio)
        let away = state.position.subtracting(motion.target).norm
        let (v, a) = (state.velocity.norm, state.acceleration.norm)
        // The derivative of the acceleration divided by the frequency.
        let rate = state.acceleration.scaled(by: 2 * z).adding(state.velocity.scaled(by: w)).norm
        return ((v * v + w * away * (w * away)).squareRoot(), (a * a + rate * rate).squareRoot())
    }
}
