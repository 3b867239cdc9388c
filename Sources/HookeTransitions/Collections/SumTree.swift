/// A list of numbers with the sums of its first elements in O(log n). The sums depend only on the numbers, bit for bit, not on
/// the order in which they were set.
struct SumTree {
    /// The number of numbers.
    let count: Int
    /// The number of leaves, a power of two.
    private let width: Int
    /// The sum of each node; the children of node i are 2i and 2i + 1.
    private var sums: [Double]

    /// Creates a list with equal numbers.
    init(repeating value: Double, count: Int) {
        self.init(count: count) { _ in value }
    }

    /// Creates a list of the values of `value`.
    init(count: Int, _ value: (Int) -> Double) {
        self.count = count
        var width = 1
        while width < count { width *= 2 }
        self.width = width
        sums = [Double](repeating: 0, count: 2 * width)
        for index in 0..<count { sums[width + index] = value(index) }
        for node in stride(from: width - 1, to: 0, by: -1) {
            sums[node] = sums[2 * node] + sums[2 * node + 1]
        }
    }

    /// The sum of all numbers.
    var total: Double { sums[1] }

    /// One of the numbers.
    subscript(index: Int) -> Double {
        get { sums[width + index] }
        set {
            var node = width + index
            sums[node] = newValue
            while node > 1 {
                node /= 2
                sums[node] = sums[2 * node] + sums[2 * node + 1]
            }
        }
    }

    /// Returns the sum of the first `end` numbers.
    func sum(before end: Int) -> Double {
        if end >= count { return sums[1] }
        var (node, low, size, sum) = (1, 0, width, 0.0)
        while size > 1 {
            size /= 2
            node *= 2
            if end >= low + size {
                sum += sums[node]
                (node, low) = (node + 1, low + size)
            }
        }
        return sum
    }

    /// Returns the last index whose sum before it is at most `value`; 0 if there is none. The numbers must not be negative.
    func index(at value: Double) -> Int {
        var (node, rest) = (1, value)
        while node < width {
            node *= 2
            if rest >= sums[node] {
                rest -= sums[node]
                node += 1
            }
        }
        return max(0, min(node - width, count - 1))
    }
}
