import Foundation
import Hooke

/// A view that shows a part of a larger content and scrolls it: UIKit's scroll view without drawing.
///
/// The content is the subviews; ``contentOffset`` is the origin of the bounds. A pan moves the content with the
/// finger. After the release it moves by ``physics``, as a function of the scene's time: frames may come at any time.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let list = ScrollView(frame: scene.bounds)
/// list.contentSize = .init(width: 390, height: 4_000)
/// scene.window.addSubview(list)
/// list.setContentOffset(.init(x: 0, y: 500), animated: true)
/// scene.advance(to: 1)
/// print(list.contentOffset.y)   // 500.0
/// ```
///
/// - Position and velocity are continuous when a touch catches the content, at a release, and when the size of the
///   view or of the content changes on the way.
/// - A scroll view that rests costs nothing; one that moves is set once for each moment of the scene.
/// - At its end a motion is set to its exact rest, from at most 0.05 points away.
open class ScrollView: SceneView, BoundsObserver {
    /// The insets of the content that are added for safe areas.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
        /// Along axes that scroll.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// None.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// The delegate, held weakly.
    public weak var delegate: (any ScrollViewDelegate)?
    /// The physics of drags beyond an edge and of releases; `.iOS` by default.
    public var physics = ScrollPhysics.iOS
    /// The deceleration of `.iOS`; `.normal` by default.
    public var decelerationRate = DecelerationRate.normal
    /// Whether content moves beyond its edges, or stretches there; true by default.
    public var bounces = true
    /// Whether content that fits into the view can be pulled up and down; false by default.
    public var alwaysBounceVertical = false { didSet { metricsDidChange() } }
    /// Whether content that fits into the view can be pulled to the sides; false by default.
    public var alwaysBounceHorizontal = false { didSet { metricsDidChange() } }
    /// Whether a release comes to rest at a multiple of the view's size, at most one page away; false by default.
    public var isPagingEnabled = false
    /// Where a release comes to rest along the horizontal axis; `nil` for anywhere.
    public var horizontalSnapping: ScrollSnapping?
    /// Where a release comes to rest along the vertical axis; `nil` for anywhere.
    public var verticalSnapping: ScrollSnapping?
    /// Whether a drag that begins mostly along one axis keeps to it; false by default. "Mostly" is a movement of more
    /// than twice that along the other axis.
    public var isDirectionalLockEnabled = false
    /// Whether a pan scrolls; true by default. Setting false during a drag cancels it.
    public var isScrollEnabled: Bool {
        get { panGestureRecognizer.isEnabled }
        set { panGestureRecognizer.isEnabled = newValue }
    }
    /// Whether ``scrollToTop(animated:)`` scrolls; true by default.
    public var scrollsToTop = true
    /// The insets that are added for safe areas; `.automatic` by default.
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { metricsDidChange() }
    }
    /// The recogniser of drags.
    public let panGestureRecognizer: PanGestureRecognizer
    /// A view around this one that shares its drags. Held weakly.
    package weak var nestedScrollParent: (any NestedScrollParent)?

    private var size = CGSize.zero
    private var insets = SceneInsets.zero
    /// The finger that moves the content.
    var drag: ScrollDrag?
    /// The motion in progress.
    var trajectory: ScrollTrajectory?
    /// The scene that moves the content.
    weak var scrollingScene: WindowScene?
    /// Whether a touch is on the content.
    public internal(set) var isTracking = false
    /// Whether a touch stopped a motion and has not yet moved the content.
    var isCaught = false
    /// How far content of Android's physics is pulled beyond its edges, in points.
    var pull = SIMD2<Double>.zero
    /// The edges and insets at the last change.
    var known: ScrollMetrics
    /// The bounds at the last change.
    var knownBounds: CGRect
    /// The offset that the scroll view itself sets.
    var ownOrigin: CGPoint?
    let observers = ObserverList<ScrollView>()

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        let recognizer = ScrollPanGestureRecognizer()
        panGestureRecognizer = recognizer
        known = ScrollMetrics()
        knownBounds = CGRect(origin: .zero, size: frame.size)
        super.init(frame: frame)
        name = "scroll view"
        knownBounds = bounds
        known = metrics
        clipsToBounds = true
        layerExtras.boundsObserver = self
        layerExtras.keepsTouches = true
        recognizer.scrollView = self
        recognizer.addHandler { [weak self] _ in self?.panDidChange() }
        addGestureRecognizer(recognizer)
    }

    // MARK: Content

    /// The size of the content in points; zero by default. A size that is not finite, or negative, is reported and
    /// ignored.
    open var contentSize: CGSize {
        get { size }
        set {
            guard accepts(newValue.width, "contentSize.width", atLeastZero: true),
                accepts(newValue.height, "contentSize.height", atLeastZero: true)
            else { return }
            size = newValue
            metricsDidChange()
        }
    }

    /// The space around the content, in points; zero by default. Values that are not finite are reported and ignored.
    public var contentInset: SceneInsets {
        get { insets }
        set {
            for value in [newValue.top, newValue.left, newValue.bottom, newValue.right] {
                guard accepts(value, "contentInset") else { return }
            }
            insets = newValue
            metricsDidChange()
        }
    }

    /// The point of the content at the view's top left corner; the origin of the bounds. Animatable. Setting it stops
    /// a motion of the content. Content may be placed beyond its edges.
    public var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    /// Whether a pan moves the content.
    public var isDragging: Bool { drag != nil }

    /// Whether the content moves after a release.
    public var isDecelerating: Bool { trajectory?.kind == .deceleration }

    /// Whether an animated change of the offset is in progress.
    public var isScrollAnimating: Bool { trajectory?.kind == .animation }

    /// The velocity of the content's motion after a release or of an animated change, in points per second; zero at
    /// rest and under a finger.
    public var scrollVelocity: CGPoint {
        guard let trajectory, let scene else { return .zero }
        return CGPoint(trajectory.state(at: scene.now).velocity)
    }

    /// The place where the content comes to rest; the offset, if it does not move.
    public var restingContentOffset: CGPoint { trajectory.map { CGPoint($0.end) } ?? contentOffset }

    /// The stretch of the content along each axis with Android's physics, as a fraction of the view: positive beyond the
    /// right and the lower edge. Zero with `.iOS`.
    public var stretch: CGPoint {
        CGPoint(
            x: bounds.width > 0 ? OverscrollStretch.intensity(forPull: pull.x / bounds.width) : 0,
            y: bounds.height > 0 ? OverscrollStretch.intensity(forPull: pull.y / bounds.height) : 0)
    }

    /// Keeps the offset within the content's edges.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        metricsDidChange()
    }

    /// Places the content of a right-to-left scene at its right edge. Outside a window, ends what moves the content: a
    /// drag is cancelled, also if the view is added again at once.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return metricsDidChange() }
        panGestureRecognizer.dropTouches()
        // The drag of a scroll view inside this one.
        if drag != nil { endDrag(velocity: .zero) }
        stop()
    }

    /// Whether a number is accepted; reports one that is not.
    func accepts(_ value: Double, _ field: String, atLeastZero: Bool = false) -> Bool {
        if value.isFinite, !atLeastZero || value >= 0 { return true }
        (scene ?? .current)?.report(.refusedParameter(field: field, value: value, used: "the previous value"))
        return false
    }
}
