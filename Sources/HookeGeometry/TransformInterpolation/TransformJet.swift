/// A transform near a moment: its value, and the first two derivatives of its fields by time.
package struct TransformJet: Sendable {
    package var value: Transform3D
    package var velocity, acceleration: Transform3D

    package init(_ value: Transform3D, velocity: Transform3D = .zero, acceleration: Transform3D = .zero) {
        (self.value, self.velocity, self.acceleration) = (value, velocity, acceleration)
    }

    package var isStill: Bool { velocity == .zero && acceleration == .zero }

    /// This jet by another time, of which its own is a function with these derivatives.
    package func paced(slope: Double, bend: Double) -> TransformJet {
        TransformJet(
            value, velocity: velocity.times(slope),
            acceleration: acceleration.times(slope * slope).plus(velocity.times(bend)))
    }

    /// The product: this one is applied first.
    package func concatenating(_ other: TransformJet) -> TransformJet {
        TransformJet(
            value.concatenating(other.value),
            velocity: velocity.concatenating(other.value).plus(value.concatenating(other.velocity)),
            acceleration: acceleration.concatenating(other.value)
                .plus(velocity.concatenating(other.velocity).times(2))
                .plus(value.concatenating(other.acceleration)))
    }

    /// The inverse; `nil` if the value has none.
    package var inverse: TransformJet? {
        guard let inverse = value.inverse else { return nil }
        // (M⁻¹)′ = −M⁻¹·M′·M⁻¹.
        let turn = inverse.concatenating(velocity).concatenating(inverse)
        let bend = inverse.concatenating(acceleration).concatenating(inverse)
        return TransformJet(
            inverse, velocity: turn.times(-1),
            acceleration: turn.concatenating(velocity).concatenating(inverse).times(2).plus(bend.times(-1)))
    }
}

// MARK: - From and to decomposed parts

/// A number or a vector with its first two derivatives.
private struct Jet<Value> {
    var value, first, second: Value
}

extension Jet<Vector3> {
    static func + (a: Self, b: Self) -> Self {
        Jet(value: a.value + b.value, first: a.first + b.first, second: a.second + b.second)
    }

    static func * (a: Jet<Double>, b: Self) -> Self {
        Jet(
            value: a.value * b.value, first: a.first * b.value + a.value * b.first,
            second: a.second * b.value + 2 * a.first * b.first + a.value * b.second)
    }
}

extension Jet<Double> {
    static func * (a: Self, b: Self) -> Self {
        Jet(
            value: a.value * b.value, first: a.first * b.value + a.value * b.first,
            second: a.second * b.value + 2 * a.first * b.first + a.value * b.second)
    }

    static func / (a: Self, b: Self) -> Self {
        let value = a.value / b.value
        let first = (a.first - value * b.first) / b.value
        return Jet(
            value: value, first: first,
            second: (a.second - 2 * first * b.first - value * b.second) / b.value)
    }
}

extension TransformJet {
    /// Composes a moving transform from its parts, as `Transform3D.init(_:)` composes its value.
    package init(_ state: TransformState) {
        func part(_ v: (Vector3, Vector3, Vector3), _ index: Int) -> Jet<Double> {
            Jet(value: v.0[index], first: v.1[index], second: v.2[index])
        }
        let (v, a) = (state.velocity, state.acceleration)
        let scale = (state.parts.scale, v.scale, a.scale)
        let skew = (state.parts.skew, v.skew, a.skew)
        let rotation = Transform3D(state.parts.rotation)
        func turned(_ row: SIMD4<Double>) -> Jet<Vector3> {
            let q = row.upper
            let first = v.angular.cross(q)
            return Jet(value: q, first: first, second: a.angular.cross(q) + v.angular.cross(first))
        }
        let (q1, q2, q3) = (turned(rotation.row1), turned(rotation.row2), turned(rotation.row3))
        let rows: [Jet<Vector3>] = [
            part(scale, 0) * q1, part(scale, 1) * (q2 + part(skew, 0) * q1),
            part(scale, 2) * (q3 + part(skew, 1) * q1 + part(skew, 2) * q2),
        ]
        let t = (state.parts.translation, v.translation, a.translation)
        func transform(_ row: (Jet<Vector3>) -> Vector3, _ last: SIMD4<Double>) -> Transform3D {
            Transform3D(
                row1: SIMD4(row(rows[0]), 0), row2: SIMD4(row(rows[1]), 0), row3: SIMD4(row(rows[2]), 0),
                row4: last)
        }
        let affine = TransformJet(
            transform({ $0.value }, SIMD4(t.0, 1)), velocity: transform({ $0.first }, SIMD4(t.1, 0)),
            acceleration: transform({ $0.second }, SIMD4(t.2, 0)))
        func perspective(_ column: SIMD4<Double>, _ diagonal: Double) -> Transform3D {
            Transform3D(
                row1: SIMD4(diagonal, 0, 0, column.x), row2: SIMD4(0, diagonal, 0, column.y),
                row3: SIMD4(0, 0, diagonal, column.z), row4: SIMD4(0, 0, 0, column.w))
        }
        self = affine.concatenating(
            TransformJet(
                perspective(state.parts.perspective, 1), velocity: perspective(v.perspective, 0),
                acceleration: perspective(a.perspective, 0)))
        value = Transform3D(state.parts)
    }

