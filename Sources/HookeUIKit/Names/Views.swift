import Hooke
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

/// `ScrollView`.
public typealias UIScrollView = ScrollView
/// `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate

extension ScrollView {
    /// UIKit's place of the rates `.normal` and `.fast`.
    public typealias DecelerationRate = Hooke.DecelerationRate
}

/// `TouchEvent`.
public typealias UIEvent = TouchEvent
/// `Touch`.
public typealias UITouch = Touch
/// `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide

/// The edges of a rectangle: a set of `Edge` with UIKit's names.
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
    /// All four edges.
    public static var all: Self { Self(Edge.allCases) }
}

extension SceneView {
    /// Returns a view with a constant picture of this one. Never `nil`; the optional type is UIKit's.
    public func snapshotView(afterScreenUpdates: Bool) -> SceneView? {
        let picture: SnapshotView = snapshotView(afterScreenUpdates: afterScreenUpdates)
        return picture
    }

    /// The recognisers of touches on this view and its subviews; `nil` if there are none. Setting them removes
    /// the others.
    public var gestureRecognizers: [GestureRecognizer]? {
        get { ownRecognizers.isEmpty ? nil : ownRecognizers }
        set {
            let next = newValue ?? []
            for old in ownRecognizers where !next.contains(old) { removeGestureRecognizer(old) }
            for new in next where new.view !== self { addGestureRecognizer(new) }
        }
    }

    /// Whether animation blocks of the current scene animate. True outside any scene.
    public static var areAnimationsEnabled: Bool { WindowScene.current?.areAnimationsEnabled ?? true }

    /// Sets whether animation blocks of the current scene animate: `WindowScene.areAnimationsEnabled`. Outside
    /// any scene it does nothing, and `PortDiagnostics` gets a message.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        guard let scene = WindowScene.current else {
            return PortDiagnostics.note("UIView.setAnimationsEnabled was called outside any scene; ignored")
        }
        scene.areAnimationsEnabled = enabled
    }

    /// The view's `name` in pictures and diagnostics.
    public var accessibilityIdentifier: String? {
        get { name.isEmpty ? nil : name }
        set { name = newValue ?? "" }
    }

    /// Converts a rectangle from another view: the bounding rectangle of its corners.
    public func convert(_ rect: CGRect, from other: SceneView?) -> CGRect {
        rect.boundingCorners { convert($0, from: other) }
    }

    /// Converts a rectangle to another view: the bounding rectangle of its corners.
    public func convert(_ rect: CGRect, to other: SceneView?) -> CGRect {
        rect.boundingCorners { convert($0, to: other) }
    }

    /// Swaps two subviews.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        let (a, b) = (subviews[min(first, second)], subviews[max(first, second)])
        guard a !== b else { return }
        insertSubview(b, aboveSubview: a)
        insertSubview(a, at: max(first, second))
    }
}

extension CGRect {
    /// Returns the bounding rectangle of the corners' images.
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
