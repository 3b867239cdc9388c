import Foundation
import HookeTransitions

/// A scene to try: a transition or a change, and the gestures that drive it.
protocol Stage: AnyObject {
    var scene: WindowScene { get }
    /// Instructions in one line.
    var hint: String { get }
    /// The drivers that can follow a finger.
    var drivers: [GestureDriver] { get }
    /// The name of the state at rest.
    var restStateName: String { get }
    /// The transition or change in progress; by default the scene's transition.
    var motion: StageMotion? { get }
    /// Starts the transition by time, without a gesture.
    func toggle()
    /// Called after every possible change of the scene.
    func refresh()
}

/// The transition or change of a stage in progress.
struct StageMotion {
    var fraction: Double
    /// Fractions per second.
    var velocity: Double
    /// Whether it was released, rather than playing by time.
    var isSettling: Bool
}

extension Stage {
    var motion: StageMotion? {
        scene.transition.map {
            StageMotion(
                fraction: $0.fraction, velocity: $0.fractionVelocity, isSettling: $0.settlePlan != nil)
        }
    }
}

extension StageKind {
    /// Creates a stage in its initial state.
    func make(size: CGSize) -> any Stage {
        switch self {
        case .drawer: ModalStage(DrawerTransition(edge: .left), style: .custom, size: size)
        case .flip:
            ModalStage(
                FlipTransition(edge: .right, cardFrame: ModalStage.cardFrame(size)), style: .fullScreen,
                size: size)
        case .dropIn: ModalStage(DropInTransition(edge: .top), style: .fullScreen, size: size)
        case .slide: ModalStage(SlideTransition(edge: .bottom), style: .fullScreen, size: size)
        case .navigation: NavigationStage(size: size)
        case .back: NavigationStage(size: size, backStyle: .predictive)
        case .zoom: ZoomStage(size: size)
        case .cards: CardsStage(size: size)
        }
    }
}

/// The stages, with the names on the command line and the tabs.
enum StageKind: String, CaseIterable {
    case drawer, flip
    case dropIn = "drop-in"
    case slide, navigation, back, zoom, cards
}

/// The state of a stage for display.
struct StageState: Equatable {
    enum Phase: String {
        case rest, interactive, settling, playing
    }

    var phase: Phase
    /// The fraction of the transition; 0 at rest.
    var fraction: Double
    /// Fractions per second.
    var velocity: Double
    /// The last decision, or instructions.
    var note: String

    init(_ stage: any Stage) {
        let motion = stage.motion
        let held = stage.drivers.first { $0.isTracking }
        fraction = motion?.fraction ?? 0
        velocity = motion?.velocity ?? 0
        if let motion {
            phase = held != nil ? .interactive : motion.isSettling ? .settling : .playing
        } else {
            phase = .rest
        }
        let last = stage.drivers.compactMap(\.release).max { $0.time < $1.time }
        if let last, held == nil {
            note = "\(last.verdict.outcome.rawValue): \(last.verdict.reason)"
        } else {
            note = stage.hint
        }
    }
}

/// A view controller that a built-in transition presents and dismisses.
final class ModalStage: Stage {
    let scene: WindowScene
    let hint: String
    private let transition: EdgeTransition
    private let presenter = SceneViewController(name: "presenter")
    private let presented = SceneViewController(name: "presented")
    /// The drivers that present and dismiss the controller.
    private let (opener, closer): (SwipeDriver, SwipeDriver)

    init(_ transition: EdgeTransition, style: PresentationStyle, size: CGSize) {
        scene = WindowScene(size: size)
        self.transition = transition
        (opener, closer) = (SwipeDriver(edge: transition.edge), SwipeDriver(edge: transition.edge.opposite))
        hint = "drag away from the \(transition.edge.rawValue) edge, anywhere; tap the card"
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = transition

        var place = scene.bounds
        if let drawer = transition as? DrawerTransition {
            place = DrawerPresentationController(
                edge: drawer.edge, presented: presented, presenting: presenter
            ).frame(in: place)
        }
        presenter.view = Self.screen("presenter", scene.bounds, ground: 0xF4F1EA, bar: 0x2F5D62)
        let card = SceneView(frame: Self.cardFrame(size), name: "card")
        card.backgroundColor = SceneColor(hex: 0xDFB771)
        card.layer.cornerRadius = 24
        presenter.view.addSubview(card)
        presented.view = Self.screen(
            "presented", CGRect(origin: .zero, size: place.size), ground: 0xFFFFFF, bar: 0xA63D40)
        Self.addRows(to: presented.view)
        scene.window.rootViewController = presenter

        for driver in [opener, closer] {
            driver.tracksFinger = true
            driver.begin = { [unowned self, unowned driver] in toggle(by: driver) }
            scene.window.addGestureRecognizer(driver.recognizer)
        }
        for view in [card, presented.view.subviews[0]] {
            let tap = TapGestureRecognizer()
            tap.addHandler { [unowned self] _ in toggle() }
            view.addGestureRecognizer(tap)
        }
        refresh()
    }

