// The integral of a track.

extension KeyframeTrack {
    /// Returns the integral over time from `start` to `end`; negative of the reverse if `end` is earlier.
    ///
    /// - Holds, linear segments and cubics are integrated in closed form, springs by their equation of motion. The
    ///   holds before the first key and after the last count too.
    /// - Lines and cubics with a Bézier in time are integrated in closed form too, by the Bézier's parameter.
    /// - Other timing functions and constant-speed paths are integrated numerically, in smooth pieces (except functions of
    ///   more than a thousand steps). This stops when the estimated error is below 1e-15 of the largest value times
    ///   the duration, at rounding, or after a million evaluations per segment. Of tens of thousands of oscillations
    ///   the rest is only sampled.
    /// - Sums over segments are compensated. The error is at most 8 u of the sum over segments of duration·(|keys| +
    ///   |tangents|). With numerical integration, two parts add up to the whole within 1e-12 of duration·largest
    ///   value.
    ///
    /// - Parameters:
    ///   - start: In the track's unit of time. Outside the keys the track is constant.
    ///   - end: The same.
    /// - Returns: In units of the value times the unit of time. Infinite for an infinite end, unless the held value
    ///   is zero. NaN components for a NaN end.
    /// - Complexity: O(number of segments between the ends).
    public func integral(from start: Double, to end: Double) -> Value {
        guard !start.isNaN, !end.isNaN else { return values[0].scaled(by: .nan) }
        guard start <= end else { return integral(from: end, to: start).scaled(by: -1) }
        let times = knots.times
        let (first, last) = (times[0], times[times.count - 1])
        var sum = CompensatedSum<Value>()
        if start < first { sum.add(held(values[0], for: min(end, first) - start)) }
        if let from = knots.segment(of: max(start, first)), end > first {
            let to = knots.segment(of: end) ?? knots.segmentCount - 1
            for k in from...to where times[k] < times[k + 1] {
                let segment = segment(k)
                if start <= segment.startTime, segment.endTime <= end {
                    sum.add(wholeIntegral(segment, k))
                } else {
                    sum.add(
                        partialIntegral(
                            segment, k, from: max(start, segment.startTime), to: min(end, segment.endTime)))
                }
            }
        }
        if end > last { sum.add(held(values[values.count - 1], for: end - max(start, last))) }
        return sum.value
    }

    /// The integral of a constant value over a duration that may be infinite; zero components stay zero.
    private func held(_ value: Value, for duration: Double) -> Value {
        duration < .infinity
            ? value.scaled(by: duration)
            : value.scaled(by: .greatestFiniteMagnitude).scaled(by: .greatestFiniteMagnitude)
    }

    private func wholeIntegral(_ segment: TrackSegment<Value>, _ k: Int) -> Value {
        let duration = segment.duration
        switch segment.kind {
        case .still: return segment.start.scaled(by: duration)
        case .linear, .cubic:
            var mean = segment.start.scaled(by: 0.5).adding(segment.end.scaled(by: 0.5))
            if segment.kind == .cubic {
                mean = mean.adding(
                    segment.startTangent.subtracting(segment.endTangent).scaled(by: 1.0 / 12))
            }
            return mean.scaled(by: duration)
        case .special: return specialIntegral(segment, k, from: segment.startTime, to: segment.endTime)
        }
    }

    /// The integral over a part of a segment, by Simpson's rule, which is exact for cubics.
    private func partialIntegral(
        _ segment: TrackSegment<Value>, _ k: Int, from start: Double, to end: Double
    ) -> Value {
        let width = end - start
        switch segment.kind {
        case .still: return segment.start.scaled(by: width)
        case .special: return specialIntegral(segment, k, from: start, to: end)
        case .linear, .cubic:
            let (a, b) = (knots.position(of: start, in: k), knots.position(of: end, in: k))
            let middle = value(in: k, a.passed / 2 + b.passed / 2, a.left / 2 + b.left / 2)
            return value(at: a).scaled(by: 1.0 / 6).adding(middle.scaled(by: 2.0 / 3))
                .adding(value(at: b).scaled(by: 1.0 / 6)).scaled(by: width)
        }
    }

