import Foundation
import HookeTimeline
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeMotion

/// Errors list only words that are accepted.
@Suite struct NotationWordsTests {
    /// A type, and JSON with `?` in place of a word.
    private struct Door: Sendable {
        let json: String
        let read: @Sendable (Data) throws -> Void

        init<Value: Decodable & SendableMetatype>(_: Value.Type, _ json: String) {
            self.json = json
            read = { _ = try JSONDecoder().decode(Value.self, from: $0) }
        }

        /// The error for a word, which may say what else is missing.
        func error(_ word: String) -> HookeError? {
            do {
                try read(Data(json.replacing("?", with: word).utf8))
                return nil
            } catch { return error as? HookeError }
        }
    }

    private static let doors: [Door] = {
        let keys = #""times":[0,1],"values":[0,1]"#
        let colors = #""times":[0,1],"values":["red","blue"]"#
        let turns = #""times":[0,1],"values":[[0,0,0,1],[0,0,1,0]]"#
        let transforms = #""times":[0,1],"values":["none","scale(2)"]"#
        typealias Part = ChoreographyPart<String, Double>
        return [
            Door(Spring.self, #""?""#), Door(Spring.self, #"{"preset":"?"}"#),
            Door(TimingFunction.self, #""?""#), Door(TimingFunction.self, #"{"steps":4,"jump":"?"}"#),
            Door(DecelerationRate.self, #""?""#), Door(ColorValue.Space.self, #""?""#),
            Door(ColorValue.self, #"{"space":"?","components":[0,0,0],"alpha":1}"#),
            Door(HandoverLaw.self, #""?""#), Door(HandoverLaw.self, #"{"quintic":1,"join":"?"}"#),
            Door(HandoverLaw.self, #"{"quintic":1,"neverCrossesZero":"?"}"#),
            Door(TangentRule.self, #""?""#), Door(TangentRule.self, #"{"mode":"?"}"#),
            Door(TangentRule.self, #"{"mode":"cubic","ends":"?"}"#),
            Door(TangentRule.self, #"{"mode":"cubic","spacing":"?"}"#),
            Door(TangentRule.self, #"{"mode":"spline","ends":"?"}"#),
            Door(Interpolation<Double>.self, #""?""#), Door(Interpolation<Double>.self, #"{"mode":"?"}"#),
            Door(BezierHandle<Double>.self, #""?""#),
            Door(KeyframeTrack<Double>.self, #"{\#(keys),"mode":"?"}"#),
            Door(KeyframeTrack<Double>.self, #"{\#(keys),"mode":"linear","kind":"?"}"#),
            Door(KeyframeTrack<Double>.self, #"{\#(keys),"mode":"linear","angle":"?"}"#),
            Door(KeyframeTrack<Double>.self, #"{\#(keys),"interpolations":["?"]}"#),
            Door(ExtendedTrack<Double>.self, #"{\#(keys),"mode":"linear","before":"?"}"#),
            Door(ExtendedTrack<Double>.self, #"{\#(keys),"mode":"?"}"#),
            Door(BezierKeyframes<Double>.self, #"{\#(keys),"mode":"?"}"#),
            Door(ColorTrack.self, #"{\#(colors),"mode":"?","in":"oklab"}"#),
            Door(ColorTrack.self, #"{\#(colors),"interpolations":["?"],"in":"oklab"}"#),
            Door(ColorTrack.self, #"{\#(colors),"mode":"linear","in":"?"}"#),
            Door(ColorTrack.self, #"{\#(colors),"mode":"linear","in":"oklch","hue":"?"}"#),
            Door(RotationTrack.self, #"{\#(turns),"kind":"rotation","mode":"?"}"#),
            Door(RotationTrack.self, #"{\#(turns),"kind":"?","mode":"linear"}"#),
            Door(RotationTrack.self, #"{\#(turns),"kind":"rotation","mode":"linear","turns":"?"}"#),
            Door(RotationTrack.self, #"{\#(turns),"kind":"rotation","interpolations":["?"]}"#),
            Door(TransformTrack.self, #"{\#(transforms),"mode":"?"}"#),
            Door(TransformTrack.self, #"{\#(transforms),"interpolations":["?"]}"#),
            Door(TransformTrack.self, #"{\#(transforms),"interpolations":[{"method":"?"}]}"#),
            Door(TransformTrack.self, #"{\#(transforms),"mode":"linear","policy":"?"}"#),
            Door(StoredMotion<Double>.self, #"{\#(keys),"mode":"?"}"#),
            Door(Stagger.self, #"{"each":1,"origin":"?"}"#),
            Door(Stagger.self, #"{"each":1,"origin":{"columns":2,"rows":2,"metric":"?"}}"#),
            Door(MotionLimits.self, #"{"speed":"?"}"#), Door(ChoreographyTakeover.self, #""?""#),
            Door(ChoreographyAnchor.self, #"{"point":"?"}"#),
            Door(Part.self, #"{"interval":1,"repeat":"?"}"#),
            Door(Part.self, #"{"interval":1,"by":"?"}"#),
            Door(Part.self, #"{"move":"x",\#(keys),"mode":"?"}"#),
            Door(
                Follower<Double>.self,
                #"{"path":{\#(keys),"mode":"linear"},"spring":"bouncy","from":0,"matching":"?"}"#),
        ]
    }()

    /// The field and the words of the error for an unknown word; true and false are no texts.
    private static func words(_ error: HookeError?) -> (field: HookeError.Field, words: [String])? {
        guard case .badValue(let field, _, _, let accepted)? = error else { return nil }
        let text = accepted.replacing(" or ", with: ", ").replacing("; ", with: ", ")
        let words = text.split(separator: ", ").map(String.init)
        return (
            field,
            words.filter { word in
                word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
            }
        )
    }

    @Test func `Every word that an error lists is accepted`() throws {
        var count = 0
        for door in Self.doors {
            guard let (field, words) = Self.words(door.error("zzz")) else {
                Issue.record("\(door.json): \(door.error("zzz")?.description ?? "accepted")")
                continue
            }
            #expect(!words.isEmpty, "\(door.json): \(door.error("zzz")?.description ?? "")")
            for word in words where !["true", "false"].contains(word) {
                count += 1
                guard case .badValue(field, let value, _, _)? = door.error(word) else { continue }
                #expect(!value.contains(word), "\(door.json): \(word) is listed and refused")
            }
        }
        #expect(count > 300, "\(count)")
    }
}
