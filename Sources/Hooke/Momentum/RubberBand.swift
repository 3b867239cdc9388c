/// The resistance beyond an edge: the farther the finger pulls, the less the content follows.
///
/// A pull of x beyond the edge gives a displacement of b = (1 − 1/(x·c/d + 1))·d = x·c·d/(x·c + d), with the extent d
/// of the view and the coefficient c. The slope at the edge is c, and b never reaches d. Negative pulls are mirrored.
/// This is UIScrollView's rule as published from reverse engineering, with c = 0.55.
public struct RubberBand: Hashable, Sendable {
    /// The extent d that the displacement never reaches, in units.
    public let extent: Double
    /// The coefficient c.
    public let coefficient: Double

    /// Creates a rubber band.
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

    /// Returns the displacement beyond the edge for a pull, in units; within 6 u. ±extent for ±∞, NaN for NaN.
    public func displacement(forPull pull: Double) -> Double {
        // b = d·s/(1 + s) with s = x·c/d, rearranged for large s so that nothing overflows.
        let share = pull.magnitude / extent * coefficient
        let displacement = share < 1 ? extent * (share / (1 + share)) : extent / (1 + 1 / share)
        return pull < 0 ? -displacement : displacement
    }

    /// Returns the derivative of the displacement by the pull: c/(1 + |x|·c/d)², from c at the edge to 0; within 6 u.
    /// NaN for NaN.
    public func slope(atPull pull: Double) -> Double {
        let room = 1 + pull.magnitude / extent * coefficient
        return coefficient / room / room
    }

    /// Returns the pull that gives a displacement, for a second touch of a stretched band. Its error is that of
    /// extent − |displacement|.
    /// - Throws: `HookeError.outOfRange` for NaN, and for displacements of ±extent and beyond, which no pull gives.
    public func pull(forDisplacement displacement: Double) throws(HookeError) -> Double {
        guard displacement.magnitude < extent else {
            throw .outOfRange(
                field: "displacement", value: displacement,
                accepted: "between -\(extent) and \(extent), exclusive")
        }
        return displacement / coefficient / (1 - displacement.magnitude / extent)
    }
}
