/// One mode of a network: q″ + damping·q′ + stiffness·q = load, a scalar spring.
///
/// The stiffness may be 0: the mode then drifts, slowed only by damping.
struct NetworkMode: Sendable {
    /// ω0², in 1/s²; at least 0.
    let stiffness: Double
    /// In 1/s; at least 0.
    let damping: Double
    private let spring: PreparedSpring?

    /// - Throws: `HookeError.outOfRange` for rates outside what `Spring` accepts.
    init(stiffness: Double, damping: Double) throws(HookeError) {
        self.stiffness = stiffness
        self.damping = damping
        spring =
            stiffness == 0
            ? nil : PreparedSpring(try Spring(mass: 1, stiffness: stiffness, damping: damping))
    }

    /// The response after `time` seconds to a unit displacement, a unit velocity and a constant unit load.
    ///
    /// q = xx·q0 + xv·p0 + load·f and p = vx·q0 + vv·p0 + xv·f, with load = ∫xv dt.
    struct Response {
        var xx, xv, vx, vv, load: Double
    }

    func response(after time: Double) -> Response {
        guard let spring else { return drift(time) }
        let (position, velocity) = spring.columns(after: time)
        var response = Response(
            xx: position.displacement, xv: velocity.displacement, vx: position.velocity,
            vv: velocity.velocity,
            load: (1 - position.displacement) / stiffness)
        if time.magnitude < .infinity, stiffness * time * time <= 1 {
            if damping * time.magnitude <= 1 {
                response.load = loadSeries(time)
            } else if stiffness / damping * 16 <= damping {
                response.load = loadCreep(time)
            }
        }
        return response
    }

    /// Stiffness 0: xv = (1 − e^(−ct))/c, or t without damping.
    private func drift(_ time: Double) -> Response {
        let drag = damping * time
        guard damping > 0 else {
            return Response(
                xx: 1, xv: time, vx: 0, vv: time.magnitude < .infinity ? 1 : .nan, load: time * time / 2)
        }
        let reach = -Elementary.expm1(-drag) / damping
        let load = drag.magnitude <= 1 ? loadSeries(time) : (time - reach) / damping
        return Response(xx: 1, xv: reach, vx: 0, vv: Elementary.exp(-drag), load: load)
    }

    /// The load from the decay rates r and s, (∫e^(−st) − ∫e^(−rt))/(r − s), for strong damping: there 1 − xx ≈ k·t/c
    /// would cancel too.
    private func loadCreep(_ time: Double) -> Double {
        let difference = damping * (1 - 4 * (stiffness / damping / damping)).squareRoot()
        let fast = (damping + difference) / 2
        let slow = stiffness / fast
        return (Elementary.expm1(-fast * time) / fast - Elementary.expm1(-slow * time) / slow) / difference
    }

    /// The solution of y″ + c·y′ + k·y = 1 from rest as a power series in time, for k·t² and c·t up to 1, where (1 −
    /// xx)/k would cancel.
    private func loadSeries(_ time: Double) -> Double {
        let (drag, pull) = (damping * time, stiffness * time * time)
        // Terms aⱼ·t^(j+2) relative to t²: (j + 1)(j + 2)·aⱼ = −c·t·(j + 1)·aⱼ₋₁ − k·t²·aⱼ₋₂.
        var (before, term) = (0.0, 0.5)
        var sum = term
        for index in 1..<24 {
            let j = Double(index)
            let next = -(drag * (j + 1) * term + pull * before) / ((j + 1) * (j + 2))
            (before, term) = (term, next)
            sum += next
        }
        return time * time * sum
    }
}
