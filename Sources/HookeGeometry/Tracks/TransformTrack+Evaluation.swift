extension TransformTrack {
    /// Returns the transform at a time. NaN gives NaN fields.
    ///
    /// - Complexity: as `KeyframeTrack.value(at:)`.
    public func transform(at t: Double) -> Transform3D {
        PreparedTransforms.transform(at: t, rows.knots, values, rows.nodes, kinds, turns)
            ?? specialTransform(at: t)
    }

    /// Returns the transform in a segment that is not prepared.
    @inline(never)
    private func specialTransform(at t: Double) -> Transform3D {
        guard let position = knots.position(of: t) else { return values[0] }
        if position.passed == 0, !jumpsAtStart(ofSegment: position.segment) {
            return values[position.segment]
        }
        if let pair = pair(ofSegment: position.segment) {
            let timing = timing(ofSegment: position.segment)
            return pair.transform(at: SegmentTiming.fraction(timing, at: position).fraction)
        }
        let rows = rows.value(at: position)
        guard let rotations else { return rows.fields }
        return Transform3D(rows.decomposition(rotation: rotations.value(at: position)))
    }

    /// The interpolation of a segment with a method; `nil` for others.
    func pair(ofSegment k: Int) -> TransformInterpolation? { pairs.isEmpty ? nil : pairs[k] }

    private func timing(ofSegment k: Int) -> TimingFunction? {
        if case .mixed(let interpolations) = source { interpolations[k].timing } else { nil }
    }

    private func jumpsAtStart(ofSegment k: Int) -> Bool {
        rotations?.jumpsAtStart(ofSegment: k) ?? rows.jumpsAtStart(ofSegment: k)
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
        guard let position = knots.position(of: t) else {
            return t.isNaN ? values[0].mixed(with: values[0], at: .nan) : .zero
        }
        if kinds[position.segment] == .still { return .zero }
        if pair(ofSegment: position.segment) != nil { return jet(at: position).velocity }
        let velocity = rows.velocity(at: position)
        guard let rotations else { return velocity.fields }
        let turning = rotations.state(at: position)
        let parts = rows.value(at: position).decomposition(rotation: turning.rotation)
        let rates = velocity.decomposition(rotation: turning.rotation)
        return Transform3D(velocityOf: parts, rates, turning: turning.angularVelocity)
    }

    /// Returns the transform at a time with the first two derivatives of its fields by time: zero outside the keys, in
    /// holds, and at the last key.
    package func jet(at t: Double) -> TransformJet {
        guard let position = knots.position(of: t), t < times[times.count - 1] else {
            return TransformJet(transform(at: t))
        }
        return jet(at: position)
    }

    private func jet(at position: Knots.Position) -> TransformJet {
        let k = position.segment
        if kinds[k] == .still { return TransformJet(values[k]) }
        if let pair = pair(ofSegment: k) {
            let pace = SegmentTiming(timing(ofSegment: k), at: position)
            let jet = pair.jet(at: pace.fraction)
            let (velocity, acceleration) = pace.perTime(
                TransformRows(jet.velocity), TransformRows(jet.acceleration))
            return TransformJet(jet.value, velocity: velocity.fields, acceleration: acceleration.fields)
        }
        if let state = state(at: position) { return TransformJet(state) }
        let fields = rows.state(at: position)
        return TransformJet(
            fields.position.fields, velocity: fields.velocity.fields,
            acceleration: fields.acceleration.fields)
    }

    /// Returns the decomposed parts with their derivatives; `nil` where the segment has none.
    func state(at position: Knots.Position) -> TransformState? {
        if pair(ofSegment: position.segment) != nil { return jet(at: position).decomposed() }
        guard let rotations else { return nil }
        let (moving, turning) = (rows.state(at: position), rotations.state(at: position))
        var state = TransformState(
            parts: moving.position.decomposition(rotation: turning.rotation),
            velocity: TransformRates(moving.velocity), acceleration: TransformRates(moving.acceleration))
        state.rotation = turning
        return state
    }
}

extension TransformRates {
    fileprivate init(_ rows: TransformRows) {
        let parts = rows.decomposition(rotation: .identity)
        self.init(
            translation: parts.translation, scale: parts.scale, skew: parts.skew,
            perspective: parts.perspective)
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
