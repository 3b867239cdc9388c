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
    /// The settled length from the start of the piece on, in its own time; NaN if not yet known.
    var settled = Double.nan

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
            place = channels.partitionIndex { $0 >= channel }
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
        let order = pieces.sortedIndices { $0.start }
        var ends = [Int32](repeating: 0, count: count + 1)
        for piece in pieces { ends[Int(piece.channel) + 1] += 1 }
        channels = []
        firsts = [0]
        for channel in 0..<count {
            if ends[channel + 1] > 0 { channels.append(Int32(channel)) }
            ends[channel + 1] += ends[channel]
        }
        let unsorted = pieces
        pieces = [ChoreographyPiece](unsafeUninitializedCapacity: unsorted.count) { sorted, filled in
            for index in order {
                let piece = unsorted[Int(index)]
                sorted.initializeElement(at: Int(ends[Int(piece.channel)]), to: piece)
                ends[Int(piece.channel)] += 1
            }
            filled = unsorted.count
        }
        // Every channel's end is now the start of the next.
        if channels.count < pieces.count { removeHidden(rank) }
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

extension Array {
    /// The first index whose element satisfies a condition that holds from there on.
    @inline(__always) func partitionIndex(where isBeyond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the indices in ascending order of a finite number, stable: by its bits, eleven at a time.
    @inline(__always) func sortedIndices(by number: (Element) -> Double) -> [Int32] {
        var order = [Int32](unsafeUninitializedCapacity: count) { order, filled in
            for index in 0..<count { order.initializeElement(at: index, to: Int32(index)) }
            filled = count
        }
        var isSorted = true
        for index in 1..<Swift.max(1, count) where number(self[index - 1]) > number(self[index]) {
            isSorted = false
            break
        }
        if isSorted { return order }
        // Ascending bits: the sign bit inverted, all bits of negative numbers. −0 counts as 0.
        var keys = map { element in
            let bits = (number(element) + 0).bitPattern
            return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
        }
        let all = keys.reduce((UInt64.max, UInt64(0))) { ($0.0 & $1, $0.1 | $1) }
        let differing = all.0 ^ all.1
        var (sortedKeys, sortedOrder) = (keys, order)
        var counts = [Int](repeating: 0, count: 2048)
        for shift in stride(from: UInt64(0), to: 64, by: 11) where (differing >> shift) & 2047 != 0 {
            for digit in 0..<2048 { counts[digit] = 0 }
            for key in keys { counts[Int((key >> shift) & 2047)] += 1 }
            var sum = 0
            for digit in 0..<2048 { (counts[digit], sum) = (sum, sum + counts[digit]) }
            for index in 0..<count {
                let digit = Int((keys[index] >> shift) & 2047)
                sortedKeys[counts[digit]] = keys[index]
                sortedOrder[counts[digit]] = order[index]
                counts[digit] += 1
            }
            swap(&keys, &sortedKeys)
            swap(&order, &sortedOrder)
        }
        return order
    }
}
