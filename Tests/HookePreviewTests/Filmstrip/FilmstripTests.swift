import Foundation
import HookeTransitions
import TestSupport
import Testing

@testable import HookePreview

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a parsed document with its own text.
struct Element {
    var name: String
    var attributes: [String: String]
    var text: String
}

/// Parses `xml` and lists its elements in the order of their start tags; `nil` if it is not well-formed.
func parseXML(_ xml: String) -> [Element]? {
    final class Reader: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        var open: [Int] = []
        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append(Element(name: name, attributes: attributes, text: ""))
        }
        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) { open.removeLast() }
        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if let last = open.last { elements[last].text += text }
        }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.elements : nil
}

/// Returns a description of the first non-finite number in numeric attributes.
func oddNumber(in elements: [Element]) -> String? {
    let numeric = Set([
        "d", "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "width", "height", "points", "opacity",
        "transform", "viewBox", "font-size", "stroke-width", "fill", "fill-opacity", "data-left", "data-to",
    ])
    for element in elements {
        for (name, value) in element.attributes where numeric.contains(name) {
            if value.contains("nan") || value.contains("inf") || value.contains("null") {
                return "\(element.name) has \(name)=\(value)"
            }
        }
    }
    return nil
}

@Suite struct FilmstripTests {
    @Test
    func `A filmstrip is well-formed, has a title and a description, and a screen for each chosen frame`()
        throws
    {
        let elements = try #require(parseXML(Filmstrip.svg(of: SampleRecordings.drawer)))
        #expect(elements[0].name == "svg")
        #expect(elements[0].attributes["role"] == "img")
        #expect(elements.first { $0.name == "title" }?.text == "drawer")
        let description = try #require(elements.first { $0.name == "desc" }?.text)
        #expect(description.contains("67 frames from 0.000 s to 1.100 s"))
        #expect(description.contains("release at 0.400 s"))
        #expect(elements.count { $0.attributes["class"] == "bezel" } == 9)
        let texts = elements.filter { $0.name == "text" }.map(\.text)
        for expected in [
            "0.400 s", "62.0 %", "release", "settled", "overshoot", "presenter", "time, s", "3.6 %",
        ] {
            #expect(texts.contains(expected), "\(expected)")
        }
    }

    @Test(arguments: [1, 2, 5, 8, 10, 40]) func `A filmstrip has at most frameCount screens`(count: Int)
        throws
    {
        let elements = try #require(parseXML(Filmstrip.svg(of: SampleRecordings.flip, frameCount: count)))
        #expect(elements.count { $0.attributes["class"] == "bezel" } == count)
    }

