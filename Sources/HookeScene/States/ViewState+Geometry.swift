import Foundation
import HookeGeometry

extension ViewState {
    /// Returns the map from the view's coordinates to its superview's plane, for homogeneous points (x, y, z,
    /// w): anchor point, transform, position, then the superview's sublayer transform. The result is flat:
    /// depth is dropped.
    func toSuperview(of parent: ViewState?) -> Transform3D {
        Transform3D.placing(
            anchor: anchorInBounds, by: transform, at: SIMD2(position.x, position.y), zPosition: zPosition,
            in: parent?.sublayerTransform ?? .identity, about: parent?.anchorInBounds ?? .zero)
    }

    /// The anchor point in the view's coordinates.
    var anchorInBounds: SIMD2<Double> {
        SIMD2(
            bounds.origin.x + anchorPoint.x * bounds.size.width,
            bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    var rectangle: Rectangle { Rectangle(bounds) }

    /// The frame without the transform, which layout sets.
    package var layoutFrame: CGRect {
        get {
            CGRect(
                x: position.x - anchorPoint.x * bounds.size.width,
                y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.origin.x + anchorPoint.x * newValue.size.width,
                y: newValue.origin.y + anchorPoint.y * newValue.size.height)
        }
    }
}

extension CGPoint {
    /// Creates a point; NaN for `nil`.
    package init(_ point: SIMD2<Double>?) {
        self.init(x: point?.x ?? .nan, y: point?.y ?? .nan)
    }
}

extension SIMD2<Double> {
    package init(_ point: CGPoint) { self.init(point.x, point.y) }
}

extension Rectangle {
    package init(_ rectangle: CGRect) {
        self.init(
            x: rectangle.origin.x, y: rectangle.origin.y, width: rectangle.size.width,
            height: rectangle.size.height)
    }
}
