import Foundation
import HookeScene
import Testing

@Suite struct SceneViewHierarchyTests {
    /// Notes each callback in a common log.
    private final class Watched: SceneView {
        final class Log { var lines: [String] = [] }
        var log = Log()

        convenience init(_ name: String, _ log: Log) {
            self.init(frame: .zero, name: name)
            self.log = log
        }

        private func note(_ call: String, _ other: SceneView?) {
            log.lines.append("\(name) \(call) \(other?.name ?? "nil")")
        }
        override func willMove(toSuperview newSuperview: SceneView?) { note("willSuper", newSuperview) }
        override func didMoveToSuperview() { note("didSuper", superview) }
        override func willMove(toWindow newWindow: SceneWindow?) { note("willWindow", newWindow) }
        override func didMoveToWindow() { note("didWindow", window) }
        override func didAddSubview(_ subview: SceneView) { note("added", subview) }
        override func willRemoveSubview(_ subview: SceneView) { note("removes", subview) }
    }

    private let scene = WindowScene(size: CGSize(width: 100, height: 100))
    private let log = Watched.Log()

    private func lines() -> [String] {
        defer { log.lines = [] }
        return log.lines
    }

    @Test func `Adding notifies the view and its superview, and of a new window all views inside`() {
        let (outer, inner) = (Watched("outer", log), Watched("inner", log))
        outer.addSubview(inner)
        #expect(lines() == ["inner willSuper outer", "inner didSuper outer", "outer added inner"])
        scene.window.addSubview(outer)
        #expect(
            lines() == [
                "outer willWindow window", "inner willWindow window", "outer willSuper window",
                "outer didWindow window", "inner didWindow window", "outer didSuper window",
            ])
        inner.removeFromSuperview()
        #expect(
            lines() == [
                "inner willWindow nil", "inner willSuper nil", "outer removes inner", "inner didWindow nil",
                "inner didSuper nil",
            ])
        inner.removeFromSuperview()
        #expect(lines().isEmpty)
    }

    @Test func `Moving between superviews of one window is one change; reordering is none`() {
        let (a, b, card) = (Watched("a", log), Watched("b", log), Watched("card", log))
        for view in [a, b] { scene.window.addSubview(view) }
        a.addSubview(card)
        _ = lines()
        b.insertSubview(card, at: 0)
        #expect(lines() == ["card willSuper b", "a removes card", "card didSuper b", "b added card"])
        b.addSubview(card)
        scene.window.bringSubviewToFront(a)
        scene.window.sendSubviewToBack(a)
        #expect(lines().isEmpty && card.superview === b && b.subviews == [card])
    }

    @Test func `A callback may remove the view again`() {
        final class Shy: SceneView {
            override func didMoveToSuperview() { if superview != nil { removeFromSuperview() } }
        }
        let shy = Shy()
        scene.window.addSubview(shy)
        #expect(shy.superview == nil && scene.window.subviews.isEmpty)
    }

    @Test func `A view of a size that fits has it after sizeToFit`() {
        final class Label: SceneView {
            override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
        }
        let (plain, label) = (SceneView(frame: scene.bounds), Label())
        plain.sizeToFit()
        label.sizeToFit()
        #expect(plain.bounds == scene.bounds && label.bounds.size == CGSize(width: 30, height: 20))
        #expect(plain.intrinsicContentSize.width == SceneView.noIntrinsicMetric)
    }

    @Test func `A hit test asks the overrides of the views`() {
        /// A view that is touched up to 10 points outside its bounds, and lets touches on itself through.
        final class Handle: SceneView {
            override func point(inside point: CGPoint, with event: TouchEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
            override func hitTest(_ point: CGPoint, with event: TouchEvent?) -> SceneView? {
                let hit = super.hitTest(point, with: event)
                return hit === self && tag == 1 ? nil : hit
            }
        }
        let handle = Handle(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        scene.window.addSubview(handle)
        #expect(scene.window.hitTest(CGPoint(x: 15, y: 15)) === handle)
        #expect(scene.window.hitTest(CGPoint(x: 5, y: 5), with: TouchEvent()) === scene.window)
        handle.tag = 1
        #expect(scene.window.hitTest(CGPoint(x: 15, y: 15)) === scene.window)
    }
}
