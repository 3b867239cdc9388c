import Foundation
import Hooke
import HookeMotion
import TestSupport
import Testing

@Suite struct TrackNotationTests {
    private typealias Track = KeyframeTrack<Double>

    private static func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }

    /// The JSON string of a text.
    private static func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    @Test func `Text, object and the written form are the same track`() throws {
        let monotone = try Track(times: [0, 1, 3], values: [0, 4, 1], rule: .monotone)
        let hermite = try Track(
            times: [0, 1], values: [0, 4], interpolations: [.hermite(startVelocity: 2, endVelocity: 0)])
        let blended = try Track(
            times: [0, 1, 2], values: [0, 4, 1], rule: .kochanekBartels(tension: 0.5))
        let eased = try Track(times: [0, 1], values: [0, 4], interpolations: [.eased(.easeIn)])
        let spelled: [(String, Track)] = [
            (#"{"times":[0,1,3],"values":[0,4,1],"mode":"monotone"}"#, monotone),
            (#"{"track":{"times":[0,1,3],"values":[0,4,1],"mode":"monotone"}}"#, monotone),
            (#""track(times=[0, 1, 3], values=[0, 4, 1], mode=monotone)""#, monotone),
            (#"{"times":[0,1],"values":[0,4],"mode":"hermite","velocities":[2,0]}"#, hermite),
            (
                #"{"times":[0,1],"values":[0,4],"interpolations":["#
                    + #"{"mode":"hermite","startVelocity":2,"endVelocity":0}]}"#, hermite
            ),
            (
                #""track(times=[0,1], values=[0,4], interpolations=["#
                    + #"segment(mode=hermite, start-velocity=2, end-velocity=0)])""#, hermite
            ),
            (#"{"times":[0,1,2],"values":[0,4,1],"mode":"kochanek-bartels","tension":0.5}"#, blended),
            (#""track(times=[0,1,2], values=[0,4,1], mode=kochanekBartels, tension=0.5)""#, blended),
            (#"{"times":[0,1],"values":[0,4],"mode":"linear","timing":"ease-in"}"#, eased),
            (#"{"times":[0,1],"values":[0,4],"interpolations":[{"timing":"ease-in"}]}"#, eased),
        ]
        for (json, track) in spelled { #expect(try Self.read(Track.self, json) == track, "\(json)") }
        let angles = #"{"times":[0,1],"values":[350,10],"mode":"linear","angle":"degrees"}"#
        #expect(try Self.read(Track.self, angles).values == [350, 370])
        let pair = #"{"times":[0,1],"values":[[0,0],[3,4]],"mode":"paced"}"#
        #expect(try Self.read(KeyframeTrack<SIMD2<Double>>.self, pair).value(at: 0.5) == [1.5, 2])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(monotone), as: UTF8.self)
                == #"{"mode":"monotone","times":[0,1,3],"values":[0,4,1]}"#)
        #expect(
            Notation.fields([.init("track", monotone.notation)]).text
                == "track(times=[0, 1, 3], values=[0, 4, 1], mode=monotone)")
    }

    /// A rule with random numbers.
    private static func rule(_ random: inout SeededGenerator) -> TangentRule {
        let ends: [EndRule] = [.reflected, .natural]
        let splines: [SplineEnds] = [.natural, .clamped, .notAKnot]
        let rules: [TangentRule] = [
            .discrete, .linear, .holdSafe, .monotone, .pchip, .akima, .modifiedAkima, .catmullRom,
            .timeAwareCatmullRom, .spline(ends: splines.randomElement(using: &random)!),
            .cubic(
                spacing: random.chance(0.5) ? .uniform : .timeAware, ends: ends.randomElement(using: &random)!
            ),
            .kochanekBartels(
                tension: random.chance(0.5) ? 0 : random.uniform(-1...1), continuity: random.uniform(-1...1),
                bias: random.chance(0.5) ? 0 : random.uniform(-1...1),
                ends: ends.randomElement(using: &random)!),
        ]
        return rules.randomElement(using: &random)!
    }

    private static func vector<Value: ComponentVector>(_ random: inout SeededGenerator) -> Value {
        Value(numbers: (0..<Value.componentCount).map { _ in random.uniform(-1e3...1e3) })
    }

    private static func interpolation<Value: ComponentVector>(
        _ random: inout SeededGenerator
    ) -> Interpolation<Value> {
        func some(_ random: inout SeededGenerator) -> Value? { random.chance(0.5) ? vector(&random) : nil }
        var segment: Interpolation<Value>
        switch random.integer(0...3) {
        case 0:
            segment = Interpolation(rule: rule(&random))
            if case .cubic(let rule, _, _) = segment.form {
                segment.form = .cubic(rule, startVelocity: some(&random), endVelocity: some(&random))
            }
        case 1: segment = Interpolation(form: .spring(.bouncy, initialVelocity: some(&random)))
        case 2:
            segment = Interpolation(form: .even(startTangent: vector(&random), endTangent: vector(&random)))
        default: segment = .linear
        }
        if random.chance(0.3) { segment.timing = random.chance(0.5) ? .easeInOut : .easeIn }
        return segment
    }

    /// Checks that random tracks of a type are equal after writing and reading, as text and as JSON.
    private static func check<Value: ComponentVector>(_: Value.Type, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<randomCases(100) {
            let count = random.integer(1...5)
            let times = (0..<count).map { _ in random.uniform(-2...2) }.sorted()
            let values: [Value] = (0..<count).map { _ in vector(&random) }
            let track: KeyframeTrack<Value>
            if random.chance(0.5) {
                track = try KeyframeTrack(times: times, values: values, rule: rule(&random))
            } else {
                let segments: [Interpolation<Value>] = (1..<max(count, 1)).map { _ in interpolation(&random) }
                track = try KeyframeTrack(times: times, values: values, interpolations: segments)
            }
            let data = try JSONEncoder().encode(track)
            #expect(try JSONDecoder().decode(KeyframeTrack<Value>.self, from: data) == track)
            let text = Notation.fields([.init("track", track.notation)]).text
            #expect(try KeyframeTrack<Value>(.text(text), at: "track") == track, "\(text)")
            #expect(try read(KeyframeTrack<Value>.self, quoted(text)) == track, "\(text)")
            let outside = try ExtendedTrack(
                track, before: .mirror, after: random.chance(0.5) ? .hold : .extend)
            let coded = try JSONEncoder().encode(outside)
            #expect(try JSONDecoder().decode(ExtendedTrack<Value>.self, from: coded) == outside)
        }
    }

    @Test func `Random tracks are equal after writing and reading, as text and as JSON`() throws {
        try Self.check(Double.self, seed: 41_01)
        try Self.check(SIMD2<Double>.self, seed: 41_02)
        try Self.check(SIMD3<Double>.self, seed: 41_03)
        try Self.check(SIMD4<Float>.self, seed: 41_04)
    }

    @Test func `Random rules and keys with handles are equal after writing and reading`() throws {
        var random = SeededGenerator(seed: 41_05)
        for _ in 0..<randomCases(200) {
            let rule = Self.rule(&random)
            #expect(try JSONDecoder().decode(TangentRule.self, from: JSONEncoder().encode(rule)) == rule)
            #expect(try TangentRule(.text(rule.notation.text), at: "rule") == rule)
            func handle(_ sign: Double) -> BezierHandle<SIMD2<Double>> {
                switch random.integer(0...4) {
                case 0: .vector
                case 1: .aligned()
                case 2: .aligned(time: 0.25)
                case 3: .free(time: sign * random.uniform(0...1), value: Self.vector(&random))
                default: .automatic
                }
            }
            let keys = (0..<random.integer(1...4)).map { index in
                BezierKey(
                    time: Double(index), value: Self.vector(&random), arriving: handle(-1), leaving: handle(1)
                )
            }
            let track = try BezierKeyframes(keys)
            let data = try JSONEncoder().encode(track)
            #expect(try JSONDecoder().decode(BezierKeyframes<SIMD2<Double>>.self, from: data) == track)
            // The keys are those of a track of the mode bezier.
            #expect(try JSONDecoder().decode(KeyframeTrack<SIMD2<Double>>.self, from: data) == track.track)
        }
    }

    @Test(arguments: [
        (#"{"times":[0,1],"values":[0,1],"rule":{"linear":{}}}"#, #"unknown field "track.rule"; "#),
        (#"{"times":[1,0],"values":[0,1],"mode":"linear"}"#, "track.times[1] is 0.0; accepted: a number not"),
        (
            #"{"times":[0,1],"values":[0,1],"mode":"monotonic"}"#,
            #"track.mode is "monotonic"; did you mean "monotone"?"#
        ),
        (
            #"{"times":[0,1],"values":[[0,1],[1,2]],"mode":"linear"}"#,
            "track.values[0] is a list of 2; accepted: a number"
        ),
        (
            #"{"times":[0,1],"values":[0,1],"mode":"linear","tension":1}"#,
            "track.tension is given; accepted: not beside "
        ),
        (
            #"{"times":[0,1],"values":[0,1],"interpolations":[{"linear":{}}]}"#,
            #"unknown field "track.interpolations[0].linear"; "#
        ),
        (
            #"{"times":[0,1],"values":[0,1],"interpolations":[{"spring":"bouncey"}]}"#,
            #"track.interpolations[0].spring is "bouncey"; did you mean "bouncy"?"#
        ),
        (
            #"{"times":[0,1],"values":[0,1],"mode":"bezier","handles":[{"in":"auto"},{}]}"#,
            #"track.handles[0].in is "auto"; did you mean "automatic"?"#
        ),
        (
            #"{"times":[0,1],"values":[0,1],"mode":"linear","kind":"rotation"}"#,
            #"track.kind is "rotation"; accepted: numbers"#
        ),
        (#""track(times=[0, 1], values=[0])""#, "track.mode is missing; accepted: "),
        (#""trak(times=[0, 1])""#, #"track is "trak(times=[0, 1])"; did you mean "track"?"#),
        ("3", "track is 3; accepted: track(…) with "),
    ])
    func `Other forms are refused with the path`(json: String, message: String) throws {
        let error = #expect(throws: HookeError.self) { try Self.read(Track.self, json) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test func `A motion is read as eval reads it`() throws {
        typealias Shown = AnyTrajectory<MotionState<Double>>
        let later = try Shown(SpringMotion(spring: .bouncy, from: 0.0, to: 1), startTime: 2)
        for json in [
            #"{"spring":"bouncy","from":0,"to":1,"startTime":2}"#,
            #""motion(spring=bouncy, from=0, to=1, start-time=2)""#,
            #"{"motion":{"spring":"spring(bouncy)","to":1,"start-time":2}}"#,
        ] {
            #expect(try Self.read(Shown.self, json) == later, "\(json)")
        }
        #expect(try Self.read(Shown.self, "5") == Shown(UniformMotion(at: 5.0)))
        let fling = Shown(Decay(from: 0.0, initialVelocity: 900, rate: .fast))
        #expect(try Self.read(Shown.self, #"{"decay":"fast","velocity":900}"#) == fling)
        let track = Shown(try Track(times: [0, 2], values: [1, 3], interpolations: [.eased(.easeIn)]))
        #expect(try Self.read(Shown.self, #"{"curve":"ease-in","duration":2,"from":1,"to":3}"#) == track)
        let call = #""track(times=[0, 2], values=[1, 3], mode=linear, timing=ease-in)""#
        #expect(try Self.read(Shown.self, call) == track)
        #expect(throws: HookeError.self) { try Self.read(Shown.self, #"{"value":[1,2]}"#) }
        #expect(throws: HookeError.self) { try Self.read(Shown.self, #"{"uniform":{"start":1}}"#) }
        #expect(throws: HookeError.self) { try Self.read(Shown.self, #"{"value":1,"decay":"fast"}"#) }
    }

    @Test func `Cubics by the rules linear and discrete have those forms`() throws {
        var segment = Interpolation<Double>.cubic(.linear, startVelocity: 3)
        #expect(segment == .linear && segment.form == .linear)
        segment.form = .cubic(.discrete)
        #expect(segment == .discrete)
        for rule in [TangentRule.linear, .discrete, .monotone, .cubic(spacing: .uniform, ends: .natural)] {
            let segment = Interpolation<Double>.cubic(rule)
            let data = try JSONEncoder().encode(segment)
            #expect(try JSONDecoder().decode(Interpolation<Double>.self, from: data) == segment)
        }
    }
}
