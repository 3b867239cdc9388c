/// A time that another part of a choreography defines.
public struct ChoreographyAnchor: Hashable, Sendable {
    /// A point of a part. If the part repeats, its first run defines `crossing`.
    public enum Point: Hashable, Sendable {
        /// Its start.
        case start
        /// Its logical end.
        case end
        /// The time from which it stays settled.
        case settledEnd
        /// A fraction of its logical length; any finite number.
        case fraction(Double)
        /// The time at which a component of its motion has a value for the n-th time, counted from 1.
        case crossing(Double, component: Int, count: Int)
    }

    /// The part that defines the time.
    public enum Reference: Hashable, Sendable {
        /// The part before it in the same sequence, group or stagger; for the first part, the start of the parent.
        case previous
        /// The part that contains it.
        case parent
        /// The part with a name, anywhere in the choreography.
        case named(ChoreographyName)
    }

    /// The point.
    public var point: Point
    /// The part.
    public var reference: Reference

    /// Creates an anchor from a point of a part.
    public init(_ point: Point, of reference: Reference) {
        self.point = point
        self.reference = reference
    }

    /// The start of the part with a name.
    public static func start(of name: ChoreographyName) -> Self { Self(.start, of: .named(name)) }
    /// The logical end of the part with a name.
    public static func end(of name: ChoreographyName) -> Self { Self(.end, of: .named(name)) }
    /// The settled end of the part with a name.
    public static func settledEnd(of name: ChoreographyName) -> Self { Self(.settledEnd, of: .named(name)) }
    /// The time of a label.
    public static func label(_ name: ChoreographyName) -> Self { Self(.start, of: .named(name)) }
    /// A fraction of the logical length of the part with a name.
    public static func fraction(_ fraction: Double, of name: ChoreographyName) -> Self {
        Self(.fraction(fraction), of: .named(name))
    }
    /// The time at which the motion with a name has a value for the `count`-th time.
    ///
    /// - Parameters:
    ///   - value: The value, in the motion's units.
    ///   - name: The name of a motion with a `from`.
    ///   - component: The component of a vector, from 0.
    ///   - count: 1 for the first time.
    public static func crossing(
        _ value: Double, of name: ChoreographyName, component: Int = 0, count: Int = 1
    ) -> Self {
        Self(.crossing(value, component: component, count: count), of: .named(name))
    }

    /// The start of the part before it.
    public static let previousStart = Self(.start, of: .previous)
    /// The logical end of the part before it.
    public static let previousEnd = Self(.end, of: .previous)
    /// The start of the part that contains it.
    public static let parentStart = Self(.start, of: .parent)
}
