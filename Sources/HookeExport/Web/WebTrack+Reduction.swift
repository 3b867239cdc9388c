import HookeGeometry

extension WebTrack {
    /// Creates an animation of one component of a reduction: a keyframe with a `cubic-bezier()` for each piece.
    ///
    /// ```swift
    /// import HookeExport
    /// import HookeMotion
    ///
    /// let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
    /// let pieces = try CubicReduction(motion, error: 0.1)
    /// let export = try WebTrack(pieces, WebProperty("left", .pixels), name: "swing")
    /// print(export.css)
    /// ```
    ///
    /// - Parameters:
    ///   - reduction: The pieces.
    ///   - component: The index of the component.
    ///   - property: The property of CSS that moves.
    ///   - name: The name; one word that CSS does not use in animations.
    /// - Throws: ``ExportError`` if the property does not accept a value, or a cubic with velocities returns to its
    ///   start value.
    public init(
        _ reduction: CubicReduction, component: Int = 0, _ property: WebProperty<Double>,
        name: String = "hooke"
    ) throws(ExportError) {
        var keys: [WebKnot<Double>] = []
        for piece in reduction.pieces {
            let curve = piece.curves[component]
            let easing: CubicBezier?
            do { easing = try curve.timing(duration: piece.endTime - piece.startTime) } catch {
                throw .unsupported(what: "a piece from \(piece.startTime) s", reason: "\(error)")
            }
            keys.append(WebKnot(time: piece.startTime, value: curve.start, easing: easing?.css))
            keys.append(WebKnot(time: piece.endTime, value: curve.end))
        }
        try self.init(keys, error: reduction.errors[component], property, name: name)
        holdsAtAllTimes = false
    }
}
