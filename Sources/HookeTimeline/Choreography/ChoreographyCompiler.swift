import Hooke

/// Makes the tables of a choreography from its parts and their times.
struct ChoreographyCompiler<Value: ComponentVector> {
    let times: ChoreographyTimes<Value>
    let channelCount: Int
    let initial: [Value?]
    var program: ChoreographyProgram<Value>
    /// The time of the description's start.
    let start: Double
    /// The frame of the description, and its first entry; before them are those of the choreography that it cuts.
    let root: Int
    let firstEntry: Int
    /// The container's frame of each part, and its place in it.
    private var places: [Position] = []
    private var ranks: [Int32] = []
    /// The entry whose settled length was computed last.
    var lastSettled = -1

    private struct Position {
        var frame: Int
        var start: Double
        var speed: Double
    }

    private var nodes: [ChoreographyNode<Value>] { times.nodes.nodes }

    /// - Parameters:
    ///   - times: The parts and their times.
    ///   - channelCount: The number of channels.
    ///   - initial: The values before the first motion of each channel; empty for none.
    ///   - old: What is shown before; `nil` for nothing.
    ///   - start: The time of the description's start.
    /// - Throws: an error for repeated parts without length, and motions without a start value.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    static func program(
        _ times: ChoreographyTimes<Value>, channelCount: Int, initial: [Value?],
        cutting old: ChoreographyProgram<Value>? = nil, at start: Double = 0
    ) throws(ChoreographyError) -> ChoreographyProgram<Value> {
        var compiler = ChoreographyCompiler(times, channelCount, initial, old ?? ChoreographyProgram(), start)
        try compiler.placeParts()
        compiler.arrangeFrames()
        try compiler.cut()
        try compiler.takeOver()
        compiler.finish()
        return compiler.program
    }

    private init(
        _ times: ChoreographyTimes<Value>, _ channelCount: Int, _ initial: [Value?],
        _ program: ChoreographyProgram<Value>, _ start: Double
    ) {
        (self.times, self.channelCount, self.initial, self.program) = (times, channelCount, initial, program)
        (self.start, root, firstEntry) = (start, program.frames.count, program.entries.count)
    }

    // MARK: Places

    private mutating func placeParts() throws(ChoreographyError) {
        let all = nodes
        program.frames.append(
            ChoreographyFrame(repetition: PeriodicTime(period: .infinity, count: 1, isMirrored: false)))
        let outermost = Position(frame: root, start: start, speed: 1)
        places = Array(repeating: outermost, count: all.count)
        for index in all.indices {
            let node = all[index]
            let outer = node.parent < 0 ? outermost : places[node.parent]
            var place = Position(
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
                place = Position(frame: frame, start: 0, speed: 1)
            }
            places[index] = place
            addContent(node, index, place)
        }
    }

    private mutating func addContent(_ node: ChoreographyNode<Value>, _ index: Int, _ place: Position) {
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
        if program.frames.count > root + 1 || nodes.contains(where: { $0.depth > 1 }) {
            ranks = times.nodes.ranks
        }
        for index in (root..<program.frames.count).reversed() {
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

    // MARK: End

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
        let end = start + times.starts[0] + times.lengths[0] / nodes[0].speed
        self.program.logical = end
        self.program.settled = max(settled, end < .infinity ? end : 0)
    }
}
