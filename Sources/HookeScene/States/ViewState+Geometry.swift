import Foundation
import HookeGeometry

extension ViewState {
    /// From the view's coordinates to its superview's plane, as homogeneous points (x, y, z, w): about the
    /// anchor point, through the transform, to the position, through the superview's sublayer transform. What
    /// comes out is flat: the superview's plane takes the image, not the depth.
    func toSuperview(of parent: ViewState?) -> Transform3D {
        let anchor = anchorInBounds
        var map = Transform3D.translation(x: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(.translation(x: position.x, y: position.y, z: zPosition))
        if let parent, parent.sublayerTransform != .identity {
            let eye = parent.anchorInBounds
            map = map.concatenating(.translation(x: -eye.x, y: -eye.y))
                .concatenating(parent.sublayerTransform)
                .concatenating(.translation(x: eye.x, y: eye.y))
        }
        map.row1.z = 0
        map.row2.z = 0
        map.row3 = SIMD4(0, 0, 1, 0)
        map.row4.z = 0
        return map
    }

    /// The anchor point in the view's own coordinates.
    var anchorInBounds: SIMD2<Double> {
        SIMD2(
            bounds.origin.x + anchorPoint.x * bounds.size.width,
            bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The bounds as the core spells rectangles.
    var rectangle: Rectangle { Rectangle(bounds) }

    /// The frame as if there were no transform: what layout sets.
    package var layoutFrame: CGRect {
        get {
            CGRect(
                x: position.x - anchorPoint.x * bounds.size.width,
                y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height)
        }
        set { frame = newValue }
    }
}

extension CGPoint {
    /// The point, or NaN where there is none.
    package init(_ point: SIMD2<Double>?) {
        self.init(x: point?.x ?? .nan, y: point?.y ?? .nan)
    }
}

extension SIMD2<Double> {
    /// The point as the core spells it.
    package init(_ point: CGPoint) { self.init(point.x, point.y) }
}

extension Rectangle {
    /// The rectangle as the core spells it.
    package init(_ rectangle: CGRect) {
        self.init(
            x: rectangle.origin.x, y: rectangle.origin.y, width: rectangle.size.width,
            height: rectangle.size.height)
    }
}
