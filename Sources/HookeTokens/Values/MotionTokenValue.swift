/// What a motion token stands for.
public enum MotionTokenValue: Hashable, Sendable {
    /// A time span.
    case duration(TokenDuration)
    /// A curve without a duration.
    case curve(TimingFunction)
    /// A curve with its duration and delay.
    case transition(TokenTransition)
    /// A spring, which runs from rest.
    case spring(Spring)

    /// The kind in a word: `duration`, `curve`, `transition` or `spring`.
    public var kind: String {
        switch self {
        case .duration: "duration"
        case .curve: "curve"
        case .transition: "transition"
        case .spring: "spring"
        }
    }
}

extension MotionTokenValue: CustomStringConvertible {
    /// The value in short: `200ms`, `cubic-bezier(0.2, 0, 0, 1)`, or a spring as `Spring.text`.
    public var description: String {
        switch self {
        case .duration(let duration): return duration.description
        case .curve(let curve): return curve.text
        case .transition(let transition): return transition.description
        case .spring(let spring): return spring.text
        }
    }
}

/// A motion token: a name and what it stands for.
public struct MotionToken: Hashable, Sendable {
    /// The name with the names of its groups, separated by dots: `motion.duration.short1`.
    public var name: String
    /// What it stands for, with aliases resolved.
    public var value: MotionTokenValue
    /// What a reader is told about it.
    public var note: String?
    /// The name of the token that it stands for; `nil` if it has a value of its own.
    public var alias: String?

    /// Creates a token.
    /// - Parameters:
    ///   - name: The name with the names of its groups, separated by dots.
    ///   - value: What it stands for.
    ///   - note: What a reader is told about it.
    ///   - alias: The name of the token that it stands for.
    public init(_ name: String, _ value: MotionTokenValue, note: String? = nil, alias: String? = nil) {
        self.name = name
        self.value = value
        self.note = note
        self.alias = alias
    }
}
