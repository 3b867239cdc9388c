/// The index paths of a collection's items, in order.
struct ItemIndexPaths: RandomAccessCollection {
    let counts: [Int]
    private let paths: [ItemIndexPath]
    /// The index of each section's first item.
    private let starts: [Int]

    /// Creates the paths of sections with the given numbers of items. Traps below 0.
    init(counts: [Int] = []) {
        self.counts = counts
        var (paths, starts): ([ItemIndexPath], [Int]) = ([], [])
        for (section, count) in counts.enumerated() {
            precondition(count >= 0, "section \(section) has \(count) items; accepted: 0 or more")
            starts.append(paths.count)
            for item in 0..<count { paths.append(ItemIndexPath(item: item, section: section)) }
        }
        (self.paths, self.starts) = (paths, starts)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { paths.count }
    subscript(place: Int) -> ItemIndexPath { paths[place] }

    /// Returns the index of an item among all; `nil` if it does not exist.
    func place(of path: ItemIndexPath) -> Int? {
        guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else {
            return nil
        }
        return starts[path.section] + path.item
    }
}
