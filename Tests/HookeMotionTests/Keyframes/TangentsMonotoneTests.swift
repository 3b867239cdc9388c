import Foundation
import Testing
import TestSupport

@testable import HookeMotion

@Suite struct TangentsMonotoneTests {
    /// Monotone keys with steps and durations of any size.
    private static let tracks = Generator<(chords: [Double], durations: [Double])>(draw: { random in
        let count = random.integer(1...9)
        let sign = random.chance(0.5) ? 1.0 : -1
        return (
            (0..<count).map { _ in random.chance(0.15) ? 0 : sign * random.logUniform(1e-6...1e3) },
            (0..<count).map { _ in random.logUniform(1e-4...1e4) }
        )
    })

    /// Whether a cubic turns, by its derivative at the extremum, in 106 bits.
    private static func turns(chord: Double, _ start: Double, _ end: Double) -> Bool {
        let sign = chord < 0 ? -1.0 : 1
        let (d, a, b) = (DoubleDouble(sign * chord), DoubleDouble(sign * start), DoubleDouble(sign * end))
        if a.high < 0 || b.high < 0 { return true }
        // p' = a + 2(3d − 2a − b)u + 3(a + b − 2d)u², least at u = (2a + b − 3d)/(3(a + b − 2d)).
        let curve = (a + b - d * 2) * 3
        let half = a * 2 + b - d * 3
        guard curve.value > 0, half.value > 0, (curve - half).value > 0 else { return false }
        return (a * curve - half * half).value < 0
    }

    @Test func `Monotone keys make monotone cubics`() {
        // Of 1,000,000 tracks by three rules none turns.
        let rules: [TangentRule] = [.monotone, .pchip, .holdSafe]
        checkProperty(seed: 9, cases: 4_000, Self.tracks) { keys in
            for rule in rules {
                let tangents = try Tangents(rule, chords: keys.chords, durations: keys.durations)
                for k in keys.chords.indices
                where Self.turns(chord: keys.chords[k], tangents.starts[k], tangents.ends[k]) {
                    return "\(rule) turns in segment \(k)"
                }
            }
            return nil
        }
    }

    @Test func `The check detects a cubic that turns`() {
        #expect(Self.turns(chord: 1, 3.1, 3.1))
        #expect(Self.turns(chord: -1, -9, 0))
        #expect(Self.turns(chord: 1, -1e-300, 1))
        #expect(Self.turns(chord: 0, 1, 0))
        #expect(!Self.turns(chord: 1, 3, 3))
        #expect(!Self.turns(chord: 0, 0, 0))
        #expect(Self.turns(chord: 1, 3, 3.0.nextUp))
    }

    @Test func `The monotone cubic never leaves the range of its keys, and holds are constant`() {
        checkProperty(seed: 10, cases: 300, Self.tracks) { keys in
            for rule in [TangentRule.monotone, .pchip, .holdSafe] {
                let tangents = try Tangents(rule, chords: keys.chords, durations: keys.durations)
                for (k, chord) in keys.chords.enumerated() {
                    let hermite = HermiteSegment(
                        start: 0, end: chord, chord: chord, startTangent: tangents.starts[k],
                        endTangent: tangents.ends[k])
                    for step in 0...24 {
                        let u = Double(step) / 24
                        let value = hermite.value(u, 1 - u)
                        // Fritsch and Butland's end tangents may be three chords, where rounding matters.
                        let slack = rule == .pchip ? 0x1p-52 * chord.magnitude : 0
                        if value < min(0, chord) - slack || value > max(0, chord) + slack {
                            return "\(rule) at \(u) of segment \(k): \(value)"
                        }
                    }
                }
            }
            return nil
        }
    }
}
