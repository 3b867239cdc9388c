import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@testable import HookeTool

@Suite struct EvalTuningTests {
    /// A question about a trace, with more fields.
    private func line(_ trace: String, _ more: String = "") -> String {
        #"{"op":"tune","trace":\#(JSONText.string(trace))\#(more)}"#
    }

    private let settings =
        #","decisions":["threshold=0.6","projected"],"settles":["spring","spring(bouncy)"]"#

    @Test func `The answer equals the study of the trace`() throws {
        let reading = try withScenes { () throws(SwipeMeasurementError) in
            try SwipeMeasurement(
                .swipeRight, edge: .left, measure: .translation, size: CGSize(width: 300, height: 844))
        }
        var options = ReleaseStudy.Settings()
        (options.maximumVelocity, options.overshoot) = (2, .rubberBand(limit: 0.1))
        let study = try ReleaseStudy(
            of: [reading],
            rules: [.init("threshold=0.6", .threshold(0.6)), .init("projected=0.998", .projected())],
            settles: [.init("spring", .spring), .init("uikit", .timed(.easeInOut))], settings: options)
        let more =
            #","name":"swipe-right","decisions":["threshold=0.6","projected"],"settles":["spring","uikit"]"#
            + #","width":300,"cap":2,"overshoot":"rubber-band=0.1""#
        let answer = answers(line(GestureTrace.swipeRight.csv, more))[0]
        #expect(answer == TuneReport.report(ofTrace: 0, in: study).json)
        #expect(study.results.count == 4 && study.results[0].isCapped)
    }

    @Test func `CSV, JSON and columns between semicolons give the same answer`() throws {
        let trace = GestureTrace.edgeRight
        let more = settings + #","name":"t""#
        let csv = try #require(answers(line(trace.csv, more))[0])
        #expect(csv.hasPrefix(#"{"name":"t","releaseTime":"#))
        #expect(answers(line("\n " + trace.json, more))[0] == csv)
        #expect(answers(line(trace.csv.replacingOccurrences(of: ",", with: ";"), more))[0] == csv)
    }

    @Test func `Without decisions and ways to settle all decisions settle by a spring`() throws {
        let answer = try #require(answers(line(GestureTrace.swipeRight.csv))[0])
        #expect(
            answer.components(separatedBy: #""settle":"spring""#).count == 1 + ReleaseStudy.Rule.all.count)
        #expect(answer.hasPrefix(#"{"name":"trace","#))
    }

    @Test func `A trace that is not a swipe away from the edge is left out with the reason`() {
        let answer = answers(line(GestureTrace.swipeLeft.csv, #","name":"other""#))[0]
        let reason =
            #""other: it moves by (-227.3, 18.7) pt, away from the right edge; "#
            + #"accepted: swipes away from the left edge""#
        #expect(answer == #"{"name":"other","leftOut":\#(reason)}"#)
    }

    @Test(arguments: [
        (
            #","decisions":["threshold=x"]"#,
            #"decisions[0].threshold is "x"; accepted: a fraction from 0 to 1"#
        ),
        (#","decisions":["fling","fling"]"#, #"decisions[1] is "fling" again; accepted: each once"#),
        (
            #","decisions":["threshold=0.6",{"threshold":0.6}]"#,
            "decisions[1] is an object again; accepted: each once"
        ),
        (#","decisions":[]"#, "decisions is empty; accepted: at least one"),
        (#","decisions":[1]"#, "decisions[0] is 1; accepted: velocity-sign, threshold"),
        (#","decisions":"fling""#, "decisions is \"fling\"; accepted: an array"),
        (#","width":0"#, "width is 0.0; accepted: above 0, at most 100000"),
        (#","speed":0"#, "speed is 0.0; accepted: finite and above 0"),
        (#","duration":-1"#, "duration is -1.0; accepted: finite and at least 0"),
        (#","cap":-1"#, "cap is -1.0; accepted: at least 0"),
        (#","overshoot":"x""#, #"overshoot is "x"; accepted: "#),
        (#","edge":"north""#, #"edge is "north"; accepted: "#),
        (#","weight":1"#, #"unknown field "weight""#),
    ])
    func `A wrong setting is refused by name`(fields: String, reason: String) throws {
        let found = try #require(try refusal(line(GestureTrace.swipeRight.csv, fields)))
        #expect(found.hasPrefix(reason))
    }

    @Test(arguments: [
        ("", "trace: "), ("time_ms,phase,x,y\n0,down,1,1\n5,move,oops,1\n", #"trace:3: x is "oops""#),
        ("{\"version\":1}", "trace: "),
    ])
    func `A wrong trace is refused with its line`(text: String, reason: String) throws {
        let found = try #require(try refusal(line(text)))
        #expect(found.hasPrefix(reason), "\(found)")
    }
}
