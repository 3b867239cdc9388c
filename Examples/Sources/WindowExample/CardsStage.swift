import Foundation
import HookeTransitions

/// Two cards without view controllers: each is moved by a change of the scene, both at once if two fingers
/// drag.
final class CardsStage: Stage {
    let scene: WindowScene
    let hint = "drag a card up or down, both at once with two fingers; tap a card"
    private var cards: [Card] = []

    init(size: CGSize) {
        scene = WindowScene(size: size)
        scene.window.backgroundColor = SceneColor(hex: 0xF4F1EA)
        let width = (size.width - 60) / 2
        for (index, color) in [UInt32(0xDFB771), 0x2F5D62].enumerated() {
            let x = 20 + Double(index) * (width + 20)
            cards.append(
                Card(
                    scene,
                    closed: CGRect(
                        x: x, y: size.height * 0.75, width: width, height: size.height * 0.2),
                    open: CGRect(x: x, y: size.height * 0.15, width: width, height: size.height * 0.5),
                    color: SceneColor(hex: color)))
        }
    }

    var drivers: [GestureDriver] { cards.flatMap { [$0.opener, $0.closer] } }

    var restStateName: String { cards.map { $0.isOpen ? "up" : "down" }.joined(separator: ", ") }

    /// The motion of the card that is held, or else of the first that moves.
    var motion: StageMotion? {
        let changes = cards.compactMap(\.change)
        return (changes.first(where: \.isHeld) ?? changes.first).map {
            StageMotion(fraction: $0.fraction, velocity: $0.velocity, isSettling: !$0.isHeld)
        }
    }

    func toggle() { for card in cards { card.toggle() } }

    func refresh() { for card in cards { card.refresh() } }
}

/// A card with its two drivers and its change in progress.
private final class Card {
    let opener: SwipeDriver
    let closer: SwipeDriver
    private(set) var isOpen = false
    /// Retained by the driver that holds it, or by the scene while it settles.
    private(set) weak var change: SceneChange?
    private let scene: WindowScene
    private let view: SceneView
    private let (closed, open): (CGRect, CGRect)

    init(_ scene: WindowScene, closed: CGRect, open: CGRect, color: SceneColor) {
        (self.scene, self.closed, self.open) = (scene, closed, open)
        let distance = closed.origin.y - open.origin.y
        opener = SwipeDriver(edge: .bottom, distance: distance)
        closer = SwipeDriver(edge: .top, distance: distance)
        view = SceneView(frame: closed, name: "card")
        view.backgroundColor = color
        view.layer.cornerRadius = 14
        scene.window.addSubview(view)
        // Touches are hit-tested with the models: the moving card's is at the end of its way already.
        let way = SceneView(frame: closed.union(open), name: "way")
        scene.window.addSubview(way)
        for driver in [opener, closer] {
            // A finger also takes over a change that a tap began.
            driver.drive { [unowned self] in change ?? start() }
            way.addGestureRecognizer(driver.recognizer)
        }
        let tap = TapGestureRecognizer()
        tap.addHandler { [unowned self] _ in toggle() }
        way.addGestureRecognizer(tap)
        refresh()
    }

    /// Opens or closes the card without a finger.
    func toggle() {
        if change == nil { start().finish() }
    }

    /// Enables the driver that fits the state.
    func refresh() {
        guard !opener.isTracking, !closer.isTracking else { return }
        opener.recognizer.isEnabled = !isOpen
        closer.recognizer.isEnabled = isOpen
    }

    private func start() -> SceneChange {
        let opens = !isOpen
        let made = scene.change {
            view.frame = opens ? open : closed
            view.layer.cornerRadius = opens ? 28 : 14
        }
        made.addCompletion { [unowned self] outcome in
            if outcome == .finish { isOpen = opens }
            change = nil
        }
        change = made
        return made
    }
}
