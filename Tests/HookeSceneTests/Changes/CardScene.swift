import Foundation
import Hooke
import HookeScene

/// A scene with a card that a change opens.
struct CardScene {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let card = SceneView(frame: CGRect(x: 20, y: 700, width: 350, height: 600), name: "card")
    let shade = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: "shade")

    init() {
        shade.alpha = 0.1
        scene.window.addSubview(shade)
        scene.window.addSubview(card)
    }

    /// The shown top of the card: 700 at the start, 100 at the end of ``open()``.
    var y: Double { card.presentationState.frame.origin.y }

    func open() -> SceneChange {
        scene.change {
            card.frame.origin.y = 100
            shade.alpha = 0.7
        }
    }

    /// Advances until nothing moves.
    func runOut() { while let next = scene.nextEventTime { scene.advance(to: next) } }

    /// Whether the models have the same bits as in an earlier state.
    func isSame(as earlier: SceneSnapshot) -> Bool { scene.modelSnapshot().root == earlier.root }
}