    var drivers: [GestureDriver] { [opener, closer] }

    var restStateName: String { isOpen ? "open" : "closed" }

    func toggle() { toggle(by: nil) }

    /// Enables the driver of the current transition, or the one that fits the state at rest.
    func refresh() {
        guard scene.transition == nil, !drivers.contains(where: \.isTracking) else { return }
        opener.recognizer.isEnabled = !isOpen
        closer.recognizer.isEnabled = isOpen
    }

    private var isOpen: Bool { presented.presentingViewController != nil }

    private func toggle(by driver: SwipeDriver?) {
        guard scene.transition == nil else { return }
        transition.driver = driver
        if isOpen { presented.dismiss(animated: true) } else { presenter.present(presented, animated: true) }
    }

    /// The card of the flip, which also accepts taps.
    static func cardFrame(_ size: CGSize) -> CGRect {
        CGRect(
            x: size.width * 0.14, y: size.height * 0.24, width: size.width * 0.72, height: size.height * 0.5)
    }

    /// Returns a screen with a bar at its top.
    static func screen(_ name: String, _ frame: CGRect, ground: UInt32, bar: UInt32) -> SceneView {
        let view = SceneView(frame: frame, name: name)
        view.backgroundColor = SceneColor(hex: ground)
        view.clipsToBounds = true
        let header = SceneView(
            frame: CGRect(x: 0, y: 0, width: frame.size.width, height: min(96, frame.size.height / 6)),
            name: "\(name) bar")
        header.backgroundColor = SceneColor(hex: bar)
        view.addSubview(header)
        return view
    }

    private static func addRows(to view: SceneView) {
        let size = view.bounds.size
        let top = min(96, size.height / 6) + 24
        let pitch = (size.height - top) / 4.4
        for index in 0..<4 {
            let row = SceneView(
                frame: CGRect(
                    x: 24, y: top + Double(index) * pitch, width: max(size.width - 48, 0),
                    height: max(pitch - 20, 0)),
                name: "row \(index + 1)")
            row.backgroundColor = SceneColor(hex: index.isMultiple(of: 2) ? 0xE9D8D4 : 0xE3E4DB)
            row.layer.cornerRadius = 14
            view.addSubview(row)
        }
    }
}

/// A navigation stack: a tap pushes a screen, a drag from the left edge, or in the predictive style from both, pops it.
final class NavigationStage: Stage {
    let scene: WindowScene
    let hint: String
    private let navigation: NavigationController
    private static let colors: [(ground: UInt32, bar: UInt32)] = [
        (0xF4F1EA, 0x2F5D62), (0xE9D8D4, 0xA63D40), (0xE3E4DB, 0x6B7A3A), (0xDDE5EE, 0x355C8A),
        (0xEFE3F0, 0x70457A),
    ]

    init(size: CGSize, backStyle: NavigationController.BackStyle = .slide) {
        scene = WindowScene(size: size)
        navigation = NavigationController(rootViewController: Self.screen(0, size))
        navigation.backStyle = backStyle
        let edges = navigation.predictiveBackDriver == nil ? "the left edge" : "the left or right edge"
        hint = "drag from \(edges) to pop; tap to push"
        scene.window.rootViewController = navigation
        for level in 1...2 { navigation.pushViewController(Self.screen(level, size), animated: false) }
        let tap = TapGestureRecognizer()
        tap.addHandler { [unowned self] _ in push() }
        navigation.view.addGestureRecognizer(tap)
    }

    var drivers: [GestureDriver] { [navigation.predictiveBackDriver ?? navigation.popDriver] }

    var restStateName: String { "screen \(navigation.viewControllers.count)" }

    /// Pops, or pushes if nothing can be popped.
    func toggle() {
        guard scene.transition == nil else { return }
        if navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else {
            push()
        }
    }

    func refresh() {}

    private func push() {
        guard scene.transition == nil else { return }
        navigation.pushViewController(
            Self.screen(navigation.viewControllers.count, scene.bounds.size), animated: true)
    }

    private static func screen(_ level: Int, _ size: CGSize) -> SceneViewController {
        let controller = SceneViewController(name: "screen \(level + 1)")
        let colors = Self.colors[level % Self.colors.count]
        controller.view = ModalStage.screen(
            controller.name, CGRect(origin: .zero, size: size), ground: colors.ground, bar: colors.bar)
        // One dot for each screen in the stack.
        for dot in 0...level {
            let view = SceneView(
                frame: CGRect(x: 24 + 36 * Double(dot), y: size.height / 2 - 12, width: 24, height: 24),
                name: "dot \(dot + 1)")
            view.backgroundColor = SceneColor(hex: colors.bar)
            view.layer.cornerRadius = 12
            controller.view.addSubview(view)
        }
        return controller
    }
}
