internal import HookeLinearAlgebra

extension SpringNetworkMotion {
    /// When the whole network has settled: from then on every node stays within the tolerance's distance of where it comes
    /// to rest and, if the tolerance has a speed, is no faster.
    ///
    /// Never early. It is the last crossing itself, to the rounding of the state, wherever the search stays within its budget
    /// of 20,000 evaluations; a network that swings for many thousand periods first may get a later time, which is a bound
    /// still. Found backwards from a time at which the energies of the modes (or the norm of the map) bound everything,
    /// by steps on which each node's parabola, with a bound of its acceleration, stays within; so no peak is missed.
    ///
    /// Where nodes come to rest is their rest position, moved by the forces. A node that floats and is braked by drag comes
    /// to rest where it stops.
    ///
    /// - Parameter tolerance: Distance and, if given, speed that count as settled, for each node; one thousandth of a unit by
    ///   default.
    /// - Returns: Seconds from 0 on; 0 if it starts settled; `nil` if it never settles or something is not a number; and for networks by
    ///   the exponential that float, or that take longer than 10¹² of their fastest radians.
    /// - Complexity: O(n²) an evaluation, some tens to hundreds of them; for networks by the exponential some products of
    ///   2n × 2n matrices first.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        guard tolerance.distance > 0, tolerance.speed != 0 else { return isAtRest ? 0 : nil }
        guard network.count > 0 else { return 0 }
        switch network.solver {
        case .modal(let modes):
            guard let course = ModalCourse(self, modes), let horizon = course.horizon(tolerance) else {
                return nil
            }
            return NetworkSettling(tolerance: tolerance, course: course).lastTime(before: horizon)
        case .exponential(let flow):
            guard let course = FlowCourse(self, flow, tolerance) else { return nil }
            return NetworkSettling(tolerance: tolerance, course: course).lastTime(before: course.horizon)
        }
    }
}

extension SpringNetworkMotion {
    private var isAtRest: Bool {
        start == rest && initialVelocities.allSatisfy { $0 == .zero }
            && (forces ?? []).allSatisfy { $0 == .zero }
    }
}

/// A network's motion relative to where it comes to rest, with bounds of its derivatives.
protocol NetworkCourse {
    /// The longest interval for which bounds are given.
    var longestStep: Double { get }
    /// Displacements, velocities and accelerations at a time: a row a node, a column a component.
    func state(at time: Double) -> [Matrix]
    /// For each node, what its acceleration and its jerk do not exceed between two times.
    func bounds(from early: Double, to late: Double) -> (acceleration: [Double], jerk: [Double])
}

/// The search for the last time at which a course is beyond a tolerance.
struct NetworkSettling<Course: NetworkCourse> {
    let tolerance: Tolerance
    let course: Course

    /// The last crossing, given a time from which on none comes.
    func lastTime(before horizon: Double) -> Double {
        var time = horizon
        var step = min(course.longestStep, horizon / 16)
        for _ in 0..<20_000 {
            let state = course.state(at: time)
            let early = max(0, time - step)
            let bounds = course.bounds(from: early, to: time)
            var safe = safeStep(state[0], state[1], bounds.acceleration, tolerance.distance, time - early)
            if let speed = tolerance.speed {
                safe = safeStep(state[1], state[2], bounds.jerk, speed, safe)
            }
            let next = safe >= time - early ? early : time - safe
            if next == 0 { return 0 }
            guard safe > 2 * time.ulp else { return time }
            time = next
            step = min(course.longestStep, 2 * safe)
        }
        return time
    }

    /// How far back, at most `longest`, every node's |x − τ·v| + τ²·bound/2 stays within the limit. As a function of τ it is
    /// convex, so its two ends decide.
    private func safeStep(
        _ x: Matrix, _ v: Matrix, _ bounds: [Double], _ limit: Double, _ longest: Double
    ) -> Double {
        var step = longest
        let (positions, slopes, nodes) = (x.elements, v.elements, x.rows)
        func reach(_ node: Int, _ back: Double) -> Double {
            var norm = 0.0
            for place in stride(from: node, to: positions.count, by: nodes) {
                let part = positions[place] - back * slopes[place]
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
    /// Whether displacements and speeds up to these bounds are settled.
    func covers(_ distances: [Double], _ speeds: [Double]) -> Bool {
        guard distances.allSatisfy({ $0 <= distance }) else { return false }
        guard let speed else { return true }
        return speeds.allSatisfy { $0 <= speed }
    }
}

extension Matrix {
    /// The length of every row.
    var rowNorms: [Double] {
        (0..<rows).map { row in
            (0..<columns).reduce(0) { Elementary.hypot($0, self[row, $1]) }
        }
    }
}
