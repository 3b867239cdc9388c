/// A cumulative cubic between two rotations (Kim, Kim and Shin 1995), with the cumulative Bernstein
/// polynomials Bᵢ: q(u) = q₀·exp(w₁B₁(u))·exp(w₂B₂(u))·exp(w₃B₃(u)).
///
/// Tangents and chord are rotation vectors in the rotating frame. A tangent is the angular velocity by u at
/// its end.
struct CumulativeRotation: Sendable {
    let start: Quaternion
    /// The rotation vectors of the three factors.
    let w1, w2, w3: Vector3
    /// Whether the three factors share one axis, so that their vectors add up.
    let isAboutOneAxis: Bool

    init(
        from start: Quaternion, to end: Quaternion, chord: Vector3, startTangent: Vector3, endTangent: Vector3
    ) {
        self.start = start
        w1 = startTangent / 3
        w3 = endTangent / 3
        let rest =
            Quaternion(rotationVector: -w1) * (start.conjugate * end) * Quaternion(rotationVector: -w3)
        var middle = rest.rotationVector
        // The logarithm gives at most 2π. Adding whole turns gives the same rotation.
        let flat = chord - w1 - w3
        let angle = middle.length
        let axis = angle > 0 ? middle / angle : flat.length > 0 ? flat / flat.length : .zero
        let turns = ((flat.dot(axis) - angle) / (2 * .pi)).rounded()
        if turns != 0 { middle = axis * (angle + 2 * .pi * turns) }
        w2 = middle
        isAboutOneAxis = w1.cross(w2) == .zero && w2.cross(w3) == .zero && w3.cross(w1) == .zero
    }

    var isStill: Bool { w1 == .zero && w2 == .zero && w3 == .zero }

    /// Returns the rotation at u, with v = 1 − u.
    func value(_ u: Double, _ v: Double) -> Quaternion {
        let (a, b, c) = Self.parts(u, v)
        if isAboutOneAxis { return start * Quaternion(rotationVector: a * w1 + b * w2 + c * w3) }
        return start
            * (Quaternion(rotationVector: a * w1)
                * (Quaternion(rotationVector: b * w2) * Quaternion(rotationVector: c * w3)))
    }

    /// Returns the angular velocity by u and its derivative, in the rotating frame.
    func rates(_ u: Double, _ v: Double) -> (first: Vector3, second: Vector3) {
        let (a1, b1, c1) = (3 * v * v, 6 * u * v, 3 * u * u)
        let (a2, b2, c2) = (-6 * v, 6 * (v - u), 6 * u)
        if isAboutOneAxis { return (a1 * w1 + b1 * w2 + c1 * w3, a2 * w1 + b2 * w2 + c2 * w3) }
        let (_, b, c) = Self.parts(u, v)
        let second = Quaternion(rotationVector: -b * w2)
        let third = Quaternion(rotationVector: -c * w3)
        // The rate of each factor in the frame of the following factors, which rotates.
        let inner = second.rotating(a1 * w1)
        let middle = inner + b1 * w2
        let middleRate = second.rotating(a2 * w1) + inner.cross(b1 * w2) + b2 * w2
        let outer = third.rotating(middle)
        return (outer + c1 * w3, third.rotating(middleRate) + outer.cross(c1 * w3) + c2 * w3)
    }

    /// The parameters in (0, 1) between which the angular speed is monotone, ascending, if it almost vanishes at one or
    /// at an end; else none. Of extremes close to each other, as where the turn reverses for a short time, it has at
    /// least one.
    var cuts: [Double] {
        func rises(_ u: Double) -> Bool {
            let (first, second) = rates(u, 1 - u)
            return first.dot(second) > 0
        }
        func speed(_ u: Double) -> Double { rates(u, 1 - u).first.length }
        let grid = (0..<32).map { (Double($0) + 0.5) / 32 }
        let cuts = zip(grid, grid.dropFirst()).compactMap { left, right -> Double? in
            let goesUp = rises(left)
            return rises(right) == goesUp ? nil : bisect(left, right) { rises($0) == goesUp }.high
        }
        let limit = 0x1p-8 * (grid.map(speed).max() ?? 0)
        guard (cuts + [0, 1]).contains(where: { speed($0) < limit }) else { return [] }
        // Beside a minimum, not at it: a panel from one reversal of a short pair fits the speed without the pair.
        return cuts.flatMap { speed($0) < limit ? [$0 - 0x1p-20, $0 + 0x1p-20] : [$0] }.sorted()
    }

    /// Returns the cumulative Bernstein polynomials 1 − v³ = u(3 − 3u + u²), u²(1 + 2v) and u³, without
    /// cancellation.
    @inline(__always)
    static func parts(_ u: Double, _ v: Double) -> (Double, Double, Double) {
        (u * (3 + u * (u - 3)), u * u * (1 + 2 * v), u * u * u)
    }
}

/// A cumulative cubic at constant angular speed, by the fraction s of its total angle.
struct ConstantSpeedRotation: Sendable {
    private let turn: CumulativeRotation
    private let chord: Vector3
    private let arc: ArcLength

