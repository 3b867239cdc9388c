/// A map from the fraction of the time that has passed to the fraction of the distance.
///
/// Both run from 0 to 1, but values may leave that range (anticipation, overshoot). Every `Double` is accepted: each
/// type documents its values outside [0, 1], and NaN gives NaN. Slope and second derivative at 0 and 1 are the limits
/// from inside.
public protocol TimingCurve: Sendable {
    /// Returns the value at the fraction `t` of the time.
    func value(at t: Double) -> Double
    /// Returns the derivative of the value by `t`. Multiply by distance/duration to get the velocity.
    func slope(at t: Double) -> Double
    /// Returns the second derivative of the value by `t`, ignoring corners and jumps. Multiply by distance/duration²
    /// to get the acceleration.
    func secondDerivative(at t: Double) -> Double
}
