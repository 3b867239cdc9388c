/// The blocks of a group, each with an end at which its completion is due.
struct BlockList {
    private struct Block {
        let end: Double
        var completion: ((Bool) -> Void)?
        var isDone = false
    }

    /// When a block ends. Of two that end at one time the older one comes first.
    private struct End: Comparable {
        let end: Double
        let index: Int

        static func < (a: End, b: End) -> Bool { (a.end, a.index) < (b.end, b.index) }
    }

    private var blocks: [Block] = []
    private var ends = Heap<End>()

    /// How many there are, those that are done too.
    var count: Int { blocks.count }

    /// The block that ends first of those that are not done.
    var next: (index: Int, end: Double)? { ends.first.map { ($0.index, $0.end) } }

    mutating func append(end: Double, completion: ((Bool) -> Void)?) {
        ends.insert(End(end: end, index: blocks.count))
        blocks.append(Block(end: end, completion: completion))
    }

    /// The blocks that are not done and end by a time, in the order of their ends.
    func due(until time: Double) -> [Int] {
        blocks.indices.filter { !blocks[$0].isDone && blocks[$0].end <= time }
            .sorted { (blocks[$0].end, $0) < (blocks[$1].end, $1) }
    }

    /// Ticks a block off. `nil` when it was done before, else what has to be called.
    mutating func complete(_ index: Int) -> ((Bool) -> Void)? {
        guard !blocks[index].isDone else { return nil }
        blocks[index].isDone = true
        while let first = ends.first, blocks[first.index].isDone { ends.removeFirst() }
        let completion = blocks[index].completion
        blocks[index].completion = nil
        return completion ?? { _ in }
    }
}