    @Test func `Views are drawn at their projection, back to front, without hidden ones`() throws {
        var recording = SampleRecordings.flip
        recording.frames = [recording.frames[12]]
        let views = recording.frames[0].snapshot.shownViews
        let elements = try #require(parseXML(Filmstrip.svg(of: recording)))
        let fills = elements.filter { $0.attributes["stroke-opacity"] == ".35" }.map { $0.attributes["fill"] }
        #expect(fills == views.prefix(3).map { $0.state.backgroundColor?.rgb })
        let card = try #require(
            elements.first { $0.attributes["fill"] == views[1].state.backgroundColor?.rgb })
        let numbers = try #require(card.attributes["d"]).dropLast()
            .split(whereSeparator: { "ML ".contains($0) }).compactMap { Double($0) }
        let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
        let corners = views[1].corners.map(\.x)
        let (left, right) = (try #require(corners.min()), try #require(corners.max()))
        let (drawnLeft, drawnRight) = (try #require(xs.min()), try #require(xs.max()))
        #expect(difference(drawnLeft, left, within: 0.001) == nil)
        #expect(difference(drawnRight, right, within: 0.001) == nil)
    }

    /// Returns the visible views of a frame, with names at 13 points.
    private func visible(_ recording: SceneRecording, _ index: Int) -> [VisibleView] {
        SceneDrawing(recording, scale: 1).visibleViews(of: index, labelSize: 13)
    }

    @Test func `Only a view that an ancestor cuts has a clip path`() throws {
        var recording = SampleRecordings.drawer
        let clips = visible(recording, 66).filter { $0.clip != nil }
        #expect(clips.map(\.view.name) == ["row 1", "row 2"])
        #expect(clips[0].clip == "M0 0L325 0L325 844L0 844Z")
        recording.frames[66].snapshot.root.children[4].state.bounds.size.width = 390
        recording.frames[66].snapshot.root.children[4].children[2].state.position.x = 900
        let again = visible(recording, 66)
        #expect(again.first { $0.view.name == "row 1" }.map { $0.clip == nil } == true)
        #expect(!again.contains { $0.view.name == "row 2" })
        // A rounded corner cuts the avatar in it.
        recording.frames[66].snapshot.root.children[4].state.cornerRadius = 100
        recording.frames[66].snapshot.root.children[4].children[0].state.position = CGPoint(x: 48, y: 48)
        let rounded = visible(recording, 66).filter { $0.clip != nil }
        #expect(rounded.map(\.view.name) == ["avatar"])
        #expect((rounded[0].clip?.split(separator: "L").count ?? 0) > 20)
    }

    @Test func `Names stay inside their views and overlap neither opaque views in front nor each other`()
        throws
    {
        for recording in [SampleRecordings.drawer, SampleRecordings.flip] {
            for index in recording.frames.indices {
                var boxes: [Polygon] = []
                let views = recording.frames[index].snapshot.shownViews
                for visible in visible(recording, index) {
                    guard let label = visible.label else { continue }
                    let low = Point(label.x, label.y - 0.8 * 13)
                    let box = Polygon(
                        low: low, high: Point(label.x + Markup.width(visible.view.name, size: 13), label.y))
                    #expect(Polygon(visible.view.projection.polygon).contains(box.points))
                    #expect(!boxes.contains { $0.overlaps(box) })
                    for other in views where other.order > visible.view.order && !other.isHidden {
                        let cover = other.opacity * (other.state.backgroundColor?.alpha ?? 0)
                        if cover > 0.6 {
                            let seen = other.clips.reduce(Polygon(other.projection.polygon)) {
                                $0.clipped(to: Polygon($1))
                            }
                            #expect(!seen.overlaps(box))
                        }
                    }
                    boxes.append(box)
                }
                #expect(!boxes.isEmpty)
            }
        }
    }

    @Test func `A name is light on a dark background and dark on a light one`() throws {
        let stage = try #require(visible(SampleRecordings.flip, 0).first { $0.view.name == "stage" })
        #expect(stage.label?.isLight == true)
        let labels = visible(SampleRecordings.drawer, 0)
        #expect(labels.first { $0.view.name == "presenter" }?.label?.isLight == false)
        #expect(labels.first { $0.view.name == "header" }?.label?.isLight == true)
    }

    @Test func `The finger and its trail are drawn while it touches the screen`() throws {
        var recording = SampleRecordings.drawer
        for (index, isSeen) in [(15, true), (30, false)] {
            recording.frames = [SampleRecordings.drawer.frames[index]]
            let elements = try #require(parseXML(Filmstrip.svg(of: recording)))
            #expect(elements.contains { $0.name == "polyline" } == isSeen)
        }
        recording.frames = [SampleRecordings.drawer.frames[15]]
        recording.frames[0].finger = Point(.nan, 3)
        #expect(try !Filmstrip.svg(of: recording).contains("<polyline"))
    }

    @Test func `Recordings with one frame and without frames are drawn`() throws {
        var recording = SampleRecordings.drawer
        recording.frames = [recording.frames[5]]
        #expect(try parseXML(Filmstrip.svg(of: recording)) != nil)
        recording.events = []
        #expect(try parseXML(Filmstrip.svg(of: recording)) != nil)
        recording.frames = []
        let elements = try #require(parseXML(Filmstrip.svg(of: recording)))
        #expect(elements.contains { $0.text == "No frames were recorded." })
    }

    @Test func `Any recording gives well-formed SVG with finite numbers`() {
        checkProperty(seed: 23, cases: 250, anyRecording) { recording in
            let svg = try Filmstrip.svg(of: recording)
            guard let elements = parseXML(svg) else { return "not well-formed" }
            let names = [
                "svg", "title", "desc", "style", "rect", "text", "defs", "clipPath", "g", "path", "line",
                "use",
                "polyline", "circle", "symbol", "image", "mask", "filter", "feGaussianBlur", "linearGradient",
                "radialGradient", "stop",
            ]
            let known = Set(names)
            let ids = Set(elements.compactMap { $0.attributes["id"] })
            for reference in svg.matches(of: /#(d[0-9]+)[")]/) where !ids.contains(String(reference.1)) {
                return "\(reference.0) is not defined"
            }
            if let stranger = elements.first(where: { !known.contains($0.name) }) {
                return "<\(stranger.name)>"
            }
            return oddNumber(in: elements)
        }
    }

    @Test func `An invalid recording throws`() {
        var recording = SampleRecordings.drawer
        recording.size.width = -390
        #expect(throws: PreviewError.self) { try Filmstrip.svg(of: recording) }
    }
}

@Suite struct FractionPlotTests {
    @Test func `The curve passes through the recorded fractions at their times`() throws {
        let recording = SampleRecordings.drawer
        let plot = FractionPlot(recording, width: 640, height: 280)
        let elements = try #require(parseXML("<g>\(plot.svg(chosen: [24]))</g>"))
        let curve = try #require(
            elements.first { $0.attributes["class"] == "curve s0 fraction" && $0.name == "path" })
        let numbers = try #require(curve.attributes["d"]).split(whereSeparator: { "ML ".contains($0) })
            .compactMap { Double($0) }
        #expect(numbers.count == 2 * 67)
        // Between the axes, time is linear in x and the fraction is linear between the lines of 0 and 1.
        let firm = elements.filter { $0.attributes["class"] == "grid firm" }
            .compactMap { $0.attributes["y1"].flatMap(Double.init) }.prefix(2).sorted()
        #expect(firm.count == 2)
        for (index, frame) in recording.frames.enumerated() {
            let x = plot.frame.left + frame.time / 1.1 * (plot.frame.right - plot.frame.left)
            let y = firm[1] + frame.fraction * (firm[0] - firm[1])
            #expect(difference(numbers[2 * index], x, within: 0.011) == nil)
            #expect(difference(numbers[2 * index + 1], y, within: 0.021) == nil)
        }
        let dot = try #require(elements.first { $0.name == "circle" })
        #expect(dot.attributes["cx"].flatMap(Double.init) == numbers[48])
        #expect(dot.attributes["cy"].flatMap(Double.init) == numbers[49])
    }

