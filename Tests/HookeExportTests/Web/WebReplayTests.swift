import Foundation
import Hooke
import HookeExport
import HookePreview
import HookeTransitions
import TestSupport
import Testing

/// Compares exports in Chromium with the scene, at 1,000 times, or 200 for the shipped transitions, of 50 views each.
///
/// The browser's own arithmetic adds to the error bound: it rounds widths and heights to 1/64 pixel and
/// colours to eight bits, and prints six digits of computed values.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed: no export is replayed"))
struct WebReplayTests {
    private static let replays = Result {
        let everything = try SampleTimelines.everything()
        var list = [try Replay("everything", everything) { everything.snapshot(at: $0) }]
        let transitions: Set = [PlayableTransition.flip, .drawer, .dropIn, .shrinkAway]
        for shipped in try ShippedTimeline.all.get() where transitions.contains(shipped.transition) {
            let recorded = shipped.recorded
            let sampler = recorded.timeline.sampler
            list.append(
                try Replay(shipped.transition.rawValue, shipped.straight, count: 200) { time in
                    var values: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
                    for (channel, value) in zip(sampler.channels, sampler.values(at: time)) {
                        values[channel.view, default: [:]][channel.property] = value
                    }
                    return recorded.model.showing(values)
                })
        }
        for (name, strips) in [("fold", StripTransitions.fold()), ("caps", StripTransitions.stretched())] {
            let timeline = try strips.timeline.linearApproximation(of: strips.model)
            list.append(
                try Replay(name, timeline) { strips.model.showing(strips.timeline.values(at: $0)) })
        }
        return list
    }

    @Test func `The timeline of everything moves every property of a layer`() throws {
        let moved = Set(try SampleTimelines.everything().channels.map(\.property))
        #expect(moved == Set(AnimatedProperty.layerCases))
    }

    @Test(arguments: ReplayFormat.allCases)
    func `A browser shows each view within the error`(_ format: ReplayFormat) throws {
        let replays = try Self.replays.get()
        for (replay, found) in zip(replays, try Browser.readings(of: replays, format)) {
            try #require(found.count == replay.expected.count)
            let errors = ReplayErrors(replay, found)
            let (distance, colorError) = (replay.export.distance, replay.export.colorError)
            if let folder = ProcessInfo.processInfo.environment["HOOKE_PAGES"] {
                print(format, replay.name, "stated", distance, colorError, "found", errors)
                let file = URL(fileURLWithPath: folder).appendingPathComponent("\(replay.name).html")
                try Data(replay.export.page.utf8).write(to: file)
            }
            // At least thirteen numbers of each view at each time.
            #expect(errors.count >= 13 * replay.views.count * replay.times.count)
            // Worst error measured without an error bound of its own: 0.0231, from 1/64 (0.0156) enlarged 1.5
            // times.
            #expect(errors.corners.error <= distance + 0.025, "\(replay.name): corners \(errors.corners)")
            // 5.0e-5.
            #expect(errors.lengths.error <= distance + 1e-4, "\(replay.name): lengths \(errors.lengths)")
            // 5.2e-7.
            #expect(
                errors.opacities.error <= colorError + 1e-6, "\(replay.name): opacities \(errors.opacities)")
            // 5.4e-3: both ends of a piece, and then the values in between, are rounded to eight bits.
            #expect(errors.colors.error <= colorError + 1.5 / 255, "\(replay.name): colours \(errors.colors)")
            #expect(errors.orders.error == 0, "\(replay.name): order \(errors.orders)")
        }
    }
}
