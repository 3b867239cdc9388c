#if !canImport(CoreGraphics)
    import Foundation
    import Hooke

    /// Core Graphics' transform of the plane, where there is no Core Graphics: `Affine2D` has the same six
    /// fields.
    public typealias CGAffineTransform = Affine2D

    extension Affine2D {
        /// A translation, in points.
        public init(translationX x: Double, y: Double) { self = .translation(x: x, y: y) }
        /// A scale about the origin.
        public init(scaleX x: Double, y: Double) { self = .scale(x: x, y: y) }
        /// A rotation by an angle in radians, clockwise on a screen.
        public init(rotationAngle angle: Double) { self = .rotation(angle) }
        /// A transform from its six fields.
        public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// This transform after a rotation by an angle in radians: the new operation comes first.
        public func rotated(by angle: Double) -> Affine2D { rotatedBy(angle) }

        /// The inverse; the transform itself where there is none, as in Core Graphics.
        public func inverted() -> Affine2D { inverse ?? self }
    }

    extension CGPoint {
        /// The image of the point.
        public func applying(_ transform: CGAffineTransform) -> CGPoint {
            let image = transform.transform(SIMD2(x, y))
            return CGPoint(x: image.x, y: image.y)
        }
    }

    extension CGSize {
        /// The image of the size as a vector: the translation plays no part.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The upright rectangle around the images of the corners; the null rectangle stays.
        public func applying(_ transform: CGAffineTransform) -> CGRect {
            isNull ? self : boundingCorners { $0.applying(transform) }
        }
    }

    /// A vector of the plane.
    public struct CGVector: Hashable, Sendable, Codable {
        /// Along x.
        public var dx: CGFloat
        /// Along y.
        public var dy: CGFloat

        /// A vector of its components.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        /// (0, 0).
        public init() { self.init(dx: 0, dy: 0) }

        /// (0, 0).
        public static let zero = CGVector()
    }
#endif
