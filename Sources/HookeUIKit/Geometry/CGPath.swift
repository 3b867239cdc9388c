import Foundation
import HookeGeometry

#if canImport(Darwin)
    import CoreGraphics

    extension VectorPath {
        /// Creates a path from Core Graphics' one.
        public init(_ path: CGPath) {
            var steps: [Element] = []
            path.applyWithBlock { element in
                let points = element.pointee.points
                func point(_ index: Int) -> Vector2 { Vector2(points[index].x, points[index].y) }
                switch element.pointee.type {
                case .moveToPoint: steps.append(.move(to: point(0)))
                case .addLineToPoint: steps.append(.line(to: point(0)))
                case .addQuadCurveToPoint: steps.append(.quadratic(to: point(1), control: point(0)))
                case .addCurveToPoint:
                    steps.append(.cubic(to: point(2), control1: point(0), control2: point(1)))
                case .closeSubpath: steps.append(.close)
                @unknown default: break
                }
            }
            self.init(steps)
        }

        /// The path as Core Graphics' type.
        public var cgPath: CGPath {
            let path = CGMutablePath()
            func point(_ v: Vector2) -> CGPoint { CGPoint(x: v.x, y: v.y) }
            // Core Graphics has no arcs of ellipses.
            for element in replacingArcs().elements {
                switch element {
                case .move(let to): path.move(to: point(to))
                case .line(let to): path.addLine(to: point(to))
                case .quadratic(let to, let control):
                    path.addQuadCurve(to: point(to), control: point(control))
                case .cubic(let to, let one, let two):
                    path.addCurve(to: point(to), control1: point(one), control2: point(two))
                case .arc(let to, _): path.addLine(to: point(to))
                case .close: path.closeSubpath()
                }
            }
            return path
        }
    }
