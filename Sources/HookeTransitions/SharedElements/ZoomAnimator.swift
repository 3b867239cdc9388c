import Foundation
import Hooke
import HookeGeometry

/// Records a zoom in one direction.
final class ZoomAnimator: ViewControllerAnimatedTransitioning, FlightKeeping {
    /// The scale of a zoom without source.
    static let scaleWithoutSource = 0.75

    private let transition: ZoomTransition
    private let isOpening: Bool
    private var flights: SharedFlights?
    private weak var zoomed: SceneViewController?

    init(_ transition: ZoomTransition, isOpening: Bool) {
        (self.transition, self.isOpening) = (transition, isOpening)
    }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        transition.options.duration
    }

    func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let scene = context.scene else { return }
        let container = context.containerView
        let (zoomed, below) =
            isOpening
            ? (context.toController, context.fromController) : (context.fromController, context.toController)
        self.zoomed = zoomed
        if let incoming = context.view(forKey: .to) {
            incoming.frame = context.finalFrame(for: context.toController)
            if isOpening { container.addSubview(incoming) } else { container.insertSubview(incoming, at: 0) }
        }
        container.layoutIfNeeded()
        let dim = SceneView(frame: container.bounds, name: "dim")
        dim.backgroundColor = transition.options.dimmingColor
        dim.autoresizingMask = .flexibleSize
        dim.isUserInteractionEnabled = false
        container.insertSubview(dim, belowSubview: zoomed.view)
        let hasFlight = fly(zoomed.view, transition.source(of: zoomed, on: below), context, scene)
        let (view, opacity) = (zoomed.view, zoomed.view.alpha)
        func place(isOpen: Bool) {
            dim.alpha = isOpen ? 1 : 0
            guard !hasFlight else { return }
            view.layer.transform =
                isOpen ? .identity : .scale(x: Self.scaleWithoutSource, y: Self.scaleWithoutSource)
            view.alpha = isOpen ? opacity : 0
        }
        place(isOpen: !isOpening)
        SceneView.animate(withDuration: transitionDuration(using: context)) {
            place(isOpen: isOpening)
        } completion: { [isOpening] _ in
            dim.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
            guard !hasFlight, !isOpening else { return }
            view.layer.transform = .identity
            view.alpha = opacity
        }
    }

    /// Records the flight; returns false if one of its ends is not visible.
    private func fly(
        _ zoomed: SceneView, _ source: SceneView?, _ context: TransitionContext, _ scene: WindowScene
    ) -> Bool {
        let container = context.containerView
        guard let source, source.scene === scene,
            let small = SharedElement(
                source, in: container, { isOpening ? $0.stateWithoutFlights : $0.modelState }),
            let large = SharedElement(zoomed, in: container, { $0.modelState })
        else { return false }
        let name = "zoom"
        let (from, to) = isOpening ? (small, large) : (large, small)
        let flights = SharedFlights(
            from: [name: [from]], to: [name: [to]], in: container, options: transition.options.flight,
            alignment: alignment(of: source, in: zoomed, scene), coversScreen: true,
            delay: context.group.localTime,
            duration: transitionDuration(using: context),
            pacing: .curve(.easeInOut), group: context.group, scene: scene)
        self.flights = flights
        if !isOpening { transition.driver.flight = flights.flights.first }
        return !flights.flights.isEmpty
    }

    /// Returns the place of the source in the zoomed view; reports an invalid one.
    private func alignment(
        of source: SceneView, in view: SceneView, _ scene: WindowScene
    ) -> Rectangle? {
        guard let zoomed, let provider = transition.options.alignmentRectProvider,
            let place = provider(ZoomAlignmentContext(sourceView: source, zoomedViewController: zoomed))
        else { return nil }
        let rectangle = Rectangle(place)
        let numbers: Double = rectangle.origin.sum() + rectangle.size.sum()
        if rectangle.size.min() > 0, numbers.isFinite { return rectangle }
        scene.report(
            .sharedElement(
                "zoom",
                reason: "the alignment rectangle is \(place); accepted: finite, width and height above 0"))
        return nil
    }

    func animationEnded(_ transitionCompleted: Bool) {
        flights?.end()
        flights = nil
        transition.driver.flight = nil
        if isOpening, transitionCompleted { zoomed?.view.addGestureRecognizer(transition.driver.recognizer) }
    }

    func keepFlights() { flights?.keep() }

    func measureAgain(resting: [ViewID: CGRect]) { flights?.measureAgain(resting: resting) }
}
