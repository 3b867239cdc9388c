import Foundation
import Hooke
import HookeScene
import Testing

@Suite struct KeyframeExtremesTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    private func keyframes(_ view: SceneView, _ windows: [(Double, Double, Double)]) {
        scene.window.addSubview(view)
        scene.animateKeyframes(withDuration: 1, options: .curveLinear) {
            for (start, duration, x) in windows {
                SceneView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
                    view.center.x = x
                }
            }
        }
    }

    @Test func `A view created with a non-finite frame has a zero frame`() {
        for bad in [Double.nan, .infinity, -.infinity] {
            let view = SceneView(frame: CGRect(x: bad, y: 0, width: 10, height: bad))
            #expect(view.frame == .zero)
            keyframes(view, [(0, 1, 5)])
            scene.advance(to: scene.now + 1)
        }
    }

    @Test func `Values near the largest double do not trap`() {
        let huge = Double.greatestFiniteMagnitude
        let view = SceneView()
        scene.window.addSubview(view)
        for mode in [KeyframeAnimationOptions.calculationModeCubic, .calculationModeHoldSafeCubic, []] {
            view.bounds = CGRect(x: -huge, y: huge, width: huge, height: huge)
            view.layer.transform = .identity
            var done = 0
            scene.animateKeyframes(withDuration: 1, options: mode) {
                SceneView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) {
                    view.bounds = CGRect(x: huge, y: -huge, width: huge, height: 1)
                    view.layer.transform = .scale(x: huge, y: huge)
                }
                SceneView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.5) {
                    view.bounds = .zero
                    view.layer.transform = .identity
                }
            } completion: { _ in
                done += 1
            }
            scene.advance(to: scene.now + 0.5)
            _ = scene.snapshot().projectedViews()
            scene.advance(to: scene.now + 0.5)
            #expect(done == 1 && view.presentationState.bounds == .zero)
        }
    }

    @Test func `A window that starts at a jump starts from the value after it`() {
        let view = SceneView()
        keyframes(view, [(0.5, 0, 100), (0.5, 0.5, 200)])
        scene.advance(to: 0.5.nextDown)
        #expect(view.presentationState.position.x == 0)
        scene.advance(to: 0.5)
        #expect(view.presentationState.position.x == 100)
        scene.advance(to: 0.75)
        #expect((view.presentationState.position.x - 150).magnitude < 1e-9)
    }

    @Test func `Jumps at both ends and subnormal windows keep their order`() {
        let view = SceneView()
        let tiny = Double.leastNonzeroMagnitude
        keyframes(
            view, [(0, 0, 1), (0, tiny, 2), (tiny, tiny, 3), (0.5, 0, 4), (0.5, 0, 5), (1, 0, 6), (1, 0, 7)])
        scene.advance(to: 0.25)
        #expect(view.presentationState.position.x == 3)
        scene.advance(to: 0.75)
        #expect(view.presentationState.position.x == 5)
        scene.advance(to: 1)
        #expect(view.presentationState.position.x == 7)
    }
}
