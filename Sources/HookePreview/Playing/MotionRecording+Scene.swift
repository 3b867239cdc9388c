import Foundation
import Hooke
import HookeTransitions

extension MotionRecording {
    /// Creates the recording of a scene, for pictures.
    ///
    /// ```swift
    /// let scene = WindowScene(size: .init(width: 390, height: 844))
    /// let card = SceneView(frame: .init(x: 40, y: 600, width: 310, height: 200), name: "card")
    /// scene.window.addSubview(card)
    ///
    /// let recording = try SceneRecording(of: scene, until: 1) { scene.animate(.bouncy) { card.center.y = 200 } }
    /// let strip = try Filmstrip.svg(of: MotionRecording(recording, title: "bounce"))
    /// ```
    ///
    /// The views are projected as the screen shows them. The window is one of them only if it has a background.
    ///
    /// - Parameters:
    ///   - recording: What the scene showed.
    ///   - title: The name in pictures.
    ///   - subtitle: One line below it.
    /// - Complexity: O(n log n) for n views, for each frame.
    public init(_ recording: SceneRecording, title: String = "motion", subtitle: String = "") {
        var ids: [ViewID: Int] = [:]
        let frames = recording.frames.map { frame in
            let clips = RoundedClips(frame.snapshot)
            return Frame(
                time: frame.time, phase: frame.phase, fraction: frame.fraction,
                fractionVelocity: frame.fractionVelocity, finger: frame.finger,
                views: clips.views.compactMap { view in
                    // The window has no superview, so it is always the first.
                    if view.order == 0, view.state.backgroundColor == nil { return nil }
                    let id = ids[view.id] ?? ids.count + 1
                    ids[view.id] = id
                    return ViewSample(view, id: id, clip: clips[view]).showing(view)
                })
        }
        let contents = recording.contents.compactMap { view, content in ids[view].map { ($0, content) } }
        let start = recording.trace?.samples[0].milliseconds ?? 0
        self.init(
            title: title, subtitle: subtitle, size: SIMD2(recording.size.width, recording.size.height),
            fps: recording.framesPerSecond, frames: frames, events: recording.events,
            trace: recording.trace?.samples.map {
                TracePoint(
                    time: ($0.milliseconds - start) / 1000, x: $0.position.x, y: $0.position.y,
                    isDown: !$0.phase.isRelease)
            } ?? [],
            contents: contents.isEmpty ? nil : Dictionary(uniqueKeysWithValues: contents))
    }
}

extension MotionRecording.ViewSample {
    fileprivate init(_ view: ProjectedView, id: Int, clip: [[SIMD2<Double>]]) {
        let frame = view.state.frame
        let size = view.state.bounds.size
        self.init(
            id: id, name: view.name,
            frame: .init(
                x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height),
            extent: SIMD2(size.width, size.height), alpha: view.state.opacity, opacity: view.opacity,
            corners: view.corners, polygon: view.projection.polygon, clip: clip, order: view.order,
            color: view.state.backgroundColor.map {
                .init(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
            },
            cornerRadius: view.state.cornerRadius, isHidden: view.isHidden,
            isBackFacing: view.projection.facing == .back)
    }
}

/// The outlines of the views that clip their subviews, with their rounded corners.
private struct RoundedClips {
    /// The views of the snapshot, from back to front.
    let views: [ProjectedView]
    private var clips: [ViewID: [[SIMD2<Double>]]] = [:]

    init(_ snapshot: SceneSnapshot) {
        views = snapshot.projectedViews()
        let seen = Dictionary(views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        add(snapshot.root, [], seen)
    }

    /// Returns the outlines that clip a view, outermost first.
    subscript(view: ProjectedView) -> [[SIMD2<Double>]] { clips[view.id] ?? view.clips }

    private mutating func add(
        _ node: SceneSnapshot.Node, _ outer: [[SIMD2<Double>]], _ seen: [ViewID: ProjectedView]
    ) {
        if !outer.isEmpty { clips[node.id] = outer }
        var inner = outer
        if node.state.masksToBounds, !node.children.isEmpty, let view = seen[node.id] {
            inner.append(Self.outline(of: view))
        }
        for child in node.children { add(child, inner, seen) }
    }

    private static func outline(of view: ProjectedView) -> [SIMD2<Double>] {
        let polygon = view.projection.polygon
        guard view.state.cornerRadius > 0, let bounds = Polygon(polygon).bounds else { return polygon }
        var sample = MotionRecording.ViewSample(view, id: 0, clip: [])
        sample.shape = MotionRecording.ShapeSample(view)
        return Outline(sample, guardBox: Polygon(low: bounds.low - 1, high: bounds.high + 1))?.polygon.points
            ?? polygon
    }
}
