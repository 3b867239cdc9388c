import Foundation
import HookeScene
import Testing

@Suite struct IdentityHashableTests {
    @Test func `An object is equal only to itself`() {
        let (a, b) = (SceneView(), SceneView())
        #expect(a == a && a != b)
        #expect([a, b].firstIndex(of: b) == 1 && Set([a, b, a]).count == 2)
        #expect([a: 1, b: 2][b] == 2)
        #expect(a.isEqual(a) && !a.isEqual(b) && !a.isEqual(nil) && !a.isEqual("a"))
        #expect(PropertyAnimator(duration: 1) != PropertyAnimator(duration: 1))
        let scene = WindowScene(size: CGSize(width: 1, height: 1))
        #expect(scene.window.windowScene == scene && scene.window == (scene.window as SceneView))
    }
}
