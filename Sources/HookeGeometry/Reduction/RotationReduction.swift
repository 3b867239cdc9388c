/// A rotation in time as few pieces of its quaternion's components, with a proven bound of the angle: glTF's
/// `CUBICSPLINE`, after the components are normalised.
///
/// ```swift
/// import Hooke
/// import HookeGeometry
///
/// let half = Quaternion(angle: .pi, axis: Vector3(0, 1, 0))
/// let turn = try RotationTrack(times: [0, 1, 2], values: [.identity, half, .identity], rule: .catmullRom)
/// let reduction = try RotationReduction(turn, error: 0.01)
/// print(reduction.components.pieces.count, reduction.error)
/// ```
///
/// A raw quaternion p within r < |q| of the quaternion q has the rotation p/|p|, which is within the angle 2·asin(r/|q|) of
/// q/|q|. A track of component cubics is followed before it is normalised, so |q| is not 1 everywhere.
public struct RotationReduction: Hashable, Sendable {
    /// The components x, y, z and w, which share the pieces' times.
    public let components: CubicReduction
    /// A proven bound of the largest angle from the track, in radians.
    public let error: Double

    /// Reduces a track of rotations to the fewest pieces found within an angle.
    ///
    /// Quaternions and their negatives give the same rotations.
    ///
    /// - Parameters:
    ///   - track: The track, over its span.
    ///   - error: The largest angle allowed, in radians; above 0 and at most 1.
    ///   - kind: The form of the components' pieces.
    /// - Throws: The errors of `RotationTrack.linearApproximation(error:)` and of `CubicReduction`.
    ///   `HookeError.wrongCount` for a track whose keys have one time; `HookeError.noSolution` for a track of component
    ///   cubics whose quaternions come too near to 0.
    public init(
        _ track: RotationTrack, error: Double, kind: CubicReduction.Kind = .hermite
    ) throws(HookeError) {
        try self.init(track, error: error, kind: kind, effort: .thorough)
    }

    /// The same with less search.
    init(
        _ track: RotationTrack, error: Double, kind: CubicReduction.Kind, effort: CubicReduction.Effort
    ) throws(HookeError) {
        guard error > 0, error <= 1 else {
            throw .outOfRange(field: .error, value: error, accepted: "above 0 and at most 1")
        }
        let parts: Parts
        if let tangents = track.componentTangents {
            try Self.checkSpan(track)
            let (sources, least) = try Self.componentSources(track, tangents)
            parts = Parts(least: least * (1 - 0x1p-40)) { (_) throws(HookeError) in [sources] }
        } else {
            parts = try Self.parts(of: track, error: error / 64)
        }
        // Each of four components may differ by half of the distance of the quaternions.
        let room = Elementary.sin((error - parts.lost) / 2) * parts.least * (1 - 0x1p-40) / 2
        var best: CubicReduction?
        var refusal: HookeError?
        for sources in try parts.sources(room / 4096) {
            do throws(HookeError) {
                let errors = sources.map { _ in room }
                let found = try CubicReduction(sources, errors: errors, kind: kind, effort: effort)
                if found.pieces.count < best?.pieces.count ?? .max { best = found }
            } catch { refusal = error }
        }
        guard let best else { throw refusal ?? HookeError.noSolution(field: .error, reason: "no pieces") }
        components = best
        let distance = best.errors.reduce(0) { $0 + $1 * $1 }.squareRoot() * (1 + 0x1p-50)
        self.error = 2 * Elementary.asin(distance / parts.least) * (1 + 0x1p-50) + parts.lost
    }

    /// What a reduction follows: the components of quaternions that are at least `least` long.
    private struct Parts {
        /// The angle between the track and these quaternions.
        var lost = 0.0
        /// A lower bound of the quaternions' length.
        var least = 1.0
        /// Returns the components within an error, in one or two ways; the fewest pieces are used.
        let sources: (_ error: Double) throws(HookeError) -> [[PiecewiseCubic]]
    }

    /// The components of a track by slerps within an angle.
    private static func parts(of track: RotationTrack, error: Double) throws(HookeError) -> Parts {
        let (arcs, lost) = try track.linearApproximation(error: error)
        try checkSpan(arcs)
        return Parts(lost: lost) { (error) throws(HookeError) in
            let plain = try sources(arcs, keys: track.times, error: error, isSmooth: false)
            return [plain, try sources(arcs, keys: track.times, error: error, isSmooth: true)]
        }
    }

