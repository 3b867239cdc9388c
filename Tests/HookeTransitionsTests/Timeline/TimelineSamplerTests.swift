import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct TimelineSamplerTests {
    /// Returns the timelines of all motions in a random scene.
    private func timelines(_ commands: [UInt64]) -> [Timeline] {
        let stage = RandomStage()
        for command in commands { stage.perform(command) }
        var groups: [AnimationGroup] = []
        for motion in stage.scene.window.tree.flatMap(\.motions)
        where !groups.contains(where: { $0 === motion.group }) {
            groups.append(motion.group)
        }
        return groups.map(\.timeline)
    }

    @Test func `Timeline.Sampler is bit-identical to the timeline, for times in any order`() {
        var asked = 0
        checkProperty(seed: 611, cases: 80, stageCommands) { commands in
            for timeline in timelines(commands) {
                let sampler = timeline.sampler
                var values = sampler.values(at: 0)
                for time in [0.31, 0.02, -1, 0.5, 0, .infinity, 0.1, .nan, 2, timeline.duration, 0.31] {
                    sampler.update(&values, at: time)
                    let table = timeline.values(at: time)
                    for (channel, value) in zip(sampler.channels, values) {
                        asked += 1
                        let own = timeline.tracks.filter {
                            $0.view == channel.view && $0.property == channel.property
                        }
                        let expected = plainSum(
                            own.reversed().map { ($0.plainValue(at: time), $0.to) }, over: own.last!.to)
                        let single = timeline.value(of: channel.property, in: channel.view, at: time)!
                        let fromTable = table[channel.view]![channel.property]!
                        guard value.bits == expected.bits, single.bits == value.bits,
                            fromTable.bits == value.bits
                        else { return "\(channel) at \(time): \(value), \(single), not \(expected)" }
                    }
                    if table.values.map(\.count).reduce(0, +) != sampler.channels.count {
                        return "values(at:) has other channels"
                    }
                }
            }
            return nil
        }
        #expect(asked > 5_000, "\(asked) values were compared")
    }

    @Test func `Timeline.Sampler is bit-identical on any thread`() async {
        let timeline = timelines((0..<200).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 })[0]
        let sampler = timeline.sampler
        let times = (0..<100).map { Double($0) * 0.01 }
        let here = times.map { sampler.values(at: $0).flatMap(\.bits) }
        let there = await Task.detached {
            times.reversed().map { sampler.values(at: $0).flatMap(\.bits) }
        }.value
        #expect(there.reversed() == here)
        #expect(!here[0].isEmpty)
    }

    @Test func `A timeline without motions has no channels`() {
        let sampler = Timeline().sampler
        #expect(sampler.channels.isEmpty)
        #expect(sampler.values(at: 1).isEmpty)
    }

    @Test func `A wrong number of values traps`() async {
        await #expect(processExitsWith: .failure) {
            var values = [AnimatableValue.scalar(0)]
            Timeline().sampler.update(&values, at: 0)
        }
    }
}
