import Foundation
import Hooke
import HookeAssets
import HookeExport
import HookeTransitions
import TestSupport
import Testing

/// Paths of layers in Lottie files.
@Suite struct `Lottie paths` {
    /// A scene with one shape layer, and motions of it.
    struct ShapeScene {
        let scene = WindowScene(size: CGSize(width: 200, height: 300))
        let layer = ShapeLayer()
        private var timeline = Timeline()

        init(_ path: String) throws {
            layer.name = "mark"
            layer.frame = CGRect(x: 20, y: 30, width: 100, height: 80)
            layer.path = try VectorPath(svg: path)
            layer.fillColor = SceneColor(red: 0.2, green: 0.4, blue: 0.6)
            scene.window.layer.addSublayer(layer)
        }

        private var id: ViewID {
            func find(_ node: SceneSnapshot.Node) -> ViewID? {
                node.name == "mark" ? node.id : node.children.lazy.compactMap(find).first
            }
            return find(scene.modelSnapshot().root)!
        }

        mutating func move(
            _ property: AnimatedProperty, from: AnimatableValue, to: AnimatableValue, _ pacing: Pacing
        ) {
            timeline.append(
                Track(
                    view: id, property: property, delay: 0.1, duration: 0.8, from: from, to: to,
                    pacing: pacing))
        }

        mutating func move(_ from: String, to: String, _ pacing: Pacing = .curve(.easeInOut)) throws {
            move(.path, from: .path(try VectorPath(svg: from)), to: .path(try VectorPath(svg: to)), pacing)
        }

        func snapshot(at time: Double) -> SceneSnapshot {
            scene.modelSnapshot().showing(timeline.values(at: time))
        }

        func export(distance: Double = 0.25) throws -> LottieExport {
            let straight = try timeline.linearApproximation(
                of: scene.modelSnapshot(), distance: distance, transformMode: .byElements)
            return try LottieExport(straight, name: "any")
        }

        /// The path on the screen at a time, as lines within 0.01 points.
        func lines(at time: Double) throws -> [VectorPath.Polyline] {
            let view = try #require(snapshot(at: time).projectedViews().first { $0.name == "mark" })
            let bounds = view.state.bounds
            let (x, y) = (
                (view.corners[1] - view.corners[0]) / bounds.size.width,
                (view.corners[3] - view.corners[0]) / bounds.size.height
            )
            let corner = view.corners[0]
            let map = Affine2D(
                a: x.x, b: x.y, c: y.x, d: y.y,
                tx: corner.x - x.x * bounds.origin.x - y.x * bounds.origin.y,
                ty: corner.y - x.y * bounds.origin.x - y.y * bounds.origin.y)
            return try #require(view.state.shape).path.transformed(by: map).flattened(within: 0.01)
        }
    }

    /// Twelve times from the start to the end of each scene. Layers are shown for one more frame.
    static let times = (0..<12).map { 0.9 * Double($0) / 11 }
    static let star = "M50 0L61 35L98 35L68 57L79 91L50 70L21 91L32 57L2 35L39 35Z"
    static let leaf = "M10 40Q30 0 60 20T90 70C70 90 20 90 10 40ZM30 40L50 40L50 55"
    static let drop = "M50 5L80 40A35 35 0 1 1 20 40Z"

    /// Scenes whose paths move, turn, morph, scale with arcs, and change colour and width.
    static func moving() throws -> [ShapeScene] {
        func spring(_ spring: Spring) -> SpringMotion<Double> { SpringMotion(spring: spring, from: 0, to: 1) }
        var leaf = try ShapeScene(Self.leaf)
        let bent = "M10 40Q40 20 70 20T90 90C70 70 20 110 0 40ZM30 30L60 40L50 75"
        try leaf.move(Self.leaf, to: bent, .spring(spring(.bouncy)))
        leaf.move(.position, from: .pair([70, 70]), to: .pair([120, 200]), .curve(.easeOut))
        var morph = try ShapeScene(Self.star)
        try morph.move(Self.star, to: "M90 50A40 40 0 1 1 10 50A40 40 0 1 1 90 50Z")
        morph.move(
            .transform, from: .transform(.identity),
            to: .transform(.rotationZ(2).concatenating(.scale(x: 1.5, y: 0.7))), .curve(.easeInOut))
        var drop = try ShapeScene(Self.drop)
        try drop.move(Self.drop, to: "M75 7.5L120 60A52.5 52.5 0 1 1 30 60Z", .spring(spring(.smooth)))
        drop.move(
            .bounds, from: .quad([0, 0, 100, 80]), to: .quad([10, -20, 60, 120]), .curve(.easeIn))
        return [leaf, morph, drop]
    }

