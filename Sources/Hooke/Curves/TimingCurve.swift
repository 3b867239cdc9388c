/// A map from the fraction of time that has passed to the fraction of the way that is done.
///
/// Both run from 0 to 1, though the value may leave that range (anticipation, overshoot). A curve answers every
/// `Double`: before 0 and after 1 it says how it goes on, and NaN gives NaN. Slope and second derivative at 0 and 1 are
/// those from inside.
public protocol TimingCurve: Sendable {
    /// The value at the fraction `t` of the time.
    func value(at t: Double) -> Double
    /// The derivative of the value by `t`: times the distance and over the duration it is the velocity.
    func slope(at t: Double) -> Double
    /// The second derivative of the value by `t`: times the distance and over the duration squared it is the
    /// acceleration. Corners and jumps do not show in it.
    func secondDerivative(at t: Double) -> Double
}
