import Foundation
import Hooke

/// A range of offsets of a scroll view, and the fraction of it that an offset has covered.
public struct ScrollProgress: Hashable, Sendable {
    /// The direction of scrolling.
    public enum Axis: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// From side to side.
        case horizontal
        /// Up and down.
        case vertical
    }

    /// The direction of scrolling.
    public let axis: Axis
    /// The offset with fraction 0, in points.
    public let start: Double
    /// The offset with fraction 1, in points.
    public let end: Double

    /// Creates a range. `end` may be below `start`: of a list that is pulled down, the offset decreases.
    /// - Parameters:
    ///   - axis: The direction of scrolling.
    ///   - start: The offset with fraction 0, in points.
    ///   - end: The offset with fraction 1, in points.
    /// - Throws: `HookeError.outOfRange` for offsets that are not finite, or equal.
    public init(_ axis: Axis, from start: Double, to end: Double) throws(HookeError) {
        guard start.isFinite else {
            throw .outOfRange(field: "start", value: start, accepted: "a finite number")
        }
        guard end.isFinite, end != start else {
            throw .outOfRange(
                field: "end", value: end, accepted: "a finite number other than \(start), the start")
        }
        self.axis = axis
        self.start = start
        self.end = end
    }

    /// Returns the fraction at an offset, not clamped to [0, 1].
    public func fraction(at offset: CGPoint) -> Double {
        ((axis == .horizontal ? offset.x : offset.y) - start) / (end - start)
    }

    /// Returns the velocity of the fraction, per second, for a velocity of the offset in points per second.
    public func rate(at velocity: CGPoint) -> Double {
        (axis == .horizontal ? velocity.x : velocity.y) / (end - start)
    }
}
