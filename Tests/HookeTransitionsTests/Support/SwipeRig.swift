import Foundation
import Hooke
import HookeTransitions

/// A presenter, a presented controller, a built-in transition, and a driver that tests control.
final class SwipeRig {
    /// The built-in presentations.
    static let kinds = PlayableTransition.allCases.filter { !$0.isDismissal }

    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let presenter = LoggingController(name: "presenter")
    let presented = LoggingController(name: "presented")
    let transition: EdgeTransition
    let driver = PercentDrivenInteractiveTransition()
    private let handout = DelegateStub()
    private(set) var completions = 0

    init(_ kind: PlayableTransition, edge: Edge = .left, interactive: Bool = true) {
        transition = kind.make(edge: edge, size: scene.bounds.size)
        handout.presenting = { [transition] in transition.presentationAnimator() }
        handout.dismissing = { [transition] in transition.dismissalAnimator() }
        handout.presentation = { [transition] presented, presenting in
            transition.presentationController(
                forPresented: presented, presenting: presenting, source: presented)
        }
        drive(by: interactive ? driver : nil)
        scene.window.rootViewController = presenter
        for (index, controller) in [presenter, presented].enumerated() {
            let label = SceneView(frame: CGRect(x: 20, y: 40, width: 100, height: 30), name: "label \(index)")
            label.transitionIdentifier = ZoomInTransition.sourceIdentifier
            if controller === presented {
                controller.view = SceneView(frame: scene.bounds, name: "presented")
            }
            controller.view.addSubview(label)
        }
        presented.transitioningDelegate = handout
        presented.modalPresentationStyle = kind.presentationStyle
        driver.settle = .spring
    }

    private func drive(by driver: PercentDrivenInteractiveTransition?) {
        (handout.presentingDriver, handout.dismissingDriver) = (driver, driver)
    }

    /// Starts the presentation.
    func begin() {
        presenter.present(presented, animated: true) { [unowned self] in completions += 1 }
    }

    /// Presents and advances until everything has settled.
    func beginPresented() {
        drive(by: nil)
        presenter.present(presented, animated: true)
        runOut()
        drive(by: driver)
        presented.log = []
        presenter.log = []
    }

    /// Starts the dismissal.
    func beginDismissal() {
        presented.dismiss(animated: true) { [unowned self] in completions += 1 }
    }

    /// The view that the presentation places and moves: the presented one, or the sheet around it.
    var movingView: SceneView { presented.presentationController?.presentedView ?? presented.view }

    /// Advances until nothing moves.
    func runOut() {
        scene.runOut()
    }

    /// The presentation values of the tree, without the time.
    var shown: SceneSnapshot.Node { scene.snapshot().root }
}

/// A controller that records its appearance callbacks.
final class LoggingController: SceneViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
}
