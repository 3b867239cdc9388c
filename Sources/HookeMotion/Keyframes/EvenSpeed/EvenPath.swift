/// The cubic with these tangents by its own parameter u, traversed at constant speed.
///
/// The position is the one at the fraction s of the length. The speed by s equals the length everywhere, and cusps
/// are passed at once. Outside [0, 1] the path continues straight along the end tangent. For a norm that is not
/// Euclidean the speed is constant by that norm, but the second derivative is meaningless.
@usableFromInline
package struct EvenPath<Value: VectorSpace>: Sendable {
    @usableFromInline package let segment: HermiteSegment<Value>
    /// The segment from 0, divided by `unit`.
    @usableFromInline package let shape: HermiteSegment<Value>
    /// A power of two near the largest of chord and tangents.
    @usableFromInline package let unit: Double
    @usableFromInline package let form: Form

    @usableFromInline
    package enum Form: Sendable {
        /// Chord and tangents are zero.
        case still
        /// A straight line from start to end.
        case straight
        /// A cubic with its table of lengths.
        case curved(ArcLength)
        /// The chord or a tangent is not finite: NaN between the ends.
        case undefined
    }

    @usableFromInline
    package init(start: Value, end: Value, startTangent: Value, endTangent: Value) {
        let chord = end.subtracting(start)
        segment = HermiteSegment(
            start: start, end: end, chord: chord, startTangent: startTangent, endTangent: endTangent)
        let size = max(chord.norm, startTangent.norm, endTangent.norm)
        guard size > 0, size.isFinite, (chord.norm + startTangent.norm + endTangent.norm) >= 0 else {
            unit = 1
            shape = segment
            form = chord.norm + startTangent.norm + endTangent.norm == 0 ? .still : .undefined
            return
        }
        unit = Double(sign: .plus, exponent: size.exponent, significand: 1)
        // In two steps, because 1/unit may overflow.
        let first = Double(sign: .plus, exponent: -(size.exponent / 2), significand: 1)
        let second = Double(sign: .plus, exponent: size.exponent / 2 - size.exponent, significand: 1)
        func reduced(_ value: Value) -> Value { value.scaled(by: first).scaled(by: second) }
        let shape = HermiteSegment(
            start: .zero, end: reduced(chord), chord: reduced(chord), startTangent: reduced(startTangent),
            endTangent: reduced(endTangent))
        self.shape = shape
        form = shape.isStraight ? .straight : .curved(ArcLength(along: shape))
    }

    /// The length of the path, by the norm; not finite if the chord or a tangent is not.
    @usableFromInline
    package var length: Double {
        switch form {
        case .still: 0
        case .straight: segment.chord.norm
        case .curved(let arc): arc.total * unit
        case .undefined: segment.chord.norm.isFinite ? .nan : segment.chord.norm
        }
    }

    /// Returns the value and its first two derivatives by the fraction s of the length.
    ///
    /// At 0 and 1 the value is exactly that of the end. Outside, it continues along the end tangent. At a cusp the
    /// second derivative is set to zero and the first is the right limit (at 1, the left limit).
    @inlinable
    package func state(at s: Double) -> (value: Value, derivative: Value, secondDerivative: Value) {
        switch form {
        case .still:
            let value = s < 1 ? segment.start : segment.end
            return s.isNaN ? (nan, nan, nan) : (value, .zero, .zero)
        case .straight:
            let chord = segment.chord
            if s == 0 { return (segment.start, chord, .zero) }
            if s == 1 { return (segment.end, chord, .zero) }
            let value =
                s < 0.5
                ? segment.start.adding(chord.scaled(by: s)) : segment.end.subtracting(chord.scaled(by: 1 - s))
            return (value, s.isNaN ? nan : chord, s.isNaN ? nan : .zero)
        case .curved(let arc):
            if s > 0, s < 1 {
                let u = arc.parameter(at: s * arc.total)
                let (first, second) = derivatives(u, arc.total)
                return (segment.value(u, 1 - u), first, second)
            }
            if s.isNaN { return (nan, nan, nan) }
            let (first, second) = derivatives(s > 0 ? 1 : 0, arc.total)
            if s == 0 { return (segment.start, first, second) }
            if s == 1 { return (segment.end, first, second) }
            let value =
                s < 0
                ? segment.start.adding(first.scaled(by: s)) : segment.end.adding(first.scaled(by: s - 1))
            return (value, first, .zero)
        case .undefined:
            return (s == 0 ? segment.start : s == 1 ? segment.end : nan, nan, nan)
        }
    }

    @inlinable package var nan: Value { segment.start.scaled(by: .nan) }

    /// The derivatives by s at a parameter, for a path of length `total` in units.
    @inlinable
    package func derivatives(_ u: Double, _ total: Double) -> (Value, Value) {
        let velocity = shape.velocity(u, 1 - u)
        let speed = velocity.norm
        guard speed > 0x1p-500 else {
            // A cusp: use the next nonzero derivative, from an end into the path.
            let inward = u < 1 ? 1.0 : -1.0
            let bend = shape.acceleration(u)
            let tangent = bend.norm > 0x1p-500 ? bend.scaled(by: inward) : shape.chord
            return (tangent.scaled(by: total / tangent.norm).scaled(by: unit), .zero)
        }
        let direction = velocity.scaled(by: 1 / speed)
        let bend = shape.acceleration(u)
        let size = bend.norm
        let first = direction.scaled(by: total).scaled(by: unit)
        guard size > 0x1p-500 else { return (first, .zero) }
        let bendDirection = bend.scaled(by: 1 / size)
        let across = bendDirection.subtracting(
            direction.scaled(by: cosine(between: direction, and: bendDirection)))
        // Below this it is the rounding of a straight path: of the directions, and of velocity and bend, whose terms are
        // near 1 (13 u of this sum seen).
        guard across.norm > 0x1p-49 * (1 + 1 / speed + 1 / size) else { return (first, .zero) }
        let ratio = total / speed
        return (first, across.scaled(by: size * ratio * ratio).scaled(by: unit))
    }
}

