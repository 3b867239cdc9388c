import Foundation
import Hooke
import HookeMotion
import Testing

@testable import HookeTool

/// Maps of ranges, colours, paths, composition, and choreographies that are cut.
@Suite struct EvalReachTests {
    private func answer(_ line: String) throws -> JSONValue {
        let text = try #require(answers(line)[0])
        guard let object = try JSONValue(parsing: Array(text.utf8)).object else { throw Refusal(text) }
        return object
    }

    private func numbers(_ value: JSONValue?) -> [Double]? {
        guard let elements = value?.elements else { return nil }
        var result: [Double] = []
        for element in elements {
            guard let number = element.number else { return nil }
            result.append(number)
        }
        return result
    }

    @Test func `Maps of ranges have values and slopes, in both directions`() throws {
        let up = try answer(
            #"{"op":"map","input":[-300,-100,0,100,101],"output":[300,0,1,0,0],"at":[-400,-50,200]}"#)
        #expect(numbers(up["value"]) == [450, 0.5, 0])
        #expect(numbers(up["slope"]) == [-1.5, 0.01, 0])
        let down = try answer(
            #"{"op":"map","input":[100,0],"output":[[0,0],[1,10]],"before":"hold","mode":"monotone","at":[50,200]}"#
        )
        #expect(
            down["value"] == .array([.array([.number(0.5), .number(5)]), .array([.number(0), .number(0)])]))
    }

