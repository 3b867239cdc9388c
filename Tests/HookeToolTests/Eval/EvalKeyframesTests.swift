import HookeGeometry
import TestSupport
import Testing

@testable import HookeTool

/// The rows under `key` of the answer to `line`; rows of one number where the answer has numbers.
private func rows(_ key: String, _ line: String) throws -> [[Double]] {
    let answer = try #require(answers(line)[0])
    guard let object = try JSONValue(parsing: Array(answer.utf8)).object,
        let elements = object[key]?.elements
    else {
        Issue.record("no \(key) in \(answer)")
        return []
    }
    return try elements.map { element in
        switch element.content {
        case .number(let number): return [number]
        case .array(let numbers):
            return try numbers.map { number in
                guard let number = number.number else { throw Refusal("\(number) in \(key)") }
                return number
            }
        default: throw Refusal("\(element) in \(key)")
        }
    }
}

@Suite struct EvalKeyframesTests {
    private static let times = [0, 1, 3, 3.5, 4.75]
    private static let values = [0.0, 10, 4, 7, 0]
    private static let at = [-1, 0, 0.5, 1, 2, 3.25, 3.5, 4, 4.75, 9]

    private static func line(_ values: String, _ rest: String, at: [Double] = at) -> String {
        #"{"op":"keyframes","times":\#(JSONText.numbers(times)),"values":\#(values),\#(rest),"at":\#(JSONText.numbers(at))}"#
    }

    /// Expects the states of a track, bit for bit or within a fraction of the largest number.
    private func expect<Value: ComponentVector>(
        _ line: String, is track: KeyframeTrack<Value>, at times: [Double] = at, within share: Double = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let states = times.map(track.state(at:))
        for (key, part) in [
            ("value", \MotionState<Value>.position), ("velocity", \.velocity),
            ("acceleration", \.acceleration),
        ] {
            let expected = states.map { state in
                (0..<Value.componentCount).map { state[keyPath: part][component: $0] }
            }
            let found = try rows(key, line)
            #expect(found.map(\.count) == expected.map(\.count), sourceLocation: sourceLocation)
            let size = expected.joined().map(\.magnitude).max() ?? 0
            for (a, b) in zip(found.joined(), expected.joined()) {
                let problem = difference(a, b, within: share * size, key)
                #expect(problem == nil, "\(problem ?? "")", sourceLocation: sourceLocation)
            }
        }
    }

    // MARK: - Modes

