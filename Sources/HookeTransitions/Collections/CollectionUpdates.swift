import Foundation

/// Items that are inserted, deleted and moved at once: UIKit's rules for indices. Deleted and moved items have the index
/// paths of before, inserted items and the targets of moves those of after.
struct CollectionUpdates {
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []

    /// Returns the maps between the items of before and after.
    ///
    /// - Throws: a reason if the updates do not lead from the counts of before to those of after.
    func resolved(from old: ItemIndexPaths, to new: ItemIndexPaths) throws(CollectionUpdateError) -> Map {
        guard old.counts.count == new.counts.count else {
            throw .init(
                reason: "has \(new.counts.count) sections; expected \(old.counts.count), as before the update"
            )
        }
        let gone = try Self.sorted(deleted + moved.map(\.from), in: old, "deleted")
        let come = try Self.sorted(inserted + moved.map(\.to), in: new, "inserted")
        for section in old.counts.indices {
            let (out, into) = (gone[section, default: []].count, come[section, default: []].count)
            let expected = old.counts[section] - out + into
            guard new.counts[section] == expected else {
                throw .init(
                    reason: "has \(new.counts[section]) items in section \(section); expected \(expected): "
                        + "\(old.counts[section]) before, \(out) deleted, \(into) inserted")
            }
        }
        return Map(
            gone: gone, come: come,
            moves: Dictionary(uniqueKeysWithValues: moved.map { ($0.from, $0.to) }),
            sources: Dictionary(uniqueKeysWithValues: moved.map { ($0.to, $0.from) }))
    }

    /// Returns the sorted items of each section. Throws for an item that does not exist or is there twice.
    private static func sorted(
        _ paths: [IndexPath], in all: ItemIndexPaths, _ verb: String
    ) throws(CollectionUpdateError) -> [Int: [Int]] {
        var items: [Int: [Int]] = [:]
        var last: IndexPath?
        for path in paths.sorted() {
            guard path != last else { throw .init(reason: "got \(path) \(verb) twice; accepted: once") }
            guard all.place(of: path) != nil else {
                let count = all.counts.indices.contains(path.section) ? all.counts[path.section] : 0
                throw .init(reason: "got \(path) \(verb); section \(path.section) has \(count) items")
            }
            items[path.section, default: []].append(path.item)
            last = path
        }
        return items
    }

    /// Where the items of before are after, and back.
    struct Map {
        /// The removed items of each section before, and the added ones after, ascending.
        fileprivate let gone: [Int: [Int]]
        fileprivate let come: [Int: [Int]]
        fileprivate let moves: [IndexPath: IndexPath]
        fileprivate let sources: [IndexPath: IndexPath]

        /// Returns an item's index path after; `nil` for a deleted one.
        func new(_ path: IndexPath) -> IndexPath? {
            if let target = moves[path] { return target }
            return Self.shifted(path, removed: gone, added: come)
        }

        /// Returns an item's index path before; `nil` for an inserted one.
        func old(_ path: IndexPath) -> IndexPath? {
            if let source = sources[path] { return source }
            return Self.shifted(path, removed: come, added: gone)
        }

        private static func shifted(
            _ path: IndexPath, removed: [Int: [Int]], added: [Int: [Int]]
        ) -> IndexPath? {
            let removed = removed[path.section, default: []]
            let before = removed.partitioningIndex { $0 >= path.item }
            if before < removed.count, removed[before] == path.item { return nil }
            var item = path.item - before
            for other in added[path.section, default: []] where other <= item { item += 1 }
            return IndexPath(item: item, section: path.section)
        }
    }
}

/// Why updates are refused.
struct CollectionUpdateError: Error {
    let reason: String
}
