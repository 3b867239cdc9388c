import Foundation
import Hooke

/// What Lottie makes a map of the plane of: a scale, then a skew, then a rotation.
///
/// Rows of the map p′ = p·M, with r the rotation and k the skew: (m11, m12) = sx·(cos r, sin r) and
/// (m21, m22) = sy·(−tan k, 1) turned by r.
struct LottieParts: Equatable, Sendable {
    var scale: SIMD2<Double>
    /// Radians; so is the skew.
    var rotation, skew: Double

    static let identity = LottieParts(scale: SIMD2(1, 1), rotation: 0, skew: 0)

    init(scale: SIMD2<Double>, rotation: Double, skew: Double) {
        (self.scale, self.rotation, self.skew) = (scale, rotation, skew)
    }

    /// The parts of a map, of which those with the rotation nearest to that of `last`: half a turn more is the same as
    /// both scales negative.
    ///
    /// - Parameters:
    ///   - map: m11, m12, m21, m22.
    ///   - other: where the map comes from or goes to, straight: a row that is zero here points as it does there.
    ///   - last: the parts just before; nil where nothing is before.
    /// - Returns: nil for a line that no scale and skew makes of the plane.
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

    /// How far the map is at most, as a matrix's norm, from going straight while the parts do, from here to others.
    ///
    /// A way that agrees with a straight one at both ends is off by at most an eighth of its largest second derivative:
    /// of the first row 2|sx′r′| + |sx|r′², and of the second, with u = sy·(−tan k, 1), |u″| + 2|u′r′| + |u|r′².
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
    /// Maps of the plane (m11, m12, m21, m22) as parts that go straight, and how far the maps then are from these at
    /// most, as a matrix's norm.
    ///
    /// - Returns: nil where parts cannot follow: the map leads through a line that is askew, or they take too many keys.
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

        /// What the map arrives with; nil at the start and after a jump.
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
