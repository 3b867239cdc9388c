import Foundation

/// A spring as in common animation code: parameters and state in a struct, with the exact solution from libm every
/// frame. It is not slow on purpose: the formula is right for every damping, square root and products are computed
/// once, and a loop over an array allocates nothing.
struct NaiveSpring {
    var mass: Double
    var stiffness: Double
    var damping: Double
    var target: Double
    var position: Double
    var velocity: Double

    mutating func step(_ h: Double) {
        let square = stiffness / mass
        let g = damping / (2 * mass)
        let d = square - g * g
        let envelope = exp(-g * h)
        let (c, s): (Double, Double)
        if d > 0 {
            let w = d.squareRoot()
            (c, s) = (envelope * cos(w * h), envelope * sin(w * h) / w)
        } else if d < 0 {
            let w = (-d).squareRoot()
            (c, s) = (envelope * cosh(w * h), envelope * sinh(w * h) / w)
        } else {
            (c, s) = (envelope, envelope * h)
        }
        let x = position - target
        position = target + (c + g * s) * x + s * velocity
        velocity = -square * s * x + (c - g * s) * velocity
    }

    var isMoving: Bool { abs(position - target) > restDistance || abs(velocity) > restSpeed }
}

/// The rest tolerance of the benchmarks' springs.
let restDistance = 1e-6
let restSpeed = 1e-5

/// Steps all springs and counts those that move.
@inline(never)
func stepNaively(_ springs: inout [NaiveSpring], _ h: Double) -> Int {
    var moving = 0
    for index in springs.indices {
        springs[index].step(h)
        if springs[index].isMoving {
            moving += 1
        } else {
            springs[index].position = springs[index].target
            springs[index].velocity = 0
        }
    }
    return moving
}
