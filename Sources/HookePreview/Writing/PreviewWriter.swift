import Foundation
import HookeExport
import HookeTransitions

/// Writes the previews of recordings into a folder: all files, or none.
public enum PreviewWriter {
    /// Returns the file names for `count` recordings, in writing order: a table and a filmstrip for each,
    /// then one page for all. Names from the second recording on end in `-2`, `-3` and so on.
    public static func fileNames(recordings count: Int = 1) -> [String] {
        let numbers = (1...max(1, count)).map { $0 == 1 ? "" : "-\($0)" }
        return numbers.flatMap { ["frames\($0).csv", "filmstrip\($0).svg"] } + ["preview.html"]
    }

    /// Writes `frames.csv`, `filmstrip.svg` and `preview.html` into `directory`. Calls
    /// ``write(comparing:to:)`` with one recording.
    @discardableResult
    public static func write(
        _ recording: SceneRecording, to directory: URL
    ) throws(PreviewError) -> [URL] {
        try write(comparing: [recording], to: directory)
    }

    /// Writes the files of ``fileNames(recordings:)`` into `directory`. The page shows the recordings side by
    /// side.
    ///
    /// Missing folders are created. All files are first written under temporary names, then renamed. After an
    /// error, no new file or folder remains, and files that existed before have their old content.
    ///
    /// Also removes what an earlier run left: files of further recordings, and filmstrips as PNG.
    ///
    /// - Parameters:
    ///   - recordings: 1 to `PlayerPage.recordingLimit` recordings.
    ///   - directory: the folder to write to.
    /// - Returns: the files.
    /// - Throws:
    ///   - `PreviewError.badRecording` for an invalid recording, and `PreviewError.unshown` for what the page cannot show; the
    ///     folder is not touched.
    ///   - `PreviewError.cannotWrite` with the path and the system's reason.
    @discardableResult
    public static func write(
        comparing recordings: [SceneRecording], to directory: URL
    ) throws(PreviewError) -> [URL] {
        let page: String
        do throws(ExportError) { page = try PlayerPage.html(comparing: recordings) } catch {
            throw .unshown(error)
        }
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

    /// Steps that undo what was done, run last to first.
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

    /// Copies an existing file at `goal`, and records how to restore it.
    private static func keep(
        _ goal: URL, _ mark: String, _ undo: inout Undo
    ) throws(PreviewError) -> URL? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: goal.path, isDirectory: &isFolder) else {
            undo.steps.append { unlink(goal.path) }
            return nil
        }
        guard !isFolder.boolValue else {
            throw .cannotWrite(path: goal.path, reason: "a folder with this name exists")
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

    /// Renames `draft` to `goal` atomically, replacing an existing file.
    private static func replace(_ goal: URL, with draft: URL) throws(PreviewError) {
        guard rename(draft.path, goal.path) == 0 else {
            throw .cannotWrite(path: goal.path, reason: String(cString: strerror(errno)))
        }
    }

    /// The POSIX error text if there is one.
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
