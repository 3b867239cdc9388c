import Hooke

/// The progress of a motion over its duration: 0 at the start, 1 at the end.
public enum Pacing: Sendable {
    /// A timing curve over the duration.
    case curve(TimingFunction)
    /// A spring from 0 to 1, in seconds, cut off at the duration.
    case spring(SpringMotion<Double>)

    /// Linear.
    public static let linear = Pacing.curve(.linear)

    /// The pacing of the reversed motion; linear for a spring.
    package var mirrored: Pacing {
        guard case .curve(let curve) = self else { return .linear }
        return .curve(curve.reversed().unreversed)
    }

    package var isLinear: Bool { if case .curve(let curve) = self { curve.isIdentity } else { false } }

    package var isSpring: Bool { if case .spring = self { true } else { false } }

    /// Returns the progress `elapsed` seconds after the start; not limited to [0, 1]. Before the start it continues along
    /// the tangent there: a spring backwards in time would grow exponentially.
    public func progress(elapsed: Double, duration: Double) -> Double {
        switch self {
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

    /// Returns the progress per second; 0 at a jump of the curve.
    public func velocity(elapsed: Double, duration: Double) -> Double {
        switch self {
        case .curve(let curve):
            let (time, slope) = (elapsed / duration, curve.slope(at: elapsed / duration))
            let isJump = slope.isInfinite && curve.breaks(in: time...time, count: 1).contains { $0.isJump }
            return isJump ? 0 : slope / duration
        case .spring(let motion): return elapsed < 0 ? motion.initialVelocity : motion.velocity(at: elapsed)
        }
    }

    /// Returns the progress per second squared.
    public func acceleration(elapsed: Double, duration: Double) -> Double {
        switch self {
        case .curve(let curve): curve.secondDerivative(at: elapsed / duration) / duration / duration
        case .spring(let motion): elapsed < 0 ? 0 : motion.acceleration(at: elapsed)
        }
    }
}
