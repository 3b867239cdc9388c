/// The interpolation between two lists of transform functions, prepared once: CSS Transforms 2,
/// "Interpolation of transform lists".
///
/// - Functions of the same kind interpolate their own numbers, pair by pair from the front: a rotation from 0
///   to 200° is at 100° half way, where matrices would take the shorter direction.
/// - Identity functions pad the shorter list.
/// - From the first pair of different kinds on, the rest of each list is multiplied, and the two products
///   interpolate as matrices (`TransformInterpolation`). A 2-D matrix (CSS's `matrix()`) and a 3-D one are
///   different kinds.
///
/// ```swift
/// let way = TransformListInterpolation(
///     from: try TransformList(css: "rotateY(0deg)"), to: try TransformList(css: "rotateY(200deg)"))
/// assert(way.list(at: 0.5).css == "rotateY(100deg)")
/// ```
///
/// - Translations, scales and skews: linear.
/// - Rotations about the same direction, or with a zero rotation: linear in the angle; others: slerp over the
///   shorter arc.
/// - Perspective: linear in 1/distance, 0 for none.
/// - Matrices: `TransformInterpolation`.
///
/// Progress may be any number; outside 0 to 1 the same formulas extrapolate. At 0 and 1 the results are
/// bit-identical to the given list and its transform, and what is equal in both stays constant.
public struct TransformListInterpolation: Hashable, Sendable {
    /// The list at 0.
    public let from: TransformList
    /// The list at 1.
    public let to: TransformList
    /// The number of functions interpolated pair by pair, padding included. At most one matrix follows them.
    public let matchedCount: Int

    private let steps: TransformSteps
    private let start: Transform3D
    private let end: Transform3D
    /// Whether the two lists are equal.
    private let isStill: Bool
    /// Whether the whole list jumps at one half.
    private let jumps: Bool

    /// Creates the interpolation between two lists.
    ///
    /// - Parameters:
    ///   - from: the list at 0.
    ///   - to: the list at 1.
    ///   - policy: when a matrix counts as singular.
    ///   - fallback: the interpolation of a pair with a singular matrix. With `.discrete` the whole list
    ///     jumps, as in CSS.
    /// - Complexity: proportional to the longer list.
    public init(
        from: TransformList, to: TransformList, policy: Transform3D.SingularityPolicy = .rounding,
        fallback: TransformInterpolation.Method = .polar
    ) {
        self.from = from
        self.to = to
        start = from.transform
        end = to.transform
        isStill = from == to
        func matrices(_ from: Transform3D, _ to: Transform3D) -> TransformInterpolation {
            TransformInterpolation(from: from, to: to, policy: policy, fallback: fallback)
        }
        var steps = TransformSteps()
        let count = max(from.functions.count, to.functions.count)
        for index in 0..<count {
            let first = index < from.functions.count ? from.functions[index] : nil
            let second = index < to.functions.count ? to.functions[index] : nil
            // At least one of the two exists, and padding has its kind.
            guard let a = first ?? second?.identity, let b = second ?? first?.identity,
                first == nil || second == nil || a.isMixed(with: b),
                steps.append(from: a, to: b, matrices)
            else { break }
        }
        matchedCount = steps.count
        if matchedCount < count {
            func rest(_ list: TransformList) -> Transform3D {
                TransformList(Array(list.functions.dropFirst(steps.count))).transform
            }
            steps.append(matrices(rest(from), rest(to)))
        }
        jumps = fallback == .discrete && steps.hasFallback
        self.steps = steps
    }

    /// Returns the transform at the progress `p`: that of `from` at 0 and of `to` at 1, extrapolated outside.
    ///
    /// NaN and infinities give NaN in every part that changes.
    public func transform(at p: Double) -> Transform3D {
        if p == 0 || isStill { return start }
        if p == 1 { return end }
        if jumps { return p < 0.5 ? start : end }
        let result = steps.transform(at: p)
        return result.isFinite ? result : list(at: p).transform
    }

    /// Returns the list at the progress `p`: `from` at 0 and `to` at 1, extrapolated outside. In between it
    /// has `matchedCount` functions, and a matrix for the rest, if any.
    ///
    /// Its transform equals `transform(at:)` within rounding.
    public func list(at p: Double) -> TransformList {
        if p == 0 || isStill { return from }
        if p == 1 { return to }
        if jumps { return p < 0.5 ? from : to }
        var functions = steps.functions(at: p)
        // 1/(1/49) is not 49, so constant functions are copied.
        for (index, pair) in zip(from.functions, to.functions).prefix(matchedCount).enumerated()
        where pair.0 == pair.1 {
            functions[index] = pair.0
        }
        return TransformList(functions)
    }
}