    init(_ turn: CumulativeRotation, chord: Vector3) {
        self.turn = turn
        self.chord = chord
        // These rates have larger rounding errors than those of plain cubics.
        arc = ArcLength(tolerance: 0x1p-46, cuts: turn.cuts) { turn.rates($0, 1 - $0).first.length }
    }

    /// The total angle in radians.
    var length: Double { arc.total }

    /// Returns the rotation at s; outside 0…1 it continues at the end's angular velocity.
    func value(at s: Double) -> Quaternion {
        guard s < 0 || s > 1 else {
            let u = parameter(at: s)
            return turn.value(u, 1 - u)
        }
        let u = s < 0 ? 0.0 : 1
        return turn.value(u, 1 - u) * Quaternion(rotationVector: rates(at: u).first * (s - u))
    }

    /// Returns the angular velocity by s and its derivative, in the rotating frame. At a cusp the derivative
    /// is 0.
    func rates(at s: Double) -> (first: Vector3, second: Vector3) {
        if s.isNaN { return (Vector3(repeating: .nan), Vector3(repeating: .nan)) }
        let u = parameter(at: s)
        let (first, second) = turn.rates(u, 1 - u)
        let speed = first.length
        guard speed > 0x1p-500 else {
            let tangent = second.length > 0x1p-500 ? (u < 1 ? second : -second) : chord
            return (tangent.length > 0 ? tangent * (length / tangent.length) : .zero, .zero)
        }
        let direction = first / speed
        guard s >= 0, s <= 1 else { return (direction * length, .zero) }
        let size = second.length
        let across = size > 0 ? second / size - direction * direction.dot(second / size) : .zero
        // Smaller values are the rounding of a rotation about one axis, as in `EvenPath`.
        guard across.length > 0x1p-49 * (1 + length / speed + length / size) else {
            return (direction * length, .zero)
        }
        let ratio = length / speed
        return (direction * length, across * (size * ratio * ratio))
    }

    private func parameter(at s: Double) -> Double {
        s > 0 && s < 1 ? arc.parameter(at: s * arc.total) : s.isNaN ? .nan : s > 0 ? 1 : 0
    }
}

extension ChordGeometry<Vector3> {
    /// Geometry of rotations: chords are rotation vectors, velocities are in the key's frame.
    static var rotations: ChordGeometry {
        ChordGeometry(
            constantSpeedVelocity: { chord, startTangent, endTangent, atStart in
                let turn = CumulativeRotation(
                    from: .identity, to: Quaternion(rotationVector: chord), chord: chord,
                    startTangent: startTangent, endTangent: endTangent)
                return ConstantSpeedRotation(turn, chord: chord).rates(at: atStart ? 0 : 1).first
            },
            arrival: { chord, state in
                let rates = RotationVectorMotion.rates(state)
                let left = Quaternion(rotationVector: -chord) * Quaternion(rotationVector: state.position)
                return left.rotating(rates.first)
            })
    }
}

/// A rotation by a rotation vector with arbitrary motion, q = q₀·exp(r(t)).
enum RotationVectorMotion {
    /// Returns the angular velocity r' − A·r×r' + B·r×(r×r') and its derivative, in the rotating frame, with
    /// A = (1 − cos θ)/θ², B = (θ − sin θ)/θ³ and θ = |r|.
    static func rates(_ state: MotionState<Vector3>) -> (first: Vector3, second: Vector3) {
        let (r, v, a) = (state.position, state.velocity, state.acceleration)
        let (first, second) = coefficients(r.dot(r))
        let (rv, ra) = (r.cross(v), r.cross(a))
        let rate = 2 * r.dot(v)
        let velocity = v - first.value * rv + second.value * r.cross(rv)
        let change = second.slope * rate * r.cross(rv) - first.slope * rate * rv + second.value * v.cross(rv)
        return (velocity, a - first.value * ra + second.value * r.cross(ra) + change)
    }

    /// Returns A and B, and their derivatives by x = θ².
    private static func coefficients(
        _ x: Double
    ) -> (first: (value: Double, slope: Double), second: (value: Double, slope: Double)) {
        if x < 1 {
            // Σ (−x)ᵏ/(2k + 2)! and Σ (−x)ᵏ/(2k + 3)!.
            var sums = (0.0, 0.0, 0.0, 0.0)
            var term = 0.5
            var power = 1.0
            for k in 0..<12 {
                let n = Double(2 * k + 3)
                let next = -term / (n * (n + 1))
                sums.0 += power * term
                sums.2 += power * (term / n)
                // Term k of the derivative is (k + 1) times the coefficient k + 1.
                sums.1 += power * Double(k + 1) * next
                sums.3 += power * Double(k + 1) * (next / (n + 2))
                power *= x
                term = next
            }
            return ((sums.0, sums.1), (sums.2, sums.3))
        }
        let angle = x.squareRoot()
        let half = Elementary.sin(angle / 2)
        let ratio = Elementary.sin(angle) / angle
        let first = 2 * half * half / x
        let second = (1 - ratio) / x
        return (
            (first, (ratio / 2 - first) / x),
            (second, ((ratio - Elementary.cos(angle)) / (2 * x) - second) / x)
        )
    }
}
