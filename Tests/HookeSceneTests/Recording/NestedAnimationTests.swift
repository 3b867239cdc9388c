import Foundation
import Hooke
import HookeScene
import Testing

@Suite struct NestedAnimationTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), name: "view")

    init() { scene.window.addSubview(view) }

    private var x: Double { view.presentationState.position.x }

    @Test func `S39: A nested block on the same property adds to the motion without a jump`() {
        scene.animate(withDuration: 1, options: .curveLinear) {
            view.center.x = 150
            scene.animate(withDuration: 1) { view.center.x = 250 }
            view.center.x = 350
        }
        #expect(x == 50)
        scene.advance(to: 0.5)
        #expect(x == 200)
        scene.advance(to: 1)
        #expect(x == 350)
    }

    @Test func `Keyframes keep changes made before the windows`() {
        scene.animateKeyframes(withDuration: 1, options: .curveLinear) {
            view.center.x = 150
            SceneView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 950 }
        }
        #expect(x == 50)
        scene.advance(to: 0.25)
        #expect(x == 75)
        scene.advance(to: 0.75)
        #expect((x - (100 + 850 / 2)).magnitude < 1e-9)
        scene.advance(to: 1)
        #expect(x == 950)
    }

    @Test func `Keyframes in a spring block follow the spring in seconds to its end`() throws {
        scene.animate(withDuration: 2.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            scene.animateKeyframes(withDuration: 1) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
            }
        }
        scene.advance(to: 0.25)
        #expect((x - 98.7823).magnitude < 1e-4, "x(0.25) of that spring is 0.487823")
    }

    @Test func `Motions started in a completion start exactly at the block's end`() {
        // 0.1 + 0.7 is rounded in binary.
        scene.advance(to: 0.1)
        var shown: [Double] = []
        scene.animate(withDuration: 0.7, options: .curveLinear) {
            view.center.x = 150
        } completion: { [self] _ in
            shown.append(x)
        }
        scene.advance(to: 5)
        #expect(shown == [150])
    }
}
