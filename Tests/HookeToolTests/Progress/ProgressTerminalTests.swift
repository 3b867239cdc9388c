import Foundation
import Testing

@testable import HookeTool

/// The built command on a terminal that Python's pty makes.
@Suite struct ProgressTerminalTests {
    /// Runs the command with standard error on a terminal of 60 columns and standard output in a file. Its input is the
    /// samples of a spring; it ends when the terminal shows their number, or on a dumb one after a second.
    private static let script = """
        import fcntl, math, os, pty, struct, subprocess, sys, termios, threading, time
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
        out = open(sys.argv[1], "wb")
        run = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=out, stderr=slave)
        os.close(slave)
        def feed():
            for i in range(1100):
                t = i * 0.01
                run.stdin.write(b"%r,%r\\n" % (t, 1 - (1 + t) * math.exp(-t)))
            run.stdin.flush()
            end = time.monotonic() + (1 if os.environ["TERM"] == "dumb" else 30)
            while b"1024 samples" not in said and time.monotonic() < end: time.sleep(0.05)
            run.stdin.close()
        said = b""
        threading.Thread(target=feed).start()
        while True:
            try: part = os.read(master, 65536)
            except OSError: break
            if not part: break
            said += part
        run.wait()
        sys.stdout.buffer.write(said)
        sys.exit(run.returncode)
        """

    private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    private func said(_ arguments: [String], to file: String, environment: [String: String]) throws -> String
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.python))
        let command = try #require(BuiltCommand.executable)
        process.arguments = ["-c", Self.script, file, command.path] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "NO_COLOR" && $0.key != "CI" }.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said)")
        return said
    }

    @Test(.enabled(if: python != nil, "there is no Python, which makes a terminal"))
    func `Long work shows its progress on a terminal, and erases the line`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = ["spring", "fit"]
        let said = try said(arguments, to: file.path, environment: ["TERM": "xterm"])
        let lines = said.components(separatedBy: ProgressText.erasure)
        #expect(lines.first == "" && lines.last == "", "\(said)")
        #expect(lines.contains("reading standard input: 1024 samples"), "\(said)")
        #expect(lines.allSatisfy { $0.count < 60 })
        #expect(try String(contentsOf: file, encoding: .utf8).contains("a spring"))
        // A dumb terminal gets nothing.
        #expect(try self.said(arguments, to: file.path, environment: ["TERM": "dumb"]) == "")
    }

    @Test func `Without a terminal only the answer is written`() throws {
        let outcome = try BuiltCommand.run(["spring", "show", "--preset", "bouncy"])
        #expect(outcome.errors.isEmpty && !outcome.output.contains("\u{1B}"))
    }
}
