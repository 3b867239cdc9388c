import Hooke

/// Makes the tables of a choreography from its parts and their times.
struct ChoreographyCompiler<Value: ComponentVector> {
    private let times: ChoreographyTimes<Value>
    private let channelCount: Int
    private let initial: [Value?]
    private var program = ChoreographyProgram<Value>()
    /// The container's frame of each part, and its place in it.
    private var places: [Place] = []
    private var ranks: [Int32] = []
    /// The entry whose settled length was computed last.
    private var lastSettled = -1

    private struct Place {
        var frame: Int
        var start: Double
        var speed: Double
    }

    private var nodes: [ChoreographyNode<Value>] { times.nodes.nodes }

    /// - Parameters:
    ///   - times: The parts and their times.
    ///   - channelCount: The number of channels.
    ///   - initial: The values before the first motion of each channel; empty for none.
    /// - Throws: an error for repeated parts without length, and motions without a start value.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    static func program(
        _ times: ChoreographyTimes<Value>, channelCount: Int, initial: [Value?]
    ) throws(ChoreographyError) -> ChoreographyProgram<Value> {
        var compiler = ChoreographyCompiler(times, channelCount, initial)
        try compiler.placeParts()
        compiler.arrangeFrames()
        try compiler.takeOver()
        compiler.finish()
        return compiler.program
    }

    private init(_ times: ChoreographyTimes<Value>, _ channelCount: Int, _ initial: [Value?]) {
        (self.times, self.channelCount, self.initial) = (times, channelCount, initial)
    }

    // MARK: Places

    private mutating func placeParts() throws(ChoreographyError) {
        let all = nodes
        program.frames = [
            ChoreographyFrame(repetition: PeriodicTime(period: .infinity, count: 1, isMirrored: false))
        ]
        places = Array(repeating: Place(frame: 0, start: 0, speed: 1), count: all.count)
        for index in all.indices {
            let node = all[index]
            let outer = node.parent < 0 ? Place(frame: 0, start: 0, speed: 1) : places[node.parent]
            var place = Place(
                frame: outer.frame, start: outer.start + times.starts[index] / outer.speed,
                speed: outer.speed * node.speed)
            guard place.start.isFinite, place.speed > 0, place.speed.isFinite else {
                throw times.nodes.error(
                    at: index,
                    .number(
                        .outOfRange(
                            field: "speed", value: place.speed, accepted: "a finite product above 0")))
            }
            if node.repetition.count != 1 {
                let repetition = times.periodicTime(of: index)
                guard repetition.period > 0, repetition.period.isFinite else {
                    throw times.nodes.error(
                        at: index,
                        .number(
                            .outOfRange(
                                field: "period", value: repetition.period,
                                accepted: "a finite length above 0 of a repeated part")))
                }
                let frame = program.frames.count
                program.frames.append(ChoreographyFrame(repetition: repetition))
                program.frames[place.frame].nested.append(
                    .init(frame: frame, node: Int32(index), start: place.start, speed: place.speed))
                place = Place(frame: frame, start: 0, speed: 1)
            }
            places[index] = place
            addContent(node, index, place)
        }
    }

    private mutating func addContent(_ node: ChoreographyNode<Value>, _ index: Int, _ place: Place) {
        switch node.content {
        case .motion(let channel, let motion):
            let entry = add(motion, node, index, place.speed)
            program.frames[place.frame].pieces.append(
                ChoreographyPiece(start: place.start, entry: entry, channel: channel))
        case .staggered(let channels, let delays, let motion):
            let entry = add(motion, node, index, place.speed)
            let (start, speed) = (place.start, place.speed)
            program.frames[place.frame].pieces += [ChoreographyPiece](
                unsafeUninitializedCapacity: channels.count
            ) { pieces, filled in
                for item in channels.indices {
                    pieces.initializeElement(
                        at: item,
                        to: ChoreographyPiece(
                            start: start + delays[item] / speed, entry: entry, channel: channels[item]))
                }
                filled = channels.count
            }
        case .call(isReported: true):
            if let name = node.name {
                program.frames[place.frame].calls.append(.init(time: place.start, name: name))
                program.frames[place.frame].hasCalls = true
            }
        case .call, .interval, .sequence, .group, .stagger: break
        }
    }

    private mutating func add(
        _ motion: ChoreographyMotion<Value>, _ node: ChoreographyNode<Value>, _ index: Int, _ speed: Double
    ) -> Int32 {
        func entry(
            _ kind: ChoreographyEntry<Value>.Kind, _ source: Int, _ from: Value?, _ to: Value,
            _ velocity: Value
        ) -> ChoreographyEntry<Value> {
            ChoreographyEntry(
                kind: kind, isOpen: motion.isOpen, source: Int32(source), node: Int32(index), speed: speed,
                from: from ?? .zero, to: to, velocity: velocity)
        }
        var added: ChoreographyEntry<Value>
        switch motion {
        case .spring(let spring, let from, let to, let velocity):
            if program.springs.last?.spring != spring { program.springs.append(PreparedSpring(spring)) }
            added = entry(.spring, program.springs.count - 1, from, to, velocity)
        case .curve(let curve, let duration, let from, let to):
            if program.curves.last?.duration != duration || program.curves.last?.curve != curve {
                program.curves.append((curve, duration))
            }
            added = entry(.curve, program.curves.count - 1, from, to, .zero)
        case .track(let track):
            program.tracks.append(track)
            added = entry(.track, program.tracks.count - 1, .zero, .zero, .zero)
        case .decay(let rate, let from, let velocity):
            if program.decays.last != rate { program.decays.append(rate) }
            added = entry(.decay, program.decays.count - 1, from, .zero, velocity)
        case .other(let other):
            program.others.append(other)
            added = entry(.other, program.others.count - 1, .zero, .zero, .zero)
        }
        added.takeover = takeover(node.takeover)
        program.entries.append(added)
        return Int32(program.entries.count - 1)
    }

    private mutating func takeover(_ rule: ChoreographyTakeover) -> Int32 {
        switch rule {
        case .automatic: return ChoreographyEntry<Value>.automatic
        case .jump: return ChoreographyEntry<Value>.jump
        case .law(let law):
            if program.laws.last != law { program.laws.append(law) }
            return Int32(program.laws.count - 1)
        }
    }

    // MARK: Frames

    /// Adds the channels of nested frames to those around them, innermost first, and sorts all pieces.
    private mutating func arrangeFrames() {
        if program.frames.count > 1 || nodes.contains(where: { $0.depth > 1 }) { ranks = times.nodes.ranks }
        for index in program.frames.indices.reversed() {
            for nested in program.frames[index].nested { addPieces(of: nested, to: index) }
            let (entries, ranks) = (program.entries, ranks)
            func rank(_ piece: ChoreographyPiece) -> Int32 {
                let node = entries[Int(piece.entry)].node
                return ranks.isEmpty ? node : ranks[Int(node)]
            }
            if !ranks.isEmpty {
                let pieces = program.frames[index].pieces
                program.frames[index].pieces = pieces.sortedIndices { Double(rank($0)) }.map {
                    pieces[Int($0)]
                }
            }
            program.frames[index].arrange(channels: channelCount, rank: rank)
            program.frames[index].calls.sort { $0.time < $1.time }
        }
    }

    private mutating func addPieces(of nested: ChoreographyFrame.Nested, to index: Int) {
        let inner = program.frames[nested.frame]
        if inner.hasCalls { program.frames[index].hasCalls = true }
        let node = nodes[Int(nested.node)]
        for (place, channel) in inner.channels.enumerated() {
            let first = inner.pieces[Int(inner.firsts[place])].start
            var entry = ChoreographyEntry<Value>(
                kind: .frame, source: Int32(nested.frame), node: nested.node, speed: nested.speed,
                from: .zero, to: .zero, velocity: .zero)
            entry.origin = nested.start
            entry.takeover = takeover(node.takeover)
            program.entries.append(entry)
            program.frames[index].pieces.append(
                ChoreographyPiece(
                    start: nested.start + first / nested.speed, entry: Int32(program.entries.count - 1),
                    channel: channel))
        }
    }

    // MARK: Takeovers

    private mutating func takeOver() throws(ChoreographyError) {
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

    private mutating func finish() {
        let program = program
        let frame = program.frames[0]
        self.program.activity = ActivityIndex(frame.pieces, order: frame.order) {
            program.settledLength(of: $0)
        }
        var settled = 0.0
        for place in frame.channels.indices {
            let last = frame.pieces[Int(frame.firsts[place + 1]) - 1]
            settled = max(settled, last.start + program.settledLength(of: last))
        }
        let root = times.starts[0] + times.lengths[0] / nodes[0].speed
        self.program.logical = root
        self.program.settled = max(settled, root < .infinity ? root : 0)
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
