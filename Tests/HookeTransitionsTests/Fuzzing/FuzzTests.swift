import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Random scripts over all events of a scene (docs/fuzzing.md).
///
/// `HOOKE_CASES=1000000 swift test -c release -Xswiftc -enable-testing --filter FuzzTests` runs that many;
/// `HOOKE_SCRIPT='{…}' swift test --filter FuzzTests` runs a printed one.
@Suite struct FuzzTests {
    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init)
    }

    /// Runs a script in a new world and returns the first fault.
    static func failure(of script: FuzzScript, _ coverage: inout FuzzCoverage) -> String? {
        // Derived from the script, so that a printed one is complete.
        let restoresAll = !script.events.count.isMultiple(of: 2)
        var world: FuzzWorld? = FuzzWorld(root: script.root, restoresAll: restoresAll)
        var failure: String?
        for (index, event) in script.events.enumerated() {
            world!.perform(event)
            if let what = world!.failure {
                failure = "event \(index): \(what)"
                break
            }
        }
        if failure == nil {
            world!.rest()
            failure = world!.failure.map { "at the end: \($0)" }
        }
        let before = coverage.transitions
        coverage.add(world!.coverage)
        coverage.scripts += 1
        coverage.events += script.events.count
        if coverage.transitions > before { coverage.startingScripts += 1 }
        let books = world!.books
        world = nil
        // The last transition's page has been closed.
        if failure == nil, !books.leaked.isEmpty { failure = "leaked: \(books.leaked)" }
        return failure
    }

    @Test func `No script leaves a scene stuck, repeats or loses a completion, or leaks`()
        async
    {
        let cases = Self.number("HOOKE_CASES") ?? 2_000
        let seed = UInt64(Self.number("HOOKE_SEED") ?? 60)
        let workers =
            Self.number("HOOKE_WORKERS")
            ?? (cases > 20_000 ? ProcessInfo.processInfo.activeProcessorCount : 1)
        let start = ContinuousClock.now
        let runs = await withTaskGroup(of: (FuzzCoverage, String?).self) { group in
            for worker in 0..<workers {
                group.addTask { Self.run(seed: seed &+ UInt64(worker), cases: cases / workers) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let time = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
        var coverage = FuzzCoverage()
        for (part, failure) in runs {
            coverage.add(part)
            if let failure { Issue.record("\(failure)") }
        }
        let share = Double(coverage.startingScripts) / Double(max(1, coverage.scripts))
        print(
            """
            \(coverage.scripts) scripts, \(coverage.events) events, \(coverage.transitions) transitions in \(time) s; \
            \((share * 1000).rounded() / 10) % of the scripts start a transition
            \(coverage.table)
            """)
        guard runs.allSatisfy({ $0.1 == nil }) else { return }
        #expect(share >= 0.3)
        #expect(coverage.missing == [], "by scripts")
    }

    private static func run(seed: UInt64, cases: Int) -> (FuzzCoverage, String?) {
        var coverage = FuzzCoverage()
        let trace = ProcessInfo.processInfo.environment["HOOKE_TRACE"]
        var memory: [Int] = []
        var index = 0
        let found = counterexample(seed: seed, cases: cases, FuzzScript.generator) { script in
            if let trace {
                try? script.description.write(toFile: "\(trace).\(seed)", atomically: false, encoding: .utf8)
            }
            if cases >= 10_000, index.isMultiple(of: max(1, cases / 10)) { memory.append(residentMemory()) }
            index += 1
            return failure(of: script, &coverage)
        }
        if !memory.isEmpty {
            print("resident memory in MB, ten times on the way: \(memory.map { $0 >> 20 })")
        }
        return (coverage, found.map { "\($0)" })
    }

    /// Bytes, on systems that report them.
    private static func residentMemory() -> Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOOKE_SCRIPT"] != nil, "HOOKE_SCRIPT is not set"))
    func `A printed script can be run again`() throws {
        let text = try #require(ProcessInfo.processInfo.environment["HOOKE_SCRIPT"])
        var coverage = FuzzCoverage()
        #expect(Self.failure(of: try FuzzScript(text: text), &coverage) == nil)
    }

    @Test func `A script reads back bit for bit as printed`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<100 {
            let script = FuzzScript.generator.draw(&random)
            let copy = try FuzzScript(text: script.description)
            #expect(copy.description == script.description)
        }
    }
}
