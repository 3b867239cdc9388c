import Foundation
import HookeTransitions

#if os(macOS) || !canImport(Darwin)
    // Boxed geometry, as layer animations of ported code take it.
    extension NSValue {
        /// Boxes a point.
        public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
        /// Boxes a size.
        public convenience init(cgSize size: CGSize) { self.init(size: size) }
        /// Boxes a rectangle.
        public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
        /// Boxes a transform.
        public convenience init(caTransform3D transform: CATransform3D) {
            let rows = [transform.row1, transform.row2, transform.row3, transform.row4]
            let numbers = rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }
            self.init(bytes: numbers, objCType: Self.transformType)
        }
        /// Boxes a 2-D transform.
        public convenience init(cgAffineTransform transform: CGAffineTransform) {
            self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
        }

        /// The point; zero if another type is boxed.
        public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
        /// The size; zero if another type is boxed.
        public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
        /// The rectangle; zero if another type is boxed.
        public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }
        /// The transform; the identity if another type is boxed.
        public var caTransform3DValue: CATransform3D {
            guard isTransform else { return CATransform3DIdentity }
            var n = [Double](repeating: 0, count: 16)
            getValue(&n)
            func row(_ k: Int) -> SIMD4<Double> { SIMD4(n[k], n[k + 1], n[k + 2], n[k + 3]) }
            return CATransform3D(row1: row(0), row2: row(4), row3: row(8), row4: row(12))
        }
        /// The 2-D transform; the identity if another type is boxed.
        public var cgAffineTransformValue: CGAffineTransform {
            CATransform3DGetAffineTransform(caTransform3DValue)
        }

        /// The boxed value; the value itself if its type is unknown.
        var unboxed: Any {
            if self is NSNumber { return self }
            if holds(NSValue(point: .zero)) { return pointValue }
            if holds(NSValue(size: .zero)) { return sizeValue }
            if holds(NSValue(rect: .zero)) { return rectValue }
            return isTransform ? caTransform3DValue : self
        }

        private static let transformType = "[16d]"
        private var isTransform: Bool { String(cString: objCType) == Self.transformType }
        private func holds(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
    }
#else
    extension NSValue {
        var unboxed: Any { self }
    }
#endif
