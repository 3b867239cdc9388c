#if !canImport(Darwin)
    import Foundation
    import Hooke

    /// Core Graphics' 2-D transform on platforms without it: `Affine2D` has the same six elements.
    public typealias CGAffineTransform = Affine2D

    extension Affine2D {
        /// Creates a translation, in points.
        public init(translationX x: Double, y: Double) { self = .translation(x: x, y: y) }
        /// Creates a scale about the origin.
        public init(scaleX x: Double, y: Double) { self = .scale(x: x, y: y) }
        /// Creates a rotation in radians, clockwise on screen.
        public init(rotationAngle angle: Double) { self = .rotation(angle) }
        /// Creates a transform from its six elements.
        public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// Returns the transform with a rotation in radians applied first.
        public func rotated(by angle: Double) -> Affine2D { rotatedBy(angle) }

        /// Returns the inverse; the transform itself if it is singular, as in Core Graphics.
        public func inverted() -> Affine2D { inverse ?? self }
    }

    extension CGPoint {
        /// Returns the transformed point.
        public func applying(_ transform: CGAffineTransform) -> CGPoint {
            let image = transform.transform(SIMD2(x, y))
            return CGPoint(x: image.x, y: image.y)
        }
    }

    extension CGSize {
        /// Returns the size transformed as a vector, without the translation.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// Returns the bounding rectangle of the transformed corners; the null rectangle stays.
        public func applying(_ transform: CGAffineTransform) -> CGRect {
            isNull ? self : boundingCorners { $0.applying(transform) }
        }
    }

    /// A 2-D vector.
    public struct CGVector: Hashable, Sendable, Codable {
        /// The x component.
        public var dx: CGFloat
        /// The y component.
        public var dy: CGFloat

        /// Creates a vector from its components.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        /// Creates the zero vector.
        public init() { self.init(dx: 0, dy: 0) }

        /// The zero vector.
        public static let zero = CGVector()
    }
#endif
