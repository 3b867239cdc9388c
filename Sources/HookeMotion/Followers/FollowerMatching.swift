/// What a follower matches of its path: the κ and λ of its equation.
public enum FollowerMatching: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// Only the position (κ = λ = 0). The damper resists the absolute velocity, so every movement. On a line the value
    /// lags by 2ζ/ω0 times the velocity.
    case position
    /// Position and velocity (κ = 1, λ = 0): the damper resists only the velocity relative to the target. It does not lag on
    /// lines.
    case velocity
    /// Position, velocity and acceleration (κ = λ = 1): on a cubic it does not lag at all.
    case acceleration

    var weights: (kappa: Double, lambda: Double) {
        switch self {
        case .position: (0, 0)
        case .velocity: (1, 0)
        case .acceleration: (1, 1)
        }
    }
}

#if !hasFeature(Embedded)
    extension FollowerMatching: Codable {}
#endif