    private func specialIntegral(
        _ segment: TrackSegment<Value>, _ k: Int, from start: Double, to end: Double
    ) -> Value {
        let special = special(k)
        let (from, to) = (start - segment.startTime, end - segment.startTime)
        if special.timing == nil, case .spring(let motion) = special.shape,
            let integral = motion.integral(from: from, to: to)
        {
            return integral
        }
        let (a, b) = (knots.position(of: start, in: k), knots.position(of: end, in: k))
        if case .bezier(let bezier)? = special.timing, special.isPolynomial {
            return bezierIntegral(segment, special, bezier, from: a.passed, to: b.passed)
        }
        // Split where the path is not smooth: a quadrature may miss a bend near the end of its interval.
        var bends: [CurveBreak] = []
        if case .even(let path) = special.shape, case .curved(let arc) = path.form {
            bends = arc.borders.map { CurveBreak(input: $0 / arc.total) }
        }
        if let timing = special.timing {
            bends = timing.breaks(in: a.passed...b.passed, count: 1_000) { [bends] range, _ in
                bends.filter { range.contains($0.input) }
            }
        }
        var borders = [a.passed]
        for bend in bends where bend.input > borders[borders.count - 1] && bend.input < b.passed {
            borders.append(bend.input)
        }
        borders.append(b.passed)
        let duration = segment.duration
        let size = max(
            segment.start.norm, segment.end.norm, segment.startTangent.norm, segment.endTangent.norm)
        var sum = CompensatedSum<Value>()
        var bisections = Quadrature.bisectionLimit
        for (low, high) in zip(borders, borders.dropFirst()) {
            let mean = Quadrature.mean(
                from: low, to: high, tolerance: 1e-13 * size, whole: b.passed - a.passed,
                bisections: &bisections
            ) { u in
                let position = Knots.Position(segment: k, passed: u, left: 1 - u, duration: duration)
                return special.state(in: segment, at: position).position
            }
            sum.add(mean.scaled(by: (high - low) * duration))
        }
        return sum.value
    }
}

extension KeyframeTrack {
    /// The integral of a line or cubic with a Bézier in time, ∫ y·X′ by the Bézier's parameter: a polynomial of degree at
    /// most 11, for which the rule with 15 points is exact.
    private func bezierIntegral(
        _ segment: TrackSegment<Value>, _ special: SpecialSegment<Value>, _ bezier: CubicBezier,
        from start: Double, to end: Double
    ) -> Value {
        let (low, high) = (bezier.parameter(at: start), bezier.parameter(at: end))
        let path = SegmentPath(segment, special.shape)
        var bisections = 0
        let mean = Quadrature.mean(from: low, to: high, tolerance: 0, whole: 1, bisections: &bisections) {
            s in
            let rest = 1 - s
            let (a, b, c) = (3 * rest * rest, 6 * rest * s, 3 * s * s)
            let y = bezier.y1 * (a * s) + bezier.y2 * (b * s / 2) + s * s * s
            let slope = bezier.x1 * a + (bezier.x2 - bezier.x1) * b + (1 - bezier.x2) * c
            return path.value(at: y).scaled(by: slope)
        }
        return mean.scaled(by: (high - low) * segment.duration)
    }
}

extension SpecialSegment {
    /// Whether the path is a polynomial of its fraction.
    fileprivate var isPolynomial: Bool {
        switch shape {
        case .line, .cubic: true
        case .spring, .even: false
        }
    }
}

