import Foundation
import Testing
import TestSupport

@testable import Hooke

@Suite struct StepsTests {
    @Test func `Each kind of jump has its published value at a quarter`() throws {
        #expect(try Steps(4, jump: .start).value(at: 0.25) == 0.5)
        #expect(try Steps(4).value(at: 0.25) == 0.25)
        #expect(try Steps(4, jump: .none).value(at: 0.25) == 1.0 / 3)
        #expect(try Steps(4, jump: .both).value(at: 0.25) == 0.4)
    }

    @Test func `The ends are 0 and 1 except at jumps, and the steps continue outside`() throws {
        let cases: [(Steps.Jump, before: Double, start: Double, end: Double, after: Double)] = [
            (.start, 0, 0.25, 1, 1.25), (.end, -0.25, 0, 1, 1), (.none, -1.0 / 3, 0, 1, 4.0 / 3),
            (.both, 0, 0.2, 1, 1),
        ]
        for row in cases {
            let curve = try Steps(4, jump: row.0)
            #expect(curve.value(at: -0.1) == row.before, "\(row.0)")
            #expect(curve.value(at: 0) == row.start, "\(row.0)")
            #expect(curve.value(at: -0.0) == row.start, "\(row.0)")
            #expect(curve.value(at: 1) == row.end, "\(row.0)")
            #expect(curve.value(at: 1.1) == row.after, "\(row.0)")
        }
        #expect(Steps.stepStart.value(at: 0) == 1)
        #expect(Steps.stepEnd.value(at: 1.0.nextDown) == 0)
        #expect(Steps.stepEnd.value(at: 1) == 1)
    }

    @Test func `Step k begins at the double nearest to k/count`() throws {
        for count in Array(1...400) + [(1 << 31) - 1, 1 << 30, 999_999_937] {
            let curve = try Steps(count)
            for k in Set([1, 2, 3, count / 3, count / 2, count - 2, count - 1, count])
            where k > 0 && k <= count {
                let begin = Double(k) / Double(count)
                #expect(curve.value(at: begin) == begin, "\(k) of \(count)")
                #expect(curve.value(at: begin.nextDown) == Double(k - 1) / Double(count), "\(k) of \(count)")
            }
        }
        // All steps if there are few.
        for count in 1...120 {
            let curve = try Steps(count)
            for k in 1...count {
                let begin = Double(k) / Double(count)
                #expect(curve.value(at: begin) == begin)
                #expect(curve.value(at: begin.nextDown) == Double(k - 1) / Double(count))
            }
        }
    }

    @Test func `Every time has a value, which is constant between jumps`() throws {
        for jump in Steps.Jump.allCases {
            let curve = try Steps(7, jump: jump)
            for t in [-1e308, -1e17, -3.2, 0.4, 2, 1e15, 1e17, 1e308] {
                let ratio = curve.value(at: t) / t / (7 / Double(curve.jumpCount))
                #expect(t.magnitude < 1e3 || (ratio - 1).magnitude < 1e-14, "\(jump) at \(t)")
                #expect(curve.slope(at: t) == 0)
                #expect(curve.secondDerivative(at: t) == 0)
            }
            #expect(curve.value(at: .infinity) == .infinity)
            #expect(curve.value(at: -.infinity) == -.infinity)
            #expect(curve.value(at: .nan).isNaN)
            #expect(curve.slope(at: .nan).isNaN)
            #expect(curve.secondDerivative(at: .nan).isNaN)
        }
    }

    @Test(arguments: [
        ("steps(4)", "steps(4)"), ("steps(4, jump-end)", "steps(4)"), (" STEPS( +4 ,/* */END ) ", "steps(4)"),
        ("steps(3,start)", "steps(3, jump-start)"), ("steps(2, jump-none)", "steps(2, jump-none)"),
        ("steps(1, jump-both)", "steps(1, jump-both)"), ("step-start", "steps(1, jump-start)"),
        ("step-end", "steps(1)"),
    ])
    func `CSS text is read and printed`(text: String, printed: String) throws {
        let curve = try Steps(css: text)
        #expect(curve.css == printed)
        #expect(try Steps(css: curve.css) == curve)
    }

    @Test(arguments: [
        ("", 0, "steps(…), step-start or step-end"), ("step(4)", 0, "steps(…), step-start or step-end"),
        ("steps (4)", 0, "steps(…), step-start or step-end"), ("steps(", 6, "a whole number"),
        ("steps(4.0)", 6, "a whole number"), ("steps(4e0)", 6, "a whole number"),
        ("steps(0)", 6, "a whole number from 1 to 2147483647"),
        ("steps( -3, start)", 7, "a whole number from 1 to 2147483647"),
        ("steps(1, jump-none)", 6, "a whole number from 2 to 2147483647"),
        ("steps(99999999999999999999)", 6, "a whole number from 1 to 2147483647"),
        ("steps(4, middle)", 9, "jump-start, jump-end, jump-none, jump-both, start or end"),
        ("steps(4, start", 14, "a closing parenthesis"), ("steps(4 start)", 8, "a closing parenthesis"),
        ("steps(4) x", 9, "nothing after the curve"),
    ])
    func `Errors for invalid steps have the byte offset`(text: String, offset: Int, accepted: String) {
        let error = #expect(throws: HookeError.self) { try Steps(css: text) }
        #expect(error == .badText(field: "css", text: text, offset: offset, accepted: accepted))
    }

    @Test func `Invalid counts throw, also when decoded`() throws {
        for (count, jump) in [(0, Steps.Jump.end), (-1, .both), (1, .none), (1 << 31, .start)] {
            let error = #expect(throws: HookeError.self) { try Steps(count, jump: jump) }
            #expect(error?.description.hasPrefix("count is \(Double(count));") == true)
        }
        let data = try JSONEncoder().encode(Steps(3, jump: .both))
        #expect(try JSONDecoder().decode(Steps.self, from: data) == Steps(3, jump: .both))
        for bad in [
            #"{"count":0,"jump":"jump-end"}"#, #"{"count":1,"jump":"jump-none"}"#, #"{"count":3,"jump":"x"}"#,
        ] {
            #expect(throws: (any Error).self) { try JSONDecoder().decode(Steps.self, from: Data(bad.utf8)) }
        }
    }
}
