internal import HookeLinearAlgebra

extension SpringNetworkMotion {
    /// Returns the time from which every node stays within the tolerance's distance of its rest position and, if the
    /// tolerance has a speed, is at most that fast.
    ///
    /// The result is never too early. It is the last crossing, to the rounding of the state, if the search stays within
    /// 20,000 evaluations. A network that oscillates for many thousand periods may get a later time, which is still a
    /// bound.
    ///
    /// The search goes backwards from a time at which the energies of the modes (or the norm of the map) bound the
    /// future. On each step every node's parabola, with a bound of its acceleration, stays within the tolerance, so no
    /// peak is missed.
    ///
    /// The rest position includes the displacement by the forces. A floating node with damping comes to rest where it
    /// stops.
    ///
    /// - Parameter tolerance: The distance and optional speed that count as settled, for each node; one thousandth of a
    ///   unit by default. A relative one is a fraction of the largest distance of a node from its rest at time 0.
    /// - Returns: Seconds, from 0 on; 0 if it starts settled. `nil` if it never settles or a number is NaN. Also `nil`
    ///   for networks by the exponential that float, or that take longer than 10¹² radians of their highest frequency.
    /// - Complexity: O(n²) per evaluation, with tens to hundreds of evaluations. Networks by the exponential first
    ///   compute some products of 2n × 2n matrices.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let tolerance = tolerance.absolute(
            excursion: zip(start, rest).map { $0.subtracting($1).norm }.max() ?? 0)
        guard tolerance.distance > 0, tolerance.speed != 0 else { return isAtRest ? 0 : nil }
        guard network.count > 0 else { return 0 }
        switch network.solver {
        case .modal(let modes):
            guard let evaluator = ModalEvaluator(self, modes), let horizon = evaluator.horizon(tolerance)
            else {
                return nil
            }
            return NetworkSettling(tolerance: tolerance, evaluator: evaluator).lastTime(before: horizon)
        case .exponential(let flow):
            guard let evaluator = ExponentialEvaluator(self, flow, tolerance) else { return nil }
            return NetworkSettling(tolerance: tolerance, evaluator: evaluator).lastTime(
                before: evaluator.horizon)
        }
    }
}

extension SpringNetworkMotion {
    private var isAtRest: Bool {
        start == rest && initialVelocities.allSatisfy { $0 == .zero }
            && (forces ?? []).allSatisfy { $0 == .zero }
    }
}

/// A network's motion relative to its rest position, with bounds of its derivatives.
protocol NetworkEvaluator {
    /// The longest interval for which `bounds` holds.
    var longestStep: Double { get }
    /// Displacements, velocities and accelerations at a time: one row per node, one column per component.
    func state(at time: Double) -> [Matrix]
    /// Upper bounds of each node's acceleration and jerk between two times.
    func bounds(from early: Double, to late: Double) -> (acceleration: [Double], jerk: [Double])
}

/// The search for the last time at which a motion is outside a tolerance.
struct NetworkSettling<Evaluator: NetworkEvaluator> {
    let tolerance: Tolerance
    let evaluator: Evaluator

    /// Returns the last crossing, given a time after which there is none.
    func lastTime(before horizon: Double) -> Double {
        var time = horizon
        var step = min(evaluator.longestStep, horizon / 16)
        for _ in 0..<20_000 {
            let state = evaluator.state(at: time)
            let early = max(0, time - step)
            let bounds = evaluator.bounds(from: early, to: time)
            var safe = safeStep(state[0], state[1], bounds.acceleration, tolerance.distance, time - early)
            if let speed = tolerance.speed {
                safe = safeStep(state[1], state[2], bounds.jerk, speed, safe)
            }
            let next = safe >= time - early ? early : time - safe
            if next == 0 { return 0 }
            guard safe > 2 * time.ulp else { return time }
            time = next
            step = min(evaluator.longestStep, 2 * safe)
        }
        return time
    }

    /// Returns the longest step back, up to `longest`, on which every node's |x − τ·v| + τ²·bound/2 stays within the
    /// limit. The expression is convex in τ, so its two ends decide.
    private func safeStep(
        _ x: Matrix, _ v: Matrix, _ bounds: [Double], _ limit: Double, _ longest: Double
    ) -> Double {
        var step = longest
        let (positions, slopes, nodes) = (x.elements, v.elements, x.rows)
        func reach(_ node: Int, _ back: Double) -> Double {
            var norm = 0.0
            for element in stride(from: node, to: positions.count, by: nodes) {
                let part = positions[element] - back * slopes[element]
                norm = norm == 0 ? part.magnitude : Elementary.hypot(norm, part)
            }
            return norm + back * back * bounds[node] / 2
        }
        for node in 0..<nodes where !(reach(node, step) <= limit) {
            guard reach(node, 0) <= limit else { return 0 }
            step = bisect(0, step, steps: 50) { reach(node, $0) <= limit }.low
        }
        return step
    }
}

extension Tolerance {
    /// Whether these bounds of displacements and speeds are within the tolerance.
    func covers(_ distances: [Double], _ speeds: [Double]) -> Bool {
        guard distances.allSatisfy({ $0 <= distance }) else { return false }
        guard let speed else { return true }
        return speeds.allSatisfy { $0 <= speed }
    }
}

extension Matrix {
    var rowNorms: [Double] {
        (0..<rows).map { row in
            (0..<columns).reduce(0) { Elementary.hypot($0, self[row, $1]) }
        }
    }
}
