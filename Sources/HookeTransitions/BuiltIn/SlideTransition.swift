import Foundation
import Hooke

/// Slides a full-screen controller in from any edge on a spring, and out over the same edge.
public final class SlideTransition: EdgeTransition {
    /// The duration, in seconds.
    public let duration: Double
    /// The damping ratio of the spring; 0.5 overshoots by 16 %.
    public let dampingRatio: Double

    /// Creates a slide from an edge.
    public init(edge: Edge, duration: Double = 1, dampingRatio: Double = 0.5) {
        self.duration = duration
        self.dampingRatio = dampingRatio
        super.init(edge: edge)
    }

    /// Returns the animator that slides in.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        Animator(transition: self, isPresenting: true)
    }

    /// Returns the animator that slides out.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        Animator(transition: self, isPresenting: false)
    }

    private final class Animator: ViewControllerAnimatedTransitioning {
        let transition: SlideTransition
        let isPresenting: Bool

        init(transition: SlideTransition, isPresenting: Bool) {
            self.transition = transition
            self.isPresenting = isPresenting
        }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            transition.duration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            context.slide(from: transition.edge, isPresenting: isPresenting) { animations, completion in
                SceneView.animate(
                    withDuration: transition.duration, usingSpringWithDamping: transition.dampingRatio,
                    initialSpringVelocity: 0, animations: animations, completion: completion)
            }
        }
    }
}

extension PlayableTransition {
    /// A screen slides in on a spring.
    public static let slide = PlayableTransition(
        name: "slide", summary: "a screen slides in on a spring of damping ratio 0.5, 1 s",
        defaultEdge: .bottom
    ) { edge, _ in SlideTransition(edge: edge) }
    /// A screen slides out on a spring.
    public static let slideOut = slide.dismissal(
        name: "slide-out", summary: "a screen slides out on a spring of damping ratio 0.5, 1 s",
        defaultEdge: .top)
}
