import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

/// Positions and velocities on the screen just before and just after a release or a grab.
///
/// `HOOKE_DATA` is the folder of recorded swipes.
@Suite struct HandOverTests {
    private static let environment = ProcessInfo.processInfo.environment

    /// A swipe that presents, with all its objects.
    private final class Rig {
        let swipe: SwipeRig
        let driver: SwipeDriver
        private let delegate: EdgeTransition

        init(
            _ kind: PlayableTransition, edge: Edge, settle: SettlePlan.Style, overshoot: SettlePlan.Overshoot
        ) {
            swipe = SwipeRig(kind, edge: edge)
            driver = SwipeDriver(edge: edge)
            delegate = swipe.transition
            delegate.driver = driver
            swipe.presented.transitioningDelegate = delegate
            driver.settle = settle
            driver.overshoot = overshoot
            driver.tracksFinger = true
            driver.decision = .velocitySign
            driver.begin = { [unowned swipe] in swipe.presenter.present(swipe.presented, animated: true) }
            swipe.scene.window.addGestureRecognizer(driver.recognizer)
        }

        var scene: WindowScene { swipe.scene }

        func corners() -> [[SIMD2<Double>]] {
            scene.snapshot().projectedViews().filter { !$0.isHidden }.map(\.corners)
        }

        func jump(from before: [[SIMD2<Double>]]) -> Double {
            zip(before, corners()).reduce(0.0) { worst, pair in
                zip(pair.0, pair.1).reduce(worst) { $1.0.x.isFinite ? max($0, ($1.0 - $1.1).norm) : $0 }
            }
        }
    }

    /// The largest jumps, in points and as fractions of the velocity.
    private struct Jumps {
        var release = 0.0
        var grab = 0.0
        var velocity = 0.0
        /// Between the plan's velocity and the shown one.
        var shown = 0.0
        var handOvers = 0

        mutating func add(_ other: Jumps) {
            release = max(release, other.release)
            grab = max(grab, other.grab)
            velocity = max(velocity, other.velocity)
            shown = max(shown, other.shown)
            handOvers += other.handOvers
        }
    }

    /// Sends a finger's path and lifts it; compares what is shown before and after.
    private func release(
        _ rig: Rig, _ path: [(time: Double, location: CGPoint)], lift: Double, _ jumps: inout Jumps
    ) {
        for (index, sample) in path.enumerated() {
            rig.scene.advance(to: sample.time)
            let before = rig.corners()
            let wasDriving = rig.scene.transition != nil && !rig.driver.isSwiping
            rig.scene.send(Touch(index == 0 ? .began : .moved, at: sample.location, time: sample.time))
            // The touch that grabs a settle moves nothing.
            if wasDriving, rig.driver.isSwiping { jumps.grab = max(jumps.grab, rig.jump(from: before)) }
        }
        guard rig.driver.isSwiping, rig.scene.transition != nil else { return }
        rig.scene.advance(to: lift)
        let before = rig.corners()
        rig.scene.send(Touch(.ended, at: path.last!.location, time: lift))
        guard let transition = rig.scene.transition, let plan = transition.settlePlan else { return }
        jumps.handOvers += 1
        jumps.release = max(jumps.release, rig.jump(from: before))
        let finger = rig.driver.release!.state.velocity
        // At its target a plan has duration 0.
        guard plan.duration > 0 else { return }
        let scale = max(finger.magnitude, 1e-3)
        jumps.velocity = max(jumps.velocity, (transition.fractionVelocity - finger).magnitude / scale)
        // The same from the path: a difference of second order, with error (step / duration)².
        let step = min(1e-6, plan.duration / 1e4)
        guard step > 1e-9 else { return }
        let (a, b, c) = (plan.fraction(at: 0), plan.fraction(at: step), plan.fraction(at: 2 * step))
        let shown = (-3 * a + 4 * b - c) / (2 * step)
        jumps.shown = max(jumps.shown, (shown - finger).magnitude / max(finger.magnitude, 1))
    }

    /// Presents with a swipe, grabs again, reverses, and retargets in flight.
    private func swipe(
        _ rig: Rig, _ path: [(time: Double, location: CGPoint)], lift: Double, again: Double
    ) -> Jumps {
        var jumps = Jumps()
        release(rig, path, lift: lift, &jumps)
        // A second grab in flight, and a reversal.
        if rig.scene.transition != nil {
            let start = rig.scene.now + again
            let inward = rig.driver.edge.inward
            let back = (0..<6).map { step -> (Double, CGPoint) in
                let offset = inward * (-14.0 * Double(step))
                return (start + 0.008 * Double(step), CGPoint(x: 200 + offset.x, y: 400 + offset.y))
            }
            release(rig, back, lift: start + 0.045, &jumps)
        }
        // A new target in flight.
        if let transition = rig.scene.transition {
            rig.scene.advance(to: rig.scene.now + again / 2)
            guard rig.scene.transition === transition, (0.001...0.999).contains(transition.fraction) else {
                return jumps
            }
            let velocity = transition.fractionVelocity
            let before = rig.corners()
            let wasCancelled = transition.transitionWasCancelled
            rig.driver.pause()
            jumps.grab = max(jumps.grab, rig.jump(from: before))
            if wasCancelled {
                rig.driver.finish(velocity: velocity)
            } else {
                rig.driver.cancel(velocity: velocity)
            }
            jumps.release = max(jumps.release, rig.jump(from: before))
            jumps.velocity = max(
                jumps.velocity,
                (transition.fractionVelocity - velocity).magnitude / max(velocity.magnitude, 1e-3))
            jumps.handOvers += 1
        }
        return jumps
    }

