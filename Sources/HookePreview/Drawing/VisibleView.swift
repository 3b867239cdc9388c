import HookeGeometry
import HookeTransitions

/// A view that a frame shows, with the part of it that can be seen.
struct VisibleView {
    struct Label: Hashable {
        /// The left end of the baseline.
        var x: Double
        var y: Double
        var isLight: Bool
    }

    let view: ProjectedView
    /// The outline of the bounds; `nil` if they have no area on the screen.
    let outline: Outline?
    /// SVG path data of the part that the superviews do not clip; `nil` if none of them cuts the view.
    let clip: String?
    /// A rectangle around that part of the screen.
    let window: Rectangle
    /// The part of the outline, or of what the layer draws, that can be seen.
    let seen: Polygon
    /// The rectangle of what the view draws in its own coordinates.
    let box: Rectangle
    var label: Label?

    /// Returns `nil` if nothing of the view can be seen.
    init?(_ view: ProjectedView, on size: SIMD2<Double>) {
        guard !view.isHidden, view.opacity > 0 else { return nil }
        let guardBox = Polygon(around: size)
        let outline = Outline(view, guardBox: guardBox)
        let hasArea = (outline?.polygon.doubledArea.magnitude ?? 0) > 1e-3
        // A path may be larger than the bounds, which may be empty.
        let path = view.pathBox.map { Polygon(view.toScreen.project($0).polygon) }
        let hasDrawing = path != nil || view.state.shape?.colors.isEmpty == false
        guard hasArea || hasDrawing else { return nil }
        let reach = path ?? outline?.polygon ?? Polygon([])
        var window = Polygon(low: .zero, high: size)
        var isCut = false
        let drawn = (outline?.polygon.points ?? []) + reach.points + (view.shadow?.reach(of: outline) ?? [])
        for superview in view.clippingViews {
            let ancestor = Outline(superview, guardBox: guardBox)?.polygon ?? Polygon([])
            if !ancestor.contains(drawn) { isCut = true }
            window = window.clipped(to: ancestor)
        }
        seen = (hasArea ? outline?.polygon ?? reach : reach).clipped(to: window)
        if isCut, window.points.isEmpty || !hasDrawing && seen.points.isEmpty { return nil }
        self.view = view
        self.outline = hasArea ? outline : nil
        clip = isCut ? Outline.path(through: window.points) : nil
        self.window = Rectangle(enclosing: window.points) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
        let bounds = Rectangle(view.state.bounds)
        box = view.pathBox?.union(bounds) ?? bounds
    }

    /// Whether names behind it cannot be read.
    var isOpaque: Bool { view.opacity * (view.state.backgroundColor?.alpha ?? 0) > 0.6 }
}

extension ProjectedView {
    /// The rectangle of the layer's path with its stroke; `nil` without a path that can be drawn.
    fileprivate var pathBox: Rectangle? {
        guard let shape = state.shape, shape.isPathDrawable, let bounds = shape.path.bounds else {
            return nil
        }
        let reach = shape.drawsStroke ? shape.lineWidth / 2 : 0
        return bounds.inset(dx: -reach, dy: -reach)
    }
}

extension LayerShape {
    /// Whether the path is visible, and all its numbers can be drawn.
    var isPathDrawable: Bool {
        let numbers = [lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit] + lineDashPattern
        return drawsPath && path.isFinite && path.elements.flatMap(\.points).allSatisfy(\.isDrawable)
            && numbers.allSatisfy { $0.magnitude < drawableLimit }
    }
}
