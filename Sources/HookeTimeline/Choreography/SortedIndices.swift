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
