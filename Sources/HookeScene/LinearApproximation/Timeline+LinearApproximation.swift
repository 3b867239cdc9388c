import Hooke

extension Timeline {
    /// The motions as straight pieces, with a proven largest error: what players that only know keyframes can play.
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
    /// The guarantee is for what is seen: at no time is a corner of a view's bounds farther than `distance` from its place
    /// on the screen, through the transforms and perspectives of all views around it, which move too. Opacities, the
    /// opacity of shadows and components of premultiplied colours are within `share`; radii and widths of corners, borders
    /// and shadows, and the offsets of shadows, within `distance` in the layer's own points. At the very moment of a jump
    /// either side of it may show.
    ///
    /// A motion of its own property keeps its two ends, and its pacing becomes a curve of straight pieces
    /// (``LinearTimeline/Knot/curve``); keyframes and motions that add up become knots. docs/export-errors.md derives the
    /// bounds.
    ///
    /// - Parameters:
    ///   - model: The tree in which the views move, as it is set at the end (`WindowScene.modelSnapshot()`). What it does
    ///     not have is left out.
    ///   - distance: How far a corner of a view may be off on the screen, in points; above 0.
    ///   - share: How far opacities and colours may be off; above 0 and below 1.
    ///   - transformsGo: How the player goes from one transform to the next; with `byEntries` transforms have no curves.
    /// - Throws: `HookeError.outOfRange` for a distance or share outside these ranges; `HookeError.noSolution` where more
    ///   than 65,536 knots would be needed, a view comes to or behind the eye, or the numbers are too large or the errors
    ///   too small for the arithmetic. The reason names the view.
    public func linearApproximation(
        of model: SceneSnapshot, distance: Double = 0.25, share: Double = 1.0 / 512,
        transformsGo: LinearTimeline.TransformWay = .byParts
    ) throws(HookeError) -> LinearTimeline {
        guard distance > 0, distance.isFinite else {
            throw .outOfRange(
                field: "distance", value: distance, accepted: "a finite number of points above 0")
        }
        guard share > 0, share < 1 else {
            throw .outOfRange(field: "share", value: share, accepted: "above 0 and below 1")
        }
        let approximation = TimelineApproximation(
            self, model: model, distance: distance, share: share, transformsGo: transformsGo)
        return try approximation.result()
    }
}
