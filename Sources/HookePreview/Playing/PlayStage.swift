import Foundation
import Hooke
import HookeTransitions

/// A scene with two view controllers that have visible content, and a transition between them.
final class PlayStage: SceneIsolated {
    let scene: WindowScene
    let presenter = SceneViewController(name: "presenter")
    let presented = SceneViewController(name: "presented")
    let transition: EdgeTransition
    let driver: GestureDriver

    init(_ settings: PlaySettings) {
        scene = WindowScene(size: settings.size)
        transition = settings.transition.make(edge: settings.edge, size: settings.size)
        let own =
            settings.isSwiped
            ? nil : transition.ownDriver(isDismissal: settings.transition.isDismissal) as? GestureDriver
        driver = own ?? SwipeDriver(edge: settings.edge, measure: settings.measure)
        driver.tracksFinger = true
        driver.decision = settings.decision
        driver.settle = settings.settle
        driver.catchesTouches = driver.settlesAlongExtent

        let bounds = scene.bounds
        if let described = settings.description {
            presenter.view = described.presenter.make(bounds)
            presented.view = described.presented.make(bounds)
            described.start(presenter.view)
        } else {
            addShippedScreens(settings, bounds)
        }
        scene.window.rootViewController = presenter

        presented.modalPresentationStyle = settings.transition.presentationStyle
        presented.transitioningDelegate = transition

        if settings.transition.isDismissal {
            presenter.present(presented, animated: false)
            scene.advance(to: scene.now)
            settle()
        }
        scene.window.addGestureRecognizer(driver.gestureRecognizer)
        transition.driver = driver
        driver.begin = { [unowned self] in begin(settings.transition) }
    }

    private func addShippedScreens(_ settings: PlaySettings, _ bounds: CGRect) {
        let screens = ShippedScreens(settings.size)
        presenter.view = screens.album(bounds, card: PlayableTransition.cardFrame(bounds.size))
        let frame = settings.transition.presentedFrame(from: transition.edge, in: bounds)
        presented.view = screens.presented(settings.transition, frame.size)
        presented.view.clipsToBounds = true
    }

    func begin(_ transition: PlayableTransition) {
        if transition.isDismissal {
            presented.dismiss(animated: true)
        } else {
            presenter.present(presented, animated: true)
        }
    }

    /// A custom style plays its animator even if it is not animated. Let it finish, then count time from 0
    /// again.
    private func settle() {
        while let next = scene.nextEventTime { scene.advance(to: next) }
    }
}
