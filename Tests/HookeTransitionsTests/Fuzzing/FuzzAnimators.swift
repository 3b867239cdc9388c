import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

/// An animator of one kind for any change; it moves the incoming or the outgoing view.
final class FuzzAnimator: ViewControllerAnimatedTransitioning {
    static let duration = 0.3
    let kind: FuzzAnimatorKind
    /// Whether the change shows a view over the current one, rather than removing it.
    let isComing: Bool
    private weak var world: FuzzWorld?
    private(set) var starts = 0
    private(set) var ends = 0

    init(_ kind: FuzzAnimatorKind, isComing: Bool, world: FuzzWorld) {
        self.kind = kind
        self.isComing = isComing
        self.world = world
        world.track(self)
    }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        kind == .badDuration ? -.infinity : kind == .immediate ? 0 : Self.duration
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ends += 1
        if ends > 1 { world?.fail("animationEnded came \(ends) times") }
        world?.checkRestored()
        world?.fire(.animationEnded)
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        starts += 1
        if starts > 1 { world?.fail("animateTransition came \(starts) times") }
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
        else { return }
        let container = context.containerView
        let moving = isComing ? to.view : from.view
        let under = isComing ? nil : context.view(forKey: .to)
        if let under { container.insertSubview(under, at: 0) }
        let home = isComing ? context.finalFrame(for: to) : moving.frame
        let away = home.offsetBy(dx: 0, dy: 800)
        if isComing {
            // Not the other way round: an observer of the frame may complete the transition.
            container.addSubview(moving)
            moving.frame = away
        }
        world?.fire(.animating)
        let arrive = { moving.frame = self.isComing ? home : away }
        let done = { [weak self] (_: Bool) -> Void in
            self?.world?.fire(.blockEnds)
            context.completeTransition(!context.transitionWasCancelled)
        }
        move(kind, arrive, moving, context, done)
    }

    private func move(
        _ kind: FuzzAnimatorKind, _ arrive: @escaping () -> Void, _ moving: SceneView,
        _ context: any ViewControllerContextTransitioning, _ done: @escaping (Bool) -> Void
    ) {
        let duration = Self.duration
        switch kind {
        case .spring:
            SceneView.animate(
                withDuration: duration, usingSpringWithDamping: 0.7, initialSpringVelocity: 1,
                animations: arrive, completion: done)
        case .keyframes:
            SceneView.animateKeyframes(withDuration: duration) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { moving.alpha = 0.25 }
                SceneView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75, animations: arrive)
                SceneView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { moving.alpha = 1 }
            } completion: {
                done($0)
            }
        case .nested:
            SceneView.animate(
                withDuration: duration,
                animations: {
                    arrive()
                    SceneView.animate(withDuration: 0.2, options: .overrideInheritedDuration) {
                        moving.alpha = 0.5
                    }
                }, completion: done)
        case .delayed:
            SceneView.animate(withDuration: duration - 0.1, delay: 0.1, animations: arrive, completion: done)
        case .long: SceneView.animate(withDuration: 2 * duration, animations: arrive, completion: done)
        case .immediate: SceneView.animate(withDuration: 0, animations: arrive, completion: done)
        case .layers:
            var bump = LayerAnimation(
                LayerKeyPath(.position), .keyframes([.pair(.zero), .pair(SIMD2(30, 10)), .pair(.zero)]),
                duration: duration)
            bump.isAdditive = true
            moving.layer.add(bump, forKey: "bump")
            SceneView.animate(withDuration: duration, animations: arrive, completion: done)
        case .propertyAnimator:
            let animator = PropertyAnimator(duration: duration, animations: arrive)
            animator.addCompletion { done($0 == .end) }
            animator.startAnimation()
        case .change:
            // Nested: it joins the transition's timeline.
            let change = world?.scene.change(duration: duration, arrive)
            change?.addCompletion { done($0 == .finish) }
        case .atOnce:
            arrive()
            context.completeTransition(true)
        case .twice:
            SceneView.animate(withDuration: duration, animations: arrive) { finished in
                done(finished)
                done(finished)
            }
        case .late:
            SceneView.animate(withDuration: duration, animations: arrive) { [weak self] finished in
                self?.world?.scene.performWithoutAnimation {
                    self?.world?.later(0.2) { done(finished) }
                }
            }
        case .never: SceneView.animate(withDuration: duration, animations: arrive)
        case .readdsPresenter:
            let other = context.viewController(forKey: isComing ? .from : .to)
            if let other, !context.containerView.isDescendant(of: other.view) {
                context.containerView.insertSubview(other.view, at: 0)
            }
            SceneView.animate(withDuration: duration, animations: arrive) { finished in
                done(finished)
                if let other, let window = self.world?.scene.window, other.view.superview == nil,
                    !context.transitionWasCancelled
                {
                    window.addSubview(other.view)
                }
            }
        case .removesViews:
            let other = context.viewController(forKey: isComing ? .from : .to)
            SceneView.animate(withDuration: duration, animations: arrive) { finished in
                moving.removeFromSuperview()
                if let other, !context.containerView.isDescendant(of: other.view) {
                    other.view.removeFromSuperview()
                }
                done(finished)
            }
        default: SceneView.animate(withDuration: duration, animations: arrive, completion: done)
        }
    }
}

