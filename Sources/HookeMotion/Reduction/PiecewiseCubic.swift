/// A function of time that is a cubic between knots, and its distance from the function that it replaces.
///
/// A reduction fits and proves against it. Adjacent pieces share their time; different values there are a jump.
package struct PiecewiseCubic {
    /// A cubic by u = (time − start)/width, from 0 to 1.
    package struct Piece {
        let start, end: Double
        let inverseWidth: Double
        /// The coefficients of 1, u, u² and u³.
        let constant, linear, square, cube: Double
        /// The value at the end, exactly.
        let endValue: Double
        /// The slopes at the ends that a fit with exact slopes uses. They differ from the cubic's where straight pieces
        /// replace a smooth function.
        let startSlope, endSlope: Double
        let hasOwnSlopes: Bool

        /// Creates the cubic with these values and slopes, in units per second, optionally with other slopes for fits;
        /// `start` < `end`.
        package init(
            from start: Double, to end: Double, values: (Double, Double), slopes: (Double, Double),
            fitSlopes: (Double, Double)? = nil
        ) {
            let width = end - start
            let (first, last, chord) = (slopes.0 * width, slopes.1 * width, values.1 - values.0)
            self.start = start
            self.end = end
            inverseWidth = 1 / width
            constant = values.0
            linear = first
            square = 3 * chord - 2 * first - last
            cube = first + last - 2 * chord
            endValue = values.1
            (startSlope, endSlope) = fitSlopes ?? slopes
            hasOwnSlopes = fitSlopes != nil
        }

        /// Creates a straight piece, optionally with slopes for fits.
        init(
            lineFrom start: Double, to end: Double, values: (Double, Double), slopes: (Double, Double)? = nil
        ) {
            let slope = (values.1 - values.0) / (end - start)
            self.start = start
            self.end = end
            inverseWidth = 1 / (end - start)
            constant = values.0
            linear = values.1 - values.0
            (square, cube) = (0, 0)
            endValue = values.1
            (startSlope, endSlope) = slopes ?? (slope, slope)
            hasOwnSlopes = slopes != nil
        }

        var isConstant: Bool { linear == 0 && square == 0 && cube == 0 }

        @inline(__always) func value(at time: Double) -> Double {
            let u = (time - start) * inverseWidth
            return constant + u * (linear + u * (square + u * cube))
        }

        @inline(__always) func slope(at time: Double) -> Double {
            let u = (time - start) * inverseWidth
            return (linear + u * (2 * square + 3 * u * cube)) * inverseWidth
        }

        @inline(__always) func curvature(at time: Double) -> Double {
            let u = (time - start) * inverseWidth
            return (2 * square + 6 * u * cube) * inverseWidth * inverseWidth
        }

        /// The third derivative.
        var third: Double { 6 * cube * inverseWidth * inverseWidth * inverseWidth }

        /// The slope for fits at a time strictly inside.
        func fitSlope(at time: Double) -> Double {
            guard hasOwnSlopes else { return slope(at: time) }
            return startSlope + (endSlope - startSlope) * ((time - start) * inverseWidth)
        }
    }

    /// A place where a fitted piece begins or ends.
    struct Knot {
        let time: Double
        /// The left and the right limit.
        let before, after: Double
        /// The slopes of the piece that ends here and of the one that begins here.
        let arriving, leaving: Double
    }

    /// At least one.
    let pieces: [Piece]
    /// The largest distance from the function that the pieces replace.
    let error: Double
    /// Times at which fitted pieces should be allowed to begin and end; ascending.
    let keys: [Double]
    /// The value that the last fitted piece has at its end, if it is not the function's.
    let rest: Double?

    package init(_ pieces: [Piece], error: Double = 0, keys: [Double] = [], rest: Double? = nil) {
        self.pieces = pieces
        self.error = error
        self.keys = keys
        self.rest = rest
    }

    var start: Double { pieces[0].start }
    var end: Double { pieces[pieces.count - 1].end }

    /// The piece that contains the time; at a boundary the later one.
    func index(at time: Double) -> Int {
        min(max(pieces.partitioningIndex { $0.start > time } - 1, 0), pieces.count - 1)
    }

    func value(at time: Double) -> Double { knot(at: time).after }

    /// The largest minus the smallest value at the boundaries.
    var range: Double {
        var (low, high) = (pieces[0].constant, pieces[0].constant)
        for piece in pieces {
            low = min(low, piece.constant, piece.endValue)
            high = max(high, piece.constant, piece.endValue)
        }
        return high - low
    }

    /// The largest magnitude at the boundaries.
    package var size: Double {
        pieces.reduce(0) { max($0, $1.constant.magnitude, $1.endValue.magnitude) }
    }

    /// A bound of the magnitude at all times: the largest of Bézier's control points.
    package var largest: Double {
        pieces.reduce(0) { largest, piece in
            let (a, b) = (piece.constant, piece.linear / 3)
            let third: Double = a + 2 * b + piece.square / 3
            let controls = max(a.magnitude, (a + b).magnitude, third.magnitude)
            return max(largest, controls, piece.endValue.magnitude)
        }
    }

    /// Whether the value never changes.
    package var isConstant: Bool {
        pieces.allSatisfy { $0.isConstant && $0.constant == pieces[0].constant }
    }

    func knot(at time: Double) -> Knot {
        let index = index(at: time)
        let piece = pieces[index]
        if time <= piece.start {
            let previous = index > 0 ? pieces[index - 1] : nil
            return Knot(
                time: time, before: previous?.endValue ?? piece.constant, after: piece.constant,
                arriving: previous?.endSlope ?? piece.startSlope, leaving: piece.startSlope)
        }
        let isEnd = time >= piece.end
        let value = isEnd ? rest ?? piece.endValue : piece.value(at: time)
        let slope = isEnd ? piece.endSlope : piece.fitSlope(at: time)
        return Knot(time: time, before: value, after: value, arriving: slope, leaving: slope)
    }

    /// The times strictly inside pieces at which the function turns, or bends the other way.
    var turns: [Double] {
        var times: [Double] = []
        for piece in pieces where piece.square != 0 || piece.cube != 0 {
            let (a, b) = (3 * piece.cube, piece.square)
            var roots = quadraticRoots(a, 2 * b, piece.linear, between: 0, 1)
            if a != 0 { roots.append(-b / a) }
            for u in roots where u > 0 && u < 1 {
                times.append(piece.start + u * (piece.end - piece.start))
            }
        }
        return times.sorted()
    }

    /// The times of jumps and the ends of constant stretches.
    var cuts: [Double] {
        var times: [Double] = []
        for (a, b) in zip(pieces, pieces.dropFirst())
        where a.endValue != b.constant || a.isConstant != b.isConstant {
            times.append(b.start)
        }
        return times
    }
}
