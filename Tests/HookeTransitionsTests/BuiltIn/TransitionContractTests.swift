import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

/// Requirements for every built-in transition (`PlayableTransition.allCases`) under any touches.
@Suite struct TransitionContractTests {
    private enum Step {
        case update(Double), pause, finish(Double?), cancel(Double?), tick(Double)
    }

    private struct Script: CustomStringConvertible {
        var kind: PlayableTransition
        var edge: Edge
        var isDismissal: Bool
        var steps: [Step]

        var description: String { "\(kind) \(edge) \(isDismissal ? "dismissal" : "presentation"): \(steps)" }
    }

    private let scripts = Generator<Script>(
        draw: { random in
            let steps = (0..<random.integer(1...30)).map { _ -> Step in
                switch random.integer(0...9) {
                case 0...4: .update(random.chance(0.2) ? Double(random.integer(-1...2)) : random.unit())
                case 5: .pause
                case 6: .finish(random.chance(0.5) ? nil : random.uniform(-8...8))
                case 7: .cancel(random.chance(0.5) ? nil : random.uniform(-8...8))
                default: .tick(random.chance(0.2) ? 0 : random.logUniform(1e-4...1))
                }
            }
            return Script(
                kind: SwipeRig.kinds[random.integer(0...(SwipeRig.kinds.count - 1))],
                edge: Edge.allCases[random.integer(0...3)], isDismissal: random.chance(0.5), steps: steps)
        },
        shrink: { script in
            script.steps.indices.map { index in
                var shorter = script
                shorter.steps.remove(at: index)
                return shorter
            }
        })

    private func rig(_ script: Script) -> SwipeRig {
        let rig = SwipeRig(script.kind, edge: script.edge)
        if script.isDismissal { rig.beginPresented() }
        return rig
    }

    private func begin(_ rig: SwipeRig, _ script: Script) {
        if script.isDismissal { rig.beginDismissal() } else { rig.begin() }
    }

    private func perform(_ step: Step, on rig: SwipeRig) {
        switch step {
        case .update(let fraction): rig.driver.update(fraction)
        case .pause: rig.driver.pause()
        case .finish(let velocity): rig.driver.finish(velocity: velocity)
        case .cancel(let velocity): rig.driver.cancel(velocity: velocity)
        case .tick(let time): rig.scene.advance(to: rig.scene.now + time)
        }
    }

    @Test
    func `A transition completes exactly once, nothing is stuck, and a cancel restores the tree bit for bit`()
    {
        checkProperty(seed: 41, cases: 600, scripts) { script in
            let rig = rig(script)
            let before = rig.shown
            begin(rig, script)
            for step in script.steps { perform(step, on: rig) }
            // The finger is released at the end.
            if rig.scene.transition?.isInteractive == true {
                if script.steps.count.isMultiple(of: 2) { rig.driver.cancel() } else { rig.driver.finish() }
            }
            let cancelled = rig.scene.transition?.transitionWasCancelled
            rig.runOut()
            if rig.completions != 1 { return "\(rig.completions) completions" }
            if !rig.scene.isIdle { return "stuck" }
            let isPresented = rig.presenter.presentedViewController != nil
            if let cancelled, isPresented == (cancelled != script.isDismissal) {
                return "cancelled \(cancelled), presented \(isPresented)"
            }
            if isPresented == script.isDismissal, rig.shown != before {
                return "the tree is not as before: \(rig.shown) instead of \(before)"
            }
            if !isPresented, rig.scene.window.subviews.map(\.id) != [rig.presenter.view.id] {
                return "something is left in the window"
            }
            // Updates a tenth of a millisecond apart may be measured as faster than any settle.
            let reports = rig.scene.diagnostics.filter {
                guard case .refusedParameter("velocity", _, _) = $0 else { return true }
                return false
            }
            if !reports.isEmpty { return "\(reports)" }
            for controller in [rig.presenter, rig.presented] {
                if controller.appearance == .appearing || controller.appearance == .disappearing {
                    return "\(controller.name) is left \(controller.appearance)"
                }
            }
            return nil
        }
    }

    @Test func `Scrubbing in any order gives the same bits at the same fraction`() {
        checkProperty(seed: 42, cases: 60, scripts) { script in
            var seen: [Double: SceneSnapshot.Node] = [:]
            let rig = rig(script)
            begin(rig, script)
            var random = SeededGenerator(seed: UInt64(script.steps.count))
            let fractions = (0..<8).map { _ in random.unit() } + [0, 1]
            for _ in 0..<40 {
                let p = fractions[random.integer(0...9)]
                rig.driver.update(p)
                if let before = seen[p], before != rig.shown { return "differs at \(p)" }
                seen[p] = rig.shown
            }
            return nil
        }
    }

    @Test func `A settle does not depend on the tick rate`() {
        for kind in SwipeRig.kinds {
            for outcome in TransitionOutcome.allCases {
                let rigs = [1, 30, 60, 120, 240, 997].map { rate -> (SwipeRig, Int) in
                    let rig = SwipeRig(kind, edge: .right)
                    rig.begin()
                    rig.driver.update(0.4)
                    if outcome == .finish {
                        rig.driver.finish(velocity: 1.5)
                    } else {
                        rig.driver.cancel(velocity: 1.5)
                    }
                    return (rig, rate)
                }
                for (rig, rate) in rigs {
                    for tick in 0..<max(1, rate / 5) { rig.scene.advance(to: Double(tick) / Double(rate)) }
                    rig.scene.advance(to: 0.2)
                }
                for (rig, rate) in rigs.dropFirst() {
                    let worst = largestDistance(rig.scene, rigs[0].0.scene)
                    // Largest difference 0, since nothing is integrated.
                    #expect(worst <= 1e-12, "\(kind) \(outcome) at \(rate) Hz")
                }
            }
        }
    }

    private func largestDistance(_ a: WindowScene, _ b: WindowScene) -> Double {
        zip(a.snapshot().projectedViews(), b.snapshot().projectedViews()).reduce(0) { worst, pair in
            zip(pair.0.corners, pair.1.corners).reduce(worst) { max($0, ($1.0 - $1.1).norm) }
        }
    }

    @Test func `Nothing jumps at the release, at a second grab, or at the end`() {
        checkProperty(seed: 43, cases: 120, scripts) { script in
            let rig = rig(script)
            rig.driver.tracksFinger = true
            begin(rig, script)
            rig.driver.update(0.5)
            for (velocity, finishes) in [(2.0, true), (-1, false)] {
                let before = rig.scene.snapshot().projectedViews()
                if finishes {
                    rig.driver.finish(velocity: velocity)
                } else {
                    rig.driver.cancel(velocity: velocity)
                }
                let jump = zip(before, rig.scene.snapshot().projectedViews()).reduce(0.0) { worst, pair in
                    zip(pair.0.corners, pair.1.corners).reduce(worst) { max($0, ($1.0 - $1.1).norm) }
                }
                if !(jump <= 1e-9) { return "jumps by \(jump) points at the release" }
                let speed = rig.scene.transition?.fractionVelocity ?? .nan
                if !((speed - velocity).magnitude <= 1e-6 * velocity.magnitude) {
                    return "the velocity jumps from \(velocity) to \(speed)"
                }
                if finishes {
                    rig.scene.advance(to: rig.scene.now + 0.03)
                    let shown = rig.scene.transition?.fraction ?? .nan
                    rig.driver.pause()
                    let held = rig.scene.transition?.fraction ?? .nan
                    if shown != held { return "the grab jumps from \(shown) to \(held)" }
                }
            }
            return nil
        }
    }
}
