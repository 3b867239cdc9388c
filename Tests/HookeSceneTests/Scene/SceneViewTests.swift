import Foundation
import HookeGeometry
import HookeScene
import Testing

@Suite struct SceneViewTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    @Test func `Frame, bounds and center are consistent`() {
        let view = SceneView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50), "the position stays")
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.center == CGPoint(x: 1, y: 2))
    }

    @Test func `The frame of a rotated view is its bounding box`() {
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = .rotation(.pi / 2)
        #expect((view.frame.size.width - 50).magnitude < 1e-12)
        #expect((view.frame.size.height - 100).magnitude < 1e-12)
        #expect(view.center == CGPoint(x: 50, y: 25))
    }

    @Test func `Subviews keep their order, and adding a view moves it`() {
        let a = SceneView(), b = SceneView(), c = SceneView(), other = SceneView()
        let parent = SceneView()
        for view in [a, b, c] { parent.addSubview(view) }
        parent.sendSubviewToBack(c)
        #expect(parent.subviews.map(\.id) == [c, a, b].map(\.id))
        parent.bringSubviewToFront(a)
        #expect(parent.subviews.map(\.id) == [c, b, a].map(\.id))
        parent.insertSubview(a, belowSubview: b)
        #expect(parent.subviews.map(\.id) == [c, a, b].map(\.id))
        parent.insertSubview(c, aboveSubview: a)
        #expect(parent.subviews.map(\.id) == [a, c, b].map(\.id))
        other.addSubview(c)
        #expect(parent.subviews.map(\.id) == [a, b].map(\.id))
        #expect(c.superview === other)
        other.insertSubview(a, at: 99)
        #expect(other.subviews.last === a)
        a.removeFromSuperview()
        #expect(a.superview == nil && other.subviews.count == 1)
    }

    @Test func `C3: bringSubviewToFront ignores a view that is not a subview`() {
        let parent = SceneView(), child = SceneView(), stranger = SceneView()
        parent.addSubview(child)
        parent.bringSubviewToFront(stranger)
        parent.sendSubviewToBack(stranger)
        #expect(parent.subviews.count == 1 && stranger.superview == nil)
    }

    @Test func `viewWithTag searches depth first`() {
        let root = SceneView(), first = SceneView(), deep = SceneView(), second = SceneView()
        deep.tag = 7
        second.tag = 7
        root.addSubview(first)
        first.addSubview(deep)
        root.addSubview(second)
        #expect(root.viewWithTag(7) === deep)
        #expect(root.viewWithTag(8) == nil)
        #expect(root.viewWithTag(0) === root)
    }

    @Test func `Non-finite numbers are refused and reported, and change nothing`() {
        let view = SceneView(frame: CGRect(x: 1, y: 2, width: 3, height: 4), name: "card")
        scene.window.addSubview(view)
        view.alpha = .nan
        view.center = CGPoint(x: Double.infinity, y: 0)
        view.frame = .null
        view.layer.cornerRadius = -.infinity
        #expect(view.alpha == 1)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(scene.diagnostics.count == 4)
        #expect(scene.diagnostics.first?.description.contains("card") == true)
    }

    @Test func `hitTest returns the frontmost visible, touchable view in its bounds`() {
        let back = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = SceneView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let inner = SceneView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
        scene.window.addSubview(back)
        scene.window.addSubview(front)
        front.addSubview(inner)
        func hit(_ x: Double, _ y: Double) -> SceneView? { scene.window.hitTest(CGPoint(x: x, y: y)) }
        #expect(hit(10, 10) === back)
        #expect(hit(60, 60) === front)
        #expect(hit(140, 140) === inner)
        #expect(hit(170, 170) === scene.window, "outside its parent a child is not hit")
        front.isHidden = true
        #expect(hit(60, 60) === back)
        front.isHidden = false
        front.alpha = 0.005
        #expect(hit(60, 60) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(hit(60, 60) === back)
        #expect(scene.window.hitTest(CGPoint(x: 400, y: 0)) == nil)
        back.layer.zPosition = 5
        front.isUserInteractionEnabled = true
        #expect(hit(60, 60) === back, "a higher view is in front")
    }

    @Test func `A rotated view in perspective is hit where it is seen`() {
        // 37° about y of a 200×120 rectangle at (100, 50), perspective 500 about its centre.
        let holder = SceneView(frame: CGRect(x: 100, y: 50, width: 200, height: 120))
        var eye = Transform3D.identity
        eye.m34 = -1.0 / 500
        holder.layer.sublayerTransform = eye
        let card = SceneView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        card.layer.transform = .rotationY(37 * .pi / 180)
        holder.addSubview(card)
        scene.window.addSubview(holder)
        let seen = scene.snapshot().projectedViews().first { $0.id == card.id }!
        let expected = [
            SIMD2(109.20851280115427, 41.79004485277446), SIMD2(271.28363813751156, 56.44592890695006),
            SIMD2(271.28363813751156, 163.55407109304994), SIMD2(109.20851280115427, 178.20995514722554),
        ]
        for (corner, known) in zip(seen.corners, expected) {
            // Worst error 2.9e-14.
            #expect((corner - known).norm <= 1e-12)
        }
        #expect(scene.window.hitTest(CGPoint(x: 112, y: 51)) === card)
        #expect(scene.window.hitTest(CGPoint(x: 102, y: 60)) === holder, "left of what is seen of the card")
        #expect(
            scene.window.hitTest(CGPoint(x: 112, y: 45)) !== card, "above the holder nothing of it is hit")
    }

    @Test func `A nested view projects by the product of the transforms`() {
        let outer = SceneView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
        let inner = SceneView(frame: CGRect(x: 5, y: 6, width: 50, height: 40))
        outer.addSubview(inner)
        scene.window.addSubview(outer)
        outer.bounds.origin = CGPoint(x: 3, y: 4)
        outer.transform = .scale(x: 2, y: 2)
        let seen = scene.snapshot().projectedViews().first { $0.id == inner.id }!
        // Outer's centre is (120, 80), its top left is shown at (−80, −20); inner is at (2, 2), doubled.
        #expect(seen.corners[0] == SIMD2(-76, -16))
        #expect(seen.corners[2] == SIMD2(24, 64))
    }

    @Test func `B11: a snapshot view shows the state before or after pending changes and scales as one`() {
        let view = SceneView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
        let child = SceneView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.addSubview(child)
        scene.window.addSubview(view)
        scene.advance(to: 1)
        child.alpha = 0.25
        view.backgroundColor = .black
        let before = view.snapshotView(afterScreenUpdates: false)
        let after = view.snapshotView(afterScreenUpdates: true)
        scene.window.addSubview(before)
        scene.window.addSubview(after)
        before.frame = CGRect(x: 100, y: 100, width: 200, height: 160)
        let root = scene.snapshot().root
        let old = root.children.first { $0.id == before.id }!.children[0]
        let new = root.children.first { $0.id == after.id }!.children[0]
        #expect(old.children[0].state.opacity == 1 && old.state.backgroundColor == nil)
        #expect(new.children[0].state.opacity == 0.25 && new.state.backgroundColor == .black)
        let seen = scene.snapshot().projectedViews().first { $0.id == old.children[0].id }!
        #expect(seen.corners[0] == SIMD2(120, 120), "the child at (10, 10), doubled")
        #expect(seen.corners[2] == SIMD2(160, 160))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        #expect(child.frame.size.width == 20, "B10: changing a frame does not scale children")
    }

    @Test func `C6: a view outside a window has a snapshot view`() {
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let picture = view.snapshotView(afterScreenUpdates: false)
        #expect(picture.bounds.size == CGSize(width: 10, height: 20))
    }

    @Test func `Adding a view to its own subview stops with a message`() async {
        await #expect(processExitsWith: .failure) {
            let view = SceneView(), child = SceneView()
            view.addSubview(child)
            child.addSubview(view)
        }
    }

    @Test func `The scene refuses to go back in time`() {
        scene.advance(to: 2)
        scene.advance(to: 1)
        scene.advance(to: .nan)
        #expect(scene.now == 2)
        #expect(scene.diagnostics.count == 2)
    }
}
