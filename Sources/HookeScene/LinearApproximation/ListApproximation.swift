import Hooke

/// A path or a list of numbers over time, piecewise linear, with an error bound.
struct ListApproximation {
    let knots: [LinearTimeline.Knot]
    /// The same motion within the same error with timing functions, if known.
    private(set) var cubicKnots: [LinearTimeline.CubicKnot]?
    /// The largest error of a coordinate or number.
    let error: Double

    /// Creates the values of one motion between two values.
    ///
    /// - Parameters:
    ///   - tracks: the motions of the property.
    ///   - error: the accepted error of each number; above 0.
    ///   - node: the view, for errors.
    ///   - fits: the paces that are fitted already.
    /// - Throws: `HookeError.noSolution` for several motions, for keyframes, and if too many knots are needed.
    init(
        _ tracks: [Track], error: Double, of node: SceneSnapshot.Node, fits: PaceFits
    ) throws(HookeError) {
        let track = tracks[tracks.count - 1]
        let (from, to): (AnimatableValue, AnimatableValue)
        var rounding = 0.0
        switch track.form {
        case .list(let first, let last) where tracks.count == 1: (from, to) = (first, last)
        case .morph(let morph) where tracks.count == 1:
            // The ends too are cubics, so that one structure goes through all knots.
            (from, to) = (.path(morph.matchedStart), .path(morph.matchedEnd))
            if morph.start.hasArcs || morph.end.hasArcs { rounding = 1.0 / 1024 }
        default:
            throw .noSolution(
                field: .init(track.property.rawValue),
                reason: "of \(node.spelling): several motions or keyframes of a path or a list")
        }
        // Flags of arcs switch at half of the progress, also if nothing else moves.
        let reach = max(from.reach(to: to), from.hasFlags(of: to) ? 0 : 1)
        guard from.canInterpolate(to: to), reach > 0 else {
            knots = [.init(time: track.delay, value: from), .init(time: track.delay, value: to)]
            self.error = 0
            return
        }
        // The values are straight: their progress is approximated, in units of the longest way.
        let progress = Track(
            view: track.view, property: .zPosition, delay: track.delay, duration: track.duration,
            from: .scalar(0), to: .scalar(reach), pacing: track.pace.pacing)
        let approximation = try VectorApproximation(progress, error: error, fits: fits)
        func value(_ way: AnimatableValue) -> AnimatableValue {
            let way = way.vector?.x ?? 0
            return way == 0 ? from : way == reach ? to : from.interpolated(to: to, at: way / reach)
        }
        knots = approximation.knots(like: .scalar(0)).map { knot in
            LinearTimeline.Knot(time: knot.time, value: value(knot.value), curve: knot.curve)
        }
        cubicKnots = approximation.cubicKnots(like: .scalar(0))?.map { knot in
            LinearTimeline.CubicKnot(time: knot.time, value: value(knot.value), easing: knot.easing)
        }
        self.error = approximation.error.x + rounding
    }
}

extension AnimatableValue {
    /// Returns the largest difference of two numbers of paths or lists; infinity for another structure, and for arcs with
    /// other flags.
    func largestDifference(from other: AnimatableValue) -> Double {
        canInterpolate(to: other) && hasFlags(of: other) ? reach(to: other) : .infinity
    }

    /// Whether arcs of two paths of one structure have the same flags; true for other values.
    func hasFlags(of other: AnimatableValue) -> Bool {
        guard case .path(let a) = self, case .path(let b) = other else { return true }
        return zip(a.elements, b.elements).allSatisfy { one, two in
            guard case .arc(_, let p) = one, case .arc(_, let q) = two else { return true }
            return p.isLarge == q.isLarge && p.isClockwise == q.isClockwise
        }
    }

    /// Returns the largest difference of two numbers of paths or lists of one structure.
    func reach(to other: AnimatableValue) -> Double {
        func largest(_ a: [Double], _ b: [Double]) -> Double {
            zip(a, b).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
        }
        switch (self, other) {
        case (.path(let a), .path(let b)): return largest(a.coordinates, b.coordinates)
        case (.numbers(let a), .numbers(let b)): return largest(a, b)
        default: return 0
        }
    }
}
