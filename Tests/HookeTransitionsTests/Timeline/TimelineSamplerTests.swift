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

    @Test func `Where a motion equals its end, Timeline and Timeline.Sampler give the end's bits`() throws {
        let ends: [(AnimatedProperty, AnimatableValue, AnimatableValue)] = [
            (.opacity, .scalar(0), .scalar(-0.0)), (.position, .pair(.zero), .pair(SIMD2(-0.0, 0))),
            (.bounds, .quad(.zero), .quad(SIMD4(0, 0, -0.0, 0))),
            (.locations, .numbers([0]), .numbers([-0.0])),
        ]
        let view = ViewID(number: 7)
        var timeline = Timeline()
        for (property, from, to) in ends {
            timeline.append(
                Track(
                    view: view, property: property, delay: 0, duration: 1, from: from, to: to, pacing: .linear
                ))
        }
        let sampled = timeline.sampler.values(at: 0.5)
        for (index, (property, _, to)) in ends.enumerated() {
            let single = try #require(timeline.value(of: property, in: view, at: 0.5))
            #expect(single.bits == to.bits && sampled[index].bits == to.bits, "\(property)")
        }
    }

    @Test func `A track takes at most 32 bytes, and the rest is shared by its copies`() {
        #expect(MemoryLayout<Track>.stride <= 32)
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
