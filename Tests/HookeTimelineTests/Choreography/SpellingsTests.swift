import Foundation
import HookeTimeline
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeMotion

/// The spellings of values, read by Codable.
@Suite struct SpellingsTests {
    private typealias Part = ChoreographyPart<String, Double>

    private static let root = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }

    /// Checks that some spellings, texts or JSON objects, are one value, also after writing.
    private static func check<Value: Codable & Equatable>(_: Value.Type, _ spellings: String...) throws {
        try check(Value.self, spellings)
    }

    private static func check<Value: Codable & Equatable>(_: Value.Type, _ spellings: [String]) throws {
        var first: Value?
        for spelling in spellings {
            let isObject = spelling.hasPrefix("{") || spelling.hasPrefix("[")
            let json = isObject ? Data(spelling.utf8) : try JSONEncoder().encode(spelling)
            let value = try JSONDecoder().decode(Value.self, from: json)
            #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
            #expect(value == first ?? value, "\(spelling)")
            first = value
        }
    }

    @Test func `Every spelling that the command reads is the same by Codable`() throws {
        let data = try Data(contentsOf: Self.root.appending(path: "scripts/spellings.json"))
        let groups = try JSONDecoder().decode([String: [[String]]].self, from: data)
        func check<Value: Codable & Equatable>(_ name: String, _: Value.Type) throws {
            for group in try #require(groups[name]) { try Self.check(Value.self, group) }
        }
        try check("spring", Spring.self)
        try check("curve", TimingFunction.self)
        try check("law", HandoverLaw.self)
        try check("fade", HandoverLaw.self)
        try check("limits", MotionLimits.self)
        try check("stagger", Stagger.self)
        try check("track", KeyframeTrack<Double>.self)
        try check("choreography", Part.self)
    }

    @Test func `Values are read as text and as objects`() throws {
        try Self.check(CubicBezier.self, "ease-in", #"{"bezier":[0.42,0,1,1]}"#)
        try Self.check(Steps.self, "steps(4)", #"{"steps":4}"#)
        try Self.check(LinearStops.self, "linear(0, 1)", #"{"linear":[[0,0],[1,1]]}"#)
        try Self.check(SpringCurve.self, "spring(bouncy)", #"{"spring":"bouncy"}"#)
        try Self.check(Easing.self, "ease-out-bounce", #"{"curve":"easeOutBounce"}"#)
        try Self.check(EasingPath.self, "emphasized", #"{"curve":"emphasized"}"#)
        try Self.check(DecelerationRate.self, "fast")
        try Self.check(ColorValue.self, "#f00", "red", #"{"red":1,"green":0,"blue":0,"alpha":1}"#)
        try Self.check(
            ColorValue.self, "color(display-p3 0.1 0.2 0.3)",
            #"{"space":"display-p3","components":[0.1,0.2,0.3],"alpha":1}"#)
        try Self.check(
            UniformMotion<Double>.self, "motion(value=1, velocity=2)", #"{"value":1,"velocity":2}"#)
        try Self.check(
            SpringMotion<Double>.self, "motion(spring=bouncy, to=1)", #"{"spring":"bouncy","to":1}"#)
        try Self.check(
            Decay<Double>.self, "motion(decay=fast, velocity=9)", #"{"decay":"fast","velocity":9}"#)
        try Self.check(Interpolation<Double>.self, "spline", "segment(mode=spline)", #"{"mode":"spline"}"#)
        try Self.check(TangentRule.self, "pchip", "rule(mode=pchip)", #"{"mode":"pchip"}"#)
        try Self.check(BezierHandle<Double>.self, "aligned(0.1)", #"{"aligned":0.1}"#)
        try Self.check(
            MotionProfile<Double>.self, "motion(to=1, acceleration=4)", #"{"to":1,"acceleration":4}"#)
        try Self.check(ChoreographyTakeover.self, "quintic(0.4)", #"{"quintic":0.4}"#)
        try Self.check(ChoreographyAnchor.self, "anchor(point=start)", #"{"point":"start"}"#)
        try Self.check(VectorPath.self, "M 0,0 L 1,1")
        try Self.check(
            Transform3D.self, "translate(1px, 2px)", "translateX(1px) translateY(2px)",
            "[1,0,0,0,0,1,0,0,0,0,1,0,1,2,0,1]")
        try Self.check(TransformList.self, "translate(1px, 2px)", #"[{"translate":[1,2,0]}]"#)
        try Self.check(Quaternion.self, "[0,0,0,1]")
    }

    @Test func `Tracks are read as text and as objects`() throws {
        let keys = #""times":[0,1],"values":[0,4]"#
        try Self.check(
            ExtendedTrack<Double>.self,
            "track(times=[0, 1], values=[0, 4], mode=linear, after=repeat-offset)",
            #"{\#(keys),"mode":"linear","after":"repeatOffset"}"#)
        try Self.check(
            BezierKeyframes<Double>.self,
            #"{\#(keys),"mode":"bezier","handles":[{},{"in":"vector"}]}"#,
            #"{"track":{\#(keys),"mode":"bezier","handles":[{},{"in":"vector","out":"automatic"}]}}"#)
        try Self.check(
            ColorTrack.self, "track(times=[0, 1], values=[red, '#00f'], mode=linear, in=oklab)",
            #"{"times":[0,1],"values":["red","blue"],"mode":"linear","in":"oklab"}"#)
        try Self.check(
            TransformTrack.self,
            "track(times=[0, 1], values=['none', 'scale(2)'], interpolations=[linear])",
            #"{"times":[0,1],"values":["none","scale(2)"],"interpolations":["linear"]}"#)
        try Self.check(
            TransformTrack.Interpolation.self, "spline", "segment(mode=spline)", #"{"mode":"spline"}"#)
        let turn = "times=[0, 1], values=[[0, 0, 0, 1], [0, 0, 1, 0]], mode=linear"
        let turning = #""times":[0,1],"values":[[0,0,0,1],[0,0,1,0]],"mode":"linear""#
        try Self.check(
            RotationTrack.self, "track(kind=rotation, \(turn))", #"{"kind":"rotation",\#(turning)}"#)
        try Self.check(
            StoredRotation.self, "track(kind=rotation, \(turn))", #"{"kind":"rotation",\#(turning)}"#)
        try Self.check(
            StoredRotation.self, "motion(value=[0, 0, 0, 1], velocity=[0, 0, 1])",
            #"{"value":[0,0,0,1],"velocity":[0,0,1]}"#)
        try Self.check(
            UniformRotation.self, "motion(value=[0, 0, 0, 1])", #"{"value":[0,0,0,1]}"#, "[0,0,0,1]")
        try Self.check(
            AnyTrajectory<RotationState>.self, "track(kind=rotation, \(turn), start-time=2)",
            #"{"kind":"rotation",\#(turning),"startTime":2}"#)
        let transforms = #""times":[0,1],"values":["none","scale(2)"],"mode":"linear""#
        try Self.check(
            AnyTrajectory<TransformState>.self,
            "track(times=[0, 1], values=[none, 'scale(2)'], mode=linear, start-time=2)",
            #"{\#(transforms),"startTime":2}"#)
        try Self.check(
            StoredMotion<Double>.self, "motion(spring=bouncy, to=1)", #"{"spring":"bouncy","to":1}"#)
    }

    @Test func `Followers are read as text and as objects`() throws {
        let path = #""path":{"times":[0,1],"values":[0,4],"mode":"linear"}"#
        let call = "path=track(times=[0, 1], values=[0, 4], mode=linear)"
        try Self.check(
            Follower<Double>.self, "follower(\(call), spring=bouncy, from=1)",
            #"{\#(path),"spring":"spring(bouncy)","matching":"position","from":1,"velocity":0,"startTime":0}"#
        )
        try Self.check(
            Smoothing<Double>.self, "follower(\(call), half-life=0.1, from=1, start-time=0.5)",
            #"{\#(path),"halfLife":0.1,"from":1,"startTime":0.5}"#)
        try Self.check(
            SmoothDamp.self, "follower(\(call), smooth-time=0.1, from=1, velocity=3)",
            #"{\#(path),"smoothTime":0.1,"from":1,"velocity":3}"#)
        let error = #expect(throws: HookeError.self) {
            try JSONDecoder().decode(
                Follower<Double>.self, from: Data(#"{\#(path),"spring":"bouncy","start":1}"#.utf8))
        }
        #expect(error?.description.contains("follower.start") == true, "\(error?.description ?? "")")
    }

    @Test func `Offsets and the parts of transforms are read as text and as objects`() throws {
        func offset(_ zero: String) -> (text: String, json: String) {
            (
                "offset(law=quintic(1), difference=state(position=\(zero), velocity=\(zero), acceleration=\(zero)))",
                #"{"law":{"quintic":1},"difference":{"position":\#(zero),"velocity":\#(zero),"acceleration":\#(zero)}}"#
            )
        }
        let (one, three, four) = (offset("1"), offset("[1, 2, 3]"), offset("[1, 2, 3, 4]"))
        try Self.check(HandoverOffset<Double>.self, one.text, one.json)
        let names = ["translation", "scale", "skew", "perspective", "rotation"]
        let offsets = names.map { $0 == "perspective" ? four : three }
        try Self.check(
            TransformOffset.self,
            "offset(\(zip(names, offsets).map { "\($0)=\($1.text)" }.joined(separator: ", ")))",
            "{\(zip(names, offsets).map { "\"\($0)\":\($1.json)" }.joined(separator: ","))}")
        let vectors = ["[1, 2, 3]", "[1, 1, 1]", "[0, 0, 0]", "[0, 0, 0, 1]", "[0, 0, 0, 1]"]
        func fields(_ names: [String], _ values: [String]) -> (text: String, json: String) {
            let pairs = zip(names, values)
            return (
                pairs.map { "\($0)=\($1)" }.joined(separator: ", "),
                "{\(pairs.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
            )
        }
        let parts = fields(names, vectors)
        let rates = fields(names.dropLast() + ["angular"], vectors.dropLast() + ["[0, 0, 2]"])
        try Self.check(Transform3D.Decomposition.self, "parts(\(parts.text))", parts.json)
        try Self.check(TransformRates.self, "rates(\(rates.text))", rates.json)
        let motion = "motion(value=parts(\(parts.text)), velocity=rates(\(rates.text)))"
        let object = #"{"value":\#(parts.json),"velocity":\#(rates.json)}"#
        try Self.check(UniformTransform.self, motion, object)
        try Self.check(StoredTransform.self, motion, object)
    }

    @Test func `Names of cases have capitals or hyphens`() throws {
        try Self.check(OutsideRule.self, OutsideRule.allCases.map(\.rawValue).suffix(1))
        try Self.check(SplineEnds.self, "notAKnot", "not-a-knot")
        try Self.check(KnotSpacing.self, "timeAware", "time-aware")
        try Self.check(Quaternion.Turns.self, "asGiven", "as-given")
        try Self.check(ColorValue.Space.self, "displayP3", "display-p3")
        try Self.check(Steps.Jump.self, "jump-none", "jumpNone")
        try Self.check(AnimatedProperty.self, "backgroundColor", "background-color")
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SplineEnds.self, from: Data(#""clampd""#.utf8))
        }
        #expect(
            "\(error as Any)".contains(#"did you mean \"clamped\""#) || "\(error as Any)".contains("clamped"))
    }

    /// A type whose notation this suite does not try is a gap.
    @Test func `Every type with a notation is in this suite`() throws {
        let own = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        var found = 0
        for target in ["Hooke", "HookeMotion", "HookeGeometry", "HookeTimeline"] {
            let folder = Self.root.appending(path: "Sources/\(target)")
            let files = try #require(
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for match in text.matches(of: /extension ([A-Z][\w.]*): Codable, NotationCoded/) {
                    found += 1
                    #expect(own.contains("\(match.1).self") || own.contains("\(match.1)<"), "\(match.1)")
                }
            }
        }
        #expect(found > 25, "\(found)")
    }
}
