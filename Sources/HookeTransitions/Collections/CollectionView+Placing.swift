import Foundation
import Hooke

/// An item with its position in a layout.
struct PlacedItem {
    var index: Int
    var attributes: CollectionLayoutAttributes
    /// Where a cell that is made for a change begins; `nil` to place it at once.
    var initial: CollectionLayoutAttributes?
    /// Whether the item is in the rectangle that was asked for, and not only has a cell.
    var isSeen = true
}

/// The positions in one layout of the items that a change moves.
struct CollectionPlacement {
    var offset = CGPoint.zero
    var contentSize = CGSize.zero
    /// In the order of items.
    var items: [PlacedItem] = []

    /// Returns the item with an index.
    func item(at index: Int) -> PlacedItem? {
        let place = items.partitioningIndex { $0.index >= index }
        return place < items.count && items[place].index == index ? items[place] : nil
    }
}

extension CollectionView {
    /// Returns the rectangle whose items have cells: half a screen around the visible bounds; during a change only those.
    func cellRegion(of visible: CGRect) -> CGRect {
        isChanging ? visible : visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
    }

    /// Whether a change is recorded, or the content offset moves. Cells outside what is seen would be seen too early.
    private var isChanging: Bool { SceneView.isRecording || isInMotion(.bounds) }

    /// Returns the items of a rectangle in a layout that is prepared.
    func items(in rect: CGRect, by layout: CollectionLayout) -> [PlacedItem] {
        if let between = layout as? CollectionTransitionLayout {
            return between.members.compactMap { item(at: $0, by: between) }
        }
        var items: [PlacedItem] = []
        for attributes in layout.layoutAttributesForElements(in: rect) {
            guard let index = indexPaths.place(of: attributes.indexPath) else { continue }
            items.append(PlacedItem(index: index, attributes: attributes))
        }
        // Shipped layouts return them in order; a layout of your own may not.
        if !zip(items, items.dropFirst()).allSatisfy({ $0.index < $1.index }) {
            items.sort { $0.index < $1.index }
            var last = -1
            items.removeAll { item in
                defer { last = item.index }
                return item.index == last
            }
        }
        return items
    }

    private func item(at index: Int, by layout: CollectionLayout) -> PlacedItem? {
        layout.layoutAttributesForItem(at: indexPaths[index]).map {
            PlacedItem(index: index, attributes: $0)
        }
    }

    /// Returns the items of `rect`, and those that have cells, in a layout that is prepared.
    ///
    /// - Parameters:
    ///   - rect: what is seen.
    ///   - layout: the layout.
    ///   - disappearing: returns where a cell goes whose item is not in `rect`; by default to its position there.
    func itemsToMove(
        seenIn rect: CGRect, by layout: CollectionLayout,
        disappearing: (Int) -> CollectionLayoutAttributes? = { _ in nil }
    ) -> [PlacedItem] {
        var items = items(in: rect, by: layout)
        let seen = Set(items.map(\.index))
        let others = cells.order.filter { !seen.contains($0) }
        guard !others.isEmpty else { return items }
        for index in others {
            if let attributes = disappearing(index) {
                items.append(PlacedItem(index: index, attributes: attributes, isSeen: false))
            } else if var item = item(at: index, by: layout) {
                item.isSeen = false
                items.append(item)
            }
        }
        return items.sorted { $0.index < $1.index }
    }

    /// The content offset, from that at which the content starts: at its left edge, or at the right edge of mirrored content.
    var distanceFromStart: CGPoint {
        CGPoint(x: contentOffset.x - known.origin, y: contentOffset.y)
    }

