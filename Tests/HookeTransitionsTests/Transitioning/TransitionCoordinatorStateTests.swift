import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct TransitionCoordinatorStateTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let home = SceneViewController(name: "home")
    private let page = SceneViewController(name: "page")

    init() { scene.window.rootViewController = home }

    @Test func `The coordinator says what the context says`() throws {
        let (handout, driver) = (DelegateStub(), PercentDrivenInteractiveTransition())
        handout.presenting = { ModalTransitionAnimator(.crossDissolve, isPresenting: true) }
        handout.presentingDriver = driver
        driver.completionSpeed = 2
        driver.completionCurve = .easeOut
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = handout
        home.present(page, animated: true)
        let coordinator = try #require(page.transitionCoordinator)
        let context = try #require(scene.transition)
        var (ends, changes) = (0, 0)
        coordinator.notifyWhenInteractionEnds { _ in ends += 1 }
        coordinator.notifyWhenInteractionChanges { _ in changes += 1 }
        driver.update(0.25)
        #expect(coordinator.percentComplete == 0.25 && context.percentComplete == 0.25)
        #expect(coordinator.initiallyInteractive && coordinator.isInteractive && coordinator.isInterruptible)
        #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .easeOut)
        #expect(context.completionVelocity == 2 && context.completionCurve == .easeOut)
        #expect(
            coordinator.presentationStyle == .custom && coordinator.containerView == context.containerView)
        #expect(coordinator.viewController(forKey: .to) == page && coordinator.view(forKey: .to) == page.view)
        #expect(coordinator.transitionDuration == context.transitionDuration)
        #expect(coordinator.targetTransform == context.targetTransform && coordinator.isAnimated)
        driver.finish()
        driver.pause()
        driver.cancel()
        #expect(ends == 2 && changes == 3 && coordinator.isCancelled && context.isCancelled)
        #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    }

    @Test func `A transition by time is not interactive and settles at speed 1`() throws {
        page.modalTransitionStyle = .crossDissolve
        home.present(page, animated: true)
        let coordinator = try #require(page.transitionCoordinator)
        #expect(!coordinator.initiallyInteractive && coordinator.completionVelocity == 1)
        #expect(coordinator.completionCurve == .easeInOut)
        scene.advance(to: coordinator.transitionDuration / 2)
        #expect(abs(coordinator.percentComplete - 0.5) < 1e-12)
    }

    @Test func `A block alongside may change views anywhere`() throws {
        let beside = SceneView()
        scene.window.addSubview(beside)
        home.present(page, animated: true)
        let coordinator = try #require(page.transitionCoordinator)
        var ends = 0
        let joins = coordinator.animateAlongsideTransition(in: scene.window) { _ in
            beside.alpha = 0
        } completion: { _ in
            ends += 1
        }
        #expect(joins && beside.presentationState.opacity == 1)
        scene.runOut()
        #expect(beside.alpha == 0 && ends == 1)
    }

    @Test func `A change of size has a coordinator without controllers`() {
        final class Watched: SceneViewController {
            var seen: [(CGFloat, Double)] = []
            override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
                coordinator.animate(alongsideTransition: nil) { [self] in
                    seen.append(($0.percentComplete, $0.transitionDuration))
                }
                seen.append((coordinator.percentComplete, coordinator.transitionDuration))
                #expect(coordinator.viewController(forKey: .from) == nil)
                #expect(!coordinator.initiallyInteractive && coordinator.containerView == view.window)
            }
        }
        let watched = Watched()
        scene.window.rootViewController = watched
        scene.rotate(to: .landscapeLeft, duration: 0.5)
        scene.runOut()
        #expect(watched.seen.map(\.0) == [0, 1] && watched.seen.map(\.1) == [0.5, 0.5])
    }
}
