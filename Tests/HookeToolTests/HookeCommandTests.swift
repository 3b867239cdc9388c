import ArgumentParser
import Foundation
import Hooke
import Testing

@testable import HookeTool

@Suite struct HookeCommandTests {
    /// The errors of a command.
    private func errors(_ arguments: String...) throws -> [String] {
        let outcome = try BuiltCommand.run(arguments)
        #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome)")
        return outcome.errors.split(separator: "\n").map(String.init)
    }

    @Test func `The version is that of the C library`() throws {
        let header = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/CHooke/include/hooke.h")
        let line = try String(contentsOf: header, encoding: .utf8).split(separator: "\n")
            .first { $0.hasPrefix("#define HOOKE_VERSION ") }
        let version = try #require(line?.split(separator: "\"").last)
        #expect(try BuiltCommand.output(["--version"]) == "\(version)\n")
    }

    @Test func `The usage line is that of the command that refuses`() throws {
        #expect(
            try errors("spring", "show").suffix(2) == [
                "Usage: hooke spring show [<options>] [<spring>]",
                "  See 'hooke spring show --help' for more information.",
            ])
        let lines = try errors("play", "drawr")
        #expect(lines[1].hasPrefix("Usage: hooke play [<options>] [<transition>]"))
        #expect(lines.last == "  See 'hooke play --help' for more information.")
    }

    @Test func `An unknown command is refused with the commands and the nearest one`() throws {
        #expect(
            try errors("sprnig")[0]
                == "Error: unknown command of hooke \"sprnig\"; did you mean \"spring\"? Accepted: play, export, tune, "
                + "spring, curve, keyframes, reduce, transform, motion, path, tokens, lint, port, studio, "
                + "gallery, eval, mcp"
        )
        #expect(
            try errors("curve", "draw").prefix(2) == [
                "Error: unknown command of hooke curve \"draw\"; accepted: show, sample, plot, css, gallery",
                "Usage: hooke curve <subcommand>",
            ])
    }

    @Test func `Help has no line of more than 80 characters, and no example that is wrapped`() {
        var count = 0
        func visit(_ command: any ParsableCommand.Type) {
            count += 1
            let help = HookeCommand.helpMessage(for: command, columns: 80)
            for line in help.split(separator: "\n") where line.count > 80 {
                Issue.record("\(command): \(line)")
            }
            for example in command.configuration.discussion.split(separator: "\n")
            where example.hasPrefix("hooke ") || example.hasPrefix("  ") {
                #expect(help.contains(example), "\(command)")
            }
            for inner in command.configuration.subcommands { visit(inner) }
        }
        visit(HookeCommand.self)
        #expect(count > 50)
    }

    @Test(arguments: [
        "play drawer --out", "play drawer --gif", "export drawer --out", "gallery --out", "studio --out",
        "tokens emit carbon --to css --out", "spring plot bouncy --out",
        "lint --transition drawer --write-baseline",
    ])
    func `An empty name of a file to write is refused`(_ command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        for arguments in [words + [""], words.dropLast() + [words.last! + "="]] {
            let outcome = try BuiltCommand.run(arguments)
            #expect(outcome.status == 64 && outcome.output.isEmpty)
            #expect(
                outcome.errors.hasPrefix(
                    "Error: \(words.last!) is empty; accepted: the name of a file or folder\n"))
        }
    }

    @Test func `The script for fish has the words of options`() throws {
        // Bash and zsh are asked in ShellCompletionTests.
        let script = try BuiltCommand.output(["--generate-completion-script", "fish"])
        #expect(script.contains("interactive") && script.contains("velocity-sign"))
    }

    @Test func `A command without a name prints its help`() throws {
        #expect(try BuiltCommand.output([]).contains("SUBCOMMANDS:"))
        #expect(try BuiltCommand.output(["spring"]).contains("--stiffness --damping"))
        #expect(try BuiltCommand.output(["help", "curve"]).contains("USAGE: hooke curve"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func `Output that cannot be written is an error`() throws {
        let tool = try #require(BuiltCommand.executable).path
        // Short and long output, help, rows, and output before a status other than 0.
        let commands = [
            "spring show --preset bouncy", "spring sample --preset bouncy", "eval <<< {}",
            "curve gallery ease",
            "curve gallery --list", "export flip", "curve plot ease", "tokens emit carbon --to css",
            "tokens list carbon", "studio --out -", "--help", "help spring", "--version", "play --list",
            #"lint <(echo '{"times": [0, 0.1, 0.2, 0.3], "values": [0, 1, 1, 2], "mode": "catmullRom"}')"#,
            "path length 'M0 0 L1 1'",
        ]
        for command in commands {
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/bash")
            shell.arguments = ["-c", "'\(tool)' \(command) > /dev/full"]
            let errors = Pipe()
            shell.standardError = errors
            try shell.run()
            let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            shell.waitUntilExit()
            #expect(shell.terminationStatus == 1, "\(command)")
            let last = message.split(separator: "\n").last
            #expect(last == "Error: standard output cannot be written: No space left on device", "\(command)")
        }
    }
}