    private static let rules: [(String, TangentRule)] = [
        (#""mode":"discrete""#, .discrete),
        (#""mode":"linear""#, .linear),
        (#""mode":"catmullRom""#, .catmullRom),
        (#""mode":"timeAwareCatmullRom""#, .timeAwareCatmullRom),
        (#""mode":"cubic""#, .catmullRom),
        (
            #""mode":"cubic","spacing":"timeAware","ends":"natural""#,
            .cubic(spacing: .timeAware, ends: .natural)
        ),
        (
            #""mode":"kochanekBartels","tension":0.5,"continuity":-0.25,"bias":0.75,"ends":"reflected""#,
            .kochanekBartels(tension: 0.5, continuity: -0.25, bias: 0.75, ends: .reflected)
        ),
        (#""mode":"kochanekBartels""#, .kochanekBartels()),
        (#""mode":"monotone""#, .monotone),
        (#""mode":"pchip""#, .pchip),
        (#""mode":"akima""#, .akima),
        (#""mode":"modifiedAkima""#, .modifiedAkima),
        (#""mode":"spline""#, .spline(ends: .natural)),
        (#""mode":"spline","ends":"clamped""#, .spline(ends: .clamped)),
        (#""mode":"spline","ends":"notAKnot""#, .spline(ends: .notAKnot)),
        (#""mode":"spline","ends":"periodic""#, .spline(ends: .periodic)),
        (#""mode":"holdSafe""#, .holdSafe),
    ]

    @Test(arguments: rules)
    func `Every rule equals the library's, for numbers and vectors, bit for bit`(
        mode: String, rule: TangentRule
    ) throws {
        let plain = Self.line(JSONText.numbers(Self.values), mode)
        try expect(plain, is: KeyframeTrack(times: Self.times, values: Self.values, rule: rule))
        let vectors = Self.values.map { SIMD3($0, 5 - $0, $0 * $0) }
        let text = JSONText.array(vectors.map { JSONText.numbers([$0.x, $0.y, $0.z]) })
        // A spline is solved for all components at once, with other rounding. Measured: 2e-16.
        var share = 0.0
        if case .spline = rule { share = 1e-15 }
        try expect(
            Self.line(text, mode), is: KeyframeTrack(times: Self.times, values: vectors, rule: rule),
            within: share)
    }

    @Test func `Every rule of segments has a row above`() {
        let named = Set(Self.rules.map { String($0.0.split(separator: "\"")[2]) })
        #expect(named == Set(TrackMode.rules.map(\.rawValue)))
    }

    @Test func `Kochanek and Bartels' rule on unequal times has its published values`() throws {
        let line =
            #"{"op":"keyframes","times":[0,1,3,3.5],"values":[0,10,4,7],"mode":"kochanekBartels","#
            + #""at":[0.5,2,3.25,1,3]}"#
        let expected = [5.8125, 7.366666666666666, 5.33125]
        for (found, value) in zip(try numbers("value", line), expected) {
            #expect(difference(found, value, within: 1e-14) == nil)
        }
        #expect(difference(try numbers("velocity", line)[3], 5.666666666666667, within: 1e-14) == nil)
        #expect(difference(try numbers("velocity", line)[4], 4.2, within: 1e-14) == nil)
    }

    @Test func `Velocities are those at the ends of the track`() throws {
        let line = Self.line(
            JSONText.numbers(Self.values), #""mode":"spline","startVelocity":3,"endVelocity":-2"#)
        let spline = TangentRule.spline(ends: .natural)
        try expect(
            line,
            is: KeyframeTrack(
                times: Self.times, values: Self.values,
                interpolations: [
                    Interpolation(form: .cubic(spline, startVelocity: 3)), .cubic(spline), .cubic(spline),
                    Interpolation(form: .cubic(spline, endVelocity: -2)),
                ]))
        #expect(try rows("velocity", line)[1] == [3])
        #expect(difference(try rows("velocity", line)[8][0], -2, within: 1e-14) == nil)
    }

    @Test func `A timing function applies to every segment`() throws {
        let line = Self.line(JSONText.numbers(Self.values), #""mode":"linear","timing":"ease-in-out""#)
        try expect(
            line,
            is: KeyframeTrack(
                times: Self.times, values: Self.values,
                interpolations: Array(repeating: .eased(.easeInOut), count: 4)))
    }

    @Test func `Hermite keys have one velocity or two`() throws {
        let both = Self.line(
            JSONText.numbers(Self.values),
            #""mode":"hermite","inVelocities":[9,1,2,3,4],"outVelocities":[5,6,7,8,9]"#)
        try expect(
            both,
            is: KeyframeTrack(
                times: Self.times, values: Self.values,
                interpolations: (1...4).map { k in
                    let k = Double(k)
                    return .hermite(startVelocity: k + 4, endVelocity: k)
                }))
        let pairs = "[[0,1],[2,3],[4,5],[6,7],[8,9]]"
        let values: [SIMD2<Double>] = [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]]
        try expect(
            Self.line(pairs, #""mode":"hermite","velocities":\#(pairs)"#),
            is: KeyframeTrack(
                times: Self.times, values: values,
                interpolations: (0..<4).map {
                    .hermite(startVelocity: values[$0], endVelocity: values[$0 + 1])
                }))
    }

    @Test func `Each segment may have its own interpolation and timing`() throws {
        let segments =
            #""interpolations":["discrete",{"timing":{"steps":4,"jump":"jump-both"}},"#
            + #"{"mode":"catmullRom","endVelocity":2,"timing":{"bezier":[0.4,0,0.2,1]}},"#
            + #"{"spring":{"preset":"bouncy"},"velocity":-30}]"#
        try expect(
            Self.line(JSONText.numbers(Self.values), segments),
            is: KeyframeTrack(
                times: Self.times, values: Self.values,
                interpolations: [
                    .discrete, .eased(.steps(Steps(4, jump: .both))),
                    Interpolation(
                        form: .cubic(.catmullRom, endVelocity: 2), timing: .bezier(.fastOutSlowIn)),
                    Interpolation(form: .spring(.bouncy, initialVelocity: -30)),
                ]))
    }

    @Test func `Constant speed is that of the whole vector`() throws {
        // Sides of 3, 4 and 12: the distances are 5, 12 and 13.
        let values = "[[0,0,0,0,0],[0,3,0,4,0],[12,3,0,4,0],[0,3,5,4,0]]"
        func line(_ mode: String) -> String {
            #"{"op":"keyframes","times":[1,4],"values":\#(values),"mode":"\#(mode)","at":[1.25,1.5,2.7,4]}"#
        }
        let found = try rows("value", line("paced"))
        for (row, expected) in zip(found, [[0, 1.5, 0, 2, 0], [0, 3, 0, 4, 0], [12, 3, 0, 4, 0]]) {
            for (a, b) in zip(row, expected) { #expect(difference(a, b, within: 1e-14) == nil, "\(row)") }
        }
        for mode in ["paced", "cubicPaced"] {
            let speeds = try rows("velocity", line(mode)).map { row in
                row.map { $0 * $0 }.reduce(0, +).squareRoot()
            }
            for speed in speeds {
                #expect(difference(speed, speeds[0], within: 1e-11) == nil, "\(mode) \(speeds)")
            }
        }
        let vectors: [SIMD3<Double>] = [[0, 3, 0], [4, 0, 12], [1, 1, 1], [5, -2, 0]]
        let text = JSONText.array(vectors.map { JSONText.numbers([$0.x, $0.y, $0.z]) })
        let track = try KeyframeTrack.cubicPaced(values: vectors, from: 0, to: 2)
        let asked =
            #"{"op":"keyframes","times":[0,2],"values":\#(text),"mode":"cubicPaced","at":[0.3,1.1,1.9]}"#
        for (row, time) in zip(try rows("value", asked), [0.3, 1.1, 1.9]) {
            let value = track.value(at: time)
            for index in 0..<3 { #expect(difference(row[index], value[index], within: 1e-12) == nil) }
        }
    }

    @Test func `A segment at constant speed follows its tangents`() throws {
        let line =
            #"{"op":"keyframes","times":[0,2],"values":[[0,0],[10,0]],"#
            + #""interpolations":[{"mode":"even","startTangent":[0,30],"endTangent":[0,-30]}],"at":[0.5,1.5]}"#
        try expect(
            line,
            is: KeyframeTrack(
                times: [0, 2], values: [SIMD2(0.0, 0), [10, 0]],
                interpolations: [.init(form: .even(startTangent: [0, 30], endTangent: [0, -30]))]),
            at: [0.5, 1.5], within: 1e-13)
    }

    // MARK: - Rotations

    @Test func `Rotations have angular velocities`() throws {
        let half = 0.5.squareRoot()
        let values = [Quaternion.identity, Quaternion(x: 0, y: half, z: 0, w: half)]
        let text = JSONText.array(values.map { JSONText.numbers([$0.x, $0.y, $0.z, $0.w]) })
        func line(_ rest: String) -> String {
            #"{"op":"keyframes","kind":"rotation","times":[0,2],"values":\#(text),\#(rest),"at":[0.5,1]}"#
        }
        // A quarter turn about y in 2 s: π/4 per second, π/8 after half a second.
        let linear = line(#""mode":"linear""#)
        for row in try rows("velocity", linear) {
            for (found, expected) in zip(row, [0, Double.pi / 4, 0]) {
                #expect(difference(found, expected, within: 1e-15) == nil)
            }
        }
        #expect(try rows("value", linear)[1].count == 4)
        #expect(difference(try rows("value", linear)[1][1], 0.382683432365089772, within: 1e-15) == nil)
        for (rest, track) in [
            (
                #""interpolations":[{"mode":"hermite","startVelocity":[1,0,0],"endVelocity":[0,0,2]}]"#,
                try RotationTrack(
                    times: [0, 2], values: values,
                    interpolations: [.hermite(startVelocity: [1, 0, 0], endVelocity: [0, 0, 2])])
            ),
            (#""mode":"catmullRom""#, try RotationTrack(times: [0, 2], values: values, rule: .catmullRom)),
            (#""mode":"cubicPaced""#, try .cubicPaced(values: values, from: 0, to: 2)),
            (
                #""mode":"linear","turns":"asGiven""#,
                try RotationTrack(times: [0, 2], values: values, rule: .linear, turns: .asGiven)
            ),
            (
                #""mode":"componentwise","inTangents":[[0,0,0,0],[0,0,1,0]],"outTangents":[[1,0,0,0],[0,0,0,0]]"#,
                try RotationTrack(
                    times: [0, 2], values: values,
                    inTangents: [Quaternion(x: 0, y: 0, z: 0, w: 0), Quaternion(x: 0, y: 0, z: 1, w: 0)],
                    outTangents: [Quaternion(x: 1, y: 0, z: 0, w: 0), Quaternion(x: 0, y: 0, z: 0, w: 0)])
            ),
        ] {
            let states = [0.5, 1].map(track.state(at:))
            #expect(
                try rows("value", line(rest))
                    == states.map { [$0.rotation.x, $0.rotation.y, $0.rotation.z, $0.rotation.w] })
            #expect(
                try rows("velocity", line(rest))
                    == states.map { state in (0..<3).map { state.angularVelocity[$0] } })
            #expect(
                try rows("acceleration", line(rest))
                    == states.map { state in (0..<3).map { state.angularAcceleration[$0] } })
        }
    }

    // MARK: - The shape of answers

    @Test func `Numbers are answered by numbers, lists of one number by lists`() {
        let line = #"{"op":"keyframes","times":[0,1],"values":[0,2],"mode":"linear","at":[0.5]}"#
        #expect(answers(line) == [#"{"value":[1.0],"velocity":[2.0],"acceleration":[0.0]}"#])
        let lists = #"{"op":"keyframes","times":[0,1],"values":[[0],[2]],"mode":"linear","at":[0.5]}"#
        #expect(answers(lists) == [#"{"value":[[1.0]],"velocity":[[2.0]],"acceleration":[[0.0]]}"#])
        let none = #"{"op":"keyframes","times":[0],"values":[3],"mode":"akima","at":[]}"#
        #expect(answers(none) == [#"{"value":[],"velocity":[],"acceleration":[]}"#])
    }

    @Test func `Keys of equal time are a jump`() throws {
        let line = #"{"op":"keyframes","times":[0,1,1,2],"values":[0,1,5,6],"mode":"linear","at":[0.5,1]}"#
        #expect(try numbers("value", line) == [0.5, 5])
    }

    @Test func `More than 64 components are refused at constant speed only`() throws {
        let row = JSONText.numbers((0..<65).map { Double($0) })
        let line = #"{"op":"keyframes","times":[0,1],"values":[\#(row),\#(row)],"at":[0.5],"mode":"#
        #expect(try rows("value", line + #""akima"}"#)[0] == (0..<65).map { Double($0) })
        #expect(
            try refusal(line + #""paced"}"#)
                == "values[0] has 65 elements; accepted: 1 to 64 at constant speed")
    }
}
