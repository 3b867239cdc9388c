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

    @Test(arguments: [
        PlayableTransition.drawer, .drawerClose, .dropIn, .shrinkAway, .slide, .slideOut,
    ])
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
        print(transition, worst, export.distance, export.share, export.json.utf8.count)
        #expect(worst.distance <= export.distance)
        #expect(worst.share <= export.share)
        #expect(worst.roundness <= export.distance)
        #expect(export.notes == [])
    }
}