@Suite struct WordsTests {
    @Test(arguments: [
        ("easeInCubic", "ease-in"), ("swip-left", "swipe-left"), ("EASE", "ease"),
        ("swipe_left", "swipe-left"),
        ("sprign", "spring"), ("spr", "spring"),
    ])
    func `A mistyped word is near the word that was meant`(text: String, word: String) {
        let words = ["ease", "ease-in", "ease-in-out", "swipe-left", "swipe-right", "spring"]
        #expect(
            accepted(words, not: text)
                == "did you mean \"\(word)\"? Accepted: \(words.joined(separator: ", "))")
    }

    @Test(arguments: ["", "x", "foo", "window", String(repeating: "ease", count: 1000)])
    func `Any other word is near none`(text: String) {
        #expect(accepted(["ease", "spring"], not: text) == "accepted: ease, spring")
    }

    @Test(arguments: TimingFunction.keywords)
    func `Every keyword of CSS is a curve`(keyword: String) {
        #expect(refusal(of: ["curve", "show", keyword]) == nil)
    }

    @Test(arguments: [
        ("rotate(calc(1deg))", "calc()"), ("translateX(min(1px, 2px))", "min()"),
        ("rotate(ATAN2(1, 1))", "atan2()"),
    ])
    func `A math function of CSS is named as the cause`(transform: String, name: String) {
        let message = refusal(of: ["transform", "decompose", transform]) ?? ""
        #expect(
            message.hasSuffix(". Math functions such as \(name) are not computed: write their value"),
            "\(message)")
    }

    @Test(arguments: [
        (
            ["tokens", "nearest", "-220ms"],
            "<value> is missing, and \"-220ms\" is no option; accepted: -- before a value that begins with a hyphen"
        ),
        (
            ["path", "info", "-M0"],
            "<path> is missing, and \"-M0\" is no option; accepted: -- before a value"
        ),
        (["path", "info"], "<path> is missing; accepted: SVG path data"),
        (
            ["path", "info", "M0 0L1e308 0L-1e308 0"],
            "the path has no solution: its length exceeds the largest double"
        ),
        (["spring", "show", "bouncy", "--to", "1e400"], "--to is 1e400; accepted: a finite number"),
        (["spring", "show", "bouncy", "--to=-1e400"], "--to is -1e400; accepted: a finite number"),
        (["spring", "show", "bouncy", "--to", "inf"], "--to is inf; accepted: a finite number"),
        (["spring", "show", "spring()"], "the spring is \"spring()\"; accepted: smooth, "),
        (["spring", "show", "motion(1000, 0.3)"], "motion.duration is 1000.0; accepted: 0.01 to 10.0"),
        (["reduce", "--spring", "bouncy", "--kind", "slerp"], "--kind is slerp; accepted: lines, "),
        (
            ["curve", "show", "steps(4, jump-nne)"],
            "the curve is \"steps(4, jump-nne)\"; accepted at character 10: jump-start, jump-end, jump-none, jump-both, "
                + "start or end; did you mean jump-none?"
        ),
        (
            ["spring", "css", "bouncy", "--overshoot-clamping", "--until", "2"],
            "--until is 2.0; accepted: at most 0.26"
        ),
        (["play", "drawer", "--times", "/dev/null"], "/dev/null has 0 times; accepted: 1 to 60000 lines"),
        (
            ["play", "drawer", "--size", "1e-300x1"],
            "--size is \"1e-300x1\"; accepted: width and height from 1 to"
        ),
        (
            ["transform", "project", "none", "--rect=0,0,-2,1"],
            "--rect[2] is -2.0; accepted: a finite number that is at least 0"
        ),
    ]) func `Refusals name what was typed`(arguments: [String], reason: String) {
        let found = refusal(of: arguments)
        #expect(found?.hasPrefix(reason) == true, "\(found ?? "")")
    }

    @Test func `A trace is a name or a file, and a clamped spring ends at its target`() throws {
        let found = refusal(of: ["play", "drawer", "--gesture", "edge-rigt"])
        #expect(found?.hasSuffix("swipe-right, tap, a CSV or JSON file") == true, "\(found ?? "")")
        let css = try BuiltCommand.run(["spring", "css", "bouncy", "--overshoot-clamping", "--error", "0.01"])
        #expect(css.output.contains(", 1);\n"), "\(css)")
    }
}