    /// Returns the placement in a layout, for an offset that it and the delegate may change.
    ///
    /// - Parameters:
    ///   - layout: the layout.
    ///   - distance: the proposed ``distanceFromStart``.
    ///   - isAnimated: whether the items move there.
    func placement(
        by layout: CollectionLayout, proposing distance: CGPoint, isAnimated: Bool
    ) -> CollectionPlacement {
        let asked = offsetToUse(in: layout, proposing: distance)
        with(layout, at: asked) { reportIfNotFinite(layout) }
        guard isAnimated else { return placement(by: layout, at: asked) }
        let current = collectionViewLayout
        var placement = with(layout, at: asked) {
            CollectionPlacement(
                offset: asked, contentSize: layout.contentSize,
                items: itemsToMove(seenIn: CGRect(origin: asked, size: bounds.size), by: layout) {
                    current.finalLayoutAttributesForDisappearingItem(at: indexPaths[$0])
                })
        }
        let growth = with(layout, at: asked) { startGrowth(at: asked, in: layout) } ?? 0
        for place in placement.items.indices where cells[placement.items[place].index] == nil {
            let item = placement.items[place]
            let path = item.attributes.indexPath
            placement.items[place].initial =
                layout.initialLayoutAttributesForAppearingItem(at: path)
                ?? current.layoutAttributesForItem(at: path)?.moved(by: growth) ?? item.attributes.transparent
        }
        return placement
    }

    /// Returns the offset in a layout for a ``distanceFromStart``; the layout and the delegate may change it.
    func offsetToUse(in layout: CollectionLayout, proposing distance: CGPoint) -> CGPoint {
        let own = with(layout, at: contentOffset) {
            let start = layout.startOffset
            return layout.contentOffset(for: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
        }
        let asked =
            collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: own) ?? own
        let visible = CGRect(origin: asked, size: bounds.size)
        return with(layout, at: asked) { layout.contentOffsetAfterMeasuring(around: visible) } ?? asked
    }

    /// Returns the placement in a layout at an offset, of everything that has cells at rest.
    private func placement(by layout: CollectionLayout, at offset: CGPoint) -> CollectionPlacement {
        let region = cellRegion(of: CGRect(origin: offset, size: bounds.size))
        return with(layout, at: offset) {
            CollectionPlacement(
                offset: offset, contentSize: layout.contentSize,
                items: itemsToMove(seenIn: region, by: layout))
        }
    }

    /// Returns the placements in two layouts of all items that are seen in one of them or have cells.
    func placements(
        from current: CollectionLayout, at offset: CGPoint, to next: CollectionLayout
    ) -> (start: CollectionPlacement, end: CollectionPlacement) {
        let (size, asked) = (bounds.size, offsetToUse(in: next, proposing: distanceFromStart))
        let before = with(current, at: offset) { items(in: CGRect(origin: offset, size: size), by: current) }
        let after = with(next, at: asked) { items(in: CGRect(origin: asked, size: size), by: next) }
        let seen = (Set(before.map(\.index)), Set(after.map(\.index)))
        let all = seen.0.union(seen.1).union(cells.order).sorted()
        func placement(
            by layout: CollectionLayout, at offset: CGPoint, where isSeen: Set<Int>,
            _ other: (IndexPath) -> CollectionLayoutAttributes?
        ) -> CollectionPlacement {
            with(layout, at: offset) {
                let items = all.compactMap { index in
                    let own = isSeen.contains(index) ? nil : other(indexPaths[index])
                    return own.map { PlacedItem(index: index, attributes: $0) } ?? item(at: index, by: layout)
                }
                return CollectionPlacement(offset: offset, contentSize: layout.contentSize, items: items)
            }
        }
        let end = placement(by: next, at: asked, where: seen.1) {
            current.finalLayoutAttributesForDisappearingItem(at: $0)
        }
        let start = placement(by: current, at: offset, where: seen.0) {
            next.initialLayoutAttributesForAppearingItem(at: $0)
        }
        return (start, end)
    }

    /// Makes a layout current and applies its placement.
    func install(_ layout: CollectionLayout, _ placement: CollectionPlacement) {
        adopt(layout)
        if let growth = startGrowth(at: placement.offset, in: layout) {
            moveWithStart(by: growth, to: placement.offset)
        } else {
            // The offset may be the one of now by chance.
            stop()
        }
        recycle(except: placement.items)
        change {
            makeCells(for: placement.items)
            contentOffset = placement.offset
            placedBounds = bounds
            for item in placement.items { cells[item.index]?.apply(item.attributes) }
            // The placement's offset stays, also beyond an edge.
            known = metrics
            grab()
        }
    }

