import HookeTransitions

struct InputEvent: Equatable {
    /// The time on the source's clock, in seconds.
    var time: Double
    var action: Action

    enum Action: Equatable {
        /// A finger or the mouse, at a position in pixels of the window. The mouse is finger 0.
        case touch(Touch.Phase, at: SIMD2<Double>, finger: Int)
        case key(Key)
        /// The window was resized or uncovered.
        case redraw
        case quit
    }

    enum Key: Equatable {
        case number(Int)
        case next, toggle, restart, picture, quit
    }
}

/// A source of events with a clock.
protocol EventSource: AnyObject {
    /// The monotonic clock, in seconds from any origin.
    var now: Double { get }
    /// Returns the next event within `patience` seconds; `nil` waits without limit.
    func next(within patience: Double?) -> InputEvent?
}

/// A frame driver on the monotonic clock that handles events when they arrive.
///
/// A driver that sleeps between frames would get all events of a frame at once, but the velocity of a finger
/// depends on their times. This driver waits for events instead, so each is handled and timed when it
/// arrives. At rest no frame is due: it waits for the next event and uses no processor time.
final class EventFrameDriver: FrameDriver {
    let framesPerSecond: Double
    /// The number of frames that were due while something moved but were not drawn.
    private(set) var missedFrames = 0
    /// Whether nothing changes before the next event.
    var isResting: () -> Bool = { false }
    /// Handles an event. Its time is in seconds since the first frame.
    var onEvent: (InputEvent) -> Void = { _ in }

    private let source: any EventSource
    private var start: Double?
    private var index = 0
    private var lastEvent = 0.0
    private var isStopped = false

    init(framesPerSecond: Double, source: any EventSource) {
        self.framesPerSecond = framesPerSecond
        self.source = source
    }

    /// Ends the frames.
    func stop() { isStopped = true }

    func next() -> Frame? {
        guard !isStopped else { return nil }
        guard let start else {
            start = source.now
            return Frame(index: 0, time: 0)
        }
        let due = Double(index + 1) / framesPerSecond
        var isDirty = false
        var hasRested = false
        // The time at which the frame was found to be due.
        var found: Double?
        while !isStopped {
            let wanted = isDirty || !isResting()
            let now = source.now - start
            if wanted, now >= due {
                // First handle the events that have arrived, for at most the time of a frame: while frames
                // are slow, they would queue.
                found = found ?? now
                if let found, now - found >= 1 / framesPerSecond { break }
            }
            if !wanted { hasRested = true }
            guard var event = source.next(within: wanted ? Swift.max(due - now, 0) : nil) else {
                if found != nil { break }
                continue
            }
            // Event times are non-decreasing and not in the future, whatever the system reports.
            lastEvent = Swift.min(
                Swift.max(event.time - start, lastEvent), Swift.max(source.now - start, lastEvent))
            event.time = lastEvent
            isDirty = true
            onEvent(event)
        }
        guard !isStopped else { return nil }
        let current = Swift.max(index + 1, Int((source.now - start) * framesPerSecond))
        let missed = hasRested ? 0 : current - index - 1
        index = current
        missedFrames += missed
        return Frame(index: current, time: Double(current) / framesPerSecond, missed: missed)
    }
}
