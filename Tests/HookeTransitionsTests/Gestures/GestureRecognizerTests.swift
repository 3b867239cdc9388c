import Foundation
import HookeGeometry
import HookeTransitions
import Testing

@Suite struct GestureRecognizerTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    private func swipe(_ points: [(Double, Double)], from start: Double = 0, step: Double = 0.01) {
        for (index, (x, y)) in points.enumerated() {
            let phase: Touch.Phase = index == 0 ? .began : index == points.count - 1 ? .ended : .moved
            scene.send(Touch(phase, at: CGPoint(x: x, y: y), time: start + Double(index) * step))
        }
    }

    @Test func `A pan begins after 10 points, changes, and ends with the finger's velocity`() {
        let pan = PanGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        pan.addHandler { states.append($0.state) }
        scene.window.addGestureRecognizer(pan)
        swipe([(100, 100), (100, 108), (100, 116), (100, 124), (100, 132), (100, 140), (100, 140)])
        #expect(states == [.began, .changed, .changed, .changed, .ended])
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 24), "from where it was recognised")
        // A uniform motion of 8 points per 10 ms; largest error 1.2e-13.
        #expect((pan.velocity.y - 800).magnitude < 1e-11)
        #expect(pan.velocity.x == 0)
    }

    @Test func `A finger that rests before it lifts has velocity 0`() {
        let pan = PanGestureRecognizer()
        scene.window.addGestureRecognizer(pan)
        swipe([(0, 0), (0, 20), (0, 40), (0, 60)])
        scene.send(Touch(.began, at: .zero, time: 1))
        scene.send(Touch(.moved, at: CGPoint(x: 0, y: 30), time: 1.01))
        scene.send(Touch(.moved, at: CGPoint(x: 0, y: 60), time: 1.02))
        scene.send(Touch(.ended, at: CGPoint(x: 0, y: 60), time: 1.07))
        #expect(pan.velocity == .zero)
    }

    @Test func `A translation can be set`() {
        let pan = PanGestureRecognizer()
        scene.window.addGestureRecognizer(pan)
        pan.addHandler { recognizer in
            if recognizer.state == .began {
                (recognizer as? PanGestureRecognizer)?.setTranslation(.zero, in: nil)
            }
        }
        swipe([(0, 0), (0, 12), (0, 20), (0, 20)])
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 8))
    }

    @Test func `D1: an edge pan takes only a finger that touches at its edge and moves inwards`() {
        let pan = ScreenEdgePanGestureRecognizer(edges: [.left])
        var begins = 0
        pan.addHandler { if $0.state == .began { begins += 1 } }
        scene.window.addGestureRecognizer(pan)
        swipe([(2, 400), (30, 400), (60, 400), (60, 400)])
        #expect(begins == 1)
        swipe([(100, 400), (140, 400), (180, 400), (180, 400)], from: 1)
        #expect(begins == 1, "not at the edge")
        swipe([(2, 400), (2, 440), (2, 480), (2, 480)], from: 2)
        #expect(begins == 1, "not inwards")
        swipe([(388, 400), (340, 400), (300, 400), (300, 400)], from: 3)
        #expect(begins == 1, "another edge")
    }

    @Test func `A tap stays in place and is short`() {
        let tap = TapGestureRecognizer()
        var taps = 0
        tap.addHandler { _ in taps += 1 }
        scene.window.addGestureRecognizer(tap)
        swipe([(50, 50), (52, 51), (52, 51)])
        #expect(taps == 1)
        swipe([(50, 50), (70, 50), (50, 50)], from: 1)
        #expect(taps == 1, "moved too far, though it came back")
        swipe([(50, 50), (50, 50)], from: 2, step: 2)
        #expect(taps == 1, "too long")
    }

    @Test func `The first recogniser to recognise prevents the others`() {
        let pan = PanGestureRecognizer()
        let later = PanGestureRecognizer()
        later.minimumDistance = 30
        var laterBegan = false
        later.addHandler { _ in laterBegan = true }
        scene.window.addGestureRecognizer(pan)
        scene.window.addGestureRecognizer(later)
        swipe([(0, 0), (0, 20), (0, 50), (0, 90), (0, 90)])
        #expect(pan.state == .ended)
        #expect(later.state == .failed)
        #expect(!laterBegan)
    }

    @Test func `A cancelled touch cancels the gesture`() {
        let pan = PanGestureRecognizer()
        scene.window.addGestureRecognizer(pan)
        scene.send(Touch(.began, at: .zero, time: 0))
        scene.send(Touch(.moved, at: CGPoint(x: 20, y: 0), time: 0.01))
        scene.send(Touch(.cancelled, at: CGPoint(x: 20, y: 0), time: 0.02))
        #expect(pan.state == .cancelled)
    }

    @Test func `Touches belong to the view on which they began`() {
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.window.addSubview(view)
        let pan = PanGestureRecognizer()
        view.addGestureRecognizer(pan)
        swipe([(200, 200), (20, 20), (30, 30), (30, 30)])
        #expect(pan.state == .possible, "came down elsewhere")
        swipe([(20, 20), (200, 200), (300, 300), (300, 300)], from: 1)
        #expect(pan.state == .ended)
    }

    @Test func `A touch with an earlier time or a non-finite location is reported and ignored`() {
        let pan = PanGestureRecognizer()
        scene.window.addGestureRecognizer(pan)
        scene.advance(to: 1)
        scene.send(Touch(.began, at: .zero, time: 0.5))
        scene.send(Touch(.began, at: CGPoint(x: Double.nan, y: 0), time: 2))
        scene.send(Touch(.moved, at: CGPoint(x: 50, y: 0), time: 2))
        #expect(pan.state == .possible)
        #expect(scene.diagnostics.count == 2)
    }

    @Test func `A location is converted to a view in perspective`() {
        let view = SceneView(frame: CGRect(x: 100, y: 50, width: 200, height: 120))
        var eye = Transform3D.identity
        eye.m34 = -1.0 / 500
        scene.window.layer.sublayerTransform = eye
        view.layer.transform = .rotationY(0.5)
        scene.window.addSubview(view)
        let corner = view.convert(CGPoint(x: 200, y: 120), to: nil)
        let back = view.convert(corner, from: nil)
        // Largest error 5.7e-14.
        #expect((back.x - 200).magnitude < 1e-11 && (back.y - 120).magnitude < 1e-11)
    }

    @Test func `Opposite edges have opposite inward directions`() {
        for edge in Edge.allCases {
            #expect(edge.opposite.inward == -edge.inward && edge.opposite.opposite == edge)
        }
    }
}
