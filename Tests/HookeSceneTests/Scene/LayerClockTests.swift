import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene

@Suite struct LayerClockTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let box = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: "box")
    private let view = SceneView(frame: CGRect(x: -50, y: -50, width: 100, height: 100), name: "view")
    private let outside = SceneView(frame: CGRect(x: -50, y: -50, width: 100, height: 100), name: "outside")

    init() {
        scene.window.addSubview(box)
        box.addSubview(view)
        scene.window.addSubview(outside)
    }

    private func x(_ view: SceneView) -> Double { view.presentationState.position.x }

    /// Stops the box's time, as ported code does.
    private func pause() {
        let time = box.layer.convertTime(scene.now, from: nil)
        box.layer.speed = 0
        box.layer.timeOffset = time
    }

    /// Continues the box's time, as ported code does.
    private func resume() {
        let paused = box.layer.timeOffset
        box.layer.speed = 1
        box.layer.timeOffset = 0
        box.layer.beginTime = 0
        box.layer.beginTime = box.layer.convertTime(scene.now, from: nil) - paused
    }

    @Test func `S14: speed 0 and timeOffset p·D scrub blocks, keyframes and layer animations in any order`()
        throws
    {
        scene.advance(to: 3)
        box.layer.speed = 0
        var ends: [String] = []
        scene.animate(withDuration: 2, options: .curveLinear) {
            view.center.x = 100
        } completion: { _ in
            ends.append("block")
        }
        scene.animateKeyframes(withDuration: 2, options: .curveLinear) {
            SceneView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 100 }
        }
        view.layer.add(
            LayerAnimation(LayerKeyPath(.opacity), .basic(from: .scalar(0), to: .scalar(1)), duration: 2))
        view.layer.add(LayerTransition(.push, .fromRight, duration: 2))
        for p in [0.25, 0.75, 1, 0.5, 0, 0.125] {
            box.layer.timeOffset = p * 2
            scene.advance(to: scene.now + 1)
            #expect(x(view) == 100 * p)
            #expect(Double(view.presentationState.position.y) == 100 * max(0, 2 * p - 1))
            if p < 1 {
                #expect(view.presentationState.opacity == p)
                #expect(
                    view.extras!.transition!.change.progress(at: view.extras!.transition!.group.localTime)
                        == p)
            }
        }
        #expect(ends.isEmpty, "nothing ends while time stands still")
        #expect(scene.nextEventTime == nil)
        resume()
        #expect(difference(x(view), 12.5, within: 1e-12) == nil)
        let start = scene.now
        scene.advance(to: start + 1.749999)
        #expect(ends.isEmpty)
        scene.advance(to: start + 1.75)
        #expect(ends == ["block"])
        #expect(scene.isIdle)
        #expect(x(view) == 100)
    }

    @Test func `S14: it stops and continues without a jump during animations`() {
        var ends: [Double] = []
        scene.animate(withDuration: 1) {
            view.center.x = 100
        } completion: { [scene] _ in
            ends.append(scene.now)
        }
        scene.animate(withDuration: 1, options: .curveLinear) { outside.center.x = 100 }
        scene.advance(to: 0.3)
        let shown = x(view)
        pause()
        #expect(difference(x(view), shown, within: 1e-12) == nil)
        scene.advance(to: 0.75)
        #expect(difference(x(view), shown, within: 1e-12) == nil)
        #expect(x(outside) == 75)
        resume()
        #expect(difference(x(view), shown, within: 1e-12) == nil)
        let later = CubicBezier.easeInOut.value(at: 0.5) * 100
        scene.advance(to: 0.95)
        #expect(difference(x(view), later, within: 1e-12) == nil)
        scene.advance(to: 2)
        #expect(ends.count == 1)
        #expect(difference(ends[0], 1.45, within: 1e-12) == nil)
        #expect(scene.isIdle)
    }

    @Test func `S14: a block over views with different clocks is split and ends with the last part`() {
        var ends: [(Bool, Double)] = []
        let (inner, other) = (SceneView(frame: view.frame), SceneView(frame: view.frame))
        view.addSubview(inner)
        box.addSubview(other)
        // Split by existing clocks.
        view.layer.speed = 2
        scene.animate(withDuration: 1, options: .curveLinear) {
            for view in [inner, other, outside] { view.center.x = 100 }
        } completion: { [scene] in
            ends.append(($0, scene.now))
        }
        scene.advance(to: 0.25)
        #expect([x(inner), x(other), x(outside)] == [50, 25, 25])
        // Split by a new clock.
        pause()
        #expect([x(inner), x(other), x(outside)] == [50, 25, 25])
        scene.advance(to: 1)
        #expect([x(inner), x(other), x(outside)] == [50, 25, 100])
        #expect(ends.isEmpty)
        resume()
        scene.advance(to: 1.125)
        #expect(difference(x(inner), 75, within: 1e-12) == nil)
        #expect(difference(x(other), 37.5, within: 1e-12) == nil)
        scene.advance(to: 1.5)
        #expect(x(inner) == 100)
        #expect(ends.isEmpty)
        scene.advance(to: 3)
        #expect(ends.count == 1)
        #expect(ends[0].0)
        #expect(difference(ends[0].1, 1.75, within: 1e-12) == nil)
        #expect(scene.isIdle)
    }

    @Test func `S14: a repeating block is split too`() {
        var ends: [Bool] = []
        scene.animate(withDuration: 1, options: [.autoreverse, .curveLinear]) {
            view.center.x = 100
            outside.center.x = 100
        } completion: {
            ends.append($0)
        }
        scene.advance(to: 0.5)
        pause()
        scene.advance(to: 1.75)
        #expect([x(view), x(outside)] == [50, 25])
        scene.advance(to: 2)
        #expect(ends.isEmpty)
        resume()
        scene.advance(to: 3)
        #expect(difference(x(view), 50, within: 1e-12) == nil)
        scene.advance(to: 3.6)
        #expect(ends == [true])
        #expect(scene.isIdle)
    }

    @Test func `S14: times are converted through all nested clocks`() {
        box.layer.speed = 2
        box.layer.beginTime = 1
        box.layer.timeOffset = 5
        view.layer.speed = 0.5
        view.layer.timeOffset = -1
        #expect(view.layer.convertTime(4, from: nil) == 4.5)
        #expect(box.layer.convertTime(4, from: nil) == 11)
        #expect(view.layer.convertTime(4.5, to: nil) == 4)
        #expect(view.layer.convertTime(11, from: box.layer) == 4.5)
        #expect(view.layer.convertTime(4.5, to: box.layer) == 11)
        #expect(outside.layer.convertTime(4.5, from: view.layer) == 4)
        #expect(outside.layer.convertTime(4.5, from: nil) == 4.5)
        box.layer.speed = 0
        #expect(view.layer.convertTime(4, to: nil).isNaN)
        #expect(view.layer.convertTime(4, from: view.layer) == 4)
        #expect(view.layer.convertTime(7, from: nil) == 1.5)
        for value in [Double.nan, .infinity] {
            box.layer.speed = value
            outside.layer.timeOffset = value
        }
        #expect(scene.diagnostics.count == 4)
        #expect(box.layer.speed == 0)
        #expect(outside.layer.timeOffset == 0)
    }

    @Test func `S14: with negative speed it shows earlier values and calls no completions`() {
        scene.animate(withDuration: 1, options: .curveLinear) { view.center.x = 100 }
        scene.advance(to: 0.75)
        box.layer.timeOffset = 1.5
        box.layer.speed = -1
        scene.advance(to: 1)
        #expect(x(view) == 50)
        scene.advance(to: 9)
        #expect(x(view) == 0)
        #expect(!scene.isIdle)
        box.layer.speed = 1
        scene.advance(to: 9)
        #expect(scene.isIdle)
    }

    @Test func `S14: motions added at the moment of stopping still begin`() {
        scene.advance(to: 7)
        scene.animate(withDuration: 1, options: .curveLinear) { view.center.x = 100 }
        box.layer.speed = 0
        for p in [0.5, 0.25] {
            box.layer.timeOffset = p
            #expect(x(view) == 100 * p)
        }
        resume()
        #expect(difference(x(view), 25, within: 1e-12) == nil)
    }

    @Test func `S14: a property animator follows the clock of a layer with all its views`() {
        let animator = PropertyAnimator(scene: scene, duration: 1, pacing: .linear) { [view] in
            view.center.x = 100
        }
        let both = PropertyAnimator(scene: scene, duration: 1, pacing: .linear) { [view, outside] in
            view.center.y = 100
            outside.center.y = 100
        }
        animator.startAnimation()
        both.startAnimation()
        scene.advance(to: 0.25)
        pause()
        scene.advance(to: 0.5)
        #expect(x(view) == 25)
        #expect(view.presentationState.position.y == 50)
        scene.advance(to: 1)
        #expect(both.state == .inactive)
        #expect(animator.isRunning)
        resume()
        animator.isReversed = true
        scene.advance(to: 1.125)
        #expect(difference(x(view), 12.5, within: 1e-12) == nil)
        scene.advance(to: 1.5)
        #expect(animator.state == .inactive)
        #expect(scene.isIdle)
    }

    @Test func `S14: completions of split blocks run in the order of the blocks`() {
        var told: [Int] = []
        // In the tree the views have the opposite order.
        let views = (0..<12).map { _ in SceneView() }
        for view in views.reversed() { box.addSubview(view) }
        for (index, inside) in views.enumerated() {
            scene.animate(withDuration: 1) {
                (inside.alpha, outside.alpha) = (0, CGFloat(index) / 100)
            } completion: {
                _ in
                told.append(index)
            }
        }
        scene.advance(to: 0.25)
        box.layer.speed = 0.5
        scene.advance(to: 10)
        #expect(told == Array(0..<12))
    }

    @Test
    func `S14: overflowing times end animations, and no value is NaN`() {
        for speed in [1e308, -1e308] {
            scene.advance(to: scene.now + 3)
            (box.layer.speed, view.layer.speed) = (speed, 1e308)
            view.layer.timeOffset = 1e308
            var told: [Bool] = []
            view.center.x = 0
            scene.animate(withDuration: 1) {
                view.center.x = 100
            } completion: {
                told.append($0)
            }
            scene.advance(to: scene.now + 1)
            #expect(x(view) == (speed > 0 ? 100 : 0))
            #expect(told == (speed > 0 ? [true] : []))
            #expect(view.layer.convertTime(scene.now, from: nil).isFinite)
            view.removeAllAnimations()
        }
    }

    @Test func `S14: a layer's clock follows its new superlayer's time, also for completions`() {
        box.layer.speed = 0.25
        view.layer.speed = 0.5
        var ends: [Double] = []
        scene.animate(withDuration: 1, options: .curveLinear) {
            view.center.x = 100
        } completion: { [scene] _ in
            ends.append(scene.now)
        }
        scene.advance(to: 2)
        #expect(x(view) == 25)
        // At speed 1/2 from the start, it ends at 2.
        scene.window.addSubview(view)
        scene.advance(to: 2)
        #expect(x(view) == 100)
        #expect(ends == [2])

        outside.layer.speed = 0.5
        scene.animate(withDuration: 1, options: .curveLinear) {
            outside.center.x = 100
        } completion: { [scene] _ in
            ends.append(scene.now)
        }
        scene.advance(to: 3)
        #expect(x(outside) == 50)
        box.addSubview(outside)
        // From here it runs at 0.125: its start is at 8 s, its end at 16 s.
        scene.advance(to: 15)
        #expect(ends == [2])
        scene.advance(to: 30)
        #expect(ends == [2, 16])
    }
}
