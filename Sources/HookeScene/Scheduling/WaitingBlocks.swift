/// Blocks that wait for a time of a scene, in the order of their times, at equal times in that of the calls.
struct WaitingBlocks: SceneIsolated {
    private struct Entry: Comparable {
        let time: Double
        let number: Int
        let block: () -> Void

        static func < (a: Entry, b: Entry) -> Bool { (a.time, a.number) < (b.time, b.number) }
        static func == (a: Entry, b: Entry) -> Bool { a.number == b.number }
    }

    private var entries = Heap<Entry>()
    private var lastNumber = 0

    var isEmpty: Bool { entries.count == 0 }
    var count: Int { entries.count }

    /// The time of the next block; `nil` if there is none.
    var nextTime: Double? { entries.first?.time }

    mutating func add(at time: Double, _ block: @escaping () -> Void) {
        lastNumber += 1
        entries.insert(Entry(time: time, number: lastNumber, block: block))
    }

    /// Removes the next block. There must be one.
    mutating func takeFirst() -> () -> Void {
        let block = entries.first!.block
        entries.removeFirst()
        return block
    }
}
