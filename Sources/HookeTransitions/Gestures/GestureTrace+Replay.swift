import Foundation

extension GestureTrace.Phase {
    /// Creates the phase of a trace from that of a touch.
    public init(_ phase: Touch.Phase) {
        switch phase {
        case .began: self = .down
        case .moved: self = .move
        case .ended: self = .up
        case .cancelled: self = .cancel
        }
    }

    /// The phase of a touch.
    public var touchPhase: Touch.Phase {
        switch self {
        case .down: .began
        case .move: .moved
        case .up: .ended
        case .cancel: .cancelled
        }
    }
}

extension GestureTrace {
    /// The touches, at the recorded times (``Sample/time``).
    public var touches: [Touch] {
        samples.map { Touch($0.phase.touchPhase, at: $0.position, time: $0.time, finger: $0.finger) }
    }

    /// Returns the touches from time `start`: each time is start + (ms − ms of the first)/1000.
    public func touches(startingAt start: Double) -> [Touch] {
        let first = samples[0].milliseconds
        return samples.map {
            Touch(
                $0.phase.touchPhase, at: $0.position, time: start + ($0.milliseconds - first) / 1000,
                finger: $0.finger)
        }
    }
}

extension WindowScene {
    /// Sends touches at their times, and advances to each of the given ticks.
    ///
    /// The result does not depend on the ticks: any tick rate gives the same states, bit for bit. A tick at
    /// the time of a touch comes after it.
    ///
    /// - Parameters:
    ///   - touches: in the order of their times, as in ``GestureTrace/touches``. A touch before the scene's
    ///     time is reported and ignored.
    ///   - ticks: non-decreasing times, which may go past the last touch. Those before the scene's time are
    ///     skipped.
    ///   - onTick: called at each tick, after the scene has advanced to it.
    public func replay(
        _ touches: some Sequence<Touch>, ticks: some Sequence<Double> = EmptyCollection<Double>(),
        onTick: (WindowScene) -> Void = { _ in }
    ) {
        var ticks = ticks.makeIterator()
        var tick = ticks.next()
        func play(while isDue: (Double) -> Bool) {
            while let time = tick, isDue(time) {
                if time >= now {
                    advance(to: time)
                    onTick(self)
                }
                tick = ticks.next()
            }
        }
        for touch in touches {
            play { $0 < touch.time }
            send(touch)
        }
        play { _ in true }
    }
}
