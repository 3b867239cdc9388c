import Foundation
import Hooke

/// A screen without drawing: a window, a clock and the current animations.
///
/// - Time moves only by ``advance(to:)`` and by touches, which carry a time.
/// - Each completion runs at its own time, in order, however far one call advances.
/// - Nothing draws, waits or reads a clock. ``snapshot()`` returns what is shown.
public final class WindowScene: IdentityHashable, SceneIsolated {
    /// The window that fills the screen.
    public let window: SceneWindow
    /// The screen's rectangle in points, as `UIScreen.main.bounds`. `resize(to:duration:)` of
    /// `HookeTransitions` changes it.
    public package(set) var bounds: CGRect
    /// The orientation; portrait at first. `rotate(to:duration:)` of `HookeTransitions` changes it.
    public package(set) var orientation = InterfaceOrientation.portrait
    /// The layout direction; left to right by default. Set it before anything is shown: existing views do not
    /// move.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Traits that replace those of the size.
    public var overrideTraitCollection: TraitCollection?
    /// The scene's time, in seconds from 0.
    public private(set) var now = 0.0
    /// Whether animation blocks and property animators animate; true by default. If false, what they set
    /// applies at once, and their completions are called. Layer animations added by hand still run.
    public var areAnimationsEnabled = true
    /// How blocks and property animators that do not say it themselves treat running motions; additive by
    /// default, as in UIKit. A ``SceneChange`` always adds up.
    public var interruption = Interruption.additive
    /// The height of the status bar, in points; 0 by default. A value for layout: nothing is drawn, and
    /// ``safeAreaInsets`` does not include it by itself.
    public var statusBarHeight = 0.0
    /// Whether the fraction of a reversed property animator counts from its end; see the policies of `HookeTransitions`.
    package var mirrorsReversedFraction = true
    /// Values that HookeUIKit stores and nothing here reads.
    package var values: [String: Any] = [:]
    var windowInsets = SceneInsets.zero
    /// Whether any safe area was ever set.
    var hasSafeArea = false
    let frameObservers = ObserverList<Double>()
    /// The time of the last frame that had observers.
    var lastFrame: Double?
    let diagnosticLog = DiagnosticLog()
    /// Passes touches to recognisers; created on first use.
    package var touches: (any SceneAttachment)?
    /// Runs transitions between controllers; created on first use.
    package var transitions: (any SceneAttachment)?
    /// Moves the content of scroll views; created on first use.
    package var scrolling: (any SceneAttachment)?
    /// The flights of shared elements; created on first use.
    var sharedElements: AnyObject?

    let groups = AnimationQueue()
    var waitingBlocks = WaitingBlocks()
    /// The group that blocks join while a transition's animator or hooks run.
    var joined: AnimationGroup?
    var layers = SceneLayers()
    /// The identity of the current set and order of views, for frames.
    var arrangement: SceneArrangement {
        // A layer clock follows its superlayer's.
        didSet { groups.markLayerClockGroups() }
    }
    /// Views changed since the last commit, with their state before.
    private var pending: [SceneView] = []

    /// Creates a scene with an empty window of a size in points.
    public init(size: CGSize) {
        precondition(
            size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
            "size is \(size.width) × \(size.height); accepted: finite and above 0")
        bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        window = SceneWindow(frame: bounds, name: "window")
        arrangement = SceneArrangement(window: window.id)
        window.windowScene = self
    }

    deinit {
        let (transitions, groups, pending, layers) = (transitions, groups, pending, layers)
        let scrolling = scrolling
        runIsolated {
            transitions?.abandon()
            scrolling?.abandon()
            groups.abandon()
            for view in pending { view.uncommit() }
            layers.abandon()
        }
    }

    /// Advances the scene's time and runs each due completion at its own time.
    ///
    /// A time before ``now``, or a non-finite one, is reported and changes nothing. Advancing to ``now`` runs
    /// what is due now.
    public func advance(to time: Double) {
        guard time.isFinite, time >= now else {
            return report(.timeRanBackwards(from: now, to: time))
        }
        step(to: time)
        notifyFrame()
    }

    /// Advances the scene's time without a frame: for touches.
    package func step(to time: Double) {
        var instant = -Double.infinity
        var allowance = 0
        while let (moment, event) = nextEvent(), moment <= time {
            now = max(now, moment)
            if now > instant {
                instant = now
                // Events that exist now may all be due at once; more than these must come from completions.
                allowance = 10_000 + groups.eventCount + waitingBlocks.count
                groups.refresh(at: now)
                commit()
            }
            switch event {
            case .group(let group):
                run { group.handleEvent(at: now) }
                if group.isOver { groups.remove(group) }
            case .attachment(let attachment): attachment.handleDeadline(in: self)
            case .block: run(waitingBlocks.takeFirst())
            }
            allowance -= 1
            if allowance == 0 {
                report(.endlessEvents(at: now))
                break
            }
        }
        // A completion may have advanced the scene further.
        now = max(now, time)
        groups.refresh(at: now)
        commit()
    }

    /// The time of the next completion, settle, gesture timer, waiting block or end of scrolling; `nil` if there is none.
    public var nextEventTime: Double? { nextEvent().map { max(now, $0.moment) } }

    /// Whether there is no motion, no transition, no waiting gesture or block, and no content that scrolls.
    public var isIdle: Bool {
        groups.isEmpty && waitingBlocks.isEmpty && transitions?.isIdle != false && touches?.isIdle != false
            && scrolling?.isIdle != false
    }

    private enum Event {
        case group(AnimationGroup)
        case attachment(any SceneAttachment)
        case block
    }

    /// Returns the next event: of a group, a gesture's timer, a scroll view or a waiting block, in this order at equal times.
    private func nextEvent() -> (moment: Double, event: Event)? {
        var next = groups.next().map { (moment: $0.moment, event: Event.group($0.group)) }
        if let touches, let deadline = touches.nextDeadline, deadline < next?.moment ?? .infinity {
            next = (deadline, .attachment(touches))
        }
        if let scrolling, let deadline = scrolling.nextDeadline, deadline < next?.moment ?? .infinity {
            next = (deadline, .attachment(scrolling))
        }
        if let time = waitingBlocks.nextTime, time < next?.moment ?? .infinity { next = (time, .block) }
        return next
    }

    /// Runs user code with this scene as current, without an animation block.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Ambient.run(scene: self, transaction: nil, body)
    }

    /// Runs user code whose animation blocks join `group`; `nil` for none.
    package func run<Result>(joining group: AnimationGroup?, _ body: () throws -> Result) rethrows -> Result {
        let outer = joined
        joined = group
        defer { joined = outer }
        return try run(body)
    }

    // MARK: Commits

    /// Saves the shown state of a view before its first change since the last commit.
    func willChange(_ view: SceneView) {
        guard !view.isCommitted else { return }
        view.commit(view.presentationState)
        pending.append(view)
    }

    private func commit() {
        scrolling?.momentDidChange(in: self)
        if !window.layoutMarks.isEmpty { run { window.layoutIfNeeded() } }
        if !pending.isEmpty {
            for view in pending { view.uncommit() }
            pending.removeAll(keepingCapacity: true)
        }
        commitLayers()
    }
}

/// The view at the root of a scene; it fills the screen.
public final class SceneWindow: SceneView {
    /// The window's scene.
    public internal(set) weak var windowScene: WindowScene?
    package var root: AnyObject?
}
