/// Where a transition ends: at its end or back at its start.
public enum TransitionOutcome: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// Goes on to fraction 1.
    case finish
    /// Goes back to fraction 0.
    case cancel

    /// The fraction at the end: 1 or 0.
    public var fraction: Double { self == .finish ? 1 : 0 }
}

#if !hasFeature(Embedded)
    extension TransitionOutcome: Codable {}
#endif
