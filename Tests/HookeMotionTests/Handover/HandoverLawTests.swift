import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct HandoverLawTests {
    @Test func `Numbers outside the domain are refused with their field`() {
        func check(_ field: HookeError.Field, _ make: () throws(HookeError) -> HandoverLaw) {
            do throws(HookeError) {
                _ = try make()
                Issue.record("accepted: \(field)")
            } catch { #expect(error.field == field) }
        }
        for bad in [0, -1, .nan, .infinity, -.infinity, 1e-200, 1e200] {
            check("rate") { () throws(HookeError) in try .thirdOrder(rate: bad) }
            check("duration") { () throws(HookeError) in try .quintic(bad) }
            check("duration") { () throws(HookeError) in try .quintic(bad, neverCrossesZero: true) }
            check("duration") { () throws(HookeError) in try .fade(bad) }
            check("halfLife") { () throws(HookeError) in try .fade(1, outgoing: .damped(halfLife: bad)) }
            check("envelopeHalfLife") { () throws(HookeError) in try .thirdOrder(envelopeHalfLife: bad) }
            check("holdenHalfLife") { () throws(HookeError) in try .thirdOrder(holdenHalfLife: bad) }
            check("halfDistanceTime") { () throws(HookeError) in try .thirdOrder(halfDistanceTime: bad) }
        }
        check("neverCrossesZero") { () throws(HookeError) in
            try HandoverLaw(.quintic(duration: 1, join: .c2, neverCrossesZero: true))
        }
    }

    @Test func `The half-lives of the third order have three meanings`() throws {
        func left(_ law: HandoverLaw) -> Double {
            HandoverOffset(law, from: MotionState(position: 1.0, velocity: 0, acceleration: 0))!
                .position(at: 0.25)
        }
        let y = log(2.0)
        #expect(abs(left(try .thirdOrder(envelopeHalfLife: 0.25)) - (1 + y + y * y / 2) / 2) < 4e-16)
        #expect(abs(left(try .thirdOrder(holdenHalfLife: 0.25)) - (1 + 2 * y + 2 * y * y) / 4) < 4e-16)
        #expect(abs(left(try .thirdOrder(halfDistanceTime: 0.25)) - 0.5) < 4e-16)
    }

    @Test func `A law reads back from JSON, and bad text is refused`() throws {
        let laws: [HandoverLaw] = [
            .spring(.snappy), try .thirdOrder(rate: 8), try .quintic(0.5), try .quintic(0.5, .c2),
            try .quintic(0.25, neverCrossesZero: true), try .fade(0.5),
            try .fade(2, .c2, outgoing: .damped(halfLife: 0.1)),
        ]
        for law in laws {
            let data = try JSONEncoder().encode(law)
            #expect(try JSONDecoder().decode(HandoverLaw.self, from: data) == law)
        }
        let short = Data(#"{"quintic": 0.5}"#.utf8)
        #expect(try JSONDecoder().decode(HandoverLaw.self, from: short) == .quintic(0.5))
        for text in [
            "{}", #"{"quintic": -1}"#, #"{"fade": 1, "thirdOrder": 1}"#,
            #"{"quintic": 1, "join": "c3"}"#, #"{"quintic": {"duration": 0.5}}"#,
        ] {
            #expect(throws: (any Error).self) {
                try JSONDecoder().decode(HandoverLaw.self, from: Data(text.utf8))
            }
        }
    }
}
