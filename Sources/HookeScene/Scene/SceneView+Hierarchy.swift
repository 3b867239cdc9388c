import Foundation

/// A view's change of superview, which notifies both and, if the window changes, the views inside.
struct Relocation: SceneIsolated {
    let view: SceneView
    let oldSuperview: SceneView?
    let newSuperview: SceneView?
    let oldWindow: SceneWindow?
    let newWindow: SceneWindow?

    init(of view: SceneView, to superview: SceneView?, in window: SceneWindow?) {
        self.view = view
        oldSuperview = view.superview
        newSuperview = superview
        oldWindow = view.window
        newWindow = window
    }

    /// Calls what is called before the change.
    func announce() {
        if oldWindow !== newWindow { view.announceMove(to: newWindow) }
        view.willMove(toSuperview: newSuperview)
        oldSuperview?.willRemoveSubview(view)
    }

    /// Calls what is called after the change.
    func complete() {
        if oldWindow !== newWindow { view.completeMove() }
        view.didMoveToSuperview()
        newSuperview?.didAddSubview(view)
    }
}

extension SceneView {
    /// Creates a view with a zero frame.
    public convenience init() { self.init(frame: .zero) }

    /// Creates a view with a frame, and a name for pictures and diagnostics.
    public convenience init(frame: CGRect = .zero, name: String) {
        self.init(frame: frame)
        self.name = name
    }

    /// The window at the root of the view's tree.
    public var window: SceneWindow? {
        var view: SceneView? = self
        while let current = view {
            if let window = current as? SceneWindow { return window }
            view = current.superview
        }
        return nil
    }

    /// The scene of the window.
    public var scene: WindowScene? { window?.windowScene }

    /// Whether the view is `other` or inside it.
    public func isDescendant(of other: SceneView) -> Bool {
        var ancestor: SceneView? = self
        while let view = ancestor {
            if view === other { return true }
            ancestor = view.superview
        }
        return false
    }

    /// Returns the first view with the tag: this one or one inside it, depth first from the back.
    public func viewWithTag(_ tag: Int) -> SceneView? {
        if self.tag == tag { return self }
        for child in subviews {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    fileprivate func announceMove(to window: SceneWindow?) {
        willMove(toWindow: window)
        for child in subviews { child.announceMove(to: window) }
    }

    fileprivate func completeMove() {
        if let insets = extras?.owner?.additionalSafeAreaInsets, insets != .zero {
            additionalSafeAreaChanged()
        }
        didMoveToWindow()
        for child in subviews { child.completeMove() }
    }

    /// Removes the view from its superview, with its callbacks.
    func leaveSuperview() {
        guard superview != nil, !isBareLayer else { return detach() }
        let relocation = Relocation(of: self, to: nil, in: nil)
        relocation.announce()
        detach()
        relocation.complete()
    }

    /// Inserts a subview, with its callbacks, or the view of a bare layer, which has none, at an index among
    /// ``children`` without it. A view that is a subview already only changes its place.
    func insert(_ view: SceneView, at index: ([SceneView]) -> Int) {
        guard view.superview !== self, !view.isBareLayer else { return attach(view, at: index) }
        let relocation = Relocation(of: view, to: self, in: window)
        relocation.announce()
        attach(view, at: index)
        relocation.complete()
    }
}
