import Foundation

#if MainActor
    /// Makes a transition from the presented view's edge and the screen's size, in the isolation of scenes.
    package typealias TransitionMaker = @MainActor @Sendable (Edge, CGSize) -> EdgeTransition
#else
    /// Makes a transition from the presented view's edge and the screen's size, in the isolation of scenes.
    package typealias TransitionMaker = @Sendable (Edge, CGSize) -> EdgeTransition
#endif

/// A built-in transition in one direction, with its name.
///
/// Each is declared in the file of its transition. Commands, pictures and tests use the list ``allCases``.
public struct PlayableTransition: RawRepresentable, CaseIterable, Sendable {
    /// The name: `drawer-close`.
    public let rawValue: String
    /// A summary in one line.
    public let summary: String
    /// Whether it is a dismissal.
    public let isDismissal: Bool
    /// The default edge that its swipe leads away from.
    public let defaultEdge: Edge
    /// The required style of the presented controller.
    public let presentationStyle: PresentationStyle
    /// Whether all motions are in its timeline. Those of flights, previews and
    /// the dimming of sheets are not: they are computed for each frame.
    public let hasTimeline: Bool
    package let viewName: String
    private let makeFrame: @Sendable (Edge, CGRect) -> CGRect
    private let makeTransition: TransitionMaker

    /// All built-in transitions: a presentation and its dismissal per line.
    public static let allCases: [PlayableTransition] = [
        [.drawer, .drawerClose],
        [.dropIn, .shrinkAway],
        [.slide, .slideOut],
        [.flip, .flipBack],
        [.zoom, .zoomClose],
        [.shared, .sharedClose],
        [.forward, .back],
        [.sheet, .sheetClose],
    ].flatMap { $0 }

    /// Returns the transition with a name; `nil` if there is none.
    public init?(rawValue: String) {
        guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    /// Creates a presentation.
    ///
    /// - Parameters:
    ///   - hasTimeline: see ``hasTimeline``.
    ///   - frame: the final frame of the presented view, from its edge and the screen; by default the screen.
    ///   - make: makes the transition, from the presented view's edge and the screen's size.
    package init(
        name: String, summary: String, defaultEdge: Edge, style: PresentationStyle = .fullScreen,
        viewName: String = "presented", hasTimeline: Bool = true,
        frame: @escaping @Sendable (Edge, CGRect) -> CGRect = { $1 },
        make: @escaping TransitionMaker
    ) {
        self.init(
            rawValue: name, summary: summary, isDismissal: false, defaultEdge: defaultEdge,
            presentationStyle: style, hasTimeline: hasTimeline, viewName: viewName, makeFrame: frame,
            makeTransition: make)
    }

    private init(
        rawValue: String, summary: String, isDismissal: Bool, defaultEdge: Edge,
        presentationStyle: PresentationStyle, hasTimeline: Bool, viewName: String,
        makeFrame: @escaping @Sendable (Edge, CGRect) -> CGRect,
        makeTransition: @escaping TransitionMaker
    ) {
        self.rawValue = rawValue
        self.summary = summary
        self.isDismissal = isDismissal
        self.defaultEdge = defaultEdge
        self.presentationStyle = presentationStyle
        self.hasTimeline = hasTimeline
        self.viewName = viewName
        self.makeFrame = makeFrame
        self.makeTransition = makeTransition
    }

    func dismissal(name: String, summary: String, defaultEdge: Edge) -> PlayableTransition {
        PlayableTransition(
            rawValue: name, summary: summary, isDismissal: true, defaultEdge: defaultEdge,
            presentationStyle: presentationStyle, hasTimeline: hasTimeline, viewName: viewName,
            makeFrame: makeFrame, makeTransition: makeTransition)
    }

    /// Makes the transition for a swipe away from `edge`. A dismissed view came from the opposite edge.
    #if MainActor
        @MainActor
    #endif
    package func make(edge: Edge, size: CGSize) -> EdgeTransition {
        makeTransition(isDismissal ? edge.opposite : edge, size)
    }

    /// Returns the final frame of a view that is presented from `edge`.
    package func presentedFrame(from edge: Edge, in screen: CGRect) -> CGRect { makeFrame(edge, screen) }
}

extension PlayableTransition: Hashable, CustomStringConvertible {
    /// Returns whether the names are equal.
    public static func == (a: PlayableTransition, b: PlayableTransition) -> Bool { a.rawValue == b.rawValue }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The name.
    public var description: String { rawValue }
}
