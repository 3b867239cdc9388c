/// The resistance past an edge: the farther the finger pulls, the less the content follows.
///
/// A pull of x past the edge shows as b = (1 − 1/(x·c/d + 1))·d = x·c·d/(x·c + d), with the extent d of the view and the
/// coefficient c, which is also how much of the very first movement shows; b never reaches d. Pulls to the other side are
/// mirrored. The rule is UIScrollView's, as it has been published from reverse engineering, with c = 0.55.
public struct RubberBand: Hashable, Sendable {
    /// The extent d that the displacement never reaches, in units.
    public let extent: Double
    /// The coefficient c.
    public let coefficient: Double

    /// A rubber band of `extent` units.
    /// - Throws: `HookeError.outOfRange` if a number is NaN, infinite or not above 0.
    public init(extent: Double, coefficient: Double = 0.55) throws(HookeError) {
        guard extent > 0, extent.isFinite else {
            throw .outOfRange(field: "extent", value: extent, accepted: "a finite number above 0")
        }
        guard coefficient > 0, coefficient.isFinite else {
            throw .outOfRange(field: "coefficient", value: coefficient, accepted: "a finite number above 0")
        }
        self.extent = extent
        self.coefficient = coefficient
    }

    /// How far the content shows past the edge when the finger has pulled by `pull` units; within 6 u. ±extent for ±∞,
    /// NaN for NaN.
    public func displacement(forPull pull: Double) -> Double {
        // b = d·s/(1 + s) with s = x·c/d, turned over where s is large, so that nothing overflows.
        let share = pull.magnitude / extent * coefficient
        let displacement = share < 1 ? extent * (share / (1 + share)) : extent / (1 + 1 / share)
        return pull < 0 ? -displacement : displacement
    }

    /// How fast the displacement grows with the pull: c/(1 + |x|·c/d)², from c at the edge to 0; within 6 u. NaN for NaN.
    public func slope(atPull pull: Double) -> Double {
        let room = 1 + pull.magnitude / extent * coefficient
        return coefficient / room / room
    }

    /// How far the finger has pulled when the content shows `displacement` units past the edge: the inverse, for a second
    /// grab of a stretched band. Its error is that of extent − |displacement|.
    /// - Throws: `HookeError.outOfRange` for NaN and for what no pull can show: ±extent and more.
    public func pull(forDisplacement displacement: Double) throws(HookeError) -> Double {
        guard displacement.magnitude < extent else {
            throw .outOfRange(
                field: "displacement", value: displacement,
                accepted: "between -\(extent) and \(extent), exclusive")
        }
        return displacement / coefficient / (1 - displacement.magnitude / extent)
    }
}
