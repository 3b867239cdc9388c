import ArgumentParser
import Foundation
import HookePreview
import HookeTransitions

extension Edge: SpelledWord {}

/// A screen's size as `390x844`.
struct ScreenSize {
    var size: CGSize

    init(size: CGSize) { self.size = size }

    init(argument: String) throws {
        let parts = argument.lowercased().split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
        let numbers = parts.compactMap { Double($0.trimmed) }
        guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 1e5 }) else {
            throw Refusal("accepted: width and height above 0, at most 100000 points, as 390x844 or 390×844")
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
                unknown(
                    "transition", argument, PlayableTransition.allCases.map(\.rawValue),
                    more: "or a JSON file that describes one"
                ).reason)
        }
        do { self.init(try DescribedTransition(contentsOf: URL(fileURLWithPath: argument))) } catch {
            if case .unreadable(_, let reason) = error {
                throw Failure("\(argument) cannot be read: \(reason)")
            }
            throw Failure("\(argument): \(error)")
        }
    }
}
