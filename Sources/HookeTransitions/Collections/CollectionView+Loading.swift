import Foundation

extension CollectionView {
    /// Loads everything from the data source, and gets the cells of what is seen. Cells that are returned again for
    /// themselves animate from their positions; others are placed at once.
    ///
    /// While the data source or the delegate is being called, a further call, or setting a data source, is reported and
    /// loads nothing.
    public func reloadData() {
        guard !isLoading else {
            report("is loading its data; a further load is refused")
            return
        }
        // Retained, because its callbacks may release it.
        let source = dataSource
        load(countItems(of: source), from: source)
    }

    /// Returns the items of the data source.
    func countItems(of source: (any CollectionViewDataSource)?) -> ItemIndexPaths {
        isLoading = true
        defer { isLoading = false }
        let sections = source?.numberOfSections(in: self) ?? 0
        precondition(sections >= 0, "numberOfSections is \(sections); accepted: 0 or more")
        return ItemIndexPaths(
            counts: (0..<sections).map { source?.collectionView(self, numberOfItemsInSection: $0) ?? 0 })
    }

    private func load(_ paths: ItemIndexPaths, from source: (any CollectionViewDataSource)?) {
        let (oldPaths, old) = (indexPaths, cells)
        loads += 1
        dropSetAside()
        replaced = (oldPaths, old)
        (indexPaths, cells, prefetched) = (paths, CollectionCells(), [])
        // Cells at rest may be used for other items at once.
        if !isNavigating {
            for cell in old.all where !cell.isInMotion() { pool.put(cell, in: transitionScene) }
        }
        var items: [PlacedItem] = []
        change {
            collectionViewLayout.prepare()
            // The delegate may not load again before the items have their cells.
            isLoading = true
            settleOffset()
            isLoading = false
            placedBounds = bounds
            items = self.items(in: cellRegion(of: bounds), by: collectionViewLayout)
            let kept = fill(items, by: source, replacing: old)
            replaced = nil
            for index in old.order {
                if let cell = old[index], cells.index(of: cell) == nil { remove(cell, of: oldPaths[index]) }
            }
            arrangeCells()
            for item in items {
                guard let cell = cells[item.index] else { continue }
                if kept.contains(cell.id) {
                    cell.apply(item.attributes)
                } else {
                    SceneView.performWithoutAnimation { cell.apply(item.attributes) }
                }
            }
        }
        recycle(except: items)
        contentDidChange()
        updatePrefetching()
    }

    /// Gets the cells of items; returns those that were in the tree before and are not used again.
    private func fill(
        _ items: [PlacedItem], by source: (any CollectionViewDataSource)?, replacing old: CollectionCells
    ) -> Set<ViewID> {
        var kept: Set<ViewID> = []
        for item in items {
            guard let cell = askForCell(at: item.index, from: source) else { continue }
            cells.insert(cell, at: item.index)
            guard old.index(of: cell) != nil else { continue }
            // Still in the pool: returned by other means than the pool.
            if pool.forget(cell) || cell.reuseIdentifier == nil || isNavigating { kept.insert(cell.id) }
        }
        return kept
    }

    private func remove(_ cell: CollectionViewCell, of path: IndexPath) {
        let wasInTree = cell.superview === self
        detach(cell, of: path)
        if isNavigating {
            if wasInTree { retired.append(cell) }
        } else if !pool.has(cell) {
            pool.put(cell, in: transitionScene)
        }
    }

    /// Orders the cells as their items, and adds those that are not in the tree.
    func arrangeCells() {
        let wanted = cells.all
        let shown = subviews.filter { cells.index(of: $0) != nil }
        if shown.elementsEqual(wanted, by: { $0 === $1 }) { return }
        for index in cells.order {
            guard let cell = cells[index] else { continue }
            if !displayed.contains(cell.id) { announce(cell, at: index) }
            addSubview(cell)
        }
    }

    /// Ends a navigation. If it was cancelled, the tree is that of before; if data was loaded during it, adds the
    /// cells of the new data again.
    func endNavigation(loadsBefore: Int) {
        isNavigating = false
        for cell in retired {
            detach(cell, of: nil)
            pool.put(cell, in: transitionScene)
        }
        retired = []
        if loads != loadsBefore { placeItems() }
        endChange()
    }
}
