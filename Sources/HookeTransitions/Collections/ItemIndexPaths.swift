import Foundation

/// The index paths of a collection's items, in order. Memory is linear in the number of sections.
struct ItemIndexPaths: RandomAccessCollection {
    let counts: [Int]
    /// The index of each section's first item, and the number of all items.
    private let starts: [Int]

    /// Creates the paths of sections with the given numbers of items. Traps below 0.
    init(counts: [Int] = []) {
        self.counts = counts
        var starts = [0]
        starts.reserveCapacity(counts.count + 1)
        for (section, count) in counts.enumerated() {
            precondition(count >= 0, "section \(section) has \(count) items; accepted: 0 or more")
            starts.append(starts[section] + count)
        }
        self.starts = starts
    }

    var startIndex: Int { 0 }
    var endIndex: Int { starts[starts.count - 1] }

    /// The path of an item, found in O(log n) of the number of sections.
    subscript(place: Int) -> IndexPath {
        // The last section that starts at or before the item; empty sections before it start there too.
        let section = starts.partitioningIndex { $0 > place } - 1
        return IndexPath(item: place - starts[section], section: section)
    }

    /// Returns the index of an item among all; `nil` if it does not exist.
    func place(of path: IndexPath) -> Int? {
        guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else {
            return nil
        }
        return starts[path.section] + path.item
    }
}
