import Foundation
import TestSupport
import Testing

@testable import HookeGeometry

@Suite struct RotationTrackSlerpsTests {
    /// The largest angle between two tracks at 2,000 times.
    private func angle(_ a: RotationTrack, _ b: RotationTrack) -> Double {
        let (first, last) = (b.times[0], b.times[b.times.count - 1])
        return (0...2_000).map { index in
            let time = first + (last - first) * Double(index) / 2_000
            let turn = a.value(at: time).conjugate * b.value(at: time)
            // By the vector part, which keeps the digits of small angles.
            return 2 * Foundation.asin(min(1, Vector3(turn.x, turn.y, turn.z).length))
        }.max() ?? 0
    }

    private func rotation(_ random: inout SeededGenerator) -> Quaternion {
        let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
        return Quaternion(angle: random.uniform(0.5...2.5), axis: axis.direction)
    }

    /// Slerps through random rotations, with keys inside them.
    private func track(pieces: Int, inside: [Int], _ random: inout SeededGenerator) throws -> RotationTrack {
        let knots = (0...pieces).map { _ in rotation(&random) }
        var (times, values): ([Double], [Quaternion]) = ([0], [knots[0]])
        for piece in 0..<pieces {
            let slerp = Slerp(from: knots[piece], to: knots[piece + 1])
            let start = times[times.count - 1]
            let width = random.uniform(0.2...1)
            for part in 1...(inside[piece] + 1) {
                let u = Double(part) / Double(inside[piece] + 1)
                times.append(start + width * u)
                values.append(slerp.value(at: u))
            }
        }
        return try RotationTrack(times: times, values: values, rule: .linear)
    }

    @Test func `11 keys of 7 slerps become these 7, and 3,071 keys of 7 slerps too`() throws {
        var random = SeededGenerator(seed: 7)
        for inside in [[0, 1, 0, 2, 0, 0, 0], [500, 300, 900, 63, 400, 600, 301]] {
            let track = try track(pieces: 7, inside: inside, &random)
            #expect(track.times.count == inside.reduce(8, +))
            let (slerps, error) = try track.slerpReduction(error: 0.1 * .pi / 180)
            #expect(slerps.times.count == 8 && slerps.rule == .linear)
            #expect(error < 1e-12 && angle(slerps, track) <= error + 1e-15)
            #expect(slerps.times.allSatisfy { track.times.contains($0) })
        }
    }

    @Test func `The angle is within the stated one, which is at most the error, and the pieces are few`()
        throws
    {
        var random = SeededGenerator(seed: 8)
        var worst = 0.0
        // How often the result has so many keys more than the fewest.
        var more: [Int: Int] = [:]
        let cases = randomCases(30)
        for number in 0..<cases {
            let times = (0..<8).map { Double($0) + random.uniform(0...0.5) }
            var values = [rotation(&random)]
            for _ in 1..<8 {
                let small = Quaternion(rotationVector: 0.3 * rotation(&random).rotationVector)
                values.append(values[values.count - 1] * (random.chance(0.5) ? small : small.negated))
            }
            let rule: TangentRule = number % 2 == 0 ? .linear : .catmullRom
            let track = try RotationTrack(times: times, values: values, rule: rule)
            let allowed = random.logUniform(1e-6...0.5)
            let (slerps, error) = try track.slerpReduction(error: allowed)
            let found = angle(slerps, track)
            #expect(error <= allowed && found <= error, "case \(number): \(found) of \(error)")
            worst = max(worst, found / error)
            guard rule == .linear else { continue }
            // The fewest of all choices of keys, measured.
            let fewest =
                (0..<64).lazy.map { choice -> Int in
                    let kept = [0] + (1...6).filter { choice >> ($0 - 1) & 1 == 1 } + [7]
                    let plain = try? RotationTrack(
                        times: kept.map { times[$0] }, values: kept.map { values[$0] }, rule: .linear)
                    return plain.map { self.angle($0, track) <= allowed } == true ? kept.count : .max
                }.min() ?? 0
            more[slerps.times.count - fewest, default: 0] += 1
        }
        print("slerps: largest angle \(worst) of the stated one; keys more than the fewest: \(more)")
        let extra = more.reduce(0) { $0 + $1.key * $1.value }
        #expect(extra <= 4 + cases / 50, "\(more)")
    }

    @Test func `Jumps, still keys and negated quaternions stay the same rotations`() throws {
        let (a, b) = (Quaternion.identity, Quaternion(angle: 1, axis: Vector3(0, 1, 0)))
        let jumping = try RotationTrack(times: [0, 1, 1, 2], values: [a, a, b, b.negated], rule: .linear)
        let (slerps, error) = try jumping.slerpReduction(error: 0.01)
        #expect(slerps.times == [0, 1, 1, 2] && error < 1e-12 && angle(slerps, jumping) < 1e-12)
        let still = try RotationTrack(times: [0, 1, 2, 3], values: [b, b.negated, b, b], rule: .linear)
        #expect(try still.slerpReduction(error: 0.01).track.times == [0, 3])
        let one = try RotationTrack(times: [2], values: [a], rule: .linear)
        #expect(try one.slerpReduction(error: 0.01).track.times == [2])
        for error in [0, -1, 1.1, .nan] {
            #expect(throws: HookeError.self) { try still.slerpReduction(error: error) }
        }
    }
}
