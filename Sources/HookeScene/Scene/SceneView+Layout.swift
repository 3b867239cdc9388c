import Foundation

/// What of a view's tree waits for layout.
struct LayoutMarks: OptionSet {
    let rawValue: UInt8
    /// The view itself.
    static let own = LayoutMarks(rawValue: 1)
    /// A view somewhere inside it.
    static let inside = LayoutMarks(rawValue: 2)
}

extension SceneView {
    // MARK: Asking for layout

    /// Asks for ``layoutSubviews()`` before the scene's next moment, or at ``layoutIfNeeded()``.
    public func setNeedsLayout() {
        layoutMarks.insert(.own)
        passLayoutMarksUp()
    }

    /// Lays out what waits, at once: from the outermost view around this one that waits, down through the
    /// tree. Inside an animation block what the layout sets is recorded with the block.
    ///
    /// A tree that asks again each time it was laid out is given up after a hundred rounds: the scene reports
    /// ``SceneDiagnostic/endlessLayout(view:)``.
    public func layoutIfNeeded() {
        var outermost = self
        var ancestor = superview
        while let view = ancestor {
            if view.layoutMarks.contains(.own), !view.isLayingOut { outermost = view }
            ancestor = view.superview
        }
        outermost.layOut()
    }

    private func layOut() {
        // Asked for in the middle of its own layout: what is inside is laid out, the view itself in the next
        // round.
        if isLayingOut {
            for child in subviews where !child.layoutMarks.isEmpty { child.layOut() }
            return
        }
        for _ in 0..<100 {
            guard !layoutMarks.isEmpty else { return }
            layOutOnce()
        }
        guard !layoutMarks.isEmpty else { return }
        scene?.report(.endlessLayout(view: firstWaiting?.name ?? name))
        dropLayoutMarks()
    }

    private func layOutOnce() {
        guard !isLayingOut else { return }
        let marks = layoutMarks
        layoutMarks = []
        if marks.contains(.own) {
            isLayingOut = true
            extras?.owner?.viewWillLayoutSubviews()
            layoutSubviews()
            extras?.owner?.viewDidLayoutSubviews()
            isLayingOut = false
            passLayoutMarksUp()
        }
        for child in subviews where !child.layoutMarks.isEmpty { child.layOutOnce() }
    }

    private var firstWaiting: SceneView? {
        layoutMarks.contains(.own) ? self : subviews.lazy.compactMap(\.firstWaiting).first
    }

    private func dropLayoutMarks() {
        layoutMarks = []
        for child in subviews where !child.layoutMarks.isEmpty { child.dropLayoutMarks() }
    }

    /// Tells the views around this one that something inside them waits. A view that knows has told its own.
    func passLayoutMarksUp() {
        guard !layoutMarks.isEmpty else { return }
        var ancestor = superview
        while let view = ancestor, !view.layoutMarks.contains(.inside) {
            view.layoutMarks.insert(.inside)
            ancestor = view.superview
        }
    }

    // MARK: Following the superview

    /// After the view's size has changed: its children follow, and it waits for layout.
    package func sizeDidChange(from old: CGSize) {
        if autoresizesSubviews {
            for child in subviews { child.follow(from: old, to: model.bounds.size) }
        }
        extras?.boundsObserver?.boundsDidChange()
        setNeedsLayout()
    }

    /// Brings the frame to where it belongs after the superview's size has changed.
    package func follow(from old: CGSize, to new: CGSize) {
        let frame = followed(model.layoutFrame, from: old, to: new)
        if frame != model.layoutFrame { write(.bounds, .position) { $0.layoutFrame = frame } }
    }

    /// Where a frame of this view belongs after the superview's size has changed: where the mask says, and a
    /// controller's view without a mask that is as large as its superview stays so.
    package func followed(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        var mask = autoresizingMask
        if mask.isEmpty {
            guard extras?.owner != nil, frame.size == old else { return frame }
            mask = .flexibleSize
        }
        return mask.frame(frame, from: old, to: new)
    }
}
