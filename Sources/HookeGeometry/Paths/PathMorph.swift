import Hooke

/// A shape that becomes another one, of any steps: both are cut into the same number of cubics.
///
/// ```swift
/// import HookeGeometry
///
/// let square = VectorPath(Rectangle(x: 0, y: 0, width: 100, height: 100))
/// let circle = VectorPath(ellipseIn: Rectangle(x: 0, y: 0, width: 100, height: 100))
/// let morph = try PathMorph(from: square, to: circle)
/// print(morph.path(at: 0.5).elements.count)
/// ```
///
/// - Subpaths are paired in order. A subpath without a partner shrinks to its centre.
/// - Both of a pair are cut at the union of the fractions of their lengths at which one of them has a joint.
/// - If both are closed, the second begins at the joint, and in the direction, with the least mean square distance of
///   the cut points, measured from their centroids.
/// - Control points move on lines. Arcs become cubics first.
///
/// The ends are the given paths to the bit. Between them the path has only cubics; as the fraction approaches an end
/// its points approach the end's curve, within the error of its arcs. The cost of creation grows with the square of
/// the number of steps of a closed pair.
public struct PathMorph: Hashable, Sendable {
    /// How the second subpath of a pair is aligned with the first.
    public struct Alignment: Hashable, Sendable {
        /// The joint of the second subpath at which it begins, in its own order.
        public var joint: Int
        /// Whether it runs backwards.
        public var isReversed: Bool
        /// The sum of the square distances of the cut points from their partners, both measured from their centroids.
        public var sum: Double
        /// The number of cut points.
        public var count: Int
    }

    /// The path at 0.
    public let start: VectorPath
    /// The path at 1.
    public let end: VectorPath
    /// The first path as cubics, with the structure of ``matchedEnd``.
    public let matchedStart: VectorPath
    /// The second path as cubics, with the structure of ``matchedStart``.
    public let matchedEnd: VectorPath
    /// The alignment of each pair of subpaths.
    public let alignments: [Alignment]

    /// Creates a morph between two paths.
    ///
    /// - Parameters:
    ///   - start: the path at 0.
    ///   - end: the path at 1.
    ///   - error: the largest distance of the cubics from the paths' arcs, in points.
    /// - Throws: `HookeError.wrongCount` for an empty path and for closed outlines of thousands of joints,
    ///   `HookeError.badElement` for one that is not finite,
    ///   `HookeError.outOfRange` for an error that is not above 0.
    public init(from start: VectorPath, to end: VectorPath, within error: Double = 1.0 / 1024)
        throws(HookeError)
    {
        guard error > 0 else { throw .outOfRange(field: .error, value: error, accepted: "above 0") }
        self.start = start
        self.end = end
        var first = try PathOutline.outlines(of: start, named: "start", within: error)
        var second = try PathOutline.outlines(of: end, named: "end", within: error)
        while first.count < second.count { first.append(second[first.count].center) }
        while second.count < first.count { second.append(first[second.count].center) }
        var (matchedStart, matchedEnd) = (VectorPath(), VectorPath())
        var alignments: [Alignment] = []
        for (a, b) in zip(first, second) {
            if let accepted = a.accepted(insteadOf: b) {
                throw .wrongCount(field: "end", count: b.jointCount, accepted: accepted)
            }
            let (alignment, turned) = a.alignment(of: b)
            alignments.append(alignment)
            let isClosed = a.isClosed && b.isClosed
            a.append(to: &matchedStart, cutWith: turned, isClosed: isClosed)
            turned.append(to: &matchedEnd, cutWith: a, isClosed: isClosed)
        }
        self.matchedStart = matchedStart
        self.matchedEnd = matchedEnd
        self.alignments = alignments
    }

    /// Returns the path at a fraction. Fractions below 0 and above 1 extrapolate.
    public func path(at fraction: Double) -> VectorPath {
        if fraction == 0 { return start }
        if fraction == 1 { return end }
        return matchedStart.interpolated(to: matchedEnd, at: fraction) ?? end
    }
}
