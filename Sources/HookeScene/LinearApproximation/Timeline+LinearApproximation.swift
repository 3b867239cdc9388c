import Hooke

extension Timeline {
    /// Returns the motions as linear pieces with a proven error bound, for players that support only
    /// keyframes.
    ///
    /// ```swift
    /// import HookeTransitions
    ///
    /// let scene = WindowScene(size: .init(width: 390, height: 844))
    /// let timeline = scene.transition?.timeline ?? Timeline()
    /// let straight = try timeline.linearApproximation(of: scene.modelSnapshot(), distance: 0.25)
    /// for channel in straight.channels { print(channel.property, channel.knots.count, channel.error) }
    /// ```
    ///
    /// Error bounds at all times:
    ///
    /// - The corners of each view's bounds are within `distance` on the screen, through all moving transforms
    ///   and perspectives around the view.
    /// - Opacities, shadow opacities and components of premultiplied colours are within `colorError`.
    /// - Corner radii, border widths, shadow radii and shadow offsets are within `distance` in the layer's
    ///   own points.
    /// - At the time of a jump either side may show.
    ///
    /// A property with one motion keeps its two ends, and its pacing becomes a curve
    /// (``LinearTimeline/Knot/curve``). Keyframes and sums of motions become knots. docs/internals/export-errors.md
    /// derives the bounds.
    ///
    /// - Parameters:
    ///   - model: the view tree with the end values (`WindowScene.modelSnapshot()`). Views that it lacks are
    ///     left out.
    ///   - distance: the accepted error of a view's corner on the screen, in points; above 0.
    ///   - colorError: the accepted error of opacities and colours; above 0 and below 1.
    ///   - transformMode: how the player interpolates transforms; with `byElements` they have no curves.
    /// - Throws: `HookeError.outOfRange` for an invalid distance or colorError. `HookeError.noSolution`, with the
    ///   view's name, if more than 65,536 knots are needed, a view reaches the eye, or the arithmetic
    ///   overflows or is not exact enough.
    public func linearApproximation(
        of model: SceneSnapshot, distance: Double = 0.25, colorError: Double = 1.0 / 512,
        transformMode: LinearTimeline.TransformMode = .byComponents
    ) throws(HookeError) -> LinearTimeline {
        guard distance > 0, distance.isFinite else {
            throw .outOfRange(
                field: "distance", value: distance, accepted: "a finite number of points above 0")
        }
        guard colorError > 0, colorError < 1 else {
            throw .outOfRange(field: "colorError", value: colorError, accepted: "above 0 and below 1")
        }
        let approximation = TimelineApproximation(
            self, model: model, distance: distance, colorError: colorError, transformMode: transformMode)
        var result = try approximation.result()
        result.source = .init(timeline: self, distance: distance, colorError: colorError)
        return result
    }
}
