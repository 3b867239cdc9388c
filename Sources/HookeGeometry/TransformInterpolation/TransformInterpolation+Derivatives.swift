extension TransformInterpolation {
    /// Returns the transform at a progress with the first two derivatives of its fields by the progress. A jump has the
    /// derivatives 0.
    package func jet(at p: Double) -> TransformJet {
        var jet: TransformJet
        let value = transform(at: p)
        switch methodUsed {
        case .discrete: return TransformJet(value)
        case .fields: return TransformJet(value, velocity: to.plus(from.times(-1)))
        case .css: jet = TransformJet(parts.state(at: p))
        case .polar, .screw: jet = parts.polarJet(at: p)
        case .logarithm:
            // M(p) = from · exp(p · G), so M′ = M · G.
            let velocity = value * generator
            return TransformJet(value, velocity: velocity, acceleration: velocity * generator)
        }
        jet.value = value
        return jet
    }

    /// Whether the transform has decomposed parts at any progress from 0 to 1: not in a jump, nor where it may pass
    /// a singular transform.
    var hasParts: Bool {
        switch methodUsed {
        case .css: parts.scale.keepsSigns(after: parts.scaleChange)
        case .screw, .logarithm: true
        case .polar: from.determinant * to.determinant > 0
        case .fields: from == to && from.decomposed() != nil
        case .discrete: false
        }
    }
}

extension Vector3 {
    /// Whether no component is 0 or passes 0.
    fileprivate func keepsSigns(after change: Vector3) -> Bool {
        let end = self + change
        return x * end.x > 0 && y * end.y > 0 && z * end.z > 0
    }
}

extension InterpolatedParts {
    /// The angular velocity of the rotation by the progress.
    private var angularVelocity: Vector3 {
        let axis = Quaternion(components: path.side) * Quaternion(components: path.middle).conjugate
        return 2 * path.halfAngle * axis.imaginary
    }

    /// Returns the parts of CSS with their derivatives.
    fileprivate func state(at p: Double) -> TransformState {
        let velocity = TransformRates(
            translation: path.along, scale: scaleChange, skew: skewChange, perspective: perspectiveChange,
            angular: angularVelocity)
        return TransformState(parts: decomposition(at: p), velocity: velocity)
    }

    /// Returns stretch · rotation · flip · translation · perspective, and the remainder in the last column.
    fileprivate func polarJet(at p: Double) -> TransformJet {
        let place = path.translation(at: p)
        func stretch(_ diagonal: Vector3, _ shear: Vector3, _ last: Double) -> Transform3D {
            var stretch = Transform3D(
                stretch: .init(diagonal: diagonal, shear: shear), rotation: .identity, flip: Vector3(1, 1, 1),
                translation: .zero)
            stretch.m44 = last
            return stretch
        }
        func translation(_ vector: Vector3, _ diagonal: Double) -> Transform3D {
            var translation = Transform3D.identity.times(diagonal)
            translation.row4 = SIMD4(flip * vector, diagonal)
            return translation
        }
        func column(_ column: SIMD4<Double>, _ diagonal: Double) -> Transform3D {
            Transform3D(
                row1: SIMD4(diagonal, 0, 0, column.x), row2: SIMD4(0, diagonal, 0, column.y),
                row3: SIMD4(0, 0, diagonal, column.z), row4: SIMD4(0, 0, 0, column.w))
        }
        let turning = TransformState(
            parts: Transform3D.Decomposition(rotation: path.parts(at: p).rotation),
            velocity: TransformRates(angular: angularVelocity))
        var jet = TransformJet(
            stretch(scale + p * scaleChange, skew + p * skewChange, 1),
            velocity: stretch(scaleChange, skewChange, 0)
        )
        .concatenating(TransformJet(turning))
        .concatenating(TransformJet(.scale(x: flip.x, y: flip.y, z: flip.z)))
        .concatenating(
            TransformJet(
                translation(place.position, 1), velocity: translation(place.velocity, 0),
                acceleration: translation(place.acceleration, 0))
        )
        .concatenating(
            TransformJet(
                column(perspective + p * perspectiveChange, 1), velocity: column(perspectiveChange, 0)))
        jet.velocity = jet.velocity.plus(
            Transform3D(
                row1: SIMD4(0, 0, 0, remainderChange.x), row2: SIMD4(0, 0, 0, remainderChange.y),
                row3: SIMD4(0, 0, 0, remainderChange.z), row4: .zero))
        return jet
    }
}
