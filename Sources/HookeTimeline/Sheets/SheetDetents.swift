import Hooke

/// The heights at which a sheet rests, and the rules by which it follows a finger and settles.
///
/// Heights are points above the bottom of a container of height ``extent``. A height of 0 is a dismissed sheet.
///
/// ```swift
/// import HookeTimeline
///
/// let detents = try SheetDetents(heights: [80, 422, 794], extent: 844)
/// print(detents.target(from: 300, velocity: 1200))   // 422.0
/// print(detents.target(from: 300, velocity: -900))   // 80.0
/// ```
public struct SheetDetents: Hashable, Sendable {
    /// Heights within this distance of a lower one are merged into it, in points.
    public static let mergeDistance = 1.0
    /// The heights, increasing by more than ``mergeDistance``; at least one.
    public let heights: [Double]
    /// The height H of the container.
    public let extent: Double
    /// Whether the sheet may settle to height 0.
    public let isDismissible: Bool
    private let band: RubberBand
    private static let projection = MomentumProjection(rate: .fast, rule: .discrete)

    /// Creates detents; the order of the heights does not matter.
    ///
    /// - Parameters:
    ///   - heights: at least one; each above 0 and at most `extent`.
    ///   - extent: the height of the container.
    ///   - isDismissible: whether the sheet may settle to height 0.
    /// - Throws: `HookeError` for an invalid number, or without heights.
    public init(heights: [Double], extent: Double, isDismissible: Bool = true) throws(HookeError) {
        band = try RubberBand(extent: extent)
        guard !heights.isEmpty else {
            throw .wrongCount(field: "heights", count: 0, accepted: "1 or more")
        }
        for (index, height) in heights.enumerated() where !(height > 0 && height <= extent) {
            throw .badElement(
                field: "heights", index: index, value: height, accepted: "above 0 and at most the extent")
        }
        var merged: [Double] = []
        for height in heights.sorted() {
            if let last = merged.last, height - last <= Self.mergeDistance { continue }
            merged.append(height)
        }
        (self.heights, self.extent, self.isDismissible) = (merged, extent, isDismissible)
    }

    /// The lowest height.
    public var lowest: Double { heights[0] }

    /// The largest height.
    public var largest: Double { heights[heights.count - 1] }

    /// Returns the index of the height nearest to a height; of two at the same distance the larger one.
    public func index(nearest height: Double) -> Int {
        var best = 0
        for index in heights.indices
        where (heights[index] - height).magnitude <= (heights[best] - height).magnitude {
            best = index
        }
        return best
    }

    /// Returns the height for a tap on the grabber: the next larger one; from the largest, the lowest.
    public func next(after height: Double) -> Double {
        heights.first { $0 > height + Self.mergeDistance } ?? lowest
    }

    // MARK: Following a finger

    /// The height below which a finger meets resistance.
    private var floor: Double { isDismissible ? 0 : lowest }

    /// Returns the shown height for a finger that pulls the sheet to `height`: the same between the lowest and the
    /// largest height, or from 0 if the sheet is dismissible; beyond, by `RubberBand` of extent H.
    public func shownHeight(forFinger height: Double) -> Double {
        if height > largest { return largest + band.displacement(forPull: height - largest) }
        if height < floor { return floor - band.displacement(forPull: floor - height) }
        return height
    }

    /// Returns the derivative of ``shownHeight(forFinger:)``: 1, or less beyond the ends.
    public func slope(atFinger height: Double) -> Double {
        if height > largest { return band.slope(atPull: height - largest) }
        if height < floor { return band.slope(atPull: floor - height) }
        return 1
    }

    /// Returns the inverse of ``shownHeight(forFinger:)``: where a finger has to be to hold a shown height. A height that
    /// no finger reaches is returned unchanged.
    public func fingerHeight(forShown height: Double) -> Double {
        if height > largest {
            return (try? band.pull(forDisplacement: height - largest)).map { largest + $0 } ?? height
        }
        if height < floor {
            return (try? band.pull(forDisplacement: floor - height)).map { floor - $0 } ?? height
        }
        return height
    }

    // MARK: Settling

    /// Returns the height to which a released sheet settles: the one nearest to h + 0.099·v, also 0 if the sheet is
    /// dismissible. 0.099 s is the projection of the rate 0.99. Of two at the same distance it is the one in the
    /// direction of v, the larger one for v = 0; distances are the same if they differ by less than 1e-12·H.
    ///
    /// - Parameters:
    ///   - height: the shown height h.
    ///   - velocity: the velocity v of the shown height, in points per second; above 0 upwards.
    public func target(from height: Double, velocity: Double) -> Double {
        let end = Self.projection.end(from: height, velocity: velocity)
        let slack = 1e-12 * extent
        var best = isDismissible ? 0 : lowest
        for other in heights {
            let gain: Double = (best - end).magnitude - (other - end).magnitude
            if gain > slack || gain >= -slack && velocity >= 0 { best = other }
        }
        return best
    }

    /// Returns the motion of a released sheet: a spring from its shown height and velocity.
    ///
    /// - Parameters:
    ///   - height: the shown height.
    ///   - velocity: its velocity, in points per second.
    ///   - target: the height at rest.
    ///   - overshoots: whether the sheet may pass the target. If false, a critically damped spring is stiff enough not to
    ///     pass it: ω is at least the velocity divided by the distance. At the target it then stops at once.
    public func settling(
        from height: Double, velocity: Double, to target: Double, overshoots: Bool = true
    ) -> SpringMotion<Double> {
        var (spring, speed) = (Spring.settling, velocity)
        let distance = target - height
        if !overshoots, velocity != 0 {
            let rate = velocity / distance
            if distance == 0 || !rate.isFinite {
                speed = 0
            } else if rate > spring.angularFrequency {
                let response = 2 * Double.pi / rate
                spring = (try? Spring(response: response, dampingRatio: 1)) ?? spring
            }
        }
        return SpringMotion(spring: spring, from: height, to: target, initialVelocity: speed)
    }

    // MARK: Dimming

    /// Returns the fraction of the dimming at a height: 0 up to a height, growing linearly to 1 at the next one.
    ///
    /// - Parameters:
    ///   - height: the shown height.
    ///   - index: the index of the largest height without dimming; `nil` dims from 0 to the lowest height. With the last
    ///     index nothing is dimmed.
    public func dimming(at height: Double, undimmedThrough index: Int?) -> Double {
        let next = index.map { $0 + 1 } ?? 0
        guard next < heights.count else { return 0 }
        let start = index.map { heights[$0] } ?? 0
        return min(max((height - start) / (heights[next] - start), 0), 1)
    }
}
