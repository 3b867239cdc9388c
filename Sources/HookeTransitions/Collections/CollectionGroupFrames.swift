import Foundation

/// The places of a group's items, from the group's top left corner.
struct CollectionGroupFrames: SceneIsolated {
    private(set) var size = CGSize.zero
    private(set) var frames: [CGRect] = []
    /// Whether an item's extent in the scroll direction is measured.
    private(set) var isMeasured: [Bool] = []

    /// The most items of a group that repeats its subitems while they fit.
    private static let most = 1000

    /// Places a group's items.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - container: the size of the section without its margins.
    ///   - isVertical: whether the content scrolls vertically: estimated heights are measured then, else widths.
    ///   - count: the number of items; `nil` for as many as fit.
    ///   - measured: returns the measured extent of an item's cell in the scroll direction, −∞ for one that does not exist, and
    ///     `nil` for one that is not measured.
    init(
        of group: CollectionLayoutGroup, in container: CGSize, isVertical: Bool, count: Int? = nil,
        measured: @escaping (Int) -> Double? = { _ in nil }
    ) {
        let placing = Placing(isVertical: isVertical, limit: count, measured: measured)
        size = placing.place(group, in: container, at: .zero, extent: nil, into: &self)
    }

    private struct Placing: SceneIsolated {
        let isVertical: Bool
        let limit: Int?
        let measured: (Int) -> Double?

        /// Adds the frames of an item or of those in a group, and returns its size.
        ///
        /// - Parameters:
        ///   - item: the item or group.
        ///   - container: the size around it.
        ///   - origin: its top left corner.
        ///   - extent: its size along the group around it, if that group divides itself into equal parts.
        ///   - result: the frames so far.
        func place(
            _ item: CollectionLayoutItem, in container: CGSize, at origin: CGPoint,
            extent: (isHorizontal: Bool, points: Double)?, into result: inout CollectionGroupFrames
        ) -> CGSize {
            var size = item.layoutSize.points(in: container)
            if let extent {
                if extent.isHorizontal { size.width = extent.points } else { size.height = extent.points }
            }
            let dimension = isVertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
            let isDivided = extent.map { $0.isHorizontal != isVertical } ?? false
            let isMeasured = dimension.isEstimated && !isDivided
            let insets = item.contentInsets
            guard let group = item as? CollectionLayoutGroup else {
                if isMeasured, let points = measured(result.frames.count) {
                    if isVertical {
                        size.height = max(0, points + insets.top + insets.bottom)
                    } else {
                        size.width = max(0, points + insets.leading + insets.trailing)
                    }
                }
                let place = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
                result.frames.append(CGRect(origin: place, size: insets.reduced(size)))
                result.isMeasured.append(isMeasured)
                return size
            }
            let content = placeContent(
                of: group, in: insets.reduced(size),
                at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), into: &result)
            if isMeasured {
                if isVertical {
                    size.height = content.height + insets.top + insets.bottom
                } else {
                    size.width = content.width + insets.leading + insets.trailing
                }
            }
            return size
        }

        /// Adds the frames of a group's items, and returns the size that they fill.
        private func placeContent(
            of group: CollectionLayoutGroup, in inner: CGSize, at origin: CGPoint,
            into result: inout CollectionGroupFrames
        ) -> CGSize {
            let length = group.isHorizontal ? inner.width : inner.height
            let spacing = group.interItemSpacing
            let part = group.repetitions.map {
                (group.isHorizontal, max(0, (length - Double($0 - 1) * spacing) / Double($0)))
            }
            var (filled, across, number) = (0.0, 0.0, 0)
            while limit.map({ result.frames.count < $0 }) ?? (number < CollectionGroupFrames.most) {
                if let repetitions = group.repetitions, number >= repetitions { break }
                let item = group.subitems[number % group.subitems.count]
                let start = number == 0 ? 0 : filled + spacing
                let corner = CGPoint(
                    x: group.isHorizontal ? origin.x + start : origin.x,
                    y: group.isHorizontal ? origin.y : origin.y + start)
                let before = result.frames.count
                let size = place(item, in: inner, at: corner, extent: part, into: &result)
                let (along, side) = group.isHorizontal ? (size.width, size.height) : (size.height, size.width)
                // Rounding does not push the last of some equal parts out.
                let fits = start + along <= length + 1e-6
                if number > 0, group.repetitions == nil, !fits || !(along + spacing > 0) {
                    // The first round of a group that grows with its items is always whole.
                    guard number < group.subitems.count, isGrowing(group) else {
                        result.frames.removeSubrange(before...)
                        result.isMeasured.removeSubrange(before...)
                        break
                    }
                }
                (filled, across) = (start + along, max(across, side))
                number += 1
                if isGrowing(group), group.repetitions == nil, number == group.subitems.count { break }
            }
            return group.isHorizontal
                ? CGSize(width: filled, height: across) : CGSize(width: across, height: filled)
        }

        /// Whether a group's extent along its own axis is that of its items.
        private func isGrowing(_ group: CollectionLayoutGroup) -> Bool {
            guard group.isHorizontal != isVertical else { return false }
            let size = group.layoutSize
            return (isVertical ? size.heightDimension : size.widthDimension).isEstimated
        }
    }
}
