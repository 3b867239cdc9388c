/// A part of a keyframe animation as fractions of the whole, like the relative start time and duration of UIKit's
/// `addKeyframe`.
public struct KeyframeWindow: Hashable, Sendable {
    /// The start, from 0 to 1.
    public let start: Double
    /// The duration, from 0 to 1 − start; 0 is a jump.
    public let duration: Double

    /// The rounding that may carry an end above 1: n windows of 1/n each do not end at exactly 1.
    static let rounding = 1e-9

    /// Creates a window.
    ///
    /// - Parameters:
    ///   - start: The relative start time, from 0 to 1.
    ///   - duration: The relative duration, at least 0. The window must end by 1. An end of up to 1 + 1e-9 counts as
    ///     rounding and becomes 1.
    /// - Throws: `HookeError.outOfRange` for `start` or `duration` outside [0, 1] or NaN, and for an end above 1.
    public init(start: Double, duration: Double) throws(HookeError) {
        for (field, value) in [("start", start), ("duration", duration)] where !(0...1).contains(value) {
            throw .outOfRange(field: .init(field), value: value, accepted: "0 to 1")
        }
        guard start + duration <= 1 + Self.rounding else {
            throw .outOfRange(
                field: "start + duration", value: start + duration,
                accepted: "at most 1, the end of the whole")
        }
        self.start = start
        self.duration = duration
    }

    /// The whole: from 0 to 1.
    public static let whole = KeyframeWindow(checkedStart: 0, duration: 1)

    private init(checkedStart: Double, duration: Double) {
        start = checkedStart
        self.duration = duration
    }

    /// The end, at most 1.
    public var end: Double { min(start + duration, 1) }
}
