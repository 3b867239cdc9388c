/// How a track goes from one key to the next: along what path, and at what pace.
///
/// ```swift
/// let track = try KeyframeTrack(
///     times: [0, 0.4, 1, 1.5], values: [0.0, 0, 80, 100],
///     interpolations: [.discrete, .eased(.easeInOut), .spring(.bouncy)])
/// ```
public struct Interpolation<Value: VectorSpace>: Sendable, Equatable {
    /// What lies between two keys.
    public enum Path: Sendable, Equatable {
        /// Holds until the next key, and jumps there.
        case discrete
        /// Straight to the next key.
        case linear
        /// A cubic by a rule.
        ///
        /// Neighbouring cubics of one rule are one spline. A velocity that is given, per unit of time, replaces the
        /// rule's at that end and ends the spline there; one that is not given comes from the rule or, where the
        /// spline meets a segment that knows its own velocity, from that segment.
        case cubic(TangentRule, startVelocity: Value? = nil, endVelocity: Value? = nil)
        /// A spring pulls towards the next key's value from where the segment starts. Without a velocity it starts
        /// with the one the track arrives with.
        ///
        /// The key's own value is reached at the key: what the spring has left to go then is a jump. A segment as long
        /// as the spring's settling duration keeps it within the tolerance.
        case spring(Spring, initialVelocity: Value? = nil)
        /// The cubic with these tangents (by a parameter from 0 to 1) travelled at even speed: the fraction of its
        /// length that is done is the fraction of the time.
        case even(startTangent: Value, endTangent: Value)
    }

    /// What lies between the keys.
    public var path: Path
    /// What turns the fraction of the segment's time into the fraction of the path; `nil` for the same fraction.
    ///
    /// The keys themselves stay where they are, also when the function does not start at 0 or end at 1: it counts
    /// between them. Velocities in ``path`` are those before the timing function.
    public var timing: TimingFunction?

    /// A path and its timing.
    public init(path: Path, timing: TimingFunction? = nil) {
        self.path = path
        self.timing = timing
    }

    /// By a rule: `TangentRule.discrete` and `.linear` are those paths, all others are cubics.
    public init(rule: TangentRule, timing: TimingFunction? = nil) {
        self.init(path: .cubic(rule), timing: timing)
    }

    /// Holds until the next key.
    public static var discrete: Self { Self(path: .discrete) }
    /// Straight, at even speed.
    public static var linear: Self { Self(path: .linear) }
    /// A cubic by a rule, one spline with its neighbours of the same rule.
    public static func cubic(_ rule: TangentRule) -> Self { Self(path: .cubic(rule)) }
    /// The cubic with these velocities, per unit of time, at its ends (Hermite).
    public static func hermite(startVelocity: Value, endVelocity: Value) -> Self {
        Self(path: .cubic(.timeAwareCatmullRom, startVelocity: startVelocity, endVelocity: endVelocity))
    }
    /// Straight, at the pace of a timing function.
    public static func eased(_ timing: TimingFunction) -> Self { Self(path: .linear, timing: timing) }
    /// By a spring, from the velocity the track arrives with.
    public static func spring(_ spring: Spring) -> Self { Self(path: .spring(spring)) }
}

extension Interpolation {
    /// The path with rules that are no cubics spelled as what they are.
    package var plainPath: Path {
        switch path {
        case .cubic(.discrete, _, _): .discrete
        case .cubic(.linear, _, _): .linear
        default: path
        }
    }

    /// Refuses velocities and tangents that are not finite.
    package func check(index: Int) throws(HookeError) {
        let (vectors, accepted): ([Value?], String) =
            switch path {
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

extension Interpolation.Path: Hashable where Value: Hashable {}
extension Interpolation: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
    extension Interpolation.Path: Encodable where Value: Encodable {}
    extension Interpolation.Path: Decodable where Value: Decodable {}
    extension Interpolation: Encodable where Value: Encodable {}
    extension Interpolation: Decodable where Value: Decodable {}
#endif
