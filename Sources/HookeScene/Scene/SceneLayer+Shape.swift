import Foundation
import HookeGeometry

extension SceneLayer {
    /// What the layer draws besides background, border and shadow; `nil` if all of it has the default
    /// values.
    public var shape: LayerShape? { view.model.shape }

    /// The layer whose opacity masks this one with its sublayers, in this layer's coordinates; `nil` shows all.
    /// It is retained, leaves its superlayer, and animates as any layer. Setting it applies at once.
    public var mask: SceneLayer? {
        get { view.extras?.mask }
        set { view.setMask(newValue) }
    }

    /// The corners that ``cornerRadius`` rounds; all by default. Applies at once.
    public var maskedCorners: CornerMask {
        get { shapeValue.maskedCorners }
        set { view.setShape { $0.maskedCorners = newValue } }
    }

    /// The form of rounded corners; circular by default. Applies at once.
    public var cornerCurve: LayerShape.CornerCurve {
        get { shapeValue.cornerCurve }
        set { view.setShape { $0.cornerCurve = newValue } }
    }

    /// The outline of the shadow; `nil` takes the layer's. Animatable between paths of one structure.
    @_disfavoredOverload  // HookeUIKit has Core Graphics' type.
    public var shadowPath: VectorPath? {
        get { shapeValue.shadowPath.isEmpty ? nil : shapeValue.shadowPath }
        set { view.writeShape(.shadowPath) { $0.shadowPath = newValue ?? VectorPath() } }
    }

    /// Whether the layer is drawn when its back faces the viewer; it is by default. Applies at once.
    public var isDoubleSided: Bool {
        get { shapeValue.isDoubleSided }
        set { view.setShape { $0.isDoubleSided = newValue } }
    }

    /// The picture that the layer draws; `nil` draws none. Applies at once.
    public var contents: LayerImage? {
        get { shapeValue.contents }
        set { view.setShape { $0.contents = newValue } }
    }

    /// The text that the layer draws; `nil` draws none. Applies at once.
    public var text: LayerText? {
        get { shapeValue.text }
        set { view.setShape { $0.text = newValue } }
    }

    /// Where the picture is, if its proportions are others than the layer's. Applies at once.
    public var contentsGravity: LayerShape.ContentsGravity {
        get { shapeValue.contentsGravity }
        set { view.setShape { $0.contentsGravity = newValue } }
    }

    /// The shape, or the default.
    var shapeValue: LayerShape { view.model.shape ?? .standard }
}

extension SceneView {
    /// The view whose opacity masks this one; see ``SceneLayer/mask``. `nil` also if a bare layer does.
    public var mask: SceneView? {
        get { extras?.mask.flatMap { $0.view.isBareLayer ? nil : $0.view } }
        set { setMask(newValue?.layer) }
    }

    /// Changes a property of the shape that is not animatable.
    func setShape(_ change: (inout LayerShape) -> Void) { setAtOnce { $0.changeShape(change) } }

    /// Sets a path without recording it, as Core Animation does. A path that is not finite is refused.
    func setPath(_ property: AnimatedProperty, _ path: VectorPath?) {
        let value = AnimatableValue.path(path ?? VectorPath())
        guard value.isFinite else { return refuse(property, value) }
        setAtOnce { $0[property] = value }
    }

    /// Sets an animatable property of the shape.
    func writeShape(_ property: AnimatedProperty, _ change: (inout LayerShape) -> Void) {
        write(property) { $0.changeShape(change) }
    }
}

/// A layer that draws a path, as `CAShapeLayer`.
///
/// ```swift
/// import HookeScene
///
/// let ring = ShapeLayer()
/// ring.frame = .init(x: 0, y: 0, width: 100, height: 100)
/// ring.path = VectorPath(ellipseIn: .init(x: 5, y: 5, width: 90, height: 90))
/// ring.fillColor = nil
/// ring.strokeColor = .systemBlue
/// WindowScene(size: .init(width: 390, height: 844)).window.layer.addSublayer(ring)
/// ```
open class ShapeLayer: SceneLayer {
    /// Returns a shape layer for a view.
    open override class func layer(of view: SceneView) -> SceneLayer { ShapeLayer(of: view) }

    /// The path in the layer's coordinates; `nil` draws nothing. Animatable between paths of one structure.
    @_disfavoredOverload  // HookeUIKit has Core Graphics' type.
    public var path: VectorPath? {
        get { shapeValue.path.isEmpty ? nil : shapeValue.path }
        set { view.writeShape(.path) { $0.path = newValue ?? VectorPath() } }
    }

