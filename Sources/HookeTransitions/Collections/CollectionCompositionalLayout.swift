import Foundation

/// A layout of sections, each of which repeats a group of items: UIKit's compositional layout without orthogonal scrolling and
/// supplementary views.
///
/// - A query costs time logarithmic in the number of sections and groups, and linear in the items that it returns.
/// - Items with an estimated size in the scroll direction are measured by ``measureItem`` before they are seen. A group is as
///   large as its items if its own size is estimated too. The first visible item stays where it is.
open class CollectionCompositionalLayout: CollectionLayout {
    /// Returns the size of an item whose size in the scroll direction is estimated; `nil` keeps the estimates. Only the
    /// size in the scroll direction counts.
    ///
    /// It gets the size that the item has by its estimate, and is called once for an item and its size across, until the
    /// data or the layout changes. Sizes that are negative or not finite are reported, and the estimate is used.
    public var measureItem: ((IndexPath, CGSize) -> CGSize)? { didSet { invalidateLayout() } }
    /// The direction in which the content scrolls.
    public var scrollDirection = CollectionFlowLayout.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    /// The spacing between two sections, in points.
    public var interSectionSpacing = 0.0 { didSet { invalidateLayout() } }

    private let provider: (Int) -> CollectionLayoutSection
    private var sections: [SectionRows] = []
    /// The extents of the sections, with the spacing after each but the last.
    private var extents = SumTree(repeating: 0, count: 0)
    /// The collection view, its size and the load for which the sections were computed.
    private var basis: (view: ObjectIdentifier?, size: CGSize, loads: Int)?

    /// Creates a layout whose sections are alike.
    public init(section: CollectionLayoutSection) {
        provider = { _ in section }
        super.init()
    }

    /// Creates a layout that asks for each section once, until the data, the size or the layout changes.
    public init(sectionProvider: @escaping (_ section: Int) -> CollectionLayoutSection) {
        provider = sectionProvider
        super.init()
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    /// Discards all measured sizes and places the items again.
    open override func invalidateLayout() {
        basis = nil
        super.invalidateLayout()
    }

    /// Computes the groups of every section, if the data, the size or the layout has changed.
    open override func prepare() {
        super.prepare()
        let (size, loads) = (visibleBounds.size, collectionView?.loads ?? 0)
        let view = collectionView.map { ObjectIdentifier($0) }
        if let basis, basis == (view, size, loads) { return }
        basis = (view, size, loads)
        sections = (0..<(collectionView?.numberOfSections ?? 0)).map {
            SectionRows(
                provider($0), count: collectionView?.numberOfItems(inSection: $0) ?? 0, in: size,
                isVertical: isVertical)
        }
        let last = sections.count - 1
        extents = SumTree(count: sections.count) {
            sections[$0].extent + ($0 < last ? interSectionSpacing : 0)
        }
    }

    /// The view's size across the scroll direction, and the extent of all sections along it.
    open override var contentSize: CGSize {
        let visible = visibleBounds.size
        return isVertical
            ? CGSize(width: visible.width, height: extents.total)
            : CGSize(width: extents.total, height: visible.height)
    }

    /// `true`: mirrored in right-to-left views.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Returns an item's position in its group.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].count).contains(indexPath.item)
        else { return nil }
        var frame = sections[indexPath.section].frame(of: indexPath.item)
        let start = extents.sum(before: indexPath.section)
        if isVertical { frame.origin.y += start } else { frame.origin.x += start }
        var attributes = CollectionLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return mirroredIfNeeded(attributes)
    }

    /// Returns the items that intersect a rectangle of the content, in order.
    open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard rect.isFinite else { return super.layoutAttributesForElements(in: rect) }
        let place = mirroredIfNeeded(rect)
        var found: [CollectionLayoutAttributes] = []
        forEachRow(from: low(of: place), to: high(of: place)) { section, row in
            for item in sections[section].items(ofRow: row) {
                let path = IndexPath(item: item, section: section)
                if let attributes = layoutAttributesForItem(at: path), attributes.frame.overlaps(rect) {
                    found.append(attributes)
                }
            }
        }
        return found
    }

    private func low(of rect: CGRect) -> Double { isVertical ? rect.minY : rect.minX }
    private func high(of rect: CGRect) -> Double { isVertical ? rect.maxY : rect.maxX }

    /// Calls `body` for the groups between two distances from the content's start.
    private func forEachRow(from low: Double, to high: Double, _ body: (_ section: Int, _ row: Int) -> Void) {
        guard !sections.isEmpty else { return }
        var section = extents.index(at: low)
        while section < sections.count {
            let start = extents.sum(before: section)
            guard start <= high else { return }
            for row in sections[section].rows(from: low - start, to: high - start) { body(section, row) }
            section += 1
        }
    }

    // MARK: Measuring

    /// Measures the items around what is seen that are not measured yet, and returns the offset at which the first visible
    /// item is where it was.
    open override func contentOffsetAfterMeasuring(around visible: CGRect) -> CGPoint? {
        guard let measureItem, visible.isFinite, !sections.isEmpty else { return nil }
        var offset = low(of: mirroredIfNeeded(visible))
        let size = isVertical ? visible.height : visible.width
        let anchor = firstRow(at: offset)
        let distance = anchor.map { offset - start(of: $0) } ?? 0
        // Smaller items let others come in, which are measured in the next round.
        var hasMeasured = false
        for _ in 0..<1000 {
            var hasChanged = false
            forEachRow(from: offset - size / 2, to: offset + 1.5 * size) { section, row in
                if measure(row: row, of: section, measureItem) { hasChanged = true }
            }
            guard hasChanged else { break }
            hasMeasured = true
            if let anchor { offset = start(of: anchor) + distance }
        }
        guard hasMeasured else { return nil }
        if isVertical { return CGPoint(x: visible.minX, y: offset) }
        return CGPoint(x: isMirrored ? extents.total - offset - size : offset, y: visible.minY)
    }

    /// Returns the first group that ends after a distance from the content's start.
    private func firstRow(at offset: Double) -> (section: Int, row: Int)? {
        var first: (section: Int, row: Int)?
        var section = extents.index(at: offset)
        while section < sections.count, first == nil {
            let start = extents.sum(before: section)
            first = sections[section].firstRow(endingAfter: offset - start).map { (section, $0) }
            section += 1
        }
        return first
    }

    private func start(of place: (section: Int, row: Int)) -> Double {
        extents.sum(before: place.section) + sections[place.section].start(ofRow: place.row)
    }

    /// Measures the items of a group; returns whether one had not been measured.
    private func measure(
        row: Int, of section: Int, _ size: (IndexPath, CGSize) -> CGSize
    ) -> Bool {
        let missing = sections[section].unmeasured(inRow: row)
        guard !missing.isEmpty else { return false }
        for (item, estimate) in missing {
            let measured = size(IndexPath(item: item, section: section), estimate)
            var points: Double = isVertical ? measured.height : measured.width
            if !(points >= 0 && points.isFinite) {
                collectionView?.report(
                    "the measured size of [\(section), \(item)] is \(points); accepted: 0 and more; the estimate is used"
                )
                points = isVertical ? estimate.height : estimate.width
            }
            sections[section].setMeasured(points, of: item)
        }
        sections[section].placeAgain(row: row)
        extents[section] = sections[section].extent + (section < sections.count - 1 ? interSectionSpacing : 0)
        return true
    }
}
