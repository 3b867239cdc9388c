import Foundation
import HookeTransitions
import TestSupport
import Testing

/// Compares `PanGesture` of `HookeTimeline` with the recognisers on the same touches.
@Suite struct PanGestureTests {
    /// An event of a finger or of the system.
    private enum Event {
        case began(Int, SIMD2<Double>), moved(Int, SIMD2<Double>), ended(Int), cancelled(Int)
    }

    private static func events(_ random: inout SeededGenerator) -> [Event] {
        var down: Set<Int> = []
        var places: [Int: SIMD2<Double>] = [:]
        return (0..<random.integer(4...40)).map { _ in
            let finger = random.integer(0...2)
            guard down.contains(finger) else {
                down.insert(finger)
                let x = random.unit() < 0.5 ? random.uniform(0...25) : random.uniform(0...390)
                places[finger] = SIMD2(x, random.uniform(0...844))
                return .began(finger, places[finger]!)
            }
            switch random.integer(0...9) {
            case 0...5:
                places[finger]! += SIMD2(random.uniform(-8...12), random.uniform(-8...8))
                return .moved(finger, places[finger]!)
            case 6...8:
                down.remove(finger)
                return .ended(finger)
            default:
                down.remove(finger)
                return .cancelled(finger)
            }
        }
    }

    @Test("PanGesture is bit-identical to the recogniser", arguments: [false, true])
    func equalsRecognizer(isAtEdge: Bool) {
        var random = SeededGenerator(seed: isAtEdge ? 71 : 72)
        var (begun, ended) = (0, 0)
        for script in 0..<randomCases(1_000) {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            scene.policies.panTranslation = .fromTouch
            let recognizer =
                isAtEdge ? ScreenEdgePanGestureRecognizer(edges: [.left, .top]) : PanGestureRecognizer()
            scene.window.addGestureRecognizer(recognizer)
            var pan = PanGesture()
            pan.edges = isAtEdge ? [.top, .left] : nil
            pan.bounds = Rectangle(x: 0, y: 0, width: 390, height: 844)
            (recognizer.minimumNumberOfTouches, recognizer.maximumNumberOfTouches) = (
                random.integer(1...2), random.integer(2...3)
            )
            pan.measurement.minimumNumberOfTouches = recognizer.minimumNumberOfTouches
            pan.measurement.maximumNumberOfTouches = recognizer.maximumNumberOfTouches
            var time = 0.0
            for (index, event) in Self.events(&random).enumerated() {
                // Fingers that report at one time, and pauses.
                time += [0, 1.0 / 120, 1.0 / 60, 0.07][random.integer(0...3)]
                func touch(_ phase: Touch.Phase, _ finger: Int, _ place: SIMD2<Double> = .zero) {
                    scene.send(Touch(phase, at: CGPoint(x: place.x, y: place.y), time: time, finger: finger))
                }
                switch event {
                case .began(let finger, let place):
                    touch(.began, finger, place)
                    pan.began(finger, at: place, time: time)
                case .moved(let finger, let place):
                    touch(.moved, finger, place)
                    pan.moved(finger, at: place, time: time)
                case .ended(let finger):
                    touch(.ended, finger)
                    pan.ended(finger, time: time)
                case .cancelled(let finger):
                    touch(.cancelled, finger)
                    pan.cancelled(finger)
                }
                let way = recognizer.translation(in: nil)
                let isSame =
                    "\(pan.state)" == "\(recognizer.state)"
                    && pan.path.fingers.count == recognizer.numberOfTouches
                    && pan.translation == SIMD2(way.x, way.y) && pan.velocity == recognizer.velocity
                    && pan.path.middle == SIMD2(recognizer.windowLocation.x, recognizer.windowLocation.y)
                begun += pan.state == .began ? 1 : 0
                ended += pan.state == .ended ? 1 : 0
                guard isSame else {
                    Issue.record(
                        "script \(script), event \(index), \(event): \(pan.state), \(recognizer.state), \(pan.translation), \(way)"
                    )
                    return
                }
            }
        }
        #expect(begun > 100 && ended > 20, "too little is recognised: \(begun), \(ended)")
    }
}
