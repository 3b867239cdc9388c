/// The pieces of a frame by start, with the largest end of each stretch: finds those under way at a time in
/// O(log n) and their number.
struct ActivityIndex: Sendable {
    /// The number of pieces of a leaf.
    private static let width = 16

    /// In ascending order.
    private var starts: [Double] = []
    private var ends: [Double] = []
    private var order: [Int32] = []
    /// The largest end below each node of a binary tree over leaves; the root at 1.
    private var largest: [Double] = []

    init() {}

    /// - Parameters:
    ///   - pieces: By channel, then by start.
    ///   - order: Their indices by start.
    ///   - settled: The settled length of a piece, in the time of its frame.
    @inline(__always)
    init(
        _ pieces: [ChoreographyPiece], order: [Int32], settled: (ChoreographyPiece) -> Double
    ) {
        let count = pieces.count
        self.order = order
        var ends: [Double] = []
        starts = [Double](unsafeUninitializedCapacity: count) { starts, filled in
            ends = [Double](unsafeUninitializedCapacity: count) { ends, filled in
                pieces.withUnsafeBufferPointer { pieces in
                    for place in 0..<count {
                        let index = Int(order[place])
                        let piece = pieces[index]
                        var end = piece.start + settled(piece)
                        if index + 1 < count, pieces[index + 1].channel == piece.channel {
                            end = min(end, pieces[index + 1].start)
                        }
                        starts.initializeElement(at: place, to: piece.start)
                        ends.initializeElement(at: place, to: end)
                    }
                }
                filled = count
            }
            filled = count
        }
        self.ends = ends
        let leaves = (count + Self.width - 1) / Self.width
        var size = 1
        while size < leaves { size *= 2 }
        largest = Array(repeating: -.infinity, count: 2 * size)
        largest.withUnsafeMutableBufferPointer { largest in
            for index in 0..<count {
                let leaf = size + index / Self.width
                if ends[index] > largest[leaf] { largest[leaf] = ends[index] }
            }
        }
        for node in stride(from: size - 1, to: 0, by: -1) {
            largest[node] = max(largest[2 * node], largest[2 * node + 1])
        }
    }

    /// Calls `body` with the index of each piece that has started by `time` and has not ended.
    func forEach(at time: Double, _ body: (Int) -> Void) {
        let count = starts.partitioningIndex { !($0 <= time) }
        guard count > 0 else { return }
        let size = largest.count / 2
        let lastLeaf = (count - 1) / Self.width
        var node = 1
        // Depth first, without a stack: to the next node on the right after each subtree.
        while true {
            var (first, depth) = (node, 0)
            while first < size { (first, depth) = (2 * first, depth + 1) }
            if first - size > lastLeaf { return }
            if largest[node] > time {
                if node < size {
                    node *= 2
                    continue
                }
                let begin = (node - size) * Self.width
                for index in begin..<min(begin + Self.width, count) where ends[index] > time {
                    body(Int(order[index]))
                }
            }
            while node & 1 == 1 {
                node /= 2
                if node <= 1 { return }
            }
            node += 1
        }
    }
}
