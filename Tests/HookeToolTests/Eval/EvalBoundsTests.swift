import Foundation
import HookeGeometry
import TestSupport
import Testing

@testable import HookeTool

/// Springs within bounds, Bézier tracks, tracks outside their keys, and zooms, as fields of questions.
@Suite struct EvalBoundsTests {
    @Test func `Bounds take the softest spring, and clamping and a restitution end or bounce`() throws {
        let thrown = try SpringMotion(
            spring: .smooth, from: 0.5, to: 0.49, initialVelocity: 5_000, stayingIn: 0...1)
        let state = #""from":0.5,"to":0.49,"velocity":5000,"bounds":[0,1]"#
        let line = #"{"op":"spring","spring":"smooth",\#(state),"at":[0,0.0001,1]}"#
        #expect(try numbers("value", line) == [0, 0.0001, 1].map(thrown.position(at:)))
        #expect(try numbers("velocity", line)[0] == 5_000)
        #expect(try numbers("stiffness", line) == [thrown.spring.stiffness])
        let info = #"{"op":"springInfo","spring":"smooth",\#(state),"peaks":1}"#
        #expect(try numbers("maximum", info)[0] <= 1)

        let clamped = BoundedSpring(stoppingAtTarget: SpringMotion(spring: .bouncy, from: 0, to: 1))
        let clamp = #"{"op":"spring","spring":"bouncy","overshootClamping":true,"at":[0.2,0.3]}"#
        #expect(try numbers("value", clamp) == [clamped.position(at: 0.2), 1])
        #expect((try numbers("duration", clamp)[0] - 0.261438).magnitude < 5e-7)
        let settling = #"{"op":"settling","spring":"bouncy","overshootClamping":true}"#
        let within = Tolerance.relative(0.001)
        #expect(try numbers("settlingDuration", settling) == [clamped.settlingDuration(within: within) ?? -1])
        let css = #"{"op":"linear","spring":"bouncy","overshootClamping":true,"error":0.01}"#
        // The straight pieces end at the crossing, at exactly the target.
        let outputs = try numbers("outputs", css)
        #expect(outputs.last == 1 && outputs.allSatisfy { $0 <= 1.01 })
        #expect((try numbers("duration", css)[0] - 0.261438).magnitude < 5e-7)

        let ball = try BoundedSpring(
            SpringMotion(spring: .bouncy, from: 0, to: 1), minimum: -1, maximum: 1, restitution: 0.25)
        let bounce = #"{"op":"spring","spring":"bouncy","bounds":[-1,1],"restitution":0.25,"at":[0.3]}"#
        #expect(try numbers("value", bounce) == [ball.position(at: 0.3)])
        #expect(try numbers("impacts", bounce) == ball.impactTimes)
    }

