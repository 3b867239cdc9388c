import Foundation
import HookeGeometry

/// A rectangle on the screen that holds others: UIKit's view without the drawing.
///
/// Setting an animatable property inside an animation block records a motion towards the new value (see
/// ``WindowScene/animate(withDuration:delay:options:animations:completion:)``); outside a block it sets at
/// once. The properties always answer with the value that was set, the model; what shows at the scene's time
/// is ``presentationState``.
///
/// A view and its scene belong to one isolation domain: they are not `Sendable`, and thousands of scenes may
/// run side by side, each on a thread of its own. A number that is NaN or infinite is refused: the property
/// keeps its value and the scene reports ``SceneDiagnostic``.
nonisolated open class SceneView {
    /// The identity of the view, for the life of the process.
    public let id: ViewID
    // A frame asks every view for these two: they lie together.

    /// How often what was set, or which motions and layer animations there are, has changed, from 1.
    private(set) final var changes: UInt64 = 1
    /// ``preparedMotions`` without a count of references, for the reader of a whole scene.
    private(set) final var borrowedMotions: Unmanaged<ViewMotions>?

    /// What the view is called in pictures and diagnostics.
    public var name: String
    /// A number to find the view by; 0 by default.
    public var tag = 0
    /// Whether touches reach the view and its children.
    public var isUserInteractionEnabled = true
    /// The view this one is in.
    public private(set) weak var superview: SceneView?
    /// The views in this one, from back to front.
    public private(set) var subviews: [SceneView] = [] { didSet { arrangementChanged() } }
    /// How the frame gives way when the superview's size changes; not at all by default.
    public var autoresizingMask: AutoresizingMask = []
    /// Whether the children follow this view's size as their masks say; true by default.
    public var autoresizesSubviews = true
    /// Whether the view follows the layout direction of its scene; it does by default.
    public var semanticContentAttribute = SemanticContentAttribute.unspecified
    /// What waits for layout.
    var layoutMarks: LayoutMarks = []
    /// Whether the view's own layout is running.
    var isLayingOut = false

    /// What was set.
    final var model = ViewState() {
        didSet {
            changes &+= 1
            borrowedMotions?._withUnsafeGuaranteedRef { $0.modelChanged() }
        }
    }
    /// The motions under way, oldest first.
    var motions: [ActiveMotion] = [] {
        didSet {
            changes &+= 1
            preparedMotions = nil
        }
    }
    /// The same made ready to be shown, once they have been asked for.
    var preparedMotions: ViewMotions? {
        didSet { borrowedMotions = preparedMotions.map(Unmanaged.passUnretained) }
    }
    /// The layer animations, oldest first.
    var layerMotions: [ActiveLayerMotion] = [] {
        didSet {
            changes &+= 1
            hasLayerMotions = !layerMotions.isEmpty
        }
    }
    private(set) var hasLayerMotions = false
    /// What showed at the scene's last moment, if something was set since.
    var committed: ViewState?
    /// What few views have of a layer.
    final var extras: LayerExtras?

    /// A view with the given frame, in the coordinates of its superview to be. A frame that is not finite is
    /// refused like any other value: it is zero then.
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

    /// A view with a frame of zero.
    public convenience init() { self.init(frame: .zero) }

    /// A view with the given frame and a name for pictures and diagnostics.
    public convenience init(frame: CGRect = .zero, name: String) {
        self.init(frame: frame)
        self.name = name
    }

    // MARK: Appearance

    /// The rectangle in the superview's coordinates; see ``ViewState/frame`` for transformed views.
    /// Animatable.
    public var frame: CGRect {
        get { model.frame }
        set { write(.bounds, .position) { $0.frame = newValue } }
    }

    /// The rectangle in the view's own coordinates. Animatable.
    public var bounds: CGRect {
        get { model.bounds }
        set { write(.bounds) { $0.bounds = newValue } }
    }

    /// Where the anchor point lies in the superview: the centre, unless the layer's anchor was moved.
    /// Animatable.
    public var center: CGPoint {
        get { model.position }
        set { write(.position) { $0.position = newValue } }
    }

    /// The opacity of the view and its children, 0 to 1. Animatable.
    public var alpha: Double {
        get { model.opacity }
        set { write(.opacity) { $0.opacity = newValue } }
    }

    /// The 2-D transform about the anchor point: the layer's where that is a 2-D one, else the identity, as
    /// in UIKit nothing better is said of a 3-D one. Animatable.
    public var transform: Affine2D {
        get { Affine2D(model.transform) ?? .identity }
        set { write(.transform) { $0.transform = Transform3D(newValue) } }
    }

    /// The colour behind the content; `nil` draws nothing. Animatable.
    public var backgroundColor: SceneColor? {
        get { model.backgroundColor }
        set { write(.backgroundColor) { $0.backgroundColor = newValue } }
    }

    /// Whether the view and its children are neither drawn nor touched. Sets at once.
    public var isHidden: Bool {
        get { model.isHidden }
        set { setAtOnce { $0.isHidden = newValue } }
    }

    /// Whether children are clipped to the bounds; the layer's `masksToBounds`. Sets at once.
    public var clipsToBounds: Bool {
        get { model.masksToBounds }
        set { setAtOnce { $0.masksToBounds = newValue } }
    }

    /// The part of the view that Core Animation would hold.
    public var layer: SceneLayer { SceneLayer(view: self) }

    /// Places the children; for subclasses. Called before the scene's next moment, or by
    /// ``layoutIfNeeded()``, when the size has changed, a child was added, or ``setNeedsLayout()`` asked for
    /// it.
    open func layoutSubviews() {}

    // MARK: Place in the tree

    /// The window at the root of the view's tree.
    public var window: SceneWindow? { (self as? SceneWindow) ?? superview?.window }

    /// The scene whose window holds the view.
    public var scene: WindowScene? { window?.windowScene }

    /// Puts `view` in front of the other children, taking it out of where it was.
    public func addSubview(_ view: SceneView) { insert(view) { $0.count } }

    /// Puts `view` at `index`, 0 at the back. A larger index than there are children means the front.
    public func insertSubview(_ view: SceneView, at index: Int) {
        precondition(index >= 0, "index is \(index); accepted: 0 or more")
        insert(view) { min(index, $0.count) }
    }

    /// Puts `view` right behind `sibling`; in front of all when `sibling` is not a child.
    public func insertSubview(_ view: SceneView, belowSubview sibling: SceneView) {
        insert(view) { children in children.firstIndex { $0 === sibling } ?? children.count }
    }

    /// Puts `view` right before `sibling`; in front of all when `sibling` is not a child.
    public func insertSubview(_ view: SceneView, aboveSubview sibling: SceneView) {
        insert(view) { children in children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
    }

    /// Takes the view out of its superview. Its motions go with it.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.willChangeSubviews()
        if committed == nil { scene?.willChange(self) }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    /// Moves a child to the front. A view that is not a child is left where it is.
    public func bringSubviewToFront(_ view: SceneView) {
        guard view.superview === self else { return }
        willChangeSubviews()
        subviews.removeAll { $0 === view }
        subviews.append(view)
    }

    /// Moves a child to the back. A view that is not a child is left where it is.
    public func sendSubviewToBack(_ view: SceneView) {
        guard view.superview === self else { return }
        willChangeSubviews()
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
    }

    /// Whether the view is `other` or somewhere inside it.
    public func isDescendant(of other: SceneView) -> Bool {
        var ancestor: SceneView? = self
        while let view = ancestor {
            if view === other { return true }
            ancestor = view.superview
        }
        return false
    }

    /// The view itself or the first view inside it with the tag, searched depth first from the back.
    public func viewWithTag(_ tag: Int) -> SceneView? {
        if self.tag == tag { return self }
        for child in subviews {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Replaces the children, when a cancelled transition puts the tree back.
    func restoreSubviews(_ views: [SceneView]) {
        willChangeSubviews()
        for child in subviews where !views.contains(where: { $0 === child }) { child.superview = nil }
        for view in views where view.superview !== self {
            view.removeFromSuperview()
            view.superview = self
            view.passLayoutMarksUp()
        }
        subviews = views
    }

    /// Tells the scene that views came, went or changed their place.
    private func arrangementChanged() {
        guard let window else { return }
        window.windowScene?.arrangement.changes += 1
        // A frame of another scene that holds the window has read its views too.
        window.superview?.arrangementChanged()
    }

    private func insert(_ view: SceneView, at index: ([SceneView]) -> Int) {
        precondition(!isDescendant(of: view), "a view cannot hold itself or a view that holds it")
        view.removeFromSuperview()
        willChangeSubviews()
        subviews.insert(view, at: index(subviews))
        view.superview = self
        view.passLayoutMarksUp()
        setNeedsLayout()
    }

    // MARK: Recording

    /// Sets one property or two, and tells the open animation block which. Non-finite numbers change nothing.
    @inline(__always)
    package final func write(
        _ property: AnimatedProperty, _ second: AnimatedProperty? = nil, change: (inout ViewState) -> Void
    ) {
        var changed = model
        change(&changed)
        guard changed[property].isFinite else { return refuse(property, changed) }
        if let second, !changed[second].isFinite { return refuse(second, changed) }
        set(changed, property, second)
    }

    @inline(never)
    private func refuse(_ property: AnimatedProperty, _ state: ViewState) {
        let home = scene ?? Ambient.current?.scene
        home?.report(.refusedValue(view: name, property: property, value: "\(state[property])"))
    }

    private func set(_ changed: ViewState, _ property: AnimatedProperty, _ second: AnimatedProperty?) {
        if committed == nil { scene?.willChange(self) }
        if let transaction = Ambient.current?.transaction {
            transaction.touch(self, property)
            if let second { transaction.touch(self, second) }
        }
        let size = model.bounds.size
        model = changed
        if changed.bounds.size != size { sizeDidChange(from: size) }
        if property == .bounds { extras?.boundsObserver?.boundsDidChange() }
    }

    /// Sets what no block animates.
    private func setAtOnce(_ change: (inout ViewState) -> Void) {
        if committed == nil { scene?.willChange(self) }
        change(&model)
    }
}
