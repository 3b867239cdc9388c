import Foundation
import HookeTransitions
import TestSupport
import Testing

@testable import HookePreview

@Suite struct SceneRecordingTests {
    @Test func `Validation names the field, the value and what is accepted`() throws {
        func refusal(_ change: (inout SceneRecording) -> Void) -> String? {
            var recording = SampleRecordings.drawer
            change(&recording)
            do { try recording.validate() } catch { return error.description }
            return nil
        }
        #expect(refusal { _ in } == nil)
        #expect(refusal { $0.frames = [] } == nil)
        #expect(refusal { $0.size.width = 0 } == "size.width is 0.0; accepted: a number above 0, at most 1e6")
        #expect(refusal { $0.size.height = .nan }?.hasPrefix("size.height is nan") == true)
        #expect(refusal { $0.size.height = .infinity }?.hasPrefix("size.height is inf") == true)
        #expect(refusal { $0.framesPerSecond = -60 }?.hasPrefix("framesPerSecond is -60.0") == true)
        #expect(refusal { $0.frames[3].time = .nan }?.hasPrefix("frames[3].time is nan") == true)
        #expect(
            refusal { $0.frames[3].time = 0 }
                == "frames[3].time is 0.0; accepted: at least \(2.0 / 60), the time before it")
        #expect(refusal { $0.events[1].time = .infinity }?.hasPrefix("events[1].time is inf") == true)
        #expect(
            refusal {
                var shape = LayerShape()
                shape.text = LayerText("a", fontSize: .nan)
                $0.frames[3].snapshot.root.children[0].state.shape = shape
            }?.hasSuffix(": text.fontSize is nan; accepted: a number above 0, at most 1e6") == true)
        #expect(refusal { $0.frames[0].snapshot.root.state.transform.m14 = .nan } == nil)
    }

    @Test func `Chosen frames include start, release, overshoot and end, in order and spread out`() throws {
        let recording = SampleRecordings.drawer
        for count in 4...30 {
            let chosen = recording.representativeFrames(count: count)
            #expect(chosen.count == count)
            #expect(chosen == Set(chosen).sorted())
            #expect(chosen.first == 0 && chosen.last == 66)
            #expect(chosen.contains(24), "the release at 0.4 s")
            let peak = try #require(
                recording.frames.indices.max { recording.frames[$0].fraction < recording.frames[$1].fraction }
            )
            #expect(chosen.contains(peak), "the overshoot")
        }
        let steps = zip(
            recording.representativeFrames(count: 9), recording.representativeFrames(count: 9).dropFirst())
        #expect(steps.allSatisfy { $1 - $0 <= 20 })
        #expect(recording.representativeFrames(count: 1) == [0])
        #expect(recording.representativeFrames(count: 99) == Array(0...66))
    }

    @Test func `Without a release event the release is the first settling frame after an interactive one`() {
        var recording = SampleRecordings.drawer
        #expect(recording.releaseIndex == 24)
        recording.events = []
        #expect(recording.releaseIndex == 24)
        for index in recording.frames.indices { recording.frames[index].phase = .playing }
        #expect(recording.releaseIndex == nil)
        recording.frames = []
        recording.events = [.init(time: 0, label: "Released")]
        #expect(recording.releaseIndex == nil)
        #expect(recording.overshootIndex == nil)
    }

    @Test func `An overshoot below 0.01 or before the release does not count`() {
        var recording = SampleRecordings.drawer
        for index in recording.frames.indices {
            recording.frames[index].fraction = index == 10 ? 1.5 : index == 40 ? 1.009 : 0.5
        }
        #expect(recording.overshootIndex == nil)
        recording.frames[50].fraction = -0.011
        recording.frames[51].fraction = .nan
        #expect(recording.overshootIndex == 50)
    }

    @Test func `The trail is the path since the finger last touched the screen`() {
        var recording = SampleRecordings.drawer
        let downs = [true, true, false, true, true, true, false]
        for (index, isDown) in downs.enumerated() {
            recording.frames[index].finger = isDown ? Point(Double(index), index == 4 ? .nan : 0) : nil
        }
        #expect(recording.trail(to: 0) == [Point(0, 0)])
        #expect(recording.trail(to: 1) == [Point(0, 0), Point(1, 0)])
        #expect(recording.trail(to: 2) == [])
        #expect(recording.trail(to: 5) == [Point(3, 0), Point(5, 0)])
        #expect(recording.trail(to: 6) == [])
    }

    @Test func `Views are those of the scene, without a window that has no background`() {
        var snapshot = SampleRecordings.flip.frames[12].snapshot
        #expect(snapshot.shownViews.map(\.name) == ["stage", "front", "picture", "back", "note"])
        snapshot.root.state.backgroundColor = .black
        #expect(snapshot.shownViews.first?.name == "window")
    }

    @Test func `Phases last until the next one begins`() {
        let spans = SampleRecordings.drawer.phaseSpans
        #expect(spans.map(\.phase) == [.idle, .interactive, .settling, .finished])
        let frame = 1.0 / 60
        #expect(spans.map(\.start) == [0, frame, 0.4, 1.1])
        #expect(spans.map(\.end) == [frame, 0.4, 1.1, 1.1])
    }

    @Test func `A phase begins at its event, not at the frame after it`() {
        var recording = SampleRecordings.drawer
        recording.events = [
            .init(time: 0.01, label: "began"), .init(time: 0.39, label: "release"),
            .init(time: 0.2, label: "settled"),
        ]
        #expect(recording.phaseSpans.map(\.start) == [0, 0.01, 0.39, 1.1])
        #expect(recording.phaseSpans.map(\.end) == [0.01, 0.39, 1.1, 1.1])
    }
}

@Suite struct AxisTicksTests {
    @Test func `Ticks are round, inside the range, and near the number asked for`() {
        let ranges = Generator<[Double]>(draw: { random in
            let low = random.uniform(-1...1) * random.logUniform(1e-4...1e4)
            return [low, low + random.logUniform(1e-4...1e4)]
        })
        checkProperty(seed: 11, cases: 2_000, ranges) { range in
            let ticks = AxisTicks(from: range[0], to: range[1], count: 5)
            let slack = (range[1] - range[0]) * 1e-6
            guard (2...6).contains(ticks.values.count) else { return "\(ticks.values.count) ticks" }
            for (value, label) in zip(ticks.values, ticks.labels) {
                if value < range[0] - slack || value > range[1] + slack { return "\(value) lies outside" }
                guard let read = Double(label) else { return "\(label) is no number" }
                if let off = difference(read, value, within: slack, label) { return off }
            }
            return Set(ticks.labels).count == ticks.labels.count ? nil : "two labels are the same"
        }
    }

    @Test func `Steps are 1, 2, 2.5 or 5 times a power of ten`() {
        #expect(AxisTicks(from: -0.05, to: 1.1, count: 5).labels == ["0.00", "0.25", "0.50", "0.75", "1.00"])
        #expect(AxisTicks(from: 0, to: 2, count: 5).labels == ["0.0", "0.5", "1.0", "1.5", "2.0"])
        #expect(AxisTicks(from: -40, to: 90, count: 5).labels == ["0", "50"])
    }
}
