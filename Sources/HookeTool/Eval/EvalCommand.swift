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
        var lines = LineReader(try inputHandle(file))
        var session = EvalSession()
        var output = StandardOutput()
        do {
            // Answers are written before a read may wait for the next question.
            while let line = try lines.next(beforeReading: { try output.flush() }) {
                guard let answer = session.answer(to: line) else { continue }
                try output.write(answer)
                try output.write("\n")
            }
            try output.flush()
        } catch let error as LineReader.ReadError {
            throw Failure("\(file ?? "standard input") cannot be read: \(error.reason)")
        }
        if session.hasRefused { throw ExitCode(2) }
    }
}
