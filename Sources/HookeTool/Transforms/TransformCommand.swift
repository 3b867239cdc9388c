import ArgumentParser
import HookeGeometry

/// `hooke transform`: everything about transforms and perspective.
struct TransformCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transform",
        abstract: "Interpolate transforms, take them apart, and project rectangles under perspective.",
        discussion: """
            A transform is said as CSS has it, or by the sixteen numbers of matrix3d(), with commas:

              "rotateY(37deg)", "perspective(500px) translateZ(-100px) rotateX(0.2turn)", none
              "matrix(1, 0, 0, 1, 10, 20)", 1,0,0,0,0,1,0,0,0,0,1,0,10,20,0,1

            The sixteen numbers are m11, m12, … m44, for row vectors. x points right, y down, z to the viewer. Numbers \
            that begin with a minus stand last, behind --.
            """,
        subcommands: [Interpolate.self, Decompose.self, Project.self])
}

/// How a way goes between two transforms, the same for every command.
struct WayParameters: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How: \(TransformMethod.words.map(\.rawValue).joined(separator: ", ")); "
                + "\(TransformMethod.css.rawValue) if left out.",
            valueName: "method"))
    var method: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What a pair does that the method has no way for: "
                + "\(TransformFallback.words.map(\.rawValue).joined(separator: ", ")); "
                + "\(TransformFallback.standard.rawValue) if left out.",
            valueName: "fallback"))
    var fallback: String?

    func way(from: TransformList, to: TransformList) throws -> TransformWay {
        TransformWay(
            from: from, to: to, method: try method.map { try word($0, option: "--method") } ?? .css,
            fallback: try fallback.map { try word($0, option: "--fallback") } ?? .standard)
    }

    /// Refuses both where there is no way.
    func checkUnused(without option: String) throws {
        for (name, value) in [("--method", method), ("--fallback", fallback)] where value != nil {
            throw ValidationError("\(name) is given; accepted with \(option)")
        }
    }
}

/// A word of a choice.
func word<Word: SpelledWord>(_ text: String, option: String) throws -> Word {
    guard let word = Word(rawValue: text), Word.words.contains(where: { $0.rawValue == text }) else {
        let words = Word.words.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("\(option) is \"\(text)\"; accepted: \(words)")
    }
    return word
}

/// A transform of an argument or option.
func transform(_ text: String, option: String) throws -> TransformList {
    try validating { () throws(Refusal) in try TransformSpelling.list(text, option: option) }
}
