import Foundation

/// A frame to draw.
public struct Frame: Hashable, Sendable {
    /// The frame's number from 0. It increases by more than one after missed frames.
    public var index: Int
    /// The time to show, in seconds since the first frame: the argument of `WindowScene.advance(to:)`.
    public var time: Double
    /// The number of missed frames just before this one.
    public var missed: Int

    /// Creates a frame from its parts.
    public init(index: Int, time: Double, missed: Int = 0) {
        self.index = index
        self.time = time
        self.missed = missed
    }
}

/// A sequence of frames, each returned when it is due.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// for frame in ManualFrameDriver(framesPerSecond: 60, duration: 0.5) {
///     scene.advance(to: frame.time)
/// }
/// ```
///
/// A scene shows the same at the same time with every driver, whichever frames were missed.
public protocol FrameDriver: AnyObject, Sequence, IteratorProtocol where Element == Frame {}

/// Frames at given times, returned without waiting: for tests, pictures, and rendering to a file.
public final class ManualFrameDriver: FrameDriver {
    private var times: AnyIterator<Double>
    private var index = 0

    /// Creates frames at the given times, which should be non-decreasing.
    public init(times: some Sequence<Double>) { self.times = AnyIterator(times.makeIterator()) }

    /// Creates frames at 0, 1/rate, 2/rate, … below `duration`, and one at `duration`.
    ///
    /// - Parameters:
    ///   - framesPerSecond: finite and above 0; other values stop with a message.
    ///   - duration: seconds, finite and at least 0; other values stop with a message.
    public convenience init(framesPerSecond: Double, duration: Double) {
        precondition(
            framesPerSecond > 0 && framesPerSecond.isFinite,
            "framesPerSecond is \(framesPerSecond); accepted: finite and above 0")
        precondition(
            duration >= 0 && duration.isFinite, "duration is \(duration); accepted: finite and at least 0")
        let frames = sequence(state: 0.0) { index -> Double? in
            let time = index / framesPerSecond
            // The last step may be shorter; a rest that is only rounding error adds no frame.
            guard index == 0 || (index - 1) / framesPerSecond < duration else { return nil }
            index += 1
            return duration - time < 1e-9 / framesPerSecond ? duration : time
        }
        self.init(times: frames)
    }

    /// Returns the frame at the next time; `nil` after the last.
    public func next() -> Frame? {
        guard let time = times.next() else { return nil }
        defer { index += 1 }
        return Frame(index: index, time: time)
    }
}

/// Frames on the monotonic clock: `next()` waits until the frame is due.
///
/// - Frame k is due k/rate seconds after the first, so the mean rate is exact.
/// - If the program is too slow, missed frames are skipped and counted.
/// - Time while the computer sleeps does not count.
/// - Use it from one thread.
public final class MonotonicFrameDriver: FrameDriver {
    /// The number of frames per second.
    public let framesPerSecond: Double
    /// The number of missed frames so far.
    public private(set) var missedFrames = 0

    /// A clock in seconds, and a wait.
    struct Timer {
        var now: () -> Double
        var wait: (_ seconds: Double) -> Void

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

    /// Creates a driver whose first frame is due at once.
    ///
    /// - Parameter framesPerSecond: finite and above 0, such as the display's rate; other values stop with a
    ///   message.
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

    /// The seconds since the first frame, for events between frames. 0 before the first frame.
    public var time: Double { start.map { timer.now() - $0 } ?? 0 }

    /// Ends the sequence: `next()` returns `nil` from now on.
    public func stop() { isStopped = true }

    /// Waits for the next frame; returns `nil` once stopped.
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
        // The latest due frame; at least the requested one, even if the wait ended a little early.
        let latest = elapsed * framesPerSecond
        let current = latest < 0x1p53 ? Swift.max(due, Int(latest)) : due
        let missed = current - due
        index = current
        missedFrames += missed
        return Frame(index: current, time: Double(current) / framesPerSecond, missed: missed)
    }
}
