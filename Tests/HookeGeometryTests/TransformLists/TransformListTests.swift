import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct TransformListTests {
    private let turn = TransformFunction.rotateY(1)
    private let eye = TransformFunction.perspective(distance: 500)

    @Test func `The last function acts first`() throws {
        let list: TransformList = [.translate(x: 10), .scale(x: 2, y: 2)]
        #expect(list.transform.transform(Vector3(1, 0, 0)) == Vector3(12, 0, 0))
        #expect(TransformList([eye, turn]).transform == .rotationY(1) * (try .perspective(distance: 500)))
    }

    @Test func `The empty list is the identity`() {
        #expect(TransformList().transform == .identity)
        #expect(TransformList() == [])
    }

    @Test func `Random lists agree with fifty digits`() throws {
        var worst = Worst<Substring>()
        for words in try goldenLines("transform_lists") where words[0] == "list" {
            let truth = try Transform3D(elements: #require(doubles(words.dropFirst(2))))
            let actual = try Transform3D(css: String(words[1]))
            let size = truth.elements.map(\.magnitude).reduce(1, max)
            for (a, b) in zip(actual.elements, truth.elements) { worst.note((a - b) / size, words[1]) }
        }
        // Relative to the largest field. Worst measured: 9.4e-16.
        #expect(worst.error <= 5e-15, "\(worst)")
    }

    /// A function of every kind, and its matrix computed differently.
    private var kinds: [(TransformFunction, Transform3D)] {
        [
            (.translate(x: 1, y: 2, z: 3), .translation(x: 1, y: 2, z: 3)),
            (.scale(x: 2, y: 3, z: 4), .scale(x: 2, y: 3, z: 4)),
            (.rotate(angle: 0.5, axis: Vector3(1, 2, 3)), .rotation(0.5, axis: Vector3(1, 2, 3))),
            (.rotateX(8), .rotationX(8)), (.rotateY(8), .rotationY(8)), (.rotateZ(8), .rotationZ(8)),
            (.rotate(angle: 1, axis: .zero), .identity),
            (.skew(x: 0.1, y: 0.2), .skew(x: 0.1, y: 0.2)),
            (.skewX(0.1), .skew(x: 0.1)), (.skewY(0.1), .skew(y: 0.1)),
            (.perspective(distance: 400), try! .perspective(distance: 400)),
            (.perspective(distance: .infinity), .identity),
            (.matrix(.rotationX(2)), .rotationX(2)),
        ]
    }

    @Test func `Every function has its matrix, and an identity of its kind`() {
        let before = Transform3D.rotation(1, axis: Vector3(1, 2, 3)) * .translation(x: 5, y: 6, z: 7)
        for (function, matrix) in kinds {
            #expect(function.transform == matrix, "\(function)")
            #expect(function.identity.transform.isIdentity, "\(function)")
            #expect(function.identity.identity == function.identity)
            #expect(worstField(function.before(before), matrix * before) <= 4 * unitRoundoff, "\(function)")
        }
    }

    @Test func `A perspective nearer than one point acts as one point, as in CSS`() {
        for (distance, field) in [
            (500, -1 / 500), (1, -1), (0.5, -1), (0, -1), (-0.0, -1), (0x1p-1074, -1), (.infinity, 0),
            (-500, 1 / 500), (-0.5, 1), (-0x1p-1074, 1), (-.infinity, 0), (1e308, -1e-308),
        ] as [(Double, Double)] {
            let m = TransformFunction.perspective(distance: distance).transform
            #expect(m.m34 == field, "\(distance)")
            #expect(m.row1 == SIMD4(1, 0, 0, 0) && m.row4 == SIMD4(0, 0, 0, 1))
        }
        #expect(TransformFunction.perspective(distance: .nan).transform.m34.isNaN)
    }

    @Test func `NaN and infinity propagate, and nothing traps`() {
        for value in [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0x1p-1074, 0] {
            let functions: [TransformFunction] = [
                .translate(x: value), .scale(x: value), .rotate(angle: value, axis: Vector3(1, 2, 3)),
                .rotate(angle: 1, axis: Vector3(value, 1, 0)), .skew(x: value, y: value), .skewX(value),
                .skewY(value), .perspective(distance: value), .matrix(.scale(value)),
            ]
            for function in functions {
                if value.isNaN { #expect(!function.transform.isFinite, "\(function)") }
                _ = TransformList([function] + functions + [function]).transform
                _ = function.css
            }
        }
    }

    @Test func `Equal functions are equal and hash alike, whatever the sign of a zero`() {
        #expect(TransformList([.translate(x: 0.0)]) == [.translate(x: -0.0)])
        #expect(Set([TransformFunction.skewX(0), .skewX(-0.0), .skewY(0)]).count == 2)
        #expect(TransformFunction.skewX(1) != .skew(x: 1, y: 0), "CSS keeps them apart")
    }

    @Test func `A list survives coding with its kinds by name`() throws {
        let list = TransformList(kinds.map(\.0))
        let data = try JSONEncoder().encode(list)
        #expect(try JSONDecoder().decode(TransformList.self, from: data) == list)
        let short: TransformList = [.translate(x: 1, y: 2, z: 3), .perspective(distance: .infinity)]
        #expect(
            String(decoding: try JSONEncoder().encode(short), as: UTF8.self)
                == #"[{"translate":[1,2,3]},{"perspective":null}]"#)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode([TransformFunction.skewX(.nan)]) }
    }

    @Test(arguments: [
        "{}", "[{}]", #"[{"skewX":1,"skewY":1}]"#, #"[{"turn":1}]"#, #"[{"translate":[1,2]}]"#,
        #"[{"rotate":{"angle":1}}]"#, #"[{"rotate":{"axis":[0,0,1]}}]"#, #"[{"skew":{"x":1}}]"#,
        #"[{"matrix":[1,2,3]}]"#, #"[{"skewX":null}]"#, #"[{"skewX":"1"}]"#, #"[{"perspective":"none"}]"#,
        "[1]", "null",
    ])
    func `Invalid JSON throws`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(TransformList.self, from: Data(json.utf8))
        }
    }

    @Test(arguments: [
        #"{"translate":[0,0,"nan"]}"#, #"{"scale":["inf",1,1]}"#, #"{"skewX":"nan"}"#, #"{"skewY":"-inf"}"#,
        #"{"skew":{"x":"nan","y":0}}"#, #"{"rotate":{"angle":"inf","axis":[0,0,1]}}"#,
        #"{"rotate":{"angle":0,"axis":[0,"nan",1]}}"#, #"{"perspective":"nan"}"#,
        #"{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,"inf"]}"#,
    ])
    func `Non-finite numbers throw by name`(json: String) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let error = #expect(throws: HookeError.self) {
            try decoder.decode(TransformFunction.self, from: Data(json.utf8))
        }
        #expect(error?.description.hasSuffix("; accepted: a finite number") == true)
    }
}
