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
    /// Also removes what an earlier run left: files of further recordings, and filmstrips as PNG.
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
            for folder in try make(directory) { undo.steps.append { _ = rmdir(folder.path) } }
            let goals = fileNames.map { directory.appendingPathComponent($0) }
            let mark = UUID().uuidString
            let drafts = fileNames.map { directory.appendingPathComponent(".\($0).\(mark).new") }
            for (index, draft) in drafts.enumerated() {
                undo.steps.append { unlink(draft.path) }
                try create(draft, contents[index], goals[index])
            }
            var saved: [URL] = []
            for (goal, draft) in zip(goals, drafts) {
                if let copy = try keep(goal, mark, &undo) { saved.append(copy) }
                try replace(goal, with: draft)
            }
            for copy in saved { unlink(copy.path) }
            for name in staleNames(besides: fileNames) { unlink(directory.appendingPathComponent(name).path) }
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

    /// The files that an earlier run may have left beside `names`.
    private static func staleNames(besides names: [String]) -> [String] {
        let all = fileNames(recordings: PlayerPage.recordingLimit)
        let pictures = all.filter { $0.hasSuffix(".svg") }.map { "\($0.dropLast(3))png" }
        return all.filter { !names.contains($0) } + pictures
    }

    private static func make(_ folder: URL) throws(PreviewError) -> [URL] {
        do { return try SystemFile.makeFolder(folder) } catch { throw PreviewError(error) }
    }

    /// Writes a temporary file; an error names the file that it is for.
    private static func create(_ draft: URL, _ text: String, _ goal: URL) throws(PreviewError) {
        do { try SystemFile.create(draft.path, text, named: goal.path) } catch { throw PreviewError(error) }
    }

    /// Keeps a copy of `goal` where a file of that name exists, and notes how to put it back.
    private static func keep(
        _ goal: URL, _ mark: String, _ undo: inout Undo
    ) throws(PreviewError) -> URL? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: goal.path, isDirectory: &isFolder) else {
            undo.steps.append { unlink(goal.path) }
            return nil
        }
        guard !isFolder.boolValue else {
            throw .cannotWrite(path: goal.path, reason: "a folder of that name is in the way")
        }
        let copy = goal.deletingLastPathComponent()
            .appendingPathComponent(".\(goal.lastPathComponent).\(mark).old")
        do { try FileManager.default.copyItem(at: goal, to: copy) } catch {
            unlink(copy.path)
            throw .cannotWrite(path: goal.path, reason: reason(of: error))
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

    /// The system's own words where there are some.
    private static func reason(of error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
        return error.localizedDescription
    }
}

extension PreviewError {
    /// The error of a file or folder.
    fileprivate init(_ fault: SystemFile.Fault) {
        self = .cannotWrite(path: fault.path, reason: fault.reason)
    }
}
