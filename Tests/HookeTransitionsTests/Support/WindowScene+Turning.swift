import Foundation
import HookeTransitions

extension WindowScene {
    /// Turns the screen to so many quarter turns from upright.
    func rotate(toQuarterTurns quarterTurns: Int, duration: Double) {
        let orientations: [InterfaceOrientation] = [
            .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
        ]
        rotate(to: orientations[quarterTurns & 3], duration: duration)
    }
}
