import Foundation
import Hooke
import HookePreview
import HookeTransitions
import TestSupport
import Testing

@Suite struct TransitionRecorderTests {
    /// Those that a swipe away from any edge drives; the others have gestures of their own.
    private static let swiped = PlayableTransition.allCases.filter { $0 != .back && $0 != .zoomClose }

    private func settings(
        _ transition: PlayableTransition, _ trace: GestureTrace?, edge: Edge? = nil
    ) -> PlaySettings {
        var settings = PlaySettings(transition, trace: trace)
        if let edge { settings.edge = edge }
        return settings
    }

    private func value(_ key: String, _ recording: SceneRecording) -> String? {
        recording.summary.first { $0.key == key }?.value
    }

    @Test(arguments: PlayableTransition.allCases)
    func `Every transition plays by time from its start to its end`(_ transition: PlayableTransition) throws {
        let recording = try TransitionRecorder.record(settings(transition, nil))
        #expect(recording.frames.first?.phase == .playing)
        #expect(recording.frames.first?.fraction == 0)
        #expect(recording.frames.last?.phase == .finished)
        #expect(recording.frames.last?.fraction == 1)
        for (before, after) in zip(recording.frames, recording.frames.dropFirst()) {
            #expect(before.fraction <= after.fraction)
            #expect(before.time < after.time)
        }
        let duration = try #require(value("duration", recording))
        #expect(duration.contains(/^\d(\.\d{1,6})? s by time$/), "\(duration)")
        try recording.validate()
    }

    @Test(arguments: swiped, Edge.allCases)
    func `Every transition follows a gesture along the axis of any edge`(
        _ transition: PlayableTransition, _ edge: Edge
    ) throws {
        let trace: GestureTrace =
            switch edge {
            case .left: .swipeRight
            case .right: .swipeLeft
            case .top: .pullDown
            case .bottom: .pullUp
            }
        let recording = try TransitionRecorder.record(settings(transition, trace, edge: edge))
        #expect(recording.frames.last?.phase == .finished)
        #expect(recording.events.map(\.label) == ["touch", "began", "release", "settled"])
        let held = recording.frames.filter { $0.phase == .interactive }
        #expect(held.count > 5)
        #expect(held.last!.fraction > held.first!.fraction)
        try recording.validate()
    }

    @Test
    func
        `The fraction is the translation divided by the extent, or the finger's location with the edge recogniser`()
        throws
    {
        let recording = try TransitionRecorder.record(settings(.drawer, .pullUp, edge: .bottom))
        let trace = GestureTrace.pullUp
        let down = trace.samples[0]
        for frame in recording.frames where frame.phase == .interactive {
            let last = trace.samples.last {
                ($0.milliseconds - down.milliseconds) / 1000 <= frame.time && !$0.phase.isRelease
            }!
            let fraction = (down.position.y - last.position.y) / 844
            #expect((frame.fraction - min(max(fraction, 0), 1)).magnitude < 1e-12)
        }
        var edge = settings(.drawer, .edgeRight, edge: .left)
        edge.measure = .location
        let placed = try TransitionRecorder.record(edge)
        let held = placed.frames.filter { $0.phase == .interactive }
        #expect(held.allSatisfy { ($0.fraction - $0.finger!.x / 390).magnitude < 1e-12 })
    }

    @Test func `A finger that moves back cancels and restores the initial state`() throws {
        let recording = try TransitionRecorder.record(settings(.drawer, .pullBack, edge: .bottom))
        #expect(recording.frames.last?.phase == .cancelled)
        #expect(recording.frames.last?.fraction == 0)
        #expect(recording.frames.last?.snapshot.root == recording.frames.first?.snapshot.root)
        #expect(value("decision", recording)?.hasPrefix("cancel") == true)
    }

