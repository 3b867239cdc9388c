import HookeUIKit
import Testing

/// A fold of strips, each a resizable snapshot of a part of the screen.
@Suite struct FoldPortTests {
    private let home = FoldViewController()
    private let rig: PortScene

    init() {
        home.loadViewIfNeeded()
        rig = PortScene(root: home)
        home.view.name = "home"
        rig.scene.advance(to: 1)
    }

    /// The views of a name on the screen.
    private func shown(_ name: String) -> [ProjectedView] {
        rig.scene.snapshot().projectedViews().filter { $0.name == name && !$0.isHidden }
    }

    @Test func `at the start the strips show the screen as it was`() {
        home.open()
        // The pictures of the six strips; the root of each is the part.
        let strips = shown("home snapshot")
        let corners = strips.map { $0.corners[0] }
        let expected = [0.0, 65, 130, 195, 260, 325].map { SIMD2($0, 0) }
        #expect(corners == expected)
        let pictures = rig.scene.snapshot().projectedViews().filter { view in
            !view.isHidden && view.state.backgroundColor == .orange
        }
        // Each strip has the whole picture and clips it, so each line is at its place in all strips.
        #expect(pictures.count == 18)
        for picture in pictures {
            let corner = picture.corners[0]
            #expect(abs(corner.x - 40) < 1e-9 && [100, 200, 300].contains { abs(corner.y - $0) < 1e-9 })
        }
    }

    @Test func `half-way each fold stands at 45°, the outer edges at half the way`() throws {
        home.open()
        rig.scene.advance(to: 1.45)
        let container = try #require(rig.scene.transition?.containerView)
        let panels = container.subviews.suffix(6)
        for (index, panel) in panels.enumerated() {
            let layer = panel.presentationState
            let edge = 65 * Double(index % 2 == 0 ? index : index + 1)
            #expect(abs(layer.position.x - edge / 2) < 1e-9)
            let expected = CATransform3DMakeRotation(index % 2 == 0 ? .pi / 4 : -.pi / 4, 0, 1, 0)
            #expect(abs(layer.transform.m11 - expected.m11) < 1e-12)
            #expect(abs(layer.transform.m13 - expected.m13) < 1e-12)
            #expect(panel.subviews.last.map { abs($0.presentationState.opacity - 0.3) < 1e-12 } == true)
        }
        rig.runOut()
        #expect(rig.scene.transition == nil && rig.scene.diagnostics.isEmpty)
        #expect(home.view.window == nil && home.presentedViewController?.view.window == rig.window)
    }

    @Test func `by finger it is the same at the same fraction, and a cancel restores every bit`() throws {
        let before = rig.scene.snapshot().root
        let driver = UIPercentDrivenInteractiveTransition()
        home.interaction = driver
        home.open()
        var seen: [Double: SceneSnapshot.Node] = [:]
        for fraction in [0.2, 0.9, 0.5, 0.2, 0, 0.9] {
            driver.update(CGFloat(fraction))
            let root = rig.scene.snapshot().root
            if let known = seen[fraction] { #expect(root == known) }
            seen[fraction] = root
        }
        driver.cancel()
        rig.runOut()
        #expect(rig.scene.snapshot().root == before && home.presentedViewController == nil)
    }

    @Test func `what an export plays, models with the timeline's values, is what is shown`() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        home.interaction = driver
        home.open()
        let transition = try #require(rig.scene.transition)
        for fraction in [0.25, 0.75] {
            driver.update(CGFloat(fraction))
            let time = fraction * transition.transitionDuration
            let values = transition.timeline.values(at: time)
            #expect(rig.scene.modelSnapshot().showing(values).root == rig.scene.snapshot().root)
        }
    }
}
