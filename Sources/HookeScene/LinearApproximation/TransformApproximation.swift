import HookeGeometry

/// The extent of the points that a transform acts on.
struct TransformReach: Sendable {
    /// The largest magnitudes of x, y and z, and 1.
    var extent: SIMD4<Double>

    /// Returns the largest displacement of the points by an error of the elements: directly, and through w
    /// for points within the image of `place`.
    func distance(_ error: Transform3D, place: Transform3D) -> Double {
        let (moved, far) = (homogeneous(error), homogeneous(place))
        func length(_ v: SIMD4<Double>) -> Double { (v.x * v.x + v.y * v.y + v.z * v.z).squareRoot() }
        return length(moved) + length(far) * moved.w
    }

    private func homogeneous(_ m: Transform3D) -> SIMD4<Double> {
        extent.x * m.row1 + extent.y * m.row2 + extent.z * m.row3 + extent.w * m.row4
    }
}

/// A transform over time as knots, and the error bound of each element.
struct TransformApproximation: Sendable {
    /// The knots for players, with a curve if possible.
    let knots: [LinearTimeline.Knot]
    /// The knots without curves; `nil` if `knots` has none.
    let plainKnots: [LinearTimeline.Knot]?
    /// Other knots within the error, with timing functions.
    let cubicKnots: [LinearTimeline.CubicKnot]?
    let error: Transform3D
    private let product: TransformProduct
    private let stretches: [TransformProduct.Stretch]

    /// - Parameters:
    ///   - tracks: the motions of one property, oldest first.
    ///   - reach: the extent of the points that it acts on.
    ///   - budget: the accepted displacement.
    ///   - way: the player's interpolation between knots.
    ///   - fits: the paces that are fitted already.
    init(
        _ tracks: [Track], reach: TransformReach, budget: Double, way: LinearTimeline.TransformMode,
        fits: PaceFits
    ) throws(HookeError) {
        var product = try TransformProduct(tracks, fits: fits)
        let place = product.bounds.value
        // The paces get up to three quarters, in equal parts; the interpolation gets the rest.
        let share = 0.75 * budget / Double(product.factors.count)
        var paced = Transform3D.zero
        for index in product.factors.indices {
            let slope = product.slope(of: index)
            let speed = reach.distance(slope, place: place)
            try product.refine(index, error: speed > 0 ? share / speed : 0.5, fits: fits)
            paced = paced.plus(slope.times(product.factors[index].progress.error))
        }
        var writer = TransformKnotWriter(
            way: way, reach: reach, place: place, budget: budget - reach.distance(paced, place: place),
            model: tracks[tracks.count - 1].to)
        try writer.write(product)
        let rounding = place.times(0x1p-44)
        let linear = paced.plus(writer.residual).plus(rounding)
        let cubic = TransformCubics(
            product, way: way, reach: reach, place: place, budget: 0.75 * budget,
            model: tracks[tracks.count - 1].to, fits: fits)
        cubicKnots = cubic?.knots
        error = cubic.map { linear.larger($0.error.plus(rounding)) } ?? linear
        self.product = product
        stretches = product.stretches
        let pace = product.factors[0].progress.pace
        if way == .byComponents, product.factors.count == 1, let alone = product.factors[0].way,
            alone.methodUsed == .css, pace.start < pace.end, alone.from.isDecomposable,
            alone.to.isDecomposable
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

    /// Returns the smallest box, as middle and half size, around the elements in an interval of time.
    func box(from start: Double, to end: Double) -> (middle: Transform3D, half: Transform3D) {
        let box = product.box(from: start, to: end, stretches)
        // Cubic pieces are within both errors of the linear ones.
        return cubicKnots == nil ? box : (box.middle, box.half.plus(error.times(2)))
    }
}
