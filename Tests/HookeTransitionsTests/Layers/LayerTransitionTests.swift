import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct LayerTransitionTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 10, y: 20, width: 200, height: 100), name: "view")
    private let before = SceneView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), name: "before")
    private let after = SceneView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), name: "after")

    init() {
        scene.window.addSubview(view)
        view.addSubview(before)
        before.backgroundColor = .black
        after.backgroundColor = .white
        scene.advance(to: 0)
    }

    private var node: SceneSnapshot.Node { scene.snapshot().node(view.id)! }

    /// Returns the picture with the given content.
    private func picture(_ content: String) -> (index: Int, node: SceneSnapshot.Node)? {
        node.children.enumerated().first { $0.element.children.contains { $0.name == content } }
            .map { ($0.offset, $0.element) }
    }

    private func swap() {
        before.removeFromSuperview()
        view.addSubview(after)
    }

    /// Returns the centre of a picture relative to the layer's, in widths and heights.
    private func position(_ content: String) -> SIMD2<Double>? {
        picture(content).map {
            SIMD2(($0.node.state.position.x - 100) / 200, ($0.node.state.position.y - 50) / 100)
        }
    }

    @Test(arguments: LayerTransition.Kind.allCases, LayerTransition.Subtype.allCases)
    func `S46: each kind moves its pictures from each side`(
        _ kind: LayerTransition.Kind, _ subtype: LayerTransition.Subtype
    ) {
        let side: SIMD2<Double> =
            switch subtype {
            case .fromLeft: [-1, 0]
            case .fromRight: [1, 0]
            case .fromTop: [0, 1]
            case .fromBottom: [0, -1]
            }
        view.layer.add(LayerTransition(kind, subtype, duration: 4))
        swap()
        for time in [0.0, 1, 2, 3] {
            scene.advance(to: time)
            let p = time / 4
            let (old, new) = (position("before"), position("after"))
            #expect(old == (kind == .push || kind == .reveal ? side * -p : .zero))
            #expect(new == (kind == .push || kind == .moveIn ? side * (1 - p) : .zero))
            // The picture that moves over the other is in front.
            #expect((picture("after")!.index == 1) == (kind != .reveal))
            #expect(picture("after")!.node.state.opacity == (kind == .fade ? p : 1))
            #expect(node.state.masksToBounds)
        }
        scene.advance(to: 4)
        #expect(node.children.map(\.name) == ["after"])
        #expect(!node.state.masksToBounds)
        #expect(scene.isIdle)
    }

    @Test func `S46: added after the change it shows the same, for any change`() {
        func run(addsFirst: Bool) -> [SceneSnapshot.Node] {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let view = SceneView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), name: "view")
            let (inner, late) = (
                SceneView(frame: .zero, name: "inner"), SceneView(frame: .zero, name: "late")
            )
            scene.window.addSubview(view)
            view.addSubview(inner)
            view.addSubview(SceneView(frame: .zero, name: "other"))
            scene.advance(to: 1)
            let transition = LayerTransition(.push, .fromRight, duration: 1)
            if addsFirst { view.layer.add(transition) }
            inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            view.backgroundColor = .white
            view.bringSubviewToFront(inner)
            inner.removeFromSuperview()
            inner.frame = CGRect(x: 7, y: 7, width: 10, height: 10)
            view.insertSubview(late, at: 0)
            late.addSubview(inner)
            view.sendSubviewToBack(view.subviews[1])
            if !addsFirst { view.layer.add(transition) }
            return [1, 1.25, 1.5, 2].map { time in
                scene.advance(to: time)
                return scene.snapshot().root.withoutIdentity
            }
        }
        let (first, last) = (run(addsFirst: true), run(addsFirst: false))
        #expect(first == last)
        let old = first[1].children[0].children[0]
        #expect(old.children.map(\.name) == ["inner", "other"])
        #expect(old.children[0].state.bounds == .zero)
        #expect(old.state.backgroundColor == nil)
        let new = first[1].children[0].children[1]
        #expect(new.children.map(\.name) == ["other", "late"])
        #expect(new.state.backgroundColor == .white)
    }

    @Test func `S46: start and end progress limit the change, and pacing applies`() {
        var push = LayerTransition(.push, .fromLeft, duration: 1, pacing: .curve(.easeIn))
        push.startProgress = 0.25
        push.endProgress = 0.75
        view.layer.add(push)
        swap()
        #expect(position("after") == [-0.75, 0])
        scene.advance(to: 0.5)
        let p = 0.25 + 0.5 * CubicBezier.easeIn.value(at: 0.5)
        #expect(difference(position("after")!.x, p - 1, within: 1e-15) == nil)
        #expect(difference(position("before")!.x, p, within: 1e-15) == nil)
        scene.advance(to: 1)
        #expect(picture("before") == nil)
    }

    @Test func `S46: timing repeats, delays and fills as for layer animations`() {
        var push = LayerTransition(.push, duration: 1)
        push.timing.beginTime = 1
        push.timing.speed = 2
        push.timing.autoreverses = true
        push.timing.fillMode = .both
        push.isRemovedOnCompletion = false
        view.layer.add(push)
        swap()
        for (time, p) in [(0.5, 0.0), (1, 0), (1.25, 0.5), (1.5, 1), (1.75, 0.5), (2, 0), (9, 0)] {
            scene.advance(to: time)
            #expect(position("after") == [p - 1, 0], "\(time)")
        }
        #expect(view.layer.animationKeys() == ["transition"])
        view.layer.removeAnimation(forKey: "transition")
        #expect(node.children.map(\.name) == ["after"])
        #expect(scene.isIdle)
    }

    @Test func `S46: the new picture updates, the old one does not`() {
        before.layer.add(
            LayerAnimation(LayerKeyPath(.opacity), .basic(from: .scalar(1), to: .scalar(0)), duration: 2))
        scene.advance(to: 1)
        view.layer.add(LayerTransition(.push, duration: 1))
        swap()
        scene.animate(withDuration: 1, options: .curveLinear) { after.alpha = 0 }
        scene.advance(to: 1.25)
        #expect(picture("before")!.node.children[0].state.opacity == 0.5)
        #expect(picture("after")!.node.children[0].state.opacity == 0.75)
        #expect(Set(node.children.map(\.id)).count == 2)
        // Two reads give the same bits.
        #expect(scene.snapshot() == scene.snapshot())
    }

    @Test func `S46: a fade is exact where a picture covers the layer, and continuous elsewhere`() {
        func fade(_ old: SceneColor?, _ new: SceneColor?) -> (old: Double, new: Double, isNewInFront: Bool) {
            view.removeAllAnimations()
            before.backgroundColor = old
            after.backgroundColor = new
            after.removeFromSuperview()
            view.addSubview(before)
            scene.advance(to: scene.now)
            view.layer.add(LayerTransition(.fade, duration: 4))
            swap()
            scene.advance(to: scene.now + 1)
            let (a, b) = (picture("before")!, picture("after")!)
            return (a.node.state.opacity, b.node.state.opacity, b.index == 1)
        }
        let half = SceneColor(white: 0, alpha: 0.5)
        #expect(fade(half, .white) == (1, 0.25, true))
        #expect(fade(.black, half) == (0.75, 1, false))
        #expect(fade(nil, nil) == (0.75, 0.25, false))
    }

    @Test func `S46: a second transition starts from what is shown, and the first reports its end`() {
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        let log = Log()
        var push = LayerTransition(.push, .fromLeft, duration: 1)
        push.onStop = { log.lines.append("first \($0)") }
        view.layer.add(push)
        swap()
        scene.advance(to: 0.5)
        let shown = node.children
        push.onStop = { log.lines.append("second \($0)") }
        view.layer.add(push, forKey: "any")
        #expect(log.lines == ["first false"])
        #expect(view.layer.animationKeys() == ["transition"])
        let old = node.children[0]
        #expect(old.children.map(\.state) == shown.map(\.state))
        scene.advance(to: 1.5)
        #expect(log.lines == ["first false", "second true"])
        view.layer.add(push)
        view.removeFromSuperview()
        scene.advance(to: 1.5)
        #expect(log.lines.last == "second false")
        #expect(scene.isIdle)
    }

    @Test func `S46: one added at the end of the first runs after the second, which reports its end`() {
        final class Log: @unchecked Sendable {
            var lines: [String] = []
            var adds: (() -> Void)?
        }
        let log = Log()
        func fade(_ name: String) -> LayerTransition {
            var fade = LayerTransition(.fade, duration: 1)
            fade.onStop = {
                log.lines.append("\(name) \($0)")
                log.adds.take()?()
            }
            return fade
        }
        log.adds = { [view] in #expect(view.layer.add(fade("third"))) }
        view.layer.add(fade("first"))
        view.layer.add(fade("second"))
        #expect(log.lines == ["first false", "second false"])
        scene.advance(to: 2)
        #expect(log.lines == ["first false", "second false", "third true"])
        #expect(scene.isIdle && view.layer.animationKeys() == nil)
    }

    @Test func `S46: a transition scrubs it, in any order, and a cancel removes it`() {
        let rig = ScriptedTransition()
        rig.script = { context in
            let container = context.containerView
            container.layer.add(LayerTransition(.push, .fromRight, duration: 1))
        }
        rig.begin()
        var seen: [Double: SceneSnapshot.Node] = [:]
        for fraction in [0.25, 0.75, 0.5, 0.75, 0.25] {
            rig.driver.update(fraction)
            let shown = rig.scene.snapshot().root
            if let before = seen[fraction] { #expect(before == shown) }
            seen[fraction] = shown
            let container = rig.scene.snapshot().node(rig.card.superview!.id)!
            #expect(container.children.count == 2)
            #expect(container.children[0].children.isEmpty, "it was not there before")
            #expect(
                difference(
                    Double(container.children[1].state.position.x), 195 + 390 * (1 - fraction), within: 1e-12)
                    == nil)
        }
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.scene.layers.transitions.isEmpty)
        #expect(rig.scene.isIdle)
        #expect(rig.completions == 1)
    }

    @Test
    func
        `E1: push from left, .3 s, then a navigation push; the transparent sixth does not show the previous controller`()
    {
        let first = SceneViewController(name: "first")
        let navigation = NavigationController(rootViewController: first)
        scene.window.rootViewController = navigation
        let old = SceneView(frame: scene.bounds, name: "old")
        old.backgroundColor = .black
        first.view.addSubview(old)
        scene.advance(to: 0)
        let drawer = SceneViewController(name: "drawer")
        let panel = SceneView(frame: CGRect(x: 0, y: 0, width: 325, height: 844), name: "panel")
        panel.backgroundColor = .white
        drawer.view.backgroundColor = nil
        drawer.view.addSubview(panel)
        navigation.view.layer.add(LayerTransition(.push, .fromLeft, duration: 0.3), forKey: nil)
        navigation.pushViewController(drawer, animated: false)
        for tick in 0...30 {
            scene.advance(to: 0.3 * Double(tick) / 30)
            let views = scene.snapshot().projectedViews()
            let seenOld = views.first { $0.name == "old" }
            let seenPanel = views.first { $0.name == "panel" }!
            // The whole new page, panel and transparent sixth, has its right edge at the old page's left.
            let left = seenPanel.corners[0].x
            if tick < 30 {
                #expect(seenOld!.corners[0].x >= left + 390 - 1e-9)
                #expect(difference(left, 390 * (Double(tick) / 30 - 1), within: 1e-9) == nil)
            } else {
                #expect(seenOld == nil)
                #expect(left == 0)
            }
        }
        #expect(scene.isIdle)
    }

    @Test func `S46: border and shadow stay with the layer`() {
        view.layer.borderWidth = 2
        scene.advance(to: 0)
        view.layer.add(LayerTransition(.push, duration: 1))
        swap()
        scene.advance(to: 0.5)
        #expect(node.state.decoration.borderWidth == 2)
        #expect(node.children.allSatisfy { $0.state.decoration.borderWidth == 0 })
    }

    @Test func `S46: reading a frame again shows the same`() {
        func states(_ node: SceneSnapshot.Node) -> [ViewState] {
            [node.state] + node.children.flatMap(states)
        }
        var frame = SceneFrame()
        frame.update(from: scene)
        view.layer.add(LayerTransition(.push, duration: 1))
        swap()
        for time in [0, 0.5, 0.75, 1, 1.25] {
            scene.advance(to: time)
            frame.update(from: scene)
            #expect(frame.views.map(\.state) == states(scene.snapshot().root), "\(time)")
            #expect(frame.time == time)
        }
    }

    @Test func `S46: invalid layer transitions are reported and not added`() {
        var bad: [LayerTransition] = []
        for (start, end) in [(-0.1, 1.0), (0, 1.5), (0.8, 0.2), (.nan, 1), (0, .nan)] {
            var transition = LayerTransition()
            (transition.startProgress, transition.endProgress) = (start, end)
            bad.append(transition)
        }
        bad.append(LayerTransition(duration: -1))
        bad.append(LayerTransition(duration: .infinity))
        for transition in bad { #expect(!view.layer.add(transition)) }
        #expect(scene.diagnostics.count == bad.count)
        #expect(!SceneView().layer.add(LayerTransition()))
        #expect(scene.isIdle)
        #expect(node.children.map(\.name) == ["before"])
    }

    @Test func `S46: nothing is left when the scene is released`() {
        weak var kept: SceneView?
        do {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            scene.window.addSubview(view)
            var endless = LayerTransition()
            endless.timing.repeatCount = .infinity
            view.layer.add(endless)
            kept = view
        }
        #expect(kept == nil)
    }

    @Test func `S46: pictures of almost zero width have finite transforms`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let box = SceneView(frame: .zero, name: "box")
        scene.window.addSubview(box)
        for kind in LayerTransition.Kind.allCases {
            for (old, new) in [(0.0, 0.0), (0, 100), (100, 0), (0x1p-1074, 100), (1e-300, 1e300)] {
                box.frame = CGRect(x: 0, y: 0, width: old, height: old)
                scene.advance(to: scene.now + 1)
                box.layer.add(LayerTransition(kind, duration: 1))
                box.frame = CGRect(x: 0, y: 0, width: new, height: new)
                scene.advance(to: scene.now + 0.5)
                for view in scene.snapshot().projectedViews() {
                    #expect(view.state.transform.isFinite, "\(kind) from \(old) to \(new)")
                }
            }
        }
    }
}

extension SceneSnapshot.Node {
    /// The picture without identities, to compare two scenes.
    fileprivate var withoutIdentity: SceneSnapshot.Node {
        var node = self
        node.id = SceneLayersTestID.zero
        node.children = children.map(\.withoutIdentity)
        return node
    }
}

private enum SceneLayersTestID { static let zero = SceneView().id }
