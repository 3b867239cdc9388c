import Foundation
import TestSupport
import Testing

/// Random scripts over changes of a scene, with blocks and property animators.
///
/// `HOOKE_CHANGE_SCRIPT='{…}' swift test --filter ChangeScriptTests` runs a printed one.
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
        let cases = randomCases(500)
        var (made, cancelled, handOvers, retargets) = (0, 0, 0, 0)
        let found = counterexample(seed: 18, cases: cases, ChangeScript.generator) { script in
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

    @Test func `A hand that moves the whole change in less than a millisecond settles with the limit`() throws
    {
        let script = try ChangeScript(
            text: """
                {"steps":[{"make":{"inside":"nothing","slot":0,"values":[8],"views":[1]}},
                {"scrub":{"_1":0,"slot":0}},{"tick":{"_0":0.0005}},{"scrub":{"_1":0.75,"slot":0}},
                {"release":{"slot":0}},{"grab":{"slot":0}},{"cancel":{"slot":0}}]}
                """)
        #expect(Self.failure(of: script) == nil)
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
