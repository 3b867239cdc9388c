import Foundation
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct LayerAnimationTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 60), name: "view")

    init() { scene.window.addSubview(view) }

    private var shown: ViewState { view.presentationState }

    private func path(_ name: String) -> LayerKeyPath { try! LayerKeyPath(name) }

    @Test func `A layer animation shows while it runs and does not change the model`() {
        view.layer.add(
            LayerAnimation(path("position.x"), .basic(from: .scalar(0), to: .scalar(200)), duration: 2),
            forKey: "x")
        #expect(view.layer.animationKeys() == ["x"])
        #expect(shown.position.x == 0)
        #expect(view.center.x == 50)
        scene.advance(to: 0.5)
        #expect(shown.position.x == 50)
        #expect(shown.position.y == 30)
        scene.advance(to: 2)
        #expect(shown.position.x == 50)
        #expect(view.layer.animationKeys() == nil)
        #expect(scene.isIdle)
    }

    @Test(
        arguments: [
            (10.0, 30.0, nil, 10.0, 30.0), (10, nil, 5, 10, 15), (nil, 30, 5, 25, 30), (10, nil, nil, 10, 50),
            (nil, 30, nil, 50, 30), (nil, nil, 5, 50, 55), (nil, nil, nil, 50, 50), (10, 30, 99, 10, 30),
        ] as [(Double?, Double?, Double?, Double, Double)])
    func `Missing values of a layer animation are filled in as in Core Animation`(
        _ from: Double?, _ to: Double?, _ by: Double?, _ start: Double, _ end: Double
    ) {
        var animation = LayerAnimation(
            path("position.x"),
            .basic(from: from.map { .scalar($0) }, to: to.map { .scalar($0) }, by: by.map { .scalar($0) }),
            duration: 1)
        animation.isRemovedOnCompletion = false
        animation.timing.fillMode = .both
        view.layer.add(animation)
        #expect(Double(shown.position.x) == start)
        scene.advance(to: 0.5)
        #expect(Double(shown.position.x) == (start + end) / 2)
        scene.advance(to: 3)
        #expect(Double(shown.position.x) == end)
    }

    @Test func `Every key path reads what it writes, and unknown ones are refused`() throws {
        var state = ViewState()
        state.transform =
            .scale(x: 2, y: 3, z: 4) * .rotation(EulerAngles(0.1, 0.2, 0.3)) * .translation(x: 5, y: 6, z: 7)
        state.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        let names = [
            "opacity", "cornerRadius", "zPosition", "position", "position.x", "position.y", "anchorPoint",
            "anchorPoint.x", "anchorPoint.y", "bounds", "bounds.origin", "bounds.origin.x", "bounds.origin.y",
            "bounds.size", "bounds.size.width", "bounds.size.height", "transform.translation",
            "transform.translation.x", "transform.translation.z", "transform.scale.x", "transform.scale.z",
            "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
            "sublayerTransform.rotation.y", "sublayerTransform.scale",
        ]
        for name in names {
            let path = try LayerKeyPath(name)
            let value = path.value(in: state)
            #expect(path.accepts(value))
            let moved = value.adding(value.replacingVector(SIMD4(repeating: 0.25)), sign: 1)
            var changed = state
            path.write(moved, to: &changed)
            let apart = worst(path.value(in: changed), moved)
            #expect(apart <= 4e-15, "\(name): \(apart)")
            // Other key paths do not change.
            let others = names.filter { !$0.hasPrefix(name) && !name.hasPrefix($0) }
            for other in others where other != "transform.rotation" && other != "transform.rotation.z" {
                let path = try LayerKeyPath(other)
                let drift = worst(path.value(in: changed), path.value(in: state))
                #expect(name.hasPrefix("transform.rotation") || drift <= 4e-15, "\(name) moved \(other)")
            }
        }
        #expect(try LayerKeyPath("transform.scale").value(in: state) == .scalar(3))
        for name in ["", "frame", "position.z", "transform.rotation.w", "transform.rotation.x.y", "bounds."] {
            #expect(throws: HookeError.self) { try LayerKeyPath(name) }
        }
    }

    @Test func `A rotation keeps its full turns, and a spring overshoots`() throws {
        view.layer.add(
            LayerAnimation(
                path("transform.rotation.y"), .basic(from: .scalar(0), to: .scalar(4 * .pi)), duration: 4))
        scene.advance(to: 0.5)
        #expect(worst(shown.transform, .rotationY(.pi / 2)) <= 1e-15)
        scene.advance(to: 3)
        #expect(worst(shown.transform, .rotationY(3 * .pi)) <= 1e-15)
        scene.advance(to: 4)
        let spring = try Spring(response: 0.4, dampingRatio: 0.4)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        let animation = try LayerAnimation(
            path("opacity"), .basic(from: .scalar(0), to: .scalar(0.5)), spring: spring)
        view.layer.add(animation)
        scene.advance(to: 4.2)
        #expect(difference(shown.opacity, 0.5 * motion.position(at: 0.2), within: 1e-12) == nil)
        // It ends at the exact value, although the spring was 0.001 away.
        var held = animation
        held.isRemovedOnCompletion = false
        held.timing.fillMode = .forwards
        view.layer.add(held)
        scene.advance(to: 10)
        #expect(shown.opacity == 0.5)
        #expect(throws: HookeError.self) {
            try LayerAnimation(
                path("opacity"), .basic(), spring: Spring(mass: 1, stiffness: 1, damping: 0))
        }
    }

    @Test func `Keyframes reach their values at their times`() {
        view.layer.add(
            LayerAnimation(
                path("position.x"),
                .keyframes([.scalar(0), .scalar(10), .scalar(10), .scalar(0)], keyTimes: [0, 0.2, 0.8, 1]),
                duration: 10))
        for (time, x) in [(0.0, 0.0), (1, 5), (2, 10), (5, 10), (9, 5)] {
            scene.advance(to: time)
            #expect(difference(Double(shown.position.x), x, within: 1e-14) == nil)
        }
        scene.advance(to: 10)
        view.layer.add(
            LayerAnimation(
                LayerKeyPath(.transform),
                .keyframes(
                    [.transform(.identity), .transform(.rotationZ(1)), .transform(.rotationZ(2))]),
                duration: 2))
        scene.advance(to: 11.5)
        #expect(worst(shown.transform, .rotationZ(1.5)) <= 4e-16)
    }

    @Test func `Additive and cumulative layer animations add up`() {
        var push = LayerAnimation(
            path("position.x"), .basic(from: .scalar(0), to: .scalar(10)), duration: 1)
        push.isAdditive = true
        push.isCumulative = true
        push.timing.repeatCount = 3
        view.layer.add(push)
        view.layer.add(push)
        scene.advance(to: 1.5)
        #expect(Double(shown.position.x) == 50 + 2 * 15)
        scene.advance(to: 2.5)
        #expect(Double(shown.position.x) == 50 + 2 * 25)
        var turn = LayerAnimation(
            LayerKeyPath(.transform), .basic(from: .transform(.identity), to: .transform(.rotationZ(0.5))),
            duration: 1)
        turn.isCumulative = true
        turn.timing.repeatCount = .infinity
        view.layer.add(turn, forKey: "turn")
        scene.advance(to: 2.5 + 1000.5)
        #expect(worst(shown.transform, .rotationZ(500.25)) <= 1e-12)
        view.layer.removeAnimation(forKey: "turn")
        #expect(shown.transform == .identity)
    }

    @Test func `A layer animation replaces one with its key, and each reports its end once`() {
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        let log = Log()
        func animation(_ name: String) -> LayerAnimation {
            var animation = LayerAnimation(path("opacity"), .basic(to: .scalar(0)), duration: 1)
            animation.onStop = { log.lines.append("\(name) \($0)") }
            return animation
        }
        view.layer.add(animation("a"), forKey: "fade")
        view.layer.add(animation("b"), forKey: "fade")
        #expect(log.lines == ["a false"])
        scene.advance(to: 1)
        #expect(log.lines == ["a false", "b true"])
        view.layer.add(animation("c"))
        view.removeAllAnimations()
        scene.advance(to: 5)
        #expect(log.lines == ["a false", "b true", "c false"])
    }

    @Test
    func `One added under its key at the end of the first runs after the second, which reports its end`() {
        final class Log: @unchecked Sendable {
            var lines: [String] = []
            var adds: (() -> Void)?
        }
        let log = Log()
        func animation(_ name: String) -> LayerAnimation {
            var animation = LayerAnimation(path("opacity"), .basic(to: .scalar(0)), duration: 1)
            animation.onStop = {
                log.lines.append("\(name) \($0)")
                log.adds.take()?()
            }
            return animation
        }
        log.adds = { [view] in view.layer.add(animation("c"), forKey: "fade") }
        view.layer.add(animation("a"), forKey: "fade")
        view.layer.add(animation("b"), forKey: "fade")
        #expect(view.layer.animationKeys() == ["fade"])
        scene.advance(to: 2)
        #expect(log.lines == ["a false", "b false", "c true"])
        #expect(scene.isIdle)
    }

    @Test func `A property animator scrubs a layer animation`() {
        let animator = PropertyAnimator(scene: scene, duration: 2) { [view] in
            view.layer.add(
                LayerAnimation(
                    try! LayerKeyPath("position.x"), .basic(from: .scalar(0), to: .scalar(200)), duration: 2))
        }
        for fraction in [0.5, 0.1, 0.9] {
            animator.fractionComplete = fraction
            #expect(difference(Double(shown.position.x), 200 * fraction, within: 1e-12) == nil)
        }
        animator.stopAnimation(true)
        #expect(shown.position.x == 50)
    }

    @Test func `A layer animation added later starts there, and an endless one delays nothing`() {
        let animator = PropertyAnimator(scene: scene, duration: 2, pacing: .linear) { [view] in
            var turn = LayerAnimation(
                try! LayerKeyPath("transform.rotation"), .basic(from: .scalar(0), to: .scalar(1)), duration: 1
            )
            turn.timing.repeatCount = .infinity
            view.layer.add(turn)
        }
        animator.startAnimation()
        scene.advance(to: 1)
        animator.addAnimations { [view] in
            view.layer.add(
                LayerAnimation(
                    try! LayerKeyPath("opacity"), .basic(from: .scalar(0), to: .scalar(1)), duration: 1))
        }
        #expect(shown.opacity == 0)
        scene.advance(to: 1.5)
        #expect(shown.opacity == 0.5)
        #expect(worst(shown.transform, .rotationZ(0.5)) <= 4e-16)
        scene.advance(to: 2)
        #expect(animator.state == .inactive)
        #expect(scene.isIdle)
        #expect(shown.transform == .identity)
    }

    @Test func `A transition scrubs a layer animation, and removes it when cancelled`() {
        final class Raw: SelfAnimating {
            let driver = PercentDrivenInteractiveTransition()
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                let view = context.view(forKey: .to)!
                context.containerView.addSubview(view)
                var animation = LayerAnimation(
                    try! LayerKeyPath("opacity"), .basic(from: .scalar(0), to: .scalar(1)), duration: 1)
                animation.isRemovedOnCompletion = false
                animation.timing.fillMode = .both
                view.layer.add(animation)
                SceneView.animate(withDuration: 1) {
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            var presentationDriver: (any ViewControllerInteractiveTransitioning)? { driver }
        }
        let home = SceneViewController(name: "home")
        scene.window.rootViewController = home
        let (next, raw) = (SceneViewController(name: "next"), Raw())
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = raw
        home.present(next, animated: true)
        for fraction in [0.2, 0.9, 0.1] {
            raw.driver.update(fraction)
            #expect(difference(next.view.presentationState.opacity, fraction, within: 1e-12) == nil)
        }
        raw.driver.cancel()
        scene.advance(to: 3)
        #expect(next.view.presentationState.opacity == 1)
        #expect(next.view.layerMotions.isEmpty)
    }

    @Test func `Invalid layer animations are reported and not added`() {
        view.layer.add(LayerAnimation(path("opacity"), .basic(to: .pair(.zero))))
        view.layer.add(LayerAnimation(path("opacity"), .basic(to: .scalar(.nan))))
        view.layer.add(LayerAnimation(path("opacity"), .basic(to: .scalar(1)), duration: -1))
        view.layer.add(LayerAnimation(path("opacity"), .keyframes([])))
        view.layer.add(LayerAnimation(path("opacity"), .keyframes([.scalar(1)], keyTimes: [0, 1])))
        view.layer.add(
            LayerAnimation(path("opacity"), .keyframes([.scalar(1), .scalar(0)], keyTimes: [1, 0])))
        view.layer.add(LayerAnimation(LayerKeyPath(.transform), .keyframes([.transform(.scale(.infinity))])))
        #expect(scene.diagnostics.count == 7)
        #expect(scene.isIdle)
        #expect(shown.opacity == 1)
        let one = LayerAnimation(path("opacity"), .keyframes([.scalar(0.5)]), duration: 1)
        view.layer.add(one)
        #expect(shown.opacity == 0.5)
    }

    @Test func `Decreasing key times are refused by name, for numbers and transforms`() {
        let times = [0, 0.8, 0.5]
        let (one, still) = (AnimatableValue.scalar(1), AnimatableValue.transform(.identity))
        view.layer.add(LayerAnimation(path("opacity"), .keyframes([one, one, one], keyTimes: times)))
        view.layer.add(
            LayerAnimation(LayerKeyPath(.transform), .keyframes([still, still, still], keyTimes: times)))
        let reason = "keyTimes are [0.0, 0.8, 0.5]; accepted: non-decreasing numbers from 0 to 1"
        #expect(
            scene.diagnostics
                == ["opacity", "transform"].map {
                    .refusedAnimation(keyPath: $0, reason: reason)
                })
    }

    /// Records the ends of animations.
    private final class Ends: @unchecked Sendable {
        var told: [Bool] = []
    }

    private func endless(_ ends: Ends) -> LayerAnimation {
        var animation = LayerAnimation(path("opacity"), .basic(from: .scalar(0), to: .scalar(1)))
        animation.timing.repeatCount = .infinity
        animation.onStop = { ends.told.append($0) }
        return animation
    }

    @Test func `An endless layer animation leaves nothing behind when it is removed or replaced`() {
        let ends = Ends()
        view.layer.add(endless(ends), forKey: "pulse")
        scene.advance(to: 1)
        view.layer.add(endless(ends), forKey: "pulse")
        #expect(ends.told == [false])
        scene.advance(to: 2)
        view.layer.removeAnimation(forKey: "pulse")
        #expect(ends.told == [false, false])
        #expect(scene.isIdle)
    }

    @Test func `An endless layer animation in a property animator ends with the animator`() {
        let ends = Ends()
        let animator = PropertyAnimator(scene: scene, duration: 1) {
            view.alpha = 0.5
            view.layer.add(endless(ends))
        }
        animator.startAnimation()
        scene.advance(to: 0.5)
        #expect(ends.told.isEmpty)
        scene.advance(to: 1)
        #expect(ends.told == [false])
        #expect(view.layerMotions.isEmpty)
    }

    private func worst(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
        let apart = a.vector! - b.vector!
        return max(apart.max(), -apart.min())
    }

    private func worst(_ a: Transform3D, _ b: Transform3D) -> Double {
        zip(a.elements, b.elements).map { ($0 - $1).magnitude }.max()!
    }
}
