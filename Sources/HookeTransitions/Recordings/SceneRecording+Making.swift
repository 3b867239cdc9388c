import Foundation
import Hooke

extension SceneRecording {
    /// The longest recording, in seconds.
    static let longest = 600.0
    /// The largest number of frames.
    static let frameLimit = 60_000.0
    /// The seconds that are recorded after the scene has come to rest.
    static let tail = 0.1

    /// Records a scene from its current time.
    ///
    /// - Parameters:
    ///   - scene: the scene. It is advanced to the end of the recording.
    ///   - end: the duration in seconds; `nil` until the scene is at rest, and 0.1 s more.
    ///   - framesPerSecond: the frames in a second. The first frame is at 0, the last at `end`.
    ///   - trace: a gesture whose touches are sent at their times, from 0 on.
    ///   - start: starts animations, at time 0.
    ///   - eachFrame: called at the time of each frame, before it is captured, for loops of your own. Give them an `end`.
    ///   - progress: called after each frame with the part that is done, 0 to 1, non-decreasing; an estimate without `end`.
    ///     Return `false` to stop.
    /// - Throws: ``RecordingError`` for a duration or a rate out of range, a scene that does not come to rest within 600 s, and
    ///   where `progress` stops it; what `start` and `eachFrame` throw.
    /// - Complexity: O(n) for n views, for each frame.
    #if MainActor
        @MainActor
    #endif
    public init(
        of scene: WindowScene, until end: Double? = nil, framesPerSecond: Double = 60,
        trace: GestureTrace? = nil, start: () throws -> Void = {},
        eachFrame: (Double) throws -> Void = { _ in }, progress: (Double) -> Bool = { _ in true }
    ) throws {
        try Self.check(end, framesPerSecond, trace)
        var recorder = SceneRecorder(scene, framesPerSecond: framesPerSecond)
        try scene.run(start)
        let touches = trace?.touches(startingAt: 0) ?? []
        var failure: (any Error)?
        try recorder.run(
            until: end, framesPerSecond, touches, captured: progress, send: { $0.send($1) }
        ) { time in
            do {
                try scene.run { try eachFrame(time) }
                return true
            } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        self = recorder.recording
        self.trace = trace
    }

    /// Throws for a duration, a rate or a trace out of range.
    package static func check(
        _ end: Double?, _ rate: Double, _ trace: GestureTrace?
    ) throws(RecordingError) {
        guard rate >= 0.01, rate <= 1000 else {
            throw .outOfRange(field: "fps", value: rate, accepted: "at least 0.01, at most 1000")
        }
        if let end, !(end > 0 && end <= longest) {
            throw .outOfRange(field: "until", value: end, accepted: "seconds above 0, at most 600")
        }
        if let trace, trace.duration > longest {
            throw .outOfRange(
                field: "the duration of the trace in seconds", value: trace.duration, accepted: "at most 600")
        }
        let frames = max(end ?? 0, trace?.duration ?? 0) * rate
        guard frames <= frameLimit else {
            throw .outOfRange(
                field: "the number of frames, the duration of the trace times fps,",
                value: frames.rounded(.up), accepted: "at most \(Int(frameLimit))")
        }
    }
}

extension SceneRecorder {
    /// Captures frame after frame until `end`, or until the scene is at rest. Stops where `eachFrame` returns `false`.
    package mutating func run(
        until end: Double?, _ rate: Double, _ touches: [Touch], captured: (Double) -> Bool,
        send: (inout SceneRecorder, Touch) -> Void, eachFrame: (Double) -> Bool = { _ in true }
    ) throws(RecordingError) {
        var next = 0
        var rest = 0
        var index = 0
        // The estimate never goes back.
        var part = 0.0
        let tail = Int((SceneRecording.tail * rate).rounded(.up))
        while true {
            var time = Double(index) / rate
            if let end, time > end - 1e-9 { time = end }
            while next < touches.count, touches[next].time <= time {
                send(&self, touches[next])
                next += 1
            }
            scene.advance(to: origin + time)
            guard eachFrame(time) else { return }
            capture(at: time)
            index += 1
            part = max(part, done(time, end, touches))
            guard captured(part) else { throw RecordingError.stopped(afterFrames: index) }
            if let end {
                if time >= end { return }
                continue
            }
            if next == touches.count, scene.isIdle { rest += 1 }
            if rest > tail { return }
            guard Double(index) <= SceneRecording.frameLimit, time <= 2 * SceneRecording.longest else {
                throw RecordingError.endless(after: time)
            }
        }
    }

    private func done(_ time: Double, _ end: Double?, _ touches: [Touch]) -> Double {
        let last = end ?? max(touches.last?.time ?? 0, (scene.nextEventTime ?? scene.now) - scene.now + time)
        return last > 0 ? min(1, time / last) : 1
    }
}
