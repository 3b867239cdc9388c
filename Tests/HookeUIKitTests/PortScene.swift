import HookeUIKit

/// A scene for a port: what an app delegate does for an app.
final class PortScene {
    let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    var window: UIWindow { scene.window }

    init(root: UIViewController) {
        scene.window.rootViewController = root
    }

    /// Lets everything that moves by itself come to its end.
    func runOut() {
        while let next = scene.nextEventTime { scene.advance(to: next) }
    }

    /// A tap at a place, now.
    func tap(_ x: CGFloat, _ y: CGFloat) {
        let place = CGPoint(x: x, y: y)
        scene.send(Touch(.began, at: place, time: scene.now))
        scene.send(Touch(.ended, at: place, time: scene.now + 0.05))
    }

    /// One finger along places at times from now, left down.
    func drag(_ way: [(time: Double, x: Double)], y: Double = 400) {
        let start = scene.now
        for (index, step) in way.enumerated() {
            scene.send(
                Touch(index == 0 ? .began : .moved, at: CGPoint(x: step.x, y: y), time: start + step.time))
        }
    }

    /// The finger that is down moves.
    func move(x: Double, y: Double = 400, after wait: Double = 0.02) {
        scene.send(Touch(.moved, at: CGPoint(x: x, y: y), time: scene.now + wait))
    }

    /// One finger from a place to another at an even pace, left down.
    func drag(from start: Double, to end: Double, steps: Int, lasting duration: Double) {
        var way: [(time: Double, x: Double)] = []
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            way.append((share * duration, start + share * (end - start)))
        }
        drag(way)
    }

    /// Lifts the finger where it is said to be.
    func lift(x: Double, y: Double = 400, after wait: Double = 0.01) {
        scene.send(Touch(.ended, at: CGPoint(x: x, y: y), time: scene.now + wait))
    }

    /// The first view for which `isIncluded` holds, as it shows.
    func shown(_ isIncluded: (SceneSnapshot.Node) -> Bool) -> SceneSnapshot.Node? {
        scene.snapshot().first(where: isIncluded)
    }
}

extension UIView {
    /// Where the view shows.
    var shownFrame: CGRect { presentationState.frame }
}
