import Foundation
import Hooke
import HookeExport
import HookeTransitions

/// Plays a transition in its own scene, with a gesture or by time, and records each frame with a `SceneRecorder`.
public struct TransitionRecorder: SceneIsolated {
    private let settings: PlaySettings
    private let stage: PlayStage
    private var releaseJumps: ReleaseJumps?
    private var settlePlan: SettlePlan?
    private var duration = 0.0
    private var remainder = 0.0

    struct ReleaseJumps {
        var positionJump: Double
        var velocityJump: Double
    }

    /// Plays and records a transition.
    ///
    /// - Parameters:
    ///   - settings: the transition and how to play it.
    ///   - progress: called after each frame with the part that is done, 0 to 1: an estimate. Return `false` to stop.
    /// - Throws: ``PlayError`` for
    ///   - a screen whose width or height is not above 0 and at most 100,000 points,
    ///   - a frame rate outside 0.01 to 1000,
    ///   - a trace of more than 600 s or 60,000 frames,
    ///   - more than 60,000 times, or times that decrease or are outside 0 to 1,200 s,
    ///   - a trace that no recogniser recognised,
    ///   - a transition that does not end, or that `progress` stops.
    public static func record(
        _ settings: PlaySettings, progress: (Double) -> Bool = { _ in true }
    ) throws(PlayError) -> SceneRecording {
        try validate(settings.size)
        do throws(RecordingError) {
            try SceneRecording.check(nil, settings.framesPerSecond, settings.trace)
        } catch {
            throw .recording(error)
        }
        if let times = settings.times { try validate(times) }
        var recorder = TransitionRecorder(settings)
        return try recorder.run(progress)
    }

    static func validate(_ size: CGSize) throws(PlayError) {
        for (field, value) in [("width", size.width), ("height", size.height)]
        where !(value >= 1 && value <= 1e5) {
            throw .outOfRange(field: field, value: value, accepted: "1 to 100000 points")
        }
    }

    private static func validate(_ times: [Double]) throws(PlayError) {
        guard (1...60_000).contains(times.count) else {
            throw .outOfRange(
                field: "the number of times", value: Double(times.count), accepted: "1 to 60000")
        }
        var last = 0.0
        for time in times {
            guard time >= last, time <= 1200 else {
                throw .outOfRange(
                    field: "a time in seconds", value: time,
                    accepted: "at least \(last), the one before it, and at most 1200")
            }
            last = time
        }
    }

    private init(_ settings: PlaySettings) {
        self.settings = settings
        stage = PlayStage(settings)
    }

    private var scene: WindowScene { stage.scene }

    // MARK: Running

    private mutating func run(_ progress: (Double) -> Bool) throws(PlayError) -> SceneRecording {
        var recorder = SceneRecorder(scene, framesPerSecond: settings.framesPerSecond)
        if settings.trace == nil {
            stage.begin(settings.transition)
            duration = scene.transition?.timeline.duration ?? 0
            remainder = scene.transition?.timeline.largestRemainder ?? 0
        }
        if let times = settings.times {
            run(at: times, &recorder)
        } else {
            try run(&recorder, progress)
        }
        if let trace = settings.trace, stage.driver.release == nil {
            throw .noGesture(trace: trace.name, reason: reasonForNoGesture(trace))
        }
        var recording = recorder.recording
        recording.trace = settings.trace
        return described(recording)
    }

    private mutating func run(
        _ recorder: inout SceneRecorder, _ progress: (Double) -> Bool
    ) throws(PlayError) {
        do throws(RecordingError) {
            try recorder.run(
                until: nil, settings.framesPerSecond, settings.trace?.touches(startingAt: 0) ?? [],
                captured: progress, send: { send($1, to: &$0) })
        } catch {
            throw .recording(error)
        }
    }

    /// Captures the given times, and sends all touches.
    private mutating func run(at times: [Double], _ recorder: inout SceneRecorder) {
        let touches = settings.trace?.touches(startingAt: 0) ?? []
        var next = 0
        func isDue(_ time: Double) -> Bool { next < touches.count && touches[next].time <= time }
        for time in times {
            while isDue(time) {
                send(touches[next], to: &recorder)
                next += 1
            }
            recorder.capture(at: time)
        }
        for touch in touches[next...] { send(touch, to: &recorder) }
    }

