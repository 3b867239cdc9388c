import Foundation
import Hooke
import HookeTransitions

/// A presentation whose animator is a closure.
final class ScriptedTransition: SelfAnimating {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let home = SceneViewController(name: "home")
    let next = SceneViewController(name: "next")
    let driver = PercentDrivenInteractiveTransition()
    /// A view in the container: at (0, 0), 100 × 100.
    let card = SceneView(frame: CGRect(x: -50, y: -50, width: 100, height: 100), name: "card")
    private(set) var completions = 0
    private(set) weak var context: (any ViewControllerContextTransitioning)?
    var isInteractive = true
    /// Makes the presentation controller.
    var presentation: ((SceneViewController, SceneViewController?) -> PresentationController)?
    /// Replaces the driver.
    var ownDriver: (any ViewControllerInteractiveTransitioning)?
    var duration = 1.0
    /// Records; an empty block that completes the transition follows it.
    var script: (any ViewControllerContextTransitioning) -> Void
    /// Whether the script completes the transition by itself.
    var completesItself = false
    var animator: (any ImplicitlyAnimating)?
    /// Called when the interruptible animator is asked for.
    var asked: ((any ViewControllerContextTransitioning) -> Void)?
    private(set) var timesAsked = 0

    init(_ script: @escaping (any ViewControllerContextTransitioning) -> Void = { _ in }) {
        self.script = script
        scene.window.rootViewController = home
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = self
        driver.settle = .spring
    }

    func begin() { home.present(next, animated: true) { [unowned self] in completions += 1 } }

    func runOut() { scene.runOut() }

    var shown: ViewState { card.presentationState }
    /// The x position of the card.
    var x: Double { shown.position.x }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { duration }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        self.context = context
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.containerView.addSubview(card)
        script(context)
        guard !completesItself else { return }
        SceneView.animate(withDuration: duration) {
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func interruptibleAnimator(
        using context: any ViewControllerContextTransitioning
    ) -> any ImplicitlyAnimating {
        timesAsked += 1
        asked?(context)
        guard let animator else { return NoAnimator() }
        self.context = context
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.containerView.addSubview(card)
        return animator
    }

    func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? { presentation?(presented, presenting) }

    func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
        driver.wantsInteractiveStart = isInteractive
        return ownDriver ?? driver
    }
}

extension ScriptedTransition {
    /// Returns a transition of 1 s whose script starts a property animator that moves the card to x = 100.
    static func withAnimator(
        scrubsLinearly: Bool = true, duration: Double = 1, delay: Double = 0,
        pacing: Pacing = .curve(.easeInOut),
        prepare: ((PropertyAnimator) -> Void)? = nil
    ) -> (ScriptedTransition, animator: () -> PropertyAnimator) {
        let rig = ScriptedTransition()
        var animator: PropertyAnimator!
        rig.script = { [unowned rig] _ in
            animator = PropertyAnimator(duration: duration, pacing: pacing) { [unowned rig] in
                rig.card.center.x = 100
            }
            animator.scrubsLinearly = scrubsLinearly
            prepare?(animator)
            animator.startAnimation(afterDelay: delay)
        }
        return (rig, { animator })
    }
}
