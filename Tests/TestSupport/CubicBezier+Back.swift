import Hooke

extension CubicBezier {
    /// (.34, 1.56, .64, 1): overshoots before it ends.
    package static let overshooting = CubicBezier(unchecked: 0.34, 1.56, 0.64, 1)
    /// (.36, 0, .66, −.56): draws back before it starts.
    package static let anticipating = CubicBezier(unchecked: 0.36, 0, 0.66, -0.56)
    /// (.68, −.6, .32, 1.6): draws back and overshoots.
    package static let swinging = CubicBezier(unchecked: 0.68, -0.6, 0.32, 1.6)
}
