import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Random scripts over all events of a scene (docs/internals/fuzzing.md).
///
/// `HOOKE_SCRIPT='{…}' swift test --filter FuzzTests` runs a printed one.
@Suite struct FuzzTests {
    /// Runs a script in a new world and returns the first fault.
    static func failure(of script: FuzzScript, _ coverage: inout FuzzCoverage) -> String? {
        let restoresAll = script.restoresAll ?? !script.events.count.isMultiple(of: 2)
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
        let coverage = await Self.check(FuzzScript.generator, cases: 2_000)
        guard let coverage else { return }
        #expect(Double(coverage.startingScripts) >= 0.3 * Double(coverage.scripts))
        #expect(coverage.missing == [], "by scripts")
    }

    @Test func `Neither does one with sheets, scroll views, a collection view, zooms and previews`() async {
        let coverage = await Self.check(FuzzScript.generatorOfEverything, cases: 100)
        guard let coverage else { return }
        #expect(Double(coverage.startingScripts) >= 0.3 * Double(coverage.scripts))
        if coverage.scripts >= 5_000 { #expect(coverage.missing == [], "by scripts") }
    }

    /// Runs random scripts, by default `cases`. Records failures; returns the counts if there is none.
    private static func check(_ generator: Generator<FuzzScript>, cases: Int) async -> FuzzCoverage? {
        let cases = randomCases(cases)
        let workers =
            ProcessInfo.processInfo.environment["HOOKE_WORKERS"].flatMap(Int.init)
            ?? (cases > 20_000 ? ProcessInfo.processInfo.activeProcessorCount : 1)
        let start = ContinuousClock.now
        let runs = await withTaskGroup(of: (FuzzCoverage, String?).self) { group in
            for worker in 0..<workers {
                group.addTask { run(generator, seed: 60 + UInt64(worker), cases: cases / workers) }
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
        return runs.allSatisfy { $0.1 == nil } ? coverage : nil
    }

    private static func run(
        _ generator: Generator<FuzzScript>, seed: UInt64, cases: Int
    ) -> (FuzzCoverage, String?) {
        var coverage = FuzzCoverage()
        let trace = ProcessInfo.processInfo.environment["HOOKE_TRACE"]
        var memory: [Int] = []
        var index = 0
        let found = counterexample(seed: seed, cases: cases, generator) { script in
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
        let script = try FuzzScript(text: text)
        var coverage = FuzzCoverage()
        guard let failure = Self.failure(of: script, &coverage) else { return }
        Issue.record("\(failure)\n\(Self.shrunk(script))")
    }

    /// Returns the shortest failing script that removing and simplifying events finds, with its failure.
    private static func shrunk(_ script: FuzzScript) -> String {
        var (shortest, failure) = (script, "")
        var coverage = FuzzCoverage()
        search: while true {
            for candidate in FuzzScript.generator.shrink(shortest) {
                guard let found = Self.failure(of: candidate, &coverage) else { continue }
                (shortest, failure) = (candidate, found)
                continue search
            }
            return "\(failure)\n\(shortest)"
        }
    }

    @Test func `A script reads back bit for bit as printed`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<randomCases(100) {
            let script = FuzzScript.generatorOfEverything.draw(&random)
            let copy = try FuzzScript(text: script.description)
            #expect(copy.description == script.description)
        }
    }
}
