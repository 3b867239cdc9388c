import Foundation
import Hooke

/// Lottie's decomposition of a map of the plane: a scale, then a skew, then a rotation.
///
/// Rows of the map p′ = p·M, with rotation r and skew k: (m11, m12) = sx·(cos r, sin r), and (m21, m22) =
/// sy·(−tan k, 1) rotated by r.
struct LottieParts: Equatable, Sendable {
    var scale: SIMD2<Double>
    /// Rotation and skew in radians.
    var rotation, skew: Double

    static let identity = LottieParts(scale: SIMD2(1, 1), rotation: 0, skew: 0)

    init(scale: SIMD2<Double>, rotation: Double, skew: Double) {
        (self.scale, self.rotation, self.skew) = (scale, rotation, skew)
    }

    /// Decomposes a map. Of the equivalent rotations it chooses the one nearest to `last`: half a turn more
    /// negates both scales.
    ///
    /// - Parameters:
    ///   - map: m11, m12, m21, m22.
    ///   - other: the map at the other end of the piece. A row that is zero here takes its direction from
    ///     there.
    ///   - last: the parts just before; `nil` at the start.
    /// - Returns: `nil` for an oblique line, which no scale and skew produces.
    init?(_ map: SIMD4<Double>, towards other: SIMD4<Double>, after last: LottieParts?) {
        func row(_ map: SIMD4<Double>, _ index: Int) -> SIMD2<Double> {
            index == 0 ? map.lowHalf : map.highHalf
        }
        func direction(_ index: Int) -> SIMD2<Double>? {
            [row(map, index), row(other, index)].first { $0 != .zero }
        }
        let angle: Double
        if let x = direction(0) {
            angle = atan2(x.y, x.x)
        } else if let y = direction(1) {
            angle = atan2(-y.x, y.y)
        } else {
            angle = last?.rotation ?? 0
        }
        let turns = last.map { (($0.rotation - angle) / .pi).rounded() } ?? 0
        let rotation = angle + turns * .pi
        let (sine, cosine) = (sin(rotation), cos(rotation))
        func turnedBack(_ row: SIMD2<Double>) -> SIMD2<Double> {
            SIMD2(row.x * cosine + row.y * sine, row.y * cosine - row.x * sine)
        }
        let second = turnedBack(map.highHalf)
        var skew = 0.0
        if let y = direction(1).map(turnedBack), y.x != 0 {
            guard y.y != 0 else { return nil }
            skew = -atan(y.x / y.y)
        }
        self.init(scale: SIMD2(turnedBack(map.lowHalf).x, second.y), rotation: rotation, skew: skew)
    }

    /// m11, m12, m21, m22.
    var map: SIMD4<Double> {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let tangent = tan(skew)
        return SIMD4(
            scale.x * cosine, scale.x * sine, scale.y * (-tangent * cosine - sine),
            scale.y * (-tangent * sine + cosine))
    }

    /// Returns a bound of the map's error, in matrix norm, when the parts instead of the entries are linear,
    /// from here to `other`.
    ///
    /// A curve that agrees with a line at both ends differs from it by at most 1/8 of its largest second
    /// derivative. That is 2|sx′r′| + |sx|r′² for the first row, and |u″| + 2|u′r′| + |u|r′² with u =
    /// sy·(−tan k, 1) for the second.
    func bend(to other: LottieParts) -> Double {
        let scaleRate = other.scale - scale
        let (turn, lean) = ((other.rotation - rotation).magnitude, (other.skew - skew).magnitude)
        let largest = SIMD2(
            max(scale.x.magnitude, other.scale.x.magnitude), max(scale.y.magnitude, other.scale.y.magnitude))
        let tangent = tan(max(skew.magnitude, other.skew.magnitude))
        let square = 1 + tangent * tangent
        let (rateX, rateY) = (scaleRate.x.magnitude, scaleRate.y.magnitude)
        let first = 2 * rateX * turn + largest.x * turn * turn
        let u = largest.y * square.squareRoot()
        let uRate = rateY * square.squareRoot() + largest.y * square * lean
        let uBend = 2 * rateY * square * lean + 2 * largest.y * tangent * square * lean * lean
        let second = uBend + 2 * uRate * turn + u * turn * turn
        return (first * first + second * second).squareRoot() / 8
    }
}

extension PiecewiseLinear where Value == SIMD4<Double> {
    /// Returns maps of the plane (m11, m12, m21, m22) as piecewise linear parts, with the largest error in
    /// matrix norm.
    ///
    /// - Returns: `nil` if the maps pass through an oblique line, or if too many keys are needed.
    func parts(error: Double) -> (track: [(time: Double, parts: LottieParts)], error: Double)? {
        if isConstant {
            guard let parts = LottieParts(knots[0].value, towards: knots[0].value, after: nil) else {
                return nil
            }
            return ([(knots[0].time, parts)], 0)
        }
        var worst = 0.0
        var result: [(time: Double, parts: LottieParts)] = []

        func go(_ a: Knot, _ from: LottieParts, _ b: Knot, depth: Int) -> LottieParts? {
            if let to = LottieParts(b.value, towards: a.value, after: from) {
                let bend = from.bend(to: to)
                if bend <= error {
                    worst = max(worst, bend)
                    result.append((b.time, to))
                    return to
                }
            }
            let middle = a.time + (b.time - a.time) / 2
            guard depth > 0, middle > a.time, middle < b.time, Double(result.count) < LottieKeys.most else {
                return nil
            }
            let half = Knot(time: middle, value: a.value + (b.value - a.value) * 0.5)
            return go(a, from, half, depth: depth - 1).flatMap { go(half, $0, b, depth: depth - 1) }
        }

        /// The parts at the end of the last piece; `nil` at the start and after a jump.
        var last: LottieParts?
        for (index, knot) in knots.enumerated() {
            let next = index + 1 < knots.count ? knots[index + 1] : nil
            guard let next, next.time > knot.time else {
                if last == nil {
                    guard let parts = LottieParts(knot.value, towards: knot.value, after: nil) else {
                        return nil
                    }
                    result.append((knot.time, parts))
                }
                last = nil
                continue
            }
            guard let start = LottieParts(knot.value, towards: next.value, after: last) else { return nil }
            if start != last { result.append((knot.time, start)) }
            guard let end = go(knot, start, next, depth: 40) else { return nil }
            last = end
        }
        return (result, worst)
    }
}
