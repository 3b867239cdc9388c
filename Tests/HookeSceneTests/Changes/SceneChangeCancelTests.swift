import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene

/// What a cancel restores, alone and beside other changes.
@Suite struct SceneChangeCancelTests {
    let stage = CardScene()
    var scene: WindowScene { stage.scene }
    var card: SceneView { stage.card }

    @Test func `A cancel restores every property bit for bit, also colours and nil`() {
        let odd = SceneColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.7)
        stage.shade.backgroundColor = odd
        card.layer.transform = .rotationZ(0.1).concatenating(.scale(x: 1.1, y: 0.3))
        let before = scene.modelSnapshot()
        let change = scene.change {
            card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            card.layer.transform = .rotationY(1)
            card.backgroundColor = .black
            card.layer.cornerRadius = 7
            card.layer.anchorPoint.x = 0.1
            stage.shade.backgroundColor = .white
            stage.shade.layer.shadowRadius = 3
        }
        #expect(!stage.isSame(as: before))
        for fraction in [0.7, 0.1, 1, 0.3] { change.fraction = fraction }
        change.cancel(velocity: -1)
        stage.runOut()
        #expect(stage.isSame(as: before))
    }

    @Test func `A cancel restores what applies at once, and the order and membership of views`() {
        let (a, b, c) = (SceneView(name: "a"), SceneView(name: "b"), SceneView(name: "c"))
        for view in [a, b] { card.addSubview(view) }
        b.isHidden = true
        let before = scene.modelSnapshot()
        let change = scene.change {
            card.addSubview(c)
            card.bringSubviewToFront(a)
            b.removeFromSuperview()
            stage.shade.addSubview(a)
            b.isHidden = false
            stage.shade.clipsToBounds = true
            scene.window.bringSubviewToFront(stage.shade)
            stage.shade.alpha = 1
        }
        #expect(scene.snapshot().root != before.root)
        change.cancel()
        stage.runOut()
        #expect(card.subviews.map(\.name) == ["a", "b"])
        #expect(!stage.shade.clipsToBounds)
        b.isHidden = true
        #expect(stage.isSame(as: before))
    }

    @Test func `What other code changes meanwhile stays`() {
        let (a, b, other) = (SceneView(name: "a"), SceneView(name: "b"), SceneView(name: "other"))
        card.addSubview(a)
        let change = scene.change {
            card.addSubview(b)
            card.isHidden = true
            card.alpha = 0.5
        }
        card.insertSubview(other, at: 0)
        card.isHidden = false
        card.layer.zPosition = 3
        change.cancel()
        stage.runOut()
        #expect(card.subviews.map(\.name) == ["other", "a"])
        #expect(!card.isHidden)
        #expect(card.alpha == 1)
        #expect(card.layer.zPosition == 3)
    }

    @Test func `Changes of different properties end independently`() {
        let first = scene.change { card.center.x = 300 }
        let second = scene.change { card.alpha = 0.2 }
        (first.fraction, second.fraction) = (0.5, 0.5)
        first.cancel()
        stage.runOut()
        #expect(card.center.x == 195)
        #expect(card.presentationState.opacity == 0.6)
        second.finish()
        stage.runOut()
        #expect(card.alpha == 0.2)
        #expect(card.center.x == 195)
    }

    @Test(arguments: [false, true])
    func `Changes of the same property add up, and all cancelled restore the first value`(
        _ lastFirst: Bool
    ) {
        card.center.x = 0.1
        let before = scene.modelSnapshot()
        let changes = [0.3, 100, -7.7].map { x in scene.change { card.center.x = x } }
        func shown() -> Double { card.presentationState.position.x }
        #expect(difference(shown(), 0.1, within: 1e-12) == nil)
        changes[0].fraction = 1
        changes[1].fraction = 0.5
        #expect(difference(shown(), 0.3 + 99.7 / 2, within: 1e-12) == nil)
        for change in changes { change.fraction = 0.3 }
        for change in lastFirst ? changes.reversed() : changes {
            change.cancel()
            stage.runOut()
        }
        #expect(stage.isSame(as: before))
        #expect(card.extras?.changes.isEmpty == true)
    }

    @Test func `The end of one change moves nothing that others of the property show`() {
        card.center.x = 10
        var random = SeededGenerator(seed: 9)
        for _ in 0..<randomCases(100) {
            let changes = (0..<3).map { _ in
                scene.change { card.center.x = random.uniform(-300...300) }
            }
            for change in changes { change.fraction = random.unit() }
            for change in changes.shuffled(using: &random) {
                // Held at its end: what is shown is what stays.
                let finishes = random.chance(0.5)
                change.fraction = finishes ? 1 : 0
                let shown = card.presentationState.position.x
                if finishes { change.finish() } else { change.cancel() }
                stage.runOut()
                #expect(abs(card.presentationState.position.x - shown) <= 1e-9)
            }
        }
    }

    @Test func `Transforms of changes add up where they commute`() {
        let first = scene.change { card.layer.transform = .translation(x: 10) }
        let second = scene.change { card.layer.transform = .translation(x: 30) }
        second.fraction = 0.5
        #expect(card.presentationState.transform == .translation(x: 10))
        first.cancel()
        stage.runOut()
        #expect(card.presentationState.transform == .translation(x: 10))
        second.finish()
        stage.runOut()
        #expect(card.layer.transform == .translation(x: 20))
    }

    @Test func `A change that starts after others have finished restores their values`() {
        let first = scene.change { card.center.x = 100 }
        first.finish()
        stage.runOut()
        let second = scene.change { card.center.x = 200 }
        second.cancel()
        stage.runOut()
        #expect(card.center.x == 100)
    }

    @Test func `A cancel takes back its difference under a later change that has finished`() {
        card.center.x = 0
        let first = scene.change { card.center.x = 100 }
        let second = scene.change { card.center.x = 150 }
        second.finish()
        stage.runOut()
        #expect(card.presentationState.position.x == 50)
        first.cancel()
        stage.runOut()
        #expect(card.center.x == 50)
        #expect(card.extras?.changes.isEmpty == true)
    }

    @Test func `A property animator inside a change adds up with other changes of the property`() {
        card.center.x = 0
        for finishes in [false, true] {
            let first = scene.change { card.center.x += 100 }
            let second = scene.change {
                let animator = PropertyAnimator(scene: scene, duration: 0.4) { card.center.x += 30 }
                animator.startAnimation()
            }
            first.cancel()
            stage.runOut()
            #expect(card.center.x == 30)
            if finishes { second.finish() } else { second.cancel() }
            stage.runOut()
            #expect(card.center.x == (finishes ? 30 : 0))
            #expect(card.extras?.changes.isEmpty == true)
        }
    }

    @Test func `A change that is released from memory takes back an animator inside it`() {
        card.center.x = 0
        var first: SceneChange? = scene.change {
            let animator = PropertyAnimator(scene: scene, duration: 0.4) { card.center.x += 30 }
            animator.startAnimation()
        }
        let second = scene.change { card.center.x = 100 }
        #expect(first?.isHeld == true)
        first = nil
        #expect(card.center.x == 70)
        second.cancel()
        stage.runOut()
        #expect(card.center.x == 0)
    }

    @Test func `An animator that outlives its change, or whose block ends it, adds nothing to it`() {
        card.center.x = 0
        let animator = PropertyAnimator(scene: scene, duration: 0.4) { card.center.x = 30 }
        let first = scene.change { animator.startAnimation() }
        animator.pauseAnimation()
        first.finish()
        stage.runOut()
        #expect(first.isOver && animator.state == .active)
        animator.addAnimations { card.alpha = 0.5 }
        animator.continueAnimation()
        stage.runOut()
        #expect(card.center.x == 30 && card.alpha == 0.5)
        #expect(card.extras?.changes.isEmpty == true)

        let second = scene.change { card.center.x = 100 }
        second.fraction = 0.5
        let ending = PropertyAnimator(scene: scene, duration: 0.4) {
            card.alpha = 1
            second.cancel()
            scene.advance(to: scene.now + 5)
        }
        second.retarget { ending.startAnimation() }
        #expect(second.isOver && ending.isRunning)
        stage.runOut()
        #expect(card.center.x == 30 && card.alpha == 1 && scene.isIdle)
        #expect(card.extras?.changes.isEmpty == true)
    }

    @Test func `A change inside a plain block restores its own start`() {
        card.center.x = 0
        var change: SceneChange?
        scene.animate(withDuration: 1, options: .curveLinear) {
            card.center.x = 40
            change = scene.change { card.center.x = 100 }
        }
        #expect(change?.isNested == false)
        scene.advance(to: 0.5)
        #expect(card.presentationState.position.x == 20)
        change?.fraction = 0.5
        #expect(card.presentationState.position.x == 50)
        change?.cancel()
        stage.runOut()
        #expect(card.center.x == 40)
    }
}
