import HookeTransitions

/// A gesture that drives a transition, with the rule that decides at its release.
public struct LintGesture: Sendable {
    /// The name in messages.
    public var name: String
    /// The place in messages.
    public var place: LintPlace
    /// The rule at release.
    public var decision: ReleaseDecision
    /// The movement from fraction 0 to 1, in points.
    public var extent: Double

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - name: the name in messages.
    ///   - decision: the rule at release.
    ///   - extent: the movement from fraction 0 to 1, in points.
    ///   - place: the place in messages; the name if left out.
    public init(_ name: String, decision: ReleaseDecision, extent: Double, place: LintPlace? = nil) {
        (self.name, self.decision, self.extent) = (name, decision, extent)
        self.place = place ?? LintPlace(file: name)
    }
}
