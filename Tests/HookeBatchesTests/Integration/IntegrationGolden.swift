import TestSupport
import Foundation
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

/// A line of integration.txt: a law, a state at 0, and the state at a time.
struct GoldenMotion: CustomStringConvertible {
    let law: ForceLaw
    let start, velocity, time, endPosition, endVelocity: Double

    static func all() throws -> [GoldenMotion] {
        try goldenLines("integration").map { words in
            let n = try #require(doubles(words))
            return GoldenMotion(
                law: try ForceLaw(stiffness: n[0], damping: n[1], cubicStiffness: n[2], constantForce: n[3]),
                start: n[4], velocity: n[5], time: n[6], endPosition: n[7], endVelocity: n[8])
        }
    }

    var description: String { "\(law) from \(start), \(velocity) at \(time)" }

    /// The larger of the position's and the velocity's errors.
    func error(_ position: Double, _ velocity: Double) -> Double {
        max((position - endPosition).magnitude, (velocity - endVelocity).magnitude)
    }
}

/// Measured orders: the slopes of the log₂ error between consecutive numbers of substeps, each twice the previous.
func measuredOrders(substeps: [Int], error: (Int) throws -> Double) rethrows -> [Double] {
    let errors = try substeps.map(error)
    return zip(errors, errors.dropFirst()).map { log2($0 / $1) }
}
