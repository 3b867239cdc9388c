import Hooke

/// A motion in the tables of a choreography, with its place in the time of its frame.
struct ChoreographyEntry<Value: ComponentVector>: Sendable {
    enum Kind: UInt8, Sendable { case spring, curve, track, decay, other, frame }

    var kind: Kind
    /// Whether it starts at the value that is shown.
    var isOpen = false
    /// The index in the table of its kind.
    var source: Int32
    /// The law of the takeover, or one of the constants below.
    var takeover = Self.automatic
    /// The offset that fades after the takeover, in its own time; −1 for none.
    var offset: Int32 = -1
    /// The node of the description.
    var node: Int32
    /// The factor of its time.
    var speed: Double
    /// The start of a nested frame, which may differ from that of the piece; 0 for others.
    var origin = 0.0
    var from: Value
    var to: Value
    var velocity: Value
    /// The settled length from the start of the piece on, in its own time; `nil` until it is computed.
    var settled: Double?

    static var automatic: Int32 { -1 }
    static var jump: Int32 { -2 }
}

/// The start of a motion of one channel.
struct ChoreographyPiece: Sendable {
    /// In the time of its frame.
    var start: Double
    var entry: Int32
    var channel: Int32
}

/// The motions that share one time: those of the whole choreography, or of one run of a repeated part.
struct ChoreographyFrame: Sendable {
    let repetition: PeriodicTime
    /// By channel, then by start; a piece is shown until the next of its channel starts.
    var pieces: [ChoreographyPiece] = []
    /// The channels in ascending order.
    var channels: [Int32] = []
    /// The first piece of each channel, then the number of pieces.
    var firsts: [Int32] = []
    /// The pieces by start.
    var order: [Int32] = []
    var calls: [Call] = []
    var nested: [Nested] = []
    /// Whether it or a nested frame has calls.
    var hasCalls = false

    struct Call: Sendable {
        let time: Double
        let name: ChoreographyName
    }

    /// A frame inside, with its place in the time of this one.
    struct Nested: Sendable {
        let frame: Int
        let node: Int32
        let start: Double
        let speed: Double
    }

    /// The pieces of a channel; `nil` if the frame has none.
    @inline(__always) func pieces(of channel: Int) -> Range<Int>? {
        var place = channel
        if place >= channels.count || channels[place] != channel {
            // Not all channels are in the frame.
            place = channels.partitioningIndex { $0 >= channel }
            guard place < channels.count, channels[place] == channel else { return nil }
        }
        return Int(firsts[place])..<Int(firsts[place + 1])
    }

    /// Sorts the pieces by channel and start; of those with equal channel and start only the last in the order of
    /// description stays.
    ///
    /// - Parameters:
    ///   - count: the number of channels of the choreography.
    ///   - rank: the place of a piece in the order of the description.
    mutating func arrange(channels count: Int, rank: (ChoreographyPiece) -> Int32) {
        let sorted = pieces.sortedIndices { $0.start }
        var ends = [Int32](repeating: 0, count: count + 1)
        ends.withUnsafeMutableBufferPointer { ends in
            for piece in pieces { ends[Int(piece.channel) &+ 1] &+= 1 }
            channels = []
            channels.reserveCapacity(min(count, pieces.count))
            for channel in 0..<count {
                if ends[channel &+ 1] > 0 { channels.append(Int32(truncatingIfNeeded: channel)) }
                ends[channel &+ 1] &+= ends[channel]
            }
        }
        firsts = [0]
        let unsorted = pieces
        order = sorted
        pieces = [ChoreographyPiece](unsafeUninitializedCapacity: unsorted.count) { arranged, filled in
            ends.withUnsafeMutableBufferPointer { ends in
                unsorted.withUnsafeBufferPointer { unsorted in
                    order.withUnsafeMutableBufferPointer { order in
                        for place in order.indices {
                            let piece = unsorted[Int(order[place])]
                            let end = ends[Int(piece.channel)]
                            (arranged.baseAddress! + Int(end)).initialize(to: piece)
                            ends[Int(piece.channel)] = end &+ 1
                            order[place] = end
                        }
                    }
                }
            }
            filled = unsorted.count
        }
        // Every channel's end is now the start of the next.
        if channels.count < pieces.count {
            removeHidden(rank)
            order = pieces.sortedIndices { $0.start }
        }
        firsts.reserveCapacity(channels.count + 1)
        var previous = Int32(-1)
        for (index, piece) in pieces.enumerated() where piece.channel != previous {
            if previous >= 0 { firsts.append(Int32(index)) }
            previous = piece.channel
        }
        if !pieces.isEmpty { firsts.append(Int32(pieces.count)) }
    }

    /// Of pieces that start together, up to the rounding of anchors, keeps the last of the description.
    private mutating func removeHidden(_ rank: (ChoreographyPiece) -> Int32) {
        var kept: [ChoreographyPiece] = []
        kept.reserveCapacity(pieces.count)
        var latest = 0.0
        for piece in pieces { latest = max(latest, piece.start.magnitude) }
        let rounding = 8 * latest.ulp
        for piece in pieces {
            if let last = kept.last, last.channel == piece.channel, piece.start - last.start <= rounding {
                if rank(last) > rank(piece) { continue }
                kept.removeLast()
            }
            kept.append(piece)
        }
        pieces = kept
    }
}
