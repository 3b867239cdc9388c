import Hooke

extension ChoreographyCompiler {
    // MARK: Takeovers

    mutating func takeOver() throws(ChoreographyError) {
        for place in program.frames[0].channels.indices {
            let channel = Int(program.frames[0].channels[place])
            try takeOver(place, in: 0, from: channel < initial.count ? initial[channel] : nil)
        }
    }

    /// Gives start values to the motions of a channel, and offsets to those that take over.
    ///
    /// - Parameters:
    ///   - place: The index in the channels of the frame.
    ///   - frame: The frame. Those inside are done first.
    ///   - shown: The value before its first motion.
    private mutating func takeOver(
        _ place: Int, in frame: Int, from shown: Value?
    ) throws(ChoreographyError) {
        let (first, end) = (
            Int(program.frames[frame].firsts[place]), Int(program.frames[frame].firsts[place + 1])
        )
        for index in first..<end {
            let piece = program.frames[frame].pieces[index]
            var before: MotionState<Value>?
            if index > first {
                let previous = program.frames[frame].pieces[index - 1]
                before = program.state(of: previous, at: program.switchTime(from: previous, to: piece))
            }
            let entry = program.entries[Int(piece.entry)]
            if entry.kind == .frame {
                let inner = program.frames[Int(entry.source)]
                let innerPlace = inner.channels.partitionIndex { $0 >= piece.channel }
                try takeOver(innerPlace, in: Int(entry.source), from: before?.position ?? shown)
            } else if entry.isOpen {
                guard let start = before?.position ?? shown else {
                    throw times.nodes.error(at: Int(entry.node), .noStart)
                }
                var own = entry
                (own.from, own.isOpen, own.settled) = (start, false, .nan)
                replace(index, in: frame, by: own)
            }
            if let before { handOver(index, in: frame, from: before) }
            settle(index, in: frame)
        }
    }

    private mutating func replace(_ index: Int, in frame: Int, by entry: ChoreographyEntry<Value>) {
        program.frames[frame].pieces[index].entry = Int32(program.entries.count)
        program.entries.append(entry)
    }

    private mutating func handOver(_ index: Int, in frame: Int, from before: MotionState<Value>) {
        let piece = program.frames[frame].pieces[index]
        var entry = program.entries[Int(piece.entry)]
        guard entry.takeover != ChoreographyEntry<Value>.jump else { return }
        entry.settled = .nan
        if entry.kind == .spring,
            entry.takeover < 0
                || program.laws[Int(entry.takeover)] == .spring(program.springs[Int(entry.source)].spring)
        {
            // By its own spring both motions are one.
            entry.from = before.position
            entry.velocity = before.velocity.scaled(by: 1 / entry.speed)
            return replace(index, in: frame, by: entry)
        }
        let after = program.state(of: piece, at: program.firstTime(of: piece))
        let speed = entry.speed
        let difference = MotionState(
            position: before.position.subtracting(after.position),
            velocity: before.velocity.subtracting(after.velocity).scaled(by: 1 / speed),
            acceleration: before.acceleration.subtracting(after.acceleration).scaled(by: 1 / (speed * speed)))
        if difference.position == .zero, difference.velocity == .zero { return }
        let law = entry.takeover < 0 ? .spring(Spring()) : program.laws[Int(entry.takeover)]
        guard let offset = HandoverOffset(law, from: difference) else { return }
        entry.offset = Int32(program.offsets.count)
        program.offsets.append(offset)
        replace(index, in: frame, by: entry)
    }

    // MARK: Ends

