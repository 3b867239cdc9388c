import Foundation

extension CollectionView {
    /// Inserts, deletes and moves items at once. The calls are made in `updates`, after the data source has changed.
    ///
    /// - Remaining items move to their new positions; inserted ones fade in, deleted ones fade out. The layout may say where
    ///   they come from and go to. The animation eases in and out over ``layoutChangeDuration``, or follows an open block.
    /// - Deleted and moved items have the index paths of before, inserted items and targets those of after.
    /// - Updates that do not agree with the data source are reported, and all data is loaded again. During an interactive
    ///   transition or a navigation between layouts all data is loaded again.
    ///
    /// - Parameters:
    ///   - updates: calls `insertItems(at:)`, `deleteItems(at:)` and `moveItem(at:to:)`.
    ///   - completion: called with whether the animation ran to its end.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        guard !isLoading else { return report("is asking for cells; updates are refused") }
        let isOutermost = batch == nil
        batch = batch ?? CollectionUpdates()
        updates?()
        guard isOutermost, let collected = batch else { return }
        batch = nil
        apply(collected, completion: completion)
    }

    /// Inserts items. See ``performBatchUpdates(_:completion:)``.
    public func insertItems(at indexPaths: [IndexPath]) {
        performBatchUpdates { [self] in batch?.inserted += indexPaths }
    }

    /// Deletes items. See ``performBatchUpdates(_:completion:)``.
    public func deleteItems(at indexPaths: [IndexPath]) {
        performBatchUpdates { [self] in batch?.deleted += indexPaths }
    }

    /// Moves an item. See ``performBatchUpdates(_:completion:)``.
    ///
    /// - Parameters:
    ///   - indexPath: the item before the updates.
    ///   - newIndexPath: its place after them.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        performBatchUpdates { [self] in batch?.moved.append((indexPath, newIndexPath)) }
    }

    private func apply(_ updates: CollectionUpdates, completion: ((Bool) -> Void)?) {
        let paths = countItems(of: dataSource)
        guard interaction == nil, !isNavigating else {
            reloadData()
            completion?(true)
            return
        }
        let map: CollectionUpdates.Map
        do {
            map = try updates.resolved(from: indexPaths, to: paths)
        } catch {
            report(error.reason + "; all data is loaded again")
            reloadData()
            completion?(true)
            return
        }
        let move = move(to: paths, by: map)
        let update = loads
        guard let scene else {
            move()
            endChange()
            completion?(true)
            return
        }
        scene.animate(withDuration: Self.layoutChangeDuration, animations: move) { [weak self] in
            self?.endedUpdates.insert(update)
            self?.endChange()
            completion?($0)
        }
    }

    /// Gives the cells to the items of after, and returns the change that moves them.
    private func move(to paths: ItemIndexPaths, by map: CollectionUpdates.Map) -> () -> Void {
        setUnseenAside()
        dropSetAside()
        let (oldPaths, layout) = (indexPaths, collectionViewLayout)
        var kept = CollectionCells()
        var deleted: [(cell: CollectionViewCell, final: CollectionLayoutAttributes?)] = []
        for (index, cell) in zip(cells.order, cells.all) {
            if let path = map.new(oldPaths[index]), let place = paths.place(of: path) {
                kept.insert(cell, at: place)
            } else {
                let path = oldPaths[index]
                deleted.append((cell, layout.finalLayoutAttributesForDisappearingItem(at: path)))
                departing.append((cell, path, loads + 1))
            }
        }
        (indexPaths, cells, prefetched) = (paths, kept, [])
        loads += 1
        let offset = offsetToUse(in: layout, proposing: distanceFromStart)
        var items = with(layout, at: offset) {
            itemsToMove(seenIn: CGRect(origin: offset, size: bounds.size), by: layout)
        }
        let growth = startGrowth(at: offset, in: layout) ?? 0
        let before = positions(before: items, by: map, oldPaths, layout, movedBy: growth)
        for place in items.indices where cells[items[place].index] == nil {
            let path = items[place].attributes.indexPath
            items[place].initial =
                layout.initialLayoutAttributesForAppearingItem(at: path) ?? before[items[place].index]
                ?? items[place].attributes.transparent
        }
        let placement = CollectionPlacement(offset: offset, contentSize: layout.contentSize, items: items)
        return { [self] in
            install(layout, placement)
            change { arrangeCells() }
            for (cell, final) in deleted {
                if let final { cell.apply(final.moved(by: growth)) } else { cell.alpha = 0 }
            }
        }
    }

    /// Returns where the remaining items that get a cell were before, in content whose start has moved.
    private func positions(
        before items: [PlacedItem], by map: CollectionUpdates.Map, _ oldPaths: ItemIndexPaths,
        _ layout: CollectionLayout, movedBy growth: Double
    ) -> [Int: CollectionLayoutAttributes] {
        let paths = indexPaths
        indexPaths = oldPaths
        var found: [Int: CollectionLayoutAttributes] = [:]
        with(layout, at: contentOffset) {
            for item in items where cells[item.index] == nil {
                guard let old = map.old(item.attributes.indexPath) else { continue }
                found[item.index] = layout.layoutAttributesForItem(at: old)?.moved(by: growth)
                found[item.index]?.indexPath = item.attributes.indexPath
            }
        }
        indexPaths = paths
        // The layout is used with the new items again.
        with(layout, at: contentOffset) {}
        return found
    }
}
