import Hooke

/// The progress of a motion over its duration: 0 at the start, 1 at the end.
public enum Pacing: Sendable {
    /// Linear.
    case linear
    /// A timing curve over the duration.
    case curve(CubicBezier)
    /// A spring from 0 to 1, in seconds, cut off at the duration.
    case spring(SpringMotion<Double>)

    /// The pacing of the reversed motion; linear for a spring.
    package var mirrored: Pacing {
        guard case .curve(let c) = self,
            let mirrored = try? CubicBezier(x1: 1 - c.x2, y1: 1 - c.y2, x2: 1 - c.x1, y2: 1 - c.y1)
        else { return .linear }
        return .curve(mirrored)
    }

    package var isSpring: Bool { if case .spring = self { true } else { false } }

    /// Returns the progress `elapsed` seconds after the start; not limited to [0, 1]. Before the start it continues along
    /// the tangent there: a spring backwards in time would grow exponentially.
    public func progress(elapsed: Double, duration: Double) -> Double {
        switch self {
        case .linear: elapsed / duration
        case .curve(let curve): curve.value(at: elapsed / duration)
        case .spring(let motion):
            elapsed < 0 ? motion.start + motion.initialVelocity * elapsed : motion.position(at: elapsed)
        }
    }

    /// Returns the progress at a fraction of a duration, which may be 0: a spring has not moved then.
    package func progress(at fraction: Double, of duration: Double) -> Double {
        guard duration == 0 else { return progress(elapsed: fraction * duration, duration: duration) }
        return isSpring ? progress(elapsed: 0, duration: 0) : progress(elapsed: fraction, duration: 1)
    }

    /// Returns the progress per second.
    public func velocity(elapsed: Double, duration: Double) -> Double {
        switch self {
        case .linear: 1 / duration
        case .curve(let curve): curve.slope(at: elapsed / duration) / duration
        case .spring(let motion): elapsed < 0 ? motion.initialVelocity : motion.velocity(at: elapsed)
        }
    }

    /// Returns the progress per second squared.
    public func acceleration(elapsed: Double, duration: Double) -> Double {
        switch self {
        case .linear: 0
        case .curve(let curve): curve.secondDerivative(at: elapsed / duration) / duration / duration
        case .spring(let motion): elapsed < 0 ? 0 : motion.acceleration(at: elapsed)
        }
    }
}