    @Test func `Springs and cubics are continuous at release, UIKit's rule has a jump in velocity`() throws {
        for transition in Self.swiped {
            for (style, name) in [
                (SettlePlan.Style?.some(.spring), "spring"), (.cubic, "curve"), (nil, "uikit"),
            ] {
                var settings = settings(transition, .pullUp, edge: .bottom)
                settings.settle = style
                settings.settleStyleName = name
                let recording = try TransitionRecorder.record(settings)
                let position = Double(value("position jump", recording)!.split(separator: " ")[0])!
                let velocity = Double(value("velocity jump", recording)!.split(separator: " ")[0])!
                #expect(position == 0, "rounding is not printed")
                if name == "uikit" { #expect(velocity > 0.1) } else { #expect(velocity <= 1e-6) }
            }
        }
    }

    @Test(arguments: [(PlayableTransition.back, GestureTrace.edgeRight), (.zoomClose, .pullDown)])
    func `A transition with a gesture of its own follows that, and decides by its own rule`(
        _ transition: PlayableTransition, _ trace: GestureTrace
    ) throws {
        let recording = try TransitionRecorder.record(settings(transition, trace))
        #expect(recording.frames.last?.phase == .finished)
        #expect(recording.events.map(\.label) == ["touch", "began", "release", "settled"])
        #expect(recording.frames.count { $0.phase == .interactive } > 5)
        #expect(value("decision", recording)?.contains("projected") == false)
        let jump = Double(value("position jump", recording)!.split(separator: " ")[0])!
        #expect(jump == 0, "rounding is not printed")
        try recording.validate()
    }

    @Test func `A swipe that does not begin at an edge is no gesture back, which the error says`() {
        let error = #expect(throws: PlayError.self) {
            try TransitionRecorder.record(settings(.back, .swipeRight))
        }
        #expect("\(error!)".contains("within 20 points of the left edge"))
    }

    @Test(arguments: PlayableTransition.allCases.filter { !$0.hasTimeline })
    func `A transition without a timeline is refused as one, and shows its flights in frames`(
        _ transition: PlayableTransition
    ) throws {
        let settings = PlaySettings(transition)
        let error = #expect(throws: PlayError.self) { try TransitionRecorder.timeline(of: settings) }
        #expect("\(error!)".contains("\(transition) has no timeline") && "\(error!)".contains("drawer"))
        let frames = try TransitionRecorder.frames(of: settings)
        #expect(frames.frames.count > 40 && frames.frames.count < 120)
        let moved = frames.frames[20].snapshot.projectedViews().filter { !$0.isHidden }
        #expect(moved.contains { ["zoom flight", "photo flight", "presented", "sheet"].contains($0.name) })
    }

    @Test func `No fraction changes more in a frame than its velocity allows`() throws {
        for trace in [GestureTrace.pullUp, .pullBack, .flickUp, .dragAndHold] {
            var settings = settings(.drawer, trace, edge: .bottom)
            settings.framesPerSecond = 240
            let recording = try TransitionRecorder.record(settings)
            let settling = recording.frames.filter { $0.phase == .settling }
            let fastest = settling.map(\.fractionVelocity.magnitude).max() ?? 0
            for (a, b) in zip(settling, settling.dropFirst()) {
                #expect((b.fraction - a.fraction).magnitude <= fastest / 240 + 1e-9)
            }
        }
    }

    @Test func `A trace that no recogniser recognises throws an error with the reason`() {
        var edge = settings(.drawer, .pullUp, edge: .left)
        edge.measure = .location
        for settings in [settings(.drawer, .tap, edge: .bottom), edge] {
            let error = #expect(throws: PlayError.self) { try TransitionRecorder.record(settings) }
            #expect(error?.description.contains("no gesture was recognised") == true)
        }
    }

    @Test func `Sizes and rates out of range throw an error with the field`() {
        for (width, rate, field) in [
            (0.0, 60.0, "width"), (.nan, 60, "width"), (390, 0, "fps"), (390, .nan, "fps"),
        ] {
            var bad = settings(.drawer, nil)
            bad.size.width = width
            bad.framesPerSecond = rate
            let error = #expect(throws: PlayError.self) { try TransitionRecorder.record(bad) }
            #expect(error?.description.hasPrefix(field) == true)
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOOKE_DATA"] != nil, "HOOKE_DATA is not set"))
    func `Recorded swipes drive a drawer from the top or the bottom`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["HOOKE_DATA"]) + "/swipes"
        for number in 1...7 {
            let trace = try GestureTrace(contentsOfFile: "\(folder)/swipe-0\(number).csv")
            let way = trace.samples.last!.position.y - trace.samples[0].position.y
            for edge in way < 0 ? [Edge.bottom] : [.top] {
                let recording = try TransitionRecorder.record(settings(.drawer, trace, edge: edge))
                let velocity = Double(
                    value("velocity jump", recording)!.split(separator: " ")[0])!
                #expect(velocity <= 1e-6)
                #expect([.finished, .cancelled].contains(recording.frames.last!.phase))
            }
        }
    }

