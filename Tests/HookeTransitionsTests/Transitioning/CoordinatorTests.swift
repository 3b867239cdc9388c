import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct CoordinatorTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let home = SceneViewController(name: "home")
    private let page = SceneViewController(name: "page")

    init() { scene.window.rootViewController = home }

    @Test(arguments: [true, false])
    func `S24: completions run even if the animation could not, and then the coordinator is removed`(
        _ completes: Bool
    ) throws {
        /// Ends by itself before an alongside block can be recorded.
        final class AtOnce: ViewControllerAnimatedTransitioning {
            var completes = true
            func transitionDuration(
                using transitionContext: (any ViewControllerContextTransitioning)?
            ) -> Double { 0.3 }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                context.completeTransition(completes)
            }
        }
        final class Hooked: PresentationController {
            var log: [String] = []
            override func presentationTransitionWillBegin() {
                presentedViewController.transitionCoordinator?.animate { [self] _ in
                    log.append("alongside")
                } completion: { [self] context in
                    log.append("completion, cancelled \(context.transitionWasCancelled)")
                }
            }
        }
        let (handout, animator) = (DelegateStub(), AtOnce())
        var made: Hooked?
        animator.completes = completes
        handout.presenting = { animator }
        handout.presentation = {
            made = Hooked(presentedViewController: $0, presenting: $1)
            return made
        }
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = handout
        home.present(page, animated: true)
        let hooked = try #require(made)
        #expect(hooked.log == ["completion, cancelled false"], "the transition was over")
        #expect(home.transitionCoordinator == nil && page.transitionCoordinator == nil && scene.isIdle)
    }

    @Test
    func `S29: by default the presented view covers the container and the presenter stays`() {
        page.modalPresentationStyle = .custom
        let plain = PresentationController(presentedViewController: page, presenting: home)
        #expect(plain.presentedView === page.view)
        #expect(plain.shouldRemovePresentersView == false)
        #expect(plain.containerView == nil && plain.frameOfPresentedViewInContainerView == .zero)
        home.present(page, animated: false)
        scene.runOut()
        let used = page.presentationController
        #expect(used?.containerView?.bounds == scene.bounds)
        #expect(used?.frameOfPresentedViewInContainerView == scene.bounds)
        #expect(home.view.superview === scene.window)
    }
}
