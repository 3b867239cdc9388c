import Foundation
import Hooke
import HookeGeometry

/// The options of a zoom.
public final class ZoomOptions: SceneIsolated {
    /// The colour above the source's screen; black with opacity 0.3 by default. `nil` does not dim.
    public var dimmingColor: SceneColor? = SceneColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    /// Whether a gesture may begin to close the controller; `nil` allows every one.
    public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
    /// Returns where the source's picture is in the zoomed view, in that view's coordinates; `nil` for the content mode
    /// of ``flight``. The picture then keeps that place inside the growing screen. An empty or non-finite rectangle is
    /// reported and ignored.
    public var alignmentRectProvider: ((ZoomAlignmentContext) -> CGRect?)?
    /// Path, pictures and clip of the flight; `auto` contents on a line by default.
    public var flight = SharedElementOptions()
    /// The duration of a zoom that runs by time, in seconds.
    public var duration = 0.4

    /// Creates options with default values.
    public init() {}
}

/// A gesture that may begin to close a zoomed controller.
public struct ZoomInteractionContext: SceneIsolated {
    /// The centre of the fingers in the window.
    public let location: CGPoint
    /// Their velocity, in points per second.
    public let velocity: CGPoint
    /// Whether the gesture would begin without this question: always true.
    public let willBegin = true
}

/// What the provider of an alignment rectangle gets.
public struct ZoomAlignmentContext: SceneIsolated {
    /// The source.
    public let sourceView: SceneView
    /// The controller that zooms.
    public let zoomedViewController: SceneViewController
}

/// What a zoom's provider gets: the controllers between which the source is.
public struct ZoomSourceContext: SceneIsolated {
    /// The controller that shows the source.
    public let sourceViewController: SceneViewController
    /// The controller that zooms.
    public let zoomedViewController: SceneViewController
}

/// A controller grows out of a view of the screen below, and shrinks back into it by time, by a drag or by a pinch.
///
/// The source is asked for when the zoom begins, in both directions. If there is none, or it is not visible, the
/// controller scales about its centre, from and to 0.75, and fades.
///
/// After the opening the recogniser of ``driver`` is on the controller's view.
public final class ZoomTransition: ViewControllerTransition {
    /// The options.
    public let options: ZoomOptions
    /// The driver of the interactive closing.
    public let driver = ZoomDriver()
    private let sourceViewProvider: (ZoomSourceContext) -> SceneView?

    /// Creates a zoom. See ``ViewControllerTransition/zoom(options:sourceViewProvider:)``.
    public init(
        options: ZoomOptions = ZoomOptions(), sourceViewProvider: @escaping (ZoomSourceContext) -> SceneView?
    ) {
        (self.options, self.sourceViewProvider) = (options, sourceViewProvider)
        super.init()
    }

    /// Returns the animator that opens.
    public override func openingAnimator(
        for controller: SceneViewController, over source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        driver.begin = { [weak self, weak controller] in
            guard let self, let controller, options.interactiveDismissShouldBegin?(interaction) != false
            else { return }
            if let stack = controller.parent as? NavigationController {
                if stack.topViewController === controller { stack.popViewController(animated: true) }
            } else if controller.presentingViewController != nil {
                controller.dismiss(animated: true)
            }
        }
        return animator(isOpening: true)
    }

    /// Returns the animator that closes.
    public override func closingAnimator(
        for controller: SceneViewController, over source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator(isOpening: false) }

    /// Returns the animator of one direction, for the delegate of a presentation.
    public func animator(isOpening: Bool) -> any ViewControllerAnimatedTransitioning {
        ZoomAnimator(self, isOpening: isOpening)
    }

    /// Returns ``driver`` during its gesture.
    public override func closingDriver() -> (any ViewControllerInteractiveTransitioning)? {
        driver.isTracking ? driver : nil
    }

    private var interaction: ZoomInteractionContext {
        let (place, velocity) = (driver.recognizer.centroid, driver.recognizer.velocity)
        return ZoomInteractionContext(
            location: CGPoint(x: place.x, y: place.y), velocity: CGPoint(x: velocity.x, y: velocity.y))
    }

    func source(of zoomed: SceneViewController, on screen: SceneViewController) -> SceneView? {
        sourceViewProvider(ZoomSourceContext(sourceViewController: screen, zoomedViewController: zoomed))
    }
}

extension ViewControllerTransition {
    /// Returns the transition in which a controller grows out of a view of the screen below.
    ///
    /// ```swift
    /// import HookeTransitions
    ///
    /// let photo = SceneViewController(name: "photo")
    /// photo.modalPresentationStyle = .fullScreen
    /// photo.preferredTransition = .zoom { context in
    ///     context.sourceViewController.view.subviews.first
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - options: the dimming and the flight; `nil` for the default ones.
    ///   - sourceViewProvider: returns the source when a zoom begins, in both directions; `nil` for none.
    public static func zoom(
        options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceContext) -> SceneView?
    ) -> ViewControllerTransition {
        ZoomTransition(options: options ?? ZoomOptions(), sourceViewProvider: sourceViewProvider)
    }
}
