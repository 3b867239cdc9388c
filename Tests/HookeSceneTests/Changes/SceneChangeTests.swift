import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene

@Suite struct SceneChangeTests {
    let stage = CardScene()
    var scene: WindowScene { stage.scene }

    // MARK: Scrubbing

    @Test func `A change is held at its start, and shows any fraction`() {
        let change = stage.open()
        #expect(change.isHeld)
        #expect(change.fraction == 0)
        #expect(stage.y == 700)
        change.fraction = 0.25
        #expect(stage.y == 550)
        #expect(stage.shade.presentationState.opacity == 0.1 + (0.7 - 0.1) * 0.25)
        change.fraction = 1
        #expect(stage.y == 100)
        scene.advance(to: 5)
        #expect(change.isHeld, "a held change does not move with time")
        #expect(stage.y == 100)
        change.cancel()
    }

    @Test func `A fraction shows the same bits in any order of seeks`() {
        let change = stage.open()
        var random = SeededGenerator(seed: 4)
        let fractions = (0..<40).map { _ in random.unit() }
        var shown: [Double: SceneSnapshot.Node] = [:]
        for round in 0..<4 {
            for fraction in round.isMultiple(of: 2) ? fractions : fractions.shuffled(using: &random) {
                change.fraction = fraction
                let node = scene.snapshot().root
                #expect(shown[fraction] == nil || shown[fraction] == node)
                shown[fraction] = node
            }
        }
        change.cancel()
    }

    @Test func `Fractions beyond the ends show the ends, and NaN is reported and changes nothing`() {
        let change = stage.open()
        change.fraction = -3
        #expect((change.fraction, stage.y) == (0, 700))
        change.fraction = .infinity
        #expect((change.fraction, stage.y) == (1, 100))
        change.fraction = 0.5
        change.fraction = .nan
        #expect((change.fraction, stage.y) == (0.5, 400))
        #expect(scene.diagnostics == [.refusedFraction])
        change.cancel()
    }

    @Test func `NaN does not hold a settling change`() {
        let change = stage.open()
        change.finish()
        scene.advance(to: 0.1)
        change.fraction = .nan
        #expect(!change.isHeld)
        stage.runOut()
        #expect(stage.y == 100)
    }

    @Test(arguments: [0, -1, .nan, .infinity])
    func `An invalid duration is reported and replaced`(_ duration: Double) {
        let change = scene.change(duration: duration) { stage.card.center.x = 0 }
        #expect(change.duration == 0.4)
        #expect(scene.diagnostics.count == 1)
        #expect(scene.diagnostics.first?.description.contains("duration is") == true)
        change.cancel()
    }

    // MARK: Settling

    @Test func `Released, a change settles to the decided end and ends once`() {
        for (fraction, velocity, outcome) in [(0.3, 2.0, TransitionOutcome.finish), (0.3, 0, .cancel)] {
            let stage = CardScene()
            let before = stage.scene.modelSnapshot()
            let change = stage.open()
            var ends: [TransitionOutcome] = []
            change.addCompletion { ends.append($0) }
            change.fraction = fraction
            let verdict = change.release(velocity: velocity)
            #expect(verdict?.outcome == outcome)
            #expect(ends == [])
            stage.runOut()
            #expect(ends == [outcome])
            #expect(change.isOver)
            #expect(change.fraction == outcome.fraction)
            #expect(stage.y == (outcome == .finish ? 100 : 700))
            #expect(stage.isSame(as: before) == (outcome == .cancel))
            #expect(stage.scene.isIdle)
            #expect(stage.card.motions.isEmpty)
        }
    }

    @Test func `A release without a velocity takes the one of the fractions`() {
        let change = stage.open()
        for step in 0...10 {
            scene.advance(to: 0.01 * Double(step))
            change.fraction = 0.03 * Double(step)
        }
        #expect(difference(change.velocity, 3, within: 1e-9) == nil)
        #expect(change.release()?.outcome == .finish)
        #expect(difference(change.settlePlan?.initialVelocity ?? 0, 3, within: 1e-9) == nil)
        stage.runOut()
        #expect(stage.y == 100)
    }

