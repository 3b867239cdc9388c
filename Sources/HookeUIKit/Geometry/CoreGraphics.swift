#if canImport(CoreGraphics)
    import CoreGraphics
    import Hooke
    import HookeTransitions

    extension Affine2D {
        /// The same transform as one of the core's.
        init(_ t: CGAffineTransform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
    }

    extension SceneView {
        /// The 2-D transform about the anchor point, of Core Graphics' type where there is one. Animatable.
        public var transform: CGAffineTransform {
            get {
                let own = ownTransform
                return CGAffineTransform(a: own.a, b: own.b, c: own.c, d: own.d, tx: own.tx, ty: own.ty)
            }
            set { ownTransform = Affine2D(newValue) }
        }
    }
#else
    import Hooke

    extension Affine2D {
        /// The transform itself: it is Core Graphics' type here.
        init(_ t: CGAffineTransform) { self = t }
    }
#endif
