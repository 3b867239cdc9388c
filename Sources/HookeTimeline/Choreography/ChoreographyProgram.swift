import Hooke

/// The tables of a resolved choreography, by channels instead of keys.
@usableFromInline
struct ChoreographyProgram<Value: ComponentVector>: Sendable {
    var springs: [PreparedSpring] = []
    var curves: [(curve: TimingFunction, duration: Double)] = []
    var tracks: [KeyframeTrack<Value>] = []
    var decays: [DecelerationRate] = []
    var others: [ChoreographyOther<Value>] = []
    var entries: [ChoreographyEntry<Value>] = []
    var laws: [HandoverLaw] = []
    var offsets: [HandoverOffset<Value>] = []
    /// The first is that of the choreography; a nested frame comes after the one around it.
    var frames: [ChoreographyFrame] = []
    var activity = ActivityIndex()
    /// The frames with the calls of each description, and the time from which they apply: −∞ for the first.
    var eras: [(frame: Int, start: Double)] = []
    var logical = 0.0
    var settled = 0.0
}

extension ChoreographyProgram {
    /// Returns the state of a channel, which the choreography has.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline
    func state(of channel: Int, at time: Double) -> MotionState<Value> {
        frames.withUnsafeBufferPointer { state(of: channel, in: $0[0], at: time) }
    }

    @inline(__always)
    func state(of channel: Int, in frame: ChoreographyFrame, at time: Double) -> MotionState<Value> {
        guard let pieces = frame.pieces(of: channel) else { return nothing }
        if time.isNaN { return notANumber(of: pieces, in: frame) }
        var index = pieces.upperBound - 1
        if pieces.count > 1, !(frame.pieces[index].start <= time) {
            let next = (pieces.lowerBound..<index).partitioningIndex { frame.pieces[$0].start > time }
            index = max(next - 1, pieces.lowerBound)
        }
        let piece = frame.pieces[index]
        return time < piece.start ? start(of: piece) : state(of: piece, at: time)
    }

    /// The state of a piece at a time of its frame, from its start on.
    @inline(__always)
    func state(of piece: ChoreographyPiece, at time: Double) -> MotionState<Value> {
        entries.withUnsafeBufferPointer { entries in
            let entry = entries.baseAddress! + Int(piece.entry)
            let speed = entry.pointee.speed
            let elapsed = time - piece.start
            let isNested = entry.pointee.kind == .frame
            let own = (isNested ? time - entry.pointee.origin : elapsed) * speed
            var state = state(of: entry.pointee, channel: Int(piece.channel), after: own)
            let offset = entry.pointee.offset
            if offset >= 0 {
                let rest = offsets[Int(offset)].state(at: elapsed * speed)
                state.position = state.position.adding(rest.position)
                state.velocity = state.velocity.adding(rest.velocity)
                state.acceleration = state.acceleration.adding(rest.acceleration)
            }
            if speed != 1 {
                state.velocity = state.velocity.scaled(by: speed)
                state.acceleration = state.acceleration.scaled(by: speed * speed)
            }
            return state
        }
    }

    /// The state of a motion in its own time.
    @inline(__always)
    func state(
        of entry: ChoreographyEntry<Value>, channel: Int, after time: Double
    ) -> MotionState<Value> {
        let source = Int(entry.source)
        switch entry.kind {
        case .spring:
            return springs.withUnsafeBufferPointer {
                Value.springState(
                    of: $0[source], after: time, from: entry.from, to: entry.to, velocity: entry.velocity)
            }
        case .curve: return curveState(of: entry, after: time)
        case .track: return tracks[source].state(at: time)
        case .decay:
            return Decay(from: entry.from, initialVelocity: entry.velocity, rate: decays[source]).state(
                at: time)
        case .other: return others[source].state(at: time)
        case .frame: return frameState(of: channel, in: source, after: time)
        }
    }

    @inline(never)
    private func curveState(
        of entry: ChoreographyEntry<Value>, after time: Double
    ) -> MotionState<Value> {
        let duration = curves[Int(entry.source)].duration
        if time >= duration {
            return MotionState(position: entry.to, velocity: .zero, acceleration: .zero)
        }
        let curve = curves[Int(entry.source)].curve
        let distance = entry.to.subtracting(entry.from)
        // Before the end a jump there has not been made, however the quotient is rounded.
        let p = min(time / duration, 1.0.nextDown)
        return MotionState(
            position: entry.from.adding(distance.scaled(by: curve.value(at: p))),
            velocity: distance.scaled(by: curve.slope(at: p) / duration),
            acceleration: distance.scaled(by: curve.secondDerivative(at: p) / duration / duration))
    }

    /// The state of a repeated part in its own time.
    @inline(never)
    private func frameState(of channel: Int, in index: Int, after time: Double) -> MotionState<Value> {
        let frame = frames[index]
        let repetition = frame.repetition
        let run = repetition.run(at: time)
        guard repetition.mirrors(run.index) else { return state(of: channel, in: frame, at: run.time) }
        let remaining = repetition.period - run.time
        var state = state(of: channel, in: frame, at: remaining > 0 ? remaining : -.leastNonzeroMagnitude)
        state.velocity = remaining > 0 ? Value.zero.subtracting(state.velocity) : .zero
        if remaining <= 0 { state.acceleration = .zero }
        return state
    }

    /// The state before the first motion of a channel.
    private func start(of piece: ChoreographyPiece) -> MotionState<Value> {
        MotionState(position: startValue(of: piece), velocity: .zero, acceleration: .zero)
    }

    /// The value from which the first motion of a channel starts. A jump at its start has not been made.
    func startValue(of piece: ChoreographyPiece) -> Value {
        let entry = entries[Int(piece.entry)]
        switch entry.kind {
        case .curve: return entry.from
        case .track: return tracks[Int(entry.source)].value(at: -.leastNonzeroMagnitude)
        case .frame:
            let inner = frames[Int(entry.source)]
            guard let pieces = inner.pieces(of: Int(piece.channel)) else { return .zero }
            return startValue(of: inner.pieces[pieces.lowerBound])
        case .spring, .decay, .other: return state(of: piece, at: piece.start).position
        }
    }

    private var nothing: MotionState<Value> {
        MotionState(position: .zero, velocity: .zero, acceleration: .zero)
    }

    private func notANumber(
        of pieces: Range<Int>, in frame: ChoreographyFrame
    ) -> MotionState<Value> {
        let value = start(of: frame.pieces[pieces.lowerBound]).position
            .subtracting(.zero).scaled(by: .nan)
        return MotionState(position: value, velocity: value, acceleration: value)
    }
}
