import Foundation
import Hooke
import HookeTransitions

/// A visible view for export to Lottie: its properties as tracks, and its children in painting order.
struct LottieNode {
    /// The placement of a view, or of the plane that its `sublayerTransform` moves.
    struct Placement {
        /// The point that is mapped to `position`. Its interpolation error is in `anchorError`.
        var anchor: PiecewiseLinear<SIMD2<Double>>
        var anchorError = 0.0
        var position: PiecewiseLinear<SIMD2<Double>>
        /// m11, m12, m21, m22.
        var map: PiecewiseLinear<SIMD4<Double>>

        /// The largest factor by which the map scales a distance: the largest singular value, which is
        /// convex.
        var stretch: Double {
            map.largest { map in
                let (squares, area) = ((map * map).sum(), map.x * map.w - map.y * map.z)
                let spread = max(squares * squares - 4 * area * area, 0).squareRoot()
                return ((squares + spread) / 2).squareRoot()
            }
        }
    }

    let name: String
    let state: ViewState
    let children: [LottieNode]
    let bounds: PiecewiseLinear<SIMD4<Double>>
    var place: Placement
    /// The parent of the children if it is not the view itself.
    let sublayers: Placement?
    let cornerRadius: PiecewiseLinear<Double>
    let borderWidth: PiecewiseLinear<Double>
    /// Premultiplied.
    let backgroundColor, borderColor: PiecewiseLinear<SIMD4<Double>>
    /// The view's own opacity, from 0 to 1, and its largest error.
    let opacity: PiecewiseLinear<Double>
    let opacityError: Double
    let colorError: Double
    let castsShadow: Bool
    /// The path of the view, if it ever draws one.
    let path: LottiePath?
    /// The picture of the view.
    let image: LayerImage?
    /// The largest distance of the view's content from its anchor point, in its own coordinates; and the
    /// largest distance of the children's content before `sublayerTransform`.
    let reach, sublayerReach: Double

    /// Whether the view or a descendant draws anything.
    var isPainted: Bool {
        paintsItself || hasBorder || path != nil || image != nil || children.contains(where: \.isPainted)
    }
    /// Whether its opacity blends more than one part.
    var isGroup: Bool {
        (!opacity.isConstant || opacity.largest { -$0 } > -1) && hasParts
    }
    /// Whether it, or a view in it, paints more than one part.
    private var hasParts: Bool {
        let parts = [paintsItself, hasBorder, path != nil, image != nil] + children.map(\.isPainted)
        return parts.count(where: \.self) > 1 || children.contains(where: \.hasParts)
    }
    var paintsItself: Bool { backgroundColor.largest(\.w) > 0 }
    var hasBorder: Bool { borderWidth.largest { $0 } > 0 && borderColor.largest(\.w) > 0 }

    var size: PiecewiseLinear<SIMD2<Double>> { bounds.map { SIMD2($0.z, $0.w) } }
    var center: PiecewiseLinear<SIMD2<Double>> { bounds.map { SIMD2($0.x + $0.z / 2, $0.y + $0.w / 2) } }
}

extension LottieNode {
    /// Creates a node from a view and its visible children.
    ///
    /// - Parameters:
    ///   - channels: the channels of the timeline.
    ///   - frame: the bounds of the superview, which a picture fills.
    ///   - error: the allowed error of an anchor point, in points.
    init(
        _ node: SceneSnapshot.Node, _ channels: LottieChannels,
        filling frame: PiecewiseLinear<SIMD4<Double>>? = nil, error: Double
    ) throws(ExportError) {
        let tracks = LottieChannels.Reader(node: node, channels: channels)
        name = node.name
        state = node.state
        bounds = tracks.quad(.bounds)
        let (anchor, anchorError) = Self.anchor(
            bounds: bounds, anchorPoint: tracks.pair(.anchorPoint), error: error)
        guard anchorError.isFinite else {
            throw .unsupported(what: "\(tracks.label): anchorPoint", reason: LottieKeys.tooMany)
        }
        let transform = try tracks.plane(.transform)
        place = Placement(
            anchor: anchor, anchorError: anchorError,
            position: tracks.pair(.position).merging(transform.shift, +), map: transform.map)
        if let frame, node.isPicture { place.fill(frame, of: node.state.bounds.size) }
        let shown = node.children.filter { !$0.state.isHidden }
        let order = try LottieDepths(shown, channels).order()
        children = try Self.children(order.map { shown[$0] }, channels, in: bounds, error: error)
        if tracks.isAlways(.transform(.identity), .sublayerTransform) || shown.isEmpty {
            sublayers = nil
        } else {
            let plane = try tracks.plane(.sublayerTransform)
            try LottieDepths(shown, channels).checkFlat(under: plane.depth, of: tracks.label)
            sublayers = Placement(
                anchor: anchor, anchorError: anchorError, position: anchor.merging(plane.shift, +),
                map: plane.map)
        }
        cornerRadius = tracks.scalar(.cornerRadius).clamped(to: 0...(.infinity))
        borderWidth = tracks.scalar(.borderWidth).clamped(to: 0...(.infinity))
        backgroundColor = tracks.quad(.backgroundColor)
        borderColor = tracks.quad(.borderColor)
        opacity = tracks.scalar(.opacity).clamped(to: 0...1)
        opacityError = tracks.error(.opacity)
        path = try LottiePath(tracks, error: error)
        image = node.state.shape?.fittedContents
        colorError = max(
            tracks.error(.backgroundColor), tracks.error(.borderColor), path?.colorError ?? 0)
        castsShadow = tracks.scalar(.shadowOpacity).largest { $0 } > 0
        let inside = Self.sublayerReach(anchor: anchor, children)
        let moved = sublayers.map { plane in
            plane.position.merging(anchor, -).largest(\.norm) + plane.stretch * inside
        }
        sublayerReach = inside
        reach = max(
            Self.reach(bounds: bounds, anchor: anchor), path?.reach(anchor: anchor) ?? 0, moved ?? inside)
    }

