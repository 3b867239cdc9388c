import Foundation
import Testing

@testable import HookeTool

@Suite struct OwnTransitionTests {
    private static let examples = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) {
        url, _ in url.deletingLastPathComponent()
    }.appendingPathComponent("Examples/Transitions")

    private func path(_ name: String) -> String {
        Self.examples.appendingPathComponent(name + ".json").path
    }

    @Test(arguments: [("card", "pull-up"), ("turn", "swipe-left")])
    func `An example plays by time and with a gesture, and is exported in every web format`(
        _ name: String, _ gesture: String
    ) throws {
        try withFolder { folder in
            let out = folder.appendingPathComponent("out").path
            let played = try BuiltCommand.output(["play", path(name), "--out", out])
            #expect(played.contains(" \(name), ") && played.contains("by time"))
            let swiped = try BuiltCommand.output(["play", path(name), "--gesture", gesture, "--out", out])
            #expect(swiped.contains("finish (projected)"))
            for format in ["html", "css", "fragment", "waapi"] {
                let outcome = try BuiltCommand.run(["export", path(name), "--format", format])
                #expect(outcome.status == 0, "\(outcome.errors)")
                let text = name == "card" ? "Matterhorn" : "on the back?"
                if format != "css" { #expect(outcome.output.contains(text), "\(format)") }
                if name == "card", format != "fragment" {
                    #expect(outcome.output.contains("data:image/svg+xml;base64,"), "\(format)")
                }
            }
        }
    }

    @Test func `A Lottie export has the pictures, and lists the texts that it leaves out`() throws {
        let outcome = try BuiltCommand.run(["export", path("card"), "--format", "lottie"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("4 texts are left out: today, "))
        #expect(!outcome.errors.contains("picture") && outcome.output.contains("data:image/svg+xml;base64,"))
    }

    @Test func `A wrong file is named with the place in it, and a missing one is not a transition`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("own.json").path
            try Data("{\"animations\": 1}".utf8).write(to: URL(fileURLWithPath: file))
            for command in ["play", "export"] {
                let wrong = try BuiltCommand.run([command, file])
                #expect(wrong.status == 1)
                #expect(wrong.errors.contains("\(file): animations is 1; accepted: an array"))
                let missing = try BuiltCommand.run([command, file + ".json"])
                #expect(missing.status == 1)
                #expect(missing.errors.contains("own.json.json cannot be read: no such file"))
                let unknown = try BuiltCommand.run([command, "drawr"])
                #expect(unknown.status == 64)
                #expect(unknown.errors.contains("did you mean \"drawer\"?"))
            }
        }
    }
}
