import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Layer animations and transitions of every kind, added at every point where a transition's code runs.
@Suite struct RawAnimationScrubbingTests {
    enum Kind: CaseIterable {
        case basic, additive, spring, keyframes, cubic, turning, repeating, endless, delayed
        case fade, push, moveIn, reveal, dissolve, flip, repeatingBlock
    }

    enum Point: CaseIterable { case animator, hook, alongside, propertyAnimator, completionOfAnother }

    private static func add(_ kind: Kind, to view: SceneView) {
        let layer = view.layer
        func path(_ name: String) -> LayerKeyPath { try! LayerKeyPath(name) }
        func basic(_ change: (inout LayerAnimation) -> Void = { _ in }) {
            var animation = LayerAnimation(
                path("position.x"), .basic(from: .scalar(0), to: .scalar(64)), duration: 1)
            change(&animation)
            layer.add(animation)
        }
        switch kind {
        case .basic: basic()
        case .additive: basic { $0.isAdditive = true }
        case .spring:
            layer.add(
                try! LayerAnimation(
                    path("position.y"), .basic(from: .scalar(0), to: .scalar(50)),
                    spring: Spring(response: 0.3, dampingRatio: 0.6)))
        case .keyframes:
            layer.add(
                LayerAnimation(
                    path("opacity"),
                    .keyframes([.scalar(0), .scalar(1), .scalar(0.5)], keyTimes: [0, 0.3, 1]),
                    duration: 1))
        case .cubic:
            layer.add(
                LayerAnimation(
                    path("bounds.size"),
                    .keyframes([.pair([1, 1]), .pair([9, 4]), .pair([2, 8])], mode: .cubic),
                    duration: 1))
        case .turning:
            layer.add(LayerAnimation(path("transform.rotation.y"), .basic(by: .scalar(6)), duration: 1))
        case .repeating:
            basic { ($0.timing.duration, $0.timing.repeatCount, $0.timing.autoreverses) = (0.2, 2.5, true) }
        case .endless: basic { ($0.timing.duration, $0.timing.repeatCount) = (0.3, .infinity) }
        case .delayed: basic { ($0.timing.beginTime, $0.timing.fillMode) = (view.scene!.now + 0.125, .both) }
        case .fade: layer.add(LayerTransition(.fade, duration: 1))
        case .push: layer.add(LayerTransition(.push, .fromTop, duration: 1))
        case .moveIn: layer.add(LayerTransition(.moveIn, .fromRight, duration: 1))
        case .reveal: layer.add(LayerTransition(.reveal, .fromBottom, duration: 1, pacing: .curve(.easeIn)))
        case .dissolve:
            SceneView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.tag = 7 }
        case .flip:
            SceneView.transition(with: view, duration: 1, options: .transitionFlipFromTop) { view.tag = 7 }
        case .repeatingBlock:
            view.scene!.animate(
                withDuration: 0.4,
                options: [.repeat, .autoreverse, .overrideInheritedDuration, .overrideInheritedCurve]
            ) { view.center.x += 30 }
        }
    }

    /// Returns a transition that adds the animation at a point of its code, to the home view, which has a
    /// subview.
    private func rig(_ kind: Kind, _ point: Point) -> ScriptedTransition {
        let rig = ScriptedTransition()
        rig.home.view.addSubview(SceneView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), name: "child"))
        let view = rig.home.view
        rig.scene.advance(to: 0.5)
        let add = { Self.add(kind, to: view) }
        switch point {
        case .animator: rig.script = { _ in add() }
        case .hook: rig.presentation = { Hook($0, $1, add) }
        case .alongside:
            rig.script = { [unowned rig] _ in
                rig.next.transitionCoordinator?.animate(alongsideTransition: { _ in add() })
            }
        case .propertyAnimator:
            rig.script = { _ in PropertyAnimator(duration: 1, animations: add).startAnimation() }
        case .completionOfAnother:
            // Added during a transition by time, before a driver grabs it.
            rig.isInteractive = false
            rig.script = { [unowned rig] _ in
                SceneView.animate(withDuration: 0.0625) {
                    rig.card.alpha = 0.5
                } completion: { [unowned rig] _ in
                    rig.scene.run(joining: rig.scene.transition!.group) { add() }
                }
            }
        }
        return rig
    }

    private final class Hook: PresentationController {
        private let begin: () -> Void
        init(
            _ presented: SceneViewController, _ presenting: SceneViewController?,
            _ begin: @escaping () -> Void
        ) {
            self.begin = begin
            super.init(presentedViewController: presented, presenting: presenting)
        }
        override func presentationTransitionWillBegin() { begin() }
    }

    @Test(arguments: Kind.allCases, Point.allCases)
    func `F13: every layer animation is scrubbed, in any order, and removed by a cancel`(
        _ kind: Kind, _ point: Point
    ) throws {
        let rig = rig(kind, point)
        let before = rig.scene.snapshot().node(rig.home.view.id)!
        rig.begin()
        if point == .completionOfAnother {
            rig.scene.advance(to: 0.5 + 0.125)
            rig.driver.pause()
        }
        var seen: [Double: SceneSnapshot.Node] = [:]
        for p in [0.1875, 0.75, 0.5, 0.375, 0.75, 0.1875, 0.5] {
            rig.driver.update(p)
            // Advancing moves nothing.
            rig.scene.advance(to: rig.scene.now + 0.01)
            let shown = rig.scene.snapshot().node(rig.home.view.id)!
            if let same = seen[p] { #expect(shown == same) }
            seen[p] = shown
        }
        #expect(seen[0.1875] != seen[0.375])
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.completions == 1)
        #expect(rig.home.view.layerMotions.isEmpty)
        #expect(rig.scene.layers.transitions.isEmpty)
        var after = rig.scene.snapshot().node(rig.home.view.id)!
        after.tag = before.tag
        #expect(after == before)
        #expect(rig.scene.isIdle)
    }

    @Test(arguments: Kind.allCases, Point.allCases)
    func `F13: every layer animation finishes with the transition`(_ kind: Kind, _ point: Point) throws {
        let rig = rig(kind, point)
        rig.begin()
        if point == .completionOfAnother {
            rig.scene.advance(to: 0.5 + 0.125)
            rig.driver.pause()
        }
        rig.driver.update(0.5)
        rig.driver.finish()
        rig.runOut()
        #expect(rig.completions == 1)
        let goesOn = (kind == .endless || kind == .repeatingBlock) && point != .propertyAnimator
        #expect(rig.scene.isIdle == !goesOn)
        rig.home.view.removeAllAnimations()
        #expect(rig.scene.isIdle)
        #expect(rig.home.view.presentationState == rig.home.view.model)
    }

    @Test func `F13: a layer animation ends unfinished when its view leaves the scene`() throws {
        final class Ends: @unchecked Sendable { var told: [Bool] = [] }
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let (box, view) = (SceneView(frame: .zero), SceneView(frame: .zero))
        scene.window.addSubview(box)
        box.addSubview(view)
        let ends = Ends()
        var fade = LayerAnimation(
            LayerKeyPath(.opacity), .basic(from: .scalar(0), to: .scalar(1)), duration: 1)
        fade.onStop = { ends.told.append($0) }
        view.layer.add(fade)
        scene.advance(to: 0.5)
        // Removed and added again at one time, it stays.
        box.removeFromSuperview()
        scene.window.addSubview(box)
        scene.advance(to: 0.75)
        #expect(view.presentationState.opacity == 0.75)
        box.removeFromSuperview()
        scene.advance(to: 0.8)
        #expect(ends.told == [false])
        #expect(view.layerMotions.isEmpty)
        scene.window.addSubview(box)
        #expect(view.presentationState.opacity == 1)
        #expect(scene.isIdle)
    }
}
