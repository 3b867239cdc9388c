import Foundation

/// A transition that ships with the library, in one direction, as it is listed and played by name.
///
/// Each is declared in the file of its transition. ``allCases`` lists them: all that plays, draws or tests shipped
/// transitions goes over that list.
public struct PlayableTransition: RawRepresentable, CaseIterable, Sendable {
    /// The name: `drawer-close`.
    public let rawValue: String
    /// What it does, in one line.
    public let summary: String
    /// Whether it dismisses what was presented before.
    public let isDismissal: Bool
    /// The edge that its swipe leads away from unless another is given.
    public let defaultEdge: Edge
    /// The style that the presented controller has to have.
    public let presentationStyle: PresentationStyle
    /// What the presented view is called in pictures.
    package let viewName: String
    private let makeFrame: @Sendable (Edge, CGRect) -> CGRect
    private let makeTransition: @Sendable (Edge, CGSize) -> EdgeTransition

    /// All transitions that ship: a presentation and its dismissal on a line.
    public static let allCases: [PlayableTransition] = [
        [.drawer, .drawerClose],
        [.dropIn, .shrinkAway],
        [.slide, .slideOut],
        [.flip, .flipBack],
    ].flatMap { $0 }

    /// The transition of a name; `nil` where there is none.
    public init?(rawValue: String) {
        guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    /// A presentation.
    ///
    /// - Parameters:
    ///   - frame: where the presented view comes to rest, by the edge it comes from and the screen; all of the
    ///     screen if left out.
    ///   - make: makes the transition, by the edge that the presented view comes from and the screen's size.
    init(
        name: String, summary: String, defaultEdge: Edge, style: PresentationStyle = .fullScreen,
        viewName: String = "presented", frame: @escaping @Sendable (Edge, CGRect) -> CGRect = { $1 },
        make: @escaping @Sendable (Edge, CGSize) -> EdgeTransition
    ) {
        self.init(
            rawValue: name, summary: summary, isDismissal: false, defaultEdge: defaultEdge,
            presentationStyle: style, viewName: viewName, makeFrame: frame, makeTransition: make)
    }

    private init(
        rawValue: String, summary: String, isDismissal: Bool, defaultEdge: Edge,
        presentationStyle: PresentationStyle, viewName: String,
        makeFrame: @escaping @Sendable (Edge, CGRect) -> CGRect,
        makeTransition: @escaping @Sendable (Edge, CGSize) -> EdgeTransition
    ) {
        self.rawValue = rawValue
        self.summary = summary
        self.isDismissal = isDismissal
        self.defaultEdge = defaultEdge
        self.presentationStyle = presentationStyle
        self.viewName = viewName
        self.makeFrame = makeFrame
        self.makeTransition = makeTransition
    }

    /// The way back of this presentation.
    func dismissal(name: String, summary: String, defaultEdge: Edge) -> PlayableTransition {
        PlayableTransition(
            rawValue: name, summary: summary, isDismissal: true, defaultEdge: defaultEdge,
            presentationStyle: presentationStyle, viewName: viewName, makeFrame: makeFrame,
            makeTransition: makeTransition)
    }

    /// Makes the transition of a swipe away from `edge`, on a screen of a size. What is dismissed came from the
    /// opposite edge.
    package func make(edge: Edge, size: CGSize) -> EdgeTransition {
        makeTransition(isDismissal ? edge.opposite : edge, size)
    }

    /// Where the presented view is when it is presented from `edge` on a screen.
    package func presentedFrame(from edge: Edge, in screen: CGRect) -> CGRect { makeFrame(edge, screen) }
}

extension PlayableTransition: Hashable, CustomStringConvertible {
    /// Whether two have one name.
    public static func == (a: PlayableTransition, b: PlayableTransition) -> Bool { a.rawValue == b.rawValue }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The name.
    public var description: String { rawValue }
}
