import Foundation

/// Text in files.
enum TextFile {
    /// Writes a file at once: all of it, or nothing. What is there and is no file, such as a pipe, is written into and not
    /// replaced.
    static func write(_ text: String, to path: String) throws {
        var status = stat()
        let kind = stat(path, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
        guard kind != S_IFDIR else {
            throw Failure(description: "\(path) cannot be written: it is a directory")
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: kind == S_IFREG ? .atomic : [])
        } catch {
            throw Failure(description: "\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}
