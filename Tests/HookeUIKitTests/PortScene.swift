import HookeUIKit
import Testing

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

extension PortScene {
    /// The models, as text without times and identities.
    var models: [String] { scene.modelSnapshot().root.lines }

    /// Updates the running transition to fractions in several orders; each must show the same bits every time.
    func expectSameSeeks(_ fractions: [CGFloat] = [0.2, 0.9, 0.1, 0.5, 0.9, 0.2, 0.5, 0.1]) {
        guard let transition = scene.transition else {
            Issue.record("no transition is running")
            return
        }
        var seen: [CGFloat: SceneSnapshot.Node] = [:]
        for fraction in fractions {
            transition.updateInteractiveTransition(fraction)
            let root = scene.snapshot().root
            #expect(seen[fraction] == nil || seen[fraction] == root, "at \(fraction)")
            seen[fraction] = root
        }
    }
}

extension SceneSnapshot.Node {
    /// One line for each view and subview: all of its state with exact numbers.
    fileprivate var lines: [String] {
        ["\(name) \(tag) \(state)"] + children.flatMap { $0.lines.map { "  \($0)" } }
    }
}

extension SceneSnapshot.Node {
    /// Whether the node or one inside it matches.
    func contains(_ isWanted: (SceneSnapshot.Node) -> Bool) -> Bool {
        isWanted(self) || children.contains { $0.contains(isWanted) }
    }
}
