import Foundation
import Hooke
import HookeScene
import Testing

@Suite struct KeyframeRecordingTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { scene.window.addSubview(view) }

    private func opacities(
        _ times: [Double], options: KeyframeAnimationOptions = .curveLinear, _ keyframes: () -> Void
    ) -> [Double] {
        scene.animateKeyframes(withDuration: 1, options: options, animations: keyframes)
        return times.map { time in
            scene.advance(to: time)
            return view.presentationState.opacity
        }
    }

    private func add(_ start: Double, _ duration: Double, _ alpha: Double) {
        SceneView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { view.alpha = alpha }
    }

    @Test func `A property is constant before its first window and between windows`() {
        let values = opacities([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]) {
            add(0.25, 0.25, 0.5)
            add(0.75, 0.25, 0)
        }
        #expect(values == [1, 1, 1, 0.75, 0.5, 0.5, 0.5, 0.25, 0])
    }

    @Test func `A window with duration 0 is a jump`() {
        let values = opacities([0.25, 0.4999, 0.5001, 0.75]) { add(0.5, 0, 0.25) }
        #expect(values == [1, 1, 0.25, 0.25])
    }

    @Test func `A jump at time 0 shows at once`() {
        #expect(opacities([0.001, 0.5]) { add(0, 0, 0.25) } == [0.25, 0.25])
    }

    @Test func `The later of two overlapping windows starts from the current value`() {
        let values = opacities([0.25, 0.5, 0.75, 1]) {
            add(0, 1, 0)
            add(0.5, 0.5, 1)
        }
        #expect(values == [0.75, 0.5, 0.75, 1])
    }

    @Test func `The whole is ease-in-out unless curveLinear is set`() {
        let values = opacities([0.25], options: []) { add(0, 1, 0) }
        #expect((values[0] - (1 - 0.129161931047)).magnitude < 1e-11)
    }

    @Test func `Discrete keyframes jump, and a change outside any window takes the whole duration`() {
        let values = opacities([0.3, 0.6, 0.95], options: [.curveLinear, .calculationModeDiscrete]) {
            add(0, 0.5, 0.5)
            view.center.x = 150
        }
        #expect(values == [1, 0.5, 0.5])
    }

    @Test func `The cubic mode overshoots a hold, holdSafeCubic does not`() {
        // The flip: hold, rotate to 90° in a third, hold. The cubic mode overshoots by 6.67°.
        func angle(_ options: KeyframeAnimationOptions) -> [Double] {
            let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let scene = WindowScene(size: CGSize(width: 100, height: 100))
            scene.window.addSubview(view)
            scene.animateKeyframes(withDuration: 1, options: [options, .curveLinear]) {
                SceneView.addKeyframe(withRelativeStartTime: 1 / 3.0, relativeDuration: 1 / 3.0) {
                    view.layer.transform = .rotationY(.pi / 2)
                }
            }
            let times: [Double] = [2 / 9, 1 / 3, 0.5, 2 / 3, 7 / 9]
            return times.map { time -> Double in
                scene.advance(to: time)
                let turn = view.presentationState.transform
                return atan2(-turn.m13, turn.m11) * 180 / .pi
            }
        }
        let faithful = angle(.calculationModeCubic)
        for (value, known) in zip(faithful, [-20 / 3.0, 0, 45, 90, 290 / 3.0]) {
            // Worst error 1.5e-14 degrees.
            #expect((value - known).magnitude < 1e-12, "\(faithful)")
        }
        let safe = angle(.calculationModeHoldSafeCubic)
        for (value, known) in zip(safe, [0.0, 0, 45, 90, 90]) {
            #expect((value - known).magnitude < 1e-12, "\(safe)")
        }
    }

    @Test func `Windows may be in any order in the code, and direct changes may come last`() {
        let values = opacities([0, 0.25, 0.5, 0.75, 1]) {
            add(0.5, 0.5, 0)
            add(0, 0.5, 0.5)
        }
        #expect(values == [1, 0.75, 0.5, 0.25, 0.5], "and at last the model, as the code left it")
        view.alpha = 1
        scene.animateKeyframes(withDuration: 1, options: .curveLinear) {
            add(0.5, 0.5, 0.25)
            view.alpha = 0.5
        }
        scene.advance(to: scene.now + 0.25)
        #expect(view.presentationState.opacity == 0.875)
        scene.advance(to: scene.now + 0.5)
        #expect(view.presentationState.opacity == 0.5)
    }

    @Test func `Paced keyframes have constant speed for all windows`() throws {
        let values = [1, 1, 0.75, 0.75, 0]
        let modes: [(KeyframeAnimationOptions, KeyframeTrack<Double>)] = [
            (.calculationModePaced, try .paced(values: values, from: 0, to: 1)),
            (.calculationModeCubicPaced, try .cubicPaced(values: values, from: 0, to: 1)),
        ]
        for (mode, known) in modes {
            view.alpha = 1
            let start = scene.now
            scene.animateKeyframes(withDuration: 1, options: [.curveLinear, mode]) {
                add(0.5, 0.125, 0.75)
                add(0.75, 0.25, 0)
            }
            for step in 1...16 {
                let time = Double(step) / 16
                scene.advance(to: start + time)
                #expect((view.presentationState.opacity - known.value(at: time)).magnitude < 1e-15)
            }
        }
        #expect(modes[0].1.value(at: 0.25) == 0.75)
    }

    @Test func `A later window in a discrete block starts from the held value`() {
        let values = opacities([0.5, 0.75, 0.99], options: [.curveLinear, .calculationModeDiscrete]) {
            add(0, 0.75, 0)
            add(0.5, 0.5, 0.25)
        }
        #expect(values == [1, 1, 1])
    }

    @Test func `A window outside 0 to 1 and a keyframe outside a block apply at once and are reported`() {
        scene.animateKeyframes(withDuration: 1) {
            add(-0.1, 0.5, 0.5)
            add(0.5, 0.6, 0.25)
            add(.nan, 0.5, 0.125)
        }
        #expect(view.presentationState.opacity == 0.125)
        scene.animate(withDuration: 1) { add(0.25, 0.5, 0.5) }
        #expect(view.presentationState.opacity == 0.5)
        #expect(
            scene.diagnostics.map(\.description) == [
                "the keyframe's start is -0.1; used: no animation; accepted: 0 to 1",
                "the keyframe's start + duration is 1.1; used: no animation; accepted: at most 1, the end of the whole",
                "the keyframe's start is nan; used: no animation; accepted: 0 to 1",
                "the start of a keyframe outside a keyframe block is 0.25; used: no animation",
            ])
    }
}
