import Hooke

/// A presented controller is dismissed by a swipe from the left or right edge, with a preview of the screen below. See
/// ``ViewControllerTransition/predictiveBack(_:)``.
public final class PredictiveBackTransition: ViewControllerTransition {
    /// The look and the duration.
    public let options: PredictiveBackOptions
    /// The driver of the swipe.
    public let driver: PredictiveBackDriver

    /// Creates a transition.
    public init(_ options: PredictiveBackOptions = PredictiveBackOptions()) {
        (self.options, driver) = (options, PredictiveBackDriver(options))
        super.init()
    }

    /// Adds the driver's recogniser to the controller's view.
    ///
    /// - Returns: `nil`: the controller appears as without this transition.
    public override func openingAnimator(
        for controller: SceneViewController, over source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        driver.begin = { [weak controller] in
            guard let controller, controller.presentingViewController != nil else { return }
            controller.dismiss(animated: true)
        }
        controller.view.addGestureRecognizer(driver.recognizer)
        return nil
    }

    /// Returns the animator that goes back.
    public override func closingAnimator(
        for controller: SceneViewController, over source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { PredictiveBackAnimator(options) }

    /// Returns ``driver`` during its gesture.
    public override func closingDriver() -> (any ViewControllerInteractiveTransitioning)? {
        driver.isTracking ? driver : nil
    }
}

extension ViewControllerTransition {
    /// Returns the transition in which a swipe from an edge dismisses a controller and previews the screen below. It
    /// appears as without this transition.
    ///
    /// ```swift
    /// import HookeTransitions
    ///
    /// let page = SceneViewController(name: "page")
    /// page.modalPresentationStyle = .fullScreen
    /// page.preferredTransition = .predictiveBack()
    /// ```
    ///
    /// For controllers of a stack use ``NavigationController/backStyle``.
    ///
    /// - Parameter options: the look and the duration.
    public static func predictiveBack(
        _ options: PredictiveBackOptions = PredictiveBackOptions()
    ) -> ViewControllerTransition { PredictiveBackTransition(options) }
}