    @Test func `Colours are read, converted and mixed`() throws {
        let one = try answer(#"{"op":"color","color":"rgb(255 0 0 / 50%)","in":"hsl"}"#)
        #expect(one["css"] == .string("hsl(0 100 50 / 0.5)") && one["alpha"] == .number(0.5))
        let mixed = try answer(
            ##"{"op":"color","from":"lch(100 0 40deg)","to":"lch(100 0 60deg)","in":"lch","hue":"longer","at":[0,0.5]}"##
        )
        #expect(mixed["css"] == .array([.string("lch(100 0 40)"), .string("lch(100 0 230)")]))
    }

    @Test func `Paths have an area and nearest points, and go through points`() throws {
        let path = try answer(#"{"op":"path","path":"M0 0H100V100H0Z","nearest":[[50,-10]]}"#)
        #expect(path["area"] == .number(10_000) && path["length"] == .number(400))
        #expect(
            path["nearest"]
                == .array([
                    .object([
                        "point": .array([.number(50), .number(0)]), "distance": .number(50),
                        "gap": .number(10),
                    ])
                ]))
        let line = try answer(#"{"op":"path","through":[[0,0],[3,4]]}"#)
        #expect(line["path"] == .string("M0.0 0.0L3.0 4.0") && line["length"] == .number(5))
    }

    @Test func `An iteration that accumulates, composition, a box and a font size`() throws {
        func matrix(_ fields: String) throws -> [Double] {
            let object = try answer(#"{"op":"interpolate","at":[0.5],"# + fields + "}")
            guard let rows = object["matrices"]?.elements else { throw Refusal("\(object)") }
            return try #require(numbers(rows[0]))
        }
        let third = #""from":"scale(3)","to":"scale(4)","iteration":2"#
        #expect(try matrix(third)[0] == 9.5)
        #expect(try matrix(third + #","composite":"accumulate""#)[0] == 9.5)
        #expect(
            try matrix(
                #""from":"scale(3)","to":"scale(4)","composite":"accumulate","underlying":"scale(2)""#)[0]
                == 4.5)
        #expect(
            try matrix(#""from":"scale(3)","to":"scale(4)","composite":"add","underlying":"scale(2)""#)[0]
                == 7)
        let sizes = try matrix(#""from":"none","to":"translate(50%,2em)","box":[200,100],"fontSize":16"#)
        #expect(sizes[12] == 50 && sizes[13] == 16)
        let hit = try answer(#"{"op":"project","rect":[0,0,200,100],"transform":"translate(50%)"}"#)
        guard let corners = hit["corners"]?.elements else { throw Refusal("\(hit)") }
        #expect(numbers(corners[0]) == [100, 0])
    }

    @Test func `A menu closed in flight switches each item at its own delay`() throws {
        let object = try answer(
            #"{"op":"choreography","move":["a","b"],"each":0.2,"curve":"linear","duration":1,"from":0,"to":1,"#
                + #""switches":[{"at":0.1,"to":{"move":["a","b"],"each":0.2,"spring":"smooth","to":0}}],"at":[0.05,0.1,5]}"#
        )
        guard let channels = object["channels"]?.object, let a = channels["a"]?.object,
            let b = channels["b"]?.object
        else { throw Refusal("\(object)") }
        let values = try #require(numbers(a["value"]))
        #expect(values[0] == 0.05 && values[1] == 0.1 && abs(values[2]) < 1e-9)
        // Its motion has not begun at 0.1 s, and no longer begins.
        #expect(numbers(b["value"]) == [0, 0, 0])
    }

    @Test(arguments: [
        (#"{"op":"map","input":[0,2,1],"output":[0,1,2],"at":[0]}"#, "input[2] is 1"),
        (#"{"op":"map","input":[0,1],"output":[0],"at":[0]}"#, "output has 1"),
        (#"{"op":"map","input":[0,1],"output":[0,1],"mode":"bezier","at":[0]}"#, "mode is \"bezier\""),
        (#"{"op":"color","color":"redd"}"#, "color is \"redd\""),
        (#"{"op":"color","color":"red","in":"okhsl"}"#, "in is \"okhsl\"; accepted: srgb, srgb-linear"),
        (#"{"op":"color","from":"red","to":"blue","hue":"long","at":[0]}"#, "hue is \"long\""),
        (
            #"{"op":"color","from":"red","to":"blue","in":"srgb","hue":"longer","at":[0]}"#,
            "hue is given; accepted with in one of oklch, "
        ),
        (#"{"op":"path","path":""}"#, "path is \"\"; accepted: SVG path data of one step or more"),
        (#"{"op":"path","through":[]}"#, "through is []; accepted: [[x, y], …], one point or more"),
        (
            #"{"op":"path","path":"M0 0L1e308 0L-1e308 0"}"#,
            "path has no solution: its length exceeds the largest double"
        ),
        (
            #"{"op":"project","rect":[0,0,-2,1],"transform":"rotate(10deg)"}"#,
            "rect[2] is -2.0; accepted: a finite number that is at least 0"
        ),
        (
            #"{"op":"project","rect":[0,0,2,-1],"transform":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}"#,
            "rect[3] is -1.0; "
        ),
        (#"{"op":"hit","rect":[0,0,-2,1],"transform":"none","point":[0,0]}"#, "rect[2] is -2.0; "),
        (
            #"{"op":"spring","spring":"motion(0.8, 2)","at":[0]}"#,
            "spring.motion.bounce is 2.0; accepted: 0.0 to 0.95"
        ),
        (
            #"{"op":"spring","motion":[0.001,0.3],"at":[0]}"#,
            "motion.duration is 0.001; accepted: 0.01 to 10.0"
        ),
        (
            #"{"op":"handover","motion":{"decay":"normal","velocity":9},"switches":[{"at":0.4,"to":1,"by":"quintic"}],"at":[0]}"#,
            #"switches[0].by is "quintic"; did you mean "quintic(…)"? Accepted: "#
        ),
        (
            #"{"op":"choreography","move":"x","spring":"smooth","from":0,"to":1,"yoyo":true,"at":[0]}"#,
            "yoyo is true without repeat; accepted: with a number of runs, or endless"
        ),
        (
            #"{"op":"scroll","velocity":9,"physics":"android","decay":"fast","at":[0]}"#,
            "decay is given; accepted with physics iOS"
        ),
        (
            #"{"op":"choreography","move":["a","b"],"each":1,"origin":{"columns":2,"column":5,"row":0},"#
                + #""spring":"smooth","from":0,"to":1,"at":[0]}"#,
            "column is 5.0; accepted: 0 to 1"
        ),
        (
            #"{"op":"choreography","move":["a","b","c","d","e"],"each":1,"origin":{"columns":2,"rows":2},"#
                + #""spring":"smooth","from":0,"to":1,"at":[0]}"#,
            "origin is a grid of 4 cells; accepted: a cell for each of the 5 parts"
        ),
        (
            #"{"op":"choreography","stagger":[{"interval":1},{"interval":1}],"delays":"stagger(each=1, origin=grid(columns=1, rows=1))","at":[0]}"#,
            "delays.origin is a grid of 1 cells; accepted: a cell for each of the 2 parts"
        ),
        (#"{"op":"path","path":"M0 0","through":[[0,0]]}"#, "exactly one of path, through"),
        (#"{"op":"path","through":[[0,0],[1,1]],"alpha":2}"#, "alpha is 2"),
        (
            #"{"op":"interpolate","from":"none","to":"translate(1em)","at":[0]}"#,
            "to is \"translate(1em)\""
        ),
        (
            #"{"op":"interpolate","from":"none","to":"none","box":[1],"at":[0]}"#,
            "box is [1]; accepted: [width, height]"
        ),
        (
            #"{"op":"choreography","move":"x","curve":"linear","duration":1,"from":0,"to":1,"#
                + #""switches":[{"at":1,"to":{"move":"x","spring":"smooth","to":0,"offset":-2}}],"at":[0]}"#,
            "switches[0]: start is -2"
        ),
    ]) func `Refusals name the field`(line: String, reason: String) throws {
        let object = try answer(line)
        guard let text = object["error"]?.string else { throw Refusal("no error in \(object)") }
        #expect(text.contains(reason), "\(text)")
    }
}
