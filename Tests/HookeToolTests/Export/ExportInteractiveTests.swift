import Foundation
import HookePreview
import HookeTransitions
import Testing

@testable import HookeTool

@Suite struct ExportInteractiveTests {
    @Test func `An interactive page goes to a file, with its rules`() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("drawer.html").path
            let output = try BuiltCommand.output([
                "export", "drawer", "--format", "interactive", "--recogniser", "edge", "--decision",
                "look-ahead",
                "--settle", "curve", "--out", path,
            ])
            let page = try String(contentsOfFile: path, encoding: .utf8)
            #expect(page.hasPrefix("<!DOCTYPE html>"))
            #expect(
                page.contains("\"recogniser\": \"edge\"") && page.contains("\"decision\": \"look-ahead\""))
            #expect(output.contains("settles by  curve\n") && output.hasSuffix("wrote \(path)\n"))
        }
    }

    @Test(arguments: ["recogniser=pan", "decision=fling", "settle=curve"])
    func `The options of gestures are refused with formats that play by time`(option: String) throws {
        let sides = option.split(separator: "=").map(String.init)
        let message = refusal(of: ["export", "drawer", "--\(sides[0])", sides[1]])
        #expect(message?.contains("--\(sides[0]) is given; accepted with --format interactive") == true)
    }

    @Test func `An allowed error is refused, because the page is exact`() {
        let message = refusal(of: ["export", "drawer", "--format", "interactive", "--distance", "1"])
        #expect(message?.contains("--distance is given; accepted with the other formats") == true)
    }

    @Test func `hooke play writes the views at the times of a file`() throws {
        try withFolder { folder in
            let times = folder.appendingPathComponent("times.txt").path
            try "0\n\n12.5\n12.5\n2000\n".write(toFile: times, atomically: true, encoding: .utf8)
            let words = ["play", "drawer", "--gesture", "edge-right", "--times", times, "--out", folder.path]
            let output = try BuiltCommand.output(words)
            #expect(output.contains("decision  finish"))
            let table = try String(
                contentsOfFile: folder.appendingPathComponent("times.csv").path, encoding: .utf8)
            var found: [String] = []
            for row in table.split(separator: "\n").dropFirst() {
                let time = String(row.prefix { $0 != "," })
                // The text of a view may have several lines.
                if Double(time) != nil, found.last != time { found.append(time) }
            }
            #expect(found == ["0.0", "0.0125", "2.0"])
            #expect(table.contains("2.0,finished,1.0"))
        }
    }

    @Test(arguments: [
        ("5\n4\n", "line 2, is \"4\""), ("-1\n", "line 1, is \"-1\""), ("1\ntwo\n", "line 2, is \"two\""),
        ("nan\n", "line 1, is \"nan\""), ("\n", "times.txt has 0 times; accepted: 1 to 60000 lines"),
        ("2000000\n", "a time in seconds is 2000.0"),
    ])
    func `Times that are wrong are refused with their line`(text: String, reason: String) throws {
        try withFolder { folder in
            let times = folder.appendingPathComponent("times.txt").path
            try text.write(toFile: times, atomically: true, encoding: .utf8)
            let message = refusal(of: ["play", "drawer", "--times", times, "--out", folder.path])
            #expect(message?.contains(reason) == true, "\(message ?? "accepted")")
        }
    }
}
