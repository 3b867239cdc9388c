import Foundation

extension GestureTrace.Phase {
    /// What a touch does, as a trace calls it.
    public init(_ phase: Touch.Phase) {
        switch phase {
        case .began: self = .down
        case .moved: self = .move
        case .ended: self = .up
        case .cancelled: self = .cancel
        }
    }

    /// What a trace calls it, as a touch does.
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
    /// The touches, at the times of the record: ``Sample/time``.
    public var touches: [Touch] {
        samples.map { Touch($0.phase.touchPhase, at: $0.position, time: $0.time, finger: $0.finger) }
    }

    /// The touches with the first one at `start`: the time of each is start + (ms − ms of the first)/1000.
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
    /// Sends touches at their times, and stops on the way at each of some ticks.
    ///
    /// What the recognisers do, and what shows at a time, does not depend on the ticks: any rate gives the
    /// same states, bit for bit. A tick at the time of a touch comes after it.
    ///
    /// - Parameters:
    ///   - touches: in the order of their times, as ``GestureTrace/touches`` gives them. One before the
    ///     scene's time is reported and dropped.
    ///   - ticks: times that never fall; those before the scene's time are left out. Those after the last
    ///     touch are played too.
    ///   - onTick: called at each tick, with the scene there.
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