extension SpringMotion {
    /// ∫ of the position, from m·x″ + c·x′ + k·x = 0 of the displacement: ∫x = −(m·[x′] + c·[x])/k. `nil` for
    /// intervals so short that this cancels.
    fileprivate func integral(from start: Double, to end: Double) -> Value? {
        let (m, c, k) = (spring.mass, spring.damping, spring.stiffness)
        let slowest = max((m / k).squareRoot(), c / k)
        guard slowest.isFinite, end - start >= slowest else { return nil }
        let (a, b) = (state(at: start), state(at: end))
        let displacement = b.velocity.subtracting(a.velocity).scaled(by: -m / k)
            .subtracting(b.position.subtracting(a.position).scaled(by: c / k))
        return target.scaled(by: end - start).adding(displacement)
    }
}

/// A compensated sum (Knuth's two-sum, by components).
struct CompensatedSum<Value: VectorSpace> {
    private var sum = Value.zero
    private var lost = Value.zero

    mutating func add(_ term: Value) {
        let next = sum.adding(term)
        let part = next.subtracting(sum)
        lost = lost.adding(sum.subtracting(next.subtracting(part))).adding(term.subtracting(part))
        sum = next
    }

    /// The sum rounded once; uncompensated if it is not finite.
    var value: Value {
        let total = sum.adding(lost)
        return total.norm.isFinite ? total : sum
    }
}

/// Gauss–Kronrod quadrature with 7 and 15 points, with bisection until the difference is small.
enum Quadrature {
    /// The largest number of bisections per segment; only rounding or very fast oscillations need more.
    static let bisectionLimit = 1 << 16

    private static let nodes = [
        0.991455371120812639206854697526329, 0.949107912342758524526189684047851,
        0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
        0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
        0.207784955007898467600689403773245, 0.0,
    ]
    private static let weights = [
        0.022935322010529224963732008058970, 0.063092092629978553290700663189204,
        0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
        0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
        0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
    ]
    private static let gaussWeights = [
        0.129484966168869693270611432679082, 0.279705391489276667901467771423780,
        0.381830050505118944950369775488975, 0.417959183673469387755102040816327,
    ]

    /// Returns the mean of a function over an interval, by the rule with 15 points.
    ///
    /// - Parameters:
    ///   - tolerance: The largest difference between the rules with 7 and with 15 points, times the interval's
    ///     fraction of `whole`. The error of the rule with 15 points is far smaller.
    ///   - whole: The width of the whole interval of integration.
    ///   - bisections: The number of bisections left; after that the rule with 15 points is used unchecked.
    ///   - depth: The number of bisections left for this interval.
    static func mean<Value: VectorSpace>(
        from start: Double, to end: Double, tolerance: Double, whole: Double, bisections: inout Int,
        depth: Int = 48, _ function: (Double) -> Value
    ) -> Value {
        let half = (end - start) / 2
        let centre = start + half
        let middle = function(centre)
        var kronrod = middle.scaled(by: weights[7])
        var largest = middle.norm
        var gauss = middle.scaled(by: gaussWeights[3])
        for index in 0..<7 {
            let (below, above) = (
                function(centre - half * nodes[index]), function(centre + half * nodes[index])
            )
            largest = max(largest, below.norm, above.norm)
            let pair = below.adding(above)
            kronrod = kronrod.adding(pair.scaled(by: weights[index]))
            if index % 2 == 1 { gauss = gauss.adding(pair.scaled(by: gaussWeights[index / 2])) }
        }
        let mean = kronrod.scaled(by: 0.5)
        let apart = mean.subtracting(gauss.scaled(by: 0.5)).norm
        // Do not bisect for NaN, as of an undefined path, or for the rounding of large values.
        guard apart * (end - start) > tolerance * whole, apart > 0x1p-48 * largest, bisections > 0,
            depth > 0, start < centre, centre < end
        else {
            return mean
        }
        bisections -= 1
        let low = Self.mean(
            from: start, to: centre, tolerance: tolerance, whole: whole, bisections: &bisections,
            depth: depth - 1,
            function)
        let high = Self.mean(
            from: centre, to: end, tolerance: tolerance, whole: whole, bisections: &bisections,
            depth: depth - 1,
            function)
        return low.scaled(by: 0.5).adding(high.scaled(by: 0.5))
    }
}
