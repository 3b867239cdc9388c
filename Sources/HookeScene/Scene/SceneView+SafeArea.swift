import Foundation

/// A rectangle in a view, without constraints.
public struct LayoutGuide: SceneIsolated {
    /// The view of the rectangle.
    public let owningView: SceneView
    /// The rectangle in the view's coordinates.
    public let layoutFrame: CGRect
}

extension SceneView {
    /// The part of the view that no bar covers: the bounds without ``safeAreaInsets``. Empty at the bounds'
    /// origin if nothing is left.
    public var safeAreaLayoutGuide: LayoutGuide {
        let rest = bounds.inset(by: safeAreaInsets)
        return LayoutGuide(
            owningView: self, layoutFrame: rest.isNull ? CGRect(origin: bounds.origin, size: .zero) : rest)
    }

    /// The implementation of ``safeAreaInsets``.
    var coveredInsets: SceneInsets {
        guard let scene else { return .zero }
        if self === scene.window { return scene.safeAreaInsets }
        guard let superview else { return .zero }
        let (outer, home, frame) = (superview.safeAreaInsets, superview.bounds, model.layoutFrame)
        // An edge that nothing covers in the superview is not covered here, however far the view extends.
        func covered(_ outer: CGFloat, distance: CGFloat) -> CGFloat {
            outer > 0 ? max(0, outer - distance) : 0
        }
        var insets = SceneInsets(
            top: covered(outer.top, distance: frame.minY - home.minY),
            left: covered(outer.left, distance: frame.minX - home.minX),
            bottom: covered(outer.bottom, distance: home.maxY - frame.maxY),
            right: covered(outer.right, distance: home.maxX - frame.maxX))
        if let own = extras?.owner?.additionalSafeAreaInsets {
            insets.top += own.top
            insets.left += own.left
            insets.bottom += own.bottom
            insets.right += own.right
        }
        return insets
    }

    /// Calls the callbacks if the insets have changed since the last layout.
    func noteSafeArea() {
        let insets = safeAreaInsets
        guard insets != extras?.safeAreaInsets ?? .zero else { return }
        layerExtras.safeAreaInsets = insets
        for child in subviews { child.setNeedsLayout() }
        safeAreaInsetsDidChange()
        extras?.owner?.viewSafeAreaInsetsDidChange()
    }

    /// Requests layout of the view and all views inside.
    func requestLayoutOfTree() {
        setNeedsLayout()
        for child in subviews { child.requestLayoutOfTree() }
    }

    /// Called when the owner's additional insets change.
    package func additionalSafeAreaChanged() {
        scene?.hasSafeArea = true
        requestLayoutOfTree()
    }
}

extension WindowScene {
    /// The insets of the window that bars and the screen's corners cover; zero by default. Views have their
    /// part of them as ``SceneView/safeAreaInsets``.
    public var safeAreaInsets: SceneInsets {
        get { windowInsets }
        set {
            guard newValue != windowInsets else { return }
            windowInsets = newValue
            hasSafeArea = true
            window.requestLayoutOfTree()
        }
    }
}
