import ArgumentParser
import Foundation
import HookePreview
import HookeTransitions

extension Edge: SpelledWord {}

/// The options of the screen that a transition is on.
struct StageParameters: ParsableArguments {
    @Option(
        help: ArgumentHelp("The screen in points; 390x844 if left out.", valueName: "width×height"),
        transform: ScreenSize.init(argument:))
    var size: ScreenSize?

    @Option(
        help:
            "The edge that the transition leads away from; each transition has its own if left out.")
    var edge: Edge?
}

/// The options of a swipe's release, for recorded swipes and for pages that are swiped.
struct ReleaseParameters: ParsableArguments {
    @Option(
        help:
            "pan (if left out) follows the translation, edge the position of a touch that starts at the edge."
    )
    var recogniser: PlayCommand.Recogniser?

    @Option(
        help: "The decision at release: \(ReleaseDecision.list); projected if left out.",
        completion: .list(ReleaseDecision.names), transform: ReleaseDecision.argument)
    var decision: ReleaseDecision?

    @Option(
        help: "How the transition settles: \(SettlePlan.Style.list); spring if left out.",
        completion: .list(SettlePlan.Style.names), transform: SettlePlan.Style.argument)
    var settle: SettlePlan.Style?

    /// The options with their values.
    var given: KeyValuePairs<String, Any?> {
        ["--recogniser": recogniser, "--decision": decision, "--settle": settle]
    }
}

/// A screen's size as `390x844`.
struct ScreenSize {
    var size: CGSize

    init(size: CGSize) { self.size = size }

    init(argument: String) throws {
        let parts = argument.lowercased().split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
        let numbers = parts.compactMap { Double($0.trimmed) }
        guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 1e5 }) else {
            throw Refusal("accepted: width and height from 1 to 100000 points, as 390x844 or 390×844")
        }
        size = CGSize(width: numbers[0], height: numbers[1])
    }

    /// `390 by 844`
    var words: String { "\(Table.text(size.width)) by \(Table.text(size.height))" }
}

extension PlaySettings {
    /// The settings of a transition by its name, or of one that a JSON file describes.
    ///
    /// - Throws: `ValidationError` for an unknown name, `Failure` for a file that cannot be read or is invalid.
    init(argument: String) throws {
        if let transition = PlayableTransition(rawValue: argument) {
            self.init(transition)
            return
        }
        guard argument.lowercased().hasSuffix(".json") || FileManager.default.fileExists(atPath: argument)
        else {
            throw ValidationError(
                wrong(
                    "the transition", argument, PlayableTransition.allCases.map(\.rawValue),
                    more: "a JSON file that describes one"
                ).reason)
        }
        do { self.init(try DescribedTransition(contentsOf: URL(fileURLWithPath: argument))) } catch {
            if case .unreadable = error.problem { throw Failure("\(argument) \(error.problem)") }
            throw Failure("\(argument): \(error)")
        }
    }
}
