import HookeScene
import TestSupport
import Testing

@testable import HookeTool

@Suite struct EvalScrollTests {
    private let times = [0, 0.1, 0.5, 2, 9]

    private func answer(_ fields: String) throws -> JSONValue {
        let text = try #require(answers(#"{"op":"scroll",\#(fields)}"#)[0])
        guard let object = try JSONValue(parsing: Array(text.utf8)).object else {
            throw Refusal("\(text)")
        }
        return object
    }

    private func expect(_ fields: String, _ motion: ScrollMotion) throws {
        let object = try answer(fields + #","at":\#(JSONText.numbers(times))"#)
        #expect(object["value"] == .array(times.map { .number(motion.position(at: $0)) }))
        #expect(object["velocity"] == .array(times.map { .number(motion.velocity(at: $0)) }))
        #expect(object["end"] == .number(motion.endValue))
        #expect(
            object["settlingDuration"]
                == motion.settlingDuration(within: .relative(0.001)).map { .number($0) })
    }

    @Test func `Released content equals the library's bit for bit`() throws {
        try expect(
            #""velocity":1000"#,
            ScrollMotion(
                released: 0, initialVelocity: 1_000, minimum: -.infinity, maximum: .infinity, physics: .iOS))
        try expect(
            #""from":80,"velocity":-2000,"minimum":0,"maximum":300,"decay":"fast""#,
            ScrollMotion(
                released: 80, initialVelocity: -2_000, minimum: 0, maximum: 300, physics: .iOS, rate: .fast))
        try expect(
            #""from":80,"velocity":2000,"minimum":0,"maximum":300,"physics":"android","stops":true"#,
            ScrollMotion(
                released: 80, initialVelocity: 2_000, minimum: 0, maximum: 300, physics: .android,
                bounces: false))
        try expect(
            #""from":100,"velocity":1000,"to":400"#,
            ScrollMotion(from: 100, initialVelocity: 1_000, approaching: 400))
    }

    // The path of AOSP's OverScroller, from its tables.
    @Test func `A fling of Android at 1,000 points per second goes 194.31 points in 0.555 s`() throws {
        let object = try answer(#""velocity":1000,"physics":"android","at":[0.27759089]"#)
        guard let end = object["end"]?.number, let positions = object["value"]?.elements,
            let middle = positions.first?.number
        else { throw Refusal("\(object)") }
        #expect(abs(end - 194.31362) < 1e-4)
        #expect(abs(middle / end - 0.85840659) < 1e-6)
    }

    @Test(arguments: [
        (#""at":[0]"#, "velocity is missing"),
        (
            #""velocity":1,"physics":"android","decay":0.9,"at":[0]"#,
            "decay is given; accepted with physics iOS"
        ),
        (#""velocity":1,"physics":"isO","at":[0]"#, "physics is \"isO\"; did you mean \"iOS\"?"),
        (#""velocity":1,"minimum":5,"maximum":2,"at":[0]"#, "minimum is 5"),
        (#""velocity":1,"decay":2,"at":[0]"#, "decay is 2"),
        (
            #""velocity":1,"to":2,"minimum":0,"at":[0]"#,
            "minimum is given; accepted without to"
        ),
        (#""velocity":1,"stops":1,"at":[0]"#, "stops is 1; accepted: true or false"),
    ]) func `A refusal names the field, its value and what is accepted`(fields: String, reason: String) throws
    {
        let object = try answer(fields)
        guard let text = object["error"]?.string else { throw Refusal("no error in \(object)") }
        #expect(text.contains(reason), "\(text)")
    }
}
