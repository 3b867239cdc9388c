import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct ViewTransitionTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 100, y: 200, width: 200, height: 100), name: "view")
    private let front = SceneView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), name: "front")
    private let back = SceneView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), name: "back")

    init() {
        scene.window.addSubview(view)
        view.addSubview(front)
        front.backgroundColor = .white
        back.backgroundColor = .black
        scene.advance(to: 0)
    }

    /// Returns a view's projection; `nil` if it is hidden or missing.
    private func seen(_ name: String) -> ProjectedView? {
        scene.snapshot().projectedViews().first { $0.name == name && !$0.isHidden }
    }

    @Test func `S42: a cross dissolve shows the new picture through the old, and completes once`() {
        var ends: [Bool] = []
        SceneView.transition(
            with: view, duration: 2, options: [.transitionCrossDissolve, .curveLinear]
        ) {
            front.removeFromSuperview()
            view.addSubview(back)
        } completion: {
            ends.append($0)
        }
        #expect(scene.window.hitTest(CGPoint(x: 200, y: 250)) === scene.window)
        scene.advance(to: 0.5)
        #expect(seen("back")?.opacity == 0.25)
        #expect(seen("front")?.opacity == 1)
        #expect(ends.isEmpty)
        scene.advance(to: 2)
        #expect(ends == [true])
        #expect(seen("front") == nil)
        #expect(scene.window.hitTest(CGPoint(x: 200, y: 250)) === back)
        #expect(scene.isIdle)
    }

    @Test(arguments: [
        (AnimationOptions.transitionFlipFromLeft, 0), (.transitionFlipFromRight, 1),
        (.transitionFlipFromTop, 2), (.transitionFlipFromBottom, 3),
    ])
    func `S42: a flip rotates in perspective and exchanges the pictures at the middle`(
        _ option: AnimationOptions, _ side: Int
    ) {
        SceneView.transition(from: front, to: back, duration: 2, options: [option, .curveLinear])
        #expect(back.superview === view)
        #expect(front.superview == nil)
        /// Returns the lengths of the edges on the screen: left, right, top, bottom.
        func edges(_ seen: ProjectedView) -> [Double] {
            let c = seen.corners
            func length(_ a: Int, _ b: Int) -> Double { ((c[a] - c[b]) * (c[a] - c[b])).sum().squareRoot() }
            return [length(0, 3), length(1, 2), length(0, 1), length(2, 3)]
        }
        let opposite = [1, 0, 3, 2][side]
        for time in [0.25, 0.5, 0.9] {
            scene.advance(to: time)
            #expect(seen("back") == nil)
            let lengths = edges(seen("front")!)
            #expect(lengths[side] > lengths[opposite], "that side is nearer")
            // Its height in perspective from 1000 points: s·1000/(1000 − r·sin θ), r half of the width.
            let (along, radius) = side < 2 ? (100.0, 100.0) : (200, 50)
            let expected = along * 1000 / (1000 - radius * sin(.pi * time / 2))
            #expect(difference(lengths[side], expected, within: 1e-10) == nil)
        }
        for time in [1.1, 1.5, 1.75] {
            scene.advance(to: time)
            #expect(seen("front") == nil)
            let lengths = edges(seen("back")!)
            #expect(lengths[side] < lengths[opposite], "that side is farther")
        }
        scene.advance(to: 2)
        #expect(edges(seen("back")!) == [100, 100, 200, 200])
        #expect(scene.isIdle)
    }

    @Test func `S42: a flip rotates about the centre, for any anchor point`() {
        view.layer.anchorPoint = .zero
        view.layer.position = CGPoint(x: 100, y: 200)
        scene.advance(to: 0)
        SceneView.transition(
            with: view, duration: 2, options: [.transitionFlipFromLeft, .curveLinear], animations: nil)
        scene.advance(to: 0.75)
        let corners = seen("front")!.corners
        #expect(difference((corners[0].y + corners[3].y) / 2, 250, within: 1e-9) == nil)
        let middle = scene.snapshot().projectedViews().first { $0.name == "front" }!.toScreen
            .project(SIMD2(100, 50))!
        #expect(difference(middle.x, 200, within: 1e-9) == nil)
    }

    @Test(arguments: [AnimationOptions.transitionCurlUp, .transitionCurlDown])
    func `S42: curls are reported and shown as a cross dissolve`(_ option: AnimationOptions) {
        SceneView.transition(with: view, duration: 1, options: [option, .curveLinear]) {
            front.removeFromSuperview()
            view.addSubview(back)
        }
        #expect(scene.diagnostics.count == 1)
        scene.advance(to: 0.5)
        #expect(seen("back")?.opacity == 0.5)
    }

    @Test func `S42: a view transition can show and hide views instead of adding and removing them`() {
        view.addSubview(back)
        back.isHidden = true
        scene.advance(to: 0)
        SceneView.transition(
            from: front, to: back, duration: 1,
            options: [.transitionCrossDissolve, .showHideTransitionViews, .curveLinear])
        #expect(front.superview === view)
        scene.advance(to: 0.5)
        #expect(seen("back")?.opacity == 0.5)
        #expect(seen("front")?.opacity == 1)
        scene.advance(to: 1)
        #expect(seen("front") == nil)
    }

    @Test func `S42: content is at once in the new picture, or animates in it if allowed`() {
        for (options, expected) in [(AnimationOptions([]), 400.0), (.allowAnimatedContent, 250)] {
            front.center = CGPoint(x: 100, y: 50)
            scene.advance(to: scene.now)
            let start = scene.now
            SceneView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear, options]
            ) { front.center.x = 400 }
            scene.advance(to: start + 0.5)
            let pictures = scene.snapshot().node(view.id)!.children
            #expect(
                pictures[0].children[0].state.position.x == 100
                    || pictures[1].children[0].state.position.x == 100)
            let new = pictures.first { $0.children[0].id == front.id }!
            #expect(Double(new.children[0].state.position.x) == expected)
            scene.advance(to: start + 1)
        }
    }

    @Test func `S42: without a transition, a duration or a scene the change is immediate`() {
        var ends: [Bool] = []
        SceneView.transition(with: view, duration: 1, animations: { front.alpha = 0.5 }) { ends.append($0) }
        SceneView.transition(
            with: view, duration: 0, options: .transitionCrossDissolve, animations: { front.tag = 1 }
        ) { ends.append($0) }
        scene.advance(to: 0)
        #expect(ends == [true, true])
        #expect(scene.snapshot().node(front.id)?.state.opacity == 0.5)
        let loose = SceneView()
        SceneView.transition(
            with: loose, duration: 1, options: .transitionCrossDissolve, animations: { loose.alpha = 0 }
        ) { ends.append($0) }
        #expect(ends.count == 3)
        scene.run { SceneView.transition(from: loose, to: back, duration: 1) { ends.append($0) } }
        #expect(ends.last == false)
        #expect(scene.diagnostics.count == 1)
    }

    @Test func `S42: a view transition repeats with autoreverse, and is scrubbed in a transition`() {
        SceneView.transition(
            with: view, duration: 1,
            options: [.transitionCrossDissolve, .repeat, .autoreverse, .curveLinear]
        ) { swapToBack() }
        scene.advance(to: 7.25)
        #expect(seen("back")?.opacity == 0.75)
        view.layer.removeAllAnimations()
        #expect(scene.isIdle)

        let rig = ScriptedTransition()
        rig.script = { context in
            SceneView.transition(
                with: rig.card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
            ) { rig.card.backgroundColor = .white }
        }
        rig.card.backgroundColor = .black
        rig.begin()
        for fraction in [0.75, 0.25, 0.5] {
            rig.driver.update(fraction)
            let pictures = rig.scene.snapshot().node(rig.card.id)!.children
            let shown = pictures.first { !$0.state.isHidden }!
            // Not in the tree at the last time, the card has only the old picture of that time.
            #expect(pictures.count == 2)
            #expect(shown.state.backgroundColor == (fraction < 0.5 ? .black : .white))
        }
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.scene.isIdle)
    }

    private func swapToBack() {
        front.removeFromSuperview()
        view.addSubview(back)
    }
}
