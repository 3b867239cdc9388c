import Foundation

struct LayoutMarks: OptionSet {
    let rawValue: UInt8
    static let own = LayoutMarks(rawValue: 1)
    /// A subview at any depth.
    static let inside = LayoutMarks(rawValue: 2)
}

extension SceneView {
    /// ``intrinsicContentSize`` of a dimension without a natural size.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Layout requests

    /// Requests ``layoutSubviews()`` before the scene's next moment, or at ``layoutIfNeeded()``.
    public func setNeedsLayout() {
        layoutMarks.insert(.own)
        passLayoutMarksUp()
    }

    /// Lays out pending views at once, from the outermost pending superview down. Inside an animation block
    /// the changes are recorded with the block.
    ///
    /// After a hundred rounds of new requests it stops: the scene reports
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
        // Called during its own layout: lays out the subviews now, the view itself in the next round.
        if isLayingOut {
            for child in children where !child.layoutMarks.isEmpty { child.layOut() }
            return
        }
        let hasSafeArea = scene?.hasSafeArea == true
        for _ in 0..<100 {
            guard !layoutMarks.isEmpty else { return }
            layOutOnce(hasSafeArea: hasSafeArea)
        }
        guard !layoutMarks.isEmpty else { return }
        scene?.report(.endlessLayout(view: firstWaiting?.name ?? name))
        dropLayoutMarks()
    }

    private func layOutOnce(hasSafeArea: Bool) {
        guard !isLayingOut else { return }
        let marks = layoutMarks
        layoutMarks = []
        if marks.contains(.own) {
            isLayingOut = true
            if hasSafeArea { noteSafeArea() }
            extras?.owner?.viewWillLayoutSubviews()
            layoutSubviews()
            extras?.owner?.viewDidLayoutSubviews()
            isLayingOut = false
            passLayoutMarksUp()
        }
        for child in children where !child.layoutMarks.isEmpty { child.layOutOnce(hasSafeArea: hasSafeArea) }
    }

    private var firstWaiting: SceneView? {
        layoutMarks.contains(.own) ? self : children.lazy.compactMap(\.firstWaiting).first
    }

    private func dropLayoutMarks() {
        layoutMarks = []
        for child in children where !child.layoutMarks.isEmpty { child.dropLayoutMarks() }
    }

    /// Marks the superviews, up to the first that is already marked.
    func passLayoutMarksUp() {
        guard !layoutMarks.isEmpty else { return }
        var ancestor = superview
        while let view = ancestor, !view.layoutMarks.contains(.inside) {
            view.layoutMarks.insert(.inside)
            ancestor = view.superview
        }
    }

    // MARK: Autoresizing

    /// Called after the size changes: resizes the children and requests layout.
    package func sizeDidChange(from old: CGSize) {
        if autoresizesSubviews {
            for child in subviews { child.follow(from: old, to: model.bounds.size) }
        }
        extras?.boundsObserver?.boundsDidChange()
        setNeedsLayout()
    }

    /// Sets the frame after the superview's size has changed.
    package func follow(from old: CGSize, to new: CGSize) {
        let frame = followed(model.layoutFrame, from: old, to: new)
        if frame != model.layoutFrame { write(.bounds, .position) { $0.layoutFrame = frame } }
    }

    /// Returns the frame after the superview's size has changed, by the mask. A controller's view without a
    /// mask keeps filling its superview.
    package func followed(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        var mask = autoresizingMask
        if mask.isEmpty {
            guard extras?.owner != nil, frame.size == old else { return frame }
            mask = .flexibleSize
        }
        return mask.frame(frame, from: old, to: new)
    }
}
