import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

/// A scene with recognisers whose callbacks are recorded.
final class FingerRig {
    /// The state in a handler.
    struct Entry: Hashable, CustomStringConvertible {
        let who: String
        let state: GestureRecognizer.State
        /// The bits of the scene's time and of all measurements.
        let bits: [UInt64]

        var description: String { "\(who) \(state.rawValue)" }
    }

    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private(set) var entries: [Entry] = []
    /// Where fingers came down.
    private var places: [Int: CGPoint] = [:]

    /// The entries without their numbers.
    var log: [String] { entries.map(\.description) }

    /// Adds a recogniser to a view, by default the window.
    @discardableResult
    func add<Recognizer: GestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: SceneView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { [unowned self] in
            entries.append(Entry(who: name, state: $0.state, bits: measures(of: $0).map(\.bitPattern)))
        }
        (view ?? scene.window).addGestureRecognizer(recognizer)
        return recognizer
    }

    func down(_ x: Double, _ y: Double, at time: Double, finger: Int = 0) {
        places[finger] = CGPoint(x: x, y: y)
        scene.send(Touch(.began, at: CGPoint(x: x, y: y), time: time, finger: finger))
    }

    func move(_ x: Double, _ y: Double, at time: Double, finger: Int = 0) {
        scene.send(Touch(.moved, at: CGPoint(x: x, y: y), time: time, finger: finger))
    }

    /// Lifts a finger at a place; `nil` for where it came down.
    func up(at time: Double, finger: Int = 0, place: CGPoint? = nil) {
        scene.send(Touch(.ended, at: place ?? places[finger] ?? .zero, time: time, finger: finger))
    }

    /// A tap of 10 ms.
    func tap(_ x: Double, _ y: Double, at time: Double, finger: Int = 0) {
        down(x, y, at: time, finger: finger)
        up(at: time + 0.01, finger: finger)
    }

    /// Advances until no timer and no motion is left.
    func runOut() {
        scene.runOut()
    }

    private func measures(of recognizer: GestureRecognizer) -> [Double] {
        var numbers = [scene.now, recognizer.windowLocation.x, recognizer.windowLocation.y]
        if let pan = recognizer as? PanGestureRecognizer {
            let (translation, velocity) = (pan.touchTranslation(in: nil), pan.velocity)
            numbers += [translation.x, translation.y, velocity.x, velocity.y]
        }
        if let pinch = recognizer as? PinchGestureRecognizer { numbers += [pinch.scale, pinch.velocity] }
        if let turn = recognizer as? RotationGestureRecognizer { numbers += [turn.rotation, turn.velocity] }
        return numbers
    }
}
