import ArgumentParser
import Foundation
import HookePreview
import HookeTransitions

extension Edge: SpelledWord {}

/// A screen's size as `390x844`.
struct ScreenSize {
    var size: CGSize

    /// 390 by 844 points.
    static let phone = ScreenSize(size: CGSize(width: 390, height: 844))

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

extension PlayableTransition {
    /// A transition by its name; another name is a wrong use.
    init(argument: String) throws {
        guard let transition = Self(rawValue: argument) else {
            throw ValidationError(unknown("transition", argument, Self.allCases.map(\.rawValue)).reason)
        }
        self = transition
    }
}
