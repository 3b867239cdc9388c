import HookeGeometry
import HookeTransitions

#if canImport(Darwin)
    import CoreGraphics

    extension SceneView {
        /// The 2-D transform about the anchor point, as Core Graphics' type. Animatable.
        public var transform: CGAffineTransform {
            get { CGAffineTransform(ownTransform) }
            set { ownTransform = Affine2D(newValue) }
        }
    }
#else
    extension Affine2D {
        init(_ t: CGAffineTransform) { self = t }
    }
#endif
