// One step of each method: what the kernels compute, for one point and without fused multiply-adds. It defines a step, and
// the kernels are tested against it.

import Hooke

@testable import HookeBatches

extension NormalizedLaw {
    /// Takes one step without limits. `goal` is the target at the step's start, middle and end.
    func advance(
        _ method: IntegrationMethod, _ x: inout Scalar, _ v: inout Scalar, by h: Scalar,
        goal: (start: Scalar, middle: Scalar, end: Scalar)
    ) {
        let half = h / 2
        switch method {
        case .semiImplicitEuler:
            v += h * acceleration(x, v, goal.start)
            x += h * v
        case .velocityVerlet:
            let middle = v + half * acceleration(x, v, goal.start)
            x += h * middle
            let r = middle + half * pull(x, goal.end)
            let p = 1 + half * damping
            v = drag == 0 ? r / p : 2 * r / (p + (p * p + 4 * (half * drag) * r.magnitude).squareRoot())
        case .rungeKutta4:
            let a1 = acceleration(x, v, goal.start)
            let (x2, v2) = (x + half * v, v + half * a1)
            let a2 = acceleration(x2, v2, goal.middle)
            let (x3, v3) = (x + half * v2, v + half * a2)
            let a3 = acceleration(x3, v3, goal.middle)
            let (x4, v4) = (x + h * v3, v + h * a3)
            let a4 = acceleration(x4, v4, goal.end)
            let sum: Scalar = a1 + a2 + a3
            let square: Scalar = h * h
            x += h * v + square / 6 * sum
            let weighted: Scalar = a1 + 2 * a2 + 2 * a3 + a4
            v += h / 6 * weighted
        }
    }

    /// Takes one step with up to `impacts` impacts. `goal` returns the target at a fraction of the step.
    func advance(
        _ method: IntegrationMethod, _ x: inout Scalar, _ v: inout Scalar, by h: Scalar,
        goal: (Scalar) -> Scalar, impacts: Int = 8
    ) {
        func advanceFreely(_ x: inout Scalar, _ v: inout Scalar, from start: Scalar, by time: Scalar) {
            let end = start + time
            advance(
                method, &x, &v, by: time,
                goal: (goal(start / h), goal((start + end) / 2 / h), goal(end / h)))
        }
        var (startX, startV, left) = (x, v, h)
        var hitBefore: Scalar?
        advanceFreely(&x, &v, from: 0, by: h)
        for _ in 0..<impacts {
            guard x > upper || x < lower else { return }
            let wall = x > upper ? upper : lower
            let sign: Scalar = x > upper ? 1 : -1
            if hitBefore == wall, restitution < 1 || startV == 0 { (x, v) = (wall, 0); return }
            if startX == wall, startV == 0 { (x, v) = (wall, 0); return }
            var (passed, hitV): (Scalar, Scalar) = (0, startV)
            let outside = sign * (startX - wall)
            if !(outside > 0 || (outside == 0 && sign * startV >= 0)) {
                passed =
                    left
                    * crossing(
                        outside, sign * startV * left, sign * (x - wall), sign * v * left)
                var hitX = startX
                advanceFreely(&hitX, &hitV, from: h - left, by: passed)
                let later = (wall - hitX) / hitV
                if passed + later >= 0, passed + later <= left {
                    hitV += later * acceleration(hitX, hitV, goal((h - left + passed) / h))
                    passed += later
                }
            }
            (startX, startV) = (wall, sign * hitV > 0 ? -restitution * hitV : hitV)
            left -= passed
            hitBefore = wall
            (x, v) = (startX, startV)
            advanceFreely(&x, &v, from: h - left, by: left)
        }
        if x > upper || x < lower { (x, v) = (startX, startV) }
    }

    /// Returns the root in (0, 1) of the cubic with values p0 ≤ 0 < p1 and slopes q0, q1 at 0 and 1, searching from 1.
    private func crossing(_ p0: Scalar, _ q0: Scalar, _ p1: Scalar, _ q1: Scalar) -> Scalar {
        let square = 3 * (p1 - p0) - 2 * q0 - q1
        let cube = q0 + q1 - 2 * (p1 - p0)
        var (low, high, s): (Scalar, Scalar, Scalar) = (0, 1, 1)
        var (value, slope) = (p1, q1)
        for _ in 0..<6 {
            let next = s - value / slope
            s = next >= low && next <= high ? next : (low + high) / 2
            value = p0 + s * (q0 + s * (square + s * cube))
            slope = q0 + s * (2 * square + s * (3 * cube))
            if value < 0 { low = s } else { high = s }
        }
        return s
    }
}