    /// Computes the settled length of a piece.
    private mutating func settle(_ index: Int, in frame: Int) {
        let piece = program.frames[frame].pieces[index]
        let place = Int(piece.entry)
        let entry = program.entries[place]
        guard entry.settled.isNaN else { return }
        let whole = times.tolerance
        let half = try? Tolerance(distance: whole.distance / 2, speed: whole.speed.map { $0 / 2 })
        var settled = motionSettled(entry, piece, entry.offset < 0 ? whole : half ?? whole)
        if entry.offset >= 0 {
            let offset = program.offsets[Int(entry.offset)]
            settled = max(settled, offset.settlingDuration(within: half ?? whole) ?? .infinity)
        }
        program.entries[place].settled = settled
        if entry.kind == .spring, entry.offset < 0 { lastSettled = place }
    }

    private func motionSettled(
        _ entry: ChoreographyEntry<Value>, _ piece: ChoreographyPiece, _ tolerance: Tolerance
    ) -> Double {
        let source = Int(entry.source)
        switch entry.kind {
        case .spring:
            if lastSettled >= 0, entry.offset < 0 {
                let last = program.entries[lastSettled]
                if last.source == entry.source, last.velocity == entry.velocity,
                    last.to.subtracting(last.from) == entry.to.subtracting(entry.from)
                {
                    return last.settled
                }
            }
            return SpringMotion(
                spring: program.springs[source].spring, from: entry.from, to: entry.to,
                initialVelocity: entry.velocity
            ).settlingDuration(within: tolerance) ?? .infinity
        case .curve: return program.curves[source].duration
        case .track: return max(0, program.tracks[source].span.upperBound)
        case .decay:
            return Decay(from: .zero, velocity: entry.velocity, rate: program.decays[source])
                .settlingDuration(within: tolerance) ?? .infinity
        case .other: return program.others[source].settledDuration
        case .frame:
            let inner = program.frames[source]
            let innerPlace = inner.channels.partitionIndex { $0 >= piece.channel }
            let last = inner.pieces[Int(inner.firsts[innerPlace + 1]) - 1]
            let end = inner.repetition.settled(last.start + program.settledLength(of: last))
            return end - (piece.start - entry.origin) * entry.speed
        }
    }
}

extension ChoreographyProgram {
    /// The start of a piece. If a curve, a track or a run before it ends there up to rounding, a time at which it has
    /// ended: values and velocities at corners are those of the right side.
    fileprivate func switchTime(from previous: ChoreographyPiece, to piece: ChoreographyPiece) -> Double {
        let entry = entries[Int(previous.entry)]
        var (begin, length) = (previous.start, 0.0)
        switch entry.kind {
        case .curve: length = curves[Int(entry.source)].duration
        case .track: length = max(0, tracks[Int(entry.source)].span.upperBound)
        case .frame:
            let repetition = frames[Int(entry.source)].repetition
            let run = repetition.run(at: (piece.start - entry.origin) * entry.speed).index
            guard run + 1 < repetition.count || repetition.endsMirrored else { return piece.start }
            (begin, length) = (entry.origin, (run + 1) * repetition.period)
        default: return piece.start
        }
        let unit = max(piece.start.magnitude, begin.magnitude, length / entry.speed).ulp
        var time = piece.start
        for _ in 0..<16 where (time - begin) * entry.speed < length { time += unit }
        return (time - begin) * entry.speed < length ? piece.start : time
    }

    /// The start of a piece; of a nested frame a time at which its first motion has started in spite of rounding.
    fileprivate func firstTime(of piece: ChoreographyPiece) -> Double {
        let entry = entries[Int(piece.entry)]
        guard entry.kind == .frame else { return piece.start }
        let inner = frames[Int(entry.source)]
        let place = inner.channels.partitionIndex { $0 >= piece.channel }
        let first = inner.pieces[Int(inner.firsts[place])].start
        let unit = max(piece.start.magnitude, entry.origin.magnitude).ulp
        var time = piece.start
        for _ in 0..<16 where (time - entry.origin) * entry.speed < first { time += unit }
        return time
    }

    /// The settled length of a piece from its start, in the time of its frame.
    @inline(__always) func settledLength(of piece: ChoreographyPiece) -> Double {
        let entry = entries[Int(piece.entry)]
        return entry.settled / entry.speed
    }
}
