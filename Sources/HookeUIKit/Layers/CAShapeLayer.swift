import Foundation
import HookeGeometry
import HookeTransitions

/// `ShapeLayer`.
public typealias CAShapeLayer = ShapeLayer
/// `GradientLayer`.
public typealias CAGradientLayer = GradientLayer
/// `CornerMask`.
public typealias CACornerMask = CornerMask
/// `LayerShape/CornerCurve`.
public typealias CALayerCornerCurve = LayerShape.CornerCurve
/// `LayerShape/GradientKind`.
public typealias CAGradientLayerType = LayerShape.GradientKind
/// `LayerShape/LineCap`.
public typealias CAShapeLayerLineCap = LayerShape.LineCap
/// `LayerShape/LineJoin`.
public typealias CAShapeLayerLineJoin = LayerShape.LineJoin
/// `LayerShape/FillRule`.
public typealias CAShapeLayerFillRule = LayerShape.FillRule

extension CornerMask {
    /// The top left corner.
    public static var layerMinXMinYCorner: CornerMask { .topLeft }
    /// The top right corner.
    public static var layerMaxXMinYCorner: CornerMask { .topRight }
    /// The bottom left corner.
    public static var layerMinXMaxYCorner: CornerMask { .bottomLeft }
    /// The bottom right corner.
    public static var layerMaxXMaxYCorner: CornerMask { .bottomRight }
}

extension SceneLayer {
    /// The outline of the shadow; `nil` takes the layer's. As in UIKit, blocks do not animate it;
    /// `CABasicAnimation` does.
    public var shadowPath: CGPath? {
        get { ownShadowPath?.cgPath }
        set { ownShadowPath = newValue.map { VectorPath($0) } }
    }
}

extension ShapeLayer {
    /// The path in the layer's coordinates; `nil` draws nothing. As in UIKit, blocks do not animate
    /// it; `CABasicAnimation` does.
    public var path: CGPath? {
        get { ownPath?.cgPath }
        set { ownPath = newValue.map { VectorPath($0) } }
    }

    /// The lengths of dashes and gaps; `nil` draws a solid stroke.
    public var lineDashPattern: [NSNumber]? {
        get { ownLineDashPattern.isEmpty ? nil : ownLineDashPattern.map { NSNumber(value: $0) } }
        set { ownLineDashPattern = (newValue ?? []).map(\.doubleValue) }
    }
}

extension GradientLayer {
    /// The colours (`UIColor` or `CGColor`); `nil` draws nothing. Others are reported and the colours stay.
    /// Animatable between lists of one length.
    public var colors: [Any]? {
        get { ownColors.isEmpty ? nil : ownColors }
        set {
            do throws(PortedValue.Refusal) {
                ownColors = try PortedValue.colors(newValue ?? [])
            } catch {
                note(.refusedAnimation(keyPath: "colors", reason: error.reason))
            }
        }
    }

    /// Where each colour is, from 0 to 1; `nil` places them evenly. Animatable between lists of one length.
    public var locations: [NSNumber]? {
        get { ownLocations.isEmpty ? nil : ownLocations.map { NSNumber(value: $0) } }
        set { ownLocations = (newValue ?? []).map(\.doubleValue) }
    }
}
