import TestSupport
import Testing

@testable import Hooke

@Suite struct SpringPhaseTests {
    @Test func `A double-double state is within its stated error bound`() throws {
        // Worst error: 0.50 of the stated bound, including the table's own rounding of 2⁻¹⁰ ulp.
        var worst = Worst<String>()
        var largest = 0.0
        for known in try SpringGolden.cases() {
            let constants = SpringConstants(known.spring)
            guard constants.isOrdinary, max(abs(known.x0), abs(known.v0)) < 1e20, known.x != 0 else {
                continue
            }
            guard max(abs(known.x0), abs(known.v0)) > 1e-20, min(abs(known.x), abs(known.v)) > 1e-290 else {
                continue
            }
            for isSharp in [false, true] {
                let state = SpringPhase(constants, elapsed: known.elapsed, isSharp: isSharp)
                    .precise(
                        constants, from: DoubleDouble(known.x0), velocity: known.v0, isSharp: isSharp)
                let scale = Double(sign: .plus, exponent: state.exponent, significand: 1)
                guard scale.isNormal else { continue }
                for (found, error, truth, rest) in [
                    (state.x, state.xError, known.x, known.xRest),
                    (state.v, state.vError, known.v, known.vRest),
                ] {
                    let off = (found.high * scale - truth) + (found.low * scale - rest)
                    let allowed = error * scale + truth.ulp * 0x1p-10
                    worst.note(off / allowed, "\(truth) by \(off), \(error * scale) stated: \(known)")
                    largest = max(largest, error * scale / abs(truth))
                }
            }
        }
        #expect(worst.error <= 1, "\(worst)")
        #expect(largest > 0)
    }

    @Test func `Near 0 the exponential is as accurate as its argument is small`() {
        // Double-double states need this: 2⁻⁵¹x² besides the words' own 2⁻¹⁰⁰.
        for exponent in stride(from: -40.0, through: -9, by: 0.37) {
            let x = -Elementary.pow(2, exponent)
            let (mantissa, power) = DoubleDouble.exponential(DoubleDouble(x), isSharp: true)
            #expect(power == 0)
            // 1 + x + x²/2 + …, whose terms from the third on are rounded below 2⁻⁵²x².
            let tail = x * x * (1 / 2 + x * (1 / 6 + x * (1 / 24 + x * (1 / 120 + x / 720))))
            let off = ((mantissa.high - 1) - x) + (mantissa.low - tail)
            #expect(abs(off) <= 0x1p-51 * x * x, "at \(x)")
        }
    }
}
