import Foundation
import Hooke

/// A drawer that covers 5/6 of the screen slides in from an edge over a dimmed presenter; a tap beside it
/// dismisses.
///
/// The presented controller's style must be `.custom`, so that the transition's presentation controller is
/// used.
public final class DrawerTransition: EdgeTransition {
    /// The duration, in seconds.
    public static let duration = 0.3
    /// The fraction of the screen that the drawer covers along its edge's axis.
    nonisolated public static let screenFraction = 5.0 / 6
    /// The tag of the dimming view.
    public static let dimmingTag = 1001

    /// Returns the animator that slides in.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        Animator(edge: edge, isPresenting: true)
    }

    /// Returns the animator that slides out.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        Animator(edge: edge, isPresenting: false)
    }

    /// Returns the presentation controller that dims the presenter and places the drawer.
    public override func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? {
        DrawerPresentationController(edge: edge, presented: presented, presenting: presenting)
    }

    /// Returns the drawer's frame at an edge of a screen.
    nonisolated fileprivate static func frame(from edge: Edge, in all: CGRect) -> CGRect {
        let width = edge.isHorizontal ? all.size.width * screenFraction : all.size.width
        let height = edge.isHorizontal ? all.size.height : all.size.height * screenFraction
        return CGRect(
            x: edge == .right ? all.size.width - width : 0, y: edge == .bottom ? all.size.height - height : 0,
            width: width, height: height)
    }

    private final class Animator: ViewControllerAnimatedTransitioning {
        let edge: Edge
        let isPresenting: Bool

        init(edge: Edge, isPresenting: Bool) {
            self.edge = edge
            self.isPresenting = isPresenting
        }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            DrawerTransition.duration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            let key: TransitionControllerKey = isPresenting ? .to : .from
            guard let controller = context.viewController(forKey: key) else { return }
            let place = context.finalFrame(for: controller)
            let view = controller.view
            if isPresenting {
                view.frame = edge.outside(place)
                context.containerView.addSubview(view)
            }
            SceneView.animate(withDuration: transitionDuration(using: context)) {
                view.frame = isPresenting ? place : edge.outside(view.frame)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}

/// Places a drawer at 5/6 of its container and dims the rest.
public final class DrawerPresentationController: PresentationController {
    private let edge: Edge
    private let dimming = SceneView(name: "dimming")

    /// Creates the presentation of a drawer at an edge.
    public init(edge: Edge, presented: SceneViewController, presenting: SceneViewController?) {
        self.edge = edge
        super.init(presentedViewController: presented, presenting: presenting)
        dimming.tag = DrawerTransition.dimmingTag
        dimming.backgroundColor = .black.withAlpha(0.5)
        let tap = TapGestureRecognizer()
        tap.addHandler { [weak presented] _ in presented?.dismiss(animated: true) }
        dimming.addGestureRecognizer(tap)
    }

    /// The drawer's frame in the container.
    public override var frameOfPresentedViewInContainerView: CGRect {
        frame(in: super.frameOfPresentedViewInContainerView)
    }

    /// Returns the drawer's frame on a screen.
    public func frame(in all: CGRect) -> CGRect { DrawerTransition.frame(from: edge, in: all) }

    /// Returns the drawer's size.
    public override func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { frame(in: CGRect(origin: .zero, size: parentSize)).size }

    /// Resizes the dimming view to the container.
    public override func containerViewWillLayoutSubviews() {
        if let containerView { dimming.frame = containerView.bounds }
    }

    /// Adds the dimming view below the drawer and fades it in with the transition.
    public override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        SceneView.animate(withDuration: DrawerTransition.duration) { dimming.alpha = 1 }
    }

    /// Removes the dimming view after a cancelled presentation.
    public override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    /// Fades the dimming view out with the transition.
    public override func dismissalTransitionWillBegin() {
        SceneView.animate(withDuration: DrawerTransition.duration) { dimming.alpha = 0 }
    }

    /// Removes the dimming view after the dismissal.
    public override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }
}

extension PlayableTransition {
    /// A drawer slides in.
    public static let drawer = PlayableTransition(
        name: "drawer", summary: "five sixths of the screen slide in over a dimmed presenter, 0.3 s",
        defaultEdge: .left, style: .custom, screen: .menu,
        frame: { DrawerTransition.frame(from: $0, in: $1) }, make: { edge, _ in DrawerTransition(edge: edge) }
    )
    /// A drawer slides out.
    public static let drawerClose = drawer.dismissal(
        name: "drawer-close", summary: "the drawer slides out again, 0.3 s", defaultEdge: .right)
}
