/// The interpolation from one key to the next: a form and a timing.
///
/// ```swift
/// let track = try KeyframeTrack(
///     times: [0, 0.4, 1, 1.5], values: [0.0, 0, 80, 100],
///     interpolations: [.discrete, .eased(.easeInOut), .spring(.bouncy)])
/// ```
public struct Interpolation<Value: VectorSpace>: Sendable, Equatable {
    /// The form of the way between two keys.
    public enum Form: Sendable, Equatable {
        /// Constant until the next key, where it jumps.
        case discrete
        /// Linear to the next key.
        case linear
        /// A cubic by a rule.
        ///
        /// Adjacent cubics of one rule are one spline. A given velocity, per unit of time, replaces the rule's at
        /// that end and ends the spline there. A missing one comes from the rule, or from an adjacent segment with a
        /// velocity of its own.
        /// By `TangentRule.discrete` and `.linear`, an interpolation has the forms ``discrete`` and ``linear``.
        case cubic(TangentRule, startVelocity: Value? = nil, endVelocity: Value? = nil)
        /// A spring from the segment's start to the next key's value. Without a velocity it starts with that of the
        /// previous segment.
        ///
        /// The key's value is exact at the key, so the rest of the spring's motion is a jump. If the segment is as
        /// long as the spring's settling duration, the jump is within the tolerance.
        case spring(Spring, initialVelocity: Value? = nil)
        /// The cubic with these tangents (by a parameter from 0 to 1), traversed at constant speed.
        case even(startTangent: Value, endTangent: Value)
    }

    /// The form of the way between the keys.
    public var form: Form { didSet { form = form.plain } }
    /// Maps the fraction of the segment's time to the fraction of the path; `nil` is the identity.
    ///
    /// It applies between the keys only: they keep their values even if the function does not start at 0 or end at 1.
    /// Velocities in ``form`` are those before timing.
    public var timing: TimingFunction?

    /// Creates an interpolation from a form and its timing.
    public init(form: Form, timing: TimingFunction? = nil) {
        self.form = form.plain
        self.timing = timing
    }

    /// Creates an interpolation by a rule: `TangentRule.discrete` and `.linear` give those forms, all others cubics.
    public init(rule: TangentRule, timing: TimingFunction? = nil) {
        self.init(form: .cubic(rule), timing: timing)
    }

    /// Constant until the next key.
    public static var discrete: Self { Self(form: .discrete) }
    /// Linear at constant speed.
    public static var linear: Self { Self(form: .linear) }
    /// A cubic by a rule, one spline with adjacent cubics of the same rule; a velocity, per unit of time, replaces the
    /// rule's at that key, for both of its segments, and ends the spline there.
    public static func cubic(_ rule: TangentRule, startVelocity: Value? = nil, endVelocity: Value? = nil)
        -> Self
    {
        Self(form: .cubic(rule, startVelocity: startVelocity, endVelocity: endVelocity))
    }
    /// The cubic with these velocities, per unit of time, at its ends (Hermite).
    public static func hermite(startVelocity: Value, endVelocity: Value) -> Self {
        Self(form: .cubic(.timeAwareCatmullRom, startVelocity: startVelocity, endVelocity: endVelocity))
    }
    /// Linear, with a timing function.
    public static func eased(_ timing: TimingFunction) -> Self { Self(form: .linear, timing: timing) }
    /// A spring that starts with the velocity of the previous segment.
    public static func spring(_ spring: Spring) -> Self { Self(form: .spring(spring)) }
}

extension Interpolation.Form {
    /// The form, where cubics by `discrete` and `linear` rules become those forms.
    fileprivate var plain: Self {
        switch self {
        case .cubic(.discrete, _, _): .discrete
        case .cubic(.linear, _, _): .linear
        default: self
        }
    }
}

extension Interpolation {
    /// Throws an error if a velocity or tangent is not finite.
    package func check(index: Int) throws(HookeError) {
        let (vectors, accepted): ([Value?], String) =
            switch form {
            case .discrete, .linear: ([], "")
            case .cubic(_, let start, let end): ([start, end], "velocities of finite norm")
            case .spring(_, let velocity): ([velocity], "a velocity of finite norm")
            case .even(let start, let end): ([start, end], "tangents of finite norm")
            }
        for case let vector? in vectors where !vector.norm.isFinite {
            throw .badElement(
                field: "interpolations", index: index, value: vector.norm, accepted: accepted)
        }
    }
}

extension Interpolation.Form: Hashable where Value: Hashable {}
extension Interpolation: Hashable where Value: Hashable {}
