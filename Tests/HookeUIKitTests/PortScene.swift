import HookeUIKit

/// The scene of a port, as an app delegate creates it.
final class PortScene {
    let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    var window: UIWindow { scene.window }

    /// Creates the scene of a port from before iOS 13, when presentations covered the screen by default.
    init(root: UIViewController) {
        scene.policies.automaticStyle = .fullScreen
        scene.window.rootViewController = root
    }

    /// Advances until nothing is due.
    func runOut() {
        while let next = scene.nextEventTime { scene.advance(to: next) }
    }

    /// Taps a point now.
    func tap(_ x: CGFloat, _ y: CGFloat) {
        let place = CGPoint(x: x, y: y)
        scene.send(Touch(.began, at: place, time: scene.now))
        scene.send(Touch(.ended, at: place, time: scene.now + 0.05))
    }

    /// Drags a finger through points at times from now, without lifting it.
    func drag(_ way: [(time: Double, x: Double)], y: Double = 400) {
        let start = scene.now
        for (index, step) in way.enumerated() {
            scene.send(
                Touch(index == 0 ? .began : .moved, at: CGPoint(x: step.x, y: y), time: start + step.time))
        }
    }

    /// Moves the touching finger.
    func move(x: Double, y: Double = 400, after wait: Double = 0.02) {
        scene.send(Touch(.moved, at: CGPoint(x: x, y: y), time: scene.now + wait))
    }

    /// Drags a finger between two points at constant speed, without lifting it.
    func drag(from start: Double, to end: Double, steps: Int, lasting duration: Double) {
        var way: [(time: Double, x: Double)] = []
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            way.append((share * duration, start + share * (end - start)))
        }
        drag(way)
    }

    /// Lifts the finger at a point.
    func lift(x: Double, y: Double = 400, after wait: Double = 0.01) {
        scene.send(Touch(.ended, at: CGPoint(x: x, y: y), time: scene.now + wait))
    }

    /// The first shown view that matches `isIncluded`.
    func shown(_ isIncluded: (SceneSnapshot.Node) -> Bool) -> SceneSnapshot.Node? {
        scene.snapshot().first(where: isIncluded)
    }
}

extension UIView {
    /// The shown frame.
    var shownFrame: CGRect { presentationState.frame }
}
