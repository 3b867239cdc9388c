import HookeMotion
import Testing

@testable import HookeTool

@Suite struct EvalKeyframesRefusalTests {
    private static let modes = TrackMode.tracks(ofRotations: false).map(\.rawValue).joined(separator: ", ")
    private static let segmentModes = TrackMode.segments.map(\.rawValue).joined(separator: ", ")

    private static let faults: [(String, String)] = [
        (
            #""values":[1],"mode":"linear""#,
            "times is missing; accepted: an array of numbers, such as [0, 0.1]"
        ),
        (#""times":[0],"mode":"linear""#, "values is missing; accepted: an array of arrays of numbers"),
        (
            #""times":[0],"values":[1]"#,
            "mode is missing; accepted: paced, cubicPaced, bezier, discrete, linear, cubic, catmullRom, timeAwareCatmullRom, kochanekBartels, monotone, pchip, akima, modifiedAkima, spline, holdSafe, hermite, spring; or interpolations"
        ),
        (
            #""times":[0],"values":[1],"mode":"linear","interpolations":[]"#,
            "mode is given; accepted: mode or interpolations"
        ),
        (#""times":[0],"values":[1],"mode":"wavy""#, "mode is \"wavy\"; accepted: \(modes)"),
        (#""times":[0],"values":[1],"mode":"even""#, "mode is \"even\"; accepted: \(modes)"),
        (#""times":[],"values":[],"mode":"linear""#, "times has 0 elements; accepted: at least 1"),
        (
            #""times":[0,1],"values":[1],"mode":"linear""#,
            "values has 1 elements; accepted: 2, one for each time"
        ),
        (
            #""times":[0,1,0.5],"values":[1,2,3],"mode":"linear""#,
            "times[2] is 0.5; accepted: a number not below the one before, 1.0"
        ),
        (
            #""times":[0,1],"values":[[1,2],[3]],"mode":"linear""#,
            "values[1] has 1 elements; accepted: 2, as in values[0]"
        ),
        (
            #""times":[0,1],"values":[[],[]],"mode":"linear""#,
            "values[0] has 0 elements; accepted: at least 1"
        ),
        (#""times":[0,1],"values":[1,[2]],"mode":"linear""#, "values[0] is 1; accepted: an array of numbers"),
        (#""times":[0,1],"values":[1,"a"],"mode":"linear""#, "values[1] is \"a\"; accepted: a number"),
        (
            #""times":[0],"values":[1],"mode":"kochanekBartels","ends":"open""#,
            "ends is \"open\"; accepted: reflected, natural"
        ),
        (
            #""times":[0],"values":[1],"mode":"spline","ends":"reflected""#,
            "ends is \"reflected\"; accepted: natural, clamped, notAKnot, periodic"
        ),
        (
            #""times":[0],"values":[1],"mode":"cubic","spacing":"even""#,
            "spacing is \"even\"; accepted: uniform, timeAware"
        ),
        (
            #""times":[0],"values":[1],"mode":"akima","tension":1"#,
            "tension is given; accepted: with another mode than akima"
        ),
        (
            #""times":[0],"values":[1],"mode":"hermite""#,
            "velocities is missing; accepted: a velocity for each time, or inVelocities and outVelocities"
        ),
        (
            #""times":[0,1],"values":[1,2],"mode":"hermite","velocities":[1]"#,
            "velocities has 1 elements; accepted: 2, one for each time"
        ),
        (
            #""times":[0,1],"values":[[1],[2]],"mode":"hermite","inVelocities":[[1]],"outVelocities":[]"#,
            "inVelocities has 1 elements; accepted: 2, one for each time"
        ),
        (
            #""times":[0,1],"values":[[1],[2]],"mode":"hermite","inVelocities":[[1],[2]],"outVelocities":[]"#,
            "outVelocities has 0 elements; accepted: 2, one for each time"
        ),
        (
            #""times":[0,1],"values":[[1,2],[3,4]],"mode":"linear","startVelocity":[1]"#,
            "startVelocity is given; accepted: with another mode than linear"
        ),
        (
            #""times":[0,1],"values":[[1,2],[3,4]],"mode":"akima","startVelocity":[1]"#,
            "startVelocity is [1]; accepted: 2 numbers"
        ),
        (
            #""times":[0,1],"values":[1,2],"interpolations":[]"#,
            "interpolations has 0 elements; accepted: 1, one for each pair of neighbouring keys"
        ),
        (
            #""times":[0,1],"values":[1,2],"interpolations":[{"mode":"wavy"}]"#,
            "interpolations[0].mode is \"wavy\"; accepted: \(segmentModes)"
        ),
        (
            #""times":[0,1],"values":[1,2],"interpolations":[3]"#,
            "interpolations[0].mode is 3; accepted: \(segmentModes)"
        ),
        (
            #""times":[0,1],"values":[1,2],"interpolations":[{"spring":{"stiffness":1}}]"#,
            "interpolations[0].spring.stiffness is 1 alone; accepted: with it one of damping, dampingRatio"
        ),
        (
            #""times":[0,1],"values":[1,2],"interpolations":[{"timing":{"bezier":[2,0,1,1]}}]"#,
            "interpolations[0].timing.bezier.x1 is 2.0; accepted: a number in [0, 1]"
        ),
        (
            #""times":[0,1],"values":[1,2],"interpolations":[{"timing":3}]"#,
            "interpolations[0].timing is 3; accepted: a text or an object"
        ),
        (
            #""times":[0,1],"values":[1,2],"interpolations":[{"mode":"hermite","startVelocity":1}]"#,
            "interpolations[0].endVelocity is missing; accepted: a velocity"
        ),
        (
            #""times":[0,1,2],"values":[1,2],"mode":"paced""#,
            "times has 3 elements; accepted: 2, or one for each of the 2 values, with the mode paced"
        ),
        (
            #""times":[0,1],"values":[1,2],"mode":"spline","ends":"periodic""#,
            "values has no solution: a periodic spline needs a last value that equals the first, and all of the track"
        ),
        (
            #""times":[0],"values":[1],"mode":"linear","kind":"colour""#,
            "kind is \"colour\"; accepted: numbers, rotation"
        ),
        (
            #""times":[0],"values":[[0,0,1]],"mode":"linear","kind":"rotation""#,
            "values[0] is [0, 0, 1]; accepted: an array of 4 numbers"
        ),
        (
            #""times":[0],"values":[[0,0,0,0]],"mode":"linear","kind":"rotation""#,
            "values[0] is 0.0; accepted: a quaternion of length 1, within 0.01"
        ),
        (
            #""times":[0],"values":[[0,0,0,1]],"mode":"linear","kind":"rotation","turns":"long""#,
            "turns is \"long\"; accepted: shortest, asGiven"
        ),
        (
            #""times":[0],"values":[0],"mode":"componentwise","inTangents":[],"outTangents":[]"#,
            "mode is \"componentwise\"; accepted: \(modes)"
        ),
    ]

    @Test(arguments: faults)
    func `Errors name the place and what is accepted`(fields: String, reason: String) throws {
        let said = try refusal(#"{"op":"keyframes","at":[0],\#(fields)}"#)
        #expect(said == reason)
    }
}
