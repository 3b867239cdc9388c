import Foundation
import Hooke
import HookeExport
import HookePreview
import HookeTransitions
import TestSupport
import Testing

/// lottie-web, a common player on the web. `HOOKE_LOTTIE_WEB` is the path of its `lottie.js`, which
/// `scripts/get-lottie-web` downloads.
private enum LottieWeb {
    static let path = ProcessInfo.processInfo.environment["HOOKE_LOTTIE_WEB"]

    struct Film: Encodable {
        var json: String
        /// In frames.
        var times: [Double]
        /// The views with rectangles, from back to front.
        var names: [String]
        /// For each time and view, the corners from the top left clockwise, and the opacity.
        var expected: [Double]

        init(_ export: LottieExport, _ times: [Double], show: (Double) -> SceneSnapshot) {
            json = export.json
            self.times = times.map { $0 * 60 }
            let moments = times.map { show($0).projectedViews().filter { !$0.isHidden } }
            let painted = Set(
                moments.joined().filter { ($0.state.backgroundColor?.alpha ?? 0) > 0 }.map(\.name))
            names = moments[0].map(\.name).filter(painted.contains)
            expected = moments.joined().filter { painted.contains($0.name) }.flatMap { view in
                view.corners.flatMap { [$0.x, $0.y] } + [view.opacity]
            }
        }
    }

    struct Verdict: Decodable {
        /// The largest error of a corner and of an opacity; `null` stands for a non-finite number.
        var distance, colorError: Double?
        var count: Int
    }

    struct PathFilm: Encodable {
        var json: String
        /// In frames.
        var times: [Double]
    }

    /// The points of a path on the page at even distances, and its length before transforms.
    struct DrawnPath: Decodable {
        var points: [[Double]]
        var length: Double
        var isStroke: Bool
    }

    /// Shows the layer "mark" of each animation at each time and returns its drawn paths.
    static let pathScript = """

        return input.map(film => {
            const box = document.createElement("div");
            const data = JSON.parse(film.json);
            box.style.cssText = `position: absolute; left: 0; top: 0; width: ${data.w}px; height: ${data.h}px`;
            document.body.append(box);
            const player = lottie.loadAnimation({
                container: box, renderer: "svg", loop: false, autoplay: false, animationData: data,
                rendererSettings: { hideOnTransparent: false } });
            player.setSubframe(true);
            const mark = player.renderer.elements.find(element => element.data.nm == "mark");
            const shown = film.times.map(time => {
                player.goToAndStop(time, true);
                return [...mark.layerElement.querySelectorAll("path")].map(path => {
                    const [m, length] = [path.getCTM(), path.getAttribute("d") ? path.getTotalLength() : 0];
                    const count = length > 0 ? 100 : -1;
                    return {
                        length, isStroke: path.getAttribute("fill-opacity") == "0",
                        points: Array.from({ length: count + 1 }, (_, i) => {
                            const p = path.getPointAtLength(length * i / count);
                            return [m.a * p.x + m.c * p.y + m.e, m.b * p.x + m.d * p.y + m.f];
                        }) };
                });
            });
            box.remove();
            return shown;
        });
        """

    /// Plays each animation in a separate page and measures the rectangles in the browser.
    static let script = """
        return input.map(film => {
            const box = document.createElement("div");
            const data = JSON.parse(film.json);
            box.style.cssText = `position: absolute; left: 0; top: 0; width: ${data.w}px; height: ${data.h}px`;
            document.body.append(box);
            const player = lottie.loadAnimation({
                container: box, renderer: "svg", loop: false, autoplay: false, animationData: data,
                rendererSettings: { hideOnTransparent: false } });
            player.setSubframe(true);
            const rectangles = [];
            const collect = elements => elements.slice().reverse().forEach(element => {
                if (element.elements) collect(element.elements);
                else if (film.names.includes(element.data.nm)) rectangles.push(element);
            });
            collect(player.renderer.elements);
            const verdict = { distance: 0, colorError: 0, count: 0 };
            if (rectangles.map(r => r.data.nm).join() != film.names.join()) throw "other views, or another order";
            let next = 0;
            for (const time of film.times) {
                player.goToAndStop(time, true);
                for (const rectangle of rectangles) {
                    const path = rectangle.layerElement.querySelector("path");
                    const [m, b] = [path.getCTM(), path.getBBox()];
                    const corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([x, y]) =>
                        [b.x + x * b.width, b.y + y * b.height]);
                    for (const [x, y] of corners) {
                        const wrong = Math.hypot(
                            m.a * x + m.c * y + m.e - film.expected[next++],
                            m.b * x + m.d * y + m.f - film.expected[next++]);
                        verdict.distance = Math.max(verdict.distance, wrong);
                    }
                    let opacity = 1;
                    for (let each = rectangle.layerElement; each && each !== box; each = each.parentElement)
                        opacity *= parseFloat(each.getAttribute("opacity") ?? "1");
                    verdict.colorError = Math.max(verdict.colorError, Math.abs(opacity - film.expected[next++]));
                    verdict.count++;
                }
            }
            box.remove();
            return verdict;
        });
        """
}

@Suite(
    .enabled(
        if: LottieWeb.path != nil && Browser.path != nil,
        "Chromium or lottie-web (HOOKE_LOTTIE_WEB) is not there"))
