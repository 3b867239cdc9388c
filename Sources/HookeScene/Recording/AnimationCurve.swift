import Hooke

extension SceneView {
    /// The four curves, with UIKit's raw values.
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// Ease in, ease out.
        case easeInOut
        /// Ease in.
        case easeIn
        /// Ease out.
        case easeOut
        /// Linear.
        case linear

        /// The curve as a `CubicBezier`.
        public var cubicBezier: CubicBezier {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }

        package var pacing: Pacing { .curve(.bezier(cubicBezier)) }
    }

    /// The duration of the innermost open animation block in seconds; 0 outside of all blocks.
    public static var inheritedAnimationDuration: Double {
        Ambient.current?.transaction?.settings.duration ?? 0
    }
}
