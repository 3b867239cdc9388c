import Foundation
import HookeExport
import HookePreview
import Testing

@Suite struct PreviewWriterTests {
    /// Runs `body` with a temporary folder.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("hooke-preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func contents(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func text(_ folder: URL, _ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func `The writer creates the folder and writes exactly three files`() throws {
        try withFolder { folder in
            let out = folder.appendingPathComponent("deep/er")
            let files = try PreviewWriter.write(SampleRecordings.drawer, to: out)
            #expect(files.map(\.lastPathComponent) == PreviewWriter.fileNames())
            #expect(try contents(out) == ["filmstrip.svg", "frames.csv", "preview.html"])
            #expect(try text(out, "frames.csv") == FramesCSV.text(of: SampleRecordings.drawer))
            #expect(try text(out, "filmstrip.svg") == Filmstrip.svg(of: SampleRecordings.drawer))
            #expect(try text(out, "preview.html") == PlayerPage.html(of: SampleRecordings.drawer))
        }
    }

    @Test func `The writer overwrites older files`() throws {
        try withFolder { folder in
            try PreviewWriter.write(SampleRecordings.drawer, to: folder)
            try PreviewWriter.write(SampleRecordings.flip, to: folder)
            #expect(try contents(folder) == ["filmstrip.svg", "frames.csv", "preview.html"])
            #expect(try text(folder, "filmstrip.svg") == Filmstrip.svg(of: SampleRecordings.flip))
        }
    }

    @Test(arguments: PreviewWriter.fileNames())
    func `If a file cannot be written, the folder is unchanged`(blocked: String) throws {
        try withFolder { folder in
            // A folder at the file's path makes the rename fail after others may have succeeded.
            let block = folder.appendingPathComponent(blocked)
            try FileManager.default.createDirectory(at: block, withIntermediateDirectories: false)
            try Data("keep".utf8).write(to: block.appendingPathComponent("inside"))
            let old = PreviewWriter.fileNames().first { $0 != blocked } ?? ""
            try Data("old".utf8).write(to: folder.appendingPathComponent(old))
            #expect(
                throws: PreviewError.cannotWrite(
                    path: block.path, reason: "a folder with this name exists")
            ) { try PreviewWriter.write(SampleRecordings.drawer, to: folder) }
            #expect(try contents(folder) == [blocked, old].sorted())
            #expect(try text(folder, old) == "old")
            #expect(try text(block, "inside") == "keep")
        }
    }

    @Test func `If a folder cannot be created, the error has its path and the reason`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            let out = file.appendingPathComponent("out")
            let error = #expect(throws: PreviewError.self) {
                try PreviewWriter.write(SampleRecordings.drawer, to: out)
            }
            guard case .cannotWrite(let path, let reason) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(path == out.path)
            #expect(!reason.isEmpty)
            #expect(try contents(folder) == ["file"])
        }
    }

    @Test func `An invalid recording changes no file`() throws {
        try withFolder { folder in
            var recording = SampleRecordings.drawer
            recording.frames[4].time = .nan
            let out = folder.appendingPathComponent("out")
            #expect(throws: PreviewError.self) { try PreviewWriter.write(recording, to: out) }
            let left = try contents(folder)
            #expect(left.isEmpty)
        }
    }
}