struct `Lottie exports in Chromium` {
    // lottie-web stores floats, with an error of 6e-5 points here.
    @Test func `Rectangles are within the error at 1,000 times`() throws {
        let player = try String(contentsOfFile: try #require(LottieWeb.path), encoding: .utf8)
        let transitions: [PlayableTransition] = [.drawer, .dropIn, .shrinkAway, .slide]
        var films: [LottieWeb.Film] = []
        var limits: [(distance: Double, colorError: Double)] = []
        var random = SeededGenerator(seed: 3)
        for transition in transitions {
            let (model, timeline, export) = try `Lottie exports`.shipped(transition)
            limits.append((export.distance, export.colorError))
            let times = (0..<1000).map { $0 == 0 ? timeline.duration : random.uniform(0...timeline.duration) }
            films.append(LottieWeb.Film(export, times) { model.showing(timeline.values(at: $0)) })
        }
        for _ in 0..<4 {
            let timeline = RandomScenes.timeline(&random)
            let export = try LottieExport(timeline, name: "any")
            limits.append((export.distance - timeline.distance, export.colorError))
            let times = (0..<50).map { _ in random.uniform(0...3) }
            films.append(LottieWeb.Film(export, times) { RandomScenes.snapshot(timeline, at: $0) })
        }
        let verdicts: [LottieWeb.Verdict] = try Browser.run(player + LottieWeb.script, with: films)
        for (index, (verdict, limit)) in zip(verdicts, limits).enumerated() {
            #expect(verdict.count >= (index < transitions.count ? 9000 : 50))
            #expect(try #require(verdict.distance) <= limit.distance + 1e-4)
            #expect(try #require(verdict.colorError) <= limit.colorError + 1e-6)
        }
    }

    // The browser measures lengths of curves by straight pieces and stores floats.
    @Test func `Paths are within the error at 12 times`() throws {
        let player = try String(contentsOfFile: try #require(LottieWeb.path), encoding: .utf8)
        let scenes = try `Lottie paths`.moving()
        let exports = try scenes.map { try $0.export() }
        let times = `Lottie paths`.times
        let films = exports.map { LottieWeb.PathFilm(json: $0.json, times: times.map { $0 * 60 }) }
        let drawn: [[[LottieWeb.DrawnPath]]] = try Browser.run(player + LottieWeb.pathScript, with: films)
        for ((scene, export), shown) in zip(zip(scenes, exports), drawn) {
            for (time, paths) in zip(times, shown) {
                let lines = try scene.lines(at: time)
                #expect(paths.count == 1)
                let points = paths[0].points.map { SIMD2($0[0], $0[1]) }
                #expect(points.count == 101)
                #expect(PlaneDistance.largest(from: points, to: lines) <= export.distance + 0.02)
                // All of the path is there: between two points are at most a 100th and a jump to the next contour.
                let dots = points.map { VectorPath.Polyline(points: [$0], isClosed: false) }
                let gap = lines.map(\.length).reduce(0, +) / 100
                #expect(
                    PlaneDistance.largest(from: lines.flatMap(\.points), to: dots) <= export.distance + gap)
            }
        }
    }

    // lottie-web rounds both ends to 1/10,000 of the length.
    @Test func `A line is cut over all contours and the fill is not`() throws {
        let player = try String(contentsOfFile: try #require(LottieWeb.path), encoding: .utf8)
        var scene = try `Lottie paths`.ShapeScene(`Lottie paths`.leaf)
        scene.layer.strokeColor = .black
        scene.move(.strokeStart, from: .scalar(0.1), to: .scalar(0.5), .curve(.linear))
        scene.move(.strokeEnd, from: .scalar(0), to: .scalar(0.98), .curve(.linear))
        let times = `Lottie paths`.times
        let film = LottieWeb.PathFilm(json: try scene.export().json, times: times.map { $0 * 60 })
        let drawn: [[[LottieWeb.DrawnPath]]] = try Browser.run(player + LottieWeb.pathScript, with: [film])
        let path = try MeasuredPath(try #require(scene.layer.path))
        let origin = SIMD2(20.0, 30)
        for (time, paths) in zip(times, drawn[0]) {
            let state = try #require(
                scene.snapshot(at: time).projectedViews().first { $0.name == "mark" }?.state.shape)
            let part = max(0, state.strokeEnd - state.strokeStart)
            let stroke = try #require(paths.first { $0.isStroke })
            let fill = try #require(paths.first { !$0.isStroke })
            #expect((fill.length - path.length).magnitude < 0.01 * path.length)
            #expect((stroke.length - part * path.length).magnitude < 1e-3 * path.length)
            guard part > 0.01 else { continue }
            func dots(_ points: [SIMD2<Double>]) -> [VectorPath.Polyline] {
                points.map { VectorPath.Polyline(points: [$0], isClosed: false) }
            }
            let points = stroke.points.map { SIMD2($0[0], $0[1]) }
            let expected = (0...100).map { step in
                let fraction = state.strokeStart + part * Double(step) / 100
                return path.position(at: fraction * path.length) + origin
            }
            let gap = 1.2e-2 * part * path.length + 1e-3 * path.length
            #expect(PlaneDistance.largest(from: points, to: dots(expected)) <= gap, "at \(time)")
            #expect(PlaneDistance.largest(from: expected, to: dots(points)) <= gap, "at \(time)")
        }
    }
}

extension VectorPath.Polyline {
    fileprivate var length: Double {
        let ends = isClosed ? points + points.prefix(1) : points
        return zip(ends, ends.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).norm }
    }
}