    /// The colour inside the path, black by default; `nil` fills nothing. Animatable.
    public var fillColor: SceneColor? {
        get { shapeValue.fillColor }
        set { view.writeShape(.fillColor) { $0.fillColor = newValue } }
    }

    /// The colour of the stroke; `nil` strokes nothing. Animatable.
    public var strokeColor: SceneColor? {
        get { shapeValue.strokeColor }
        set { view.writeShape(.strokeColor) { $0.strokeColor = newValue } }
    }

    /// The width of the stroke, 1 point by default. Animatable.
    public var lineWidth: Double {
        get { shapeValue.lineWidth }
        set { view.writeShape(.lineWidth) { $0.lineWidth = newValue } }
    }

    /// Where the stroke begins, as a fraction of the path's length. Animatable.
    public var strokeStart: Double {
        get { shapeValue.strokeStart }
        set { view.writeShape(.strokeStart) { $0.strokeStart = newValue } }
    }

    /// Where the stroke ends, as a fraction of the path's length. Animatable.
    public var strokeEnd: Double {
        get { shapeValue.strokeEnd }
        set { view.writeShape(.strokeEnd) { $0.strokeEnd = newValue } }
    }

    /// Where in the dash pattern the stroke begins, in points. Animatable.
    public var lineDashPhase: Double {
        get { shapeValue.lineDashPhase }
        set { view.writeShape(.lineDashPhase) { $0.lineDashPhase = newValue } }
    }

    /// The largest length of a pointed corner, in line widths; 10 by default. Animatable.
    public var miterLimit: Double {
        get { shapeValue.miterLimit }
        set { view.writeShape(.miterLimit) { $0.miterLimit = newValue } }
    }

    /// The lengths of dashes and gaps; empty draws a solid stroke. Numbers below 0 and non-finite ones are
    /// reported and refused. Applies at once.
    @_disfavoredOverload  // HookeUIKit has Core Animation's type.
    public var lineDashPattern: [Double] {
        get { shapeValue.lineDashPattern }
        set {
            if let bad = newValue.first(where: { !($0 >= 0 && $0.isFinite) }) {
                (view.scene ?? .current)?.report(
                    .refusedParameter(field: "lineDashPattern", value: bad, used: "the previous value"))
            } else {
                view.setShape { $0.lineDashPattern = newValue }
            }
        }
    }

    /// Which points are inside the path. Applies at once.
    public var fillRule: LayerShape.FillRule {
        get { shapeValue.fillRule }
        set { view.setShape { $0.fillRule = newValue } }
    }

    /// The ends of open strokes. Applies at once.
    public var lineCap: LayerShape.LineCap {
        get { shapeValue.lineCap }
        set { view.setShape { $0.lineCap = newValue } }
    }

    /// The corners of strokes. Applies at once.
    public var lineJoin: LayerShape.LineJoin {
        get { shapeValue.lineJoin }
        set { view.setShape { $0.lineJoin = newValue } }
    }
}

/// A layer that draws a gradient over its bounds, as `CAGradientLayer`.
open class GradientLayer: SceneLayer {
    /// Returns a gradient layer for a view.
    open override class func layer(of view: SceneView) -> SceneLayer { GradientLayer(of: view) }

    /// How the colours run; along a line by default. Applies at once.
    public var type: LayerShape.GradientKind {
        get { shapeValue.gradientKind }
        set { view.setShape { $0.gradientKind = newValue } }
    }

    /// The colours; empty draws nothing. Animatable between lists of one length.
    @_disfavoredOverload  // HookeUIKit has Core Animation's type.
    public var colors: [SceneColor] {
        get { shapeValue.colors }
        set { view.writeShape(.colors) { $0.colors = newValue } }
    }

    /// Where each colour is, from 0 to 1; empty places them evenly. Animatable between lists of one length.
    @_disfavoredOverload  // HookeUIKit has Core Animation's type.
    public var locations: [Double] {
        get { shapeValue.locations }
        set { view.writeShape(.locations) { $0.locations = newValue } }
    }

    /// The start in the unit square of the bounds; the middle of the top edge by default. Animatable.
    public var startPoint: CGPoint {
        get { shapeValue.startPoint }
        set { view.writeShape(.startPoint) { $0.startPoint = newValue } }
    }

    /// The end in the unit square of the bounds; the middle of the bottom edge by default. Animatable.
    public var endPoint: CGPoint {
        get { shapeValue.endPoint }
        set { view.writeShape(.endPoint) { $0.endPoint = newValue } }
    }
}