#else
    /// Core Graphics' fill rules on platforms without it.
    public enum CGPathFillRule: Int, Hashable, Sendable {
        /// Points around which the path turns.
        case winding
        /// Points from which a ray crosses the path an odd number of times.
        case evenOdd
    }

    /// Core Graphics' line ends on platforms without it.
    public enum CGLineCap: Int, Hashable, Sendable {
        /// Straight at the end; half circles; straight, half the width after the end.
        case butt, round, square
    }

    /// Core Graphics' line corners on platforms without it.
    public enum CGLineJoin: Int, Hashable, Sendable {
        /// Pointed, rounded, cut off.
        case miter, round, bevel
    }

    /// Core Graphics' path on platforms without it: a `VectorPath`.
    nonisolated public class CGPath: Hashable, @unchecked Sendable {
        /// The path's steps.
        public fileprivate(set) var vectorPath: VectorPath

        /// Creates a path from its steps.
        public init(_ path: VectorPath) { vectorPath = path }

        /// Creates a rectangle.
        public convenience init(
            rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
        ) {
            self.init(VectorPath(Rectangle(rect)).transformed(by: transform?.pointee))
        }

        /// Creates an ellipse inside a rectangle.
        public convenience init(
            ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
        ) {
            self.init(VectorPath(ellipseIn: Rectangle(rect)).transformed(by: transform?.pointee))
        }

        /// Creates a rectangle with rounded corners.
        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>? = nil
        ) {
            let radii = [Vector2](repeating: Vector2(cornerWidth, cornerHeight), count: 4)
            self.init(
                VectorPath(Rectangle(rect), cornerRadii: radii).transformed(by: transform?.pointee))
        }

        /// Whether the path has no steps.
        public var isEmpty: Bool { vectorPath.isEmpty }
        /// The end of the last step; zero for an empty path.
        public var currentPoint: CGPoint { CGPoint(vectorPath.currentPoint ?? .zero) }
        /// The smallest rectangle with all points and control points; the null rectangle for an empty path.
        public var boundingBox: CGRect { vectorPath.controlBounds.map { CGRect($0) } ?? .null }
        /// The smallest rectangle around the curves; the null rectangle for an empty path.
        public var boundingBoxOfPath: CGRect { vectorPath.bounds.map { CGRect($0) } ?? .null }

        /// Whether a point is inside the path.
        public func contains(
            _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
        ) -> Bool {
            vectorPath.transformed(by: transform)
                .contains(Vector2(point.x, point.y), rule: rule == .winding ? .nonZero : .evenOdd)
        }

        /// Returns a copy with the same steps.
        public func copy() -> CGPath? { CGPath(vectorPath) }

        /// Returns the transformed path.
        public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
            CGPath(vectorPath.transformed(by: transform?.pointee))
        }

        /// Returns a path that may be changed.
        public func mutableCopy() -> CGMutablePath? { CGMutablePath(vectorPath) }

        /// Whether both have the same steps.
        public static func == (a: CGPath, b: CGPath) -> Bool { a.vectorPath == b.vectorPath }

        /// Hashes the steps.
        public func hash(into hasher: inout Hasher) { hasher.combine(vectorPath) }
    }

    /// A path that may be changed.
    nonisolated public final class CGMutablePath: CGPath, @unchecked Sendable {
        /// Creates an empty path.
        public convenience init() { self.init(VectorPath()) }

        /// Begins a subpath.
        public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
            vectorPath.move(to: transform.transform(Vector2(point.x, point.y)))
        }

        /// Adds a line.
        public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
            vectorPath.line(to: transform.transform(Vector2(point.x, point.y)))
        }

        /// Adds lines through points; the first begins a subpath.
        public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
            for (index, point) in points.enumerated() {
                if index == 0 {
                    move(to: point, transform: transform)
                } else {
                    addLine(to: point, transform: transform)
                }
            }
        }

        /// Adds a curve with one control point.
        public func addQuadCurve(
            to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
        ) {
            vectorPath.append(
                VectorPath.Element.quadratic(
                    to: transform.transform(Vector2(end.x, end.y)),
                    control: transform.transform(Vector2(control.x, control.y))))
        }

        /// Adds a curve with two control points.
        public func addCurve(
            to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
        ) {
            vectorPath.append(
                VectorPath.Element.cubic(
                    to: transform.transform(Vector2(end.x, end.y)),
                    control1: transform.transform(Vector2(control1.x, control1.y)),
                    control2: transform.transform(Vector2(control2.x, control2.y))))
        }

        /// Closes the subpath.
        public func closeSubpath() { vectorPath.close() }

        /// Adds a rectangle.
        public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
            vectorPath.append(VectorPath(Rectangle(rect)).transformed(by: transform))
        }

        /// Adds an ellipse inside a rectangle.
        public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
            vectorPath.append(VectorPath(ellipseIn: Rectangle(rect)).transformed(by: transform))
        }

        /// Adds a rectangle with rounded corners.
        public func addRoundedRect(
            in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: CGAffineTransform = .identity
        ) {
            let radii = [Vector2](repeating: Vector2(cornerWidth, cornerHeight), count: 4)
            vectorPath.append(VectorPath(Rectangle(rect), cornerRadii: radii).transformed(by: transform))
        }

        /// Adds an arc, after a line to its beginning. `clockwise` is Core Graphics', in coordinates whose y
        /// points up: true runs towards smaller angles, counter-clockwise on the screen.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
            transform: CGAffineTransform = .identity
        ) {
            var arc = VectorPath()
            arc.arc(
                center: Vector2(center.x, center.y), radius: radius, startAngle: startAngle,
                endAngle: endAngle, clockwise: !clockwise)
            vectorPath.join(arc.transformed(by: transform))
        }

        /// Adds another path.
        public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
            vectorPath.append(path.vectorPath.transformed(by: transform))
        }
    }

    extension VectorPath {
        /// Creates a path from Core Graphics' one.
        public init(_ path: CGPath) { self = path.vectorPath }

        /// The path as Core Graphics' type.
        public var cgPath: CGPath { CGPath(self) }
    }
#endif

extension VectorPath {
    func transformed(by transform: Affine2D?) -> VectorPath {
        guard let transform, transform != .identity else { return self }
        return mapped { transform.transform($0) }
    }

    /// Adds a path whose first point is reached by a line, if there is a current point.
    mutating func join(_ path: VectorPath) {
        for (index, element) in path.elements.enumerated() {
            if index == 0, !isEmpty, case .move(let point) = element {
                line(to: point)
            } else {
                append(element)
            }
        }
    }
}

extension Rectangle {
    init(_ rect: CGRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}

extension CGRect {
    init(_ rectangle: Rectangle) {
        self.init(
            x: rectangle.origin.x, y: rectangle.origin.y, width: rectangle.size.x, height: rectangle.size.y)
    }
}

extension CGPoint {
    init(_ point: Vector2) { self.init(x: point.x, y: point.y) }
}
