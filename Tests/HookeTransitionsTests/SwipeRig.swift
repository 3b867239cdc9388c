import Foundation
import Hooke
import HookeTransitions

/// A presenter, a presented controller, one of the shipped transitions, and a driver that tests steer by hand.
final class SwipeRig {
    enum Kind: CaseIterable { case drawer, dropIn, slide, flip }

    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let presenter = LoggingController(name: "presenter")
    let presented = LoggingController(name: "presented")
    let transition: EdgeTransition
    let driver = PercentDrivenInteractiveTransition()
    private let delegate: Delegate
    private(set) var completions = 0

    init(_ kind: Kind, edge: Edge = .left, interactive: Bool = true) {
        transition =
            switch kind {
            case .drawer: DrawerTransition(edge: edge)
            case .dropIn: DropInTransition(edge: edge)
            case .slide: SlideTransition(edge: edge)
            case .flip: FlipTransition(edge: edge, cardFrame: CGRect(x: 60, y: 200, width: 270, height: 400))
            }
        delegate = Delegate(transition: transition, driver: interactive ? driver : nil)
        scene.window.rootViewController = presenter
        for (index, controller) in [presenter, presented].enumerated() {
            let label = SceneView(frame: CGRect(x: 20, y: 40, width: 100, height: 30), name: "label \(index)")
            if controller === presented {
                controller.view = SceneView(frame: scene.bounds, name: "presented")
            }
            controller.view.addSubview(label)
        }
        presented.transitioningDelegate = delegate
        presented.modalPresentationStyle = kind == .drawer ? .custom : .fullScreen
        driver.settle = .spring
    }

    /// Starts the presentation.
    func begin() {
        presenter.present(presented, animated: true) { [unowned self] in completions += 1 }
    }

    /// Presents at once and lets everything settle.
    func beginPresented() {
        delegate.driver = nil
        presenter.present(presented, animated: true)
        runOut()
        delegate.driver = driver
        presented.log = []
        presenter.log = []
    }

    /// Starts the dismissal.
    func beginDismissal() {
        presented.dismiss(animated: true) { [unowned self] in completions += 1 }
    }

    /// Lets everything that moves by itself come to its end.
    func runOut() {
        while let next = scene.nextEventTime { scene.advance(to: next) }
    }

    /// The presentation values of the tree, without the time.
    var shown: SceneSnapshot.Node { scene.snapshot().root }

    private final class Delegate: ViewControllerTransitioningDelegate {
        let transition: EdgeTransition
        var driver: PercentDrivenInteractiveTransition?

        init(transition: EdgeTransition, driver: PercentDrivenInteractiveTransition?) {
            self.transition = transition
            self.driver = driver
        }

        func animationController(
            forPresented presented: SceneViewController, presenting: SceneViewController,
            source: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { transition.presentationAnimator() }

        func animationController(
            forDismissed dismissed: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { transition.dismissalAnimator() }

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
            transition.presentationController(forPresented: presented, presenting: presenting, source: source)
        }
    }
}

/// A controller that notes its appearance callbacks.
final class LoggingController: SceneViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
}
