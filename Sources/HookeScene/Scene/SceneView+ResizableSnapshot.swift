import Foundation

extension SceneView {
    /// Returns a view with a constant picture of a part of this one.
    ///
    /// - When the view is resized, the edges inside `capInsets` keep their width, the corners their size, and
    ///   the rest is stretched. Each of these parts is a subview, which follows by its autoresizing mask.
    /// - `nil`, with a report, if `rect` is not finite or has no area.
    ///
    /// - Parameters:
    ///   - rect: the part, in this view's coordinates; it may be larger than the bounds.
    ///   - afterScreenUpdates: false for the picture of the scene's previous moment, true for the current
    ///     models, as for ``snapshotView(afterScreenUpdates:)``.
    ///   - capInsets: at least 0, and together at most the part's width and height; other insets are reported
    ///     and replaced by zero.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: SceneInsets
    ) -> SceneView? {
        let part = rect.standardized
        let (width, height) = (Double(part.size.width), Double(part.size.height))
        guard part.origin.x.isFinite, part.origin.y.isFinite, width > 0, width.isFinite, height > 0,
            height.isFinite
        else {
            let wrong = width > 0 && width.isFinite ? height : width
            report(
                "the size of the part for a snapshot", wrong, used: "nothing; accepted: finite and above 0")
            return nil
        }
        let content = afterScreenUpdates ? node { $0.model } : committedNode()
        let caps = valid(capInsets, in: part.size)
        if caps == .zero { return SnapshotView(of: self, content: content.part(part)) }
        let whole = SceneView(frame: CGRect(origin: .zero, size: part.size))
        whole.name = snapshotName
        for slice in SnapshotSlice.slices(of: part.size, caps: caps) {
            let rect = slice.frame.offsetBy(dx: part.origin.x, dy: part.origin.y)
            let view = SnapshotView(of: self, content: content.part(rect))
            view.frame = slice.frame
            view.autoresizingMask = slice.mask
            whole.addSubview(view)
        }
        return whole
    }

    var snapshotName: String { name.isEmpty ? "snapshot" : "\(name) snapshot" }

    private func valid(_ caps: SceneInsets, in size: CGSize) -> SceneInsets {
        let rest = caps.reduced(size)
        let smallest = min(caps.top, caps.left, caps.bottom, caps.right)
        if smallest >= 0, rest.width >= 0, rest.height >= 0 { return caps }
        let wrong = smallest >= 0 ? min(rest.width, rest.height) : smallest
        report(
            "capInsets, or the size that they leave,", Double(wrong), used: "zero; accepted: at least 0")
        return .zero
    }

    private func report(_ field: String, _ value: Double, used: String) {
        let home = scene ?? WindowScene.current
        home?.report(.refusedParameter(field: field, value: value, used: used))
    }
}

/// One of up to nine parts of a picture with caps.
private struct SnapshotSlice {
    let frame: CGRect
    let mask: AutoresizingMask

    /// Returns the parts that have an area, row by row.
    static func slices(of size: CGSize, caps: SceneInsets) -> [SnapshotSlice] {
        let columns: [(Double, Double, AutoresizingMask)] = [
            (0, caps.left, .flexibleRightMargin),
            (caps.left, size.width - caps.right, .flexibleWidth),
            (size.width - caps.right, size.width, .flexibleLeftMargin),
        ]
        let rows: [(Double, Double, AutoresizingMask)] = [
            (0, caps.top, .flexibleBottomMargin),
            (caps.top, size.height - caps.bottom, .flexibleHeight),
            (size.height - caps.bottom, size.height, .flexibleTopMargin),
        ]
        var slices: [SnapshotSlice] = []
        for (top, bottom, vertical) in rows where bottom > top {
            for (left, right, horizontal) in columns where right > left {
                let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
                slices.append(SnapshotSlice(frame: frame, mask: [horizontal, vertical]))
            }
        }
        return slices
    }
}

extension SceneSnapshot.Node {
    /// Returns a node that shows a part of this one, clipped.
    fileprivate func part(_ rect: CGRect) -> SceneSnapshot.Node {
        let bounds = state.bounds
        var inner = fitted(into: bounds.offsetBy(dx: -rect.origin.x, dy: -rect.origin.y))
        inner.isPicture = false
        var clip = ViewState()
        clip.frame = CGRect(origin: .zero, size: rect.size)
        clip.masksToBounds = true
        let content = inner.cropped(to: clip.bounds)
        return SceneSnapshot.Node(
            id: id, name: name, tag: tag, state: clip, children: content.map { [$0] } ?? [])
    }

    /// Returns what of a constant picture is inside `area`, in the superview's coordinates; `nil` for nothing.
    ///
    /// Plain rectangles are cut at the area, so that a picture of a part is no larger than the part. Others
    /// stay whole, with what they contain.
    private func cropped(to area: CGRect) -> SceneSnapshot.Node? {
        guard !state.isHidden, state.opacity > 0 else { return nil }
        guard isPlainRectangle else { return self }
        let frame = state.layoutFrame
        var visible = frame.intersection(area)
        let isSeen = !visible.isNull && visible.size.width > 0 && visible.size.height > 0
        // From the superview's coordinates to the view's own.
        let (dx, dy) = (
            state.bounds.origin.x - frame.origin.x, state.bounds.origin.y - frame.origin.y
        )
        let open = (state.masksToBounds ? visible : area).offsetBy(dx: dx, dy: dy)
        var copy = self
        copy.children =
            state.masksToBounds && !isSeen ? [] : children.compactMap { $0.cropped(to: open) }
        if !isSeen {
            guard !copy.children.isEmpty else { return nil }
            visible = CGRect(origin: frame.origin, size: .zero)
        }
        copy.state.bounds = visible.offsetBy(dx: dx, dy: dy)
        let anchor = state.anchorPoint
        copy.state.position = CGPoint(
            x: visible.origin.x + anchor.x * visible.size.width,
            y: visible.origin.y + anchor.y * visible.size.height)
        return copy
    }

    /// Whether the view is an untransformed rectangle whose look does not depend on its size.
    private var isPlainRectangle: Bool {
        let look = state.decoration
        return state.transform == .identity && state.sublayerTransform == .identity
            && state.fillsBounds && look.borderWidth == 0 && look.shadowOpacity == 0
            && state.shape == nil && mask == nil && !children.contains(where: \.isPicture)
    }
}
