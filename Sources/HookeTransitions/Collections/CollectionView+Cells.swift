import Foundation

// How cells are made, used again and removed.
extension CollectionView {
    // MARK: Reuse

    /// Registers the class of the cells with an identifier; `nil` removes the registration.
    ///
    /// - Parameters:
    ///   - cellClass: a class whose `init(frame:)` makes a cell.
    ///   - identifier: the identifier for ``dequeueReusableCell(withReuseIdentifier:for:)``.
    public func register(
        _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
    ) {
        pool.register(cellClass, for: identifier)
    }

    /// Returns a cell for an item: one that no item uses any more, after its `prepareForReuse()`, else a new one.
    ///
    /// A used cell has no animations of the item before. An identifier without a class is reported; the result is then a
    /// plain cell.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of a registered class.
    ///   - indexPath: the item that the data source is asked for.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionViewCell {
        if let cell = pool.take(identifier) {
            takeOut(cell)
            return cell
        }
        let known = pool.identifiers.map { "'\($0)'" }.joined(separator: ", ")
        let registered = known.isEmpty ? "none" : known
        report("no class is registered for cells of '\(identifier)'; registered: \(registered)")
        return CollectionViewCell(frame: .zero)
    }

    /// Removes a cell without an item from the tree: a cancelled transition may have brought it back.
    private func takeOut(_ cell: CollectionViewCell) {
        if !displayed.contains(cell.id), cell.superview === self { change { cell.removeFromSuperview() } }
    }

    func report(_ reason: String) {
        (scene ?? .current)?.report(.collectionMisused(reason: reason))
    }

    // MARK: Making

    /// Makes the cells that items lack, at the start of a change or at their positions.
    func makeCells(for items: [PlacedItem]) {
        for item in items where item.isSeen && cells[item.index] == nil {
            guard let cell = setAside.removeValue(forKey: item.index) ?? askForCell(at: item.index) else {
                continue
            }
            takeOut(cell)
            cells.insert(cell, at: item.index)
            SceneView.performWithoutAnimation {
                cell.apply(item.initial ?? item.attributes)
                attach(cell, at: item.index)
            }
        }
    }

    /// Returns the data source's cell for an item.
    func askForCell(
        at index: Int, from source: (any CollectionViewDataSource)? = nil
    ) -> CollectionViewCell? {
        guard let source = source ?? dataSource, !isLoading, !waitsForController else { return nil }
        isLoading = true
        defer { isLoading = false }
        var cell: CollectionViewCell?
        SceneView.performWithoutAnimation {
            cell = source.collectionView(self, cellForItemAt: indexPaths[index])
        }
        prefetched.remove(index)
        return cell
    }

    /// Announces a cell and adds it to the tree.
    func attach(_ cell: CollectionViewCell, at index: Int) {
        announce(cell, at: index)
        addToTree(cell, at: index)
    }

    /// Adds a cell to the tree, between those of the items before and after its own.
    private func addToTree(_ cell: CollectionViewCell, at index: Int) {
        let (before, after) = cells.neighbours(of: index)
        if let after, after.superview === self {
            insertSubview(cell, belowSubview: after)
        } else if let before, before.superview === self {
            insertSubview(cell, aboveSubview: before)
        } else {
            addSubview(cell)
        }
    }

    /// Tells the delegate of a cell that is about to be added.
    func announce(_ cell: CollectionViewCell, at index: Int) {
        displayed.insert(cell.id)
        tell { $0.collectionView(self, willDisplay: cell, forItemAt: indexPaths[index]) }
        cell.collectionView = self
    }

    /// Calls the delegate; changes of the data in it are refused.
    private func tell(_ body: (any CollectionViewDelegate) -> Void) {
        guard let delegate = collectionDelegate else { return }
        let outer = isLoading
        isLoading = true
        defer { isLoading = outer }
        body(delegate)
    }

    // MARK: Removing

    /// Whether cells may be removed: nothing can bring back the tree as it is, and no block is being recorded.
    private var mayRecycle: Bool {
        !SceneView.isRecording && !isNavigating && interaction == nil && transitionScene?.transition == nil
    }

    /// The scene whose transition may bring back the tree. A transition resizes an incoming view before adding it.
    var transitionScene: WindowScene? { scene ?? .current }

    /// Removes the cells of items that are not seen and do not move, for use by other items.
    func recycle(except items: [PlacedItem]) {
        guard mayRecycle else { return recycleLater() }
        let seen = Set(items.lazy.filter(\.isSeen).map(\.index))
        let isScrolling = isInMotion(.bounds)
        for index in cells.order where !seen.contains(index) {
            guard !isScrolling, let cell = cells[index], !cell.isInMotion() else { continue }
            cells.remove(at: index)
            detach(cell, of: indexPaths[index])
            pool.put(cell, in: transitionScene)
        }
        removeDeparted()
    }

    /// Removes a cell from the tree.
    func detach(_ cell: CollectionViewCell, of path: IndexPath?) {
        change { if cell.superview === self { cell.removeFromSuperview() } }
        displayed.remove(cell.id)
        if let path { tell { $0.collectionView(self, didEndDisplaying: cell, forItemAt: path) } }
    }

    /// Removes the cells of deleted items that have come to rest.
    func removeDeparted() {
        guard mayRecycle, !departing.isEmpty else { return }
        let isScrolling = isInMotion(.bounds)
        departing.removeAll { cell, path, update in
            // After the animation of its deletion, what other motions show of it counts no more.
            guard endedUpdates.contains(update) || !cell.isInMotion() && (cell.alpha == 0 || !isScrolling)
            else { return false }
            detach(cell, of: path)
            pool.put(cell, in: transitionScene)
            return true
        }
        endedUpdates.formIntersection(departing.map(\.update))
    }

    /// Removes the cells that are not seen, for the time of a change of layout, so that it moves only what is seen.
    func setUnseenAside() {
        guard mayRecycle, !isInMotion(.bounds) else { return }
        let seen = Set(items(in: bounds, by: collectionViewLayout).map(\.index))
        for index in cells.order where !seen.contains(index) {
            guard let cell = cells[index], !cell.isInMotion() else { continue }
            cells.remove(at: index)
            detach(cell, of: indexPaths[index])
            setAside[index] = cell
        }
    }

    /// Makes the cells around what is seen after a change of layout.
    func endChange() {
        refreshCells()
        guard !isPlacing, interaction == nil else { return }
        dropSetAside()
        contentDidChange()
    }

    /// Gives the cells that were set aside to other items.
    func dropSetAside() {
        for (_, cell) in setAside.sorted(by: { $0.key < $1.key }) { pool.put(cell, in: transitionScene) }
        setAside = [:]
    }

    // MARK: Scrolling

    /// Makes the cells of what is seen now, and removes the others.
    func refreshCells() {
        guard !isPlacing, interaction == nil, !isNavigating else { return }
        guard !isLoading else { return refreshLater() }
        needsRefresh = false
        if let offset = collectionViewLayout.contentOffsetAfterMeasuring(around: bounds) {
            // Items that have cells may have moved.
            change { keepFirstItem(at: offset) }
            placeItems()
            return updatePrefetching()
        }
        let items = items(in: cellRegion(of: bounds), by: collectionViewLayout)
        recycle(except: items)
        change {
            attachAgain(items)
            makeCells(for: items)
        }
        updatePrefetching()
    }

    /// Removes cells when the open block, or the transition, has ended.
    private func recycleLater() {
        if SceneView.isRecording { refreshLater() }
        guard !isWaiting, let scene = transitionScene, scene.transition != nil else { return }
        isWaiting = true
        scene.afterTransition { [weak self] in
            self?.isWaiting = false
            self?.endChange()
        }
    }

    private func refreshLater() {
        needsRefresh = true
        setNeedsLayout()
    }

    /// Adds the cells of seen items that a restored tree lacks, and removes those that it has without an item. The delegate
    /// knows them as displayed.
    func attachAgain(_ items: [PlacedItem]) {
        for item in items {
            if let cell = cells[item.index], cell.superview == nil { addToTree(cell, at: item.index) }
        }
        guard mayRecycle else { return }
        for case let cell as CollectionViewCell in subviews
        where cell.collectionView === self && cells.index(of: cell) == nil {
            if !departing.contains(where: { $0.cell === cell }) { cell.removeFromSuperview() }
        }
    }

    /// Announces the items that come within one screen ahead, and takes back those that have left it.
    func updatePrefetching() {
        guard let prefetchDataSource, interaction == nil, !isLoading, !waitsForController else { return }
        let ahead = bounds.offsetBy(dx: heading.x * bounds.width, dy: heading.y * bounds.height)
        let near = items(in: bounds.union(ahead), by: collectionViewLayout).map(\.index)
        let wanted = Set(near.filter { cells[$0] == nil })
        let new = wanted.subtracting(prefetched).sorted()
        let gone = prefetched.subtracting(wanted).filter { cells[$0] == nil }.sorted()
        prefetched = wanted
        isLoading = true
        defer { isLoading = false }
        if !gone.isEmpty {
            prefetchDataSource.collectionView(
                self, cancelPrefetchingForItemsAt: gone.map { indexPaths[$0] })
        }
        if !new.isEmpty {
            prefetchDataSource.collectionView(self, prefetchItemsAt: new.map { indexPaths[$0] })
        }
    }
}
