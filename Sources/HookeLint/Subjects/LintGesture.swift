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
    /// The longest movement that the screen allows, in points.
    public var travel: Double

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - name: the name in messages.
    ///   - decision: the rule at release.
    ///   - extent: the movement from fraction 0 to 1, in points.
    ///   - travel: the longest movement that the screen allows, in points; `extent` if left out.
    ///   - place: the place in messages; the name if left out.
    public init(
        _ name: String, decision: ReleaseDecision, extent: Double, travel: Double? = nil,
        place: LintPlace? = nil
    ) {
        (self.name, self.decision, self.extent) = (name, decision, extent)
        self.travel = travel ?? extent
        self.place = place ?? LintPlace(file: name)
    }
}
