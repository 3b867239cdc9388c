import ArgumentParser

/// `hooke eval`: answers questions in JSON, for programs in any language.
struct EvalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eval",
        abstract: "Answer questions, a line of JSON each.",
        discussion: """
            Reads one JSON object a line and writes one answer a line, in the same order. An answer is written before \
            the command waits for the next line. Blank lines are skipped. A line that is refused gives \
            {"line":n,"error":"…"}; the others are still answered, and the exit status is then 2.

            \(EvalOperation.samples)

            A spring or a curve is a text, as hooke spring and hooke curve read it, or an object of its fields. from, to \
            and velocity are 0, 1 and 0 if left out. docs/eval.md has all fields. Numbers read back to the same \
            double; infinity and NaN are the strings "Infinity", "-Infinity" and "NaN".
            """)

    @Argument(help: "A file of questions; standard input if left out.")
    var file: String?

    func run() throws {
        var session = EvalSession()
        try LineReader.answer(file) { session.answer(to: $0) }
        if session.hasRefused { throw ExitCode(2) }
    }
}