    /// Sends a touch, and measures the jumps at the release.
    private mutating func send(_ touch: Touch, to recorder: inout SceneRecorder) {
        let before = stage.driver.isTracking
        // A move never ends a swipe.
        var shown: [ProjectedView] = []
        if before, touch.phase != .moved {
            recorder.advance(to: touch.time)
            shown = scene.snapshot().projectedViews()
        }
        recorder.send(touch)
        if before, !stage.driver.isTracking, let release = stage.driver.release {
            measureReleaseJumps(release, shown: shown)
        }
    }

    /// Compares the projected views right before and right after the release, at the same time.
    private mutating func measureReleaseJumps(_ release: GestureDriver.Release, shown: [ProjectedView]) {
        var jump = 0.0
        for (before, after) in zip(shown, scene.snapshot().projectedViews()) where before.id == after.id {
            for (a, b) in zip(before.corners, after.corners) {
                let distance = (a - b).norm
                if distance.isFinite { jump = max(jump, distance) }
            }
        }
        settlePlan = scene.transition?.settlePlan
        let velocity = settlePlan?.velocity(at: 0) ?? 0
        releaseJumps = ReleaseJumps(
            positionJump: jump, velocityJump: (velocity - release.state.velocity).magnitude)
    }

    // MARK: Summary

    private func reasonForNoGesture(_ trace: GestureTrace) -> String {
        let place = trace.samples[0].position
        if scene.window.hitTest(place) == nil {
            return "the finger begins outside the screen, at (\(place.x), \(place.y))"
        }
        if stage.driver.gestureRecognizer is ScreenEdgePanGestureRecognizer {
            return "the edge recogniser needs a touch that begins within 20 points of the "
                + "\(settings.edge.rawValue) edge and moves 10 points inwards"
        }
        return "the pan recogniser needs a movement of 10 points or more"
    }

    private func described(_ scene: SceneRecording) -> SceneRecording {
        var subtitle = ["edge \(settings.edge.rawValue)"]
        if let trace = settings.trace {
            subtitle.insert(URL(fileURLWithPath: trace.name).lastPathComponent, at: 0)
            subtitle += ["\(stage.driver.decisionName) → \(outcomeName)", settings.settleStyleName]
        } else {
            subtitle.append("by time")
        }
        var recording = scene
        recording.title = settings.transition.rawValue
        recording.subtitle = subtitle.joined(separator: " · ")
        recording.summary = summary()
        return recording
    }

    private var outcomeName: String { stage.driver.release?.verdict.outcome.rawValue ?? "finish" }

    private func summary() -> [SceneRecording.SummaryLine] {
        var lines: [SceneRecording.SummaryLine] = []
        func add(_ key: String, _ value: String) { lines.append(.init(key: key, value: value)) }
        add("transition", "\(settings.transition.rawValue), \(settings.edge.rawValue) edge")
        guard let release = stage.driver.release, let plan = settlePlan, let releaseJumps else {
            add("duration", "\(WebText.short(duration)) s by time")
            if remainder > 0 { add("snaps at the end", "\(rounded(remainder * 100, 4)) % of the distance") }
            return lines
        }
        let extent = settings.edge.extent(of: settings.size)
        add("decision", "\(release.verdict.outcome.rawValue) (\(stage.driver.decisionName))")
        add("because", release.verdict.reason)
        add("fraction at release", rounded(release.state.fraction, 6))
        add("finger at release", "\(rounded(release.velocity.x, 2)), \(rounded(release.velocity.y, 2)) px/s")
        add("release velocity", "\(rounded(release.state.velocity, 6)) /s")
        add("settling duration", "\(rounded(plan.duration, 6)) s (\(settings.settleStyleName))")
        add("overshoot", rounded(plan.largestOvershoot, 6))
        add("position jump", "\(jump(releaseJumps.positionJump, of: extent)) pt")
        if stage.driver.settlesAlongExtent {
            let speed = max(1, release.state.velocity.magnitude) * extent
            add("velocity jump", "\(jump(releaseJumps.velocityJump * extent, of: speed)) pt/s")
        }
        return lines
    }

    /// Returns a difference of two numbers of a size with three digits; 0 for their rounding.
    private func jump(_ value: Double, of size: Double) -> String {
        value <= 0x1p-40 * size ? "0" : String(format: "%.3g", value)
    }

    private func rounded(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
