import Foundation
import HookeGeometry

/// A rectangle with subviews: UIKit's view without drawing.
///
/// - Setting an animatable property inside an animation block records a motion, see
///   ``WindowScene/animate(withDuration:delay:options:animations:completion:)``. Outside a block it applies
///   at once.
/// - Properties return the model, as it was set; ``presentationState`` is what is shown.
/// - NaN and infinity are refused: the property keeps its value and the scene reports a ``SceneDiagnostic``.
/// - View and scene belong to one isolation domain and are not `Sendable`. Scenes may run in parallel, each
///   on its own thread.
open class SceneView: TouchResponder, IdentityHashable, SceneIsolated {
    /// The view's identity, unique in the process.
    public let id: ViewID
    // A frame reads these two from every view; they are adjacent in memory.

    /// The number of changes of the model, motions or layer animations, from 1.
    private(set) final var changes: UInt64 = 1
    /// ``preparedMotions`` without reference counting, for reading a whole scene.
    private(set) final var borrowedMotions: Unmanaged<ViewMotions>?

    /// The view's name in pictures and diagnostics.
    public var name: String
    /// A number to find the view by; 0 by default.
    public var tag = 0
    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true
    /// Whether the view gets a touch that begins while it has another one; false by default. Recognisers get all touches.
    open var isMultipleTouchEnabled = false
    /// The superview.
    public internal(set) weak var superview: SceneView?
    /// The subviews from back to front.
    public var subviews: [SceneView] { hasBareLayers ? children.filter { !$0.isBareLayer } : children }
    /// The subviews and bare layers from back to front.
    final var children: [SceneView] = [] { didSet { arrangementChanged() } }
    /// Whether ``children`` has bare layers.
    final var hasBareLayers = false
    /// How the frame changes with the superview's size; fixed by default.
    public var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews are resized by their masks; true by default.
    public var autoresizesSubviews = true
    /// Whether the view promises to fill its bounds without transparency. Stored; it changes no picture.
    open var isOpaque = true
    /// Whether the view follows the scene's layout direction; it does by default.
    public var semanticContentAttribute = SemanticContentAttribute.unspecified
    final var layoutMarks: LayoutMarks = []
    final var isLayingOut = false

    /// The values that were set.
    final var model = ViewState() {
        didSet {
            changes &+= 1
            borrowedMotions?._withUnsafeGuaranteedRef { $0.modelChanged() }
        }
    }
    /// The current motions, oldest first.
    final var motions: [ActiveMotion] = [] {
        didSet {
            changes &+= 1
            preparedMotions = nil
        }
    }
    /// The motions prepared for evaluation; created on first use.
    final var preparedMotions: ViewMotions? {
        didSet { borrowedMotions = preparedMotions.map(Unmanaged.passUnretained) }
    }
    /// The layer animations, oldest first.
    final var layerMotions: [ActiveLayerMotion] = [] {
        didSet {
            changes &+= 1
            notePresenters()
        }
    }
    /// Whether something observes the model.
    final var isObserved = false
    /// Whether the view has layer animations or presenters.
    private(set) final var hasLayerMotions = false
    /// The shown state at the scene's previous moment, if the model has changed since.
    final var committed: ViewState?
    /// Whether ``committed`` is set. Comparing it with `nil` copies a state.
    final var isCommitted = false
    /// The layer, while something retains it.
    final weak var cachedLayer: SceneLayer?
    /// Whether the view is the internal one of a bare layer.
    var isBareLayer: Bool { false }
    /// Rare properties.
    final var extras: LayerExtras?

    /// Creates a view with a frame in its later superview's coordinates. A non-finite frame is refused: it is
    /// zero then.
    public init(frame: CGRect) {
        id = .unique()
        name = ""
        var framed = model
        framed.frame = frame
        for property in [AnimatedProperty.bounds, .position] where !framed[property].isFinite {
            Ambient.current?.scene?.report(
                .refusedValue(view: name, property: property, value: "\(framed[property])"))
            return
        }
        model = framed
    }

    private func notePresenters() {
        hasLayerMotions = !layerMotions.isEmpty || extras?.presenters.isEmpty == false
    }

    /// Called after a change of the presenters.
    final func presentersChanged() {
        changes &+= 1
        notePresenters()
    }

    // MARK: Appearance

    /// The rectangle in the superview's coordinates; see ``ViewState/frame`` for transformed views.
    /// Animatable.
    open var frame: CGRect {
        get { model.frame }
        set { write(.bounds, .position) { $0.frame = newValue } }
    }

    /// The rectangle in the view's coordinates. Animatable.
    open var bounds: CGRect {
        get { model.bounds }
        set { write(.bounds) { $0.bounds = newValue } }
    }

    /// The anchor point's position in the superview: the centre by default. Animatable.
    open var center: CGPoint {
        get { model.position }
        set { write(.position, to: .pair(SIMD2(newValue.x, newValue.y))) { $0.position = newValue } }
    }

    /// The opacity of the view and its subviews, 0 to 1. Animatable.
    open var alpha: CGFloat {
        get { model.opacity }
        set { write(.opacity, to: .scalar(newValue)) { $0.opacity = newValue } }
    }

    /// The 2-D transform about the anchor point; the identity if the layer's transform is 3-D. Animatable.
    open var transform: Affine2D {
        get { Affine2D(model.transform) ?? .identity }
        set {
            let transform = Transform3D(newValue)
            write(.transform, to: .transform(transform)) { $0.transform = transform }
        }
    }

