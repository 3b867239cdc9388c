import Foundation
import HookeGeometry

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves for shape layers and masks. Drawing is not supported.
nonisolated open class UIBezierPath {
    /// The path as a value.
    public var vectorPath: VectorPath
    /// Stored; a shape layer has its own.
    public var lineWidth: CGFloat = 1
    /// Stored; a shape layer has its own.
    public var lineCapStyle = CGLineCap.butt
    /// Stored; a shape layer has its own.
    public var lineJoinStyle = CGLineJoin.miter
    /// Stored; a shape layer has its own.
    public var miterLimit: CGFloat = 10
    /// Whether ``contains(_:)`` uses the even-odd rule.
    public var usesEvenOddFillRule = false

    /// Creates an empty path.
    public init() { vectorPath = VectorPath() }

    /// Creates a path from a value.
    public init(_ path: VectorPath) { vectorPath = path }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(VectorPath(Rectangle(rect))) }

    /// Creates an ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(VectorPath(ellipseIn: Rectangle(rect))) }

    /// Creates a rectangle with rounded corners. They are parts of circles; UIKit's are slightly smoother.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(VectorPath(Rectangle(rect), cornerRadius: cornerRadius))
    }

    /// Creates a rectangle with some rounded corners.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        let radius = Vector2(cornerRadii.width, cornerRadii.height)
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        self.init(
            VectorPath(
                Rectangle(rect), cornerRadii: order.map { corners.contains($0) ? radius : .zero }))
    }

    /// Creates an arc of a circle; angles in radians, clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Creates a path from Core Graphics' one.
    public convenience init(cgPath: CGPath) { self.init(VectorPath(cgPath)) }

    /// The path as Core Graphics' type.
    public var cgPath: CGPath {
        get { vectorPath.cgPath }
        set { vectorPath = VectorPath(newValue) }
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { vectorPath.isEmpty }
    /// The end of the last step; zero for an empty path.
    public var currentPoint: CGPoint { CGPoint(vectorPath.currentPoint ?? .zero) }
    /// The smallest rectangle with all points and control points; the null rectangle for an empty path.
    public var bounds: CGRect { vectorPath.controlBounds.map { CGRect($0) } ?? .null }

    /// Begins a subpath.
    public func move(to point: CGPoint) { vectorPath.move(to: Vector2(point.x, point.y)) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { vectorPath.line(to: Vector2(point.x, point.y)) }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        vectorPath.cubic(
            to: Vector2(end.x, end.y), control1: Vector2(controlPoint1.x, controlPoint1.y),
            control2: Vector2(controlPoint2.x, controlPoint2.y))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        vectorPath.quadratic(to: Vector2(end.x, end.y), control: Vector2(controlPoint.x, controlPoint.y))
    }

    /// Adds an arc, after a line to its beginning.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        vectorPath.arc(
            center: Vector2(center.x, center.y), radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Closes the subpath.
    public func close() { vectorPath.close() }

    /// Removes all steps.
    public func removeAllPoints() { vectorPath = VectorPath() }

    /// Adds another path.
    public func append(_ path: UIBezierPath) { vectorPath.append(path.vectorPath) }

    /// Returns the path in the opposite direction.
    public func reversing() -> UIBezierPath { UIBezierPath(vectorPath.reversed()) }

    /// Transforms the path.
    public func apply(_ transform: CGAffineTransform) {
        vectorPath = vectorPath.transformed(by: Affine2D(transform))
    }

    /// Whether a point is inside the path.
    public func contains(_ point: CGPoint) -> Bool {
        vectorPath.contains(Vector2(point.x, point.y), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }

    /// Returns a copy.
    public func copy() -> Any {
        let copy = UIBezierPath(vectorPath)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        return copy
    }
}
