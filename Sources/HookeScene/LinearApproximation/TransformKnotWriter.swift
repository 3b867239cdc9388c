import HookeGeometry

/// Writes a transform as knots such that the player's interpolation stays within the budget.
///
/// Interpolation and motion are compared at samples with spacing h. Between two samples the difference grows
/// by at most h²/8 times the second derivatives of both, which have closed bounds. An interval with too large
/// an error is halved.
struct TransformKnotWriter {
    private typealias Stretch = TransformProduct.Stretch

    let way: LinearTimeline.TransformMode
    let reach: TransformReach
    let place: Transform3D
    let budget: Double
    let model: AnimatableValue

    private(set) var knots: [LinearTimeline.Knot] = []
    /// The largest error of each element against the product of the piecewise-linear factors.
    private(set) var residual = Transform3D.zero

    init(
        way: LinearTimeline.TransformMode, reach: TransformReach, place: Transform3D, budget: Double,
        model: AnimatableValue
    ) {
        (self.way, self.reach, self.place) = (way, reach, place)
        (self.budget, self.model) = (budget, model)
    }

    /// - Throws: `HookeError.noSolution` for too many knots, or overflow.
    mutating func write(_ product: TransformProduct) throws(HookeError) {
        let stretches = product.stretches
        let start = product.factors.map(\.progress.start).min() ?? 0
        append(start, product.first)
        for stretch in stretches { try write(stretch, of: product) }
        append(product.factors.map(\.progress.end).max() ?? start, model.asTransform)
    }

    private mutating func append(_ time: Double, _ transform: Transform3D) {
        if let last = knots.last, last.time == time, last.value == .transform(transform) { return }
        knots.append(.init(time: time, value: .transform(transform)))
    }

    private mutating func write(_ whole: Stretch, of product: TransformProduct) throws(HookeError) {
        var left = [whole]
        while let stretch = left.popLast() {
            guard knots.count <= TimelineApproximation.limit else { throw TimelineApproximation.tooMany }
            let bounds = product.bounds(stretch)
            guard bounds.value.isFinite, bounds.bend.isFinite else {
                throw .noSolution(field: "transform", reason: "its fields are too large for the arithmetic")
            }
            if bounds.slope == .zero {
                let still = product.transform(stretch, at: 0.5)
                append(stretch.start, still)
                append(stretch.end, still)
                continue
            }
            if let (from, to, off) = piece(stretch, bounds, of: product) {
                residual = residual.larger(off)
                append(stretch.start, from)
                append(stretch.end, to)
                continue
            }
            let half = bounds.slope.times(0.5)
            if reach.distance(half, place: place) <= budget {
                // The motion passes a singular transform, where no interpolation fits. It changes so little
                // that it may hold.
                let still = product.transform(stretch, at: 0.5)
                residual = residual.larger(half)
                append(stretch.start, still)
                append(stretch.end, still)
                continue
            }
            let first = product.part(stretch, from: 0, to: 0.5)
            let second = product.part(stretch, from: 0.5, to: 1)
            guard first.end > first.start, second.end > second.start else {
                throw .noSolution(
                    field: "transform", reason: "it changes too fast for times in double precision")
            }
            left += [second, first]
        }
    }

    /// Returns the ends of one piece and the largest error of each element; `nil` if the piece is too long.
    private func piece(
        _ stretch: Stretch, _ bounds: TransformBounds, of product: TransformProduct
    ) -> (from: Transform3D, to: Transform3D, off: Transform3D)? {
        let ends = [0.0, 1].map { end(stretch, at: $0, of: product) }
        guard let from = ends[0], let to = ends[1] else { return nil }
        let between = TransformInterpolation(from: from, to: to)
        var bend = bounds.bend
        if way == .byComponents, from != to {
            guard between.methodUsed == .css, let own = between.bounds(over: 0...1) else { return nil }
            bend = bend.plus(own.bend)
        }
        let size = reach.distance(bend, place: place)
        let count = max(1, (size / (2 * budget)).squareRoot().rounded(.up))
        guard count <= 64 else { return nil }
        var off = Transform3D.zero
        for index in 0...Int(count) {
            let u = Double(index) / count
            let shown = way == .byComponents ? between.transform(at: u) : from.mixed(with: to, at: u)
            off = off.larger(product.transform(stretch, at: u).plus(shown.times(-1)).magnitudes)
        }
        off = off.plus(bend.times(1 / (8 * count * count)))
        return reach.distance(off, place: place) <= budget ? (from, to, off) : nil
    }

    /// Returns the transform at an end of an interval, or near it if that one cannot be decomposed; `nil` if
    /// none can.
    private func end(_ stretch: Stretch, at end: Double, of product: TransformProduct) -> Transform3D? {
        let exact = product.transform(stretch, at: end)
        if way == .byElements || exact.isDecomposable { return exact }
        for exponent in stride(from: -30, through: -4, by: 1) {
            let inside = Double(sign: .plus, exponent: exponent, significand: 1)
            let near = product.transform(stretch, at: end == 0 ? inside : 1 - inside)
            if near.isDecomposable { return near }
        }
        return nil
    }
}

extension Transform3D {
    /// Whether browsers decompose the transform reliably: the affine part's determinant is at least 2e-8.
    var isDecomposable: Bool {
        guard m44 != 0 else { return false }
        var affine = times(1 / m44)
        (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
        return affine.determinant.magnitude >= 2e-8 && affine.inverse != nil
    }
}
