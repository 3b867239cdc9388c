import ArgumentParser
import Foundation
import HookePreview
import HookeTransitions

extension Edge: ExpressibleByArgument {}

/// A screen's size as `390x844`.
struct ScreenSize: ExpressibleByArgument {
    var size: CGSize

    /// 390 by 844 points.
    static let phone = ScreenSize(size: CGSize(width: 390, height: 844))

    init(size: CGSize) { self.size = size }

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
            return nil
        }
        size = CGSize(width: width, height: height)
    }

    /// `390 by 844`
    var words: String { "\(Table.text(size.width)) by \(Table.text(size.height))" }

    var defaultValueDescription: String { "\(Table.text(size.width))x\(Table.text(size.height))" }
}

extension PlayableTransition {
    /// A transition by its name; another name is a wrong use, and is told the known ones.
    init(argument: String) throws {
        guard let transition = Self(rawValue: argument) else {
            let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("unknown transition \"\(argument)\"; accepted: \(known)")
        }
        self = transition
    }
}
