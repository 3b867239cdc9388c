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
        var isSorted = true
        for index in 1..<Swift.max(1, count) where number(self[index - 1]) > number(self[index]) {
            isSorted = false
            break
        }
        if isSorted { return indices.map { Int32($0) } }
        if let spread = RadixSort.spreadIndices(count, { number(self[$0]) }) { return spread }
        // Ascending bits: the sign bit inverted, all bits of negative numbers. −0 counts as 0.
        let sorted = RadixSort.indices(count) { index in
            let bits = (number(self[index]) + 0).bitPattern
            return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
        }
        return sorted
    }
}

/// Sorts keys of 64 bits by eleven bits at a time.
private enum RadixSort {
    private struct Item {
        var key: UInt64
        var index: Int32
    }

    @inline(__always)
    static func indices(_ count: Int, _ key: (Int) -> UInt64) -> [Int32] {
        [Int32](unsafeUninitializedCapacity: count) { order, filled in
            let memory = UnsafeMutablePointer<Item>.allocate(capacity: 2 * count)
            let counts = UnsafeMutablePointer<Int32>.allocate(capacity: 6 * 2048)
            counts.initialize(repeating: 0, count: 6 * 2048)
            defer {
                memory.deallocate()
                counts.deallocate()
            }
            var (from, to) = (memory, memory + count)
            for index in 0..<count {
                let key = key(index)
                (from + index).initialize(to: Item(key: key, index: Int32(truncatingIfNeeded: index)))
                for pass in 0..<6 { counts[pass &* 2048 &+ digit(key, pass)] &+= 1 }
            }
            for pass in 0..<6 {
                let row = counts + pass &* 2048
                // A digit that all keys share needs no pass.
                if row[digit(from[0].key, pass)] == count { continue }
                var sum = Int32(0)
                for place in 0..<2048 { (row[place], sum) = (sum, sum &+ row[place]) }
                for index in 0..<count {
                    let item = from[index]
                    let place = digit(item.key, pass)
                    (to + Int(row[place])).initialize(to: item)
                    row[place] &+= 1
                }
                swap(&from, &to)
            }
            for index in 0..<count { order.initializeElement(at: index, to: from[index].index) }
            filled = count
        }
    }

    /// Returns the order of numbers that are spread over their range: by the 22 highest bits of their place in it, then
    /// by insertion. `nil` if insertion would take long, as for numbers in few clusters.
    @inline(__always)
    static func spreadIndices(_ count: Int, _ number: (Int) -> Double) -> [Int32]? {
        var (low, high) = (number(0), number(0))
        for index in 1..<count {
            low = min(low, number(index))
            high = max(high, number(index))
        }
        let scale = 4_194_303 / (high - low)
        guard scale > 0, scale < .infinity else { return nil }
        var isSorted = true
        let order = [Int32](unsafeUninitializedCapacity: count) { order, filled in
            let memory = UnsafeMutablePointer<Place>.allocate(capacity: 2 * count)
            let counts = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * 2048)
            counts.initialize(repeating: 0, count: 2 * 2048)
            defer {
                memory.deallocate()
                counts.deallocate()
            }
            let (from, to) = (memory, memory + count)
            for index in 0..<count {
                let place = UInt32((number(index) - low) * scale)
                (from + index).initialize(
                    to: Place(key: place, index: Int32(truncatingIfNeeded: index)))
                counts[Int(place & 2047)] &+= 1
                counts[2048 &+ Int(place >> 11)] &+= 1
            }
            scatter(from, to, count, counts, by: 0)
            scatter(to, from, count, counts + 2048, by: 11)
            var budget = 4 * count
            for index in 0..<count {
                let item = from[index].index
                let value = number(Int(item))
                var place = index
                while place > 0, number(Int(order[place &- 1])) > value, budget > 0 {
                    order[place] = order[place &- 1]
                    place &-= 1
                    budget &-= 1
                }
                order.initializeElement(at: place, to: item)
            }
            isSorted = budget > 0
            filled = count
        }
        return isSorted ? order : nil
    }

    private struct Place {
        var key: UInt32
        var index: Int32
    }

    /// Moves items in the order of eleven bits, whose values `counts` counts.
    @inline(__always)
    private static func scatter(
        _ from: UnsafeMutablePointer<Place>, _ to: UnsafeMutablePointer<Place>, _ count: Int,
        _ counts: UnsafeMutablePointer<Int32>, by shift: UInt32
    ) {
        var sum = Int32(0)
        for place in 0..<2048 { (counts[place], sum) = (sum, sum &+ counts[place]) }
        for index in 0..<count {
            let item = from[index]
            let digit = Int((item.key >> shift) & 2047)
            (to + Int(counts[digit])).initialize(to: item)
            counts[digit] &+= 1
        }
    }

    @inline(__always) private static func digit(_ key: UInt64, _ pass: Int) -> Int {
        Int(truncatingIfNeeded: (key >> UInt64(11 &* pass)) & 2047)
    }
}
