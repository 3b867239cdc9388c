extension TransformTrack {
    /// Returns the transform at a time. NaN gives NaN fields.
    ///
    /// - Complexity: as `KeyframeTrack.value(at:)`.
    public func transform(at t: Double) -> Transform3D {
        PreparedTransforms.transform(at: t, knots, values, segments, turns) ?? specialTransform(at: t)
    }

    /// Returns the transform in a segment that is not prepared.
    @inline(never)
    private func specialTransform(at t: Double) -> Transform3D {
        guard let position = knots.position(of: t) else { return values[0] }
        if position.passed == 0, !jumpsAtStart(ofSegment: position.segment) {
            return values[position.segment]
        }
        return switch channels {
        case .fields(let track): track.value(at: position).transform
        case .parts(let track, let rotations):
            Transform3D(track.value(at: position).decomposition(rotation: rotations.value(at: position)))
        }
    }

    private func jumpsAtStart(ofSegment k: Int) -> Bool {
        switch channels {
        case .fields(let track): track.jumpsAtStart(ofSegment: k)
        case .parts(_, let rotations): rotations.jumpsAtStart(ofSegment: k)
        }
    }

    /// Returns the derivative of each of the sixteen fields at a time, per unit of time; NaN for NaN.
    ///
    /// With the conventions of `KeyframeTrack.velocity(at:)`: at a key that of the segment which begins
    /// there, zero outside the keys and in holds.
    ///
    /// It is not a transform: the homogeneous image of a point p has the velocity p · velocity(at: t). By the
    /// product rule from the velocities of the parts and the angular velocity; several times the cost of a
    /// transform.
    public func velocity(at t: Double) -> Transform3D {
        let zero = Transform3D(row1: .zero, row2: .zero, row3: .zero, row4: .zero)
        guard let position = knots.position(of: t) else {
            return t.isNaN ? values[0].mixed(with: values[0], at: .nan) : zero
        }
        if segments[position.segment].kind == .still { return zero }
        switch channels {
        case .fields(let track): return track.velocity(at: position).transform
        case .parts(let track, let rotations):
            let turning = rotations.state(at: position)
            let parts = track.value(at: position).decomposition(rotation: turning.rotation)
            let rates = track.velocity(at: position).decomposition(rotation: turning.rotation)
            return Transform3D(velocityOf: parts, rates, turning: turning.angularVelocity)
        }
    }
}

extension Transform3D {
    /// Creates the derivative of the fields of `init(_: Decomposition)` from that of the parts and the
    /// angular velocity.
    fileprivate init(velocityOf parts: Decomposition, _ rates: Decomposition, turning: Vector3) {
        let rotation = Transform3D(parts.rotation)
        // The axes and their velocities.
        let (x, y, z) = (rotation.row1.upper, rotation.row2.upper, rotation.row3.upper)
        let (dx, dy, dz) = (turning.cross(x), turning.cross(y), turning.cross(z))
        let (k, dk) = (parts.skew, rates.skew)
        let (y2, z2) = (y + k.x * x, z + k.y * x + k.z * y)
        let dy2 = dy + dk.x * x + k.x * dx
        let dz2 = dz + dk.y * x + k.y * dx + dk.z * y + k.z * dy
        let (s, ds) = (parts.scale, rates.scale)
        func row(_ place: Vector3, _ rate: Vector3, _ w: Double) -> SIMD4<Double> {
            let (p, dp) = (parts.perspective, rates.perspective)
            let seen = rate.dot(p.upper) + place.dot(dp.upper) + w * dp.w
            return SIMD4(rate.x, rate.y, rate.z, seen)
        }
        self.init(
            row1: row(s.x * x, ds.x * x + s.x * dx, 0), row2: row(s.y * y2, ds.y * y2 + s.y * dy2, 0),
            row3: row(s.z * z2, ds.z * z2 + s.z * dz2, 0), row4: row(parts.translation, rates.translation, 1))
    }
}