    @Test func `Béziers, rules outside the keys and angles are those of the library`() throws {
        let bump =
            #"{"op":"keyframes","times":[0,1],"values":[0,0],"mode":"bezier","#
            + #""handles":[{"out":[0.3,2]},{"in":[-0.3,2]}],"at":[0.5]}"#
        #expect(try numbers("value", bump) == [1.5])
        let long =
            #"{"op":"keyframes","times":[0,1],"values":[[0,1],[0,2]],"mode":"bezier","#
            + #""handles":[{"out":[2,[2,1]]},{"in":{"aligned":0.1}}],"at":[0.5]}"#
        #expect(answers(long)[0]?.contains(#""shortened":[{"key":0,"handle":"out","factor":0.5}]"#) == true)
        let loop =
            #"{"op":"keyframes","times":[0,1,2],"values":[0,10,0],"mode":"catmullRom","#
            + #""before":"repeat","after":"repeatOffset","at":[-1.9,0.1,2.1]}"#
        for value in try numbers("value", loop) { #expect((value - 0.28).magnitude < 1e-14) }
        let turn =
            #"{"op":"keyframes","times":[0,1],"values":[350,10],"mode":"linear","angle":"degrees","at":[0,0.5,0.75]}"#
        #expect(try numbers("value", turn) == [350, 360, 365])
        #expect(try numbers("velocity", turn) == [20, 20, 20])
        let moved =
            #"{"op":"handover","motion":{"times":[0,1],"values":[0,1],"mode":"linear","after":"extend"},"#
            + #""switches":[{"at":100,"to":0}],"at":[3]}"#
        #expect(try numbers("value", moved) == [3])
    }

    @Test func `The pieces of a clamped spring end at exactly 1, within their error`() throws {
        var random = SeededGenerator(seed: 41)
        for _ in 0..<30 {
            let (stiffness, ratio) = (
                Double.random(in: 50...900, using: &random), Double.random(in: 0.1...0.9, using: &random)
            )
            let error = Double.random(in: 0.0005...0.05, using: &random)
            let state = "\"stiffness\":\(stiffness),\"dampingRatio\":\(ratio)"
            let line = "{\"op\":\"linear\",\(state),\"overshootClamping\":true,\"error\":\(error)}"
            #expect(try numbers("outputs", line).last == 1, "\(line)")
            let motion = SpringMotion(
                spring: try Spring(stiffness: stiffness, dampingRatio: ratio), from: 0, to: 1)
            let clamped = BoundedSpring(stoppingAtTarget: motion)
            let (inputs, outputs) = (try numbers("inputs", line), try numbers("outputs", line))
            let curve = try LinearStops(zip(inputs, outputs).map { LinearStops.Stop(input: $0, output: $1) })
            let duration = try numbers("duration", line)[0]
            for step in 0...500 {
                let t = Double(step) / 500
                let gap = (curve.value(at: t) - clamped.position(at: t * duration)).magnitude
                #expect(gap <= error * (1 + 1e-9), "\(line) at \(t)")
            }
        }
        let late = #"{"op":"linear","spring":"bouncy","overshootClamping":true,"until":1}"#
        #expect(try refusal(late)?.hasPrefix("until is 1.0; accepted: at most 0.2614") == true)
        // A shorter time ends on the way.
        let early = #"{"op":"linear","spring":"bouncy","overshootClamping":true,"until":0.1}"#
        #expect((try numbers("outputs", early).last ?? 1) < 0.9)
    }

    @Test func `A zoom is that of the library`() throws {
        let line = #"{"op":"zoom","from":[0,0,1],"to":[10,0,1],"at":[0.25]}"#
        #expect((try numbers("length", line)[0] - 4.24012755933).magnitude < 5e-12)
        #expect(answers(line)[0]?.hasPrefix(#"{"value":[[0.4524937810560"#) == true)
    }

    @Test func `Accelerations and means of rotations are those of the library`() throws {
        let line =
            #"{"op":"acceleration","acceleration":2000,"bounds":[0,1000],"restitution":0.5,"at":[1.5,4]}"#
        let ball = try AcceleratedMotion(
            from: 0, initialVelocity: 0, acceleration: 2_000, minimum: 0, maximum: 1_000, restitution: 0.5)
        #expect(try numbers("value", line) == [ball.position(at: 1.5), 1_000])
        #expect(try numbers("duration", line) == [ball.duration ?? -1])
        let sled = #"{"op":"acceleration","velocity":300,"deceleration":100,"at":[9]}"#
        #expect(try numbers("value", sled) == [450])
        let mean = #"{"op":"meanRotation","values":[[0,0,0,1],[0,0.6,0,0.8]]}"#
        let expected = Quaternion.identity.slerp(to: Quaternion(x: 0, y: 0.6, z: 0, w: 0.8), at: 0.5)
        for (a, b) in zip(try numbers("value", mean), (0..<4).map { expected.components[$0] }) {
            #expect((a - b).magnitude < 1e-15)
        }
    }

    @Test(arguments: [
        (
            #""op":"spring","spring":"bouncy","restitution":0.5,"at":[0]"#,
            "bounds is missing; accepted: [low, high] beside restitution"
        ),
        (
            #""op":"spring","spring":"bouncy","bounds":[1,0],"at":[0]"#,
            "bounds is [1.0, 0.0]; accepted: [low, high], ascending"
        ),
        (
            #""op":"spring","spring":"bouncy","bounds":[2,3],"at":[0]"#,
            "from is 0.0; accepted: 2.0 to 3.0, the bounds"
        ),
        (
            #""op":"spring","spring":"bouncy","bounds":[0,1],"velocity":-3,"at":[0]"#,
            "velocity has no solution: the motion starts at a bound and moves out of it"
        ),
        (
            #""op":"spring","spring":"bouncy","bounds":[0,1],"restitution":2,"at":[0]"#,
            "restitution is 2.0; accepted: 0 to 1"
        ),
        (
            #""op":"keyframes","times":[0,1],"values":[0,1],"mode":"bezier","handles":[{}],"at":[0]"#,
            "handles has 1 elements; accepted: 2, one for each time"
        ),
        (
            #""op":"keyframes","times":[0,1],"values":[0,1],"mode":"bezier","handles":[{"out":"vectr"},{}],"at":[0]"#,
            #"handles[0].out is "vectr"; did you mean "vector"? Accepted: [dt, dv] relative to the key, automatic, "#
                + #"vector, aligned, or {"aligned":dt}"#
        ),
        (
            #""op":"keyframes","times":[0,1],"values":[0,1],"mode":"linear","after":"loop","at":[0]"#,
            #"after is "loop"; accepted: hold, extend, repeat, mirror, repeatOffset"#
        ),
        (
            #""op":"zoom","from":[0,0,0],"to":[1,1,1],"at":[0]"#,
            "from[2] is 0.0; accepted: a finite number above 0"
        ),
    ])
    func `Wrong fields are refused with the field, the value and what is accepted`(
        fields: String, reason: String
    ) throws {
        #expect(try refusal("{\(fields)}") == reason)
    }
}
