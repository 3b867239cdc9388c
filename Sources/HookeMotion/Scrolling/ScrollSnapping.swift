/// Positions at which scrolling comes to rest, by the rules of CSS Scroll Snap.
///
/// ```swift
/// let cards = try ScrollSnapping(at: [0, 300, 600, 900])
/// print(cards.target(for: 520, from: 40, extent: 390)!)   // 600.0
/// ```
public struct ScrollSnapping: Hashable, Sendable {
    /// Whether a scroll always rests at a position of the list.
    public enum Strictness: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Always, at the one nearest to the projected end.
        case mandatory
        /// Only if the nearest one is within a third of the view.
        case proximity
    }

    /// The positions, ascending, in units.
    public let positions: [Double]
    /// Whether a scroll always rests at one of them.
    public let strictness: Strictness
    /// Whether a scroll stops at the first position that it would pass.
    public let alwaysStops: Bool

    /// Creates a list of positions.
    /// - Parameters:
    ///   - positions: In units, in any order; equal ones count once.
    ///   - strictness: Whether a scroll always rests at one of them.
    ///   - alwaysStops: Whether a scroll stops at the first position that it would pass.
    /// - Throws: `HookeError.outOfRange` for a position that is NaN or infinite.
    public init(
        at positions: [Double], strictness: Strictness = .mandatory, alwaysStops: Bool = false
    ) throws(HookeError) {
        for (index, position) in positions.enumerated() where !position.isFinite {
            throw .outOfRange(field: "positions[\(index)]", value: position, accepted: "a finite number")
        }
        var sorted: [Double] = []
        for position in positions.sorted() where position != sorted.last { sorted.append(position) }
        self.positions = sorted
        self.strictness = strictness
        self.alwaysStops = alwaysStops
    }

    /// Returns the position at which a scroll rests; `nil` if it rests at its projected end.
    ///
    /// Of two positions at equal distances it is the one farther along. O(log n).
    /// - Parameters:
    ///   - end: The projected end, in units.
    ///   - start: The position of the release.
    ///   - extent: The extent of the view along the axis.
    public func target(for end: Double, from start: Double, extent: Double) -> Double? {
        guard end.isFinite, !positions.isEmpty else { return nil }
        let isForward = end >= start
        let above = positions.partitioningIndex { $0 >= end }
        var nearest = above < positions.count ? above : above - 1
        if above > 0, above < positions.count {
            let (below, beyond) = (end - positions[above - 1], positions[above] - end)
            if below < beyond || (below == beyond && !isForward) { nearest = above - 1 }
        }
        var target = positions[nearest]
        if alwaysStops {
            if isForward {
                let next = positions.partitioningIndex { $0 > start }
                if next < positions.count { target = min(target, positions[next]) }
            } else {
                let next = positions.partitioningIndex { $0 >= start } - 1
                if next >= 0 { target = max(target, positions[next]) }
            }
        }
        guard strictness == .mandatory || (target - end).magnitude <= extent / 3 else { return nil }
        return target
    }
}
