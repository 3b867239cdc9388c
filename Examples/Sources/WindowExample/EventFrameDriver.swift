import HookeTransitions

/// Something that happened at the window.
struct InputEvent: Equatable {
    /// When, on the source's clock, in seconds.
    var time: Double
    var action: Action

    enum Action: Equatable {
        /// A finger or the mouse, at a place in pixels of the window. The mouse is finger 0.
        case touch(Touch.Phase, at: SIMD2<Double>, finger: Int)
        case key(Key)
        /// The window has another size, or was uncovered.
        case redraw
        case quit
    }

    enum Key: Equatable {
        case number(Int)
        case next, toggle, restart, picture, quit
    }
}

/// Where events come from, and what tells the time.
protocol EventSource: AnyObject {
    /// The monotonic clock, in seconds from anywhere.
    var now: Double { get }
    /// The next event, after at most `patience` seconds; without one it waits however long it takes.
    func next(within patience: Double?) -> InputEvent?
}

/// Frames by the monotonic clock that handles events as they come, and sleeps while nothing moves.
///
/// A driver that sleeps from frame to frame would see all events of a frame at once, and the velocity of a
/// finger is made of their times. This one waits for events instead, so each is handled, and timed, when it
/// arrives. At rest no frame is due: it waits for the next event, however long, and uses no time of the
/// processor.
final class EventFrameDriver: FrameDriver {
    let framesPerSecond: Double
    /// The frames that were due while something moved, and never came.
    private(set) var missedFrames = 0
    /// Whether nothing will change before the next event.
    var isResting: () -> Bool = { false }
    /// Handles an event, whose time is in seconds since the first frame.
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

    /// No frame comes any more.
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
        while !isStopped {
            let wanted = isDirty || !isResting()
            let left = due - (source.now - start)
            if wanted, left <= 0 { break }
            if !wanted { hasRested = true }
            guard var event = source.next(within: wanted ? left : nil) else { continue }
            // Between the last event and now, whatever the system says.
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
