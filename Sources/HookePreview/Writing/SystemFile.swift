import Foundation

/// Files and folders written by the system's own calls, whose errors give a path and a reason.
package enum SystemFile {
    /// Why something could not be written: `No space left on device`.
    package struct Fault: Error {
        package let path: String
        package let reason: String

        package init(_ path: String, _ reason: String = String(cString: strerror(errno))) {
            (self.path, self.reason) = (path, reason)
        }
    }

    /// What a path leads to.
    package enum Kind {
        case nothing, file, folder
        /// A pipe, a device or a socket.
        case other
    }

    /// Returns what a path leads to, through symbolic links.
    package static func kind(_ path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return .nothing }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// Writes a text to an open file; `path` is its name in errors.
    package static func write(_ text: String, to descriptor: Int32, _ path: String) throws(Fault) {
        var text = text
        let fault: Fault? = text.withUTF8 { bytes in
            var done = 0
            while done < bytes.count {
                let count = Foundation.write(
                    descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
                if count >= 0 {
                    done += count
                } else if errno != EINTR {
                    return Fault(path)
                }
            }
            return nil
        }
        if let fault { throw fault }
    }

    /// Creates a file, or empties it, and writes a text into it; `name` is its name in errors, `path` if left out.
    package static func create(_ path: String, _ text: String, named name: String? = nil) throws(Fault) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        guard descriptor >= 0 else { throw Fault(name ?? path) }
        defer { close(descriptor) }
        try write(text, to: descriptor, name ?? path)
    }

    /// Writes a whole file or nothing: into a file beside it, which then takes its name and keeps its permissions.
    ///
    /// Creates the folders above it. Writes directly into a pipe or a device.
    package static func replace(_ path: String, with text: String) throws(Fault) {
        let kind = kind(path)
        if kind == .folder { throw Fault(path, "it is a directory") }
        if kind == .other { return try create(path, text) }
        let goal = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let folder = goal.deletingLastPathComponent()
        do { try makeFolder(folder) } catch { throw Fault(path, "\(error.path): \(error.reason)") }
        let draft = folder.appendingPathComponent(".\(goal.lastPathComponent).\(UUID().uuidString).new").path
        do throws(Fault) {
            try create(draft, text, named: path)
            var status = stat()
            if kind == .file, stat(goal.path, &status) == 0 { chmod(draft, status.st_mode & 0o7777) }
            guard rename(draft, goal.path) == 0 else { throw Fault(path) }
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Creates a folder and the missing folders above it, and returns what it created, the outermost first.
    @discardableResult
    package static func makeFolder(_ folder: URL) throws(Fault) -> [URL] {
        var missing: [URL] = []
        var next = folder.standardizedFileURL
        while kind(next.path) == .nothing, next.path != "/" {
            missing.append(next)
            next = next.deletingLastPathComponent()
        }
        guard kind(next.path) == .folder else {
            guard let first = missing.last else { throw Fault(folder.path, "it is not a folder") }
            throw Fault(first.path, "\(next.path) is not a folder")
        }
        var made: [URL] = []
        for folder in missing.reversed() {
            guard mkdir(folder.path, 0o777) == 0 else {
                let fault = Fault(folder.path)
                for folder in made.reversed() { rmdir(folder.path) }
                throw fault
            }
            made.append(folder)
        }
        return made
    }
}