    /// The colour behind the content; `nil` draws nothing. Animatable.
    open var backgroundColor: SceneColor? {
        get { model.backgroundColor }
        set {
            let color = newValue ?? .clear
            write(.backgroundColor, to: .quad(color.premultiplied)) { $0.backgroundColor = newValue }
        }
    }

    /// Whether the view and its subviews are neither drawn nor touched. Applies at once.
    open var isHidden: Bool {
        get { model.isHidden }
        set { setAtOnce { $0.isHidden = newValue } }
    }

    /// Whether subviews are clipped to the bounds; the layer's `masksToBounds`. Applies at once.
    open var clipsToBounds: Bool {
        get { model.masksToBounds }
        set { setAtOnce { $0.masksToBounds = newValue } }
    }

    /// The class of the view's layer; ``SceneLayer`` by default. For subclasses.
    open class var layerClass: AnyClass { SceneLayer.self }

    /// Places the subviews; for subclasses. Called before the scene's next moment, or by
    /// ``layoutIfNeeded()``, after a change of size, a new subview, or ``setNeedsLayout()``.
    open func layoutSubviews() {}

    /// Unavailable: nothing is drawn.
    @available(
        *, unavailable,
        message:
            "nothing is drawn: use CAShapeLayer and CAGradientLayer; see docs/porting.md#instead-of-drawing"
    )
    open func draw(_ rect: CGRect) {}

    // MARK: Size

    /// The insets that bars cover: the part of ``WindowScene/safeAreaInsets`` inside the view's frame, without
    /// its transform, and its controller's additional ones. Zero outside a scene.
    open var safeAreaInsets: SceneInsets { coveredInsets }

    /// Called by layout after ``safeAreaInsets`` has changed. A view that moves without a change of size is
    /// notified when it is laid out next.
    open func safeAreaInsetsDidChange() {}

    /// The natural size of the content; ``noIntrinsicMetric`` by default. Layout does not read it.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Requests layout of the superview after a change of ``intrinsicContentSize``.
    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

    /// Returns the size that fits into `size` best; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { model.bounds.size }

    /// Sets the size to that of ``sizeThatFits(_:)``.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds.size = size
    }

    // MARK: Touches

    /// Returns whether a point, in the view's coordinates, is in its bounds, while a property animator moves the view in the
    /// shown ones.
    open func point(inside point: CGPoint, with event: TouchEvent? = nil) -> Bool {
        hitState.rectangle.contains(SIMD2(point.x, point.y))
    }

    /// Returns the frontmost view at a point in this view's coordinates: this one, a subview, or `nil`.
    ///
    /// As in UIKit, these are skipped with their subviews: hidden views, an alpha below 0.01, disabled user
    /// interaction, views that a block moves (see ``AnimationOptions/allowUserInteraction``), and views for
    /// which ``point(inside:with:)`` is false. Uses the models, with perspective; views that a ``PropertyAnimator`` moves are
    /// hit where they show, unless ``PropertyAnimator/isManualHitTestingEnabled``.
    open func hitTest(_ point: CGPoint, with event: TouchEvent? = nil) -> SceneView? {
        frontmostView(at: point, with: event)
    }

    /// Called when touches begin on the view; the default passes them to its controller, or to the superview. Recognisers of
    /// the view and its superviews get a touch first. When one of them recognises a gesture, the view gets
    /// ``touchesCancelled(_:with:)`` and nothing more, unless the recogniser does not cancel touches in views.
    open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
        nextResponder?.touchesBegan(touches, with: event)
    }

    /// Called when touches move that began on the view; the default passes them on.
    open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
        nextResponder?.touchesMoved(touches, with: event)
    }

    /// Called when touches end that began on the view; the default passes them on.
    open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
        nextResponder?.touchesEnded(touches, with: event)
    }

    /// Called when the system or a recogniser takes touches from the view; the default passes them on.
    open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
        nextResponder?.touchesCancelled(touches, with: event)
    }

    // MARK: Hierarchy

    /// Adds `view` in front of the other subviews, after removing it from its superview.
    open func addSubview(_ view: SceneView) { insert(view) { $0.count } }

    /// Inserts `view` at `index`, 0 at the back. Larger indices mean the front.
    open func insertSubview(_ view: SceneView, at index: Int) {
        precondition(index >= 0, "index is \(index); accepted: 0 or more")
        insert(view) { self.place(ofSubview: index, in: $0) }
    }

    /// Inserts `view` behind `sibling`; in front of all if `sibling` is not a subview.
    open func insertSubview(_ view: SceneView, belowSubview sibling: SceneView) {
        insert(view) { children in children.firstIndex { $0 === sibling } ?? children.count }
    }

    /// Inserts `view` in front of `sibling`; in front of all if `sibling` is not a subview.
    open func insertSubview(_ view: SceneView, aboveSubview sibling: SceneView) {
        insert(view) { children in children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
    }

    /// Removes the view with its motions from its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Moves a subview to the front; ignores other views.
    open func bringSubviewToFront(_ view: SceneView) {
        reorder(view) { $0.append(view) }
    }

    /// Moves a subview to the back; ignores other views.
    open func sendSubviewToBack(_ view: SceneView) {
        reorder(view) { $0.insert(view, at: 0) }
    }

    /// Called before the superview changes; `nil` for none.
    open func willMove(toSuperview newSuperview: SceneView?) {}
    /// Called after the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes, also because a view around this one moves; `nil` for none.
    open func willMove(toWindow newWindow: SceneWindow?) {}
    /// Called after the window has changed.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: SceneView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: SceneView) {}
}
