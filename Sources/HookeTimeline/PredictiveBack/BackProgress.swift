import Hooke

/// The progress of a swipe back: the finger's distance from a base, over the distance of progress 1.
///
/// When the finger turns back by ``turnDistance``, the progress is 0 until it moves forward again, and the base is where
/// it turned forward.
package struct BackProgress: Sendable {
    /// The points back that count as a turn, as in Android's edge panel.
    package static let turnDistance = 32.0
    /// The distance from which a release goes back, in points.
    package static let commitDistance = 48.0
    /// The velocity from which a release goes back at any distance, in points per second.
    package static let commitVelocity = 300.0
    /// A finger that moves back faster stays on the screen, in points per second.
    package static let returnVelocity = -50.0

    /// The distance from progress 0 to 1.
    package let full: Double
    /// The distance with progress 0.
    package private(set) var base: Double
    private var furthest: Double

    /// Creates the progress of a finger.
    ///
    /// - Parameters:
    ///   - full: the distance from progress 0 to 1.
    ///   - progress: the progress at `distance`.
    ///   - distance: the finger's distance inwards now.
    package init(over full: Double, from progress: Double = 0, at distance: Double = 0) {
        (self.full, base, furthest) = (full, distance - progress * full, distance)
    }

    /// Moves the finger.
    ///
    /// - Returns: whether the progress jumps to 0, because the finger has turned back.
    package mutating func move(to distance: Double) -> Bool {
        if distance < base {
            (base, furthest) = (distance, distance)
        } else if furthest - distance >= Self.turnDistance {
            let jumps = distance > base
            (base, furthest) = (distance, distance)
            return jumps
        }
        furthest = max(furthest, distance)
        return false
    }

    /// Returns the progress at a distance, below 0 and above 1 too.
    package func progress(at distance: Double) -> Double { (distance - base) / full }

    /// Decides a release.
    package func verdict(distance: Double, velocity: Double) -> ReleaseDecision.Verdict {
        guard velocity > Self.returnVelocity else {
            return .init(.cancel, because: "the finger moves back faster than 50 points per second")
        }
        if distance - base >= Self.commitDistance {
            return .init(.finish, because: "the finger is at least 48 points far")
        }
        if velocity >= Self.commitVelocity {
            return .init(.finish, because: "the finger is faster than 300 points per second")
        }
        return .init(.cancel, because: "the finger is less than 48 points far and slower than 300 a second")
    }
}
