import Foundation
import HookeAssets
import HookePreview
import HookeTransitions
import Testing

@testable import HookeTool

@Suite struct ExportCommandTests {
    /// The rows of a report by their names.
    private func rows(_ text: String) -> [String: String] {
        var rows: [String: String] = [:]
        for line in text.split(separator: "\n") {
            guard let gap = line.range(of: "  ") else { continue }
            rows[String(line[..<gap.lowerBound])] = line[gap.upperBound...].trimmingCharacters(
                in: .whitespaces)
        }
        return rows
    }

    @Test func `A page goes to a file, and the report to standard output`() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("drawer.html").path
            let output = try BuiltCommand.output(["export", "drawer", "--distance", "0.5", "--out", path])
            let page = try String(contentsOfFile: path, encoding: .utf8)
            #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("@keyframes"))
            let rows = rows(output)
            #expect(rows["transition"] == "drawer, left edge, 390 by 844 points")
            #expect(rows["format"] == "html" && rows["duration"] == "0.3 s")
            #expect(rows["bytes"] == "\(page.utf8.count)")
            #expect(output.hasSuffix("wrote \(path)\n"))
            // The error is at most the allowed one.
            let distance = try #require(
                rows["corners"]?.split(separator: " ").dropFirst().first.flatMap { Double($0) })
            #expect(distance > 0 && distance <= 0.5)
            let elements = try #require(rows["elements"].flatMap(Int.init))
            #expect(page.components(separatedBy: "<div").count >= elements)
            #expect(elements > 10, "every view is there")
        }
    }

    @Test func `Without a file the export goes to standard output, and the report to standard error`() throws
    {
        for (format, start) in [
            ("html", "<!DOCTYPE html>"), ("css", "/* slide: 1 s."), ("fragment", "<!-- slide: 1 s."),
            ("waapi", "{"), ("lottie", "{"),
        ] {
            let outcome = try BuiltCommand.run(["export", "slide", "--format", format, "--size", "320x480"])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.hasPrefix(start), "\(outcome.output.prefix(40))")
            let rows = rows(outcome.errors)
            #expect(rows["transition"] == "slide, bottom edge, 320 by 480 points" && rows["format"] == format)
            #expect(rows["bytes"] == "\(outcome.output.utf8.count)")
            #expect((rows["elements"] == nil) == (format == "lottie"))
            if start == "{" {
                guard try JSONValue(parsing: Array(outcome.output.utf8)).object != nil else {
                    Issue.record("\(format) is no object")
                    continue
                }
            }
        }
    }

    @Test func `A smaller error takes more knots, and holds for Lottie too`() throws {
        func report(_ arguments: String...) throws -> [String: String] {
            rows(try BuiltCommand.run(["export", "drop-in"] + arguments).errors)
        }
        func knots(_ rows: [String: String]) throws -> Int {
            try #require(rows["knots"]?.split(separator: " ").first.flatMap { Int($0) })
        }
        let (coarse, fine) = (try report("--distance", "2"), try report("--distance", "0.02"))
        #expect(try knots(fine) > 3 * knots(coarse))
        let lottie = try report("--distance", "0.05", "--color-error", "0.001", "--format", "lottie")
        let distance = try #require(
            lottie["corners"]?.split(separator: " ").dropFirst().first.flatMap { Double($0) })
        #expect(distance <= 0.05, "\(lottie)")
    }

    @Test func `Every transition is written for browsers, with its edge in the report`() throws {
        for transition in PlayableTransition.allCases {
            // A large error is quick, as it takes few pieces.
            let command = try #require(
                try HookeCommand.parseAsRoot([
                    "export", transition.rawValue, "--distance", "20", "--color-error", "0.1",
                ])
                    as? ExportCommand)
            let (text, report) = try command.exported(PlaySettings(transition), ProgressLine(sink: nil))
            #expect(text.contains("@keyframes"), "\(transition)")
            #expect(report.contains("\(transition.defaultEdge.rawValue) edge"))
        }
    }

    @Test func `A device is written into, not replaced`() throws {
        try withFolder { folder in
            let link = folder.appendingPathComponent("nothing").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
            let output = try BuiltCommand.output(["export", "slide", "--out", link])
            #expect(output.hasSuffix("wrote \(link)\n"))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
        }
    }

    @Test func `The folders of the file are created`() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("deep/er/slide.css").path
            _ = try BuiltCommand.output([
                "export", "slide", "--distance", "20", "--format", "css", "--out", path,
            ])
            #expect(FileManager.default.fileExists(atPath: path))
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/deep/er")
            #expect(files == ["slide.css"])
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func `A full device is named with the reason`() throws {
        let outcome = try BuiltCommand.run(["export", "slide", "--distance", "20", "--out", "/dev/full"])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "Error: /dev/full cannot be written: No space left on device\n")
    }

    @Test func `Wrong uses name the option, its value and what is accepted`() throws {
        let cases: [([String], Int32, String)] = [
            (["wobble"], 64, "the transition is \"wobble\"; accepted: drawer, "),
            (
                ["flip", "--distance", "0"], 64,
                "--distance is 0.0; accepted: a finite number of points above 0"
            ),
            (["flip", "--distance", "nan"], 64, "--distance is nan"),
            (["flip", "--color-error", "1"], 64, "--color-error is 1.0; accepted: above 0 and below 1"),
            (["flip", "--format", "gif"], 64, "gif"),
            (["flip", "--edge", "middle"], 64, "middle"),
            (["flip", "--size", "wide"], 64, "wide"),
            (
                ["slide", "--format", "lottie", "--fps", "-1"], 64,
                "--fps is -1.0; accepted: 10 to 1000"
            ),
            (["slide", "--format", "lottie", "--fps", "0.01"], 64, "--fps is 0.01; accepted: 10 to 1000"),
            (["slide", "--fps", "30"], 64, "--fps is given; accepted with --format lottie"),
            (["flip", "--size", "0x5"], 64, "accepted: width and height from 1 to 100000 points"),
            (["flip", "--format", "lotti"], 64, "did you mean \"lottie\"? Accepted: html, css"),
            (["flip", "--format", "lottie", "--distance", "20"], 1, "Lottie has no depth"),
            (["drop-in", "--distance", "1e-12"], 1, "drop-in: position has no solution"),
            (["slide", "--distance", "20", "--out", "/tmp"], 1, "/tmp cannot be written: it is a directory"),
            (
                ["slide", "--distance", "20", "--out", "/dev/null/slide.html"], 1,
                "/dev/null/slide.html cannot be written: /dev/null: it is not a folder"
            ),
        ]
        for (arguments, status, expected) in cases {
            let outcome = try BuiltCommand.run(["export"] + arguments)
            #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains(expected), "\(arguments): \(outcome.errors)")
            #expect(outcome.output.isEmpty)
        }
    }
}