    @Test func `Moving paths are within the error at all times`() throws {
        for scene in try Self.moving() {
            let export = try scene.export()
            let replay = try LottiePathReplay(export.json)
            var worst = 0.0
            for step in 0...10 {
                let time = Double(step) / 10
                let lines = try scene.lines(at: time)
                let points = try replay.points(of: "mark", at: time)
                worst = max(worst, PlaneDistance.largest(from: points.flatMap { $0 }, to: lines))
                let drawn = points.map { VectorPath.Polyline(points: $0, isClosed: false) }
                worst = max(worst, PlaneDistance.largest(from: lines.flatMap(\.points), to: drawn))
            }
            // Both draw straight pieces.
            #expect(worst <= export.distance + 0.1)
            #expect(worst > 0.001 && export.distance < 1)
        }
    }

    @Test func `Springs and curves are few keys with easings`() throws {
        for (index, most) in [9, 3, 9].enumerated() {
            let json = try Self.moving()[index].export().json
            let layers = try #require(
                (try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])?["layers"]
                    as? [[String: Any]])
            let mark = try #require(layers.first { $0["nm"] as? String == "mark" })
            #expect(mark["ty"] as? Double == 4)
            let group = try #require((mark["shapes"] as? [[String: Any]])?[0]["it"] as? [[String: Any]])
            #expect(group.filter { $0["ty"] as? String == "sh" }.count == (index == 0 ? 2 : 1))
            let property = try #require(group[0]["ks"] as? [String: Any])
            #expect(try #require(property["k"] as? [Any]).count <= most)
        }
    }

    @Test func `Fill, stroke, dashes and cut of a line are those of the layer`() throws {
        var scene = try ShapeScene(Self.leaf)
        let layer = scene.layer
        layer.strokeColor = .black
        layer.fillRule = .evenOdd
        (layer.lineWidth, layer.lineCap, layer.lineJoin, layer.miterLimit) = (4, .square, .round, 5)
        layer.lineDashPattern = [6, 3]
        (layer.strokeStart, layer.strokeEnd) = (0.25, 2)
        scene.move(.lineWidth, from: .scalar(2), to: .scalar(4), .curve(.linear))
        scene.move(.strokeEnd, from: .scalar(0), to: .scalar(0.5), .curve(.linear))
        scene.move(
            .fillColor, from: .quad([0, 0, 0, 0]), to: .quad([0.2, 0.4, 0.6, 1]), .curve(.linear))
        let json = try scene.export().json
        let file = try LottieFile(Array(json.utf8))
        let mark = try #require(file.layers.first { $0.name == "mark" })
        func values(_ property: String, _ group: Int, _ time: Double) -> [Double]? {
            mark.properties.first {
                $0.property == property && $0.path.contains("shapes[\(group)].it[")
                    && !$0.path.contains(".tr")
            }?.components(at: time).map { ($0 * 1e9).rounded() / 1e9 }
        }
        #expect(values("width", 0, 0.5) == [3])
        #expect(values("start", 0, 0.5) == [25])
        // Nothing is drawn before the end passes the start; Lottie would exchange both.
        #expect([0, 0.3, 0.5, 0.7, 0.9].map { values("end", 0, $0) } == [[25], [25], [25], [37.5], [50]])
        #expect(values("opacity", 1, 0.5) == [50])
        #expect(values("colour", 1, 0.5) == [0.2, 0.4, 0.6, 1])
        #expect(json.contains(#""lc":3,"lj":2,"ml":5,"d":[{"n":"d","v":{"a":0,"k":6}},"#))
        #expect(json.contains(#""r":2}"#))
    }

    @Test func `A path that jumps is a group for each stretch, shown in its time`() throws {
        let scene = try ShapeScene(Self.star)
        let model = scene.scene.modelSnapshot()
        let mark = try #require(model.root.children.first)
        let shapes = try [Self.star, Self.drop, ""].map { AnimatableValue.path(try VectorPath(svg: $0)) }
        let knots = [(0.5, 0), (0.5, 1), (0.75, 1), (0.75, 2), (1, 2), (1, 0)].map {
            LinearTimeline.Knot(time: $0.0, value: shapes[$0.1])
        }
        let timeline = LinearTimeline(
            model: model,
            channels: [.init(view: mark.id, property: .path, knots: knots, error: 0)], duration: 2,
            distance: 0, colorError: 0)
        let json = try LottieExport(timeline, name: "any").json
        let file = try LottieFile(Array(json.utf8))
        let layer = try #require(file.layers.first { $0.name == "mark" })
        let shown = layer.properties.filter { $0.property == "opacity" && $0.path.contains(".it[2].") }
        let opacities = [0, 0.4, 0.5, 0.7, 0.75, 0.9, 1, 2].map { time in
            shown.map { $0.components(at: time)[0] }
        }
        #expect(
            opacities == [
                [100, 0, 0], [100, 0, 0], [0, 100, 0], [0, 100, 0], [0, 0, 0], [0, 0, 0], [0, 0, 100],
                [0, 0, 100],
            ])
    }

    @Test func `A jump between paths of the same steps stays in one group`() throws {
        let scene = try ShapeScene(Self.star)
        let model = scene.scene.modelSnapshot()
        func groups(_ paths: [String]) throws -> Int {
            var knots: [LinearTimeline.Knot] = []
            for (index, path) in paths.enumerated() {
                let value = AnimatableValue.path(try VectorPath(svg: path))
                knots.append(.init(time: Double(index) / 10, value: value))
                knots.append(.init(time: Double(index + 1) / 10, value: value))
            }
            let channel = LinearTimeline.Channel(
                view: model.root.children[0].id, property: .path, knots: knots, error: 0)
            let timeline = LinearTimeline(
                model: model, channels: [channel], duration: 1, distance: 0, colorError: 0)
            let json = try LottieExport(timeline, name: "any").json
            return json.components(separatedBy: #""ty":"gr""#).count - 2
        }
        #expect(try groups(["M0 0L9 9", "M0 0L8 8", "M1 0L8 9", "M1 0H8V9"]) == 2)
        let half = "M0 0A5 5 0 0 1 10 0"
        #expect(try groups([half, "M0 0A50 50 0 0 1 100 0", half]) == 1)
        // A quarter and a half are different proportions.
        #expect(try groups([half, "M0 0A5 5 0 0 1 5 5", "M0 0A7 7 0 0 1 7 7", half]) == 3)
    }

    @Test func `A path of a view with a background or a clip has its own layer`() throws {
        let scene = try ShapeScene(Self.star)
        func names() throws -> [[String]] {
            let file = try LottieFile(Array(scene.export().json.utf8))
            return file.compositions.map { $0.layers.map(\.name) }
        }
        #expect(try names() == [["mark", "window", "window backdrop"]])
        scene.layer.backgroundColor = .white
        scene.layer.borderWidth = 1
        #expect(try names() == [["mark border", "mark path", "mark", "window", "window backdrop"]])
        scene.layer.masksToBounds = true
        #expect(
            try names() == [
                ["mark border", "mark clip", "mark", "window", "window backdrop"], ["mark path"],
            ])
        scene.layer.path = nil
        #expect(try names() == [["mark border", "mark", "window", "window backdrop"]])
    }

    @Test func `Errors name the view, the property and what is accepted`() throws {
        func refusal(_ scene: ShapeScene) -> String {
            do { return try scene.export().json } catch { return "\(error)" }
        }
        var pie = try ShapeScene("M0 0L10 0A10 10 0 0 1 0 10Z")
        try pie.move("M0 0L10 0A10 10 0 0 1 0 10Z", to: "M0 0L10 0A10 10 0 0 1 -10 0Z")
        #expect(refusal(pie).hasPrefix("mark: path cannot be exported: step 2 is an arc whose radii, ends,"))
        #expect(refusal(pie).hasSuffix("and cubics (VectorPath.replacingArcs)"))
        var miter = try ShapeScene(Self.star)
        miter.layer.strokeColor = .black
        miter.move(.miterLimit, from: .scalar(2), to: .scalar(10), .curve(.linear))
        #expect(refusal(miter) == "mark: miterLimit cannot be exported: Lottie shows a constant miter limit")
        let dashes = try ShapeScene(Self.star)
        dashes.layer.strokeColor = .black
        var model = dashes.scene.modelSnapshot()
        model.root.children[0].state.shape?.lineDashPattern = [1, -1]
        let wrong = LinearTimeline(model: model, channels: [], duration: 1, distance: 0, colorError: 0)
        #expect(
            throws: ExportError.outOfRange(
                field: "mark: lineDashPattern[1]", value: -1, accepted: "finite, at least 0")
        ) { try LottieExport(wrong, name: "any") }
        model.root.children[0].state.shape?.lineDashPattern = []
        let knots = try [(0.0, Self.star), (1, Self.drop)].map {
            LinearTimeline.Knot(time: $0.0, value: .path(try VectorPath(svg: $0.1)))
        }
        let other = LinearTimeline(
            model: model,
            channels: [
                .init(view: model.root.children[0].id, property: .path, knots: knots, error: 0)
            ], duration: 1, distance: 0, colorError: 0)
        do {
            _ = try LottieExport(other, name: "any")
            Issue.record("paths of other steps are not interpolated")
        } catch {
            #expect(error.description.contains("mark: path cannot be exported: key 1 has other steps"))
        }
    }
}
