import Foundation
import HookeGeometry

/// The visible state of a view's layer: the model (as set) or the presentation (as shown at a time).
///
/// Geometry as in Core Animation: `position` is the anchor point's position in the superlayer. `transform`
/// acts about the anchor point, and `sublayerTransform` on sublayers about this layer's anchor point.
public struct ViewState: Equatable, Sendable {
    /// The rectangle in the view's coordinates, in points.
    public var bounds = CGRect.zero
    /// The anchor point's position in the superview, in points.
    public var position = CGPoint.zero
    /// The point of the bounds that lies at `position`: (0, 0) top left, (1, 1) bottom right.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The height above the superlayer's plane, in points.
    public var zPosition = 0.0
    /// The opacity, 0 to 1.
    public var opacity = 1.0
    /// The corner radius, in points.
    public var cornerRadius = 0.0
    /// The shape in one word: few layers have one.
    private var box: LayerShape.Box?
    // Transforms are aligned to 32 bytes; the three properties before them fill a gap. A scene's frame reads every state.

    /// The transform about the anchor point.
    public var transform = Transform3D.identity
    /// The transform of all sublayers about this layer's anchor point, such as a common perspective.
    public var sublayerTransform = Transform3D.identity
    /// The colour behind the content; `nil` draws nothing.
    public var backgroundColor: SceneColor?
    /// Whether subviews are clipped to the bounds.
    public var masksToBounds = false
    /// Whether the view and its subviews are neither drawn nor hit.
    public var isHidden = false
    /// The border and the shadow.
    public var decoration = LayerDecoration()

    /// What shape and gradient layers draw, corners and contents; `nil` if all of it has the default values.
    public var shape: LayerShape? {
        get { box?.shape }
        set { box = newValue.flatMap { $0 == .standard ? nil : LayerShape.Box($0) } }
    }

    /// The shape, or the default values.
    var shapeOrStandard: LayerShape { box?.shape ?? .standard }

    var hasShape: Bool { box != nil }

    /// Changes the shape in place; a layer without one gets the default first. A default shape is dropped, so that
    /// a state that is restored equals the earlier one.
    mutating func changeShape(_ change: (inout LayerShape) -> Void) {
        if box == nil {
            box = LayerShape.Box(LayerShape())
        } else if !isKnownUniquelyReferenced(&box) {
            box = box.map { LayerShape.Box($0.shape) }
        }
        guard let shared = box else { return }
        change(&shared.shape)
        if shared.shape == .standard { box = nil }
    }

    /// Creates a state with default values.
    public init() {}

    /// The bounding rectangle of the transformed bounds, in the superview's coordinates.
    ///
    /// Setting it sets size and position. With a transform the size is that of the rectangle transformed back, and the
    /// position that with which the frame has the rectangle's centre: a scaled, mirrored or upright frame reads back. UIKit
    /// leaves this undefined. A 3-D or singular transform is ignored.
    public var frame: CGRect {
        get {
            let size = bounds.size
            if transform == .identity {
                return CGRect(
                    x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
                    width: size.width, height: size.height)
            }
            let left = -anchorPoint.x * size.width
            let top = -anchorPoint.y * size.height
            var low = SIMD2(Double.infinity, .infinity)
            var high = SIMD2(-Double.infinity, -.infinity)
            for (x, y) in [
                (left, top), (left + size.width, top), (left + size.width, top + size.height),
                (left, top + size.height),
            ] {
                let corner = transform.homogeneous(SIMD2(x, y))
                let point = SIMD2(corner.x, corner.y) / corner.w
                low = pointwiseMin(low, point)
                high = pointwiseMax(high, point)
            }
            return CGRect(
                x: position.x + low.x, y: position.y + low.y, width: high.x - low.x, height: high.y - low.y)
        }
        set {
            guard transform != .identity, let back = Affine2D(transform)?.inverse else {
                return layoutFrame = newValue
            }
            let size = newValue.size
            bounds.size = CGSize(
                width: back.a.magnitude * size.width + back.c.magnitude * size.height,
                height: back.b.magnitude * size.width + back.d.magnitude * size.height)
            let shown = frame
            position.x += newValue.midX - shown.midX
            position.y += newValue.midY - shown.midY
        }
    }
}