extension EvenPath: Equatable {
    @usableFromInline
    package static func == (a: EvenPath, b: EvenPath) -> Bool {
        a.segment.start == b.segment.start && a.segment.end == b.segment.end
            && a.segment.startTangent == b.segment.startTangent
            && a.segment.endTangent == b.segment.endTangent
    }
}

/// The scalar product of two unit vectors, computed from the norm.
@inlinable
func cosine<Value: VectorSpace>(between a: Value, and b: Value) -> Double {
    let (sum, difference) = (a.adding(b).norm, a.subtracting(b).norm)
    return (sum - difference) * (sum + difference) / 4
}

extension HermiteSegment {
    /// Whether both tangents have the chord's direction and at most three times its length, so that the cubic is a
    /// straight line (Fritsch and Carlson's square).
    fileprivate var isStraight: Bool {
        let size = chord.norm
        guard size > 0 else { return false }
        return [startTangent, endTangent].allSatisfy { tangent in
            let ratio = tangent.norm / size
            return ratio <= 3 && tangent.subtracting(chord.scaled(by: ratio)).norm <= 0x1p-51 * tangent.norm
        }
    }

    fileprivate func squaredSpeed(about u: Double) -> Quartic {
        let a = velocity(u, 1 - u)
        let b = acceleration(u)
        let c = acceleration(1).subtracting(acceleration(0)).scaled(by: 0.5)
        let (sizeA, sizeB, sizeC) = (a.norm, b.norm, c.norm)
        func product(_ x: Value, _ y: Value, _ sizeX: Double, _ sizeY: Double) -> Double {
            guard sizeX > 0x1p-500, sizeY > 0x1p-500 else { return 0 }
            return sizeX * sizeY * cosine(between: x.scaled(by: 1 / sizeX), and: y.scaled(by: 1 / sizeY))
        }
        return Quartic(
            constant: sizeA * sizeA, linear: 2 * product(a, b, sizeA, sizeB),
            square: sizeB * sizeB + 2 * product(a, c, sizeA, sizeC), cube: 2 * product(b, c, sizeB, sizeC),
            fourth: sizeC * sizeC)
    }
}

extension ArcLength {
    fileprivate convenience init<Value: VectorSpace>(along shape: HermiteSegment<Value>) {
        self.init(tolerance: 0x1p-50) { shape.squaredSpeed(about: $0) }
    }
}