    @Test func `A velocity that is not finite is reported, and nothing happens`() {
        let change = stage.open()
        change.fraction = 0.5
        #expect(change.release(velocity: .nan) == nil)
        change.finish(velocity: .infinity)
        change.cancel(velocity: -.infinity)
        #expect(change.isHeld)
        #expect(change.fraction == 0.5)
        #expect(scene.diagnostics.count == 3)
        #expect(
            scene.diagnostics.allSatisfy { $0.description.contains("velocity is") },
            "\(scene.diagnostics)")
        change.cancel()
        stage.runOut()
    }

    @Test func `Position and velocity are continuous at release, grab and reversal`() {
        let change = stage.open()
        func speed(at time: Double) -> Double {
            // By the plan: differences of positions have the error of their step.
            change.settlePlan?.velocity(at: time - (change.settleStart ?? 0)) ?? 0
        }
        change.fraction = 0.4
        let held = stage.y
        change.finish(velocity: 1.5)
        #expect(abs(stage.y - held) <= 1e-9)
        #expect(abs(change.velocity - 1.5) <= 1.5e-6)
        scene.advance(to: 0.07)
        let (moving, velocity) = (stage.y, change.velocity)
        #expect(velocity > 0.1)
        change.grab()
        #expect(change.isHeld)
        #expect(abs(stage.y - moving) <= 1e-9)
        change.finish(velocity: velocity)
        scene.advance(to: 0.12)
        let (before, turning) = (stage.y, change.velocity)
        change.reverse()
        #expect(abs(stage.y - before) <= 1e-9)
        #expect(abs(change.velocity - turning) <= 1e-6 * turning.magnitude)
        #expect(change.settlePlan?.target == 0)
        scene.advance(to: 0.16)
        change.reverse()
        #expect(change.settlePlan?.target == 1)
        stage.runOut()
        #expect(stage.y == 100)
        #expect(scene.diagnostics == [])
    }

    @Test func `Cancelled while it settles to the end, a change turns around`() {
        let before = scene.modelSnapshot()
        let change = stage.open()
        change.finish(velocity: 3)
        scene.advance(to: 0.05)
        change.finish()
        #expect(change.settleStart == 0, "it settles to the end already")
        change.cancel()
        #expect(change.settleStart == 0.05)
        stage.runOut()
        #expect(stage.isSame(as: before))
    }

    @Test func `A spring that overshoots shows values beyond the end`() throws {
        let change = stage.open()
        change.settle = .spring(try Spring(response: 0.3, dampingRatio: 0.3))
        change.overshoot = .extrapolate
        change.finish(velocity: 10)
        var top = 700.0
        while let next = scene.nextEventTime {
            scene.advance(to: min(next, scene.now + 0.01))
            top = min(top, stage.y)
        }
        #expect(top < 0)
        #expect(stage.y == 100)
    }

    @Test func `A view that rests at its start does not jump when the overshoot changes`() {
        let change = stage.open()
        change.finish(velocity: -5)
        scene.advance(to: 0.003)
        #expect(change.fraction < 0)
        #expect(stage.y == 700)
        change.overshoot = .extrapolate
        change.release(velocity: 1)
        #expect(stage.y == 700)
        stage.runOut()
    }

    // MARK: The end

    @Test func `Calls on a change that has ended are reported and do nothing`() {
        let change = stage.open()
        change.finish()
        stage.runOut()
        change.fraction = 0.5
        change.grab()
        change.reverse()
        change.cancel()
        change.addCompletion { _ in Issue.record("called") }
        #expect(change.release() == nil)
        stage.runOut()
        #expect(stage.y == 100)
        #expect(scene.diagnostics.count == 6)
        #expect(scene.diagnostics.allSatisfy { $0.description.contains("that has ended") })
    }

    @Test func `The scene retains a settling change, and cancels a held one that is released from memory`() {
        var ends: [TransitionOutcome] = []
        do {
            let change = stage.open()
            change.addCompletion { ends.append($0) }
            change.fraction = 0.5
            change.finish()
        }
        stage.runOut()
        #expect(ends == [.finish])
        #expect(stage.y == 100)
        do {
            let change = scene.change { stage.card.frame.origin.y = 700 }
            change.addCompletion { ends.append($0) }
            change.fraction = 0.5
        }
        #expect(ends == [.finish, .cancel])
        #expect(stage.y == 100)
        #expect(scene.isIdle)
        #expect(scene.diagnostics.count == 1)
    }

    @Test func `A change outlives its scene and does nothing`() {
        var scene: WindowScene? = WindowScene(size: CGSize(width: 100, height: 100))
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene?.window.addSubview(view)
        let change = scene?.change { view.alpha = 0 }
        var settling = scene?.change { view.center.x = 90 }
        settling?.finish()
        weak let released = settling
        settling = nil
        #expect(released != nil)
        scene = nil
        #expect(released == nil)
        change?.fraction = 0.5
        change?.release()
        #expect(change?.isOver == false)
    }

    @Test func `Completions may record and drive other changes`() {
        let stage = CardScene()
        var next: SceneChange?
        let change = stage.open()
        change.addCompletion { _ in
            next = stage.scene.change { stage.card.frame.origin.y = 700 }
            next?.finish()
        }
        change.finish()
        stage.runOut()
        #expect(next?.isOver == true)
        #expect(stage.y == 700)
        #expect(stage.scene.isIdle)
    }
}