    private static func children(
        _ nodes: [SceneSnapshot.Node], _ channels: LottieChannels, in frame: PiecewiseLinear<SIMD4<Double>>,
        error: Double
    ) throws(ExportError) -> [LottieNode] {
        var list: [LottieNode] = []
        for node in nodes { list.append(try LottieNode(node, channels, filling: frame, error: error)) }
        return list
    }

    /// Returns the anchor point in the view's coordinates: origin + anchorPoint·size, a product. The error is
    /// infinite if too many keys are needed.
    private static func anchor(
        bounds: PiecewiseLinear<SIMD4<Double>>, anchorPoint: PiecewiseLinear<SIMD2<Double>>, error: Double
    ) -> (PiecewiseLinear<SIMD2<Double>>, error: Double) {
        var worst = 0.0
        let track = bounds.merging(
            anchorPoint,
            pieces: { bounds, point in
                let sizes = bounds.1.highHalf - bounds.0.highHalf
                let bend = (sizes * (point.1 - point.0)).norm / 4
                let count = max(1, (bend / error).squareRoot().rounded(.up))
                guard count <= LottieKeys.most else {
                    worst = .infinity
                    return 1
                }
                worst = max(worst, bend / (count * count))
                return Int(count)
            }, { $0.lowHalf + $1 * $0.highHalf })
        return (track, worst)
    }

    /// Returns the largest distance of a corner of the bounds from the anchor point at any time.
    private static func reach(
        bounds: PiecewiseLinear<SIMD4<Double>>, anchor: PiecewiseLinear<SIMD2<Double>>
    ) -> Double {
        let corners = bounds.merging(anchor) { bounds, anchor in
            SIMD4(lowHalf: bounds.lowHalf - anchor, highHalf: bounds.lowHalf + bounds.highHalf - anchor)
        }
        return corners.largest { corners in
            SIMD2(
                max(corners.x.magnitude, corners.z.magnitude), max(corners.y.magnitude, corners.w.magnitude)
            ).norm
        }
    }

    /// Returns the largest distance of a child's content from the anchor point at any time.
    private static func sublayerReach(
        anchor: PiecewiseLinear<SIMD2<Double>>, _ children: [LottieNode]
    ) -> Double {
        var reach = 0.0
        for child in children {
            let distance = child.place.position.merging(anchor, -).largest(\.norm)
            reach = max(reach, distance + child.place.stretch * child.reach)
        }
        return reach
    }
}

extension LottieNode.Placement {
    /// The placement of the window: its coordinates are the screen's.
    static let screen = LottieNode.Placement(
        anchor: PiecewiseLinear(.zero), position: PiecewiseLinear(.zero),
        map: PiecewiseLinear(SIMD4(1, 0, 0, 1)))

    /// Centres a picture of `size` in a frame and scales it to fill the frame.
    fileprivate mutating func fill(_ frame: PiecewiseLinear<SIMD4<Double>>, of size: CGSize) {
        position = frame.map { $0.lowHalf + $0.highHalf / 2 }
        // A picture without width or height cannot be scaled.
        let (x, y) = (1 / size.width, 1 / size.height)
        map =
            x.isFinite && y.isFinite
            ? frame.map { SIMD4($0.z * x, 0, 0, $0.w * y) } : PiecewiseLinear(SIMD4(1, 0, 0, 1))
    }
}
