import Foundation
import Hooke
import HookeTransitions

/// Plays a transition in its own scene, with a gesture or by time, and records each frame.
public struct TransitionRecorder {
    private let settings: PlaySettings
    private let stage: PlayStage
    private var ids: [ViewID: Int] = [:]
    private var frames: [MotionRecording.Frame] = []
    private var events: [MotionRecording.Event] = []
    private var finger: SIMD2<Double>?
    private var releaseJumps: ReleaseJumps?
    private var settlePlan: SettlePlan?
    private var origin = 0.0
    private var outcome: MotionRecording.Phase?
    private var duration = 0.0
    private var remainder = 0.0

    struct ReleaseJumps {
        var positionJump: Double
        var velocityJump: Double
    }

    /// The largest number of frames of a gesture: a minute at 1000 frames per second.
    private static let frameLimit = 60_000.0

    /// Plays and records a transition.
    ///
    /// - Parameters:
    ///   - settings: the transition and how to play it.
    ///   - captured: called after each frame with the number of frames so far, for progress.
    /// - Throws: ``PlayError`` for
    ///   - a screen whose width or height is not above 0 and at most 100,000 points,
    ///   - a frame rate outside 0.01 to 1000,
    ///   - a trace of more than 600 s or 60,000 frames,
    ///   - a trace that no recogniser recognised.
    public static func record(
        _ settings: PlaySettings, captured: (_ frames: Int) -> Void = { _ in }
    ) throws(PlayError) -> MotionRecording {
        try validate(settings.size)
        guard settings.framesPerSecond >= 0.01, settings.framesPerSecond <= 1000 else {
            throw .outOfRange(
                field: "fps", value: settings.framesPerSecond, accepted: "at least 0.01, at most 1000")
        }
        if let trace = settings.trace, trace.duration > 600 {
            throw .outOfRange(
                field: "the duration of the trace in seconds", value: trace.duration, accepted: "at most 600")
        }
        let frames = (settings.trace?.duration ?? 0) * settings.framesPerSecond
        guard frames <= frameLimit else {
            throw .outOfRange(
                field: "the number of frames, the duration of the trace times fps,",
                value: frames.rounded(.up),
                accepted: "at most \(Int(frameLimit))")
        }
        var recorder = TransitionRecorder(settings)
        return try recorder.run(captured)
    }

    static func validate(_ size: CGSize) throws(PlayError) {
        for (field, value) in [("width", size.width), ("height", size.height)]
        where !(value > 0 && value <= 1e5) {
            throw .outOfRange(field: field, value: value, accepted: "above 0, at most 100000 points")
        }
    }

    private init(_ settings: PlaySettings) {
        self.settings = settings
        stage = PlayStage(settings)
        origin = stage.scene.now
    }

    private var scene: WindowScene { stage.scene }

    // MARK: Running

    private mutating func run(_ captured: (Int) -> Void) throws(PlayError) -> MotionRecording {
        let touches = settings.trace?.touches(startingAt: 0) ?? []
        if settings.trace == nil {
            stage.begin(settings.transition)
            duration = scene.transition?.timeline.duration ?? 0
            remainder = scene.transition?.timeline.largestRemainder ?? 0
            outcome = .finished
        }
        var next = 0
        var rest = 0
        var index = 0
        // Record 0.1 s more after everything is at rest, so that the end is visible.
        let tail = Int((settings.framesPerSecond / 10).rounded(.up))
        while rest <= tail {
            let time = Double(index) / settings.framesPerSecond
            while next < touches.count, touches[next].time <= time {
                send(touches[next])
                next += 1
            }
            scene.advance(to: origin + time)
            capture(at: time)
            if next == touches.count, scene.isIdle { rest += 1 }
            index += 1
            captured(index)
        }
        if let trace = settings.trace, stage.driver.release == nil {
            throw .noGesture(trace: trace.name, reason: reasonForNoGesture(trace))
        }
        return recording()
    }

    private mutating func send(_ touch: Touch) {
        var touch = touch
        let time = touch.time
        touch.time += origin
        finger = SIMD2(touch.location.x, touch.location.y)
        if touch.phase == .began { note(time, "touch") }
        let before = stage.driver.isSwiping
        scene.advance(to: touch.time)
        // A move never ends a swipe.
        let shown = before && touch.phase != .moved ? scene.snapshot().projectedViews() : []
        scene.send(touch)
        if !before, stage.driver.isSwiping { note(time, "began") }
        if before, !stage.driver.isSwiping, let release = stage.driver.release {
            note(time, "release")
            // A fast gesture may settle before the next frame.
            outcome = release.verdict.outcome == .finish ? .finished : .cancelled
            measureReleaseJumps(release, shown: shown)
        }
        if touch.phase == .ended || touch.phase == .cancelled { finger = nil }
    }

