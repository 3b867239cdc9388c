import HookeGeometry

/// What a transform acts on, as far as that decides how exact it has to be.
struct TransformReach: Sendable {
    /// How far x, y and z of the points get, and 1.
    var extent: SIMD4<Double>

    /// How far fields that are off so much move any of the points, at most: sideways, and by the divisor for points that
    /// `place` takes so far.
    func distance(_ error: Transform3D, place: Transform3D) -> Double {
        let (moved, far) = (homogeneous(error), homogeneous(place))
        func length(_ v: SIMD4<Double>) -> Double { (v.x * v.x + v.y * v.y + v.z * v.z).squareRoot() }
        return length(moved) + length(far) * moved.w
    }

    private func homogeneous(_ m: Transform3D) -> SIMD4<Double> {
        extent.x * m.row1 + extent.y * m.row2 + extent.z * m.row3 + extent.w * m.row4
    }
}

/// A transform through time as knots with ways between them, and how far each of its fields is off.
struct TransformCourse: Sendable {
    /// The knots for players, with a curve where that serves.
    let knots: [LinearTimeline.Knot]
    /// Those without a curve; `nil` where there is none.
    let plainKnots: [LinearTimeline.Knot]?
    /// How far each field is off at most.
    let error: Transform3D
    private let product: TransformProduct
    private let stretches: [TransformProduct.Stretch]

    /// - Parameters:
    ///   - tracks: the motions of one property, the oldest first.
    ///   - reach: what it acts on.
    ///   - budget: how far that may be moved.
    ///   - way: how the player goes from knot to knot.
    init(
        _ tracks: [Track], reach: TransformReach, budget: Double, way: LinearTimeline.TransformWay
    ) throws(HookeError) {
        var product = try TransformProduct(tracks)
        let place = product.bounds.value
        // Three quarters for the paces at most, in equal shares; what they leave is for the ways between knots.
        let share = 0.75 * budget / Double(product.factors.count)
        var paced = Transform3D.zero
        for index in product.factors.indices {
            let slope = product.slope(of: index)
            let speed = reach.distance(slope, place: place)
            try product.refine(index, error: speed > 0 ? share / speed : 0.5)
            paced = paced.plus(slope.times(product.factors[index].course.error))
        }
        var writer = KnotWriter(
            way: way, reach: reach, place: place, budget: budget - reach.distance(paced, place: place),
            model: tracks[tracks.count - 1].to)
        try writer.write(product)
        let rounding = place.times(0x1p-44)
        error = paced.plus(writer.residual).plus(rounding)
        self.product = product
        stretches = product.stretches
        let pace = product.factors[0].course.pace
        if way == .byParts, product.factors.count == 1, let alone = product.factors[0].way,
            alone.course == .css, pace.start < pace.end, alone.from.canBeTakenApart, alone.to.canBeTakenApart
        {
            knots = [
                .init(
                    time: pace.start, value: .transform(alone.from), curve: pace.isLinear ? nil : pace.curve),
                .init(time: pace.end, value: .transform(alone.to)),
            ]
            plainKnots = writer.knots
        } else {
            knots = writer.knots
            plainKnots = nil
        }
    }

    /// The smallest box of fields, by its middle and half its size, that holds the transforms over a stretch of time.
    func box(from start: Double, to end: Double) -> (middle: Transform3D, half: Transform3D) {
        product.box(from: start, to: end, stretches)
    }
}
