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
    /// What the presented view shows in pictures. Its name is the raw value.
    package enum Screen: String, Sendable {
        /// A whole page with a photo.
        case page = "presented"
        /// A menu at an edge.
        case menu = "drawer"
        /// A list over half the screen.
        case list = "places"
    }

    /// The name: `drawer-close`.
    public private(set) var rawValue: String
    /// A summary in one line.
    public private(set) var summary: String
    /// Whether it is a dismissal.
    public private(set) var isDismissal = false
    /// The default edge that its swipe leads away from.
    public private(set) var defaultEdge: Edge
    /// The required style of the presented controller.
    public let presentationStyle: PresentationStyle
    /// Whether all motions are in its timeline. Those of flights, previews and
    /// the dimming of sheets are not: they are computed for each frame.
    public let hasTimeline: Bool
    /// Whether an interactive page plays its own gesture, with its own decision, instead of a swipe.
    package private(set) var hasPageGesture = false
    /// What an interactive page lacks: a sentence, or nothing.
    package private(set) var pageNote: String
    package let screen: Screen
    /// The transition identifier of the photo on the shipped screens.
    package static let photoIdentifier = "photo"

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
    ///   - pageNote: what an interactive page lacks.
    ///   - frame: the final frame of the presented view, from its edge and the screen; by default the screen.
    ///   - make: makes the transition, from the presented view's edge and the screen's size.
    package init(
        name: String, summary: String, defaultEdge: Edge, style: PresentationStyle = .fullScreen,
        screen: Screen = .page, hasTimeline: Bool = true, pageNote: String = "",
        frame: @escaping @Sendable (Edge, CGRect) -> CGRect = { $1 },
        make: @escaping TransitionMaker
    ) {
        (rawValue, self.summary, self.defaultEdge) = (name, summary, defaultEdge)
        (presentationStyle, self.screen, self.hasTimeline) = (style, screen, hasTimeline)
        (self.pageNote, makeFrame, makeTransition) = (pageNote, frame, make)
    }

    /// Returns the dismissal of a presentation.
    ///
    /// - Parameters:
    ///   - hasPageGesture: see ``hasPageGesture``.
    ///   - pageNote: what an interactive page lacks; `nil` for the same as that of the presentation.
    func dismissal(
        name: String, summary: String, defaultEdge: Edge, hasPageGesture: Bool = false,
        pageNote: String? = nil
    ) -> PlayableTransition {
        var dismissal = self
        (dismissal.rawValue, dismissal.summary, dismissal.defaultEdge) = (name, summary, defaultEdge)
        (dismissal.isDismissal, dismissal.hasPageGesture) = (true, hasPageGesture)
        if let pageNote { dismissal.pageNote = pageNote }
        return dismissal
    }

    /// Makes the transition for a swipe away from `edge`. A dismissed view came from the opposite edge.
    #if MainActor
        @MainActor
    #endif
    package func make(edge: Edge, size: CGSize) -> EdgeTransition {
        makeTransition(isDismissal ? edge.opposite : edge, size)
    }

    /// Returns the card's frame: a centred rectangle of the presenter.
    package static func cardFrame(_ size: CGSize) -> CGRect {
        CGRect(
            x: size.width * 0.14, y: size.height * 0.24, width: size.width * 0.72, height: size.height * 0.5)
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
