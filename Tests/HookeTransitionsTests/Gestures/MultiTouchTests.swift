import Foundation
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Several fingers in one gesture.
@Suite struct MultiTouchTests {
    private let rig = FingerRig()
    private var scene: WindowScene { rig.scene }

    @Test func `An added or removed finger moves the location but neither translation nor velocity`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        rig.down(100, 100, at: 0)
        for step in 1...10 { rig.move(100, 100 + 10 * Double(step), at: 0.01 * Double(step)) }
        let (translation, velocity) = (pan.touchTranslation(in: nil), pan.velocity)
        rig.down(300, 400, at: 0.1, finger: 1)
        #expect(pan.numberOfTouches == 2)
        #expect(pan.location(in: nil) == CGPoint(x: 200, y: 300))
        #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 300, y: 400))
        #expect(pan.touchTranslation(in: nil) == translation && pan.velocity == velocity)
        rig.move(300, 420, at: 0.11, finger: 1)
        #expect(pan.touchTranslation(in: nil) == CGPoint(x: 0, y: 110), "half of the finger's translation")
        let before = (pan.touchTranslation(in: nil), pan.velocity)
        rig.up(at: 0.115)
        #expect(pan.location(in: nil) == CGPoint(x: 300, y: 420) && pan.numberOfTouches == 1)
        #expect(pan.touchTranslation(in: nil) == before.0 && pan.velocity == before.1)
        rig.move(300, 430, at: 0.12, finger: 1)
        #expect(pan.touchTranslation(in: nil) == CGPoint(x: 0, y: 120))
        rig.up(at: 0.13, finger: 1)
        #expect(pan.numberOfTouches == 0)
        #expect(rig.log.filter { $0 != "pan changed" } == ["pan began", "pan ended"])
    }

    @Test func `Two fingers with one speed have that speed, although they report one after the other`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        rig.down(100, 100, at: 0)
        rig.down(200, 100, at: 0, finger: 1)
        // Few enough steps that the samples include the fingers' first touches.
        for step in 1...6 {
            let y = 100 + 6 * Double(step)
            rig.move(100, y, at: Double(step) / 120)
            rig.move(200, y, at: Double(step) / 120, finger: 1)
        }
        rig.up(at: 0.051)
        rig.up(at: 0.052, finger: 1)
        // 6 points in 1/120 s; largest error 1.2e-13.
        #expect((pan.velocity.y - 720).magnitude < 1e-11, "\(pan.velocity)")
    }

    private struct Move: CustomStringConvertible {
        var finger: Int
        var isUp: Bool
        var offset: SIMD2<Double>
        var description: String { "\(isUp ? "toggle" : "move") \(finger) \(offset)" }
    }

    @Test func `The translation is the sum of the fingers' movements over their number at the time`() {
        let scripts = Generator<[Move]>(
            draw: { random in
                (0..<random.integer(1...40)).map { _ in
                    Move(
                        finger: random.integer(0...3), isUp: random.chance(0.3),
                        offset: SIMD2(random.uniform(-30...30), random.uniform(-30...30)))
                }
            },
            shrink: { script in
                script.indices.map { index in Array(script[..<index] + script[(index + 1)...]) }
            })
        var worst = 0.0
        checkProperty(seed: 62, cases: 500, scripts) { script in
            let rig = FingerRig()
            let pan = rig.add(PanGestureRecognizer(), "pan")
            pan.minimumDistance = 0
            // The reference: positions by finger, and a running sum.
            var locations = [9: SIMD2(200.0, 400.0)]
            var sum = SIMD2<Double>.zero
            var time = 0.0
            rig.down(200, 400, at: 0, finger: 9)
            for move in script {
                time += 0.01
                if move.isUp {
                    if locations.removeValue(forKey: move.finger) != nil {
                        rig.up(at: time, finger: move.finger)
                    } else {
                        locations[move.finger] = SIMD2(50, 50) * Double(move.finger + 1)
                        rig.down(
                            50 * Double(move.finger + 1), 50 * Double(move.finger + 1), at: time,
                            finger: move.finger)
                    }
                } else if let location = locations[move.finger] {
                    sum += move.offset / Double(locations.count)
                    let moved = location + move.offset
                    locations[move.finger] = moved
                    rig.move(moved.x, moved.y, at: time, finger: move.finger)
                }
                let shown = pan.touchTranslation(in: nil)
                let error = (SIMD2(shown.x, shown.y) - sum).norm
                worst = max(worst, error)
                // Largest error 2.3e-13, in coordinates of about 500.
                if error > 1e-11 { return "\(shown) for \(sum)" }
            }
            return nil
        }
        #expect(worst < 1e-11, "\(worst)")
    }

    @Test func `A pan of two fingers begins with the second and counts from there`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        pan.minimumNumberOfTouches = 2
        rig.down(100, 100, at: 0)
        rig.move(100, 160, at: 0.01)
        rig.down(200, 100, at: 0.02, finger: 1)
        rig.move(200, 118, at: 0.03, finger: 1)
        #expect(rig.log.isEmpty, "the centre moved by 9")
        rig.move(100, 164, at: 0.04)
        #expect(rig.log == ["pan began"] && pan.touchTranslation(in: nil) == CGPoint(x: 0, y: 11))
        rig.up(at: 0.05)
        rig.move(200, 400, at: 0.06, finger: 1)
        #expect(rig.log == ["pan began"], "one finger moves nothing")
        #expect(pan.touchTranslation(in: nil) == CGPoint(x: 0, y: 11))
        rig.down(100, 164, at: 0.07)
        rig.move(100, 174, at: 0.08)
        #expect(pan.touchTranslation(in: nil) == CGPoint(x: 0, y: 16))
        rig.up(at: 0.09)
        rig.up(at: 0.1, finger: 1)
        #expect(rig.log == ["pan began", "pan changed", "pan ended"])
    }

    @Test func `A pan of one finger waits while there are two, and takes no second after it began`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        pan.maximumNumberOfTouches = 1
        rig.down(100, 100, at: 0)
        rig.down(200, 100, at: 0, finger: 1)
        rig.move(100, 200, at: 0.01)
        #expect(rig.log.isEmpty)
        rig.up(at: 0.02, finger: 1)
        rig.move(100, 205, at: 0.03)
        #expect(rig.log.isEmpty, "it counts from where the second finger lifted")
        rig.move(100, 212, at: 0.04)
        #expect(rig.log == ["pan began"])
        rig.down(200, 100, at: 0.05, finger: 1)
        rig.move(200, 400, at: 0.06, finger: 1)
        #expect(pan.numberOfTouches == 1 && pan.touchTranslation(in: nil) == CGPoint(x: 0, y: 12))
    }

    @Test func `Translations and velocities are converted to scaled and rotated views`() {
        let view = SceneView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        scene.window.addSubview(view)
        view.transform = Affine2D.rotation(.pi / 2).concatenating(.scale(x: 2, y: 2))
        let pan = rig.add(PanGestureRecognizer(), "pan")
        rig.down(100, 100, at: 0)
        for step in 1...10 { rig.move(100, 100 + 10 * Double(step), at: 0.01 * Double(step)) }
        // Down on the screen is along the view's x, and twice as large. Largest errors 2.9e-14, 1.2e-13.
        let (translation, speed) = (pan.touchTranslation(in: view), pan.velocity(in: view))
        #expect((translation.x - 50).magnitude < 1e-11 && translation.y.magnitude < 1e-11, "\(translation)")
        #expect((speed.x - 500).magnitude < 1e-10 && speed.y.magnitude < 1e-10, "\(speed)")
        pan.setTranslation(CGPoint(x: 7, y: -3), in: view)
        let again = pan.touchTranslation(in: view)
        #expect((again.x - 7).magnitude < 1e-11 && (again.y + 3).magnitude < 1e-11, "\(again)")
        rig.move(100, 220, at: 0.11)
        #expect((pan.touchTranslation(in: view).x - 17).magnitude < 1e-11)
        pan.setTranslation(CGPoint(x: Double.nan, y: 0), in: view)
        #expect(scene.diagnostics.count == 1 && (pan.touchTranslation(in: view).x - 17).magnitude < 1e-11)
    }

    @Test func `A velocity in a view in perspective is the derivative of the location there`() {
        let view = SceneView(frame: CGRect(x: 60, y: 80, width: 240, height: 300))
        var eye = Transform3D.identity
        eye.m34 = -1.0 / 400
        scene.window.layer.sublayerTransform = eye
        view.layer.transform = .rotationY(0.7)
        scene.window.addSubview(view)
        let pan = rig.add(PanGestureRecognizer(), "pan")
        rig.down(150, 200, at: 0)
        for step in 1...10 {
            rig.move(150 + 3 * Double(step), 200 - 4 * Double(step), at: 0.01 * Double(step))
        }
        let shown = pan.velocity(in: view)
        let h = 1e-4
        let place = pan.location(in: nil)
        func inView(_ sign: Double) -> CGPoint {
            view.convert(CGPoint(x: place.x + sign * h * 300, y: place.y - sign * h * 400), from: nil)
        }
        let quotient = SIMD2(inView(1).x - inView(-1).x, inView(1).y - inView(-1).y) / (2 * h)
        // The quotient's own error is about 1e-7; largest error 1.6e-7 of 700.
        #expect((SIMD2(shown.x, shown.y) - quotient).norm < 1e-5, "\(shown) \(quotient)")
        view.transform = .scale(x: 0, y: 1)
        #expect(pan.velocity(in: view).x.isNaN, "the view is edge-on")
    }

    @Test func `A hand resting on the screen does not affect an edge pan`() {
        let edge = rig.add(ScreenEdgePanGestureRecognizer(edges: [.left]), "edge")
        rig.down(200, 700, at: 0, finger: 7)
        rig.down(4, 300, at: 0.1)
        rig.move(40, 300, at: 0.11)
        rig.down(300, 300, at: 0.12, finger: 2)
        #expect(rig.log == ["edge began"] && edge.numberOfTouches == 1)
        #expect(edge.location(in: nil) == CGPoint(x: 40, y: 300))
    }

    @Test func `A cancelled finger cancels the gesture of all`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        rig.down(100, 100, at: 0)
        rig.down(200, 100, at: 0, finger: 1)
        rig.move(100, 150, at: 0.01)
        scene.send(Touch(.cancelled, at: .zero, time: 0.02, finger: 1))
        rig.move(100, 200, at: 0.03)
        #expect(rig.log == ["pan began", "pan cancelled"] && pan.numberOfTouches == 0)
        rig.down(200, 100, at: 0.04, finger: 1)
        rig.move(200, 200, at: 0.05, finger: 1)
        #expect(rig.log.count == 2, "the first finger is still down")
        rig.up(at: 0.06)
        rig.up(at: 0.07, finger: 1)
        rig.down(200, 100, at: 1, finger: 1)
        rig.move(200, 200, at: 1.01, finger: 1)
        #expect(rig.log.last == "pan began")
    }
}
