import Foundation
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct RepeatingBlockTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: -50, y: -50, width: 100, height: 100), name: "view")

    init() { scene.window.addSubview(view) }

    private var x: Double { view.presentationState.position.x }

    @Test func `S42: the bits of the options are UIKit's`() {
        let bits: [(AnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
            (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
            (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
            (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
            (.transitionNone, 0), (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20),
            (.transitionCurlUp, 3 << 20), (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20),
            (.transitionFlipFromTop, 6 << 20), (.transitionFlipFromBottom, 7 << 20),
        ]
        for (option, bit) in bits { #expect(option.rawValue == bit) }
        let keyframes: [(KeyframeAnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
            (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedOptions, 512),
            (.calculationModeLinear, 0), (.calculationModeDiscrete, 1 << 10),
            (.calculationModePaced, 2 << 10), (.calculationModeCubic, 3 << 10),
            (.calculationModeCubicPaced, 4 << 10),
        ]
        for (option, bit) in keyframes { #expect(option.rawValue == bit) }
    }

    @Test func `S42: an endless block repeats while the model is at the end`() {
        var ends: [Bool] = []
        scene.animate(withDuration: 2, options: [.repeat, .curveLinear]) {
            view.center.x = 100
        } completion: {
            ends.append($0)
        }
        #expect(view.center.x == 100)
        for (time, expected) in [(0.0, 0.0), (0.5, 25), (1, 50), (2, 0), (3.5, 75), (1001, 50)] {
            scene.advance(to: time)
            #expect(x == expected, "\(time)")
        }
        #expect(!scene.isIdle)
        #expect(scene.nextEventTime == nil)
        view.removeAllAnimations()
        #expect(ends == [false])
        #expect(x == 100)
        #expect(scene.isIdle)
    }

    @Test func `S42: autoreverse after a delay, also for transforms and colours`() {
        scene.animate(
            withDuration: 1, delay: 0.5, options: [.repeat, .autoreverse, .curveLinear]
        ) {
            view.center.x = 100
            view.layer.transform = .rotationZ(1)
            view.backgroundColor = SceneColor(white: 1, alpha: 0.5)
        }
        for (time, expected) in [(0.25, 0.0), (0.5, 0), (0.75, 0.25), (1.5, 1), (2, 0.5), (2.5, 0), (3, 0.5)]
        {
            scene.advance(to: time)
            #expect(difference(x, 100 * expected, within: 1e-12) == nil, "\(time)")
            let turn = Transform3D.rotationZ(expected)
            let worst = zip(view.presentationState.transform.elements, turn.elements)
                .map { ($0 - $1).magnitude }.max()!
            #expect(worst <= 2e-15, "\(time)")
            #expect(
                difference(
                    view.presentationState.backgroundColor?.alpha ?? 0, 0.5 * expected, within: 1e-15) == nil)
        }
    }

    @Test func `S42: autoreverse without repeating goes back once and then shows the set value`() {
        var ends: [(Bool, Double)] = []
        scene.animate(withDuration: 1, options: [.autoreverse, .curveLinear]) {
            view.center.x = 100
        } completion: { [scene] in
            ends.append(($0, scene.now))
        }
        scene.advance(to: 1.5)
        #expect(x == 50)
        scene.advance(to: 1.75)
        #expect(x == 25)
        scene.advance(to: 2)
        #expect(x == 100)
        #expect(ends.count == 1)
        #expect(ends[0] == (true, 2))
        #expect(scene.isIdle)
    }

    @Test func `S42: keyframe blocks and springs repeat as well`() throws {
        scene.animateKeyframes(withDuration: 2, options: [.repeat, .autoreverse, .curveLinear]) {
            SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
            SceneView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 40 }
        }
        for (time, expected) in [(0.5, 50.0), (1, 100), (1.5, 70), (2.5, 70), (3.5, 50), (4.5, 50), (5, 100)]
        {
            scene.advance(to: time)
            #expect(difference(x, expected, within: 1e-12) == nil, "\(time)")
        }
        view.removeAllAnimations()
        view.center.x = 0
        scene.animate(
            withDuration: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .repeat
        ) { view.center.x = 100 }
        let spring = try Spring(uiKitDuration: 2, dampingRatio: 0.5, initialVelocity: 0)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 100.0)
        scene.advance(to: 5 + 2 * 7 + 0.5)
        #expect(difference(x, motion.position(at: 0.5), within: 1e-9) == nil)
    }

    @Test func `S42: another block adds to a repeating one, and one from the current state ends it`() {
        var ends: [Bool] = []
        scene.animate(withDuration: 1, options: [.repeat, .autoreverse, .curveLinear]) {
            view.center.x = 100
            view.alpha = 0
        } completion: {
            ends.append($0)
        }
        scene.advance(to: 0.25)
        scene.animate(withDuration: 1, options: .curveLinear) { view.center.x = 200 }
        #expect(x == 25)
        scene.advance(to: 0.75)
        // Half way from 100 to 200, plus the other one's remainder of −25.
        #expect(x == 150 - 25)
        scene.animate(withDuration: 1, options: [.beginFromCurrentState, .curveLinear]) { view.center.x = 0 }
        #expect(x == 125)
        #expect(ends.isEmpty, "its opacity still animates")
        scene.advance(to: 1.25)
        #expect(x == 62.5)
        scene.animate(withDuration: 1, options: .beginFromCurrentState) { view.alpha = 1 }
        #expect(ends == [false])
        scene.advance(to: 5)
        #expect(scene.isIdle)
    }

    @Test func `S42: a repeating block ends when its last view leaves the scene`() {
        let other = SceneView(frame: .zero, name: "other")
        scene.window.addSubview(other)
        var ends: [Bool] = []
        scene.animate(withDuration: 1, options: .repeat) {
            view.center.x = 100
            other.alpha = 0
        } completion: {
            ends.append($0)
        }
        scene.advance(to: 1)
        view.removeFromSuperview()
        scene.advance(to: 2)
        #expect(ends.isEmpty)
        #expect(view.layerMotions.isEmpty)
        // Moved to another superview, it has not left.
        view.addSubview(SceneView())
        let box = SceneView(frame: .zero, name: "box")
        scene.window.addSubview(box)
        box.addSubview(other)
        scene.advance(to: 3)
        #expect(ends.isEmpty)
        box.removeFromSuperview()
        scene.advance(to: 3)
        #expect(ends == [false])
        #expect(scene.isIdle)
    }

    @Test func `S42: a transition scrubs a repeating block, and does not wait for an endless one`() {
        let rig = ScriptedTransition()
        var ends: [Bool] = []
        rig.script = { _ in
            SceneView.animate(withDuration: 0.25, options: [.repeat, .curveLinear]) { [rig] in
                rig.card.center.x = 100
            } completion: {
                ends.append($0)
            }
        }
        rig.begin()
        for fraction in [0.125, 0.9375, 0.5, 0.125] {
            rig.driver.update(fraction)
            #expect(rig.x == (fraction * 4 - (fraction * 4).rounded(.down)) * 100)
        }
        rig.driver.finish()
        rig.runOut()
        #expect(rig.completions == 1)
        #expect(rig.card.center.x == 100)
        #expect(rig.card.layerMotions.count == 1, "it continues by time")
        #expect(ends.isEmpty)
        rig.card.removeFromSuperview()
        rig.scene.advance(to: rig.scene.now)
        #expect(ends == [false])
        #expect(rig.scene.isIdle)
    }

    @Test func `S42: a cancelled transition removes a repeating block and restores the model`() {
        let rig = ScriptedTransition()
        var ends: [Bool] = []
        rig.script = { _ in
            SceneView.animate(withDuration: 0.25, options: [.repeat, .autoreverse]) { [rig] in
                rig.card.center.x = 100
                rig.home.view.alpha = 0.5
            } completion: {
                ends.append($0)
            }
        }
        rig.begin()
        rig.driver.update(0.3)
        rig.driver.cancel()
        rig.runOut()
        #expect(ends == [false])
        #expect(rig.home.view.alpha == 1)
        #expect(rig.home.view.presentationState.opacity == 1)
        #expect(rig.home.view.layerMotions.isEmpty)
        #expect(rig.scene.isIdle)
    }

    @Test func `S42: a moving view is not hit, unless its block allows it`() {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let inner = SceneView(frame: view.bounds, name: "inner")
        view.addSubview(inner)
        let point = CGPoint(x: 50, y: 50)
        func hit() -> String { scene.window.hitTest(point)?.name ?? "" }
        #expect(hit() == "inner")
        scene.animate(withDuration: 1, delay: 1) { view.alpha = 0.5 }
        #expect(hit() == "window")
        scene.advance(to: 1.999)
        #expect(hit() == "window")
        scene.advance(to: 2)
        #expect(hit() == "inner")
        scene.animate(withDuration: 1, options: .allowUserInteraction) { view.alpha = 1 }
        scene.animateKeyframes(withDuration: 1, options: .allowUserInteraction) { view.tag = 1 }
        #expect(hit() == "inner")
        scene.advance(to: 3)
        scene.animate(withDuration: 1, options: [.repeat, .autoreverse]) { view.alpha = 0.5 }
        scene.advance(to: 30)
        #expect(hit() == "window")
        view.removeAllAnimations()
        #expect(hit() == "inner")
        scene.animate(withDuration: 1, options: [.repeat, .allowUserInteraction]) { view.alpha = 1 }
        #expect(hit() == "inner")
        view.removeAllAnimations()
        // A property animator allows it by default, also in a pause.
        let animator = PropertyAnimator(scene: scene, duration: 1) { [view] in view.alpha = 0.5 }
        animator.fractionComplete = 0.5
        #expect(hit() == "inner")
        animator.stopAnimation(true)
        let guarded = PropertyAnimator(scene: scene, duration: 1) { [view] in view.alpha = 0.2 }
        guarded.isUserInteractionEnabled = false
        guarded.fractionComplete = 0.5
        #expect(hit() == "window")
        guarded.stopAnimation(true)
        #expect(hit() == "inner")
    }

    @Test func `S42: hits of moving views have the same rule in a transition`() {
        let rig = ScriptedTransition()
        rig.script = { _ in
            rig.card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            SceneView.animate(withDuration: 0.5) { [rig] in rig.card.alpha = 0.5 }
        }
        rig.begin()
        func isHit() -> Bool { rig.scene.window.hitTest(CGPoint(x: 50, y: 50)) === rig.card }
        rig.driver.update(0.25)
        #expect(!isHit())
        rig.driver.update(0.75)
        #expect(isHit())
        rig.driver.update(0)
        #expect(!isHit())
        rig.driver.finish()
        rig.runOut()
        #expect(isHit())
    }

    @Test func `S39: a nested block inherits repeating and touches, unless it overrides the options`() {
        scene.animate(withDuration: 1, options: [.repeat, .allowUserInteraction, .curveLinear]) {
            scene.animate(withDuration: 9) { view.center.x = 100 }
            scene.animate(withDuration: 9, options: .overrideInheritedOptions) { view.alpha = 0 }
        }
        scene.advance(to: 2.5)
        #expect(x == 50)
        #expect(view.presentationState.opacity == 0)
        #expect(!view.areTouchesDisabled)
        // The kind of motion is one of the options; the curve of the same kind is not.
        let (a, b) = (SceneView(frame: .zero), SceneView(frame: .zero))
        for view in [a, b] { scene.window.addSubview(view) }
        scene.animate(withDuration: 1, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
            scene.animate(withDuration: 1, options: [.overrideInheritedOptions, .curveLinear]) {
                a.center.x = 100
            }
        }
        scene.animate(withDuration: 1, options: .curveLinear) {
            scene.animate(withDuration: 1, options: [.overrideInheritedOptions]) { b.center.x = 100 }
        }
        scene.advance(to: 2.75)
        #expect(a.presentationState.position.x == 25)
        #expect(b.presentationState.position.x == 25)
    }

    @Test func `S38: a block from the current state does not jump under layer animations`() throws {
        var shake = LayerAnimation(
            try LayerKeyPath("position.x"), .basic(from: .scalar(10), to: .scalar(10)), duration: 9)
        shake.isAdditive = true
        view.layer.add(shake)
        view.layer.add(
            LayerAnimation(LayerKeyPath(.opacity), .basic(from: .scalar(1), to: .scalar(0)), duration: 4),
            forKey: "opacity")
        scene.advance(to: 1)
        #expect(x == 10)
        scene.animate(withDuration: 1, options: [.beginFromCurrentState, .curveLinear]) {
            view.center.x = 100
            view.alpha = 0.25
        }
        #expect(x == 10)
        #expect(view.presentationState.opacity == 0.75)
        // The one under the property's own key is replaced; these are the block's.
        #expect(view.layer.animationKeys() == ["position", "opacity"])
        scene.advance(to: 1.5)
        #expect(x == 60)
        #expect(view.presentationState.opacity == 0.5)
        scene.advance(to: 3)
        #expect(x == 110)
    }

    @Test func `S42: a repeating block in a property animator is scrubbed, and ends with it`() {
        let animator = PropertyAnimator(scene: scene, duration: 1) { [scene, view] in
            scene.animate(
                withDuration: 0.5,
                options: [.repeat, .curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
            ) { view.center.x = 100 }
        }
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.75
        #expect(x == 50)
        animator.startAnimation()
        scene.advance(to: 1)
        #expect(animator.state == .inactive)
        #expect(x == 100)
        #expect(scene.isIdle)
    }

    @Test func `S42: repeating blocks show the same at any tick rate`() {
        func run(_ ticks: Int) -> [Double] {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let view = SceneView(frame: .zero, name: "view")
            scene.window.addSubview(view)
            scene.animate(withDuration: 0.3, delay: 0.1, options: [.repeat, .autoreverse]) {
                view.center.x = 100
            }
            return (1...10).map { step in
                for tick in 1...ticks {
                    scene.advance(to: (Double(step - 1) + Double(tick) / Double(ticks)) * 0.137)
                }
                return view.presentationState.position.x
            }
        }
        let once = run(1)
        #expect(run(3) == once)
        #expect(run(41) == once)
    }
}
