import Foundation

/// A moment to draw.
public struct Frame: Hashable, Sendable {
    /// The number of the frame, from 0; it grows by more than one where frames were missed.
    public var index: Int
    /// The time that the frame shows, in seconds since the first: what `WindowScene.advance(to:)` takes.
    public var time: Double
    /// How many frames before this one were due and never came.
    public var missed: Int

    /// A frame from its parts.
    public init(index: Int, time: Double, missed: Int = 0) {
        self.index = index
        self.time = time
        self.missed = missed
    }
}

/// What says when to draw: a sequence of frames, each handed out when it is due.
///
/// A loop over it is all there is:
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// for frame in ManualFrameDriver(framesPerSecond: 60, duration: 0.5) {
///     scene.advance(to: frame.time)
/// }
/// ```
///
/// Whatever driver serves, a scene shows the same at the same time: it does not matter which frames were
/// missed.
public protocol FrameDriver: AnyObject, Sequence, IteratorProtocol where Element == Frame {}

/// Frames as fast as they are asked for, at given times: for tests, for pictures, for rendering to a file.
public final class ManualFrameDriver: FrameDriver {
    private var times: AnyIterator<Double>
    private var index = 0

    /// Frames at the given times, which should not fall.
    public init(times: some Sequence<Double>) { self.times = AnyIterator(times.makeIterator()) }

    /// Frames at 0, 1/rate, 2/rate, … up to and including `duration`, and one at `duration` itself.
    ///
    /// - Parameters:
    ///   - framesPerSecond: finite and above 0; anything else stops with a message.
    ///   - duration: seconds, finite and not negative; anything else stops with a message.
    public convenience init(framesPerSecond: Double, duration: Double) {
        precondition(
            framesPerSecond > 0 && framesPerSecond.isFinite,
            "framesPerSecond is \(framesPerSecond); accepted: finite and above 0")
        precondition(
            duration >= 0 && duration.isFinite, "duration is \(duration); accepted: finite and at least 0")
        let frames = sequence(state: 0.0) { index -> Double? in
            let time = index / framesPerSecond
            // The last step may be a short one; what rounding leaves is none.
            guard index == 0 || (index - 1) / framesPerSecond < duration else { return nil }
            index += 1
            return duration - time < 1e-9 / framesPerSecond ? duration : time
        }
        self.init(times: frames)
    }

    /// The next time; `nil` when there is none.
    public func next() -> Frame? {
        guard let time = times.next() else { return nil }
        defer { index += 1 }
        return Frame(index: index, time: time)
    }
}

/// Frames by the monotonic clock: `next()` waits until the frame is due.
///
/// Frame k is due k/rate seconds after the first; nothing adds up, so the mean rate is exact. Where the
/// program was too slow for one or more, they are left out and counted, and the next comes at its own time.
/// Time that the computer sleeps through does not count. Ask from one thread.
public final class MonotonicFrameDriver: FrameDriver {
    /// How many frames are due in a second.
    public let framesPerSecond: Double
    /// The frames that were due and never came, so far.
    public private(set) var missedFrames = 0

    /// What tells the time, in seconds, and waits.
    struct Timer {
        var now: () -> Double
        var wait: (_ seconds: Double) -> Void

        /// The system's monotonic clock.
        static var system: Timer {
            Timer(
                now: { ProcessInfo.processInfo.systemUptime },
                wait: { Thread.sleep(forTimeInterval: $0) })
        }
    }

    private let timer: Timer
    private var start: Double?
    private var index = 0
    private var isStopped = false

    /// A driver whose first frame comes at once.
    ///
    /// - Parameter framesPerSecond: finite and above 0: the display's rate, or any other. Anything else stops
    ///   with a message.
    public convenience init(framesPerSecond: Double = 60) {
        self.init(framesPerSecond: framesPerSecond, timer: .system)
    }

    init(framesPerSecond: Double, timer: Timer) {
        precondition(
            framesPerSecond > 0 && framesPerSecond.isFinite,
            "framesPerSecond is \(framesPerSecond); accepted: finite and above 0")
        self.framesPerSecond = framesPerSecond
        self.timer = timer
    }

    /// The time since the first frame, in seconds: for an event that came between frames. 0 before the first.
    public var time: Double { start.map { timer.now() - $0 } ?? 0 }

    /// No frame comes any more.
    public func stop() { isStopped = true }

    /// Waits for the next frame; `nil` once stopped.
    public func next() -> Frame? {
        guard !isStopped else { return nil }
        guard let start else {
            start = timer.now()
            return Frame(index: 0, time: 0)
        }
        let due = index + 1
        var elapsed = timer.now() - start
        if elapsed < Double(due) / framesPerSecond {
            timer.wait(Double(due) / framesPerSecond - elapsed)
            elapsed = timer.now() - start
        }
        // The latest frame that is due; what is asked for comes, also where the wait ended a moment early.
        let latest = elapsed * framesPerSecond
        let current = latest < 0x1p53 ? Swift.max(due, Int(latest)) : due
        let missed = current - due
        index = current
        missedFrames += missed
        return Frame(index: current, time: Double(current) / framesPerSecond, missed: missed)
    }
}
