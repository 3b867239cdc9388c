import Foundation
import HookeGeometry
import HookeScene
import TestSupport
import Testing

@Suite struct AnimationTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), name: "view")

    init() { scene.window.addSubview(view) }

    private var x: Double { view.presentationState.position.x }

    @Test func `The model changes at once; the shown value follows the curve, exact at its ends`() {
        scene.animate(withDuration: 2, options: .curveLinear) { view.center.x = 250 }
        #expect(view.center.x == 250)
        #expect(x == 50)
        scene.advance(to: 1)
        #expect(x == 150)
        scene.advance(to: 2)
        #expect(x == 250)
        #expect(scene.isIdle)
    }

    @Test func `S37: The curve is ease-in-out by default`() {
        for (options, quarter) in [
            (AnimationOptions.curveEaseInOut, 0.129161931047), (.curveEaseIn, 0.0934646507188),
            (.curveEaseOut, 0.378138130825), (.curveLinear, 0.25),
        ] {
            let start = scene.now
            view.alpha = 0
            scene.animate(withDuration: 1, options: options) { view.alpha = 1 }
            scene.advance(to: start + 0.25)
            #expect((view.presentationState.opacity - quarter).magnitude < 1e-11)
            scene.advance(to: start + 2)
        }
    }

    @Test func `S38: Completions run in order at their exact times, however far one call advances`() {
        var log: [(String, Double)] = []
        scene.animate(withDuration: 2) {
            view.alpha = 0
        } completion: {
            log.append(("b \($0)", scene.now))
        }
        scene.animate(withDuration: 1, delay: 0.5) {
            view.center.x = 9
        } completion: { finished in
            log.append(("a \(finished)", scene.now))
            scene.animate(withDuration: 0.25) {
                view.center.x = 0
            } completion: { _ in
                log.append(("c", scene.now))
            }
        }
        scene.advance(to: 10)
        #expect(log.map(\.0) == ["a true", "c", "b true"])
        #expect(log.map(\.1) == [1.5, 1.75, 2])
    }

    @Test func `The old value shows during a delay`() {
        scene.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
        scene.advance(to: 1)
        #expect(x == 50)
        scene.advance(to: 1.5)
        #expect(x == 100)
    }

    @Test func `S40: A block with duration 0 or without changes ends at once`() {
        var done = 0
        scene.animate(withDuration: 0) {
            view.alpha = 0.5
        } completion: { _ in
            done += 1
        }
        scene.animate(withDuration: 5) {
            view.alpha = 0.5
        } completion: { _ in
            done += 1
        }
        #expect(view.presentationState.opacity == 0.5)
        scene.advance(to: 0)
        #expect(done == 2)
        #expect(scene.isIdle)
    }

    @Test func `S38: An interrupted motion is continuous in position and velocity`() {
        scene.animate(withDuration: 1) { view.center.x = 150 }
        scene.advance(to: 0.5)
        let h = 1e-6
        scene.advance(to: 0.5 + h)
        let before = x
        scene.animate(withDuration: 1) { view.center.x = 50 }
        let after = x
        #expect((after - before).magnitude <= 1e-12)
        scene.advance(to: 0.5 + 2 * h)
        let speed = (x - after) / h
        // The slope of ease-in-out in the middle is 1.7 (times 100 points in 1 s); the new motion starts at
        // rest.
        #expect((speed - 171).magnitude < 3, "\(speed)")
        scene.advance(to: 3)
        #expect(x == 50)
    }

    @Test
    func `S38: beginFromCurrentState replaces motions, and a spring keeps their velocity`()
        throws
    {
        scene.animate(withDuration: 1, options: .curveLinear) { view.center.x = 150 }
        scene.advance(to: 0.5)
        let spring = try Spring(response: 0.5, dampingRatio: 1)
        scene.animate(spring, options: .beginFromCurrentState) { view.center.x = 300 }
        #expect(x == 100)
        scene.advance(to: 0.5 + 1e-6)
        #expect(((x - 100) / 1e-6 - 100).magnitude < 1e-1, "100 points per second go on")
        scene.advance(to: 5)
        #expect(x == 300)
    }

    @Test func `A spring animation follows its spring until it stays within 0.1 %`() throws {
        let spring = try Spring(response: 0.5, dampingRatio: 0.7)
        let motion = SpringMotion(spring: spring, from: 50.0, to: 250.0, initialVelocity: 0)
        var end: Double?
        scene.animate(spring) {
            view.center.x = 250
        } completion: { _ in
            end = scene.now
        }
        for time in stride(from: 0.01, to: 0.5, by: 0.01) {
            scene.advance(to: time)
            #expect((x - motion.position(at: time)).magnitude < 1e-12 * 250)
        }
        scene.advance(to: 10)
        #expect(end == motion.settlingDuration(within: 0.2))
    }

    @Test func `S39: A nested block inherits duration and curve unless it overrides them`() {
        let other = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(other)
        scene.animate(withDuration: 2, options: .curveLinear) {
            view.alpha = 0
            SceneView.animate(withDuration: 1) { other.alpha = 0 }
        }
        scene.advance(to: 1)
        #expect(view.presentationState.opacity == 0.5)
        #expect(other.presentationState.opacity == 0.5)
        scene.advance(to: 3)
        scene.animate(withDuration: 2, options: .curveLinear) {
            SceneView.animate(withDuration: 1, options: [.overrideInheritedDuration, .curveLinear]) {
                other.alpha = 1
            }
        }
        scene.advance(to: 3.5)
        #expect(other.presentationState.opacity == 0.5)
    }

    @Test func `performWithoutAnimation applies changes at once, also inside a block`() {
        scene.animate(withDuration: 1) {
            SceneView.performWithoutAnimation { view.alpha = 0.2 }
            view.center.x = 100
        }
        #expect(view.presentationState.opacity == 0.2)
    }

    @Test func `The static function finds the scene of each view, also of one added in the block`() {
        let other = WindowScene(size: CGSize(width: 100, height: 100))
        let there = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let joining = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.window.addSubview(there)
        var done = 0
        SceneView.animate(withDuration: 1, options: .curveLinear) {
            view.alpha = 0
            there.alpha = 0
            joining.alpha = 0
            other.window.addSubview(joining)
        } completion: { _ in
            done += 1
        }
        scene.advance(to: 0.5)
        other.advance(to: 0.25)
        #expect(view.presentationState.opacity == 0.5)
        #expect(there.presentationState.opacity == 0.75)
        #expect(joining.presentationState.opacity == 0.75)
        other.advance(to: 1)
        #expect(done == 0, "the completion belongs to the scene of the first view")
        scene.advance(to: 1)
        #expect(done == 1)
    }

    @Test func `Outside any scene changes apply and the completion runs at once`() {
        let lonely = SceneView()
        var done = false
        SceneView.animate(withDuration: 1) {
            lonely.alpha = 0
        } completion: { _ in
            done = true
        }
        #expect(lonely.presentationState.opacity == 0)
        #expect(done)
    }

    @Test func `Scenes on two threads do not see each other's blocks`() async {
        await withTaskGroup(of: Bool.self) { group in
            for seed in 0..<16 {
                group.addTask {
                    let scene = WindowScene(size: CGSize(width: 100, height: 100))
                    let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    scene.window.addSubview(view)
                    for step in 1...50 {
                        let target = Double(seed * 100 + step)
                        scene.animate(withDuration: 1, options: .curveLinear) { view.center.x = target }
                        scene.advance(to: scene.now + 1)
                        guard view.presentationState.position.x == target, scene.isIdle else { return false }
                    }
                    return true
                }
            }
            for await held in group { #expect(held) }
        }
    }

    @Test func `A task started inside a block finds no transaction`() async {
        let scene = WindowScene(size: CGSize(width: 10, height: 10))
        var task: Task<Bool, Never>?
        scene.animate(withDuration: 1) {
            task = Task {
                // Its own view, changed after the block has ended.
                let view = SceneView()
                view.alpha = 0.5
                return view.presentationState.opacity == 0.5
            }
        }
        #expect(await task!.value)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `Invalid durations and delays are reported and replaced by 0`() {
        var done = 0
        for bad in [-1.0, .nan, .infinity] {
            scene.animate(withDuration: bad) {
                view.alpha = 0
            } completion: { _ in
                done += 1
            }
            scene.animate(withDuration: 0, delay: bad) {
                view.alpha = 1
            } completion: { _ in
                done += 1
            }
        }
        scene.advance(to: 0)
        #expect(done == 6)
        #expect(scene.diagnostics.count == 6)
    }

    @Test func `An endless chain of completions is stopped and reported`() {
        func again() {
            scene.animate(withDuration: 0, animations: {}, completion: { _ in again() })
        }
        again()
        scene.advance(to: 1)
        #expect(scene.diagnostics == [.endlessEvents(at: 0)])
        #expect(scene.now == 1)
    }

    @Test func `S41: bounds and position of a frame are animated independently`() {
        scene.animate(withDuration: 1, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 200, width: 300, height: 400)
        }
        scene.advance(to: 0.5)
        // Halfway the position is animated again; the size continues.
        scene.animate(withDuration: 1, options: [.curveLinear, .beginFromCurrentState]) {
            view.center = .zero
        }
        scene.advance(to: 0.75)
        let (width, height) = (
            view.presentationState.bounds.size.width, view.presentationState.bounds.size.height
        )
        let share = 0.75
        #expect(Double(width) == 100 + 200 * share)
        #expect(Double(height) == 100 + 300 * share)
        #expect(Double(view.presentationState.position.x) == (50 + 200.0 / 2) * 0.75)
    }

    @Test func `Rotations are interpolated, and two rotations add up`() {
        scene.animate(withDuration: 1, options: .curveLinear) {
            view.transform = .rotation(.pi / 2)
        }
        scene.advance(to: 0.5)
        let half = Affine2D(view.presentationState.transform)!
        // Worst error 1.1e-16.
        #expect(
            (half.a - 0.5.squareRoot()).magnitude < 1e-15 && (half.b - 0.5.squareRoot()).magnitude < 1e-15)
        scene.animate(withDuration: 1, options: .curveLinear) { view.transform = .identity }
        let still = Affine2D(view.presentationState.transform)!
        #expect((still.b - half.b).magnitude < 1e-15, "no jump")
        scene.advance(to: 2)
        #expect(view.presentationState.transform == .identity)
    }

    @Test func `Colours fade from clear without a change of hue`() {
        scene.animate(withDuration: 1, options: .curveLinear) {
            view.backgroundColor = SceneColor(hex: 0xFF8000)
        }
        scene.advance(to: 0.5)
        let color = view.presentationState.backgroundColor!
        #expect(color.alpha == 0.5)
        #expect(color.red == 1 && color.blue == 0)
        #expect((color.green - 128.0 / 255).magnitude < 1e-15)
        scene.advance(to: 1)
        #expect(view.presentationState.backgroundColor == SceneColor(hex: 0xFF8000))
    }

    @Test
    func `Invalid parameters of UIKit's spring are named, and the block eases instead`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(view)
        for (damping, velocity, field) in [
            (Double.nan, 0.0, "usingSpringWithDamping"), (0.5, Double.infinity, "initialSpringVelocity"),
        ] {
            scene.animate(
                withDuration: 1, usingSpringWithDamping: damping, initialSpringVelocity: velocity
            ) { view.center.x += 100 }
            guard case .refusedParameter(field, let value, let used) = scene.diagnostics.last else {
                Issue.record("\(scene.diagnostics)")
                continue
            }
            #expect(value.isNaN == damping.isNaN && used.hasSuffix("accepted: a finite number"))
        }
        scene.advance(to: 1)
        #expect(view.center.x == 205 && scene.isIdle)
    }

    @Test
    func `A UIKit spring without a solution is reported with the error, and the block eases`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(view)
        scene.animate(withDuration: 1, usingSpringWithDamping: 1, initialSpringVelocity: 5) {
            view.center.x += 100
        }
        guard case .refusedMotion(let error, nil, let used) = scene.diagnostics.last,
            case .noSolution(field: "uiKitDuration", _) = error
        else {
            Issue.record("\(scene.diagnostics)")
            return
        }
        #expect(used == "ease-in-out" && scene.diagnostics.count == 1)
        #expect(scene.diagnostics[0].description == "\(error); used: ease-in-out")
        scene.advance(to: 0.5)
        #expect((view.presentationState.position.x - 55).magnitude < 1e-12)
        scene.advance(to: 1)
        #expect(view.center.x == 105 && scene.isIdle)
    }
}