    /// Returns how far the start of the content moves in a layout, for an offset that is as far from it as the offset of now.
    /// Then only items move on the screen, and the rest moves with the start at once. `nil` for other offsets, and during a
    /// transition, which may restore the tree.
    func startGrowth(at offset: CGPoint, in layout: CollectionLayout) -> Double? {
        guard !isNavigating, (scene ?? .current)?.transition == nil else { return nil }
        let start = contentOffset.x + (layout.startOffset.x - known.origin)
        let keepsPlace = ScrollMetrics.areEqual(offset.x, start) && offset.y == contentOffset.y
        return keepsPlace ? offset.x - contentOffset.x : nil
    }

    /// Moves the offset, the cells and a motion of the content with its start.
    private func moveWithStart(by growth: Double, to offset: CGPoint) {
        change {
            SceneView.performWithoutAnimation {
                if growth != 0 {
                    for cell in cells.all + departing.map(\.cell) { cell.center.x += growth }
                }
                keepFirstItem(at: offset)
            }
        }
    }

    /// Places every item that has a cell or is seen by the current layout.
    func placeItems() {
        guard !isPlacing, !isLoading else { return }
        change {
            collectionViewLayout.prepare()
            settleOffset()
            placedBounds = bounds
            reportIfNotFinite(collectionViewLayout)
            let items = itemsToMove(seenIn: cellRegion(of: bounds), by: collectionViewLayout)
            recycle(except: items)
            let old = Set(cells.order)
            attachAgain(items)
            makeCells(for: items)
            for item in items where old.contains(item.index) { cells[item.index]?.apply(item.attributes) }
        }
        contentDidChange()
    }

    /// Reports a layout that places its first item nowhere; such items are never seen.
    private func reportIfNotFinite(_ layout: CollectionLayout) {
        guard let path = indexPaths.first, let first = layout.layoutAttributesForItem(at: path),
            !first.frame.isFinite
        else { return }
        let value = "\(first.size) at \(first.center)"
        scene?.report(.refusedValue(view: "the item \(path)", property: .bounds, value: value))
    }

    /// Sets the content offset of a transition between layouts, or that after measuring.
    func settleOffset() {
        if let between = collectionViewLayout as? CollectionTransitionLayout {
            stop()
            contentOffset = between.contentOffset
            return
        }
        // What is measured is around the place in the content of now.
        if interaction == nil, !isNavigating { metricsDidChange() }
        if let offset = collectionViewLayout.contentOffsetAfterMeasuring(around: bounds) {
            keepFirstItem(at: offset)
        }
    }

    /// Sets the offset at which the first visible item is where it was. A motion goes on from there.
    func keepFirstItem(at offset: CGPoint) {
        guard trajectory != nil else {
            // Mirrored content has moved by its growth already.
            let growth = metrics.origin - known.origin
            known.minimum.x += growth
            known.maximum.x += growth
            known.origin += growth
            contentOffset = offset
            return
        }
        let old = known
        known = metrics
        retarget(from: old, at: SIMD2(offset), released: SIMDMask(repeating: false))
    }

    /// Follows a change of the content's size, unless two layouts are mixed.
    func contentDidChange() {
        guard !isPlacing, interaction == nil, !isNavigating else { return }
        metricsDidChange()
    }

    /// Runs a change of cells and bounds by the collection view itself.
    func change(_ body: () -> Void) {
        let outer = isPlacing
        isPlacing = true
        defer { isPlacing = outer }
        body()
    }
}

extension CollectionLayoutAttributes {
    /// These at another place along x.
    func moved(by distance: Double) -> CollectionLayoutAttributes {
        var copy = self
        copy.center.x += distance
        return copy
    }

    /// These with an alpha of 0.
    var transparent: CollectionLayoutAttributes {
        var copy = self
        copy.alpha = 0
        return copy
    }
}
