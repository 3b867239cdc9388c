extension NavigationController {
    /// How a finger pops a controller, and how a pop looks.
    public enum BackStyle: Sendable {
        /// The upper screen slides away with a finger from the leading edge, as in UIKit.
        case slide
        /// A finger from the left or right edge previews the screen below, as in Android. See
        /// ``PredictiveBackAnimator`` and ``PredictiveBackDriver``.
        case predictive(PredictiveBackOptions)

        /// The predictive style with default options.
        public static let predictive = BackStyle.predictive(PredictiveBackOptions())
    }

    /// Returns the animator of a change that has no other one.
    func ownAnimator(_ operation: NavigationOperation) -> any ViewControllerAnimatedTransitioning {
        if operation == .pop, case .predictive(let options) = backStyle {
            return PredictiveBackAnimator(options, isRightToLeft: isRightToLeft)
        }
        return NavigationSlide(operation, isRightToLeft: isRightToLeft)
    }
}
