import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Views that a gesture's handler moves directly.
@Suite struct ThrownViewTests {
    @Test func `A card that a pan moves leaves with the finger's velocity`() {
        let rig = FingerRig()
        let card = SceneView(frame: CGRect(x: 100, y: 600, width: 100, height: 100), name: "card")
        rig.scene.window.addSubview(card)
        let pan = PanGestureRecognizer()
        var start = CGPoint.zero
        pan.addHandler { recognizer in
            guard let pan = recognizer as? PanGestureRecognizer else { return }
            switch pan.state {
            case .began: start = card.center
            case .changed:
                let way = pan.translation(in: nil)
                card.center = CGPoint(x: start.x + way.x, y: start.y + way.y)
            case .ended:
                rig.scene.animate(.snappy, interruption: .handover(.spring(.snappy))) {
                    card.center = CGPoint(x: 195, y: 100)
                }
            default: break
            }
        }
        card.addGestureRecognizer(pan)
        rig.down(150, 650, at: 0)
        for step in 1...15 {
            let time = Double(step) / 120
            rig.move(150 + 240 * time, 650 - 1200 * time - 900 * time * time, at: time)
        }
        let end = 15.0 / 120
        rig.up(at: end + 0.004)
        guard case .vector(let state)? = card.shownMotion(of: .position) else {
            Issue.record("no motion")
            return
        }
        let velocity = pan.velocity(in: nil)
        #expect(abs(state.velocity.x - 240) <= 1e-6)
        #expect(abs(state.velocity.y + 1200 + 1800 * end) <= 1e-6)
        #expect(abs(state.velocity.y - velocity.y) <= 1e-6)
        rig.runOut()
        #expect(card.presentationState.position == CGPoint(x: 195, y: 100))
    }
}