    /// Compares the projected views right before and right after the release, at the same time.
    private mutating func measureReleaseJumps(_ release: SwipeDriver.Release, shown: [ProjectedView]) {
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

    private mutating func note(_ time: Double, _ label: String) {
        events.append(.init(time: time, label: label))
    }

    // MARK: Capturing

    private mutating func capture(at time: Double) {
        let phase = phase()
        if let last = frames.last?.phase, last != phase, phase == .finished || phase == .cancelled {
            note(settledTime ?? time, "settled")
        }
        let transition = scene.transition
        let fraction = transition?.fraction ?? (phase == .finished ? 1 : 0)
        let velocity = transition?.fractionVelocity ?? 0
        let views = scene.snapshot().projectedViews().dropFirst().map { sample($0) }
        frames.append(
            .init(
                time: time, phase: phase, fraction: fraction, fractionVelocity: velocity, finger: finger,
                views: views))
    }

    private var settledTime: Double? {
        guard let plan = settlePlan, let release = stage.driver.release else { return nil }
        return release.time - origin + plan.duration
    }

    private func phase() -> MotionRecording.Phase {
        guard let transition = scene.transition else { return outcome ?? .idle }
        switch transition.state.phase {
        case .waiting, .interactive:
            return .interactive
        case .playing:
            return .playing
        case .settling, .resting:
            return .settling
        case .ended(let didComplete):
            return didComplete ? .finished : .cancelled
        }
    }

    private mutating func sample(_ view: ProjectedView) -> MotionRecording.ViewSample {
        let id = ids[view.id] ?? ids.count + 1
        ids[view.id] = id
        let frame = view.state.frame
        let size = view.state.bounds.size
        return .init(
            id: id, name: view.name,
            frame: .init(
                x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height),
            extent: SIMD2(size.width, size.height), alpha: view.state.opacity, opacity: view.opacity,
            corners: view.corners, polygon: view.projection.polygon, clip: view.clips, order: view.order,
            color: view.state.backgroundColor.map {
                .init(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
            },
            cornerRadius: view.state.cornerRadius, isHidden: view.isHidden,
            isBackFacing: view.projection.facing == .back
        ).showing(view)
    }

    // MARK: Summary

    private func reasonForNoGesture(_ trace: GestureTrace) -> String {
        let place = trace.samples[0].position
        if scene.window.hitTest(place) == nil {
            return "the finger begins outside the screen, at (\(place.x), \(place.y))"
        }
        if settings.measure == .location {
            return "the edge recogniser needs a touch that begins within 20 points of the "
                + "\(settings.edge.rawValue) edge and moves 10 points inwards"
        }
        return "the pan recogniser needs a movement of 10 points or more"
    }

    private func recording() -> MotionRecording {
        let trace = settings.trace
        let start = trace?.samples[0].milliseconds ?? 0
        var subtitle = ["edge \(settings.edge.rawValue)"]
        if let trace {
            subtitle.insert(URL(fileURLWithPath: trace.name).lastPathComponent, at: 0)
            subtitle += ["\(settings.decision.name) → \(outcomeName)", settings.settleStyleName]
        } else {
            subtitle.append("by time")
        }
        let contents = stage.contents.compactMap { view, content in ids[view].map { ($0, content) } }
        return MotionRecording(
            title: settings.transition.rawValue, subtitle: subtitle.joined(separator: " · "),
            size: SIMD2(settings.size.width, settings.size.height), fps: settings.framesPerSecond,
            frames: frames, events: events,
            trace: trace?.samples.map {
                .init(
                    time: ($0.milliseconds - start) / 1000, x: $0.position.x, y: $0.position.y,
                    isDown: !$0.phase.isRelease)
            } ?? [],
            summary: summary(),
            contents: contents.isEmpty ? nil : Dictionary(uniqueKeysWithValues: contents))
    }

    private var outcomeName: String { stage.driver.release?.verdict.outcome.rawValue ?? "finish" }

    private func summary() -> [MotionRecording.SummaryLine] {
        var lines: [MotionRecording.SummaryLine] = []
        func add(_ key: String, _ value: String) { lines.append(.init(key: key, value: value)) }
        add("transition", "\(settings.transition.rawValue), \(settings.edge.rawValue) edge")
        guard let release = stage.driver.release, let plan = settlePlan, let releaseJumps else {
            add("duration", "\(duration) s by time")
            if remainder > 0 { add("snaps at the end", "\(rounded(remainder * 100, 4)) % of the distance") }
            return lines
        }
        let extent = settings.edge.extent(of: settings.size)
        add("decision", "\(release.verdict.outcome.rawValue) (\(settings.decision.name))")
        add("because", release.verdict.reason)
        add("fraction at release", rounded(release.state.fraction, 6))
        add("finger at release", "\(rounded(release.velocity.x, 2)), \(rounded(release.velocity.y, 2)) px/s")
        add("release velocity", "\(rounded(release.state.velocity, 6)) /s")
        add("settling duration", "\(rounded(plan.duration, 6)) s (\(settings.settleStyleName))")
        add("overshoot", rounded(plan.largestOvershoot, 6))
        add("position jump", "\(releaseJumps.positionJump) pt")
        add("velocity jump", "\(releaseJumps.velocityJump * extent) pt/s")
        return lines
    }

    private func rounded(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
