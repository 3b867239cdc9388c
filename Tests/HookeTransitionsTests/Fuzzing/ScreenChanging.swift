import Foundation
import HookeTransitions

/// A scene whose screen may change its size and turn. The scripts draw such events, and perform them, where `WindowScene`
/// is one.
protocol ScreenChanging: AnyObject {
    func resize(to size: CGSize, duration: Double)
    /// Turns the screen to so many quarter turns from upright.
    func rotate(toQuarterTurns quarterTurns: Int, duration: Double)
}

extension WindowScene: ScreenChanging {
    func rotate(toQuarterTurns quarterTurns: Int, duration: Double) {
        let orientations: [InterfaceOrientation] = [
            .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
        ]
        rotate(to: orientations[quarterTurns & 3], duration: duration)
    }
}
