import Foundation
import HookePreview

/// Text on standard output, written in large pieces.
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
        do { try SystemFile.write(text, to: STDOUT_FILENO, "standard output") } catch {
            throw Failure(error)
        }
    }

    /// The failure of the last write by `print`.
    static func failure() -> Failure { Failure(SystemFile.Fault("standard output")) }
}

/// Lines on standard error.
enum StandardError {
    static func write(_ text: String) { try? SystemFile.write(text, to: STDERR_FILENO, "standard error") }

    /// Writes a remark about work that succeeds.
    static func note(_ text: String) { write("note: \(text)\n") }
}
