import HookeScene
import TestSupport
import Testing

@testable import HookeTool

@Suite struct EvalMotionTests {
    private func answer(_ line: String) throws -> JSONValue {
        let text = try #require(answers(line)[0])
        guard let object = try JSONValue(parsing: Array(text.utf8)).object else { return .object([:]) }
        return object
    }

    private func numbers(_ value: JSONValue?) -> [Double] {
        guard let elements = value?.elements else { return [] }
        return elements.compactMap(\.number)
    }

    private let times = [-0.5, 0, 0.2, 0.4, 0.55, 0.6, 0.75, 2]

    /// Expects position, velocity and acceleration bit for bit.
    private func expect(
        _ object: JSONValue, _ state: (Double) -> MotionState<Double>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let states = times.map(state)
        #expect(numbers(object["value"]) == states.map(\.position), sourceLocation: sourceLocation)
        #expect(numbers(object["velocity"]) == states.map(\.velocity), sourceLocation: sourceLocation)
        #expect(numbers(object["acceleration"]) == states.map(\.acceleration), sourceLocation: sourceLocation)
    }

    @Test func `Handovers equal the library's bit for bit, law by law`() throws {
        let fling = Decay(from: 3.0, initialVelocity: 900, rate: .fast)
        let curve = try KeyframeTrack(
            times: [0, 0.5], values: [10.0, 40], interpolations: [.eased(.easeInOut)])
        let later = try AnyTrajectory(curve, startTime: 0.4)
        let laws: [(String, HandoverLaw)] = [
            (#""snappy""#, .spring(.snappy)),
            (#"{"spring":{"preset":"bouncy"}}"#, .spring(.bouncy)),
            (#"{"thirdOrder":9}"#, try .thirdOrder(rate: 9)),
            (#"{"quintic":0.5}"#, try .quintic(0.5)),
            (#"{"quintic":0.5,"join":"c2"}"#, try .quintic(0.5, .c2)),
            (#"{"quintic":0.5,"neverCrossesZero":true}"#, try .quintic(0.5, neverCrossesZero: true)),
            (#"{"fade":0.3}"#, try .fade(0.3)),
            (
                #"{"fade":0.3,"join":"c2","halfLife":0.1}"#,
                try .fade(0.3, .c2, outgoing: .damped(halfLife: 0.1))
            ),
        ]
        for (text, law) in laws {
            var shown = try Handover(from: fling, to: later, at: 0.4, by: law)
            try shown.handOver(to: UniformMotion(from: 5, velocity: -2), at: 0.6, by: .spring(.snappy))
            let object = try answer(
                #"{"op":"handover","motion":{"decay":"fast","from":3,"velocity":900},"switches":["#
                    + #"{"at":0.4,"to":{"curve":"ease-in-out","duration":0.5,"from":10,"to":40,"startTime":0.4},"#
                    + #""by":\#(text)},{"at":0.6,"to":{"value":5,"velocity":-2}}],"at":\#(JSONText.numbers(times))}"#
            )
            expect(object) { shown.state(at: $0) }
            #expect(object["settlingDuration"] == .null)
        }
    }

    @Test func `Lists move by their components`() throws {
        let object = try answer(
            #"{"op":"handover","motion":[1,2],"switches":[{"at":0,"to":{"spring":{"preset":"smooth"},"to":[4,6]}}],"at":[0,9]}"#
        )
        guard let rows = object["value"]?.elements else { throw Refusal("no rows") }
        #expect(numbers(rows[0]) == [1, 2])
        #expect(zip(numbers(rows[1]), [4, 6]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    }

    @Test func `Followers equal the library's bit for bit`() throws {
        let path = try KeyframeTrack(times: [0, 0.5, 1], values: [0.0, 8, 3], rule: .catmullRom)
        let start =
            #"{"op":"follow","path":{"times":[0,0.5,1],"values":[0,8,3],"mode":"catmullRom"},"from":1,"#
        let at = #""at":\#(JSONText.numbers(times))}"#
        for matching in FollowerMatching.allCases {
            let follower = try Follower(
                path, spring: .bouncy, matching: matching, from: 1, initialVelocity: 4)
            let object = try answer(
                start + #""spring":{"preset":"bouncy"},"matching":"\#(matching.rawValue)","velocity":4,"# + at
            )
            guard let channels = object["channels"]?.object,
                let channel = channels["follower"]?.object
            else { throw Refusal("no follower in \(object)") }
            expect(channel) { follower.state(at: $0) }
        }
        let damp = try SmoothDamp(path, smoothTime: 0.2, maximumSpeed: 9, from: 1)
        let smoothing = try Smoothing(path, halfLife: 0.1, from: 1)
        for (fields, state) in [
            (#""smoothTime":0.2,"maximumSpeed":9,"#, { damp.state(at: $0) }),
            (#""halfLife":0.1,"#, { smoothing.state(at: $0) }),
        ] as [(String, (Double) -> MotionState<Double>)] {
            let object = try answer(start + fields + at)
            guard let channels = object["channels"]?.object,
                let channel = channels["follower"]?.object
            else { throw Refusal("no follower in \(object)") }
            expect(channel, state)
        }
    }

    @Test func `Cruises equal the library's bit for bit`() throws {
        let limits = try MotionLimits(speed: 5, acceleration: 20)
        let moving = try MotionProfile(from: 0, initialVelocity: -3, to: 10, within: limits)
        let object = try answer(
            #"{"op":"profile","to":10,"velocity":-3,"speed":5,"acceleration":20,"at":\#(JSONText.numbers(times))}"#
        )
        expect(object) { moving.state(at: $0) }
        #expect(object["duration"] == .number(2.445))
        let smooth = try MotionLimits(
            speed: 2, reverseSpeed: 1, acceleration: 3, reverseAcceleration: 2, jerk: 4)
        let any = try MotionProfile(
            from: 1, initialVelocity: -0.5, initialAcceleration: 2, to: 3, endVelocity: 0.5,
            endAcceleration: 1,
            within: smooth)
        let answered = try answer(
            #"{"op":"profile","from":1,"to":3,"velocity":-0.5,"startAcceleration":2,"endVelocity":0.5,"#
                + #""endAcceleration":1,"speed":2,"reverseSpeed":1,"acceleration":3,"reverseAcceleration":2,"jerk":4,"#
                + #""at":\#(JSONText.numbers(times))}"#)
        expect(answered) { any.state(at: $0) }
        #expect(answered["duration"] == .number(any.duration))
    }

    @Test func `Settled lengths of parts count with their speed`() throws {
        // Two runs of a group at speed 2 that lasts 1.5 s, from 0.1 s on; they end after the spring of 100 points has settled.
        let repeated = try answer(
            #"{"op":"choreography","group":[{"move":"x","spring":{"preset":"smooth"},"from":0,"to":100},"#
                + #"{"group":[{"move":"x","curve":"ease","duration":1,"from":200,"to":50,"offset":0.5}],"#
                + #""speed":2,"offset":0.1,"repeat":2}],"at":[0]}"#)
        guard let whole = repeated["settledDuration"]?.number else { throw Refusal("\(repeated)") }
        #expect(abs(whole - 1.6) < 1e-12)
        // A second motion starts when a spring at speed 2 has settled.
        let later = try answer(
            #"{"op":"choreography","group":[{"group":[{"move":"x","spring":{"preset":"bouncy"},"from":0,"to":1,"speed":2}],"#
                + #""name":"g"},{"move":"y","curve":"linear","duration":1,"from":0,"to":1,"#
                + #""start":{"of":"g","point":"settledEnd"}}],"at":[0]}"#)
        guard let end = later["settledDuration"]?.number else { throw Refusal("\(later)") }
        let settling = try #require(Spring.bouncy.settlingDuration(within: try Tolerance(distance: 0.001)))
        #expect(abs(end - (settling / 2 + 1)) < 1e-9)
    }

    @Test func `A choreography answers for its properties, its lengths and its calls`() throws {
        let object = try answer(
            #"{"op":"choreography","sequence":[{"move":"x","curve":"linear","duration":0.5,"from":0,"to":2},"#
                + #"{"call":"half"},{"move":["a","b"],"each":0.25,"curve":"linear","duration":0.5,"from":[0,1],"to":[1,2]}],"#
                + #""at":[0.25,0.875]}"#)
        guard let channels = object["channels"]?.object, let x = channels["x"]?.object,
            let b = channels["b"]?.object, let rows = b["value"]?.elements
        else { throw Refusal("\(object)") }
        #expect(numbers(x["value"]) == [1, 2])
        #expect(numbers(rows[1]) == [0.25, 1.25])
        #expect(object["logicalDuration"] == .number(1.25))
        #expect(object["calls"] == .array([.object(["name": .string("half"), "time": .number(0.5)])]))
    }

    @Test func `Initial values belong to properties by their exact names`() throws {
        let object = try answer(
            #"{"op":"choreography","group":[{"move":"x1","to":0,"curve":"linear","duration":1},"#
                + #"{"move":"x_1","to":0,"curve":"linear","duration":1}],"initial":{"x1":2,"x_1":4},"at":[0.5]}"#
        )
        let channels = try #require(object["channels"]?.object)
        #expect(numbers(channels["x1"]?.object?["value"]) == [1])
        #expect(numbers(channels["x_1"]?.object?["value"]) == [2])
    }

    @Test func `A track of springs is a motion`() throws {
        let track = #"{"times":[0,1],"values":[0,1],"mode":"spring","spring":"bouncy"}"#
        let handover = try answer(#"{"op":"handover","motion":\#(track),"switches":[],"at":[0.25,1]}"#)
        let keys = try answer(#"{"op":"keyframes",\#(track.dropFirst().dropLast()),"at":[0.25,1]}"#)
        #expect(numbers(handover["value"]) == numbers(keys["value"]) && numbers(handover["value"]).count == 2)
    }

    @Test(arguments: [
        (#"{"op":"handover","motion":1,"at":[0]}"#, "switches is missing"),
        (
            #"{"op":"choreography","move":"x","to":1,"curve":"linear","duration":1,"initial":{"X":5},"at":[0]}"#,
            "unknown field \"initial.X\"; did you mean \"x\"?"
        ),
        (
            #"{"op":"choreography","sequence":[{"move":"a","from":0,"to":1,"spring":"bouncy"},"#
                + #"{"move":"b","from":[0,1],"to":[1,2],"spring":"bouncy"},"#
                + #"{"move":["a","b"],"each":0.1,"to":3,"spring":"bouncy"}],"at":[0]}"#,
            "sequence[2].move is properties with different values; accepted: numbers, or lists of one length"
        ),
        (
            #"{"op":"choreography","move":"x","from":0,"to":1,"spring":"bouncy","repeat":0,"at":[0]}"#,
            "repeat is 0"
        ),
        (
            #"{"op":"handover","motion":{},"switches":[],"at":[0]}"#,
            "motion is missing; accepted: exactly one of value"
        ),
        (
            #"{"op":"handover","motion":1,"switches":[{"at":0,"to":[1,2]}],"at":[0]}"#,
            "switches[0].to.value is a list of 2; accepted: a number, as before"
        ),
        (
            #"{"op":"handover","motion":1,"switches":[{"at":0,"to":2,"by":{"quintic":-1}}],"at":[0]}"#,
            "switches[0].by.quintic is -1"
        ),
        (
            #"{"op":"handover","motion":1,"switches":[{"at":0.2,"to":2},{"at":0.1,"to":3}],"at":[0]}"#,
            "switches[1]: at is 0.1; accepted: a time after 0.2, that of the switch before"
        ),
        (
            #"{"op":"handover","motion":1,"switches":[{"at":0.2,"to":2},{"at":0.2,"to":3}],"at":[0]}"#,
            "switches[1]: at is 0.2; accepted: a time after 0.2, that of the switch before"
        ),
        (
            #"{"op":"handover","motion":1,"switches":[{"at":0,"to":2,"by":"snapy"}],"at":[0]}"#,
            "did you mean \"snappy\"?"
        ),
        (
            #"{"op":"handover","motion":{"decay":"quick","velocity":1},"switches":[],"at":[0]}"#,
            "decay is \"quick\""
        ),
        (
            #"{"op":"handover","motion":[1,2,3,4,5],"switches":[],"at":[0]}"#,
            "value has 5 elements; accepted: "
        ),
        (
            #"{"op":"follow","path":{"times":[0],"values":[1],"mode":"linear"},"from":0,"at":[0]}"#,
            "the follower is missing; accepted: exactly one of spring"
        ),
        (
            #"{"op":"follow","path":{"times":[0],"values":[1],"mode":"linear","before":"repeat"},"spring":"bouncy","from":0,"at":[0]}"#,
            "path.before is \"repeat\"; accepted: hold"
        ),
        (
            #"{"op":"follow","path":"track(times=[0], values=[1], mode=linear, after=mirror)","halfLife":1,"from":0,"at":[0]}"#,
            "path.after is \"mirror\"; accepted: hold"
        ),
        (
            #"{"op":"choreography","move":["a","b","a"],"each":0.1,"spring":"bouncy","to":1,"initial":{"a":0,"b":0},"at":[0]}"#,
            "move[2] is \"a\" again; accepted: each once"
        ),
        (#"{"op":"path","path":"M-9e307 0h1M1e308 0h1"}"#, "path has no solution: its "),
        (#"{"op":"path","path":"M0 0H1e200V1e200H0Z"}"#, "path has no solution: its area exceeds"),
        (#"{"op":"profile","to":1,"acceleration":-1,"at":[0]}"#, "acceleration is -1"),
        (#"{"op":"profile","to":1,"speed":1,"endVelocity":2,"at":[0]}"#, "endVelocity is 2"),
        (#"{"op":"profile","to":1,"speed":1,"jerk":0,"at":[0]}"#, "jerk is 0"),
        (
            #"{"op":"choreography","sequence":[{"move":"x"}],"at":[0]}"#,
            "sequence[0] is missing; accepted: exactly one of spring"
        ),
        (
            #"{"op":"choreography","sequence":[{"jump":"x"}],"at":[0]}"#,
            "unknown field \"sequence[0].jump\"; accepted: move, "
        ),
        (
            #"{"op":"choreography","move":"x","curve":"linear","duration":1,"from":0,"to":1,"start":{"of":"y","point":"end"},"at":[0]}"#,
            "y"
        ),
        (
            #"{"op":"choreography","stagger":[],"each":0.1,"origin":"middle","at":[0]}"#,
            "origin is \"middle\""
        ),
    ]) func `A refusal names the field, its value and what is accepted`(line: String, reason: String) throws {
        let object = try answer(line)
        guard let text = object["error"]?.string else { throw Refusal("no error in \(object)") }
        #expect(text.contains(reason), "\(text)")
    }
}
