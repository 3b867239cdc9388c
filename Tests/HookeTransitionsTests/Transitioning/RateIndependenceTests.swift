import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@Suite struct RateIndependenceTests {
    /// A scene and its timed actions.
    private struct Scenario {
        let name: String
        let scene: WindowScene
        var actions: [(time: Double, perform: () -> Void)] = []
        /// Objects to retain.
        var rest: [AnyObject] = []
    }

    /// Returns the states at 30 Hz up to `end`, in the order of painting.
    private func shown(_ scenario: Scenario, ticks: [Double], until end: Double) -> [[ViewState]] {
        var waiting = scenario.actions[...]
        var shown: [[ViewState]] = []
        var ticks = ticks[...]
        func advance(to time: Double) {
            while let action = waiting.first, action.time <= time {
                scenario.scene.advance(to: action.time)
                action.perform()
                waiting.removeFirst()
            }
            scenario.scene.advance(to: time)
        }
        for frame in 0...Int(end * 30) {
            let time = Double(frame) / 30
            while let tick = ticks.first, tick < time {
                advance(to: tick)
                ticks.removeFirst()
            }
            advance(to: time)
            shown.append(states(scenario.scene.snapshot().root))
        }
        return shown
    }

    private func states(_ node: SceneSnapshot.Node) -> [ViewState] {
        [node.state] + node.children.flatMap(states)
    }

    /// Returns the largest difference of any number; infinite if the trees differ.
    private func difference(_ a: [[ViewState]], _ b: [[ViewState]]) -> Double {
        func components(_ state: ViewState) -> [Double] {
            AnimatedProperty.allCases.flatMap { property -> [Double] in
                switch state[property] {
                case .scalar(let x): return [x]
                case .pair(let p): return [p.x, p.y]
                case .quad(let q): return [q.x, q.y, q.z, q.w]
                case .path(let path): return path.coordinates
                case .numbers(let list): return list
                case .transform(let m):
                    return [m.row1, m.row2, m.row3, m.row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
                }
            }
        }
        guard a.map(\.count) == b.map(\.count) else { return .infinity }
        return zip(a.joined(), b.joined()).reduce(0.0) { worst, pair in
            if pair.0 == pair.1 { return worst }
            return zip(components(pair.0), components(pair.1)).reduce(worst) {
                max($0, ($1.0 - $1.1).magnitude)
            }
        }
    }

    private func check(until end: Double, _ make: () -> Scenario) {
        let slow = shown(make(), ticks: [], until: end)
        #expect(slow.count { $0 != slow[0] } > 10, "it moves")
        var random = SeededGenerator(seed: 48)
        let irregular = (0..<200).map { _ in random.uniform(0...end) }.sorted()
        let rates = [60.0, 120, 240].map { rate in (0...Int(end * rate)).map { Double($0) / rate } }
        for ticks in rates + [irregular] {
            let scenario = make()
            let worst = difference(slow, shown(scenario, ticks: ticks, until: end))
            // Largest difference 0, since nothing is integrated.
            #expect(worst <= 1e-12, "\(scenario.name), \(ticks.count) ticks")
        }
    }

    private static let styles: [(SettlePlan.Style?, SettlePlan.Overshoot)] = [
        (nil, .clamp), (.spring, .clamp), (.cubic, .clamp),
        (.spring(try! Spring(response: 0.3, dampingRatio: 0.4)), .extrapolate),
        (.spring(try! Spring(response: 0.3, dampingRatio: 0.4)), .rubberBand(limit: 0.1)),
    ]

    @Test(arguments: SwipeRig.kinds)
    func `S48: Scrubs, settles and second grabs are the same at any tick rate`(_ kind: PlayableTransition) {
        for (style, overshoot) in Self.styles {
            check(until: 1.4) {
                let rig = SwipeRig(kind, edge: .right)
                (rig.driver.settle, rig.driver.overshoot) = (style, overshoot)
                let driver = rig.driver
                return Scenario(
                    name: "\(kind)", scene: rig.scene,
                    actions: [
                        (0, rig.begin), (0.1, { driver.update(0.3) }), (0.15, { driver.update(0.45) }),
                        (0.16, { driver.finish() }), (0.21, { driver.pause() }),
                        (0.26, { driver.update(0.6) }),
                        (0.31, { driver.cancel(velocity: -1) }), (0.36, { driver.pause() }),
                        (0.41, { driver.update(0.7) }), (0.42, { driver.finish(velocity: 2) }),
                    ], rest: [rig])
            }
        }
    }

    @Test(arguments: SwipeRig.kinds)
    func `S48: Transitions that play are the same at any tick rate`(_ kind: PlayableTransition) {
        check(until: 3.2) {
            let rig = SwipeRig(kind, edge: .bottom, interactive: false)
            return Scenario(name: "\(kind)", scene: rig.scene, actions: [(0.01, rig.begin)], rest: [rig])
        }
        check(until: 3.2) {
            let rig = SwipeRig(kind, edge: .bottom, interactive: false)
            rig.presenter.present(rig.presented, animated: false)
            return Scenario(
                name: "\(kind) out", scene: rig.scene, actions: [(0.01, rig.beginDismissal)], rest: [rig])
        }
    }

    @Test func `S48: Changes of a stack are the same at any tick rate`() {
        check(until: 1.5) {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let stack = NavigationController(rootViewController: SceneViewController(name: "a"))
            scene.window.rootViewController = stack
            let next = SceneViewController(name: "b")
            func touch(_ phase: Touch.Phase, _ x: Double, _ time: Double) -> (Double, () -> Void) {
                (time, { scene.send(Touch(phase, at: CGPoint(x: x, y: 400), time: time)) })
            }
            return Scenario(
                name: "stack", scene: scene,
                actions: [
                    (0.01, { stack.pushViewController(next, animated: true) }), touch(.began, 5, 0.51),
                    touch(.moved, 60, 0.53), touch(.moved, 150, 0.55), touch(.ended, 150, 0.56),
                    touch(.began, 200, 0.59), touch(.moved, 170, 0.61), touch(.ended, 170, 0.63),
                    (1.2, { stack.popToRootViewController(animated: true) }),
                ], rest: [stack])
        }
    }

    @Test func `S48: Blocks, property animators and layer animations are the same at any tick rate`() throws {
        check(until: 2.5) {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let views = (0..<4).map {
                SceneView(frame: CGRect(x: 10 * Double($0), y: 0, width: 50, height: 40))
            }
            for view in views { scene.window.addSubview(view) }
            let animator = PropertyAnimator(scene: scene, duration: 1) {
                views[2].center = CGPoint(x: 200, y: 300)
                views[2].layer.transform = .rotationZ(2)
            }
            animator.addAnimations(delayFactor: 0.4) { views[2].alpha = 0.2 }
            var turn = LayerAnimation(
                try! LayerKeyPath("transform.rotation.z"), .basic(to: .scalar(3)), duration: 0.3)
            turn.timing.repeatCount = 2.5
            turn.timing.autoreverses = true
            let fall = try! LayerAnimation(
                try! LayerKeyPath("position.y"), .basic(to: .scalar(500)),
                spring: try! Spring(response: 0.3, dampingRatio: 0.5), initialVelocity: 3)
            return Scenario(
                name: "blocks", scene: scene,
                actions: [
                    (
                        0,
                        {
                            scene.animate(withDuration: 0.7, delay: 0.1) { views[0].center.x = 300 }
                            scene.animate(try! Spring(response: 0.5, dampingRatio: 0.3)) {
                                views[1].center.y = 400
                            }
                            animator.startAnimation(afterDelay: 0.1)
                            views[3].layer.add(turn)
                            views[3].layer.add(fall)
                        }
                    ),
                    (
                        0.2,
                        {
                            scene.animate(.settling, options: .beginFromCurrentState) {
                                views[0].center.x = 20
                            }
                            scene.animate(withDuration: 0.5) { views[1].center.y = 100 }
                            animator.pauseAnimation()
                        }
                    ),
                    (0.27, { animator.fractionComplete = 0.7 }),
                    (0.33, { animator.continueAnimation(pacing: nil, durationFactor: 0.5) }),
                    (0.52, { animator.isReversed = true }),
                    (
                        0.6,
                        {
                            scene.animateKeyframes(withDuration: 0.9) {
                                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                                    views[0].layer.transform = .rotationY(1)
                                }
                                SceneView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) {
                                    views[0].backgroundColor = .black
                                }
                            } completion: { _ in
                                scene.animate(withDuration: 0.3) { views[1].alpha = 0 }
                            }
                        }
                    ),
                ], rest: [animator])
        }
    }
}