    private static let styles: [SettlePlan.Style] = [
        .spring, .cubic, .spring(try! Spring(response: 0.3, dampingRatio: 0.5)),
    ]
    private static let overshoots: [SettlePlan.Overshoot] = [.clamp, .extrapolate, .rubberBand(limit: 0.1)]

    private func check(_ jumps: Jumps, least: Int) {
        #expect(jumps.handOvers >= least)
        // The largest jumps of 100,000 swipes are in the table of docs/internals/fuzzing.md.
        #expect(jumps.release <= 1e-9)
        #expect(jumps.grab <= 1e-9)
        #expect(jumps.velocity <= 1e-6)
        #expect(jumps.shown <= 1e-6)
    }

    @Test(.enabled(if: environment["HOOKE_DATA"] != nil, "HOOKE_DATA is not set"))
    func `S15, S49: Recorded swipes are released without a jump`() throws {
        let folder = try #require(Self.environment["HOOKE_DATA"]) + "/swipes"
        var worst = Jumps()
        for number in 1...7 {
            let trace = try GestureTrace(contentsOfFile: "\(folder)/swipe-0\(number).csv")
            worst.add(try swipes(trace))
        }
        print("recorded swipes: \(worst)")
        check(worst, least: 100)
    }

    @Test func `S15, S49: The shipped traces are released without a jump`() throws {
        var worst = Jumps()
        for trace in GestureTrace.shipped where trace.name != "tap" { worst.add(try swipes(trace)) }
        check(worst, least: 100)
    }

    /// Replays a trace with every kind, style and overshoot.
    private func swipes(_ trace: GestureTrace) throws -> Jumps {
        let samples = trace.samples.dropLast()
        let path = samples.map { ($0.time - samples[0].time, $0.position) }
        let (first, last) = (path[0].1, path[path.count - 1].1)
        let (dx, dy) = (last.x - first.x, last.y - first.y)
        let edge: Edge = abs(dx) > abs(dy) ? (dx > 0 ? .left : .right) : dy > 0 ? .top : .bottom
        var worst = Jumps()
        for kind in SwipeRig.kinds {
            for style in Self.styles {
                for overshoot in Self.overshoots {
                    let rig = Rig(kind, edge: edge, settle: style, overshoot: overshoot)
                    let lift = trace.release.time - samples[0].time
                    worst.add(swipe(rig, path, lift: lift, again: 0.03))
                }
            }
        }
        return worst
    }

    @Test func `S15, S49: Random swipes are released without a jump`() {
        let cases = randomCases(200)
        var random = SeededGenerator(seed: 49)
        var worst = Jumps()
        for _ in 0..<cases {
            let edge = Edge.allCases[random.integer(0...3)]
            let rig = Rig(
                SwipeRig.kinds[random.integer(0...(SwipeRig.kinds.count - 1))], edge: edge,
                settle: Self.styles[random.integer(0...2)],
                overshoot: Self.overshoots[random.integer(0...2)])
            var time = random.uniform(0...1)
            var location = SIMD2(random.uniform(100...300), random.uniform(300...500))
            var path: [(Double, CGPoint)] = []
            var speed = random.uniform(-200...2500)
            for _ in 0..<random.integer(3...14) {
                path.append((time, CGPoint(x: location.x, y: location.y)))
                let step = random.uniform(0.004...0.017)
                time += step
                speed += random.uniform(-300...300)
                let tremor = SIMD2(random.uniform(-1...1), random.uniform(-1...1))
                location += edge.inward * (speed * step) + tremor
            }
            let lift = path.last!.0 + (random.chance(0.1) ? 0.2 : random.uniform(0...0.012))
            worst.add(swipe(rig, path, lift: lift, again: random.uniform(0.002...0.1)))
        }
        print("random swipes: \(cases), \(worst)")
        check(worst, least: cases / 2)
    }

    @Test func `F12: An interruption causes no oscillation and no change of the velocity's sign`() {
        var random = SeededGenerator(seed: 12)
        for style in [SettlePlan.Style.spring, .cubic] {
            for _ in 0..<randomCases(150) {
                let rig = SwipeRig(.slide)
                rig.driver.settle = style
                rig.begin()
                rig.driver.update(random.uniform(0.1...0.9))
                for _ in 0..<3 {
                    guard let transition = rig.scene.transition else { break }
                    let velocity = random.chance(0.2) ? 0 : random.uniform(-6...6)
                    let finishes = random.chance(0.5)
                    if finishes {
                        rig.driver.finish(velocity: velocity)
                    } else {
                        rig.driver.cancel(velocity: velocity)
                    }
                    // Always towards the target; one reversal if the finger moved the other way.
                    let target: Double = finishes ? 1 : 0
                    let direction: Double = target > transition.fraction ? 1 : -1
                    var turns = 0
                    var last = transition.fraction
                    var isTowards = velocity * direction >= 0
                    let end = rig.scene.now + random.uniform(0.01...0.3)
                    while rig.scene.now < end, rig.scene.transition != nil {
                        rig.scene.advance(to: rig.scene.now + 1 / 480.0)
                        guard rig.scene.transition != nil else { break }
                        let step = (transition.fraction - last) * direction
                        last = transition.fraction
                        if step.magnitude > 1e-12, (step > 0) != isTowards {
                            isTowards.toggle()
                            turns += 1
                        }
                    }
                    #expect(turns <= (velocity * direction < 0 ? 1 : 0), "\(style), velocity \(velocity)")
                    rig.driver.pause()
                }
            }
        }
    }
}
