import Foundation
import HookeTransitions
import Testing

@testable import HookeTool

/// Hostile traces and folders.
@Suite struct TuneHostileTests {
    private static let header = "time_ms,phase,x,y\n"

    private func write(_ text: String, _ name: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    @Test func `An empty folder is named, and nothing was studied`() throws {
        try withFolder { folder in
            try write("no trace", "notes.txt", in: folder)
            for json in [[], ["--json"]] {
                let outcome = try BuiltCommand.run(["tune", folder.path] + json)
                #expect(outcome.status == 1)
                #expect(outcome.errors.contains("\(folder.path): no files; accepted: files that end in .csv"))
                #expect(outcome.errors.contains("nothing was studied"))
            }
        }
    }

    @Test func `Non-finite and very large numbers do not stop the study`() throws {
        try withFolder { folder in
            let body: KeyValuePairs = [
                "nan": "0,down,nan,10\n9,up,nan,10\n",
                "infinite": "0,down,10,10\n9,move,inf,10\n19,up,inf,10\n",
                "far": "0,down,10,10\n9,move,1e10,10\n19,up,1e10,10\n",
                "none": "",
                "alone": "0,down,10,10\n",
                "mute": "0,down,10,10\n0,up,10,10\n",
                // The widest and fastest swipes of a trace.
                "wide": "0,down,10,1e9\n8,move,5e8,1e9\n16,move,1e9,1e9\n16,up,1e9,1e9\n",
                "at-once": "0,down,10,10\n0,move,200,10\n0,move,300,10\n0,up,300,10\n",
                "late": "1e15,down,10,10\n1e15,move,200,10\n1e15,up,200,10\n",
                "tiny": "0,down,10,10\n1e-300,move,300,10\n2e-300,move,390,10\n2e-300,up,390,10\n",
            ]
            for (name, text) in body { try write(Self.header + text, "\(name).csv", in: folder) }
            let outcome = try BuiltCommand.run(["tune", folder.path, "--json"])
            #expect(outcome.status == 1, "\(outcome)")
            for name in ["nan", "infinite", "far", "none", "alone"] {
                #expect(outcome.errors.contains("\(folder.path)/\(name).csv"), "\(name): \(outcome.errors)")
            }
            guard let members = try JSONValue(parsing: Array(outcome.output.utf8)).object,
                let traces = members["traces"]?.elements, let leftOut = members["leftOut"]?.elements
            else {
                Issue.record("no report: \(outcome)")
                return
            }
            #expect(traces.count + leftOut.count == 5, "\(outcome.output)")
            #expect(!outcome.output.contains("NaN"), "\(outcome.output)")
        }
    }

    @Test func `Files of equal name in two folders are distinguished, in the table and the picture`() throws {
        try withFolder { folder in
            try write(GestureTrace.swipeRight.csv, "a/swipe.csv", in: folder)
            try write(GestureTrace.edgeRight.csv, "b/swipe.csv", in: folder)
            let plot = folder.appendingPathComponent("plot.svg").path
            let outcome = try BuiltCommand.run([
                "tune", folder.path + "/a", folder.path + "/b", "swipe-right", "--decision", "threshold",
                "--plot", plot,
            ])
            #expect(outcome.status == 0, "\(outcome)")
            let svg = try String(contentsOfFile: plot, encoding: .utf8)
            for name in ["a/swipe.csv", "b/swipe.csv"] {
                #expect(outcome.output.contains("\(folder.path)/\(name)"))
                #expect(svg.components(separatedBy: name).count > 1)
            }
            #expect(outcome.output.contains("\nswipe-right  "))
        }
        #expect(TuneReport.labels(["x/a.csv", "y/b.csv", "x/a.csv"]) == ["a", "b", "a"])
        #expect(TuneReport.labels(["x/a.csv", "y/a.json"]) == ["x/a.csv", "y/a.json"])
    }

    @Test func `Pipes in a folder and too large files are not read`() throws {
        try withFolder { folder in
            let pipe = folder.appendingPathComponent("pipe.csv").path
            #expect(mkfifo(pipe, 0o600) == 0)
            let large = folder.appendingPathComponent("large.csv").path
            #expect(FileManager.default.createFile(atPath: large, contents: nil))
            // A sparse file.
            #expect(truncate(large, off_t(TraceFiles.mostBytes + 1)) == 0)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("link.csv").path, withDestinationPath: large)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("lost.csv").path, withDestinationPath: "/nowhere")
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("inner.csv"), withIntermediateDirectories: false)
            try write(GestureTrace.swipeRight.csv, "swipe.csv", in: folder)
            var heard: [String] = []
            let files = TraceFiles([folder.path]) { heard.append($0) }
            #expect(files.traces.count == 1)
            #expect(files.faults.count == 5, "\(files.faults)")
            for (name, fault) in [
                ("pipe", "it is not a file"), ("large", "16777217 bytes; accepted: at most 16777216"),
                ("link", "16777217 bytes"), ("lost", "no such file"), ("inner", "it is a directory"),
            ] {
                #expect(
                    files.faults.contains { $0.contains("\(name).csv") && $0.contains(fault) }, "\(name)")
            }
            #expect(heard.contains { $0.hasSuffix("/swipe.csv") })
        }
    }

    @Test func `Too many results are refused before they are computed`() throws {
        let sweep = ["--sweep", "cap=1...1000:1"]
        let names = Array(repeating: "swipe-right", count: 300)
        let outcome = try BuiltCommand.run(["tune"] + names + sweep)
        #expect(outcome.status == 64)
        #expect(
            outcome.errors.contains(
                "300 swipes, 1000 settings, decisions and ways to settle are 1500000 results; accepted: at most "
                    + "1000000"), "\(outcome.errors)")
    }

    @Test func `A swipe without a plan at one value of a sweep is left out of all`() throws {
        // An infinite time has no settle plan: every swipe is named once, for three values of the sweep.
        let outcome = try BuiltCommand.run([
            "tune", "swipe-right", "edge-right", "--settle", "uikit", "--duration", "1e308", "--speed",
            "0.001",
            "--sweep", "cap=1...3:1",
        ])
        #expect(outcome.status == 1)
        for name in ["swipe-right", "edge-right"] {
            #expect(outcome.errors.components(separatedBy: "\(name): the time |distance|").count == 2)
        }
    }
}
