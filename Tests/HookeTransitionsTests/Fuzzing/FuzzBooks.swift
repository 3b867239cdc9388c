import Foundation

@testable import HookeScene
@testable import HookeTransitions

/// The expectations of a script's run: the earlier state, due completions, objects that must be released.
struct FuzzBooks {
    /// The state of a view: the order of its subviews, and its model.
    struct Entry {
        let name: String
        let isInTree: Bool
        let children: [ViewID]
        let model: ViewState
    }

    /// The current transition.
    struct Page {
        let context: TransitionContext
        /// The views before it began; `nil` if something else happened during the start.
        var tree: [ViewID: Entry]?
        /// Whether nothing that it moves may jump.
        var isSmooth: Bool
        /// Whether the animator sets properties outside blocks after it completed.
        let setsAfterwards: Bool
        /// The snapshot at each fraction of a driver.
        var shown: [Double: SceneSnapshot.Node] = [:]
        var isChecked = false
        /// The number of disturbances when it was completed.
        var disturbancesAtEnd = -1
    }

    private(set) var page: Page?
    /// The numbers of due and received completions.
    var requests = 0
    var answers = 0
    /// The number of events outside of the transition.
    private(set) var disturbances = 0
    /// Whether a transition was completed before its animator added the views.
    var viewsMayBeMissing = false
    /// Whether a transition grabbed a view with running animations of its own, or an animator broke the tree.
    var treeIsOdd = false
    private var kept: [Weak] = []
    private var seen: Set<ObjectIdentifier> = []

    private struct Weak {
        weak var object: AnyObject?
        let name: String
    }

    /// Notes that something other than the driver and time affects what is shown.
    mutating func disturb() {
        disturbances += 1
        page?.isSmooth = false
        page?.shown = [:]
    }

    mutating func open(
        _ context: TransitionContext, tree: [ViewID: Entry]?, isSmooth: Bool, setsAfterwards: Bool = false
    ) {
        guard page?.context !== context else { return }
        page = Page(context: context, tree: tree, isSmooth: isSmooth, setsAfterwards: setsAfterwards)
    }

    mutating func close() { page = nil }
    /// Notes the completion of the current transition.
    mutating func noteEnd() { page?.disturbancesAtEnd = disturbances }
    mutating func markChecked() { page?.isChecked = true }
    mutating func note(_ fraction: Double, shows node: SceneSnapshot.Node) { page?.shown[fraction] = node }
    mutating func forgetTree() { page?.tree = nil }

    // MARK: Released objects

    /// Adds an object that must be released with the world.
    mutating func keep(_ object: AnyObject) {
        // The address of a released object may be used again.
        if seen.count > 4096 {
            kept.removeAll { $0.object == nil }
            seen = Set(kept.compactMap { $0.object.map(ObjectIdentifier.init) })
        }
        guard
            seen.insert(ObjectIdentifier(object)).inserted || !kept.contains(where: { $0.object === object })
        else { return }
        kept.append(Weak(object: object, name: "\(type(of: object)) \((object as? SceneView)?.name ?? "")"))
    }

    mutating func expect(_ controllers: [SceneViewController]) {
        for controller in controllers {
            keep(controller)
            keep(controller.view)
        }
    }

    /// The names of the objects that are not released.
    var leaked: [String] { kept.filter { $0.object != nil }.map(\.name) }

    // MARK: Earlier state

    func snapshot(_ scene: WindowScene, _ others: [SceneView] = []) -> [ViewID: Entry] {
        var entries: [ViewID: Entry] = [:]
        func note(_ view: SceneView, isInTree: Bool) {
            guard entries[view.id] == nil else { return }
            entries[view.id] = Entry(
                name: view.name, isInTree: isInTree, children: view.subviews.map(\.id), model: view.model)
            for child in view.subviews { note(child, isInTree: isInTree) }
        }
        note(scene.window, isInTree: true)
        for view in others { note(view, isInTree: false) }
        return entries
    }
}

/// Counts the events that scripts have sent to a transition in each phase.
struct FuzzCoverage: Sendable {
    static let phases = ["waiting", "interactive", "playing", "settling", "resting", "ended"]
    static let events = [
        "startInteractively", "startPlaying", "update", "pause", "finish", "cancel", "animationsEnded",
        "complete",
    ]
    private(set) var counts = [Int](repeating: 0, count: 48)
    var scripts = 0
    var startingScripts = 0
    var transitions = 0
    var events = 0

    static func index(of phase: TransitionMachine.Phase) -> Int {
        switch phase {
        case .waiting: 0
        case .interactive: 1
        case .playing: 2
        case .settling: 3
        case .resting: 4
        case .ended: 5
        }
    }

    static func index(of event: TransitionMachine.Event) -> Int {
        switch event {
        case .startInteractively: 0
        case .startPlaying: 1
        case .update: 2
        case .pause: 3
        case .finish: 4
        case .cancel: 5
        case .animationsEnded: 6
        case .complete: 7
        }
    }

    mutating func note(_ phase: TransitionMachine.Phase, _ event: TransitionMachine.Event) {
        counts[Self.index(of: phase) * 8 + Self.index(of: event)] += 1
        if Self.index(of: event) < 2 { transitions += 1 }
    }

    mutating func add(_ other: FuzzCoverage) {
        for index in counts.indices { counts[index] += other.counts[index] }
        scripts += other.scripts
        startingScripts += other.startingScripts
        transitions += other.transitions
        events += other.events
    }

    func count(_ phase: String, _ event: String) -> Int {
        counts[Self.phases.firstIndex(of: phase)! * 8 + Self.events.firstIndex(of: event)!]
    }

    /// The pairs that only a unit test can send: the owner starts a transition once, and reports the end of
    /// the animations once, after the start.
    static let unreachable: Set<String> = Set(
        phases.dropFirst().flatMap { ["\($0) startInteractively", "\($0) startPlaying"] }
            + ["waiting", "interactive", "resting", "ended"].map { "\($0) animationsEnded" })

    /// The other pairs that no script has sent.
    var missing: [String] {
        Self.phases.flatMap { phase in
            Self.events.filter { count(phase, $0) == 0 }.map { "\(phase) \($0)" }
        }.filter { !Self.unreachable.contains($0) }
    }

    /// A row per phase, a column per event.
    var table: String {
        var rows = [[""] + Self.events]
        for (index, phase) in Self.phases.enumerated() {
            rows.append([phase] + counts[(index * 8)..<(index * 8 + 8)].map(String.init))
        }
        let widths = (0...8).map { column in rows.map { $0[column].count }.max()! }
        return rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
