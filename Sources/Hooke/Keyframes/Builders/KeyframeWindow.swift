/// A stretch of a keyframe animation in fractions of the whole, as UIKit's `addKeyframe` takes it: a relative start
/// time and a relative duration.
public struct KeyframeWindow: Hashable, Sendable {
    /// When it starts, from 0 to 1.
    public let start: Double
    /// How long it lasts, from 0 to what `start` leaves; 0 is a jump.
    public let duration: Double

    /// How far beyond 1 a window may end by rounding: n windows of one n-th each do not end at 1 exactly.
    static let rounding = 1e-9

    /// A window.
    ///
    /// - Parameters:
    ///   - start: the relative start time, from 0 to 1.
    ///   - duration: the relative duration, at least 0. The window has to end by 1; up to 1e-9 beyond it is rounding, and
    ///     ``end`` is 1 then.
    /// - Throws: `HookeError.outOfRange` for `start` or `duration` outside [0, 1] or NaN, and for an end beyond 1.
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

    /// When it ends, at most 1.
    public var end: Double { min(start + duration, 1) }
}
