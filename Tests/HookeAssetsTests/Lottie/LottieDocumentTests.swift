import Foundation
import HookeGeometry
import HookeAssets
import TestSupport
import Testing

@Suite struct `Lottie documents` {
    private func document(_ layers: [LottieDocument.Layer]) -> LottieDocument {
        LottieDocument(name: "any", width: 100, height: 50, frameRate: 25, duration: 2, layers: layers)
    }

    private func read(_ document: LottieDocument) throws -> LottieFile {
        try LottieFile(Array(document.json().utf8))
    }

    @Test func `Every number reads back as the same double`() throws {
        var random = SeededGenerator(seed: 5)
        func vector() -> SIMD2<Double> { SIMD2(random.uniform(-1e3...1e3), random.uniform(-1e-3...1e-3)) }
        // Times of whole frames, which the frame rate converts exactly.
        let times = [0.0, 0.4, 0.4, 1.2, 2]
        var layer = LottieDocument.Layer(name: "Layer")
        let curves = [
            try CubicBezier(x1: 0.1, y1: -0.3, x2: 0.7, y2: 1.4),
            try CubicBezier(x1: 0, y1: 0.2, x2: 1, y2: 0.9),
        ]
        let forms: [LottieProperty<SIMD2<Double>>.Form] = [
            .linear, .linear, .hold, .eased([curves[0]]), .linear,
        ]
        let positions = zip(times, forms).map {
            LottieProperty<SIMD2<Double>>.Key(time: $0, value: vector(), form: $1)
        }
        layer.transform.position = LottieProperty(positions)
        layer.transform.scale = LottieProperty([
            .init(time: 0, value: SIMD2(100, 80), form: .eased(curves)),
            .init(time: 2, value: SIMD2(20, 90)),
        ])
        layer.transform.anchorPoint = LottieProperty([
            .init(
                time: 0, value: SIMD2(1, 2),
                form: .even(startTangent: SIMD2(30, 0), endTangent: SIMD2(0, 60), timing: curves[1])),
            .init(time: 2, value: SIMD2(40, 50)),
        ])
        layer.transform.rotation = .init(1.0 / 3)
        let file = try read(document([layer]))

        guard case .vector2(let position) = try #require(file.layers[0]["position"]).curve else {
            Issue.record("positions have two components")
            return
        }
        #expect(position.times == times)
        #expect(position.values == positions.map(\.value))
        #expect(
            position.interpolations == [.linear, .linear, .discrete, .eased(.bezier(curves[0]))])
        guard case .components(let scales) = try #require(file.layers[0]["scale"]).curve else {
            Issue.record("each component has its own easing")
            return
        }
        #expect(scales.map(\.interpolations) == curves.map { [.eased(.bezier($0))] })
        guard case .vector2(let anchor) = try #require(file.layers[0]["anchor point"]).curve,
            case .even(let start, let end) = anchor.interpolations[0].form
        else {
            Issue.record("tangents are a path of even speed")
            return
        }
        #expect((start - SIMD2(30, 0)).norm < 1e-13 && (end - SIMD2(0, 60)).norm < 1e-13)
        #expect(anchor.interpolations[0].timing == .bezier(curves[1]))
        let third = 1.0 / 3
        #expect(file.layers[0]["rotation"]!.components(at: 0) == [third])
        #expect((file.frameRate, file.outTime, file.width, file.height) == (25, 2, 100, 50))
    }

    @Test func `Layers have parents, compositions and any name`() throws {
        let name = "a \"quoted\" \\ name,\nof two lines: \u{1F600} \u{7}"
        var document = document([
            .init(name: name, parent: 1), .init(name: "below"),
            .init(name: "shows", parent: 0, content: .composition(id: name, width: 10, height: 20)),
        ])
        document.name = name
        document.compositions = [.init(id: name, layers: [.init(name: "inside")])]
        let file = try read(document)
        #expect(file.name == name && file.layers[0].name == name)
        #expect(file.layers.map(\.parent) == [1, nil, 0])
        #expect(file.layers.map(\.composition) == [nil, nil, 1])
        #expect(file.compositions[1].layers[0].name == "inside")
    }

    @Test func `Shapes have fills and strokes in order`() throws {
        let paint = LottieDocument.Paint(color: .init(SIMD4(1, 0.5, 0.25, 1)), opacity: .init(40))
        let rectangle = LottieDocument.Rectangle(
            center: .init(SIMD2(5, 6)), size: .init(SIMD2(7, 8)), roundness: .init(2), fill: paint,
            stroke: paint, strokeWidth: .init(3))
        let layer = LottieDocument.Layer(name: "box", content: .rectangles([rectangle]))
        let file = try read(document([layer]))
        let shapes = file.layers[0].properties.filter { $0.path.contains("shapes") }
        func value(_ item: Int, _ property: String) -> [Double]? {
            shapes.first { $0.path.contains("it[\(item)].") && $0.property == property }?.components(at: 0)
        }
        #expect(
            value(0, "position") == [5, 6] && value(0, "size") == [7, 8] && value(0, "roundness") == [2])
        #expect(value(1, "width") == [3] && value(1, "opacity") == [40])
        #expect(value(2, "colour") == [1, 0.5, 0.25, 1] && value(2, "width") == nil)
    }

    @Test func `An invalid document throws an error with the path`() throws {
        var nan = LottieDocument.Layer(name: "nan")
        nan.transform.position = LottieProperty([
            .init(time: 0, value: SIMD2(0, 0)), .init(time: 1, value: SIMD2(0, .nan)),
        ])
        #expect(
            refusal { _ = try document([nan]).json() }
                == "layers[0].ks.p.k[1].s is nan; accepted: a finite number")
        var falling = LottieDocument.Layer(name: "falling")
        falling.transform.rotation = LottieProperty([.init(time: 1, value: 0), .init(time: 0, value: 1)])
        #expect(
            refusal { _ = try document([falling]).json() }
                == "layers[0].ks.r.k[1].t is 0; accepted: at least 25.0, the time of the key before")
        var circle = LottieDocument.Layer(name: "circle")
        circle.parent = 0
        #expect(refusal { _ = try document([circle]).json() }?.hasPrefix("layers[0].parent is 1") == true)
        for parent in [-1, 1, Int.max] {
            circle.parent = parent
            #expect(
                refusal { _ = try document([circle]).json() }
                    == "layers[0].parent is \(parent); accepted: an index into the list of 1 layers")
        }
        let lost = LottieDocument.Layer(name: "lost", content: .composition(id: "no", width: 1, height: 1))
        #expect(refusal { _ = try document([lost]).json() }?.hasPrefix("layers[0].refId is") == true)
        var tangents = LottieDocument.Layer(name: "tangents")
        tangents.transform.rotation = LottieProperty([
            .init(time: 0, value: 0, form: .even(startTangent: 1, endTangent: 1, timing: .linear)),
            .init(time: 1, value: 1),
        ])
        #expect(refusal { _ = try document([tangents]).json() }?.hasPrefix("layers[0].ks.r.k[0].to") == true)
        var empty = document([])
        empty.frameRate = 0
        #expect(refusal { _ = try empty.json() } == "fr is 0; accepted: a number above 0")
    }
}
