import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene

@Suite struct SampledTimelineTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    /// Views with names, in the window.
    private func views(_ names: String...) -> [SceneView] {
        names.enumerated().map { index, name in
            let view = SceneView(
                frame: CGRect(x: 30 * index, y: 40 * index, width: 80, height: 60), name: name)
            view.backgroundColor = .black
            scene.window.addSubview(view)
            return view
        }
    }

    private func snapshots(_ count: Int = 31, eachFrame: (Int) -> Void = { _ in }) -> [SceneSnapshot] {
        let start = scene.now
        return (0..<count).map { index in
            scene.advance(to: start + Double(index) / 60)
            eachFrame(index)
            return scene.snapshot()
        }
    }

    /// Expects that a timeline shows the visible views of the snapshots, in their order and places.
    private func expect(
        _ sampled: LinearTimeline, shows snapshots: [SceneSnapshot], within distance: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for snapshot in snapshots {
            let time = snapshot.time - snapshots[0].time
            var values: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
            for channel in sampled.channels {
                values[channel.view, default: [:]][channel.property] = channel.value(at: time)
            }
            func visible(_ views: [ProjectedView]) -> [ProjectedView] {
                views.filter { $0.opacity > 0 && !$0.isHidden }
            }
            let shown = visible(sampled.model.showing(values).projectedViews())
            let exact = visible(snapshot.projectedViews())
            let same = shown.map(\.name) == exact.map(\.name)
            #expect(
                same, "at \(time): \(shown.map(\.name)), \(exact.map(\.name))", sourceLocation: sourceLocation
            )
            for (a, b) in zip(shown, exact) where same {
                let off = zip(a.corners, b.corners).map { ($0 - $1).norm }.max()!
                #expect(off <= distance + 1e-9, "\(a.name) at \(time)", sourceLocation: sourceLocation)
                #expect((a.opacity - b.opacity).magnitude <= 1.0 / 512 + 1e-9, sourceLocation: sourceLocation)
            }
        }
    }

    @Test func `A mask keeps its path within the error, and its view stays whole when a covering mask goes`()
        throws
    {
        let view = views("card")[0]
        let mask = ShapeLayer()
        mask.name = "mask"
        let small = VectorPath(ellipseIn: Rectangle(x: 30, y: 20, width: 20, height: 20))
        let large = VectorPath(ellipseIn: Rectangle(x: -60, y: -70, width: 200, height: 200))
        mask.path = large
        view.layer.mask = mask
        mask.add(
            LayerAnimation(
                LayerKeyPath(.path), .basic(from: .path(small), to: .path(large)), duration: 0.4,
                pacing: .curve(.easeInOut)))
        let shots = snapshots { index in if index == 28 { view.layer.mask = nil } }
        let timeline = try LinearTimeline.sampling(shots, distance: 0.25)
        let node = try #require(timeline.model.first { $0.name == "card" }?.mask)
        let channel = try #require(timeline.channels.first { $0.view == node.id })
        #expect(channel.property == .path && channel.knots.count > 4)
        for shot in shots.prefix(28) {
            guard case .path(let shown) = channel.value(at: shot.time - shots[0].time),
                let exact = shot.first(where: { $0.name == "card" })?.mask?.state.shape?.path
            else { return #expect(Bool(false)) }
            for (a, b) in zip(shown.coordinates, exact.coordinates) { #expect((a - b).magnitude <= 0.25) }
        }
    }

    @Test func `A mask that goes while it hides a part, and a change of masks, are refused by name`() {
        let view = views("card")[0]
        let mask = ShapeLayer()
        mask.path = VectorPath(ellipseIn: Rectangle(x: 30, y: 20, width: 20, height: 20))
        view.layer.mask = mask
        let gone = snapshots { index in if index == 9 { view.layer.mask = nil } }
        let error = #expect(throws: HookeError.self) { try LinearTimeline.sampling(gone) }
        #expect("\(error!)".contains("mask") && "\(error!)".contains("card"))
        let others = snapshots { index in view.layer.mask = index < 9 ? mask : SceneLayer() }
        #expect(throws: HookeError.self) { try LinearTimeline.sampling(others) }
    }

    @Test(arguments: [0, 0.25, 2], LinearTimeline.TransformMode.allCases)
    func `Moving, turning and fading views are within the error at every snapshot`(
        _ distance: Double, _ mode: LinearTimeline.TransformMode
    ) throws {
        let all = views("a", "b", "c")
        scene.animate(withDuration: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            all[0].center.x += 200
            all[1].transform = .rotation(2).concatenating(.scale(x: 0.5, y: 2))
            all[2].alpha = 0.4
            all[2].bounds.size.width = 10
        }
        let snapshots = snapshots()
        let sampled = try LinearTimeline.sampling(snapshots, distance: distance, transformMode: mode)
        expect(sampled, shows: snapshots, within: distance)
        #expect(sampled.distance <= distance && sampled.colorError <= 1.0 / 512)
        #expect(sampled.duration == snapshots[30].time && sampled.model.names == snapshots[30].names)
        let knots = sampled.channels.map(\.knots.count)
        #expect(knots.count == 4)
        if distance > 0 { #expect(knots.allSatisfy { $0 < 31 }, "\(knots)") }
    }

    @Test func `Views that come, go and hide are shown exactly then`() throws {
        let all = views("a", "b", "c")
        let late = SceneView(frame: CGRect(x: 0, y: 300, width: 50, height: 50), name: "late")
        let snapshots = snapshots { index in
            if index == 5 { all[0].removeFromSuperview() }
            if index == 8 { scene.window.insertSubview(late, at: 0) }
            all[1].isHidden = (10..<20).contains(index)
            if index == 25 { late.removeFromSuperview() }
        }
        expect(try LinearTimeline.sampling(snapshots), shows: snapshots, within: 0.25)
    }

    @Test func `A view that changes its superview or its order has a view for each place`() throws {
        let all = views("a", "b", "c")
        let inside = SceneView(frame: CGRect(x: 5, y: 5, width: 20, height: 20), name: "inside")
        all[0].addSubview(inside)
        let snapshots = snapshots { index in
            if index == 10 { all[1].addSubview(inside) }
            if index == 20 { scene.window.bringSubviewToFront(all[0]) }
        }
        let sampled = try LinearTimeline.sampling(snapshots)
        let names = sampled.model.names
        #expect(names.filter { $0 == "inside" }.count == 2 && names.filter { $0 == "a" }.count == 2)
        expect(sampled, shows: snapshots, within: 0.25)
    }

    @Test func `Times that do not increase, changed clipping and bad errors are refused`() throws {
        let all = views("a")
        let snapshots = snapshots { all[0].clipsToBounds = $0 > 3 }
        let clipped = #expect(throws: HookeError.self) { try LinearTimeline.sampling(snapshots) }
        #expect("\(clipped!)".contains("\"a\": it changes"))
        for distance in [-1, .nan, .infinity] {
            #expect(throws: HookeError.self) {
                try LinearTimeline.sampling([snapshots[0]], distance: distance)
            }
        }
        #expect(throws: HookeError.self) { try LinearTimeline.sampling([]) }
        #expect(throws: HookeError.self) { try LinearTimeline.sampling([snapshots[1], snapshots[0]]) }
        let still = try LinearTimeline.sampling([snapshots[0]])
        #expect(still.channels.isEmpty && still.duration == 0)
    }
}

extension SceneSnapshot {
    /// The names of the views, each before its subviews.
    fileprivate var names: [String] {
        func names(_ node: Node) -> [String] { [node.name] + node.children.flatMap(names) }
        return names(root)
    }
}
