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
            guard piece.entry >= firstEntry else { continue }
            var before: MotionState<Value>?
            if index > first {
                let previous = program.frames[frame].pieces[index - 1]
                before = program.state(
                    of: previous, at: program.passingCorner(of: previous, at: piece.start))
            }
            let entry = program.entries[Int(piece.entry)]
            if entry.kind == .frame {
                let inner = program.frames[Int(entry.source)]
                let innerPlace = inner.channels.partitioningIndex { $0 >= piece.channel }
                try takeOver(innerPlace, in: Int(entry.source), from: before?.position ?? shown)
            } else if entry.isOpen {
                guard let start = before?.position ?? shown else {
                    throw times.nodes.error(at: Int(entry.node), .noStart)
                }
                var own = entry
                (own.from, own.isOpen, own.settled) = (start, false, nil)
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
        entry.settled = nil
        if entry.kind == .spring,
            entry.takeover < 0
                || program.laws[Int(entry.takeover)] == .spring(program.springs[Int(entry.source)].spring)
        {
            // By its own spring both motions are one.
            entry.from = before.position
            entry.velocity = before.velocity.scaled(by: 1 / entry.speed)
            return replace(index, in: frame, by: entry)
        }
        let after = program.state(of: piece, at: program.passingCorner(of: piece, at: piece.start))
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
        guard entry.settled == nil else { return }
        let whole = times.tolerance
        let half = whole.scaled(by: 0.5)
        var settled = motionSettled(entry, piece, entry.offset < 0 ? whole : half)
        if entry.offset >= 0 {
            let offset = program.offsets[Int(entry.offset)]
            settled = max(settled, offset.settlingDuration(within: half) ?? .infinity)
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
                if let settled = last.settled, last.source == entry.source, last.velocity == entry.velocity,
                    last.to.subtracting(last.from) == entry.to.subtracting(entry.from)
                {
                    return settled
                }
            }
            return SpringMotion(
                spring: program.springs[source].spring, from: entry.from, to: entry.to,
                initialVelocity: entry.velocity
            ).settlingDuration(within: tolerance) ?? .infinity
        case .curve: return program.curves[source].duration
        case .track: return max(0, program.tracks[source].span.upperBound)
        case .decay:
            return Decay(from: .zero, initialVelocity: entry.velocity, rate: program.decays[source])
                .settlingDuration(within: tolerance) ?? .infinity
        case .other: return program.others[source].settledDuration
        case .frame:
            let inner = program.frames[source]
            let innerPlace = inner.channels.partitioningIndex { $0 >= piece.channel }
            let last = inner.pieces[Int(inner.firsts[innerPlace + 1]) - 1]
            let end = inner.repetition.settled(last.start + program.settledLength(of: last))
            return end - (piece.start - entry.origin) * entry.speed
        }
    }
}

extension ChoreographyProgram {
    /// A time at which a piece has passed a corner that lies at `time` up to rounding; `time` if there is none. Values and
    /// velocities at corners are those of the right side.
    fileprivate func passingCorner(of piece: ChoreographyPiece, at time: Double) -> Double {
        var size = time.magnitude
        let before = phase(of: piece, at: time, 1, &size)
        let unit = size.ulp
        let after = phase(of: piece, at: time + 16 * unit, 1, &size)
        guard before != after else { return time }
        var later = time
        for _ in 0..<16 where phase(of: piece, at: later, 1, &size) != after { later += unit }
        return later
    }

    /// The stretch between two corners in which a piece is: the run and the piece of a repeated part, the segment of a
    /// track, the step or the straight piece of a curve.
    ///
    /// - Parameters:
    ///   - scale: Seconds of the outermost frame in a second of the frame of `piece`.
    ///   - size: Raised to the magnitude of the times that are compared, in the outermost frame.
    private func phase(
        of piece: ChoreographyPiece, at time: Double, _ scale: Double, _ size: inout Double
    ) -> [Double] {
        let entry = entries[Int(piece.entry)]
        let source = Int(entry.source)
        let origin = entry.kind == .frame ? entry.origin : piece.start
        let own = (time - origin) * entry.speed
        func note(_ length: Double) { size = max(size, length.magnitude / entry.speed * scale) }
        size = max(size, time.magnitude * scale, origin.magnitude * scale)
        switch entry.kind {
        case .spring, .decay, .other: return []
        case .curve:
            let (curve, duration) = curves[source]
            note(duration)
            if own >= duration { return [.infinity] }
            let p = min(own / duration, 1.0.nextDown)
            if curve.isStepped { return [curve.value(at: p)] }
            return [Double(curve.stops.count { $0.x <= p })]
        case .track:
            let track = tracks[source]
            note(track.span.upperBound)
            return [Double(track.times.count { $0 <= own })]
        case .frame:
            let frame = frames[source]
            let repetition = frame.repetition
            let run = repetition.run(at: own)
            note(own)
            note(repetition.period)
            guard let pieces = frame.pieces(of: Int(piece.channel)) else { return [run.index] }
            var inner = run.time
            if repetition.mirrors(run.index) {
                inner = repetition.period - run.time
                if inner <= 0 { return [run.index, .infinity] }
            }
            let started = frame.pieces[pieces].count { $0.start <= inner }
            guard started > 0 else { return [run.index, 0] }
            let shown = frame.pieces[pieces.lowerBound + started - 1]
            return [run.index, Double(started)] + phase(of: shown, at: inner, scale / entry.speed, &size)
        }
    }

    /// The settled length of a piece from its start, in the time of its frame.
    @inline(__always) func settledLength(of piece: ChoreographyPiece) -> Double {
        let entry = entries[Int(piece.entry)]
        guard let settled = entry.settled else { preconditionFailure("a settled length is not computed") }
        return settled / entry.speed
    }
}
