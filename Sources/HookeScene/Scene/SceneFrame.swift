import Hooke

/// What a scene shows at a moment, view by view, in memory that is used again: what a renderer keeps from one
/// frame to the next.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// var picture = SceneFrame()
/// for frame in ManualFrameDriver(framesPerSecond: 60, duration: 0.5) {
///     scene.advance(to: frame.time)
///     picture.update(from: scene)
///     for view in picture.views where !view.state.isHidden { print(view.id, view.state.frame) }
/// }
/// ```
///
/// The same bits as ``WindowScene/snapshot()``, and no allocation as long as no view comes, goes or changes
/// its place, no animation begins or ends, and no layer transition is under way. What that costs:
/// docs/scene-performance.md. A scene is read on the thread that it lives on; the frame is a value that may
/// go to another.
public struct SceneFrame: Sendable {
    /// A view, and what shows of it.
    public struct View: Sendable {
        /// The view.
        public let id: ViewID
        /// The place in ``SceneFrame/views`` of the view that this one is in; `nil` for the window.
        public let parent: Int?
        /// The view's changes that are in ``state``; 0 where all of it has to be read anew.
        fileprivate var known: UInt64 = 0
        /// What shows.
        public internal(set) var state: ViewState
    }

    /// The scene's time, in seconds; 0 before the first update.
    public private(set) var time = 0.0
    /// The views from back to front: each before the views in it.
    public private(set) var views: [View] = []
    /// Which of them are to be asked, and which are parts of a frozen picture.
    private var sources: [Source] = []
    private var arrangement: SceneArrangement?

    private enum Source: @unchecked Sendable {
        /// A view that is in the scene's window, and so alive, as long as the arrangement is the scene's.
        case view(Unmanaged<SceneView>)
        /// The picture that the view before it shows, to be fitted into the view.
        case picture(Unmanaged<SnapshotView>)
        /// A part of a picture, which never changes.
        case fixed
    }

    /// A frame without views.
    public init() {}

    /// Reads a scene: its time, and what shows of every view in its window.
    public mutating func update(from scene: WindowScene) {
        // The pictures of layer transitions are in no view.
        guard scene.layers.transitions.isEmpty else { return read(scene.snapshot()) }
        if arrangement != scene.arrangement { arrange(scene) }
        time = scene.now
        views.withUnsafeMutableBufferPointer { views in
            guard let first = views.baseAddress else { return }
            for case .view(let view) in sources { view._withUnsafeGuaranteedRef { $0.followPaces() } }
            for (index, source) in sources.enumerated() {
                let shown = first + index
                switch source {
                case .view(let view):
                    SceneView.show(
                        on: shown.pointer(to: \.state)!, of: view, known: &shown.pointee.known)
                case .picture(let view):
                    let bounds = views[shown.pointee.parent!].state.bounds
                    shown.pointee.state = view._withUnsafeGuaranteedRef {
                        $0.content.fitted(into: bounds).state
                    }
                case .fixed: break
                }
            }
        }
    }

    private mutating func read(_ snapshot: SceneSnapshot) {
        views.removeAll(keepingCapacity: true)
        sources.removeAll(keepingCapacity: true)
        append(snapshot.root, parent: nil, .fixed)
        (time, arrangement) = (snapshot.time, nil)
    }

    private mutating func arrange(_ scene: WindowScene) {
        views.removeAll(keepingCapacity: true)
        sources.removeAll(keepingCapacity: true)
        append(scene.window, parent: nil)
        arrangement = scene.arrangement
    }

    private mutating func append(_ view: SceneView, parent: Int?) {
        let index = views.count
        append(view.id, parent: parent, view.model, .view(.passUnretained(view)))
        if let picture = view as? SnapshotView {
            append(picture.content, parent: index, .picture(.passUnretained(picture)))
        }
        for child in view.subviews { append(child, parent: index) }
    }

    private mutating func append(_ node: SceneSnapshot.Node, parent: Int?, _ source: Source) {
        let index = views.count
        append(node.id, parent: parent, node.state, source)
        for child in node.children { append(child, parent: index, .fixed) }
    }

    private mutating func append(_ id: ViewID, parent: Int?, _ state: ViewState, _ source: Source) {
        views.append(View(id: id, parent: parent, state: state))
        sources.append(source)
    }
}

/// Which views are in a scene's window, and where: another value after every change.
struct SceneArrangement: Equatable, Sendable {
    /// The window, which is another one for every scene.
    let window: ViewID
    var changes = 0
}
