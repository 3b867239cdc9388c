/// The derivative of the exponential map at a rotation vector o: ω = J(o)·o′, in the target space of the rotation.
///
///     J   = I + a·X + b·X²,          a = (1 − cos θ)/θ², b = (θ − sin θ)/θ³
///     J⁻¹ = I − X/2 + c·X²,          c = 1/θ² − cot(θ/2)/(2θ)
///
/// X·v = o × v and θ = ‖o‖. The inverse exists for θ below 2π. Short vectors use power series, so that no difference of
/// nearly equal numbers is divided by a small one.
package struct RotationVectorRates {
    let vector: Vector3
    private let a, b: Double
    /// The derivatives of a and b by θ, divided by θ.
    private let da, db: Double
    private let angle: Double

    /// Computes the factors for a rotation vector.
    package init(_ vector: Vector3) {
        self.vector = vector
        angle = vector.length
        let square = angle * angle
        if angle < 1 {
            // a = Σ (−1)ᵏ·θ²ᵏ/(2k + 2)!, b = Σ (−1)ᵏ·θ²ᵏ/(2k + 3)!, and their derivatives.
            var (sumA, sumB, rateA, rateB) = (0.0, 0.0, 0.0, 0.0)
            var (termA, termB) = (0.5, 1.0 / 6)
            for k in 0..<10 {
                let n = Double(2 * k)
                sumA += termA
                sumB += termB
                let (nextA, nextB) = (-termA / ((n + 3) * (n + 4)), -termB / ((n + 4) * (n + 5)))
                rateA += (n + 2) * nextA
                rateB += (n + 2) * nextB
                (termA, termB) = (nextA * square, nextB * square)
            }
            (a, b, da, db) = (sumA, sumB, rateA, rateB)
        } else {
            let (sine, cosine) = Elementary.sineAndCosine(angle)
            let half = Elementary.sin(angle / 2)
            let lift = 2 * half * half
            a = lift / square
            b = (angle - sine) / (square * angle)
            da = (angle * sine - 2 * lift) / (square * square)
            db = (3 * sine - angle * (2 + cosine)) / (square * square * angle)
        }
    }

    /// J·v.
    package func applied(to v: Vector3) -> Vector3 {
        let first = vector.cross(v)
        return v + a * first + b * vector.cross(first)
    }

    /// J⁻¹·v.
    func inverseApplied(to v: Vector3) -> Vector3 {
        let square = angle * angle
        let c: Double
        if angle < 0.25 {
            let tail = 1 / 30_240 + square * (1 / 1_209_600 + square / 47_900_160)
            c = 1 / 12 + square * (1 / 720 + square * tail)
        } else {
            let (sine, cosine) = Elementary.sineAndCosine(angle / 2)
            c = (1 - angle / 2 * cosine / sine) / square
        }
        let first = vector.cross(v)
        return v - 0.5 * first + c * vector.cross(first)
    }

    /// J′·o′, the part of the angular acceleration that is quadratic in o′.
    package func curvature(of rate: Vector3) -> Vector3 {
        let first = vector.cross(rate)
        let second = vector.cross(first)
        let growth = vector.dot(rate)
        return da * growth * first + db * growth * second + b * rate.cross(first)
    }
}
