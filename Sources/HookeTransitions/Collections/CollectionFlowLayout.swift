import Foundation

/// A grid: items of one size in lines, as many per line as fit.
///
/// Two or more items fill a line from edge to edge, with spacings of at least ``minimumInteritemSpacing``;
/// the last line keeps those spacings. A line with room for one item centres it.
open class CollectionFlowLayout: CollectionLayout {
    /// The direction in which the content scrolls.
    public enum ScrollDirection: Int, Hashable, Sendable, Codable {
        /// Lines run from left to right, one below the other.
        case vertical = 0
        /// Lines run from top to bottom, side by side.
        case horizontal = 1
    }

    /// The size of every item, in points; 50 × 50 by default, as in UIKit.
    public var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The spacing between lines, in points.
    public var minimumLineSpacing = 10.0 { didSet { invalidateLayout() } }
    /// The smallest spacing between items of a line, in points.
    public var minimumInteritemSpacing = 10.0 { didSet { invalidateLayout() } }
    /// The margins around every section, in points.
    public var sectionInset = SceneInsets() { didSet { invalidateLayout() } }
    /// The direction in which the content scrolls.
    public var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }

    /// The start of each section in the scroll direction, and its number of items.
    private var sections: [(start: Double, count: Int)] = []
    private var extent = 0.0
    private var perLine = 1
    private var step = 0.0
    private var firstOffset = 0.0
    /// Whether lines and sections follow each other, so that a query may search for the first.
    private var isOrdered = true

    private var isVertical: Bool { scrollDirection == .vertical }
    /// The length of a line between the margins.
    private var breadth: Double {
        isVertical
            ? visibleBounds.size.width - sectionInset.left - sectionInset.right
            : visibleBounds.size.height - sectionInset.top - sectionInset.bottom
    }
    /// The distance between the starts of two lines.
    private var pitch: Double { itemExtent + minimumLineSpacing }
    private var itemBreadth: Double { isVertical ? itemSize.width : itemSize.height }
    private var itemExtent: Double { isVertical ? itemSize.height : itemSize.width }
    private var margins: (before: CGFloat, after: CGFloat, side: CGFloat) {
        isVertical
            ? (sectionInset.top, sectionInset.bottom, sectionInset.left)
            : (sectionInset.left, sectionInset.right, sectionInset.top)
    }

    /// Computes the items per line and the lines of every section.
    open override func prepare() {
        super.prepare()
        let fitting = ((breadth + minimumInteritemSpacing) / (itemBreadth + minimumInteritemSpacing))
            .rounded(.down)
        // With an empty or infinite line length, each line has one item.
        perLine = max(1, Int(exactly: min(fitting, 1e6)) ?? 1)
        if perLine > 1 {
            step = itemBreadth + (breadth - Double(perLine) * itemBreadth) / Double(perLine - 1)
            firstOffset = margins.side
        } else {
            step = 0
            firstOffset = margins.side + max(0, (breadth - itemBreadth) / 2)
        }
        sections = []
        var start = 0.0
        for section in 0..<(collectionView?.numberOfSections ?? 0) {
            let count = collectionView?.numberOfItems(inSection: section) ?? 0
            sections.append((start, count))
            let lines = (count + perLine - 1) / perLine
            start += margins.before + margins.after + Double(lines) * itemExtent
            start += Double(max(0, lines - 1)) * minimumLineSpacing
        }
        extent = start
        // A query finds lines by division and sections by bisection, unless sizes or spacings are negative or not finite.
        isOrdered =
            extent.isFinite && itemExtent >= 0 && pitch > 0 && itemBreadth >= 0 && step >= 0
            && zip(sections, sections.dropFirst()).allSatisfy { $0.start <= $1.start }
            && margins.before >= 0 && margins.after >= 0
    }

    /// The view's size across the scroll direction, and the extent of all lines along it.
    open override var contentSize: CGSize {
        isVertical
            ? CGSize(width: visibleBounds.size.width, height: extent)
            : CGSize(width: extent, height: visibleBounds.size.height)
    }

    /// `true`: mirrored in right-to-left views.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Returns an item's position in its line.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].count).contains(indexPath.item)
        else { return nil }
        let (line, index) = indexPath.item.quotientAndRemainder(dividingBy: perLine)
        let across = firstOffset + Double(index) * step + itemBreadth / 2
        let along =
            sections[indexPath.section].start + margins.before
            + Double(line) * pitch + itemExtent / 2
        var attributes = CollectionLayoutAttributes(forCellWith: indexPath)
        attributes.size = itemSize
        attributes.center = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        return mirroredIfNeeded(attributes)
    }

    /// Returns the items that intersect a rectangle of the content, in order, in time logarithmic in the number of sections
    /// and linear in the number of items returned.
    open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard isOrdered, rect.isFinite else { return super.layoutAttributesForElements(in: rect) }
        let place = mirroredIfNeeded(rect)
        let along = isVertical ? (place.minY, place.maxY) : (place.minX, place.maxX)
        let across = isVertical ? (place.minX, place.maxX) : (place.minY, place.maxY)
        let columns = places(
            from: across.0 - firstOffset - itemBreadth, to: across.1 - firstOffset, step: step, count: perLine
        )
        var found: [CollectionLayoutAttributes] = []
        var section = max(0, sections.partitioningIndex { $0.start > along.0 } - 1)
        // Empty sections before it have the same start.
        while section > 0, sections[section - 1].start == sections[section].start { section -= 1 }
        while section < sections.count, sections[section].start <= along.1 {
            let (start, count) = sections[section]
            let first = start + margins.before
            let lines = (count + perLine - 1) / perLine
            for line in places(
                from: along.0 - first - itemExtent, to: along.1 - first, step: pitch, count: lines)
            {
                for column in columns where line * perLine + column < count {
                    let path = IndexPath(item: line * perLine + column, section: section)
                    if let item = layoutAttributesForItem(at: path), item.frame.overlaps(rect) {
                        found.append(item)
                    }
                }
            }
            section += 1
        }
        return found
    }

    /// Returns the lines, or the items of a line, that begin between two distances from the first: those that do, and one
    /// more on each side, because the division rounds.
    private func places(from low: Double, to high: Double, step: Double, count: Int) -> Range<Int> {
        guard step > 0 else { return 0..<count }
        let limit = Double(count)
        let first = min(max((low / step).rounded(.down), 0), limit)
        let last = min(max((high / step).rounded(.down) + 2, first), limit)
        guard let first = Int(exactly: first), let last = Int(exactly: last) else { return 0..<count }
        return first..<last
    }
}

extension CGRect {
    /// Whether the interiors have common points; false with NaN, for which `intersects` traps.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    var isFinite: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
