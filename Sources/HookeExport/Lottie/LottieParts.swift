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
        if let y = direction(1).map(turnedBack), y.x.magnitude > 0x1p-48 * y.y.magnitude {
            guard y.y != 0 else { return nil }
            skew = -atan(y.x / y.y)
        }
        self.init(scale: SIMD2(turnedBack(map.lowHalf).x, second.y), rotation: rotation, skew: skew)
    }

    /// The parts as decimals that are short in a file: five places of a percent and of a degree.
    var rounded: LottieParts {
        func decimal(_ value: Double, _ unit: Double) -> Double {
            (value * unit * 1e5).rounded() / (unit * 1e5)
        }
        let degree = 180 / Double.pi
        return LottieParts(
            scale: SIMD2(decimal(scale.x, 100), decimal(scale.y, 100)),
            rotation: decimal(rotation, degree), skew: decimal(skew, degree))
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
    /// - Throws: `LottiePartsError` if the maps pass through an oblique line, or if too many keys are needed.
    func parts(
        error: Double
    ) throws(LottiePartsError) -> (track: [(time: Double, parts: LottieParts)], error: Double) {
        let first = knots[0]
        if isConstant {
            guard let parts = LottieParts(first.value, towards: first.value, after: nil) else {
                throw .obliqueLine(time: first.time)
            }
            return ([(first.time, parts)], 0)
        }
        var worst = 0.0
        var result: [(time: Double, parts: LottieParts)] = []

        /// The parts at a knot, rounded where that costs a small part of the error, and what it costs.
        func end(
            _ knot: Knot, towards other: Knot, after last: LottieParts?
        ) -> (parts: LottieParts, error: Double)? {
            guard let exact = LottieParts(knot.value, towards: other.value, after: last) else { return nil }
            let rounded = exact.rounded
            let cost = (rounded.map - knot.value).norm
            if cost <= error / 16 { return (rounded, cost) }
            return (exact, 0)
        }

        func go(
            _ a: Knot, _ from: (parts: LottieParts, error: Double), _ b: Knot, depth: Int
        ) throws(LottiePartsError) -> (parts: LottieParts, error: Double) {
            if let to = end(b, towards: a, after: from.parts) {
                // Between the ends, the rounding costs at most as much as at one of them.
                let bend = from.parts.bend(to: to.parts) + max(from.error, to.error)
                if bend <= error {
                    worst = max(worst, bend)
                    result.append((b.time, to.parts))
                    return to
                }
            }
            let middle = a.time + (b.time - a.time) / 2
            guard depth > 0, middle > a.time, middle < b.time, Double(result.count) < LottieKeys.most else {
                throw LottiePartsError(from: a.value, to: b.value, time: middle)
            }
            let half = Knot(time: middle, value: a.value + (b.value - a.value) * 0.5)
            return try go(half, go(a, from, half, depth: depth - 1), b, depth: depth - 1)
        }

        /// The parts at the end of the last piece; `nil` at the start and after a jump.
        var last: LottieParts?
        for (index, knot) in knots.enumerated() {
            let next = index + 1 < knots.count ? knots[index + 1] : nil
            guard let next, next.time > knot.time else {
                if last == nil {
                    guard let still = end(knot, towards: knot, after: nil) else {
                        throw .obliqueLine(time: knot.time)
                    }
                    worst = max(worst, still.error)
                    result.append((knot.time, still.parts))
                }
                last = nil
                continue
            }
            guard let start = end(knot, towards: next, after: last) else {
                throw .obliqueLine(time: knot.time)
            }
            if start.parts != last { result.append((knot.time, start.parts)) }
            last = try go(knot, start, next, depth: 40).parts
        }
        return (result, worst)
    }
}

/// Why maps of the plane have no parts, and when.
enum LottiePartsError: Error, Equatable, CustomStringConvertible {
    case obliqueLine(time: Double)
    case tooManyKeys(time: Double)

    /// Creates the error of a piece that has no parts although it is short. The rows of its maps are parallel somewhere
    /// in it if the sign of their determinant changes, or if they nearly are at an end.
    fileprivate init(from: SIMD4<Double>, to: SIMD4<Double>, time: Double) {
        func sine(_ map: SIMD4<Double>) -> Double {
            let (a, b) = (map.lowHalf / map.lowHalf.norm, map.highHalf / map.highHalf.norm)
            return a.x * b.y - a.y * b.x
        }
        let sines = (sine(from), sine(to))
        let isOblique = sines.0 * sines.1 < 0 || min(sines.0.magnitude, sines.1.magnitude) < 1e-3
        self = isOblique ? .obliqueLine(time: time) : .tooManyKeys(time: time)
    }

    var description: String {
        switch self {
        case .obliqueLine(let time):
            "at \(WebText.short(time)) s it flattens the view to an oblique line, which Lottie cannot represent"
        case .tooManyKeys(let time): "at \(WebText.short(time)) s " + LottieKeys.tooMany
        }
    }
}