    private static func checkSpan(_ track: RotationTrack) throws(HookeError) {
        guard let first = track.times.first, let last = track.times.last, first < last else {
            throw .wrongCount(field: "times", count: 1, accepted: "at least two different times")
        }
    }

    /// Returns the rotation at a time; before the first piece and after the last the nearest one.
    /// - Parameter time: In the track's seconds.
    public func rotation(at time: Double) -> Quaternion {
        let raw = Quaternion(
            x: components.value(at: time), y: components.value(at: time, component: 1),
            z: components.value(at: time, component: 2), w: components.value(at: time, component: 3))
        return raw.normalized ?? .identity
    }

    /// The components of slerps by cubics. A component is A·cos + B·sin of half of the angle, so its fourth derivative
    /// by that is at most 1.
    private static func sources(
        _ arcs: RotationTrack, keys: [Double], error: Double, isSmooth: Bool
    ) throws(HookeError) -> [PiecewiseCubic] {
        var rows: [[PiecewiseCubic.Piece]] = [[], [], [], []]
        let (times, values) = (arcs.times, arcs.values)
        for k in 0..<(times.count - 1) where times[k] < times[k + 1] {
            let turn = (values[k].conjugate * values[k + 1]).rotationVector
            let half = turn.length / 2
            let fourth = half * half * half * half / (384 * error)
            let count = max(1, fourth.squareRoot().squareRoot().rounded(.up))
            guard count < 4096 else {
                throw .noSolution(field: .error, reason: "\(error) is too small for the arithmetic")
            }
            let width = times[k + 1] - times[k]
            let rate = Quaternion(x: turn.x / 2, y: turn.y / 2, z: turn.z / 2, w: 0)
            func state(_ u: Double) -> (value: SIMD4<Double>, slope: SIMD4<Double>) {
                let value = values[k] * Quaternion(rotationVector: u * turn)
                return (value.components, (value * rate).components / width)
            }
            let ends = isSmooth ? smoothSlopes(arcs, k) : nil
            for part in 0..<Int(count) {
                let (from, to) = (Double(part) / count, Double(part + 1) / count)
                let (a, b) = (state(from), state(to))
                let isLast = part + 1 == Int(count)
                let start = part == 0 ? times[k] : times[k] + width * from
                let end = isLast ? times[k + 1] : times[k] + width * to
                let last = isLast ? values[k + 1].components : b.value
                for index in 0..<4 {
                    var slopes: (Double, Double)?
                    if let ends {
                        slopes = (
                            part == 0 ? ends.0[index] : a.slope[index],
                            isLast ? ends.1[index] : b.slope[index]
                        )
                    }
                    rows[index].append(
                        PiecewiseCubic.Piece(
                            from: start, to: end, values: (a.value[index], last[index]),
                            slopes: (a.slope[index], b.slope[index]), fitSlopes: slopes))
                }
            }
        }
        return rows.map { PiecewiseCubic($0, error: error + 0x1p-48, keys: keys) }
    }

    /// The slopes of the components at both ends of a segment, by parabolas through three keys.
    private static func smoothSlopes(_ arcs: RotationTrack, _ k: Int) -> (SIMD4<Double>, SIMD4<Double>) {
        let (times, values) = (arcs.times, arcs.values)
        func chord(_ k: Int) -> (slope: SIMD4<Double>, width: Double)? {
            guard k >= 0, k + 1 < times.count, times[k] < times[k + 1] else { return nil }
            let width = times[k + 1] - times[k]
            return ((values[k + 1].components - values[k].components) / width, width)
        }
        guard let here = chord(k) else { return (.zero, .zero) }
        func slope(beside other: (slope: SIMD4<Double>, width: Double)?) -> SIMD4<Double>? {
            guard let other else { return nil }
            return (here.slope * other.width + other.slope * here.width) / (here.width + other.width)
        }
        let (before, after) = (slope(beside: chord(k - 1)), slope(beside: chord(k + 1)))
        let first = before ?? (after.map { 2 * here.slope - $0 } ?? here.slope)
        let last = after ?? (before.map { 2 * here.slope - $0 } ?? here.slope)
        return (first, last)
    }
}
