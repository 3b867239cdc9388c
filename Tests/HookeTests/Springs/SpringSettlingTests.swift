import Hooke
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
    @Test func `The settling duration is the last crossing that walking back finds`() throws {
        // Worst error seen: 0.26 of the allowance, which is the conditioning: roundoff of the time, and of the
        // tolerance over the speed at the crossing.
        var worst = Worst<String>()
        var never = 0
        for line in try SpringGolden.lines("springs_settling.txt") {
            let spring = try Spring(mass: line.double(0), stiffness: line.double(1), damping: line.double(2))
            let start = SIMD2(try line.double(3), try line.double(5))
            let velocity = SIMD2(try line.double(4), try line.double(6))
            let speed = try line.double(8)
            let tolerance = try Tolerance(distance: line.double(7), speed: speed < 0 ? nil : speed)
            let expected = try line.double(9)
            let label = "\(spring) from \(start) at \(velocity) within \(tolerance): \(expected)"

            var found: [(Double?, Double)] = []
            let planar = SpringMotion(spring: spring, from: start, to: .zero, initialVelocity: velocity)
            found.append((planar.settlingDuration(within: tolerance), 64))
            if start.y == 0 && velocity.y == 0 {
                let scalar = SpringMotion(
                    spring: spring, from: start.x, to: 0, initialVelocity: velocity.x)
                found.append((scalar.settlingDuration(within: tolerance), 16))
            }
            // How fast the deciding quantity falls at the end.
            let state = planar.state(at: expected)
            let rate = max(
                abs((state.position * state.velocity).sum()) / (tolerance.distance * tolerance.distance), 0)
            let speedRate =
                speed < 0
                ? .infinity : abs((state.velocity * state.acceleration).sum()) / (speed * speed)
            let slower = min(rate, speedRate)
            for (time, units) in found {
                guard let time else {
                    never += 1
                    continue
                }
                let allowed = units * unitRoundoff * (expected + (slower > 0 ? 1 / slower : 0)) + 1e-300
                worst.note((time - expected).magnitude / allowed, "\(time) for \(label)")
            }
        }
        #expect(never == 0)
        #expect(worst.error <= 1, "\(worst)")
    }
}
