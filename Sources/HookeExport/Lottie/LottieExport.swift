import Foundation
import Hooke
import HookeAssets
import HookeTransitions

/// A timeline as a Lottie animation, for players on the web, on phones and in design tools.
///
/// Every view that is not hidden is a layer of its name that hangs on its superview's: a rectangle of its size, corner radius
/// and colour, or nothing. Views that clip show what is in them as a composition, cut by its canvas or by a matte; borders
/// are layers of their own above what is in the view. Transforms are the maps of the plane that they are on the screen.
///
/// A layer's opacity is the product of those around it, as Lottie's do not inherit.
///
/// The times in the file are fractions of frames where they have to be. A player that only shows whole frames shows each as
/// it is at its time: it is exact there, and differs by what happens between two frames.
public struct LottieExport: Sendable {
    /// The animation, as JSON. It lasts to the first frame after the end, which shows where everything comes to rest.
    public let json: String
    /// How far any corner of any view is from its place at most, in points: the timeline's own, and what a transform's
    /// parts that go straight are off its entries that do, at most a quarter of the timeline's or 1/1000 point.
    public let distance: Double
    /// How far the opacity of any view, times those around it, or any component of a premultiplied colour is off at most.
    /// A view whose superviews fade too has the sum of their errors.
    public let share: Double
    /// What is to be seen in the scene and is not in the animation, a sentence each, with the view's name.
    public let notes: [String]

    /// An animation from straight pieces.
    ///
    /// - Parameters:
    ///   - timeline: what moves, and the tree of views at the end. Transforms that do more than shift go by entries:
    ///     `linearApproximation(of:distance:share:transformsGo:)` with `byEntries`.
    ///   - name: the animation's name.
    ///   - framesPerSecond: the unit of the times in the file.
    /// - Throws: `ExportError` for a rate that is not positive and finite, for numbers that are not finite, times out of order,
    ///   ways that take more than 65,536 keys to be as near as they have to be, and for what Lottie cannot show: perspective, depth under a `sublayerTransform` that shows it, views that pass one another
    ///   in `zPosition`, a line that is askew. It names the view and the property.
    /// - Complexity: O(k log k) for k knots in all, times the depth of the tree where views in one another fade.
    public init(_ timeline: LinearTimeline, name: String, framesPerSecond: Double = 60) throws(ExportError) {
        guard framesPerSecond > 0, framesPerSecond.isFinite else {
            throw .outOfRange(field: "framesPerSecond", value: framesPerSecond, accepted: "a number above 0")
        }
        try timeline.checkNumbers()
        // What has no knots, or values of another kind, cannot be straightened.
        _ = try LottieChannels(timeline)
        let straight = timeline.straightened
        let allowed = (
            distance: max(timeline.distance / 4, 1e-3), share: max(timeline.share / 4, 1e-4)
        )
        // Two places for each view on the longest way up: its own, and that of its sublayers.
        let depth = 2 * timeline.model.root.depth
        var root = try LottieNode(
            timeline.model.root, try LottieChannels(straight), error: allowed.distance / Double(depth))
        // The window is the screen.
        root.place = .screen
        var scene = LottieScene(distance: allowed.distance, share: allowed.share, depth: 2 * depth)
        let layers = root.state.isHidden ? [] : try scene.layers(of: root)
        let size = timeline.model.root.state.bounds.size
        let document = LottieDocument(
            name: name, width: size.width.rounded(.up), height: size.height.rounded(.up),
            frameRate: framesPerSecond,
            duration: ((straight.duration * framesPerSecond).rounded(.up) + 1) / framesPerSecond,
            layers: layers, compositions: scene.compositions)
        do { json = try document.json() } catch {
            throw .unsupported(what: name, reason: error.description)
        }
        distance = timeline.distance + scene.distance
        share = max(timeline.share, scene.share)
        notes = scene.notes
    }
}

extension SceneSnapshot.Node {
    /// How many views are on the longest way down, with this one.
    fileprivate var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}
