import Foundation
import Hooke
import HookeAssets
import HookeTransitions

/// A timeline as a Lottie animation, for players on the web and on phones, and for design tools.
///
/// - Each visible view is a layer with the view's name, whose parent is the superview's layer. It is a
///   rectangle with the view's size, corner radius and colour, or empty.
/// - The content of a clipping view is a composition, clipped by its canvas or by a matte.
/// - A border is a layer above the content of its view.
/// - Transforms are the affine maps of the plane that the screen shows.
/// - A layer's opacity is the product with the opacities of its ancestors, because Lottie layers do not
///   inherit opacity.
///
/// Times in the file can be fractions of frames. A player that shows whole frames only is exact at each
/// frame's time.
public struct LottieExport: Sendable {
    /// The animation as JSON. It ends with the first frame after the timeline's end, which shows the final
    /// state.
    public let json: String
    /// The largest error of the position of any corner of any view, in points.
    ///
    /// It is the timeline's error plus the error of Lottie's linear transform parts. The latter is at most a
    /// quarter of the timeline's error or 1/1000 point, whichever is larger.
    public let distance: Double
    /// The largest error of any view's opacity, multiplied with its ancestors' opacities, or of any component
    /// of a premultiplied colour. The errors of ancestors that also fade add up.
    public let colorError: Double
    /// Visible parts of the scene that the animation omits: one sentence each, with the view's name.
    public let notes: [String]

    /// Creates an animation from a linear approximation.
    ///
    /// - Parameters:
    ///   - timeline: the motion and the final view tree. Lottie needs transforms `byElements`; a result of
    ///     `linearApproximation(of:distance:colorError:transformMode:)` with other ones is approximated again,
    ///     within the same errors.
    ///   - name: the animation's name in the file.
    ///   - contents: the texts and pictures of views, which Lottie leaves out; each adds a note.
    ///   - framesPerSecond: the unit of times in the file.
    /// - Throws: `ExportError` with the view and the property, if
    ///   - the frame rate is not positive and finite, or another number is not finite,
    ///   - times decrease,
    ///   - a property needs more than 65,536 keys for its error bound,
    ///   - a timeline that you made from parts has other transforms than `byElements`, and they change more than
    ///     their translation,
    ///   - Lottie cannot show something: perspective, visible depth under a `sublayerTransform`, views that
    ///     cross in `zPosition`, a transform that flattens the view to an oblique line.
    /// - Complexity: O(k log k) for k knots in total, times the depth of the tree where nested views fade.
    public init(
        _ timeline: LinearTimeline, contents: [ViewID: ViewContent] = [:], name: String,
        framesPerSecond: Double = 60
    ) throws(ExportError) {
        guard framesPerSecond > 0, framesPerSecond.isFinite else {
            throw .outOfRange(field: "framesPerSecond", value: framesPerSecond, accepted: "a number above 0")
        }
        try timeline.checkNumbers()
        try timeline.checkShapes("Lottie") { $0.name.isEmpty ? "view \($0.id)" : $0.name }
        let motions = try timeline.byElements
        // Check first: `straightened` requires knots, and values of one kind.
        _ = try LottieChannels(motions)
        let straight = motions.straightened
        let allowed = (
            distance: max(motions.distance / 4, 1e-3), colorError: max(motions.colorError / 4, 1e-4)
        )
        // Each view on the longest path counts twice: for itself and for its sublayers.
        let depth = 2 * motions.model.root.depth
        var root = try LottieNode(
            motions.model.root, try LottieChannels(straight), error: allowed.distance / Double(depth))
        // The window has the screen's coordinates.
        root.place = .screen
        var scene = LottieScene(distance: allowed.distance, colorError: allowed.colorError, depth: 2 * depth)
        let layers = root.state.isHidden ? [] : try scene.layers(of: root)
        let size = motions.model.root.state.bounds.size
        let document = LottieDocument(
            name: name, width: size.width.rounded(.up), height: size.height.rounded(.up),
            frameRate: framesPerSecond,
            duration: ((straight.duration * framesPerSecond).rounded(.up) + 1) / framesPerSecond,
            layers: layers, compositions: scene.compositions)
        do { json = try document.json() } catch {
            throw .unsupported(what: name, reason: error.description)
        }
        distance = motions.distance + scene.distance
        colorError = max(motions.colorError, scene.colorError)
        notes = scene.notes + motions.model.root.contentNotes(contents)
    }
}

extension LinearTimeline {
    /// The timeline with transforms as Lottie interpolates them, if it was approximated.
    fileprivate var byElements: LinearTimeline {
        get throws(ExportError) {
            let needsElements = channels.contains { channel in
                let transforms = channel.knots.compactMap { knot -> LottiePlane.Knot? in
                    if case .transform(let transform) = knot.value { (knot.time, transform) } else { nil }
                }
                return channel.transformMode != .byElements && !transforms.isEmpty
                    && !LottiePlane.changesOnlyTranslation(transforms)
            }
            guard needsElements else { return self }
            do { return try approximatedByElements() ?? self } catch {
                throw .unsupported(what: "a transform by elements", reason: "\(error)")
            }
        }
    }
}

extension SceneSnapshot.Node {
    /// The number of views on the longest path from this view down.
    fileprivate var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }

    /// A note for each text and picture of this view and those inside it.
    fileprivate func contentNotes(_ contents: [ViewID: ViewContent]) -> [String] {
        let content = contents[id]
        let own = [content?.text.map { _ in "text" }, content?.image.map { _ in "picture" }].compactMap { $0 }
        return own.map { "the \($0) of \(name) is left out" } + children.flatMap { $0.contentNotes(contents) }
    }
}
