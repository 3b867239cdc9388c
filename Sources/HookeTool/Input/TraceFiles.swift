import Foundation
import HookeTransitions

/// A trace of a file, or a shipped one by its name where there is no such file.
func gestureTrace(_ name: String) throws(TraceError) -> GestureTrace {
    if let shipped = GestureTrace.shipped(named: name), !FileManager.default.fileExists(atPath: name) {
        return shipped
    }
    return try GestureTrace(contentsOfFile: name)
}

/// The traces of files, of folders and by name, and what is wrong with those that are none.
struct TraceFiles {
    private(set) var traces: [GestureTrace] = []
    /// One line for each that could not be read.
    private(set) var faults: [String] = []

    /// The endings of the files that are read in a folder.
    static let endings = ["csv", "json"]

    /// How large a file may be: ten minutes of a finger at 1000 samples a second take as much.
    static let mostBytes = 1 << 24

    /// Who hears of each file before it is read.
    private let reading: (String) -> Void

    /// Reads what is named; a folder's files in the order of their names.
    init(_ names: [String], reading: @escaping (String) -> Void = { _ in }) {
        self.reading = reading
        for name in names {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue {
                readFolder(name)
            } else {
                read(name)
            }
        }
    }

    private mutating func readFolder(_ folder: String) {
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { Self.endings.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
        } catch {
            faults.append("\(folder): cannot be read: \(error.localizedDescription)")
            return
        }
        if files.isEmpty { faults.append("\(folder): no files; accepted: files that end in .csv or .json") }
        for file in files {
            let path = (folder as NSString).appendingPathComponent(file)
            // A pipe or a device would be waited for.
            if let kind = Self.status(path).map({ $0.st_mode & S_IFMT }), kind != S_IFREG, kind != S_IFDIR {
                faults.append("\(path): it is no file; accepted: files")
            } else {
                read(path)
            }
        }
    }

    /// What a path leads to; `nil` where that is nothing.
    private static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private mutating func read(_ name: String) {
        reading(name)
        if let size = Self.status(name)?.st_size, size > Self.mostBytes {
            faults.append("\(name): it has \(size) bytes; accepted: at most \(Self.mostBytes)")
            return
        }
        do { traces.append(try gestureTrace(name)) } catch { faults.append("\(error)") }
    }
}
