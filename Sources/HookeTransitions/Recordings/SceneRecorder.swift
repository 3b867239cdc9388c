import Foundation
import Hooke

/// Records a scene that you advance yourself.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let ball = SceneView(frame: .init(x: 0, y: 0, width: 40, height: 40), name: "ball")
/// scene.window.addSubview(ball)
///
/// var recorder = SceneRecorder(scene)
/// for step in 0...60 {
///     ball.center.x = 20 + Double(step * step) / 20
///     recorder.capture(at: Double(step) / 60)
/// }
/// let recording = recorder.recording
/// ```
///
/// A scene has one clock: record it with one recorder at a time.
public struct SceneRecorder: SceneIsolated {
    /// The scene.
    public let scene: WindowScene
    private var made: SceneRecording
    /// The scene's time at the start.
    let origin: Double
    private var finger: SIMD2<Double>?
    /// The transition that was running last.
    private var transition: TransitionContext?
    /// When the settling transition comes to rest.
    private var settledTime: Double?
    /// The frames without a transition, and whether the scene moved at each.
    private var timed: [(index: Int, isMoving: Bool, hasFraction: Bool)] = []
    private var wasTouched = false

    /// Creates a recorder whose time 0 is the scene's current time.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - framesPerSecond: the rate at which you will capture, for pictures.
    public init(_ scene: WindowScene, framesPerSecond: Double = 60) {
        self.scene = scene
        origin = scene.now
        made = SceneRecording(size: scene.bounds.size, framesPerSecond: framesPerSecond)
    }

    /// The recording so far.
    public var recording: SceneRecording {
        var recording = made
        fillFractions(&recording)
        return recording
    }

    /// Adds an event at the scene's time.
    public mutating func note(_ label: String) { note(scene.now - origin, label) }

    mutating func note(_ time: Double, _ label: String) {
        made.events.append(.init(time: time, label: label))
    }

    /// Advances the scene to `time`, in seconds of the recording, without capturing.
    public mutating func advance(to time: Double) { scene.advance(to: origin + time) }

    /// Sends a touch, whose time is in seconds of the recording, and notes the events that it causes.
    public mutating func send(_ touch: Touch) {
        var touch = touch
        let time = touch.time
        touch.time += origin
        finger = SIMD2(touch.location.x, touch.location.y)
        wasTouched = true
        if touch.phase == .began { note(time, "touch") }
        scene.advance(to: touch.time)
        let wasHeld = isHeld
        scene.send(touch)
        if let current = scene.transition { transition = current }
        if !wasHeld, isHeld { note(time, "began") }
        if wasHeld, !isHeld {
            note(time, "release")
            settledTime = transition?.settlePlan.map { time + $0.duration }
        }
        if touch.phase == .ended || touch.phase == .cancelled { finger = nil }
    }

    /// Whether a gesture holds a transition.
    private var isHeld: Bool {
        switch scene.transition?.state.phase {
        case .waiting, .interactive: scene.transition?.isInteractive ?? false
        default: false
        }
    }

    /// Advances the scene to `time`, in seconds of the recording, and captures what it shows.
    ///
    /// - Parameters:
    ///   - time: not before the last frame.
    ///   - fraction: the fraction of the motion in this frame. If left out, it is that of the running transition;
    ///     without one it goes from 0 at the start to 1 where the scene comes to rest.
    public mutating func capture(at time: Double, fraction: Double? = nil) {
        scene.advance(to: origin + time)
        capture(fraction: fraction, at: time)
    }

    /// Captures what the scene shows now. `fraction` is as in ``capture(at:fraction:)``.
    public mutating func capture(fraction: Double? = nil) {
        capture(fraction: fraction, at: scene.now - origin)
    }

    private mutating func capture(fraction given: Double?, at time: Double) {
        let current = scene.transition
        if let current { transition = current }
        var frame = SceneRecording.Frame(
            time: time, phase: .playing, fraction: given ?? 0, fractionVelocity: 0, finger: finger,
            snapshot: scene.snapshot())
        if let transition {
            frame.phase = phase(of: transition)
            let isEnded = frame.phase == .finished || frame.phase == .cancelled
            if let last = made.frames.last?.phase, last != frame.phase, isEnded {
                note(settledTime ?? time, "settled")
                settledTime = nil
            }
            if given == nil {
                frame.fraction = current?.fraction ?? (frame.phase == .finished ? 1 : 0)
                frame.fractionVelocity = current?.fractionVelocity ?? 0
            }
        } else {
            if finger != nil { frame.phase = .interactive } else if wasTouched { frame.phase = .settling }
            timed.append((made.frames.count, !scene.isIdle, given != nil))
        }
        if given != nil, let last = made.frames.last, time > last.time {
            frame.fractionVelocity = (frame.fraction - last.fraction) / (time - last.time)
        }
        made.frames.append(frame)
    }

    private func phase(of transition: TransitionContext) -> SceneRecording.Phase {
        switch transition.state.phase {
        case .waiting, .interactive: .interactive
        case .playing: .playing
        case .settling, .resting: .settling
        case .ended(let didComplete): didComplete ? .finished : .cancelled
        }
    }

    /// Sets the fractions of frames without a transition: 0 before a transition, otherwise linear in time until the
    /// scene comes to rest.
    private func fillFractions(_ recording: inout SceneRecording) {
        guard transition == nil else {
            for (index, _, hasFraction) in timed {
                recording.frames[index].phase = .idle
                if !hasFraction { recording.frames[index].fraction = 0 }
            }
            return
        }
        guard let last = timed.last else { return }
        // A loop that sets views itself moves until its last frame.
        let final = timed.lastIndex { $0.isMoving }.map { min($0 + 1, timed.count - 1) } ?? timed.count - 1
        let rest = recording.frames[timed[final].index].time
        for (index, isMoving, hasFraction) in timed {
            let time = recording.frames[index].time
            let isOver = time >= rest && !isMoving && (time > 0 || index == last.index)
            if isOver { recording.frames[index].phase = .finished }
            guard !hasFraction else { continue }
            recording.frames[index].fraction = rest > 0 ? min(1, time / rest) : 1
            recording.frames[index].fractionVelocity = isOver || rest <= 0 ? 0 : 1 / rest
        }
    }
}
