import Foundation
import HookeGeometry
import HookeScene
import Testing

@Suite struct LayerPathAnimationTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let path = try! VectorPath(svg: "M60 400A135 135 0 0 1 330 400V500")

    init() { scene.window.addSubview(view) }

    private func position() -> Vector2 {
        let position = view.presentationState.position
        return Vector2(position.x, position.y)
    }

    private func angle() -> Double {
        let transform = view.presentationState.transform
        return atan2(transform.m12, transform.m11)
    }

    @Test func `A layer moves at constant speed and turns with the path`() throws {
        let measured = try MeasuredPath(path)
        view.layer.add(
            LayerAnimation(LayerKeyPath(.position), .path(path, rotation: .auto), duration: 1))
        for time in [0, 0.25, 0.5, 0.9] {
            scene.advance(to: time)
            let sample = measured.sample(at: time * measured.length)
            let off = position() - sample.position
            #expect(off.x.magnitude < 1e-10 && off.y.magnitude < 1e-10)
            #expect((angle() - sample.angle).magnitude < 1e-12)
        }
        scene.advance(to: 1)
        #expect(position() == [20, 20] && angle() == 0 && scene.isIdle)
    }

    @Test func `Steps are keys with their times, and a spring continues straight on`() throws {
        let lines = try VectorPath(svg: "M0 0H100V300")
        let key = LayerKeyPath(.position)
        view.layer.add(
            LayerAnimation(key, .path(lines, keyTimes: [0, 0.8, 1], mode: .linear), duration: 1), forKey: "a")
        scene.advance(to: 0.4)
        #expect(position() == [50, 0] && angle() == 0)
        view.layer.add(LayerAnimation(key, .path(lines, mode: .discrete), duration: 1), forKey: "a")
        scene.advance(to: 1)
        #expect(position() == [100, 0])
        let spring = try Spring(duration: 0.4, bounce: 0.6)
        view.layer.add(try LayerAnimation(key, .path(lines), spring: spring), forKey: "a")
        scene.advance(to: 1.25)
        #expect(position().x == 100 && position().y > 300)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `Other properties, cubic modes, wrong times and empty paths are refused with their reason`() {
        let key = LayerKeyPath(.position)
        let cases: [(LayerKeyPath, LayerAnimation.Values, String)] = [
            (LayerKeyPath(.opacity), .path(path), "accepted: position"),
            (key, .path(path, mode: .cubic), "accepted: linear, discrete, paced"),
            (key, .path(path, keyTimes: [0, 1], mode: .linear), "accepted: 3, one for each value"),
            (key, .path(path, keyTimes: [0, 1, 0.5], mode: .linear), "non-decreasing"),
            (key, .path(VectorPath()), "1 step or more"),
        ]
        for (index, (keyPath, values, reason)) in cases.enumerated() {
            #expect(!view.layer.add(LayerAnimation(keyPath, values, duration: 1)))
            guard case .refusedAnimation(_, let found) = scene.diagnostics.last else {
                Issue.record("case \(index) is not reported")
                continue
            }
            #expect(found.contains(reason), "\(found)")
        }
        #expect(scene.diagnostics.count == cases.count)
    }
}
