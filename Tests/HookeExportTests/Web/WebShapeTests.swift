import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@testable import HookeExport

/// Gradients, paths and masks as CSS and SVG.
@Suite struct WebShapeTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 300))

    private func add<Layer: SceneLayer>(_ layer: Layer, _ name: String) -> Layer {
        layer.name = name
        layer.frame = CGRect(x: 20, y: 20, width: 100, height: 50)
        scene.window.layer.addSublayer(layer)
        return layer
    }

    private func export(
        _ channels: [LinearTimeline.Channel] = []
    ) throws(ExportError) -> WebExport {
        try WebExport(
            LinearTimeline(
                model: scene.modelSnapshot(), channels: channels, duration: 1, distance: 0.25,
                colorError: 0.01), name: "m")
    }

    private func channel(
        _ layer: SceneLayer, _ property: AnimatedProperty, _ values: AnimatableValue...
    ) -> LinearTimeline.Channel {
        let id = scene.modelSnapshot().allMasksAndViews.first { $0.name == layer.name }!.id
        let last = Double(max(1, values.count - 1))
        return LinearTimeline.Channel(
            view: id, property: property,
            knots: values.enumerated().map { .init(time: Double($0) / last, value: $1) }, error: 0)
    }

    @Test func `Gradients are CSS gradients with their stops`() throws {
        let gradient = add(GradientLayer(), "g")
        gradient.colors = [.black, .white]
        gradient.locations = [0.25, 1]
        func css() throws -> String {
            let style = try export().style
            let line = try #require(style.split(separator: "\n").first { $0.contains("gradient {") })
            return String(line)
        }
        #expect(
            try css().contains("linear-gradient(to bottom, rgb(0 0 0 / 1) 25%, rgb(255 255 255 / 1) 100%)"))
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5))
        #expect(try css().contains("linear-gradient(to left, rgb(0 0 0 / 1) 25%"))
        (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        // The line of CSS has half of (100·100 + 50·50)/√(100² + 50²) on each side: from corner to corner.
        #expect(try css().contains("linear-gradient(116.56505117707799deg"))
        gradient.type = .radial
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75))
        #expect(try css().contains("radial-gradient(50% 25% at 50% 50%, "))
        gradient.type = .conic
        #expect(try css().contains("conic-gradient(from "))
        #expect(throws: ExportError.self) {
            try export([channel(gradient, .colors, .numbers([0, 0, 0, 1, 1, 1, 1, 1]))])
        }
    }

    @Test func `A path is an SVG path; its data, colours and visible part move`() throws {
        let shape = add(ShapeLayer(), "s")
        shape.path = VectorPath(Rectangle(x: 0, y: 0, width: 10, height: 10))
        shape.strokeColor = .black
        let other = VectorPath(Rectangle(x: 0, y: 0, width: 20, height: 10))
        let export = try export([
            channel(shape, .path, .path(shape.path!), .path(other)),
            channel(shape, .strokeEnd, .scalar(0), .scalar(1)),
        ])
        #expect(export.html.contains("<svg class=\"m-s--shape\">"))
        #expect(export.html.contains("<path class=\"m-s--stroke-path\" pathLength=\"1\"></path>"))
        #expect(export.css.contains("d: path(\"M0 0L20 0L20 10L0 10Z\")"))
        #expect(export.css.contains("stroke-dasharray: 0 2") && export.css.contains("stroke-dasharray: 1 2"))
        shape.lineDashPattern = [1, 2]
        #expect(throws: ExportError.self) {
            try self.export([channel(shape, .strokeEnd, .scalar(0), .scalar(1))])
        }
    }

    @Test func `An opaque mask is a clip path in the view's coordinates`() throws {
        let view = add(SceneLayer(), "v")
        view.backgroundColor = .black
        let mask = ShapeLayer()
        mask.name = "mask"
        let path = VectorPath(Rectangle(x: 0, y: 0, width: 10, height: 10))
        mask.path = path
        mask.position = CGPoint(x: 5, y: 6)
        view.mask = mask
        let other = VectorPath(Rectangle(x: 0, y: 0, width: 20, height: 10))
        let export = try export([channel(mask, .path, .path(path), .path(other))])
        #expect(export.css.contains("clip-path: path(\"M5 6L15 6L15 16L5 16Z\")"))
        #expect(export.css.contains("clip-path: path(\"M5 6L25 6L25 16L5 16Z\")"))
        mask.path = nil
        mask.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        mask.backgroundColor = .white
        #expect(try self.export().style.contains("clip-path: path(\"M1 2L4 2L4 6L1 6Z"))
    }

    /// The mask of a view between two arcs with other flags, as a browser shows it and as the scene does.
    @Test(.enabled(if: Browser.path != nil, "Chromium is not installed: no mask is replayed"))
    func `The flags of a mask's arcs switch in a browser when they do in the scene`() throws {
        let view = add(SceneLayer(), "v")
        view.backgroundColor = .black
        let mask = ShapeLayer()
        mask.name = "mask"
        view.mask = mask
        mask.path = try VectorPath(svg: "M100 150A60 60 0 0 0 200 150Z")
        let end = try VectorPath(svg: "M100 150A80 80 0 1 1 200 150Z")
        let model = scene.modelSnapshot()
        let id = model.allMasksAndViews.first { $0.name == "mask" }!.id
        for pacing in [
            Pacing.linear, .curve(.easeInOut), .spring(SpringMotion(spring: .bouncy, from: 0, to: 1)),
        ] {
            let track = Track(
                view: id, property: .path, delay: 0, duration: 1, from: .path(mask.path!), to: .path(end),
                pacing: pacing)
            var timeline = Timeline()
            timeline.append(track)
            let linear = try timeline.linearApproximation(of: model)
            let export = try WebExport(linear, name: "m")
            let times = [0.02, 0.25, 0.4, 0.45, 0.55, 0.6, 0.75, 0.98]
            let shown: [String] = try Browser.run(
                """
                const { html, css, times } = input;
                document.body.innerHTML = `<style>${css}</style>${html}`;
                return times.map(time => {
                  for (const motion of document.getAnimations()) { motion.pause(); motion.currentTime = 1000 * time; }
                  const shown = [...document.body.querySelectorAll("*")].map(one => getComputedStyle(one).clipPath);
                  return shown.find(path => path.startsWith("path"))?.slice(6, -2) ?? shown.join();
                });
                """, with: Page(html: export.html, css: export.css, times: times))
            for (time, text) in zip(times, shown) {
                guard case .path(let exact) = track.value(at: time),
                    case .arc(_, let arc) = exact.elements[1],
                    case .arc(_, let found) = try VectorPath(svg: text).elements.dropFirst().first
                else {
                    Issue.record("no arc: \(text), \(export.css)")
                    return
                }
                let isAlike = arc.isLarge == found.isLarge && arc.isClockwise == found.isClockwise
                #expect(isAlike, "\(pacing) at \(time)")
                #expect((arc.radii.x - found.radii.x).magnitude <= 0.25, "\(pacing) at \(time)")
            }
        }
    }

    private struct Page: Encodable {
        var html, css: String
        var times: [Double]
    }

    @Test func `A recorded circle reveal by layer animations is exported with its mask`() throws {
        let view = add(SceneLayer(), "v")
        view.backgroundColor = .black
        let mask = ShapeLayer()
        mask.path = VectorPath(ellipseIn: Rectangle(x: -60, y: -85, width: 220, height: 220))
        let small = VectorPath(ellipseIn: Rectangle(x: 40, y: 15, width: 20, height: 20))
        let recording = try SceneRecording(of: scene, until: 0.5) {
            view.mask = mask
            mask.add(
                LayerAnimation(LayerKeyPath(.path), .basic(from: .path(small)), duration: 0.4))
        } eachFrame: { time in
            if time > 0.45 { view.mask = nil }
        }
        let linear = try recording.linearTimeline()
        let export = try WebExport(linear, name: "m")
        let keyframes = export.css.split(separator: "\n").filter { $0.contains("% { clip-path: path(") }
        #expect(keyframes.count == 2, "the motion is linear")
        #expect(keyframes.first?.contains("\(WebText.number(60)) 25") == true)
        #expect(export.style.contains("clip-path: path("))
    }

    @Test func `What HTML and Lottie cannot show is refused by view and property`() throws {
        let layer = add(ShapeLayer(), "card")
        layer.isDoubleSided = false
        func reason() -> String {
            do { return try export().css } catch { return "\(error)" }
        }
        #expect(reason() == "m-card: isDoubleSided cannot be exported: HTML cannot show it")
        layer.isDoubleSided = true
        layer.shadowPath = VectorPath(Rectangle(x: 0, y: 0, width: 1, height: 1))
        #expect(reason() == "m-card: shadowPath cannot be exported: HTML cannot show it")
        layer.shadowPath = nil
        let mask = GradientLayer()
        mask.colors = [.black, .clear]
        layer.mask = mask
        #expect(reason().hasPrefix("m-card: mask cannot be exported: accepted: an opaque"))
        layer.mask = nil
        let lottie = { () -> String in
            do throws(ExportError) {
                return try LottieExport(
                    LinearTimeline(
                        model: self.scene.modelSnapshot(), channels: [], duration: 1, distance: 0.25,
                        colorError: 0.01), name: "m"
                ).json
            } catch { return "\(error)" }
        }
        #expect(!lottie().contains("cannot be exported"))
        layer.maskedCorners = [.topLeft]
        layer.cornerRadius = 5
        #expect(lottie() == "card: maskedCorners cannot be exported: Lottie cannot show it")
        #expect(reason().contains("border-radius: 5px 0px 0px 0px"))
    }
}

extension SceneSnapshot {
    fileprivate var allMasksAndViews: [Node] {
        func all(_ node: Node) -> [Node] {
            [node] + (node.children + [node.mask].compactMap { $0 }).flatMap(all)
        }
        return all(root)
    }
}
