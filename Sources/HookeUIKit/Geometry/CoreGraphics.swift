import HookeGeometry
import HookeTransitions

#if canImport(CoreGraphics)
    import CoreGraphics

    extension SceneView {
        /// The 2-D transform about the anchor point, of Core Graphics' type where there is one. Animatable.
        public var transform: CGAffineTransform {
            get { CGAffineTransform(ownTransform) }
            set { ownTransform = Affine2D(newValue) }
        }
    }
#else
    extension Affine2D {
        /// The transform itself: it is Core Graphics' type here.
        init(_ t: CGAffineTransform) { self = t }
    }
#endif
