/// The factors of d0, d1 and d2 in an offset, its velocity and its acceleration.
package struct HandoverWeights {
    /// One number for each of d0, d1 and d2.
    package typealias Row = (position: Double, velocity: Double, acceleration: Double)

    package var position: Row
    package var velocity: Row
    package var acceleration: Row

    /// The factors of the offset alone, for a law of third order: e^(−y)·(1 + y + y²/2, s(1 + y), s²/2), y = ωs.
    @inline(__always) static func thirdOrderPosition(rate: Double, _ s: Double) -> Row {
        let y = rate * s
        // From here on e^(−y)·y² is 0, also at infinity.
        if y >= 1_000 { return (0, 0, 0) }
        let decay = Elementary.exp(-y)
        return (decay * (1 + y * (1 + y / 2)), decay * s * (1 + y), decay * s * s / 2)
    }

    /// All factors of a law of third order.
    @inline(__always) static func thirdOrder(rate: Double, _ s: Double) -> HandoverWeights {
        let y = rate * s
        if y >= 1_000 {
            return HandoverWeights(position: (0, 0, 0), velocity: (0, 0, 0), acceleration: (0, 0, 0))
        }
        let decay = Elementary.exp(-y)
        let fast = decay * rate
        return HandoverWeights(
            position: (decay * (1 + y * (1 + y / 2)), decay * s * (1 + y), decay * s * s / 2),
            velocity: (-fast * y * y / 2, decay * (1 + y * (1 - y)), decay * s * (1 - y / 2)),
            acceleration: (
                -fast * rate * y * (1 - y / 2), fast * y * (y - 3), decay * (1 - y * (2 - y / 2))
            ))
    }

    /// The factors of the offset alone, for a quintic over `duration`: (h0, D·h1, D²·h2).
    @inline(__always) static func quinticPosition(duration: Double, _ s: Double) -> Row {
        let (r, left) = (s / duration, (duration - s) / duration)
        let cube = left * left * left
        return (
            cube * (1 + r * (3 + 6 * r)), cube * s * (1 + 3 * r), cube * s * s / 2
        )
    }

    /// All factors of a quintic over `duration`.
    @inline(__always) package static func quintic(duration: Double, _ s: Double) -> HandoverWeights {
        let (r, left) = (s / duration, (duration - s) / duration)
        let square = left * left
        let first = -30 * r * r * square / duration
        let second = square * (1 + r * (2 - 15 * r))
        let third = square * s * (2 - 5 * r) / 2
        return HandoverWeights(
            position: quinticPosition(duration: duration, s),
            velocity: (first, second, third),
            acceleration: (
                -60 * r * left * (1 - 2 * r) / duration / duration,
                12 * r * left * (5 * r - 3) / duration, left * (1 - r * (8 - 10 * r))
            ))
    }
}

// MARK: - From a time on

extension HandoverWeights {
    /// Upper bounds of the sizes of the factors from a time on, non-increasing in time.
    struct Tail {
        var position: Row
        var velocity: Row

        /// The bounds for differences of these sizes, rounded up.
        func sizes(_ d0: Double, _ d1: Double, _ d2: Double) -> (distance: Double, speed: Double) {
            func sum(_ row: Row) -> Double {
                (row.position * d0 + row.velocity * d1 + row.acceleration * d2) * (1 + 0x1p-40)
            }
            return (sum(position), sum(velocity))
        }
    }

    /// The bounds of a law of third order.
    ///
    /// Each factor falls from its last extreme on, and before it does not exceed the larger of its size now and at
    /// that extreme: y = φ and 2 for the offset, 2, 3 and 2 ± √2 for the velocity.
    static func thirdOrderTail(rate: Double, _ s: Double) -> Tail {
        func now(_ y: Double) -> HandoverWeights { thirdOrder(rate: rate, max(s, y / rate)) }
        let here = now(0)
        let early = now(2 - 2.0.squareRoot()).velocity.acceleration
        return Tail(
            position: (
                here.position.position, now((1 + 5.0.squareRoot()) / 2).position.velocity,
                now(2).position.acceleration
            ),
            velocity: (
                now(2).velocity.position.magnitude,
                max(here.velocity.velocity.magnitude, now(3).velocity.velocity.magnitude),
                max(early.magnitude, now(2 + 2.0.squareRoot()).velocity.acceleration.magnitude)
            ))
    }

    /// The bounds of a quintic; 0 from its end on.
    ///
    /// The extremes are at r = 1/3 and 2/5 for the offset, 1/2, 3/5 and (4 ± √6)/10 for the velocity.
    static func quinticTail(duration: Double, _ s: Double) -> Tail {
        guard s < duration else { return Tail(position: (0, 0, 0), velocity: (0, 0, 0)) }
        func now(_ r: Double) -> HandoverWeights { quintic(duration: duration, max(s, r * duration)) }
        let here = now(0)
        let root = 6.0.squareRoot()
        return Tail(
            position: (
                here.position.position, now(1.0 / 3).position.velocity, now(0.4).position.acceleration
            ),
            velocity: (
                now(0.5).velocity.position.magnitude,
                max(here.velocity.velocity.magnitude, now(0.6).velocity.velocity.magnitude),
                max(
                    now((4 - root) / 10).velocity.acceleration.magnitude,
                    now((4 + root) / 10).velocity.acceleration.magnitude)
            ))
    }
}