    @Test func `A non-finite fraction only interrupts the curve`() throws {
        var recording = SampleRecordings.drawer
        recording.frames[30].fraction = .nan
        let plot = FractionPlot(recording, width: 640, height: 280)
        let elements = try #require(parseXML("<g>\(plot.svg())</g>"))
        let curve = try #require(
            elements.first { $0.attributes["class"] == "curve s0 fraction" && $0.name == "path" })
        let path = try #require(curve.attributes["d"])
        #expect(path.count { $0 == "M" } == 2)
        #expect(oddNumber(in: elements) == nil)
    }

    @Test func `By time, a plot has the progress of the properties, not of the time`() throws {
        var recording = try TransitionRecorder.record(PlaySettings(.slide))
        let plot = FractionPlot(recording, width: 640, height: 320)
        let elements = try #require(parseXML("<g>\(plot.svg())</g>"))
        #expect(elements.contains { $0.name == "text" && $0.text == "progress of presented y" })
        let curve = try #require(elements.first { $0.attributes["class"] == "curve s0" && $0.name == "path" })
        let numbers = try #require(curve.attributes["d"]).split(whereSeparator: { "ML ".contains($0) })
            .compactMap { Double($0) }
        let heights = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
        let (start, end) = (heights[0], heights[heights.count - 1])
        // A damping ratio of 0.5 overshoots by exp(−π / √3) = 0.163; frames are 1/60 s apart.
        let overshoot = (end - (heights.min() ?? end)) / (start - end)
        #expect(difference(overshoot, 0.163, within: 0.002) == nil)
        // Nothing moves: the fraction is all there is.
        let first = recording.frames[0].snapshot
        for index in recording.frames.indices { recording.frames[index].snapshot = first }
        let still = try #require(parseXML("<g>\(FractionPlot(recording, width: 640, height: 320).svg())</g>"))
        #expect(still.contains { $0.attributes["class"] == "curve s0" })
    }

    @Test func `Properties that move alike are one curve`() throws {
        let progress = GraphValues.progress(of: SampleRecordings.drawer, most: 9)
        #expect((2...9).contains(progress.count))
        for (index, one) in progress.enumerated() {
            for other in progress[..<index] {
                let isAlike = zip(one.values, other.values).allSatisfy {
                    ($0 - $1).magnitude <= 0.01 || $0.isNaN || $1.isNaN
                }
                #expect(!isAlike, "\(one.name) and \(other.name)")
            }
        }
        // Copies of all views move as these do.
        var twice = SampleRecordings.drawer
        for index in twice.frames.indices {
            let views = twice.frames[index].snapshot.root.children
            twice.frames[index].snapshot.root.children += views.map(copied)
        }
        let doubled = GraphValues.progress(of: twice, most: 9)
        #expect(doubled.count == progress.count)
        let rates = GraphValues.rates(of: [0, 1, 4, .nan, 9], at: [0, 1, 2, 3, 4])
        #expect(rates.prefix(3) == [1, 2, 3])
        #expect(rates[3].isNaN && rates[4].isNaN)
    }

    /// Returns a view with other ids.
    private func copied(_ node: Node) -> Node {
        var copy = node
        copy.id = ViewID(number: UInt64(node.id.description.dropFirst())! + 5_000)
        copy.children = node.children.map(copied)
        return copy
    }
}
