import Foundation
import Testing

@testable import HookeTool

@Suite struct PortCommandTests {
    private func write(_ name: String, _ text: String, _ folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func read(_ name: String, _ folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func `A folder is written to another, and what changed and what is left is printed`() throws {
        try withFolder { folder in
            try write(
                "App/A.swift", "import UIKit\n@objc class A: UIView { @IBOutlet var b: UIView! }\n", folder)
            try write("App/Sub/B.swift", "let b = 1\n", folder)
            try write("App/notes.txt", "@objc", folder)
            try write("App/.build/C.swift", "@objc", folder)
            let (app, out) = (folder.path + "/App", folder.path + "/App/Ported")
            let printed = try BuiltCommand.output(["port", app, "--out", out])
            #expect(
                printed == """
                    \(app)/A.swift:2: @IBOutlet is gone
                    \(app)/A.swift:2: @objc is gone
                    \(app)/A.swift:2: left: an outlet: create the view in code; see docs/porting.md#outlets-and-actions
                    2 files in \(out): 2 edits, 1 left

                    """)
            #expect(
                try read("App/Ported/A.swift", folder) == "import UIKit\nclass A: UIView { var b: UIView! }\n"
            )
            #expect(try read("App/Ported/Sub/B.swift", folder) == "let b = 1\n")
            // The folder that is written is not read.
            #expect(try BuiltCommand.output(["port", app, "--out", out]) == printed)
            let again = try BuiltCommand.output(["port", out, "--out", folder.path + "/Again", "--quiet"])
            #expect(again == "2 files in \(folder.path)/Again: 0 edits, 0 left\n")
        }
    }

    @Test func `A file that is no Swift source is refused, and the others are written`() throws {
        try withFolder { folder in
            try write("A.swift", "let a = \"x\n", folder)
            try write("B.swift", "@objc class B {}", folder)
            let outcome = try BuiltCommand.run([
                "port", folder.path, "--out", folder.path + "/out", "--quiet",
            ])
            #expect(outcome.status == 1)
            #expect(
                outcome.errors
                    == "Error: not Swift source, and not written: \(folder.path)/A.swift:1: the string has no end\n"
            )
            #expect(try read("out/B.swift", folder) == "class B {}")
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/A.swift"))
        }
    }

    @Test func `Paths that cannot be ported are refused`() throws {
        try withFolder { folder in
            let (path, file) = (folder.path, folder.path + "/A.swift")
            try write("A.swift", "let a = 1", folder)
            try write("Sub/A.swift", "let a = 1", folder)
            try write("t.json", "{}", folder)
            let cases = [
                (
                    [path + "/t.json"], path + "/x",
                    "\(path)/t.json is no Swift file; accepted: a name that ends in .swift, or a folder"
                ),
                ([file], path, "--out is \"\(path)\", the folder of \(file); accepted: another folder"),
                ([path + "/none"], path, "\(path)/none cannot be read: no such file"),
                (
                    [file, path + "/Sub"], path + "/x",
                    "\(path)/x/A.swift would be written from \(file) and \(path)/Sub/A.swift"
                ),
            ]
            for (paths, out, reason) in cases {
                let outcome = try BuiltCommand.run(["port"] + paths + ["--out", out])
                #expect(outcome.status == 1 && outcome.errors == "Error: \(reason)\n" && outcome.output == "")
            }
        }
    }
}
