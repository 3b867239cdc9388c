import Hooke

/// How far a motion has come at a moment of its duration: 0 at the start, 1 at the end.
public enum Pacing: Sendable {
    /// In proportion to time.
    case linear
    /// Along a timing curve stretched over the duration.
    indirect case curve(CubicBezier)
    /// Along a spring from 0 to 1, in seconds; the duration only says where it is cut off.
    case spring(SpringMotion<Double>)

    /// The pacing seen from the other end; in proportion to time for a spring.
    package var mirrored: Pacing {
        guard case .curve(let c) = self,
            let mirrored = try? CubicBezier(x1: 1 - c.x2, y1: 1 - c.y2, x2: 1 - c.x1, y2: 1 - c.y1)
        else { return .linear }
        return .curve(mirrored)
    }

    package var isSpring: Bool { if case .spring = self { true } else { false } }

    /// The progress `elapsed` seconds into a motion of `duration` seconds; not limited to [0, 1].
    public func progress(elapsed: Double, duration: Double) -> Double {
        switch self {
        case .linear: elapsed / duration
        case .curve(let curve): curve.value(at: elapsed / duration)
        case .spring(let motion): motion.position(at: elapsed)
        }
    }

    /// The progress per second.
    public func velocity(elapsed: Double, duration: Double) -> Double {
        switch self {
        case .linear: 1 / duration
        case .curve(let curve): curve.slope(at: elapsed / duration) / duration
        case .spring(let motion): motion.velocity(at: elapsed)
        }
    }
}
