import Foundation
import HookeTransitions

extension WindowScene {
    /// Rotates the screen to a number of quarter turns from upright.
    func rotate(toQuarterTurns quarterTurns: Int, duration: Double) {
        let orientations: [InterfaceOrientation] = [
            .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
        ]
        rotate(to: orientations[quarterTurns & 3], duration: duration)
    }
}
