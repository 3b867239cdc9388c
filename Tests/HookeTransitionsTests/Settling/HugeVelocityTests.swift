import Foundation
import Hooke
import HookeGeometry
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Velocities of any size show finite values, of drivers and of fingers.
@Suite struct HugeVelocityTests {
    /// Moves the presented view up and scales it, by a percent driver.
    private final class Rise: SelfAnimating {
        let driver = PercentDrivenInteractiveTransition()
        var presentationDriver: (any ViewControllerInteractiveTransitioning)? { driver }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            let height = view.center.y
            view.center.y += 844
            view.layer.transform = .scale(x: 0.01, y: 0.01)
            SceneView.animate(withDuration: 0.4) {
                view.center.y = height
                view.layer.transform = .identity
                view.alpha = 0.5
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Rig {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        private let root = SceneViewController(name: "root")
        private let next = SceneViewController(name: "next")
        private let rise = Rise()
        var driver: PercentDrivenInteractiveTransition { rise.driver }

        init(_ settle: SettlePlan.Style?, _ overshoot: SettlePlan.Overshoot) {
            scene.window.rootViewController = root
            next.modalPresentationStyle = .fullScreen
            next.transitioningDelegate = rise
            (driver.settle, driver.overshoot) = (settle, overshoot)
            root.present(next, animated: true)
        }
    }

    /// Records every shown number that is not finite.
    private static func check(_ scene: WindowScene, _ what: @autoclosure () -> String) {
        func visit(_ node: SceneSnapshot.Node) {
            for property in AnimatedProperty.allCases where !node.state[property].isFinite {
                Issue.record("\(what()): \(node.name) shows \(property) \(node.state[property])")
            }
            for child in node.children { visit(child) }
        }
        visit(scene.snapshot().root)
    }

    /// Advances by frames for two seconds, checks each, and advances to the end.
    private static func run(_ scene: WindowScene, _ what: @autoclosure () -> String) {
        check(scene, what())
        for _ in 0..<120 where !scene.isIdle {
            scene.advance(to: scene.now + 1.0 / 60)
            check(scene, what())
        }
        while let next = scene.nextEventTime { scene.advance(to: next) }
        check(scene, what())
    }

    static let styles: [SettlePlan.Style] = [.spring, .spring(.bouncy), .cubic]
    static let overshoots: [SettlePlan.Overshoot] = [.clamp, .extrapolate, .rubberBand(limit: 0.1)]

    @Test(arguments: [1_001.0, -1e5, 1e18, -4.9e268, 1.5e267, -1.7e308])
    func `A driver settles with at most the limit, reports it, and shows finite values`(_ velocity: Double) {
        let limit = velocity < 0 ? -SettlePlan.velocityLimit : SettlePlan.velocityLimit
        for style in Self.styles {
            for overshoot in Self.overshoots {
                for finishes in [true, false] {
                    let rig = Rig(style, overshoot)
                    rig.driver.update(0.4)
                    if finishes {
                        rig.driver.finish(velocity: velocity)
                    } else {
                        rig.driver.cancel(velocity: velocity)
                    }
                    #expect(rig.scene.transition?.change.settlePlan?.initialVelocity == limit)
                    let reported = SceneDiagnostic.refusedParameter(
                        field: "velocity", value: velocity, used: "\(limit)")
                    #expect(rig.scene.diagnostics == [reported])
                    rig.scene.advance(to: 0.01)
                    Self.check(rig.scene, "\(style) \(overshoot)")
                    // Caught in the overshoot, and thrown again.
                    rig.driver.pause()
                    rig.driver.cancel(velocity: velocity)
                    Self.run(rig.scene, "\(style) \(overshoot)")
                    #expect(rig.scene.isIdle)
                }
            }
        }
    }

    @Test func `Velocities up to the limit are taken unchanged, and infinite ones are reported`() {
        for velocity in [SettlePlan.velocityLimit, -SettlePlan.velocityLimit, 999] {
            let rig = Rig(.spring, .clamp)
            rig.driver.update(0.4)
            rig.driver.finish(velocity: velocity)
            #expect(rig.scene.transition?.change.settlePlan?.initialVelocity == velocity)
            #expect(rig.scene.diagnostics == [])
        }
        let rig = Rig(.spring, .extrapolate)
        rig.driver.update(0.4)
        rig.driver.finish(velocity: .infinity)
        Self.run(rig.scene, "an infinite velocity")
        #expect(rig.scene.diagnostics.count == 1 && rig.scene.transition == nil)
    }

    @Test(arguments: [1e3, -1e10, 1.5e267, -1e308])
    func `A sheet that a driver throws has finite heights`(_ velocity: Double) {
        for style in Self.styles {
            for overshoot in Self.overshoots {
                let rig = SheetRig(presents: false)
                let rise = Rise()
                let driver = rise.driver
                (driver.settle, driver.overshoot) = (style, overshoot)
                rig.places.transitioningDelegate = rise
                rig.present()
                driver.update(0.4)
                driver.cancel(velocity: velocity)
                rig.scene.advance(to: rig.scene.now + 0.01)
                Self.check(rig.scene, "\(style) \(overshoot)")
                // The sheet settles by itself from there.
                rig.scene.transition?.completeTransition(true)
                rig.sheet.invalidateDetents()
                Self.run(rig.scene, "\(style) \(overshoot)")
                #expect(rig.sheet.shownHeight.isFinite)
            }
        }
    }

    // MARK: Fingers

    /// Moves of a finger: the wait in seconds before each, and its distance in points.
    static let jumps: [(Double, Double)] = [
        (.leastNonzeroMagnitude, 200), (1e-300, -300), (1e-12, 1e6), (1e-12, -1e6), (1e-3, 1e300),
        (1e-9, -1e300), (0, 1e308),
    ]

    @Test(arguments: jumps)
    func `A sheet that a finger throws has finite heights`(_ wait: Double, _ distance: Double) {
        for dismisses in [true, false] {
            let rig = SheetRig(presents: false)
            rig.mayDismiss = dismisses
            rig.present(animated: false)
            rig.send(.began, y: 500)
            rig.send(.moved, y: 480, after: wait)
            rig.send(.moved, y: 480 - distance, after: wait)
            Self.check(rig.scene, "held")
            rig.send(.ended, y: 480 - distance, after: 0)
            Self.run(rig.scene, "thrown")
            if distance > 0, wait > 0 {
                #expect(rig.sheet.selectedDetentIdentifier?.rawValue == "full", "\(wait) \(distance)")
            }
            #expect(rig.scene.isIdle && rig.sheet.shownHeight.isFinite)
        }
    }

    @Test(arguments: jumps)
    func `Content that a finger throws has finite offsets`(_ wait: Double, _ distance: Double) {
        for physics in [ScrollPhysics.iOS, .android] {
            let rig = ScrollRig()
            rig.view.physics = physics
            rig.view.contentOffset.y = 4_000
            rig.scene.send(Touch(.began, at: CGPoint(x: 200, y: 500), time: 0))
            rig.scene.send(Touch(.moved, at: CGPoint(x: 200, y: 480), time: wait))
            rig.scene.send(Touch(.moved, at: CGPoint(x: 200, y: 480 - distance), time: 2 * wait))
            Self.check(rig.scene, "held")
            rig.scene.send(Touch(.ended, at: CGPoint(x: 200, y: 480 - distance), time: 2 * wait))
            Self.run(rig.scene, "thrown")
            #expect((0...(10_000 - 844)).contains(rig.offset.y) && rig.scene.isIdle)
        }
    }

    @Test(arguments: jumps)
    func `A preview back that a finger throws shows finite values`(_ wait: Double, _ distance: Double) {
        let rig = BackRig()
        rig.send(.began, SIMD2(5, 400))
        rig.send(.moved, SIMD2(40, 400), after: wait)
        rig.send(.moved, SIMD2(40 + distance, 400), after: wait)
        Self.check(rig.scene, "held")
        rig.send(.ended, SIMD2(40 + distance, 400))
        Self.run(rig.scene, "thrown")
        #expect(rig.scene.transition == nil && rig.scene.isIdle)
    }

    @Test(arguments: jumps)
    func `A zoom that fingers pinch or throw shows finite values`(_ wait: Double, _ distance: Double) {
        for pinches in [true, false] {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let (list, photo) = (SceneViewController(name: "list"), SceneViewController(name: "photo"))
            let cell = SceneView(frame: CGRect(x: 20, y: 500, width: 100, height: 100), name: "cell")
            list.view.addSubview(cell)
            photo.preferredTransition = .zoom { _ in cell }
            photo.modalPresentationStyle = .fullScreen
            scene.window.rootViewController = list
            list.present(photo, animated: false)
            func send(_ phase: Touch.Phase, _ y: Double, _ finger: Int, after wait: Double = 0) {
                scene.send(Touch(phase, at: CGPoint(x: 195, y: y), time: scene.now + wait, finger: finger))
            }
            send(.began, 400, 0)
            if pinches { send(.began, 500, 1) }
            send(.moved, 420, 0, after: wait)
            send(.moved, 420 + distance, 0, after: wait)
            Self.check(scene, "held")
            send(.ended, 420 + distance, 0)
            if pinches { send(.ended, 500, 1) }
            Self.run(scene, "thrown")
            #expect(scene.transition == nil && scene.isIdle)
        }
    }

    @Test(arguments: [1e4, 1e9, -1e300, .infinity, .nan])
    func `A released box grows by at most a limited rate`(_ rate: Double) {
        func box(_ width: Double, _ height: Double) -> ProjectiveBox {
            ProjectiveBox(numbers: SIMD8(195, 422, width, height, 0, 0, 0, 0))
        }
        let (first, last) = (box(300, 600), box(100, 100))
        let rates = SIMD8<Double>(0, 0, 300 * rate, 600 * rate, 0, 0, 0, 0)
        let released = ReleasedBox(first, rates: rates, to: last, at: 1)
        for elapsed in stride(from: 0, through: 3, by: 0.01) {
            let numbers = released.box(at: 1 + elapsed).numbers
            // e¹⁰ times the larger size.
            for index in 2...3 where !(numbers[index] <= 2.3e4 * 600) || numbers[index] < 0 {
                Issue.record("\(rate) /s: a size of \(numbers[index]) after \(elapsed) s")
            }
        }
        #expect(released.duration.isFinite && released.box(at: 100).numbers == last.numbers)
        // A fast pinch is not limited.
        let fast = SIMD8<Double>(0, 0, 4_500, 9_000, 0, 0, 0, 0)
        let pinch = ReleasedBox(first, rates: fast, to: last, at: 1)
        let shown: Double = pinch.rates(at: 1)[2]
        #expect((shown - 4_500).magnitude < 1e-6)
    }
}
