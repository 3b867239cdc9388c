import Foundation
import HookeMotion
import TestSupport
import Testing

/// A case of the golden table of followers, or of a larger one in the same format.
struct FollowerGolden {
    /// The state at a time, and the largest size of the terms until then.
    struct State {
        var time, position, velocity, acceleration, scale: Double
    }

    /// The letter of its kind.
    var kind: Substring
    /// The numbers before the track.
    var numbers: [Double]
    var track: KeyframeTrack<Double>?
    /// The times at which a limit begins or ends.
    var changes: [Double]
    var states: [State]
    /// The largest sizes of the terms of the path's first and second derivative.
    var pathSpeed = 0.0
    var pathBend = 0.0
    var label: String

    private static let counts: [Substring: Int] = ["F": 7, "H": 3, "M": 5]

    static func cases(_ kind: Substring, lines: [[Substring]]? = nil) throws -> [FollowerGolden] {
        let lines = try lines ?? goldenLines("followers")
        var cases: [FollowerGolden] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            let numbers = try #require(doubles(line.dropFirst()))
            let count = Int(try #require(numbers.last))
            if line[0] == kind {
                cases.append(try FollowerGolden(line, numbers, lines[(index + 1)..<(index + 1 + count)]))
            }
            index += 1 + count
        }
        return cases
    }

    private init(_ line: [Substring], _ words: [Double], _ rows: ArraySlice<[Substring]>) throws {
        kind = line[0]
        label = line.joined(separator: " ")
        let count = try #require(Self.counts[kind])
        numbers = Array(words[..<count])
        var rest = words[count...]
        changes = []
        let keys = Int(rest.removeFirst())
        let (times, values) = (Array(rest.prefix(keys)), Array(rest.dropFirst(keys).prefix(keys)))
        rest = rest.dropFirst(2 * keys)
        let velocities = Array(rest.prefix(2 * (keys - 1)))
        rest = rest.dropFirst(velocities.count)
        let interpolations = (0..<(keys - 1)).map { k in
            Interpolation<Double>.hermite(
                startVelocity: velocities[2 * k], endVelocity: velocities[2 * k + 1])
        }
        track = try KeyframeTrack(times: times, values: values, interpolations: interpolations)
        for k in 0..<(keys - 1) where times[k] < times[k + 1] {
            let h = times[k + 1] - times[k]
            let chord = values[k + 1] - values[k]
            let (m0, m1) = (velocities[2 * k] * h, velocities[2 * k + 1] * h)
            // The terms of the coefficients, because the keys determine these only up to their rounding.
            let (p2, p3) = (3 * abs(chord) + 2 * abs(m0) + abs(m1), abs(m0) + abs(m1) + 2 * abs(chord))
            pathSpeed = max(pathSpeed, (abs(m0) + 2 * p2 + 3 * p3) / h)
            pathBend = max(pathBend, (2 * p2 + 6 * p3) / (h * h))
        }
        if kind == "M" {
            let count = Int(rest.removeFirst())
            changes = Array(rest.prefix(count))
        }
        states = try rows.map { row in
            let n = try #require(doubles(row))
            return State(time: n[0], position: n[1], velocity: n[2], acceleration: n[3], scale: n[4])
        }
    }
}

/// The worst errors of a motion's state, in u of the sizes of the terms.
///
/// With the size S of positions and the law's rate r they are S + |p′|/r, and r·S + |p′|, and r²·S + r·|p′| + |p″|.
struct FollowerErrors {
    var position = Worst<String>()
    var velocity = Worst<String>()
    var acceleration = Worst<String>()

    mutating func note(_ motion: some Motion<Double>, _ item: FollowerGolden, rate: Double) {
        for expected in item.states {
            let found = (
                motion.position(at: expected.time), motion.velocity(at: expected.time),
                motion.acceleration(at: expected.time)
            )
            let place = "\(expected.time) of \(item.label)"
            let speed = rate * expected.scale + item.pathSpeed
            let bend = rate * speed + item.pathBend
            position.note((found.0 - expected.position) / (unitRoundoff * speed / rate), place)
            velocity.note((found.1 - expected.velocity) / (unitRoundoff * speed), place)
            acceleration.note((found.2 - expected.acceleration) / (unitRoundoff * bend), place)
        }
    }
}
