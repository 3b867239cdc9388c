import Foundation
import Hooke
import HookeAssets
import HookeTransitions

/// A timeline as a Lottie animation, for players on the web and on phones, and for design tools.
///
/// - Each visible view is a layer with the view's name, whose parent is the superview's layer. It is a
///   rectangle with the view's size, corner radius and colour, or empty.
/// - The content of a clipping view is a composition, clipped by its canvas or by a matte.
/// - A path is a path of cubics: in the view's layer, or above it if the view has a background or clips.
/// - A picture is an image layer above its view's rectangle, clipped by a matte where it does not fill it.
/// - A border is a layer above the content of its view.
/// - Transforms are the affine maps of the plane that the screen shows.
/// - A translucent view of several parts is a composition with its opacity. Other layers' opacities are products with
///   those of their ancestors, because Lottie layers do not inherit opacity.
///
/// Times in the file can be fractions of frames. A player that shows whole frames only is exact at each
/// frame's time.
public struct LottieExport: Sendable {
    /// The last frame of a file.
    public enum Ending: String, CaseIterable, Hashable, Sendable, Codable {
        /// The file is as long as the motion, rounded up to a whole frame. Players of whole frames stop one frame before the
        /// final state.
        case exact
        /// One more frame shows the final state, so that loops last one frame longer than the motion.
        case finalFrame
    }

    /// The animation as JSON.
    public let json: String
    /// The largest error of the position of any corner of any view, and of any point of a path inside its view, in
    /// points.
    ///
    /// The error of a view's transform grows in proportion for points of a path outside the view. It is the timeline's error plus the error of Lottie's linear transform parts. The latter is at most a
    /// quarter of the timeline's error or 1/1000 point, whichever is larger.
    public let distance: Double
    /// The largest error of any view's opacity, multiplied with its ancestors' opacities, or of any component
    /// of a premultiplied colour, or of a stroke's start and end as fractions. The errors of ancestors that also fade add
    /// up.
    public let colorError: Double
    /// Visible parts of the scene that the animation omits: one sentence for each kind, with their number and the first
    /// views' names.
    public let notes: [String]

    /// Creates an animation from a linear approximation.
    ///
    /// - Parameters:
    ///   - timeline: the motion and the final view tree. Lottie needs transforms `byElements`; a result of
    ///     `linearApproximation(of:distance:colorError:transformMode:)` with other ones is approximated again,
    ///     within the same errors.
    ///   - name: the animation's name in the file.
    ///   - framesPerSecond: the unit of times in the file.
    ///   - ending: whether the file ends with the motion, or with a frame of the final state.
    ///   - background: the colour behind a window without one, as the lowest layer; `nil` for none.
    /// - Throws: `ExportError` with the view and the property, if
    ///   - the frame rate is not positive and finite, or another number is not finite,
    ///   - times decrease,
    ///   - a property needs more than 65,536 keys for its error bound,
    ///   - an arc of a path changes its proportions, or a path has other steps at the next knot of its channel,
    ///   - a timeline that you made from parts has other transforms than `byElements`, and they change more than
    ///     their translation,
    ///   - Lottie cannot show something: perspective, visible depth under a `sublayerTransform`, views that
    ///     cross in `zPosition`, a transform that flattens the view to an oblique line.
    /// - Complexity: O(k log k) for k knots in total, times the depth of the tree where nested views fade.
    public init(
        _ timeline: LinearTimeline, name: String, framesPerSecond: Double = 60, ending: Ending = .exact,
        background: SceneColor? = .screenBackdrop
    ) throws(ExportError) {
        guard framesPerSecond > 0, framesPerSecond.isFinite else {
            throw .outOfRange(field: "framesPerSecond", value: framesPerSecond, accepted: "a number above 0")
        }
        try timeline.checkNumbers()
        try timeline.checkSupport("Lottie", of: Self.support, parts: [.contents]) { id, name in
            name.isEmpty ? "view \(id)" : name
        }
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
        var layers = root.state.isHidden ? [] : try scene.layers(of: root)
        if let background, !root.state.isHidden, !root.paintsItself {
            layers.append(.backdrop(try background.opaque(), size: motions.model.root.state.bounds.size))
        }
        let size = motions.model.root.state.bounds.size
        let document = LottieDocument(
            name: name, width: size.width.rounded(.up), height: size.height.rounded(.up),
            frameRate: framesPerSecond,
            duration: Self.frames(straight.duration * framesPerSecond, ending) / framesPerSecond,
            layers: layers, compositions: scene.compositions, images: scene.images)
        do { json = try document.json() } catch {
            throw .unsupported(what: name, reason: error.description)
        }
        distance = motions.distance + scene.distance
        colorError = max(motions.colorError, scene.colorError)
        motions.model.root.addTexts(to: &scene.notes)
        notes = scene.notes.sentences
    }
}

extension LottieExport {
    static func support(of property: AnimatedProperty) -> PropertySupport {
        switch property {
        case .bounds, .position, .anchorPoint, .zPosition, .transform, .sublayerTransform: .written
        case .opacity, .backgroundColor, .cornerRadius, .borderWidth, .borderColor: .written
        case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius: .noted
        case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd: .written
        case .lineDashPhase, .miterLimit: .written
        case .colors, .shadowPath: .refused
        case .locations, .startPoint, .endPoint: .refusedWith(.colors)
        }
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

extension LottieExport {
    /// Returns the length of a file in frames. Rounding in seconds times the rate adds no frame.
    fileprivate static func frames(_ frames: Double, _ ending: Ending) -> Double {
        let whole = (frames * (1 - 0x1p-48)).rounded(.up)
        return ending == .exact ? max(whole, 1) : whole + 1
    }
}

extension LottieDocument.Layer {
    /// Returns a rectangle that fills the canvas.
    fileprivate static func backdrop(_ color: SIMD4<Double>, size: CGSize) -> Self {
        let size = SIMD2(Double(size.width), Double(size.height))
        return .init(
            name: "window backdrop",
            content: .rectangles([
                .init(
                    center: .init(size / 2), size: .init(size), roundness: .init(0),
                    fill: .init(color: .init(color)))
            ]))
    }
}

extension SceneColor {
    /// Returns the components of an opaque colour, for Lottie.
    fileprivate func opaque() throws(ExportError) -> SIMD4<Double> {
        guard alpha == 1 else {
            throw .outOfRange(field: "background", value: alpha, accepted: "an alpha of 1")
        }
        return SIMD4(try premultiplied("background"))
    }
}

extension SceneSnapshot.Node {
    /// The number of views on the longest path from this view down.
    fileprivate var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }

    /// Notes the texts of this view and those inside it.
    fileprivate func addTexts(to notes: inout LottieNotes) {
        if state.shape?.text != nil { notes.add(.text, of: name) }
        for child in children { child.addTexts(to: &notes) }
    }
}
