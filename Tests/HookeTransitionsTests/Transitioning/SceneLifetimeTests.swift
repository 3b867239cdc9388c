import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct SceneLifetimeTests {
    @Test(arguments: SwipeRig.kinds)
    func `A scene released during a transition is deallocated with all its objects`(
        _ kind: PlayableTransition
    ) {
        for stage in 0..<4 {
            weak var scene: WindowScene?
            weak var context: TransitionContext?
            weak var presented: SceneViewController?
            weak var driver: PercentDrivenInteractiveTransition?
            do {
                let rig = SwipeRig(kind, interactive: stage != 3)
                (scene, presented, driver) = (rig.scene, rig.presented, rig.driver)
                rig.begin()
                context = rig.scene.transition
                rig.scene.transition?.pauseInteractiveTransition()
                if stage > 0 { rig.driver.update(0.4) }
                if stage == 2 { rig.driver.finish(velocity: 1) }
                rig.scene.advance(to: 0.01)
                #expect(context != nil)
            }
            #expect(scene == nil && context == nil && presented == nil && driver == nil)
        }
    }

    @Test(arguments: [false, true])
    func `A scene released with a presented sheet is deallocated with the sheet`(_ isMoving: Bool) {
        weak var scene: WindowScene?
        weak var places: SceneViewController?
        weak var sheet: SheetPresentationController?
        do {
            let rig = SheetRig(presents: false)
            rig.present()
            rig.scene.advance(to: isMoving ? 0.1 : 3)
            (scene, places, sheet) = (rig.scene, rig.places, rig.sheet)
        }
        #expect(scene == nil && places == nil && sheet == nil)
    }

    @Test func `D4: An animator and a driver that retain their context are released with the transition`() {
        final class Keeping: SelfAnimating, ViewControllerInteractiveTransitioning {
            var context: (any ViewControllerContextTransitioning)?
            var presentationDriver: (any ViewControllerInteractiveTransitioning)? { self }
            func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {}
            func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
                context = transitionContext
            }
        }
        for isCompleted in [true, false] {
            weak var kept: Keeping?
            do {
                let scene = WindowScene(size: CGSize(width: 100, height: 100))
                let (root, next) = (SceneViewController(), SceneViewController())
                scene.window.rootViewController = root
                let keeping = Keeping()
                kept = keeping
                next.transitioningDelegate = keeping
                root.present(next, animated: true)
                #expect(keeping.context != nil)
                if isCompleted { keeping.context?.completeTransition(true) }
            }
            #expect(kept == nil, "completed \(isCompleted)")
        }
    }

    @Test func `After a finished transition nothing retains it`() {
        let rig = SwipeRig(.drawer, interactive: false)
        rig.begin()
        weak let context = rig.scene.transition
        #expect(context != nil)
        rig.runOut()
        #expect(context == nil)
    }

    @Test func `A driver may outlive its scene, and views then show their model`() {
        let driver = PercentDrivenInteractiveTransition()
        var context: TransitionContext?
        var view: SceneView?
        do {
            let rig = SwipeRig(.drawer)
            rig.begin()
            rig.driver.update(0.5)
            context = rig.scene.transition
            view = rig.presented.view
        }
        driver.update(0.5)
        driver.finish()
        context?.completeTransition(true)
        context?.updateInteractiveTransition(0.3)
        context?.pauseInteractiveTransition()
        _ = context?.fraction
        _ = context?.fractionVelocity
        #expect(view?.presentationState.frame == view?.frame)
    }

    @Test func `A recogniser may outlive its swipe driver`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        weak var gone: SwipeDriver?
        var velocity: (() -> Double)?
        do {
            let driver = SwipeDriver(edge: .left)
            gone = driver
            velocity = driver.velocitySource
            scene.window.addGestureRecognizer(driver.recognizer)
        }
        #expect(gone == nil)
        #expect(velocity?() == 0)
        scene.send(Touch(.began, at: CGPoint(x: 5, y: 5), time: 0))
        scene.send(Touch(.moved, at: CGPoint(x: 95, y: 5), time: 0.1))
        scene.send(Touch(.ended, at: CGPoint(x: 95, y: 5), time: 0.2))
    }

    @Test func `A view whose change a released scene never showed is complete in the next scene`() {
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        do {
            let first = WindowScene(size: CGSize(width: 100, height: 100))
            first.window.addSubview(view)
            view.alpha = 0.25
        }
        let second = WindowScene(size: CGSize(width: 100, height: 100))
        second.window.addSubview(view)
        view.alpha = 0.5
        second.advance(to: 1)
        #expect(view.snapshotView(afterScreenUpdates: false) !== view)
        let picture = view.snapshotView(afterScreenUpdates: false)
        view.addSubview(SceneView())
        second.window.addSubview(picture)
        view.cornerRadius(7)
        let later = view.snapshotView(afterScreenUpdates: false)
        second.window.addSubview(later)
        #expect(second.snapshot().node(later.id)!.children[0].state.cornerRadius == 0)
    }
}

extension SceneView {
    fileprivate func cornerRadius(_ radius: Double) { layer.cornerRadius = radius }
}