    /// The decomposed parts with their derivatives; `nil` where `Transform3D.decomposed` is.
    ///
    /// With A = L·Q, where L is lower triangular (scale · skew) and the rows of Q are orthonormal, Q′ = Ω·Q and
    /// X = L⁻¹·A′·Qᵀ = L⁻¹·L′ + Ω: above the diagonal it is the skew Ω. In the same way
    /// L⁻¹·A″·Qᵀ = L⁻¹·L″ + 2·L⁻¹·L′·Ω + Ω′ + Ω².
    package func decomposed() -> TransformState? {
        guard let parts = value.decomposed() else { return nil }
        var state = TransformState(parts: parts)
        if isStill { return state }
        let m = divided(by: Jet(value: value.m44, first: velocity.m44, second: acceleration.m44))
        let (scale, skew) = (parts.scale, parts.skew)
        let rotation = Transform3D(parts.rotation)
        let q = (rotation.row1.upper, rotation.row2.upper, rotation.row3.upper)
        // L⁻¹·A·Qᵀ, by rows.
        func relative(_ a: Transform3D) -> Rows {
            let first = a.row1.upper / scale.x
            let second = a.row2.upper / scale.y - skew.x * first
            let third = a.row3.upper / scale.z - skew.y * first - skew.z * second
            func turned(_ row: Vector3) -> Vector3 { Vector3(row.dot(q.0), row.dot(q.1), row.dot(q.2)) }
            return (turned(first), turned(second), turned(third))
        }
        let lower = Rows(
            Vector3(scale.x, 0, 0), Vector3(scale.y * skew.x, scale.y, 0),
            Vector3(scale.z * skew.y, scale.z * skew.z, scale.z))
        let x = relative(m.velocity)
        let spin = Self.antisymmetric(x)
        let growth = Self.sum(x, spin, -1)
        let turned = Self.product(growth, spin)
        let y = Self.sum(
            Self.sum(relative(m.acceleration), turned, -2), Self.product(spin, spin), -1)
        let spinUp = Self.antisymmetric(y)
        let (first, second) = (Self.product(lower, growth), Self.product(lower, Self.sum(y, spinUp, -1)))
        func angular(_ s: Rows) -> Vector3 { s.1.z * q.0 - s.0.z * q.1 + s.0.y * q.2 }
        state.velocity.angular = angular(spin)
        state.acceleration.angular = angular(spinUp)
        let diagonal = [
            Jet(value: lower.0.x, first: first.0.x, second: second.0.x),
            Jet(value: lower.1.y, first: first.1.y, second: second.1.y),
            Jet(value: lower.2.z, first: first.2.z, second: second.2.z),
        ]
        let skews = [
            Jet(value: lower.1.x, first: first.1.x, second: second.1.x) / diagonal[1],
            Jet(value: lower.2.x, first: first.2.x, second: second.2.x) / diagonal[2],
            Jet(value: lower.2.y, first: first.2.y, second: second.2.y) / diagonal[2],
        ]
        for index in 0..<3 {
            state.velocity.scale[index] = diagonal[index].first
            state.acceleration.scale[index] = diagonal[index].second
            state.velocity.skew[index] = skews[index].first
            state.acceleration.skew[index] = skews[index].second
        }
        state.velocity.translation = m.velocity.row4.upper
        state.acceleration.translation = m.acceleration.row4.upper
        return m.addingPerspective(to: state)
    }

    /// P·e is the last column, where P is the transform without perspective: so P·e′ = c′ − P′·e.
    private func addingPerspective(to state: TransformState) -> TransformState? {
        guard let inverse = value.withoutPerspective.inverse else { return nil }
        func column(_ m: Transform3D) -> SIMD4<Double> { SIMD4(m.m14, m.m24, m.m34, m.m44) }
        func times(_ m: Transform3D, _ e: SIMD4<Double>) -> SIMD4<Double> {
            SIMD4((m.row1 * e).sum(), (m.row2 * e).sum(), (m.row3 * e).sum(), (m.row4 * e).sum())
        }
        func upper(_ m: Transform3D) -> Transform3D {
            var upper = m
            (upper.row1.w, upper.row2.w, upper.row3.w, upper.row4.w) = (0, 0, 0, 0)
            return upper
        }
        var state = state
        let e = state.parts.perspective
        let (first, second) = (upper(velocity), upper(acceleration))
        let rate = times(inverse, column(velocity) - times(first, e))
        state.velocity.perspective = rate
        state.acceleration.perspective = times(
            inverse, column(acceleration) - times(second, e) - 2 * times(first, rate))
        return state
    }

    /// The jet divided by a number, by the quotient rule.
    private func divided(by divisor: Jet<Double>) -> TransformJet {
        if divisor.value == 1, divisor.first == 0, divisor.second == 0 { return self }
        let one = Jet(value: 1.0, first: 0, second: 0) / divisor
        return TransformJet(
            value.divided(by: divisor.value),
            velocity: velocity.times(one.value).plus(value.times(one.first)),
            acceleration: acceleration.times(one.value).plus(velocity.times(2 * one.first))
                .plus(value.times(one.second)))
    }

    // MARK: Matrices of three rows

    private typealias Rows = (Vector3, Vector3, Vector3)

    /// The antisymmetric matrix with the elements above the diagonal of another.
    private static func antisymmetric(_ m: Rows) -> Rows {
        (Vector3(0, m.0.y, m.0.z), Vector3(-m.0.y, 0, m.1.z), Vector3(-m.0.z, -m.1.z, 0))
    }

    private static func sum(_ a: Rows, _ b: Rows, _ factor: Double) -> Rows {
        (a.0 + factor * b.0, a.1 + factor * b.1, a.2 + factor * b.2)
    }

    private static func product(_ a: Rows, _ b: Rows) -> Rows {
        func row(_ v: Vector3) -> Vector3 { v.x * b.0 + v.y * b.1 + v.z * b.2 }
        return (row(a.0), row(a.1), row(a.2))
    }
}
