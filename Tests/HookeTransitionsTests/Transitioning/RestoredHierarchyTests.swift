import Foundation
import HookeTransitions
import Testing

@Suite struct RestoredHierarchyTests {
    private final class Watched: SceneView {
        var log: [String] = []
        override func willMove(toWindow newWindow: SceneWindow?) {
            log.append(newWindow == nil ? "-w" : "+w")
        }
        override func didMoveToWindow() { log.append(window == nil ? "out" : "in") }
        override func willMove(toSuperview newSuperview: SceneView?) {
            log.append("to \(newSuperview?.name ?? "nil")")
        }
        override func didMoveToSuperview() { log.append("at \(superview?.name ?? "nil")") }
    }

    @Test func `A cancel that puts a view back, or takes one out, notifies it`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        final class Moving: SelfAnimating {
            let driver = PercentDrivenInteractiveTransition()
            var move = {}
            var presentationDriver: (any ViewControllerInteractiveTransitioning)? { driver }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                move()
                context.containerView.addSubview(context.view(forKey: .to)!)
                SceneView.animate(withDuration: 1) {
                    context.view(forKey: .to)?.alpha = 0.5
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        let (home, page, moving) = (SceneViewController(), SceneViewController(), Moving())
        let (stays, comes) = (Watched(frame: .zero, name: "stays"), Watched(frame: .zero, name: "comes"))
        scene.window.rootViewController = home
        home.view.name = "home"
        home.view.addSubview(stays)
        moving.move = {
            stays.removeFromSuperview()
            home.view.addSubview(comes)
        }
        page.transitioningDelegate = moving
        page.modalPresentationStyle = .custom
        home.present(page, animated: true)
        (stays.log, comes.log) = ([], [])
        moving.driver.update(0.5)
        moving.driver.cancel()
        scene.runOut()
        #expect(home.view.subviews == [stays])
        #expect(stays.log == ["+w", "to home", "in", "at home"])
        #expect(comes.log == ["-w", "to nil", "out", "at nil"])
    }
}
