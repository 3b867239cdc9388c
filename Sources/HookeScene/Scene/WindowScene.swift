import Foundation
import Hooke

/// A screen without pixels: one window, one clock, the animations under way.
///
/// Time moves only by ``advance(to:)`` (and by touches, which carry a time). Completions run at the moment
/// they are due, in order, however far one call advances. Nothing here draws, waits or reads a clock;
/// ``snapshot()`` says what shows.
public final class WindowScene {
    /// The window that fills the screen.
    public let window: SceneWindow
    /// The screen's rectangle in points, as `UIScreen.main.bounds` would be. Changed by `resize(to:duration:)`
    /// of `HookeTransitions`.
    public package(set) var bounds: CGRect
    /// How the screen lies on the device; upright at first. Changed by `rotate(to:duration:)` of
    /// `HookeTransitions`.
    public package(set) var orientation = InterfaceOrientation.portrait
    /// Which way layouts run; from left to right by default. Changing it is for before anything is shown:
    /// what is there already stays where it is.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The traits, instead of those that follow from the size.
    public var overrideTraitCollection: TraitCollection?
    /// The scene's time, in seconds from 0.
    public private(set) var now = 0.0
    /// Keeps what went wrong, and tells observers.
    let diagnosticLog = DiagnosticLog()
    /// What hands touches to recognisers, once there are some.
    package var touches: (any SceneAttachment)?
    /// What runs transitions between controllers, once there are some.
    package var transitions: (any SceneAttachment)?

    /// The animations under way, oldest first.
    let groups = AnimationQueue()
    /// The group that blocks join while a transition's animator or hooks run.
    var joined: AnimationGroup?
    /// What is known of layers beyond the states of their views.
    var layers = SceneLayers()
    /// The views in the window, as far as a frame has to know whether it has read these before.
    var arrangement: SceneArrangement {
        // A clock counts the time of whatever its layer is in.
        didSet { groups.noteFollowers() }
    }
    /// Views with changes that no snapshot shows yet, and what they showed before.
    private var pending: [(view: SceneView, shown: ViewState)] = []

    /// A scene with an empty window of the given size in points.
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
        transitions?.abandon()
        groups.abandon()
        for (view, _) in pending { view.committed = nil }
        abandonLayers()
    }

    /// Moves the scene's time, running every completion that falls due on the way, each at its own moment.
    ///
    /// A time before ``now``, or one that is not finite, is reported and changes nothing. Advancing to
    /// ``now`` itself runs what is due at this very moment.
    public func advance(to time: Double) {
        guard time.isFinite, time >= now else {
            return report(.timeRanBackwards(from: now, to: time))
        }
        var instant = -Double.infinity
        var allowance = 0
        while let (moment, group) = nextEvent(), moment <= time {
            now = max(now, moment)
            if now > instant {
                instant = now
                // What is there already may all fall on this instant; the rest has to come from completions.
                allowance = 10_000 + groups.eventCount
                groups.refresh(at: now)
                commit()
            }
            if let group {
                run { group.handleEvent(at: now) }
                if group.isOver { groups.remove(group) }
            } else {
                touches?.handleDeadline(in: self)
            }
            allowance -= 1
            if allowance == 0 {
                report(.endlessEvents(at: now))
                break
            }
        }
        // A completion may have advanced the scene further by itself.
        now = max(now, time)
        groups.refresh(at: now)
        commit()
    }

    /// The moment of the next completion, settle or gesture's timer; `nil` when nothing moves by itself.
    public var nextEventTime: Double? { nextEvent().map { max(now, $0.moment) } }

    /// Whether nothing moves, no transition is under way and no gesture waits for its time.
    public var isIdle: Bool { groups.isEmpty && transitions?.isIdle != false && touches?.isIdle != false }

    /// What happens next by itself: an event of a group, or where there is no group, a gesture's timer. At
    /// the same moment groups come first.
    private func nextEvent() -> (moment: Double, group: AnimationGroup?)? {
        let next = groups.next().map { (moment: $0.moment, group: Optional($0.group)) }
        if let deadline = touches?.nextDeadline, deadline < next?.moment ?? .infinity {
            return (deadline, nil)
        }
        return next
    }

    /// Runs code of the user's with this scene in force and no block open.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Ambient.run(scene: self, transaction: nil, body)
    }

    /// Runs code of the user's whose animation blocks join `group`; `nil` for none.
    package func run<Result>(joining group: AnimationGroup?, _ body: () throws -> Result) rethrows -> Result {
        let outer = joined
        joined = group
        defer { joined = outer }
        return try run(body)
    }

    // MARK: What a snapshot shows

    /// Remembers what a view showed before its first change since the last commit.
    func willChange(_ view: SceneView) {
        guard view.committed == nil else { return }
        let shown = view.presentationState
        view.committed = shown
        pending.append((view, shown))
    }

    /// Lays out what waits; what a snapshot shows has all of it.
    private func commit() {
        if !window.layoutMarks.isEmpty { run { window.layoutIfNeeded() } }
        for (view, _) in pending { view.committed = nil }
        pending.removeAll(keepingCapacity: true)
        commitLayers()
    }
}

/// The view at the root of a scene; it fills the screen.
public final class SceneWindow: SceneView {
    /// The scene that the window belongs to.
    public internal(set) weak var windowScene: WindowScene?
    /// The controller whose view fills the window.
    package var root: AnyObject?
}
