import Hooke

/// What a scene shows at a time, view by view, in reused memory; for renderers.
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
/// - It is bit-identical to ``WindowScene/snapshot()``.
/// - An update allocates nothing unless views are added, removed or reordered, an animation begins or ends,
///   or a layer transition runs. For its cost see docs/internals/scene-performance.md.
/// - Update it on the scene's thread. It is a value, which may move to another thread.
public struct SceneFrame: Sendable {
    /// A view and its shown state.
    public struct View: Sendable {
        /// The view's identity.
        public let id: ViewID
        /// The index of the superview in ``SceneFrame/views``; `nil` for the window.
        public let parent: Int?
        /// The change count of the view in ``state``; 0 if all of it must be read again.
        fileprivate var known: UInt64 = 0
        /// The shown state.
        public internal(set) var state: ViewState
    }

    /// The mask of a view; see `SceneSnapshot.Node.mask`.
    public struct Mask: Sendable {
        /// The index of the masked view in ``SceneFrame/views``.
        public let view: Int
        /// The mask with its sublayers, as shown.
        public internal(set) var node: SceneSnapshot.Node
    }

    /// The scene's time, in seconds; 0 before the first update.
    public private(set) var time = 0.0
    /// The views from back to front, each before its subviews.
    public private(set) var views: [View] = []
    /// The masks of the views. They are read as trees, which allocates.
    public private(set) var masks: [Mask] = []
    private var maskedViews: [(index: Int, mask: MaskSource)] = []
    /// The source of each view's state.
    private var sources: [Source] = []
    private var arrangement: SceneArrangement?

    private enum Source: @unchecked Sendable {
        /// A view in the scene's window; alive as long as the arrangement is current.
        case view(Unmanaged<SceneView>)
        /// The picture in the preceding snapshot view, to be fitted into it.
        case picture(Unmanaged<SnapshotView>)
        /// A part of a picture; constant.
        case fixed
    }

    /// A mask in the scene's window; alive as long as the arrangement is current.
    private struct MaskSource: @unchecked Sendable {
        let view: Unmanaged<SceneView>
    }

    /// Creates a frame without views.
    public init() {}
}

#if MainActor
    @MainActor
#endif
extension SceneFrame {
    /// Reads the scene's time and the shown state of every view in its window.
    public mutating func update(from scene: WindowScene) {
        // The pictures of layer transitions belong to no view.
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
                        $0.content.fittedState(into: bounds)
                    }
                case .fixed: break
                }
            }
        }
        guard !maskedViews.isEmpty else { return }
        masks = maskedViews.map { index, mask in
            Mask(view: index, node: mask.view._withUnsafeGuaranteedRef { $0.node { $0.presentationState } })
        }
    }

    private mutating func read(_ snapshot: SceneSnapshot) {
        views.removeAll(keepingCapacity: true)
        sources.removeAll(keepingCapacity: true)
        masks.removeAll()
        maskedViews.removeAll()
        append(snapshot.root, parent: nil, .fixed)
        (time, arrangement) = (snapshot.time, nil)
    }

    private mutating func arrange(_ scene: WindowScene) {
        views.removeAll(keepingCapacity: true)
        sources.removeAll(keepingCapacity: true)
        masks.removeAll()
        maskedViews.removeAll()
        append(scene.window, parent: nil)
        arrangement = scene.arrangement
    }

    private mutating func append(_ view: SceneView, parent: Int?) {
        let index = views.count
        append(view.id, parent: parent, view.model, .view(.passUnretained(view)))
        if let picture = view as? SnapshotView {
            append(picture.content, parent: index, .picture(.passUnretained(picture)))
        }
        if let mask = view.extras?.mask {
            maskedViews.append((index, MaskSource(view: .passUnretained(mask.view))))
        }
        for child in view.children { append(child, parent: index) }
    }

    private mutating func append(_ node: SceneSnapshot.Node, parent: Int?, _ source: Source) {
        let index = views.count
        append(node.id, parent: parent, node.state, source)
        if let mask = node.mask { masks.append(Mask(view: index, node: mask)) }
        for child in node.children { append(child, parent: index, .fixed) }
    }

    private mutating func append(_ id: ViewID, parent: Int?, _ state: ViewState, _ source: Source) {
        views.append(View(id: id, parent: parent, state: state))
        sources.append(source)
    }
}

/// The views in a scene's window and their order; a new value after every change.
struct SceneArrangement: Equatable, Sendable {
    /// The window, unique to each scene.
    let window: ViewID
    var changes = 0
}
