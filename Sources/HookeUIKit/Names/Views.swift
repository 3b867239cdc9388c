import HookeTransitions

/// `SceneView`.
public typealias UIView = SceneView
/// `SceneWindow`.
public typealias UIWindow = SceneWindow
/// `WindowScene`.
public typealias UIWindowScene = WindowScene
/// `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// `ScreenEdgePanGestureRecognizer`.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// `TapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// `PinchGestureRecognizer`.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// `RotationGestureRecognizer`.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
/// `LongPressGestureRecognizer`.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// `SwipeGestureRecognizer`.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate

/// The edges of a rectangle: a set of `Edge` that answers to UIKit's spellings.
public typealias UIRectEdge = Set<Edge>

extension Set<Edge> {
    /// The left edge.
    public static var left: Self { [.left] }
    /// The right edge.
    public static var right: Self { [.right] }
    /// The top edge.
    public static var top: Self { [.top] }
    /// The bottom edge.
    public static var bottom: Self { [.bottom] }
    /// All four.
    public static var all: Self { Self(Edge.allCases) }
}

extension SceneView {
    /// A view that shows what this one shows, and keeps showing it; UIKit's type, which is optional. It is
    /// never nil.
    public func snapshotView(afterScreenUpdates: Bool) -> SceneView? {
        let picture: SnapshotView = snapshotView(afterScreenUpdates: afterScreenUpdates)
        return picture
    }

    /// What the view is called in pictures and diagnostics: its `name`.
    public var accessibilityIdentifier: String? {
        get { name.isEmpty ? nil : name }
        set { name = newValue ?? "" }
    }

    /// Where a rectangle of another view lies in this one: the upright rectangle around its four corners.
    public func convert(_ rect: CGRect, from other: SceneView?) -> CGRect {
        rect.boundingCorners { convert($0, from: other) }
    }

    /// Where a rectangle of this view lies in another one.
    public func convert(_ rect: CGRect, to other: SceneView?) -> CGRect {
        rect.boundingCorners { convert($0, to: other) }
    }

    /// Swaps two children.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        let (a, b) = (subviews[min(first, second)], subviews[max(first, second)])
        guard a !== b else { return }
        insertSubview(b, aboveSubview: a)
        insertSubview(a, at: max(first, second))
    }
}

extension CGRect {
    /// The upright rectangle around the images of the corners.
    func boundingCorners(_ image: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ].map(image)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min()!, ys.min()!)
        return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }
}
