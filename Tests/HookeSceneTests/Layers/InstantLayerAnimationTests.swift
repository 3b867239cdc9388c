import Foundation
import Hooke
import HookeGeometry
import HookeScene
import Testing

/// Layer animations with a duration of 0, as in Web Animations.
@Suite struct InstantLayerAnimationTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() { scene.window.addSubview(view) }

    private func add(_ pacing: Pacing = .linear, _ change: (inout LayerAnimation) -> Void) {
        var animation = LayerAnimation(
            LayerKeyPath(.opacity), .basic(from: .scalar(0.2), to: .scalar(0.6)), duration: 0, pacing: pacing)
        (animation.timing.fillMode, animation.timing.beginTime) = (.both, 1)
        animation.isRemovedOnCompletion = false
        change(&animation)
        view.layer.add(animation, forKey: "opacity")
    }

    private func opacities(at times: [Double]) -> [Double] {
        times.map { time in
            scene.advance(to: time)
            return (Double(view.presentationState.opacity) * 1e12).rounded() / 1e12
        }
    }

    @Test func `Filled, it shows its start before it begins and its end afterwards`() {
        add { _ in }
        #expect(opacities(at: [0, 0.5, 1, 1.5]) == [0.2, 0.2, 0.6, 0.6])
    }

    @Test func `Filled one way, it shows the model on the other side`() {
        add { $0.timing.fillMode = .backwards }
        #expect(opacities(at: [0.5, 1, 2]) == [0.2, 1, 1])
        add { ($0.timing.fillMode, $0.timing.beginTime) = (.forwards, 3) }
        #expect(opacities(at: [2.5, 3, 4]) == [1, 0.6, 0.6])
    }

    @Test func `There and back it ends at its start, and after half a run in the middle, by the pacing`()
        throws
    {
        add { $0.timing.autoreverses = true }
        #expect(opacities(at: [0.5, 1.5]) == [0.2, 0.2])
        add { ($0.timing.repeatCount, $0.timing.beginTime) = (2.5, 2) }
        #expect(opacities(at: [1.75, 2.5]) == [0.2, 0.4])
        let curve = try CubicBezier(x1: 0.5, y1: 0, x2: 1, y2: 0.5)
        add(.curve(.bezier(curve))) { ($0.timing.repeatCount, $0.timing.beginTime) = (0.5, 3) }
        let middle = ((0.2 + 0.4 * curve.value(at: 0.5)) * 1e12).rounded() / 1e12
        #expect(opacities(at: [2.75, 3.5]) == [0.2, middle])
        // A spring has not moved within no time.
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        add(.spring(spring)) { ($0.timing.repeatCount, $0.timing.beginTime) = (0.5, 4) }
        #expect(opacities(at: [4.5]) == [0.2])
    }

    @Test func `Runs add up, if the animation is cumulative`() {
        add { animation in
            animation.values = .basic(from: .scalar(0), to: .scalar(0.125))
            (animation.timing.repeatCount, animation.isCumulative) = (3.5, true)
        }
        #expect(opacities(at: [0.5, 1.5]) == [0, 3.5 * 0.125])
    }
}
