#if canImport(Darwin)
    public import CoreGraphics

    extension Affine2D {
        /// Copies the six fields.
        public init(_ transform: CGAffineTransform) {
            self.init(
                a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
                d: Double(transform.d),
                tx: Double(transform.tx), ty: Double(transform.ty))
        }
    }

    extension CGAffineTransform {
        /// Copies the six fields.
        public init(_ transform: Affine2D) {
            self.init(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
                ty: transform.ty)
        }
    }
#endif

#if canImport(Darwin) && !os(watchOS)
    public import QuartzCore

    extension Transform3D {
        /// Copies the sixteen fields.
        public init(_ t: CATransform3D) {
            self.init(
                m11: Double(t.m11), m12: Double(t.m12), m13: Double(t.m13), m14: Double(t.m14),
                m21: Double(t.m21), m22: Double(t.m22), m23: Double(t.m23), m24: Double(t.m24),
                m31: Double(t.m31), m32: Double(t.m32), m33: Double(t.m33), m34: Double(t.m34),
                m41: Double(t.m41), m42: Double(t.m42), m43: Double(t.m43), m44: Double(t.m44))
        }
    }

    extension CATransform3D {
        /// Copies the sixteen fields.
        public init(_ t: Transform3D) {
            self.init(
                m11: t.m11, m12: t.m12, m13: t.m13, m14: t.m14, m21: t.m21, m22: t.m22, m23: t.m23,
                m24: t.m24,
                m31: t.m31, m32: t.m32, m33: t.m33, m34: t.m34, m41: t.m41, m42: t.m42, m43: t.m43, m44: t.m44
            )
        }
    }
#endif

#if canImport(simd)
    public import simd

    extension Transform3D {
        /// Creates the transform for row vectors that is equivalent to `matrix` for column vectors: its
        /// columns become rows.
        public init(_ matrix: simd_double4x4) {
            self.init(
                row1: matrix.columns.0, row2: matrix.columns.1, row3: matrix.columns.2, row4: matrix.columns.3
            )
        }
    }

    extension simd_double4x4 {
        /// Creates the matrix for column vectors that is equivalent to `transform` for row vectors.
        public init(_ transform: Transform3D) {
            self.init(columns: (transform.row1, transform.row2, transform.row3, transform.row4))
        }
    }
#endif
