import Foundation
import Synchronization
import Testing

@testable import HookeTool

@Suite struct ProgressLineTests {
    /// A terminal that records its text, and a clock that is set.
    private final class Desk: Sendable {
        let written = Mutex<[String]>([])
        let now = Mutex(100.0)

        func line(columns: Int = 80) -> ProgressLine {
            ProgressLine(
                sink: .init(
                    write: { text in self.written.withLock { $0.append(text) } }, columns: { columns }),
                clock: { self.now.withLock { $0 } })
        }

        func wait(_ seconds: Double) { now.withLock { $0 += seconds } }
        var texts: [String] { written.withLock { $0 } }

        /// The line that the terminal shows at the end, after carriage returns and erasures.
        var screen: String {
            texts.joined().components(separatedBy: "\n").map { line in
                line.components(separatedBy: ProgressText.erasure).last ?? ""
            }.joined(separator: "\n")
        }
    }

    @Test func `Short work writes nothing`() {
        let desk = Desk()
        let line = desk.line()
        line.say("reading")
        desk.wait(0.29)
        line.say("still reading")
        line.erase()
        #expect(desk.texts.isEmpty)
    }

    @Test func `Long work shows one line, at most ten times a second, and erases it`() {
        let desk = Desk()
        let line = desk.line()
        var drawings = 0
        for step in 0..<20_000 {
            line.say("rows", step, of: 20_000)
            desk.wait(0.0001)
        }
        drawings = desk.texts.count
        // 2 s, of which the first 0.3 s are silent: 17 tenths, and one for the first.
        #expect((12...18).contains(drawings), "\(drawings) drawings")
        #expect(desk.texts.allSatisfy { $0.hasPrefix("\r\u{1B}[K") && !$0.contains("\n") })
        #expect(desk.screen.hasPrefix("rows ") && desk.screen.hasSuffix(" % · 1 s"), "\(desk.screen)")
        line.erase()
        #expect(desk.texts.count == drawings + 1 && desk.screen.isEmpty)
        line.erase()
        #expect(desk.texts.count == drawings + 1, "nothing is there to be erased")
    }

    @Test func `A long step is redrawn with its seconds`() {
        let desk = Desk()
        let line = desk.line()
        line.say("fitting 10 samples")
        #expect(desk.texts.isEmpty)
        desk.wait(0.5)
        line.draw()
        #expect(desk.screen == "fitting 10 samples")
        desk.wait(0.2)
        line.draw()
        #expect(desk.texts.count == 1, "the same is not written twice")
        desk.wait(2.4)
        line.draw()
        #expect(desk.screen == "fitting 10 samples · 3 s")
    }

    @Test func `Other text is written to an erased line`() {
        let desk = Desk()
        let line = desk.line()
        desk.wait(1)
        line.say("one")
        line.erase()
        desk.written.withLock { $0.append("note\n") }
        line.draw()
        #expect(desk.screen == "note\n", "nothing is said between")
        line.say("two")
        #expect(desk.screen == "note\ntwo · 1 s")
    }

    @Test func `A line is shorter than the terminal, without control characters`() {
        for columns in [0, 1, 2, 8, 80] {
            let desk = Desk()
            let line = desk.line(columns: columns)
            desk.wait(0.4)
            line.say("a\u{1B}[2J\nname \u{9B}31m" + String(repeating: "é", count: 200))
            #expect(desk.screen.count < max(columns, 1), "\(desk.screen)")
            #expect(!desk.screen.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x9B })
        }
    }

    @Test func `Without a sink nothing is written, and an empty count is 100 %`() {
        let desk = Desk()
        let line = desk.line()
        desk.wait(1)
        line.say("rows", 0, of: 0)
        #expect(desk.screen == "rows 100 % · 1 s")
        // Without a sink the text is not made.
        let quiet = ProgressLine(sink: nil)
        func words() -> String {
            Issue.record("asked for words that nobody sees")
            return ""
        }
        quiet.say(words())
        quiet.draw()
        quiet.erase()
    }

    @Test func `The line is erased after an error too`() {
        struct Stop: Error {}
        let written = Mutex<[String]>([])
        let sink = ProgressLine.Sink(
            write: { text in written.withLock { $0.append(text) } }, columns: { 80 })
        #expect(throws: Stop.self) {
            try ProgressLine.during(sink) { progress in
                progress.say("waiting")
                // The timer draws it during the wait.
                let end = Date(timeIntervalSinceNow: 10)
                while written.withLock({ $0.isEmpty }), Date() < end { usleep(10_000) }
                throw Stop()
            }
        }
        let texts = written.withLock { $0 }
        #expect(texts.first?.hasPrefix(ProgressText.erasure + "waiting") == true)
        #expect(texts.last == ProgressText.erasure)
    }

    @Test func `Only a terminal that can erase a line is written to`() {
        let wants = ProgressLine.Sink.wants
        #expect(wants(["TERM": "xterm-256color"]))
        #expect(wants(["TERM": "vt100", "NO_COLOR": "", "CI": ""]))
        for quiet in [
            [:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"],
            ["TERM": "xterm", "CI": "true"],
        ] { #expect(!wants(quiet), "\(quiet)") }
        // Standard error of a test may be a terminal: the environment decides.
        #expect(ProgressLine.Sink.terminal(environment: ["TERM": "dumb"]) == nil)
    }
}
