import Foundation
import Hooke
import HookeAssets
import HookeExport
import HookePreview
import HookeTransitions
import TestSupport
import Testing

@Suite struct `Lottie exports` {
    /// A shipped transition and its export.
    static func shipped(_ transition: PlayableTransition, distance: Double = 0.25) throws -> (
        model: SceneSnapshot, timeline: Timeline, export: LottieExport
    ) {
        let recorded = try TransitionRecorder.timeline(of: PlaySettings(transition))
        let model = recorded.model.numbered()
        let straight = try recorded.timeline.linearApproximation(
            of: model, distance: distance, transformsGo: .byEntries)
        return (model, recorded.timeline, try LottieExport(straight, name: transition.rawValue))
    }

    // Worst: 0.105 points of 0.25 and 1.2e-4 of 0.002.
    @Test(arguments: [PlayableTransition.drawer, .dropIn, .shrinkAway, .slide])
    func `of shipped transitions are within their error at 1,000 times`(transition: PlayableTransition) throws
    {
        let (model, timeline, export) = try Self.shipped(transition)
        let replay = try LottieReplay(export.json)
        var random = SeededGenerator(seed: 1)
        var worst = LottieComparison()
        for index in 0..<1000 {
            let time = index == 0 ? timeline.duration : random.uniform(0...timeline.duration)
            worst.compare(
                replay.layers(at: time), with: model.showing(timeline.values(at: time)))
        }
        #expect(worst.distance <= export.distance)
        #expect(worst.share <= export.share)
        #expect(worst.roundness <= export.distance)
        #expect(export.notes == [])
    }

    @Test func `of anything in the plane are within their error`() throws {
        var worst = (distance: 0.0, share: 0.0, roundness: 0.0)
        for seed in UInt64(1)...6 {
            var random = SeededGenerator(seed: seed)
            let timeline = RandomScenes.timeline(&random)
            let export = try LottieExport(timeline, name: "any")
            let replay = try LottieReplay(export.json)
            var comparison = LottieComparison()
            for _ in 0..<20 {
                let time = random.uniform(0...3)
                comparison.compare(
                    replay.layers(at: time), with: RandomScenes.snapshot(timeline, at: time))
            }
            #expect(comparison.distance <= export.distance - timeline.distance + 1e-9, "seed \(seed)")
            #expect(comparison.share <= export.share + 1e-12, "seed \(seed)")
            #expect(comparison.roundness <= 1e-12)
            worst.distance = max(worst.distance, comparison.distance / (export.distance - timeline.distance))
            worst.share = max(worst.share, comparison.share)
        }
        print(worst)
    }
}
