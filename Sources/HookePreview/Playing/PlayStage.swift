import Foundation
import Hooke
import HookeTransitions

/// A scene with two view controllers that have visible content, and a transition between them.
final class PlayStage: SceneIsolated {
    let scene: WindowScene
    let presenter = SceneViewController(name: "presenter")
    let presented = SceneViewController(name: "presented")
    let transition: EdgeTransition
    let driver: SwipeDriver
    /// The texts and pictures of described views.
    private(set) var contents: [ViewID: ViewContent] = [:]

    init(_ settings: PlaySettings) {
        scene = WindowScene(size: settings.size)
        transition = settings.transition.make(edge: settings.edge, size: settings.size)
        driver = SwipeDriver(edge: settings.edge, measure: settings.measure)
        driver.tracksFinger = true
        driver.decision = settings.decision
        driver.settle = settings.settle

        let bounds = scene.bounds
        if let described = settings.description {
            presenter.view = described.presenter.make(bounds, &contents)
            presented.view = described.presented.make(bounds, &contents)
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
        scene.window.addGestureRecognizer(driver.recognizer)
        transition.driver = driver
        driver.begin = { [unowned self] in begin(settings.transition) }
    }

    private func addShippedScreens(_ settings: PlaySettings, _ bounds: CGRect) {
        presenter.view = Self.screen(
            "presenter", bounds, background: SceneColor(hex: 0xF4F1EA), bar: SceneColor(hex: 0x2F5D62))
        let card = SceneView(frame: PlayableTransition.cardFrame(bounds.size), name: "card")
        card.backgroundColor = SceneColor(hex: 0xDFB771)
        card.layer.cornerRadius = 24
        presenter.view.addSubview(card)
        let frame = settings.transition.presentedFrame(from: transition.edge, in: bounds)
        presented.view = Self.screen(
            settings.transition.viewName, CGRect(origin: .zero, size: frame.size),
            background: SceneColor(hex: 0xFFFFFF), bar: SceneColor(hex: 0xA63D40))
        Self.addRows(to: presented.view)
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

    private static func screen(
        _ name: String, _ frame: CGRect, background: SceneColor, bar: SceneColor
    ) -> SceneView {
        let view = SceneView(frame: frame, name: name)
        view.backgroundColor = background
        let header = SceneView(
            frame: CGRect(x: 0, y: 0, width: frame.size.width, height: min(96, frame.size.height / 6)),
            name: "\(name) bar")
        header.backgroundColor = bar
        view.addSubview(header)
        return view
    }

    private static func addRows(to view: SceneView) {
        let width = view.bounds.size.width
        let height = view.bounds.size.height
        let top = min(96, height / 6) + 24
        for index in 0..<4 {
            let row = SceneView(
                frame: CGRect(
                    x: 24, y: top + Double(index) * (height - top) / 4.4, width: width - 48,
                    height: (height - top) / 4.4 - 20),
                name: "row \(index + 1)")
            row.backgroundColor = SceneColor(hex: index.isMultiple(of: 2) ? 0xE9D8D4 : 0xE3E4DB)
            row.layer.cornerRadius = 14
            view.addSubview(row)
        }
    }
}
