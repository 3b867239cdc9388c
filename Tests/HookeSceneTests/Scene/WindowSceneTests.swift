import Foundation
import Hooke
import HookeScene
import Testing

@Suite struct WindowSceneTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), name: "view")

    init() { scene.window.addSubview(view) }

    @Test func `Time never decreases, even if a completion advances the scene`() {
        scene.animate(withDuration: 1) {
            view.alpha = 0
        } completion: { [scene] _ in
            scene.advance(to: 100)
        }
        scene.advance(to: 10)
        #expect(scene.now == 100)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `A long chain of completions at distinct times is not an endless loop`() {
        var done = 0
        func again(_ left: Int) {
            guard left > 0 else { return }
            scene.animate(withDuration: 0.5) {
                view.alpha = view.alpha == 0 ? 1 : 0
            } completion: { _ in
                done += 1
                again(left - 1)
            }
        }
        again(11_000)
        scene.advance(to: 1e9)
        #expect(done == 11_000)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `Invalid times are refused with their value`() {
        for time in [Double.nan, .infinity, -.infinity, -1e-300] {
            scene.advance(to: time)
            #expect(scene.now == 0)
        }
        #expect(scene.diagnostics.count == 4)
        scene.animate(withDuration: .greatestFiniteMagnitude, delay: .greatestFiniteMagnitude) {
            view.alpha = 0
        }
        #expect(scene.diagnostics.count == 5, "the sum is not finite")
        #expect(scene.nextEventTime != nil)
    }

    @Test func `isHidden reaches snapshot views at the next moment, as other properties do`() {
        let child = SceneView(frame: view.bounds)
        view.addSubview(child)
        scene.advance(to: 1)
        child.isHidden = true
        child.clipsToBounds = true
        child.alpha = 0.5
        let picture = view.snapshotView(afterScreenUpdates: false)
        scene.window.addSubview(picture)
        let shown = scene.snapshot().node(picture.id)!.children[0].children[0].state
        #expect(!shown.isHidden && !shown.masksToBounds && shown.opacity == 1)
    }
}
