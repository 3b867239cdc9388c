/// The keys of a choreography in order of first use: a hash table of their indices.
@usableFromInline
struct ChoreographyKeys<Key: Hashable & Sendable>: Sendable {
    @usableFromInline var keys: [Key] = []
    /// Indices of keys, −1 for none; a power of two of them, at most half in use.
    @usableFromInline var slots: [Int32] = Array(repeating: -1, count: 8)

    @inlinable init() {}

    @inlinable func index(of key: Key) -> Int? {
        let index = slots[slot(of: key)]
        return index < 0 ? nil : Int(index)
    }

    @inlinable mutating func insert(_ key: Key) -> Int32 {
        if (keys.count + 1) * 2 > slots.count { grow(to: slots.count * 2) }
        let slot = slot(of: key)
        if slots[slot] < 0 {
            slots[slot] = Int32(keys.count)
            keys.append(key)
        }
        return slots[slot]
    }

    /// Returns the indices of keys.
    @inlinable mutating func insert(_ added: [Key]) -> [Int32] {
        var count = slots.count
        while (keys.count + added.count) * 2 > count { count *= 2 }
        if count > slots.count { grow(to: count) }
        keys.reserveCapacity(keys.count + added.count)
        let mask = slots.count - 1
        var keys = keys
        self.keys = []
        let indices = [Int32](unsafeUninitializedCapacity: added.count) { indices, filled in
            slots.withUnsafeMutableBufferPointer { slots in
                for (place, key) in added.enumerated() {
                    var slot = key.hashValue & mask
                    while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & mask }
                    if slots[slot] < 0 {
                        slots[slot] = Int32(truncatingIfNeeded: keys.count)
                        keys.append(key)
                    }
                    indices.initializeElement(at: place, to: slots[slot])
                }
            }
            filled = added.count
        }
        self.keys = keys
        return indices
    }

    /// The slot of a key, or the free one for it.
    @inlinable @inline(__always) func slot(of key: Key) -> Int {
        slots.withUnsafeBufferPointer { slots in
            let mask = slots.count - 1
            var slot = key.hashValue & mask
            while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & mask }
            return slot
        }
    }

    @inlinable mutating func grow(to count: Int) {
        slots = Array(repeating: -1, count: count)
        for (index, key) in keys.enumerated() { slots[slot(of: key)] = Int32(index) }
    }
}
