import Foundation

/// Writes a recording's previews into a folder: all of them, or none.
public enum PreviewWriter {
    /// The names of the files for so many recordings, in the order they are written: a table and a filmstrip for each,
    /// the second with `-2` and so on, and one page for all.
    public static func fileNames(recordings count: Int = 1) -> [String] {
        let numbers = (1...max(1, count)).map { $0 == 1 ? "" : "-\($0)" }
        return numbers.flatMap { ["frames\($0).csv", "filmstrip\($0).svg"] } + ["preview.html"]
    }

    /// Writes `frames.csv`, `filmstrip.svg` and `preview.html` into `directory`: ``write(comparing:to:)`` of one recording.
    @discardableResult
    public static func write(
        _ recording: MotionRecording, to directory: URL
    ) throws(PreviewError) -> [URL] {
        try write(comparing: [recording], to: directory)
    }

    /// Writes the files of ``fileNames(recordings:)`` into `directory`, which is made where it is missing, its parents
    /// too; the page shows the recordings side by side.
    ///
    /// Everything is drawn first, then written under temporary names beside the goals, then renamed. On an
    /// error nothing new is left behind: temporary files and folders that were made are removed, and files of
    /// the same names that were there before are put back as they were.
    ///
    /// - Parameters:
    ///   - recordings: one to ``PlayerPage/recordingLimit``.
    ///   - directory: the folder.
    /// - Returns: the files.
    /// - Throws: `PreviewError.badRecording` where ``PlayerPage/html(comparing:)`` does, before anything is touched;
    ///   `PreviewError.cannotWrite` with the path and the system's reason.
    @discardableResult
    public static func write(
        comparing recordings: [MotionRecording], to directory: URL
    ) throws(PreviewError) -> [URL] {
        let page = try PlayerPage.html(comparing: recordings)
        var contents: [String] = []
        for recording in recordings {
            contents += [FramesCSV.text(of: recording), try Filmstrip.svg(of: recording)]
        }
        contents.append(page)
        let fileNames = fileNames(recordings: recordings.count)
        var undo = Undo()
        do {
            try makeFolder(directory, &undo)
            let goals = fileNames.map { directory.appendingPathComponent($0) }
            let mark = UUID().uuidString
            let drafts = fileNames.map { directory.appendingPathComponent(".\($0).\(mark).new") }
            for (draft, content) in zip(drafts, contents) {
                undo.steps.append { try? FileManager.default.removeItem(at: draft) }
                try attempt(draft) { try Data(content.utf8).write(to: draft) }
            }
            var saved: [URL] = []
            for (goal, draft) in zip(goals, drafts) {
                if let copy = try keep(goal, mark, &undo) { saved.append(copy) }
                try replace(goal, with: draft)
            }
            for copy in saved { try? FileManager.default.removeItem(at: copy) }
            return goals
        } catch {
            undo.run()
            throw error
        }
    }

    /// What takes back what was done, the last thing first.
    private struct Undo {
        var steps: [() -> Void] = []

        func run() {
            for step in steps.reversed() { step() }
        }
    }

    /// Makes `directory` and those above it that are missing, and notes each to be removed.
    private static func makeFolder(_ directory: URL, _ undo: inout Undo) throws(PreviewError) {
        var missing: [URL] = []
        var folder = directory.standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            missing.append(folder)
            folder = folder.deletingLastPathComponent()
        }
        for folder in missing.reversed() {
            try attempt(folder) {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            }
            undo.steps.append { _ = rmdir(folder.path) }
        }
    }

    /// Keeps a copy of `goal` where a file of that name exists, and notes how to put it back.
    private static func keep(
        _ goal: URL, _ mark: String, _ undo: inout Undo
    ) throws(PreviewError) -> URL? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: goal.path, isDirectory: &isFolder) else {
            undo.steps.append { try? FileManager.default.removeItem(at: goal) }
            return nil
        }
        guard !isFolder.boolValue else {
            throw .cannotWrite(path: goal.path, reason: "a folder of that name is in the way")
        }
        let copy = goal.deletingLastPathComponent()
            .appendingPathComponent(".\(goal.lastPathComponent).\(mark).old")
        do {
            try attempt(goal) { try FileManager.default.copyItem(at: goal, to: copy) }
        } catch {
            try? FileManager.default.removeItem(at: copy)
            throw error
        }
        undo.steps.append { _ = rename(copy.path, goal.path) }
        return copy
    }

    /// Renames `draft` to `goal` in one step of the file system, over what was there.
    private static func replace(_ goal: URL, with draft: URL) throws(PreviewError) {
        guard rename(draft.path, goal.path) == 0 else {
            throw .cannotWrite(path: goal.path, reason: String(cString: strerror(errno)))
        }
    }

    /// Does `work`, and says of what it throws that `url` could not be written.
    private static func attempt(_ url: URL, _ work: () throws -> Void) throws(PreviewError) {
        do { try work() } catch { throw .cannotWrite(path: url.path, reason: reason(of: error)) }
    }

    /// The system's own words where there are some.
    private static func reason(of error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
        return error.localizedDescription
    }
}
