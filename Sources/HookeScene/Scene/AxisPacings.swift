import Hooke

/// The pacings of the two components of positions, for an initial velocity that is a vector.
package struct AxisPacings: Sendable {
    /// That of x.
    package let x: Pacing
    /// That of y.
    package let y: Pacing

    package init(x: Pacing, y: Pacing) { (self.x, self.y) = (x, y) }
}
