import Hooke

/// A number or a vector of a `LottieDocument`: one value, or keys with a way from each to the next.
///
/// Values are in Lottie's own units: pixels, percent, degrees, shares from 0 to 1. Times are seconds.
public struct LottieProperty<Value: ComponentVector & Hashable>: Sendable, Hashable {
    /// How the way from a key to the next is gone.
    public enum Course: Sendable, Hashable {
        /// Straight, in proportion to time.
        case linear
        /// Not at all: the value holds and jumps at the next key.
        case hold
        /// Straight, at the pace of one Bézier for all components or of one for each.
        case eased([CubicBezier])
        /// The cubic with these tangents (by a parameter from 0 to 1) travelled by its length, at a pace: for positions
        /// of 2 or 3 components.
        case even(startTangent: Value, endTangent: Value, timing: CubicBezier)
    }

    /// A value at a time.
    public struct Key: Sendable, Hashable {
        /// Seconds.
        public var time: Double
        /// The value at that time.
        public var value: Value
        /// The way to the next key; without meaning for the last.
        public var course: Course

        /// A key from its parts.
        public init(time: Double, value: Value, course: Course = .linear) {
            (self.time, self.value, self.course) = (time, value, course)
        }
    }

    /// The keys, their times never falling; two of one time make a jump. One alone is a value that does not change.
    public let keys: [Key]

    /// A value that does not change.
    public init(_ value: Value) { keys = [Key(time: 0, value: value)] }

    /// Keys.
    ///
    /// - Precondition: there is at least one.
    public init(_ keys: [Key]) {
        precondition(!keys.isEmpty, "a property has 0 keys; it must have at least 1")
        self.keys = keys
    }
}
