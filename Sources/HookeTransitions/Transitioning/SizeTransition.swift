import Foundation
import HookeGeometry

/// The transition behind a ``TransitionCoordinator``.
protocol CoordinatedTransition: ViewControllerContextTransitioning {
    var isOver: Bool { get }
    /// The duration when it runs by time, in seconds.
    var duration: Double { get }
    /// The fraction at the scene's time.
    var fraction: Double { get }
    /// Whether it began with a driver.
    var startsInteractively: Bool { get }
    /// Its driver, if that is a percent driver.
    var driver: PercentDrivenInteractiveTransition? { get }
    /// Records a block over the remaining duration.
    func recordAlongside(_ animation: (any ViewControllerContextTransitioning) -> Void)
}

extension TransitionContext: CoordinatedTransition {}

/// A change of the scene's size or orientation, as its coordinator sees it. It has no driver and cannot be
/// cancelled; calls that drive it are ignored.
final class SizeTransition: CoordinatedTransition {
    let containerView: SceneView
    let targetTransform: Affine2D
    let duration: Double
    private(set) var isOver = false
    /// The coordinator keeps this object alive, so it is held weakly here.
    private(set) weak var coordinator: TransitionCoordinator?
    private weak var scene: WindowScene?
    private let start: Double
    /// Whether the block that performs the change is open.
    private var isRecording = false

    init(scene: WindowScene, targetTransform: Affine2D, duration: Double) {
        containerView = scene.window
        self.scene = scene
        self.targetTransform = targetTransform
        self.duration = duration
        start = scene.now
    }

    func makeCoordinator() -> TransitionCoordinator {
        let made = TransitionCoordinator(context: self)
        coordinator = made
        return made
    }

    var isAnimated: Bool { duration > 0 }
    var isInteractive: Bool { false }
    var startsInteractively: Bool { false }
    var driver: PercentDrivenInteractiveTransition? { nil }
    var fraction: Double {
        guard duration > 0, let scene, !isOver else { return 1 }
        return min(1, max(0, (scene.now - start) / duration))
    }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: PresentationStyle { .none }

    func viewController(forKey key: TransitionControllerKey) -> SceneViewController? { nil }
    func view(forKey key: TransitionViewKey) -> SceneView? { nil }
    func initialFrame(for controller: SceneViewController) -> CGRect { .zero }
    func finalFrame(for controller: SceneViewController) -> CGRect { .zero }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}

    /// Runs the waiting blocks inside the open block that performs the change.
    func runAlongside() {
        isRecording = true
        coordinator?.start()
        isRecording = false
    }

    func recordAlongside(_ animation: (any ViewControllerContextTransitioning) -> Void) {
        guard !isRecording else { return animation(self) }
        guard let scene, !isOver else { return }
        scene.run { scene.animate(withDuration: max(0, start + duration - scene.now)) { animation(self) } }
    }

    func end() {
        guard !isOver else { return }
        isOver = true
        coordinator?.end()
    }
}
