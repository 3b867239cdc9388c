import Foundation
import TestSupport
import Testing

/// Random scripts over changes of a scene, with blocks and property animators.
///
/// `HOOKE_CASES=100000 swift test -c release -Xswiftc -enable-testing --filter ChangeScriptTests` runs that
/// many; `HOOKE_CHANGE_SCRIPT='{…}' swift test --filter ChangeScriptTests` runs a printed one.
@Suite struct ChangeScriptTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static func failure(
        of script: ChangeScript, _ note: (ChangeWorld) -> Void = { _ in }
    ) -> String? {
        let world = ChangeWorld()
        for (index, step) in script.steps.enumerated() {
            world.perform(step)
            if let what = world.failure { return "step \(index): \(what)" }
        }
        world.rest()
        note(world)
        return world.failure.map { "at the end: \($0)" }
    }

    @Test func `No script leaves a change stuck, ends one twice, or restores other bits`() {
        let cases = Self.environment["HOOKE_CASES"].flatMap(Int.init) ?? 500
        let seed = Self.environment["HOOKE_SEED"].flatMap(UInt64.init) ?? 18
        var (made, cancelled, handOvers, retargets) = (0, 0, 0, 0)
        let found = counterexample(seed: seed, cases: cases, ChangeScript.generator) { script in
            Self.failure(of: script) {
                made += $0.counts.made
                cancelled += $0.counts.cancelled
                handOvers += $0.handOvers
                retargets += $0.retargets
            }
        }
        if let found { Issue.record("\(found)") }
        print(
            "\(cases) scripts, \(made) changes, \(cancelled) cancelled, \(handOvers) hand-overs, "
                + "\(retargets) retargets")
        #expect(made >= cases)
        #expect(cancelled >= cases / 4)
    }

    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["HOOKE_CHANGE_SCRIPT"] != nil,
            "HOOKE_CHANGE_SCRIPT is not set"))
    func `A printed script can be run again`() throws {
        let text = try #require(Self.environment["HOOKE_CHANGE_SCRIPT"])
        #expect(Self.failure(of: try ChangeScript(text: text)) == nil)
    }
}
