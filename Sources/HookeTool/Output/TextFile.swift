import Foundation

/// Text in files.
enum TextFile {
    /// Writes a file at once: all of it, or nothing.
    static func write(_ text: String, to path: String) throws {
        do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw Failure(description: "\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}
