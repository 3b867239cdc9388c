/// The blocks of a group with their ends.
struct BlockList {
    private struct Block {
        let end: Double
        var completion: ((Bool) -> Void)?
        var isDone = false
    }

    /// The end of a block. At equal times the older block comes first.
    private struct End: Comparable {
        let end: Double
        let index: Int

        static func < (a: End, b: End) -> Bool { (a.end, a.index) < (b.end, b.index) }
    }

    private var blocks: [Block] = []
    private var ends = Heap<End>()

    /// The number of blocks, completed ones included.
    var count: Int { blocks.count }

    /// The uncompleted block with the earliest end.
    var next: (index: Int, end: Double)? { ends.first.map { ($0.index, $0.end) } }

    mutating func append(end: Double, completion: ((Bool) -> Void)?) {
        ends.insert(End(end: end, index: blocks.count))
        blocks.append(Block(end: end, completion: completion))
    }

    /// Returns the uncompleted blocks that end by `time`, in the order of their ends.
    func due(until time: Double) -> [Int] {
        blocks.indices.filter { !blocks[$0].isDone && blocks[$0].end <= time }
            .sorted { (blocks[$0].end, $0) < (blocks[$1].end, $1) }
    }

    /// Completes a block and returns its completion; `nil` if it was completed before.
    mutating func complete(_ index: Int) -> ((Bool) -> Void)? {
        guard !blocks[index].isDone else { return nil }
        blocks[index].isDone = true
        while let first = ends.first, blocks[first.index].isDone { ends.removeFirst() }
        let completion = blocks[index].completion
        blocks[index].completion = nil
        return completion ?? { _ in }
    }
}
