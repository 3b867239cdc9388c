import Foundation
import HookeMotion
import Testing

@Suite struct HandoverLawNotationTests {
    private static let spellings: [(text: String, json: String, law: HandoverLaw)] = {
        do {
            return [
                ("bouncy", #""bouncy""#, .spring(.bouncy)),
                ("spring(bouncy)", #"{"spring":"bouncy"}"#, .spring(.bouncy)),
                (
                    "spring(stiffness=100, damping-ratio=1)", #"{"stiffness":100,"dampingRatio":1}"#,
                    .spring(try Spring(stiffness: 100, dampingRatio: 1))
                ),
                ("third-order(12)", #"{"thirdOrder":12}"#, try HandoverLaw(.thirdOrder(rate: 12))),
                (
                    "quintic(0.4)", #"{"quintic":0.4}"#,
                    try HandoverLaw(.quintic(duration: 0.4, join: .c1, neverCrossesZero: false))
                ),
                (
                    "quintic(0.4, join=c2)", #"{"quintic":0.4,"join":"c2"}"#,
                    try HandoverLaw(.quintic(duration: 0.4, join: .c2, neverCrossesZero: false))
                ),
                (
                    "quintic(0.4, never-crosses-zero=true)", #"{"quintic":0.4,"neverCrossesZero":true}"#,
                    try HandoverLaw(.quintic(duration: 0.4, join: .c1, neverCrossesZero: true))
                ),
                (
                    "fade(0.3, join=c2, half-life=0.1)", #"{"fade":0.3,"join":"c2","halfLife":0.1}"#,
                    try HandoverLaw(.fade(duration: 0.3, join: .c2, outgoing: .damped(halfLife: 0.1)))
                ),
                (
                    "fade=0.3", #"{"fade":0.3}"#,
                    try HandoverLaw(.fade(duration: 0.3, join: .c1, outgoing: .continuing))
                ),
            ]
        } catch { preconditionFailure("\(error)") }
    }()

    @Test(arguments: spellings)
    func `A text and an object of JSON are the same law`(text: String, json: String, law: HandoverLaw) throws
    {
        #expect(try HandoverLaw(text: text) == law)
        #expect(try JSONDecoder().decode(HandoverLaw.self, from: Data(json.utf8)) == law)
        #expect(try HandoverLaw(text: law.text) == law, "\(law.text)")
        #expect(try JSONDecoder().decode(HandoverLaw.self, from: JSONEncoder().encode(law)) == law)
    }

    @Test func `An unknown field of an object has the nearest law`() {
        let error = #expect(throws: HookeError.self) {
            try JSONDecoder().decode(HandoverLaw.self, from: Data(#"{"qintic":1}"#.utf8))
        }
        #expect(
            error?.description.hasPrefix("unknown field \"law.qintic\"; did you mean \"quintic\"? Accepted: ")
                == true)
        #expect(error?.description.hasSuffix(", or third-order(…), quintic(…), fade(…)") == true)
    }

    @Test(arguments: [
        ("boncy", "law is \"boncy\"; did you mean \"bouncy\"? Accepted: "),
        ("quintic(0)", "law.quintic is 0.0; accepted: 1e-140 to 1e140"),
        ("quintic(a)", "law.quintic is \"a\"; accepted: a number"),
        (
            "quintic(1, half-life=1)",
            "unknown field \"law.half-life\"; accepted: quintic, join, never-crosses-zero"
        ),
        ("quintic(1, join=c3)", "law.join is \"c3\"; did you mean \"c1\"? Accepted: c1, c2"),
        ("fade(1, half-life=-1)", "law.half-life is -1.0; accepted: 1e-140 to 1e140"),
        ("quintic(1, join=c2, never-crosses-zero=true)", "law.never-crosses-zero has no solution: "),
        ("third-order()", "law.third-order is \"\"; accepted: a number"),
        ("quintic(duration=1)", "law.quintic is an object with duration; accepted: a number"),
        (
            "quintic(1, never-crosses-zero=\"true\")",
            "law.never-crosses-zero is \"true\"; accepted: true or false"
        ),
        (
            "qintic(1)",
            "law is \"qintic(1)\"; did you mean \"quintic\"? Accepted: third-order(…), quintic(…), fade(…), smooth"
        ),
        ("fade(0.3; join=c2)", "law is \"fade(0.3; join=c2)\"; accepted at character 9: a comma"),
    ])
    func `A wrong law is refused with the field, the value and what is accepted`(text: String, reason: String)
    {
        let error = #expect(throws: HookeError.self, "\(text)") { try HandoverLaw(text: text) }
        #expect(error?.description.hasPrefix(reason) == true, "\(String(describing: error))")
    }
}
