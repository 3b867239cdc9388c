import Foundation

/// The groups of one section, which follow each other in the scroll direction. Distances are from the section's start.
struct SectionRows: SceneIsolated {
    /// The number of items.
    let count: Int
    private let group: CollectionLayoutGroup
    private let container: CGSize
    private let isVertical: Bool
    /// The margins before and after all groups, and beside them.
    private let before: Double
    private let after: Double
    private let side: Double
    /// The group with the estimated sizes.
    private let estimate: CollectionGroupFrames
    private let spacing: Double
    /// The number of groups.
    let rows: Int
    /// The extents of the groups with the spacing after each, if items are measured.
    private var extents: SumTree?
    private var measured: [Int: Double] = [:]
    private var placed: [Int: CollectionGroupFrames] = [:]

    /// Creates the groups of `count` items in a view of a size.
    init(_ section: CollectionLayoutSection, count: Int, in size: CGSize, isVertical: Bool) {
        (group, self.count, self.isVertical) = (section.group, count, isVertical)
        let insets = section.contentInsets
        container = insets.reduced(size)
        (before, after, side) =
            isVertical
            ? (insets.top, insets.bottom, insets.leading) : (insets.leading, insets.trailing, insets.top)
        spacing = section.interGroupSpacing
        estimate = CollectionGroupFrames(of: group, in: container, isVertical: isVertical)
        let each = max(1, estimate.frames.count)
        rows = estimate.frames.isEmpty ? 0 : (count + each - 1) / each
        if Self.isEstimated(group, isVertical) {
            extents = SumTree(
                repeating: (isVertical ? estimate.size.height : estimate.size.width) + spacing, count: rows)
        }
    }

    /// Whether a group or an item in it has an estimated size in the scroll direction.
    private static func isEstimated(_ item: CollectionLayoutItem, _ isVertical: Bool) -> Bool {
        let size = item.layoutSize
        if (isVertical ? size.heightDimension : size.widthDimension).isEstimated { return true }
        guard let group = item as? CollectionLayoutGroup else { return false }
        return group.subitems.contains { isEstimated($0, isVertical) }
    }

    private var each: Int { estimate.frames.count }
    private var rowExtent: Double { isVertical ? estimate.size.height : estimate.size.width }

    /// The extent of all groups with the margins.
    var extent: Double { before + after + (rows > 0 ? start(ofRow: rows) - before - spacing : 0) }

    /// Returns where a group begins.
    func start(ofRow row: Int) -> Double {
        before + (extents?.sum(before: row) ?? Double(row) * (rowExtent + spacing))
    }

    /// Returns the items of a group.
    func items(ofRow row: Int) -> Range<Int> { row * each..<min((row + 1) * each, count) }

    /// Returns the frame of an item, from the section's start.
    func frame(of item: Int) -> CGRect {
        let (row, place) = item.quotientAndRemainder(dividingBy: each)
        let frames = (placed[row] ?? estimate).frames
        let start = start(ofRow: row)
        return frames[place].offsetBy(dx: isVertical ? side : start, dy: isVertical ? start : side)
    }

    /// Returns the groups that may lie between two distances, and one more on each side, because division and sums round.
    func rows(from low: Double, to high: Double) -> Range<Int> {
        guard rows > 0 else { return 0..<0 }
        if let extents {
            let first = extents.index(at: low - before)
            return max(0, first - 1)..<min(rows, max(first, extents.index(at: high - before)) + 2)
        }
        let pitch = rowExtent + spacing
        guard pitch > 0 else { return 0..<rows }
        let limit = Double(rows)
        let first = min(max(((low - before) / pitch).rounded(.down) - 1, 0), limit)
        let last = min(max(((high - before) / pitch).rounded(.down) + 2, first), limit)
        guard let first = Int(exactly: first), let last = Int(exactly: last) else { return 0..<rows }
        return first..<last
    }

    /// Returns the first group that ends after a distance.
    func firstRow(endingAfter distance: Double) -> Int? {
        rows(from: distance, to: distance + rowExtent).first { start(ofRow: $0 + 1) - spacing > distance }
    }

    // MARK: Measuring

    /// Returns the items of a group that are to be measured, with the sizes that they have by their estimates.
    func unmeasured(inRow row: Int) -> [(item: Int, size: CGSize)] {
        guard extents != nil, placed[row] == nil else { return [] }
        return items(ofRow: row).filter { estimate.isMeasured[$0 - row * each] }
            .map { ($0, estimate.frames[$0 - row * each].size) }
    }

    /// Notes an item's extent in the scroll direction.
    mutating func setMeasured(_ points: Double, of item: Int) { measured[item] = points }

    /// Places the items of a group by their measured sizes.
    mutating func placeAgain(row: Int) {
        let (first, end, measured) = (row * each, count, measured)
        let frames = CollectionGroupFrames(
            of: group, in: container, isVertical: isVertical, count: each
        ) { place in first + place < end ? measured[first + place] : -.infinity }
        placed[row] = frames
        extents?[row] = (isVertical ? frames.size.height : frames.size.width) + spacing
    }
}
