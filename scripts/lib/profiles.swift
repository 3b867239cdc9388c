// Reads cases of motions within limits, 11 doubles each, and writes 10 doubles for each of them. For
// scripts/compare-profiles.py, which compiles it with the sources of the profiles.
//
// A case: start (position, velocity, acceleration), end, speed, reverse speed, acceleration, reverse acceleration, jerk.
// A result: duration (NaN if it is refused); the largest gaps of position, velocity and acceleration between phases; how far
// velocity and acceleration are outside their limits, after the time in which the start is brought back to them; position,
// velocity and acceleration at the end, summed up from the start; seconds of one calculation.
import Foundation

@main enum Profiles {
    static func main() throws {
        let arguments = CommandLine.arguments
        let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
        let numbers = data.withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
        if arguments.count > 3, arguments[3] == "chains" { return print(chains(numbers)) }
        let count = numbers.count / 11
        let limits = (0..<count).map { Self.limits(numbers, 11 * $0) }
        let clock = ContinuousClock()
        let start = clock.now
        var sum = 0.0
        for index in 0..<count { sum += profile(numbers, 11 * index, limits[index])?.duration ?? 0 }
        let passed = clock.now - start
        let total = Double(passed.components.seconds) + 1e-18 * Double(passed.components.attoseconds)
        // The sum keeps the loop from being removed.
        let seconds = total / Double(count) + (sum.isNaN ? 1 : 0)
        var results: [Double] = []
        for index in 0..<count {
            let numbers = Array(numbers[(11 * index)..<(11 * index + 11)])
            if let profile = profile(numbers, 0, limits[index]) {
                results += check(profile, numbers) + [seconds]
            } else {
                results += [.nan, 0, 0, 0, 0, 0, 0, 0, 0, seconds]
            }
        }
        try results.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: arguments[2]))
    }

    static func limits(_ n: [Double], _ i: Int) -> MotionLimits? {
        try? MotionLimits(
            speed: n[i + 6], reverseSpeed: n[i + 7], acceleration: n[i + 8], reverseAcceleration: n[i + 9],
            jerk: n[i + 10])
    }

    static func profile(_ n: [Double], _ i: Int, _ limits: MotionLimits? = nil) -> SpeedProfile? {
        guard let limits = limits ?? Self.limits(n, i) else { return nil }
        return try? SpeedProfile(
            distance: DoubleDouble(sumOf: n[i + 3], and: -n[i]), slack: 2 * (n[i].ulp + n[i + 3].ulp),
            from: (n[i + 1], n[i + 2]), to: (n[i + 4], n[i + 5]), within: AxisLimits(limits))
    }

    /// Gaps, excesses and the end by summing up.
    static func check(_ profile: SpeedProfile, _ n: [Double]) -> [Double] {
        var gaps = [0.0, 0, 0]
        var excess = [0.0, 0]
        var sum = (DoubleDouble(n[0]), DoubleDouble(n[1]), n[2])
        var before = MotionState(position: n[0], velocity: n[1], acceleration: n[2])
        let limited = n[10] < .infinity
        var isInside = false
        for phase in profile.phases {
            func state(_ s: Double) -> MotionState<Double> {
                var state = phase.state(after: s)
                state.position += phase.isFromEnd ? n[3] : n[0]
                return state
            }
            let (first, last) = (state(min(phase.length, 0)), state(max(phase.length, 0)))
            gaps[0] = max(gaps[0], abs(first.position - before.position))
            gaps[1] = max(gaps[1], abs(first.velocity - before.velocity))
            if limited { gaps[2] = max(gaps[2], abs(first.acceleration - before.acceleration)) }
            // Once inside it must stay there.
            let outside = [
                max(first.velocity / n[6], -first.velocity / n[7]),
                max(first.acceleration / n[8], -first.acceleration / n[9]),
            ]
            isInside = isInside || outside.allSatisfy { $0 <= 1 + 1e-12 } && !willLeave(first, n)
            if isInside {
                for state in [first, last] + extremes(phase).map(state) {
                    excess[0] = max(excess[0], state.velocity / n[6] - 1, -state.velocity / n[7] - 1)
                    excess[1] = max(excess[1], state.acceleration / n[8] - 1, -state.acceleration / n[9] - 1)
                }
            }
            let t = abs(phase.length)
            let a = phase.jerk == 0 ? first.acceleration : sum.2
            let change = DoubleDouble(a) * t + DoubleDouble(phase.jerk / 2) * t * t
            sum.0 = sum.0 + sum.1 * t + DoubleDouble(a / 2) * t * t + DoubleDouble(phase.jerk) / 6 * t * t * t
            sum.1 = sum.1 + change
            sum.2 = a + phase.jerk * t
            before = last
        }
        gaps[0] = max(gaps[0], abs(before.position - n[3]))
        gaps[1] = max(gaps[1], abs(before.velocity - n[4]))
        if limited { gaps[2] = max(gaps[2], abs(before.acceleration - n[5])) }
        return [profile.duration] + gaps + excess
            + [sum.0.value - n[3], sum.1.value - n[4], limited ? sum.2 - n[5] : 0]
    }

    static func extremes(_ phase: SpeedProfile.Phase) -> [Double] {
        guard phase.jerk != 0 else { return [] }
        let s = -phase.acceleration / phase.jerk
        return s > min(phase.length, 0) && s < max(phase.length, 0) ? [s] : []
    }

    static func willLeave(_ state: MotionState<Double>, _ n: [Double]) -> Bool {
        let zero = state.velocity + state.acceleration / n[10] * abs(state.acceleration) / 2
        return zero > n[6] * (1 + 1e-12) || zero < -n[7] * (1 + 1e-12)
    }

    /// Each case is the start of a chain of 20 motions, each retargeted in flight; the new ends are those of the next cases.
    /// Returns the number of motions and of refused ones, the largest jumps of position, velocity and acceleration at a new
    /// target, and the largest excess of a limit in the motions.
    static func chains(_ numbers: [Double]) -> String {
        let count = numbers.count / 11
        var (jumps, excess) = ([0.0, 0, 0], 0.0)
        var (motions, refused) = (0, 0)
        for chain in 0..<count {
            var n = Array(numbers[(11 * chain)..<(11 * chain + 11)])
            for link in 0..<20 {
                guard let profile = profile(n, 0) else {
                    refused += 1
                    break
                }
                motions += 1
                let checked = check(profile, n)
                // In the larger of limit and start.
                let speed = max(n[6], n[7], abs(n[1])) + n[2] * n[2] / n[10]
                let rate = max(n[8], n[9], abs(n[2]))
                excess = max(
                    excess, checked[4] * min(n[6], n[7]) / speed, checked[5] * min(n[8], n[9]) / rate)
                let t = profile.duration * (Double((chain * 7 + link * 13) % 97) / 97)
                let (state, isFromEnd) = profile.state(at: t)
                let other = 11 * ((chain + link + 1) % count)
                n[0] = state.position + (isFromEnd ? n[3] : n[0])
                (n[1], n[2]) = (state.velocity, state.acceleration)
                n[3] = numbers[other + 3]
                (n[4], n[5]) = (0, 0)
                guard let next = Self.profile(n, 0), next.duration > 0 else { continue }
                let first = next.state(at: 0)
                let position = (first.isFromEnd ? n[3] : n[0]) + first.state.position
                jumps[0] = max(jumps[0], abs(position - n[0]))
                jumps[1] = max(jumps[1], abs(first.state.velocity - n[1]))
                jumps[2] = max(jumps[2], abs(first.state.acceleration - n[2]))
            }
        }
        return "\(motions) \(refused) \(jumps[0]) \(jumps[1]) \(jumps[2]) \(excess)"
    }
}

extension String {
    /// For errors of the core.
    var excerpt: String { self }
}

/// As in the core, without its protocols.
struct MotionState<Value> {
    var position, velocity, acceleration: Value
}
