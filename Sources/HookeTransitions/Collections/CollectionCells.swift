/// The cells of items, in the order of the items.
struct CollectionCells: SceneIsolated {
    /// The indices of the items that have a cell, ascending.
    private(set) var order: [Int] = []
    private var cells: [Int: CollectionViewCell] = [:]
    private var indices: [ViewID: Int] = [:]

    subscript(index: Int) -> CollectionViewCell? { cells[index] }

    /// The cells in the order of their items.
    var all: [CollectionViewCell] { order.compactMap { cells[$0] } }

    /// Returns the index of a cell's item.
    func index(of view: SceneView) -> Int? {
        indices[view.id].flatMap { cells[$0] === view ? $0 : nil }
    }

    /// Returns the cells of the nearest items before and after an index.
    func neighbours(of index: Int) -> (before: CollectionViewCell?, after: CollectionViewCell?) {
        let place = order.partitioningIndex { $0 >= index }
        let next = place < order.count && order[place] == index ? place + 1 : place
        return (
            place > 0 ? cells[order[place - 1]] : nil, next < order.count ? cells[order[next]] : nil
        )
    }

    /// Adds a cell. Traps if it is another item's.
    mutating func insert(_ cell: CollectionViewCell, at index: Int) {
        precondition(
            indices[cell.id] == nil, "one view is used for two items; accepted: one view per item")
        if cells.updateValue(cell, forKey: index) == nil {
            order.insert(index, at: order.partitioningIndex { $0 >= index })
        }
        indices[cell.id] = index
    }

    /// Removes and returns the cell of an item.
    @discardableResult
    mutating func remove(at index: Int) -> CollectionViewCell? {
        guard let cell = cells.removeValue(forKey: index) else { return nil }
        order.remove(at: order.partitioningIndex { $0 >= index })
        indices[cell.id] = nil
        return cell
    }
}

/// The cells that no item uses, by their identifiers, and how more are made.
struct CollectionCellPool: SceneIsolated {
    private var classes: [String: CollectionViewCell.Type] = [:]
    private var free: [String: [CollectionViewCell]] = [:]

    /// The identifiers with a class, in order.
    var identifiers: [String] { classes.keys.sorted() }
    /// The number of cells.
    var count: Int { free.values.reduce(0) { $0 + $1.count } }

    mutating func register(_ cellClass: CollectionViewCell.Type?, for identifier: String) {
        classes[identifier] = cellClass
        // Cells of the class before are not used any more.
        free[identifier] = nil
    }

    /// Returns a cell: a used one that is prepared for reuse, else a new one; `nil` for an unknown identifier.
    mutating func take(_ identifier: String) -> CollectionViewCell? {
        guard let cellClass = classes[identifier] else { return nil }
        if let cell = free[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let made = cellClass.init(frame: .zero)
        made.reuseIdentifier = identifier
        return made
    }

    /// Adds a cell that may be used again, after removing its animations and those of the views inside.
    mutating func put(_ cell: CollectionViewCell, in scene: WindowScene?) {
        guard let identifier = cell.reuseIdentifier, let known = classes[identifier],
            type(of: cell) == known
        else { return }
        removeAnimations(of: cell, in: scene)
        free[identifier, default: []].append(cell)
    }

    /// Removes a cell that is used again by other means; returns whether it was there.
    mutating func forget(_ cell: CollectionViewCell) -> Bool {
        guard has(cell), let identifier = cell.reuseIdentifier else { return false }
        free[identifier]?.removeAll { $0 === cell }
        return true
    }

    /// Returns whether a cell is there.
    func has(_ cell: CollectionViewCell) -> Bool {
        cell.reuseIdentifier.flatMap { free[$0] }?.contains { $0 === cell } ?? false
    }

    private func removeAnimations(of view: SceneView, in scene: WindowScene?) {
        view.dropAllAnimations(in: scene)
        for child in view.subviews { removeAnimations(of: child, in: scene) }
    }
}
