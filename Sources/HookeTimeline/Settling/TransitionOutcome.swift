/// The end of a transition: finished or cancelled.
public enum TransitionOutcome: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// Ends at fraction 1.
    case finish
    /// Ends at fraction 0.
    case cancel

    /// The final fraction: 1 or 0.
    public var fraction: Double { self == .finish ? 1 : 0 }
}

#if !hasFeature(Embedded)
    extension TransitionOutcome: Codable {}
#endif
