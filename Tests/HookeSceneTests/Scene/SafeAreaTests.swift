import Foundation
import HookeScene
import Testing

@Suite struct SafeAreaTests {
    private final class Watched: SceneView {
        var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
    }

    private let scene = WindowScene(size: CGSize(width: 100, height: 200))

    @Test func `A view has the part of the scene's safe area that its frame covers`() {
        #expect(scene.window.safeAreaInsets == .zero)
        scene.safeAreaInsets = SceneInsets(top: 40, bottom: 30)
        let page = SceneView(frame: scene.bounds)
        let card = SceneView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
        let foot = SceneView(frame: CGRect(x: 10, y: 190, width: 20, height: 10))
        #expect(page.safeAreaInsets == .zero, "outside a scene")
        scene.window.addSubview(page)
        page.addSubview(card)
        page.addSubview(foot)
        #expect(page.safeAreaInsets == scene.safeAreaInsets)
        #expect(card.safeAreaInsets == SceneInsets(top: 20))
        #expect(foot.safeAreaInsets == SceneInsets(bottom: 30))
        #expect(page.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 100, height: 130))
        #expect(foot.safeAreaLayoutGuide.layoutFrame == .zero)
        card.transform = .scale(x: 0.5, y: 0.5)
        #expect(card.safeAreaInsets.top == 20, "transforms do not count")
    }

    @Test func `Changes are reported at layout, once`() {
        let (page, card) = (Watched(frame: scene.bounds), Watched(frame: scene.bounds))
        scene.window.addSubview(page)
        page.addSubview(card)
        scene.advance(to: 0.1)
        #expect(page.changes == 0)
        scene.safeAreaInsets.top = 40
        scene.safeAreaInsets.top = 44
        #expect(page.changes == 0)
        scene.advance(to: 0.2)
        #expect(page.changes == 1 && card.changes == 1)
        page.frame = CGRect(x: 0, y: 44, width: 100, height: 156)
        scene.advance(to: 0.3)
        #expect(page.changes == 2 && card.changes == 2 && card.safeAreaInsets == .zero)
        page.setNeedsLayout()
        scene.advance(to: 0.4)
        #expect(page.changes == 2)
    }
}
