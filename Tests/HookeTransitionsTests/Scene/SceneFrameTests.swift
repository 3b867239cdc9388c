import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct SceneFrameTests {
    @Test func `All reads of a scene are bit-identical to the reference implementation`() {
        var seen: Set<String> = []
        var moving = 0
        checkProperty(seed: 601, cases: 45, stageCommands) { commands in
            let stage = RandomStage()
            var frame = SceneFrame()
            for command in commands {
                stage.perform(command)
                frame.update(from: stage.scene)
                if let difference = difference(frame, stage.scene) { return difference }
                for view in stage.scene.window.tree where !view.motions.isEmpty {
                    moving += 1
                    seen.formUnion(kinds(view))
                }
            }
            return nil
        }
        #expect(moving > 4_000, "\(moving) views were compared in motion")
        #expect(
            seen == [
                "held", "running", "settling", "following", "keyframes", "offset", "turn", "vector", "stack",
                "stack of transforms", "layer animation", "proportion", "past an end", "before the start",
            ])
    }

    /// Returns the kinds of a view's motions.
    private func kinds(_ view: SceneView) -> Set<String> {
        var kinds: Set<String> = view.layerMotions.isEmpty ? [] : ["layer animation"]
        var stacks: [AnimatedProperty: Int] = [:]
        for motion in view.motions {
            let group = motion.group
            switch group.clock {
            case .held: kinds.insert("held")
            case .running: kinds.insert("running")
            case .settling: kinds.insert("settling")
            case .following: kinds.insert("following")
            }
            switch motion.track.form {
            case .straight, .list: kinds.insert("vector")
            case .turning: kinds.insert("turn")
            case .morph: kinds.insert("morph")
            case .keyframes: kinds.insert("keyframes")
            case .offset: kinds.insert("offset")
            }
            if let proportion = group.proportion, proportion > 0, proportion < 1 {
                kinds.insert("proportion")
            }
            if group.continuesPastEnds, group.localTime > group.span { kinds.insert("past an end") }
            if group.continuesPastEnds, group.localTime < 0 { kinds.insert("before the start") }
            stacks[motion.track.property, default: 0] += 1
        }
        if stacks.values.contains(where: { $0 > 1 }) { kinds.insert("stack") }
        if stacks[.transform] ?? 0 > 1 { kinds.insert("stack of transforms") }
        return kinds
    }

    /// Compares a frame, a snapshot, the views' own states and the reference implementation.
    private func difference(_ frame: SceneFrame, _ scene: WindowScene) -> String? {
        let nodes = scene.snapshot().root.tree
        guard frame.time == scene.now, frame.views.map(\.id) == nodes.map(\.node.id) else {
            return "the frame has \(frame.views.count) views at \(frame.time), the snapshot \(nodes.count)"
        }
        for (view, (node, parent)) in zip(frame.views, nodes) {
            if view.parent != parent { return "\(view.id) is in \(view.parent ?? -1), not \(parent ?? -1)" }
            if view.state.bits != node.state.bits {
                return "the frame shows \(view.state), the snapshot \(node.state)"
            }
        }
        let places = Dictionary(uniqueKeysWithValues: frame.views.indices.map { (frame.views[$0].id, $0) })
        for view in scene.window.tree {
            let shown = frame.views[places[view.id]!].state
            if shown.bits != view.presentationState.bits {
                return "the frame shows \(shown), presentationState is \(view.presentationState)"
            }
            if shown.bits != view.plainState.bits {
                return "the frame shows \(shown), the plain law \(view.plainState)"
            }
        }
        return nil
    }

    @Test func `SceneFrame may be read again after scenes and arrangements changed`() {
        var frame = SceneFrame()
        #expect(frame.views.isEmpty && frame.time == 0)
        let (first, second) = (RandomStage(), RandomStage())
        for stage in [first, second, first] {
            frame.update(from: stage.scene)
            #expect(difference(frame, stage.scene) == nil)
        }
        let window = first.scene.window
        let (a, b) = (SceneView(name: "a"), SceneView(name: "b"))
        func expectSame(_ change: () -> Void) {
            change()
            frame.update(from: first.scene)
            #expect(difference(frame, first.scene) == nil)
        }
        expectSame { window.addSubview(a) }
        expectSame { a.addSubview(b) }
        expectSame { window.sendSubviewToBack(a) }
        expectSame { window.insertSubview(b, aboveSubview: a) }
        expectSame { window.restoreChildren([b]) }
        expectSame { b.removeFromSuperview() }
        expectSame { window.rootViewController = SceneViewController(name: "other") }
        expectSame {
            // A snapshot view follows the bounds of its view.
            let picture = b.snapshotView(afterScreenUpdates: true)
            window.addSubview(picture)
            first.scene.animate(withDuration: 1) { picture.bounds.size.width = 300 }
            first.scene.advance(to: 0.5)
        }
        expectSame { first.scene.advance(to: 0.7) }
    }

    @Test func `Views that left the window may be released before the next read`() {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        var frame = SceneFrame()
        weak var gone: SceneView?
        do {
            let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            scene.window.addSubview(view)
            frame.update(from: scene)
            view.removeFromSuperview()
            gone = view
        }
        // The scene retains it until its next moment, for a picture of the earlier state.
        scene.advance(to: scene.now)
        #expect(gone == nil, "a frame retains no view")
        frame.update(from: scene)
        #expect(frame.views.map(\.id) == [scene.window.id])
    }

    @Test func `A read does not depend on earlier reads`() {
        checkProperty(seed: 602, cases: 40, stageCommands) { commands in
            let (asked, unasked) = (RandomStage(), RandomStage())
            var frame = SceneFrame()
            for command in commands {
                asked.perform(command)
                frame.update(from: asked.scene)
                _ = asked.scene.snapshot()
                unasked.perform(command)
            }
            let (a, b) = (asked.scene.window.tree, unasked.scene.window.tree)
            guard a.count == b.count else { return "\(a.count) views, \(b.count) where nothing was read" }
            for (x, y) in zip(a, b) where x.presentationState.bits != y.presentationState.bits {
                return "\(x.presentationState), and \(y.presentationState) where nothing was read"
            }
            return nil
        }
    }

    @Test func `A view in a window inside another scene may be released before the next read`() {
        let size = CGSize(width: 390, height: 844)
        let (inner, outer) = (WindowScene(size: size), WindowScene(size: size))
        outer.window.addSubview(inner.window)
        var frame = SceneFrame()
        do {
            let view = SceneView(frame: .zero)
            inner.window.addSubview(view)
            frame.update(from: outer)
            #expect(frame.views.count == 3)
            view.removeFromSuperview()
        }
        inner.advance(to: 1)
        frame.update(from: outer)
        #expect(frame.views.count == 2)
    }
}
