import Foundation
import HookePreview
import Synchronization

/// Text on standard output, written in large pieces.
///
/// All text of the command goes through this type: rows by its values, other text by ``print(_:separator:terminator:)``.
struct StandardOutput {
    private var text = ""

    private static let limit = 1 << 16

    /// Adds a text. A long one is written at once.
    mutating func write(_ piece: String) throws {
        if piece.utf8.count >= Self.limit {
            try flush()
            return try Self.writeNow(piece)
        }
        text += piece
        if text.utf8.count >= Self.limit { try flush() }
    }

    /// Writes what was added.
    mutating func flush() throws {
        guard !text.isEmpty else { return }
        defer { text.removeAll(keepingCapacity: true) }
        try Self.writeNow(text)
    }

    private static func writeNow(_ text: String) throws {
        try finish()
        try send(text)
    }

    private static func send(_ text: String) throws {
        do { try SystemFile.write(text, to: STDOUT_FILENO, "standard output") } catch {
            throw Failure(error)
        }
    }

    /// What was printed and is not written yet, or why it could not be written.
    private static let printed = Mutex((output: StandardOutput(), failure: Failure?.none))

    /// Adds a printed text. After a failure it is dropped; ``finish()`` throws the failure.
    fileprivate static func add(_ piece: String) {
        printed.withLock { state in
            guard state.failure == nil else { return }
            state.output.text += piece
            if state.output.text.utf8.count >= limit || isTerminal { try? send(&state) }
        }
    }

    /// Writes what was printed.
    ///
    /// - Throws: ``Failure`` if some of what was printed since the start could not be written.
    static func finish() throws {
        try printed.withLock { state in try send(&state) }
    }

    private static func send(_ state: inout (output: StandardOutput, failure: Failure?)) throws {
        if let failure = state.failure { throw failure }
        guard !state.output.text.isEmpty else { return }
        do { try send(state.output.text) } catch {
            state.failure = error as? Failure
            throw error
        }
        state.output.text = ""
    }

    private static let isTerminal = isatty(STDOUT_FILENO) == 1
}

/// Prints values as Swift's function does, but remembers a text that cannot be written: the command then ends with
/// status 1 and the reason.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    StandardOutput.add(items.map { "\($0)" }.joined(separator: separator) + terminator)
}

/// Lines on standard error.
enum StandardError {
    static func write(_ text: String) { try? SystemFile.write(text, to: STDERR_FILENO, "standard error") }

    /// Writes a remark about work that succeeds.
    static func note(_ text: String) { write("note: \(text)\n") }
}
