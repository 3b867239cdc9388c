import Foundation
import HookeGeometry
import HookeScene
import Testing

@Suite struct ResizableSnapshotTests {
    private let scene = WindowScene(size: CGSize(width: 300, height: 200))
    private let page = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 80), name: "page")
    private let mark = SceneView(frame: CGRect(x: 60, y: 10, width: 20, height: 20), name: "mark")

    private func addPage() {
        page.addSubview(mark)
        scene.window.addSubview(page)
        scene.advance(to: scene.now)
    }

    /// The corners of what shows the mark in the picture, on the screen.
    private func shownMarks() -> [[SIMD2<Double>]] {
        scene.snapshot().projectedViews().filter { $0.name == "mark" }.map(\.corners)
    }

    @Test func `A part shows its content at the place of the part, clipped`() throws {
        addPage()
        let right = try #require(
            page.resizableSnapshotView(
                from: CGRect(x: 50, y: 0, width: 50, height: 80), afterScreenUpdates: true,
                withCapInsets: .zero))
        #expect(right.bounds == CGRect(x: 0, y: 0, width: 50, height: 80) && right.name == "page snapshot")
        page.removeFromSuperview()
        right.frame.origin = CGPoint(x: 200, y: 100)
        scene.window.addSubview(right)
        let seen = try #require(scene.snapshot().projectedViews().first { $0.name == "mark" })
        #expect(seen.corners[0] == SIMD2(210, 110) && seen.corners[2] == SIMD2(230, 130))
        // Clipped by the part, not by the page.
        #expect(seen.clips.contains { $0.contains(SIMD2(200, 100)) && $0.contains(SIMD2(250, 180)) })
        right.frame.size = CGSize(width: 100, height: 40)
        #expect(shownMarks()[0][0] == SIMD2(220, 105))
    }

    @Test func `Before screen updates it shows the previous moment`() throws {
        addPage()
        mark.frame.origin.x = 0
        let whole = page.bounds
        let views = try [false, true].map {
            try #require(
                page.resizableSnapshotView(from: whole, afterScreenUpdates: $0, withCapInsets: .zero))
        }
        page.removeFromSuperview()
        for view in views { scene.window.addSubview(view) }
        #expect(shownMarks().map { $0[0].x } == [60, 0])
    }

    @Test func `Caps keep their size when it is resized, also in animation blocks`() throws {
        addPage()
        let caps = SceneInsets(top: 10, left: 20, bottom: 30, right: 40)
        let view = try #require(
            page.resizableSnapshotView(from: page.bounds, afterScreenUpdates: true, withCapInsets: caps))
        scene.window.addSubview(view)
        #expect(view.subviews.count == 9)
        scene.animate(withDuration: 1, options: .curveLinear) {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
        }
        scene.advance(to: 0.5)
        let frames = view.subviews.map(\.presentationState.frame)
        // Half-way the view is 150 × 100.
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(frames[1] == CGRect(x: 20, y: 0, width: 90, height: 10))
        #expect(frames[4] == CGRect(x: 20, y: 10, width: 90, height: 60))
        #expect(frames[8] == CGRect(x: 110, y: 70, width: 40, height: 30))
    }

    @Test func `Insets along one axis make three parts`() throws {
        addPage()
        let view = try #require(
            page.resizableSnapshotView(
                from: page.bounds, afterScreenUpdates: true,
                withCapInsets: SceneInsets(left: 10, right: 10)))
        #expect(view.subviews.map(\.frame.width) == [10, 80, 10])
    }

    @Test func `Bad rectangles and insets are reported`() {
        addPage()
        func snapshot(_ rect: CGRect, _ caps: SceneInsets = .zero) -> SceneView? {
            page.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: caps)
        }
        #expect(snapshot(.zero) == nil && snapshot(.null) == nil)
        #expect(snapshot(CGRect(x: 0, y: 0, width: Double.nan, height: 1)) == nil)
        #expect(scene.diagnostics.count == 3)
        #expect(snapshot(page.bounds, SceneInsets(top: 50, bottom: 40))?.subviews.isEmpty == true)
        #expect(snapshot(page.bounds, SceneInsets(left: -1)) != nil)
        #expect(scene.diagnostics.count == 5)
    }
}
