import Foundation
import HookePreview
import HookeTransitions

/// Reads a trace: a file, or a shipped trace by its name where there is no such file.
///
/// The columns of a file may also be separated by semicolons or tabs.
///
/// - Throws: `Refusal` for a name that is neither, `TraceError` for what is wrong in a file.
func gestureTrace(_ name: String, option: String, more: String = "a CSV or JSON file") throws -> GestureTrace
{
    if SystemFile.kind(name) == .nothing {
        if let shipped = GestureTrace.shipped(named: name) { return shipped }
        guard name.contains("/") || name.contains(".") else {
            throw wrong(
                option, name, GestureTrace.shipped.map(\.name), more: more)
        }
        throw Failure("\(name) cannot be read: no such file")
    }
    do { return try GestureTrace(contentsOfFile: name) } catch {
        guard case .unknownColumn(let column) = error.reason, column.contains(";") || column.contains("\t"),
            let text = try? String(contentsOfFile: name, encoding: .utf8)
        else { throw error }
        return try gestureTrace(csv: text, column: column, name: name)
    }
}

/// Reads the text of a trace: a JSON record if it begins with a brace, otherwise columns.
func gestureTrace(text: String, name: String) throws(TraceError) -> GestureTrace {
    let start = text.unicodeScalars.first { !" \t\r\n\u{FEFF}".unicodeScalars.contains($0) }
    if start == "{" { return try GestureTrace(json: text, name: name) }
    do { return try GestureTrace(csv: text, name: name) } catch {
        guard case .unknownColumn(let column) = error.reason, column.contains(";") || column.contains("\t")
        else { throw error }
        return try gestureTrace(csv: text, column: column, name: name)
    }
}

/// Reads columns separated by what separates the names in `column`, the first line.
private func gestureTrace(csv text: String, column: String, name: String) throws(TraceError) -> GestureTrace {
    let separator = ColumnSeparator(of: column)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let rows = lines.map { separator.words(of: String($0)).joined(separator: ",") }
    return try GestureTrace(csv: rows.joined(separator: "\n"), name: name)
}

/// The traces of files, of folders and by name, and the faults of those that cannot be read.
struct TraceFiles {
    private(set) var traces: [GestureTrace] = []
    /// One line for each that cannot be read.
    private(set) var faults: [String] = []

    /// The extensions of the files that are read in a folder.
    static let extensions = ["csv", "json"]

    /// The largest size of a file: about ten minutes of a finger at 1000 samples a second.
    static let mostBytes = 1 << 24

    /// Called with each file before it is read.
    private let reading: (String) -> Void

    /// Reads what is named; a folder's files in the order of their names.
    init(_ names: [String], reading: @escaping (String) -> Void = { _ in }) {
        self.reading = reading
        for name in names {
            if SystemFile.kind(name) == .folder { readFolder(name) } else { read(name) }
        }
    }

    private mutating func readFolder(_ folder: String) {
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { Self.extensions.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
        } catch {
            faults.append("\(folder) cannot be read: \(error.localizedDescription)")
            return
        }
        if files.isEmpty { faults.append("\(folder): no files; accepted: files that end in .csv or .json") }
        for file in files {
            let path = (folder as NSString).appendingPathComponent(file)
            // A read of a pipe or a device would wait.
            if SystemFile.kind(path) == .other {
                faults.append("\(path): it is not a file; accepted: files")
            } else {
                read(path)
            }
        }
    }

    private mutating func read(_ name: String) {
        reading(name)
        var status = stat()
        if stat(name, &status) == 0, status.st_size > Self.mostBytes {
            faults.append("\(name): it has \(status.st_size) bytes; accepted: at most \(Self.mostBytes)")
            return
        }
        do {
            traces.append(try gestureTrace(name, option: "the trace", more: "a CSV or JSON file, a folder"))
        } catch { faults.append("\(error)") }
    }
}