/// A custom interaction controller, which retains the context and drives it completely.
final class FuzzOwnDriver: ViewControllerInteractiveTransitioning {
    private(set) var context: (any ViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
        context = transitionContext
    }
}

/// A page that checks that each appearance callback may follow the previous one.
final class FuzzPage: SceneViewController {
    weak var world: FuzzWorld?
    private var shown = Appearance.disappeared

    override init(name: String) {
        super.init(name: name)
        view = FuzzView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: name)
    }

    private func step(_ next: Appearance, from allowed: Set<Appearance>, _ trigger: FuzzTrigger) {
        if !allowed.contains(shown) { world?.fail("F7: \(name) got \(next) while \(shown)") }
        shown = next
        world?.checkRestored()
        world?.fire(trigger)
    }

    override func viewWillAppear(_ animated: Bool) {
        step(.appearing, from: [.disappeared, .disappearing], .willAppear)
    }
    override func viewDidAppear(_ animated: Bool) { step(.appeared, from: [.appearing], .didAppear) }
    override func viewWillDisappear(_ animated: Bool) {
        step(.disappearing, from: [.appeared, .appearing], .willDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        step(.disappeared, from: [.disappearing], .didDisappear)
    }
}

/// Returns the animators and drivers of the script.
final class FuzzDelegate: ViewControllerTransitioningDelegate, NavigationControllerDelegate,
    TabBarControllerDelegate
{
    private weak var world: FuzzWorld?
    let swipe: SwipeDriver

    init(world: FuzzWorld, swipe: SwipeDriver) {
        self.world = world
        self.swipe = swipe
    }

    private func shipped(_ kind: FuzzAnimatorKind) -> EdgeTransition? {
        switch kind {
        case .drawer: DrawerTransition(edge: .left)
        case .dropIn: DropInTransition(edge: .top)
        case .slide: SlideTransition(edge: .right)
        case .flip: FlipTransition(edge: .right, cardFrame: CGRect(x: 60, y: 200, width: 270, height: 400))
        case .zoom: ZoomInTransition(edge: .bottom)
        case .shared: SharedTransition(edge: .right)
        case .back: BackTransition(edge: .right)
        default: nil
        }
    }

    private func animator(
        isComing: Bool, isModal: Bool, isSheet: Bool = false
    ) -> (any ViewControllerAnimatedTransitioning)? {
        guard let world else { return nil }
        world.fire(.delegate)
        let kind = world.next.animator
        // The animators of scripts move the presented view, not the sheet around it.
        if kind == .builtIn || isSheet { return nil }
        if isModal, let shipped = shipped(kind) {
            return isComing ? shipped.presentationAnimator() : shipped.dismissalAnimator()
        }
        // In containers too.
        if kind == .shared { return SharedElementAnimator() }
        if kind == .back { return PredictiveBackAnimator() }
        return FuzzAnimator(kind, isComing: isComing, world: world)
    }

    private var driver: (any ViewControllerInteractiveTransitioning)? {
        guard let world else { return nil }
        if swipe.isSwiping, !swipe.isBusy { return swipe }
        if let pull = world.content.pull, pull.isTracking, !pull.isDriving { return pull }
        switch world.next.driver {
        case .none: return nil
        case .own: return FuzzOwnDriver()
        case .percent, .waiting:
            world.driver = world.makeDriver()
            world.driver.wantsInteractiveStart = world.next.driver == .percent
            return world.driver
        }
    }

    func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        animator(isComing: true, isModal: true, isSheet: presented.modalPresentationStyle.isSheet)
    }
    func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        animator(
            isComing: false, isModal: true,
            isSheet: dismissed.presentationController is SheetPresentationController)
    }
    func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }
    func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }
    func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? {
        if presented.modalPresentationStyle.isSheet { return nil }
        return world.flatMap {
            $0.next.animator == .drawer
                ? shipped(.drawer)?.presentationController(
                    forPresented: presented, presenting: presenting, source: source)
                : FuzzPresentation(presented: presented, presenting: presenting, world: $0)
        }
    }

    func navigationController(
        _ navigationController: NavigationController, animationControllerFor operation: NavigationOperation,
        from: SceneViewController, to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        animator(isComing: operation == .push, isModal: false)
    }
    func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
        // The edge pan has its own driver.
        let pan = navigationController.interactivePopGestureRecognizer.state
        return pan == .began || pan == .changed ? nil : driver
    }
    func tabBarController(
        _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
        to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator(isComing: true, isModal: false) }
    func tabBarController(
        _ tabBarController: TabBarController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }
}

/// Opens a block in each hook, as a dimming view does.
final class FuzzPresentation: PresentationController {
    private weak var world: FuzzWorld?
    private let dim = SceneView(name: "dim")

    init(presented: SceneViewController, presenting: SceneViewController?, world: FuzzWorld) {
        self.world = world
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        containerView.insertSubview(dim, at: 0)
        dim.alpha = 0
        SceneView.animate(withDuration: 0.3) { dim.alpha = 0.5 }
        world?.fire(.willBegin)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dim.removeFromSuperview() }
    }
    override func dismissalTransitionWillBegin() {
        SceneView.animate(withDuration: 0.3) { dim.alpha = 0 }
        world?.fire(.willBegin)
    }
}
