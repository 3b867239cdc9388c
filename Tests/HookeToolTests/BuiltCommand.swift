import Foundation
import Testing

/// The built command, run as a user runs it.
enum BuiltCommand {
    struct Outcome: Equatable {
        var output: String
        var errors: String
        var status: Int32
    }

    /// The command beside the test bundle.
    static var executable: URL? {
        let names = [CommandLine.arguments[0], Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
        return names.lazy
            .map { URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("hooke") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The output of a command that succeeds: status 0, and nothing on standard error.
    static func output(_ arguments: [String]) throws -> String {
        let outcome = try run(arguments)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
        return outcome.output
    }

    /// Runs the command to its end; input and output fit into the pipes.
    static func run(_ arguments: [String], input: String = "") throws -> Outcome {
        let process = Process()
        let executable: URL = try #require(Self.executable, "hooke is not built beside the tests")
        process.executableURL = executable
        process.arguments = arguments
        let (questions, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = questions
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try questions.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try questions.fileHandleForWriting.close()
        let out = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let err = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(output: out, errors: err, status: process.terminationStatus)
    }
}