    @Test func `Frame rates from 0.01 to 1000 work, others throw`()
        throws
    {
        for rate in [0.01, 0.1, 1000] {
            var settings = settings(.drawer, .swipeRight)
            settings.framesPerSecond = rate
            let recording = try TransitionRecorder.record(settings)
            #expect(recording.frames.last?.phase == .finished)
            try recording.validate()
        }
        for rate in [.leastNonzeroMagnitude, 1e-300, 0.009, 0, -1, .nan, .infinity, 1001] {
            var settings = settings(.drawer, .swipeRight)
            settings.framesPerSecond = rate
            #expect(throws: PlayError.self) { try TransitionRecorder.record(settings) }
        }
    }

    @Test func `Screens of 1 to 100,000 points play, and a finger outside throws an error that says so`()
        throws
    {
        for transition in PlayableTransition.allCases {
            for side in [1, 1.5, 30, 1e5] {
                var settings = settings(transition, nil)
                settings.size = CGSize(width: side, height: side)
                settings.framesPerSecond = 10
                try TransitionRecorder.record(settings).validate()
            }
        }
        var settings = settings(.drawer, .swipeRight)
        for side in [.leastNonzeroMagnitude, 0.99, 100_001] {
            settings.size = CGSize(width: side, height: 844)
            let error = #expect(throws: PlayError.self) { try TransitionRecorder.record(settings) }
            #expect("\(error!)".contains("accepted: 1 to 100000 points"))
        }
        settings.size = CGSize(width: 1, height: 1)
        let error = #expect(throws: PlayError.self) { try TransitionRecorder.record(settings) }
        #expect("\(error!)".contains("outside the screen"))
    }

    @Test func `Short, instantaneous, late and cancelled traces play or throw`() throws {
        func trace(_ samples: [(Double, GestureTrace.Phase, Double)]) throws -> GestureTrace {
            try GestureTrace(
                name: "made",
                samples: samples.map {
                    .init(milliseconds: $0.0, phase: $0.1, position: CGPoint(x: $0.2, y: 400))
                })
        }
        let late = try trace([
            (9e14, .down, 10), (9e14 + 10, .move, 100), (9e14 + 20, .move, 300), (9e14 + 20, .up, 300),
        ])
        let timeless = try trace([(5, .down, 10), (5, .move, 100), (5, .move, 300), (5, .up, 300)])
        let cancelled = try trace([(-50, .down, 10), (-40, .move, 300), (0, .cancel, 300)])
        for (trace, phase) in [
            (late, SceneRecording.Phase.finished), (timeless, .finished), (cancelled, .cancelled),
        ] {
            let recording = try TransitionRecorder.record(settings(.drawer, trace))
            #expect(recording.frames.last?.phase == phase)
            #expect(recording.frames.first?.time == 0)
            try recording.validate()
        }
        let short = try trace([(0, .down, 10), (100, .up, 10)])
        #expect(throws: PlayError.self) { try TransitionRecorder.record(settings(.drawer, short)) }
    }

    @Test func `A recording with too many frames throws before it runs`() throws {
        let long = try GestureTrace(
            name: "long",
            samples: [
                .init(milliseconds: 0, phase: .down, position: CGPoint(x: 10, y: 10)),
                .init(milliseconds: 590_000, phase: .move, position: CGPoint(x: 300, y: 10)),
                .init(milliseconds: 590_000, phase: .up, position: CGPoint(x: 300, y: 10)),
            ])
        var settings = settings(.drawer, long)
        settings.framesPerSecond = 1000
        let error = #expect(throws: PlayError.self) { try TransitionRecorder.record(settings) }
        #expect("\(error!)".contains("frames"))
    }
}
