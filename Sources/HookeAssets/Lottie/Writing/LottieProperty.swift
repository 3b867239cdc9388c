import Hooke

/// A number or vector of a `LottieDocument`: one value, or keys with an interpolation.
///
/// Values are in Lottie's units: pixels, percent, degrees, fractions from 0 to 1. Times are in seconds.
public struct LottieProperty<Value: ComponentVector & Hashable>: Sendable, Hashable {
    /// The interpolation from a key to the next.
    public enum Form: Sendable, Hashable {
        /// Linear.
        case linear
        /// Constant, with a jump at the next key.
        case hold
        /// Linear with one easing for all components, or one for each.
        case eased([CubicBezier])
        /// A cubic with these tangents (with respect to a parameter from 0 to 1), evaluated by arc length
        /// with a timing curve. For positions of 2 or 3 components.
        case even(startTangent: Value, endTangent: Value, timing: CubicBezier)
    }

    /// A value at a time.
    public struct Key: Sendable, Hashable {
        /// The time, in seconds.
        public var time: Double
        /// The value at that time.
        public var value: Value
        /// The interpolation to the next key; ignored for the last.
        public var form: Form

        /// Creates a key.
        public init(time: Double, value: Value, form: Form = .linear) {
            (self.time, self.value, self.form) = (time, value, form)
        }
    }

    /// The keys, with non-decreasing times. Two keys at one time are a jump; a single key is a constant.
    public let keys: [Key]

    /// Creates a constant.
    public init(_ value: Value) { keys = [Key(time: 0, value: value)] }

    /// Creates a property from keys.
    ///
    /// - Precondition: `keys` is not empty.
    public init(_ keys: [Key]) {
        precondition(!keys.isEmpty, "a property has 0 keys; it must have at least 1")
        self.keys = keys
    }
}
