import Foundation
import Hooke
import HookeAssets
import HookeExport
import HookePreview
import HookeTransitions
import TestSupport
import Testing

@Suite struct `Lottie exports` {
    static func shipped(_ transition: PlayableTransition, distance: Double = 0.25) throws -> (
        model: SceneSnapshot, timeline: Timeline, export: LottieExport
    ) {
        let recorded = try TransitionRecorder.timeline(of: PlaySettings(transition))
        let model = recorded.model.numbered()
        let straight = try recorded.timeline.linearApproximation(
            of: model, distance: distance, transformMode: .byElements)
        return (model, recorded.timeline, try LottieExport(straight, name: transition.rawValue))
    }

    // Worst errors measured: 0.225 points of 0.25, and 1.92e-3 of 0.00195.
    @Test(arguments: [PlayableTransition.drawer, .dropIn, .shrinkAway, .slide])
    func `Shipped transitions are within their error at 1,000 times`(transition: PlayableTransition) throws {
        let (model, timeline, export) = try Self.shipped(transition)
        let replay = try LottieReplay(export.json)
        var random = SeededGenerator(seed: 1)
        var worst = LottieComparison()
        for index in 0..<randomCases(1000) {
            let time = index == 0 ? timeline.duration : random.uniform(0...timeline.duration)
            worst.compare(
                replay.layers(at: time), with: model.showing(timeline.values(at: time)))
        }
        #expect(worst.distance <= export.distance)
        #expect(worst.colorError <= export.colorError)
        #expect(worst.roundness <= export.distance)
        #expect(
            export.notes.allSatisfy {
                $0.contains(/^(the (shadow|text) of .* is|\d+ (shadow|text)s are) left out/)
            })
    }

    @Test func `Transforms by components are approximated again by elements, within the same errors`()
        throws
    {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let card = SceneView(frame: CGRect(x: 10, y: 10, width: 50, height: 40), name: "card")
        card.backgroundColor = .black
        scene.window.addSubview(card)
        func export(to end: Transform3D, _ mode: LinearTimeline.TransformMode) throws -> LottieExport {
            var timeline = Timeline()
            timeline.append(
                Track(
                    view: card.id, property: .transform, delay: 0, duration: 1, from: .transform(.identity),
                    to: .transform(end), pacing: .curve(.easeInOut)))
            let straight = try timeline.linearApproximation(
                of: scene.modelSnapshot(), distance: 0.1, colorError: 0.01, transformMode: mode)
            return try LottieExport(straight, name: "any")
        }
        let turn = Transform3D.rotationZ(2).concatenating(.scale(x: 0.5, y: 2))
        let (made, asked) = (try export(to: turn, .byComponents), try export(to: turn, .byElements))
        #expect(made.json == asked.json && made.distance == asked.distance)
        #expect(made.distance > 0 && made.distance < 0.13)
        let perspective = Transform3D.rotationY(0.5).concatenating(try .perspective(distance: 500))
        #expect(
            throws: ExportError.unsupported(what: "card: transform", reason: "Lottie has no perspective")
        ) { try export(to: perspective, .byComponents) }
    }

    @Test func `A resizable snapshot is within its error`() throws {
        let strips = StripTransitions.stretched()
        let model = strips.model.numbered()
        let straight = try strips.timeline.linearApproximation(of: model, transformMode: .byElements)
        let export = try LottieExport(straight, name: "caps")
        let replay = try LottieReplay(export.json)
        var worst = LottieComparison()
        for index in 0...200 {
            let time = strips.timeline.duration * Double(index) / 200
            worst.compare(replay.layers(at: time), with: model.showing(strips.timeline.values(at: time)))
        }
        #expect(worst.distance <= export.distance)
        #expect(worst.colorError <= export.colorError)
        #expect(
            export.notes.allSatisfy {
                $0.contains(/^(the (shadow|text) of .* is|\d+ (shadow|text)s are) left out/)
            })
    }

    // Worst errors measured: 0.49 of the allowed distance, and 3.7e-4 of 0.02.
    @Test func `Random 2-D scenes are within their error`() throws {
        var worst = (distance: 0.0, colorError: 0.0, roundness: 0.0)
        for seed in 1...UInt64(randomCases(6)) {
            var random = SeededGenerator(seed: seed)
            let timeline = RandomScenes.timeline(&random)
            let export = try LottieExport(timeline, name: "any")
            let replay = try LottieReplay(export.json)
            var comparison = LottieComparison()
            for _ in 0..<20 {
                let time = random.uniform(0...3)
                comparison.compare(
                    replay.layers(at: time), with: RandomScenes.snapshot(timeline, at: time))
            }
            #expect(comparison.distance <= export.distance - timeline.distance + 1e-9, "seed \(seed)")
            #expect(comparison.colorError <= export.colorError + 1e-12, "seed \(seed)")
            #expect(comparison.roundness <= 1e-12)
            worst.distance = max(worst.distance, comparison.distance / (export.distance - timeline.distance))
            worst.colorError = max(worst.colorError, comparison.colorError)
        }
    }

    @Test func `Errors name what Lottie cannot show`() throws {
        let (model, timeline) = try {
            let flip = try TransitionRecorder.timeline(of: PlaySettings(.flip))
            return (flip.model, flip.timeline)
        }()
        let straight = try timeline.linearApproximation(
            of: model, distance: 5, transformMode: .byElements)
        #expect(throws: ExportError.self) { try LottieExport(straight, name: "flip") }
        let slide = try Self.shipped(.slide)
        let still = LinearTimeline(model: slide.model, channels: [], duration: 0, distance: 0, colorError: 0)
        #expect(
            throws: ExportError.outOfRange(
                field: "framesPerSecond", value: 0, accepted: "a number above 0")
        ) { try LottieExport(still, name: "", framesPerSecond: 0) }
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let empty = LinearTimeline(
            model: scene.modelSnapshot(), channels: [], duration: 0, distance: 0, colorError: 0)
        #expect(try LottieExport(empty, name: "still").notes == [])
    }

    @Test func `A file is as long as its motion in whole frames, or has one more for the final state`() throws
    {
        func frames(_ duration: Double, _ ending: LottieExport.Ending) throws -> Double {
            let scene = WindowScene(size: CGSize(width: 100, height: 100))
            let still = LinearTimeline(
                model: scene.modelSnapshot(), channels: [], duration: duration, distance: 0, colorError: 0)
            let json = try LottieExport(still, name: "still", ending: ending).json
            let file = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            return try #require(file?["op"] as? Double)
        }
        for (duration, count) in [(1.0, 60.0), (0.3, 18), (0.35, 21), (1.001, 61), (0, 1), (2.5, 150)] {
            #expect(try frames(duration, .exact) == count)
        }
        #expect(try frames(1, .finalFrame) == 61 && frames(0, .finalFrame) == 1)
    }

    @Test func `A window without a background gets a layer behind all others`() throws {
        let model = try Self.shipped(.slide).model
        let slide = LinearTimeline(model: model, channels: [], duration: 1, distance: 0, colorError: 0)
        let layers = try LottieFile(Array(LottieExport(slide, name: "slide").json.utf8)).layers
        #expect(layers.last?.name == "window backdrop")
        let bare = try LottieFile(Array(LottieExport(slide, name: "slide", background: nil).json.utf8)).layers
        #expect(bare.count == layers.count - 1)
        #expect(throws: ExportError.outOfRange(field: "background", value: 0.5, accepted: "an alpha of 1")) {
            try LottieExport(slide, name: "", background: SceneColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        }
    }

    @Test func `Texts that are left out are one note with their number and three names`() throws {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        func notes() throws -> [String] {
            let still = LinearTimeline(
                model: scene.modelSnapshot(), channels: [], duration: 1, distance: 0, colorError: 0)
            return try LottieExport(still, name: "texts").notes
        }
        for index in 0..<22 {
            let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), name: "c\(index)")
            view.layer.text = LayerText("a")
            scene.window.addSubview(view)
            if index == 0 { #expect(try notes() == ["the text of c0 is left out"]) }
            if index == 2 { #expect(try notes() == ["3 texts are left out: c0, c1, c2"]) }
        }
        #expect(try notes() == ["22 texts are left out: c0, c1, c2 and 19 more"])
    }

    @Test func `A view that turns and shrinks has no skew, and short numbers`() throws {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let card = SceneView(frame: CGRect(x: 10, y: 10, width: 50, height: 40), name: "card")
        card.backgroundColor = .black
        scene.window.addSubview(card)
        let turn = Transform3D.rotationZ(0.7).concatenating(.scale(x: 0.5, y: 0.5))
        var timeline = Timeline()
        timeline.append(
            Track(
                view: card.id, property: .transform, delay: 0.17, duration: 0.3, from: .transform(.identity),
                to: .transform(turn), pacing: .curve(.easeInOut)))
        let straight = try timeline.linearApproximation(
            of: scene.modelSnapshot(), transformMode: .byElements)
        let json = try LottieExport(straight, name: "any").json
        #expect(json.contains("\"r\":{\"a\":1") && !json.contains("\"sk\":{\"a\":1"))
        #expect(!json.contains(".0,") && !json.contains(".0}"))
        let scales = try #require(json.firstMatch(of: /"s":\{"a":1,"k":(\[\{.*?\}\])\}/)).output.1
        let keys = scales.components(separatedBy: "\"t\":").count - 1
        // Handles are 38 of these bytes; with 16 digits a key has 103.
        #expect(keys > 4 && scales.utf8.count < 90 * keys, "\(scales.utf8.count) bytes for \(keys) keys")
    }

    @Test func `Borders are drawn on top, and omitted shadows are noted`() throws {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let view = SceneView(frame: CGRect(x: 10, y: 10, width: 50, height: 40), name: "card")
        view.layer.borderWidth = 4
        view.layer.cornerRadius = 6
        view.layer.shadowOpacity = 0.5
        view.addSubview(SceneView(frame: CGRect(x: 0, y: 0, width: 50, height: 40), name: "inside"))
        scene.window.addSubview(view)
        let still = LinearTimeline(
            model: scene.modelSnapshot(), channels: [], duration: 1, distance: 0, colorError: 0)
        let export = try LottieExport(still, name: "border")
        #expect(export.notes == ["the shadow of card is left out"])
        let layers = try LottieFile(Array(export.json.utf8)).layers
        #expect(layers.map(\.name).prefix(3) == ["card border", "inside", "card"])
        func value(_ property: String) -> [Double]? {
            layers[0].properties.first { $0.property == property && $0.path.contains("shapes") }?
                .components(at: 0)
        }
        #expect(value("size") == [46, 36] && value("position") == [25, 20])
        #expect(value("roundness") == [4] && value("width") == [4])
    }
}
