import Foundation
import HookeGeometry

/// What a layer draws besides its background, border and shadow, and the form of its corners and shadow: a path
/// (`CAShapeLayer`), a gradient (`CAGradientLayer`), a picture (`contents`) and a text, with Core Animation's defaults.
///
/// From back to front: background, gradient, picture, path, text. Values for renderers only: hit tests use the
/// bounds.
public struct LayerShape: Hashable, Sendable {
    /// How the colours of a gradient run.
    public enum GradientKind: String, CaseIterable, Hashable, Sendable, Codable {
        /// Along a line.
        case axial
        /// On ellipses about the start, to the one through the end point's corner.
        case radial
        /// Around the start, clockwise from the end point's direction.
        case conic
    }

    /// The ends of open strokes.
    public enum LineCap: String, CaseIterable, Hashable, Sendable, Codable {
        /// Straight, at the end.
        case butt
        /// A half circle.
        case round
        /// Straight, half the width after the end.
        case square
    }

    /// The corners of strokes.
    public enum LineJoin: String, CaseIterable, Hashable, Sendable, Codable {
        /// Pointed, up to the miter limit.
        case miter
        /// A part of a circle.
        case round
        /// Cut off.
        case bevel
    }

    /// The form of rounded corners.
    public enum CornerCurve: String, CaseIterable, Hashable, Sendable, Codable {
        /// A quarter of a circle.
        case circular
        /// A curve without a jump of its curvature. Hooke's own pictures draw it as circular.
        case continuous
    }

    /// Where the picture of a layer is if its proportions are others than the layer's, by Core Animation's name.
    public enum ContentsGravity: String, CaseIterable, Hashable, Sendable, Codable {
        /// Stretched to the bounds; all of it inside the bounds; covering the bounds.
        case resize, resizeAspect, resizeAspectFill
        /// In its own size in the middle, at an edge or in a corner. Hooke's own pictures stretch it.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// A path's fill rule by its Core Animation name.
    public enum FillRule: String, CaseIterable, Hashable, Sendable, Codable {
        /// Points around which the path turns.
        case nonZero = "non-zero"
        /// Points from which a ray crosses the path an odd number of times.
        case evenOdd = "even-odd"
    }

    /// The path in the layer's coordinates; empty draws nothing. Animatable.
    public var path = VectorPath()
    /// The colour inside the path; `nil` fills nothing. Animatable.
    public var fillColor: SceneColor? = .black
    /// The colour of the stroke; `nil` strokes nothing. Animatable.
    public var strokeColor: SceneColor?
    /// The width of the stroke, in points. Animatable.
    public var lineWidth = 1.0
    /// Where the stroke begins, as a fraction of the path's length. Animatable.
    public var strokeStart = 0.0
    /// Where the stroke ends, as a fraction of the path's length. Animatable.
    public var strokeEnd = 1.0
    /// Where in the dash pattern the stroke begins, in points. Animatable.
    public var lineDashPhase = 0.0
    /// The largest length of a pointed corner, in line widths. Animatable.
    public var miterLimit = 10.0
    /// The lengths of dashes and gaps, in points; empty draws a solid stroke.
    public var lineDashPattern: [Double] = []
    /// Which points are inside the path.
    public var fillRule = FillRule.nonZero
    /// The ends of open strokes.
    public var lineCap = LineCap.butt
    /// The corners of strokes.
    public var lineJoin = LineJoin.miter

    /// How the colours of the gradient run.
    public var gradientKind = GradientKind.axial
    /// The colours of the gradient; empty draws none. Animatable.
    public var colors: [SceneColor] = []
    /// Where each colour is, from 0 to 1; empty places them evenly. Animatable.
    public var locations: [Double] = []
    /// The start of the gradient in the unit square of the bounds. Animatable.
    public var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end of the gradient in the unit square of the bounds. Animatable.
    public var endPoint = CGPoint(x: 0.5, y: 1)

    /// The picture of the layer.
    public var contents: LayerImage?
    /// The text of the layer.
    public var text: LayerText?
    /// Where the picture is, if its proportions are others than the layer's.
    public var contentsGravity = ContentsGravity.resize
    /// The corners that `cornerRadius` rounds.
    public var maskedCorners = CornerMask.all
    /// The form of rounded corners.
    public var cornerCurve = CornerCurve.circular
    /// The outline of the shadow; empty takes the layer's. Animatable.
    public var shadowPath = VectorPath()
    /// Whether the layer is drawn when its back faces the viewer.
    public var isDoubleSided = true

    /// Creates a shape that draws nothing, with all corners.
    public init() {}

    static let standard = LayerShape()

    /// A state with this shape.
    var asState: ViewState {
        var state = ViewState()
        state.shape = self
        return state
    }

    /// A shape behind one reference, copied on write.
    final class Box: Equatable, @unchecked Sendable {
        var shape: LayerShape

        init(_ shape: LayerShape) { self.shape = shape }

        static func == (a: Box, b: Box) -> Bool { a === b || a.shape == b.shape }
    }

    /// The path's fill rule.
    public var pathFillRule: VectorPath.FillRule { fillRule == .nonZero ? .nonZero : .evenOdd }

    /// The picture as it fills the layer.
    public var fittedContents: LayerImage? {
        var image = contents
        switch contentsGravity {
        case .resizeAspect: image?.fit = .contain
        case .resizeAspectFill: image?.fit = .cover
        default: break
        }
        return image
    }

    /// Whether the path is visible: filled, or stroked in part.
    public var drawsPath: Bool {
        !path.isEmpty && ((fillColor?.alpha ?? 0) > 0 || drawsStroke)
    }

    /// Whether a part of the stroke is visible.
    public var drawsStroke: Bool {
        !path.isEmpty && (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeEnd > strokeStart
    }

    /// The stops of the gradient: its colours with their locations. Missing locations are spaced evenly.
    public var gradientStops: [(location: Double, color: SceneColor)] {
        let last = Double(max(1, colors.count - 1))
        return colors.enumerated().map { index, color in
            (locations.count == colors.count ? locations[index] : Double(index) / last, color)
        }
    }
}

/// Corners of a rectangle, as `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable, Codable {
    /// Core Animation's bits.
    public let rawValue: UInt

    /// Creates a mask from Core Animation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = CornerMask(rawValue: 1)
    /// The top right corner.
    public static let topRight = CornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = CornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = CornerMask(rawValue: 8)
    /// All four corners.
    public static let all: CornerMask = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    /// Returns the radius of each corner: top left, top right, bottom right, bottom left.
    public func radii(_ radius: Double) -> [Double] {
        [.topLeft, .topRight, .bottomRight, .bottomLeft].map { contains($0) ? radius : 0 }
    }
}
