import HookeTransitions

/// A timeline as a Lottie animation, for players on the web, on phones and in design tools.
public struct LottieExport: Sendable {
    /// The animation, as JSON.
    public let json: String
    /// How far any corner of any view is from its place at most, in points.
    public let distance: Double
    /// How far any opacity or component of a premultiplied colour is off at most.
    public let share: Double
    /// What is to be seen in the scene and is not in the animation, a sentence each, with the view's name.
    public let notes: [String]

    /// An animation from straight pieces.
    ///
    /// - Parameters:
    ///   - timeline: what moves, and the tree of views at the end.
    ///   - name: the animation's name.
    ///   - framesPerSecond: the unit of the times in the file; they are fractions of frames where they have to be.
    /// - Throws: `ExportError` for a rate that is not positive and finite, and for what Lottie cannot draw.
    public init(_ timeline: LinearTimeline, name: String, framesPerSecond: Double = 60) throws(ExportError) {
        guard framesPerSecond > 0, framesPerSecond.isFinite else {
            throw .outOfRange(field: "framesPerSecond", value: framesPerSecond, accepted: "a number above 0")
        }
        (json, notes) = ("", [])
        (distance, share) = (timeline.distance, timeline.share)
        throw .unsupported(what: timeline.model.root.name, reason: "its layers are not written yet")
    }
}
