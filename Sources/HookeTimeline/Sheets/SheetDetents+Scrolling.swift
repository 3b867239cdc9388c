/// A finger's step, divided between a sheet and the content that it scrolls.
public struct SheetScrollStep: Hashable, Sendable {
    /// The part that moves the sheet, in points; above 0 upwards.
    public var sheet: Double
    /// The part that scrolls the content; above 0 towards its end.
    public var content: Double

    /// Creates a step from its parts.
    public init(sheet: Double, content: Double) { (self.sheet, self.content) = (sheet, content) }
}

extension SheetDetents {
    /// Divides a step of a finger on scrolling content between the sheet and the content. The parts add up to the step.
    ///
    /// - Upwards, content at its top lifts the sheet to the ceiling, and the rest scrolls. The sheet is never lifted
    ///   farther.
    /// - Downwards, the content scrolls to its top, and the rest moves the sheet.
    ///
    /// - Parameters:
    ///   - step: the finger's movement, in points; above 0 upwards.
    ///   - height: the height to which the finger pulls the sheet.
    ///   - ceiling: ``largest``, or the height at which the gesture began if scrolling does not expand the sheet.
    ///   - offset: how far the content is scrolled from its top; of several scrolling views the largest.
    ///   - beganAtTop: whether all contents were at their top when the gesture began. If false, the content keeps the
    ///     rest of a step downwards.
    public func split(
        _ step: Double, height: Double, ceiling: Double, contentOffset offset: Double, beganAtTop: Bool
    ) -> SheetScrollStep {
        let scrolled = max(0, offset)
        if step > 0 {
            let sheet = scrolled > 0 ? 0 : min(step, max(0, ceiling - height))
            return SheetScrollStep(sheet: sheet, content: step - sheet)
        }
        guard beganAtTop else { return SheetScrollStep(sheet: 0, content: step) }
        let content = max(step, -scrolled)
        return SheetScrollStep(sheet: step - content, content: content)
    }
}
