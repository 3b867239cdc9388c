import Foundation
import HookeTransitions

/// The values of the card's properties in each frame of a recording, and their velocities.
struct CardCurves {
    /// A property through time.
    struct Curve {
        /// The name.
        var name: String
        /// The values, one a frame.
        var values: [Double]
    }

    /// A velocity at a time.
    struct Rate {
        /// The time, in seconds.
        var time: Double
        /// The change of the value per second.
        var value: Double
    }

    /// Curves of one unit.
    struct Group {
        /// The name with the unit of the velocity.
        var title: String
        /// The curves.
        var curves: [Curve]
    }

    /// The times of the frames, in seconds.
    let times: [Double]
    /// The properties by their units.
    let groups: [Group]

    /// Reads the card of each frame.
    init(_ recording: SceneRecording) {
        let cards = recording.frames.compactMap(\.card)
        times = recording.frames.map(\.time)
        func curve(_ name: String, _ value: (ProjectedView) -> Double) -> Curve {
            Curve(name: name, values: cards.map(value))
        }
        groups = [
            Group(
                title: "centre, pt/s",
                curves: [
                    curve("x") { ($0.corners[0].x + $0.corners[2].x) / 2 },
                    curve("y") { ($0.corners[0].y + $0.corners[2].y) / 2 },
                ]),
            Group(
                title: "size, pt/s",
                curves: [
                    curve("width") { Double($0.state.bounds.size.width) },
                    curve("height") { Double($0.state.bounds.size.height) },
                ]),
            Group(
                title: "rotation, °/s",
                curves: [
                    curve("angle") {
                        let edge = $0.corners[1] - $0.corners[0]
                        return atan2(edge.y, edge.x) * 180 / .pi
                    }
                ]),
            Group(
                title: "colour, 1/s",
                curves: [
                    curve("red") { $0.state.backgroundColor?.red ?? .nan },
                    curve("green") { $0.state.backgroundColor?.green ?? .nan },
                    curve("blue") { $0.state.backgroundColor?.blue ?? .nan },
                ]),
        ]
    }

    /// Returns the velocity at each frame but the first and the last, from the frames around it.
    func velocities(_ curve: Curve) -> [Rate] {
        times.indices.dropFirst().dropLast().map { index in
            let rise = curve.values[index + 1] - curve.values[index - 1]
            return Rate(time: times[index], value: rise / (times[index + 1] - times[index - 1]))
        }
    }

    /// Light, or dark if the reader prefers it.
    private static let style = """
        <style>
        text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
        text:not([fill]) { fill: #1b1c20; }
        @media (prefers-color-scheme: dark) {
        [fill="#ffffff"] { fill: #17181c; } [stroke="#ffffff"] { stroke: #17181c; }
        [fill="#1b1c20"], text:not([fill]) { fill: #ececf1; } [stroke="#1b1c20"] { stroke: #ececf1; }
        [fill="#62646d"] { fill: #a2a5b0; } [stroke="#62646d"] { stroke: #a2a5b0; }
        [fill="#d5d7dd"] { fill: #3a3d45; } [stroke="#d5d7dd"] { stroke: #3a3d45; }
        [fill="#e3e8f0"] { fill: #2c303a; } [stroke="#e3e8f0"] { stroke: #2c303a; }
        [fill="#0a5aff"] { fill: #2989ff; } [stroke="#0a5aff"] { stroke: #2989ff; }
        [fill="#9b610c"] { fill: #ed6300; } [stroke="#9b610c"] { stroke: #ed6300; }
        [fill="#1a4436"] { fill: #0bf585; } [stroke="#1a4436"] { stroke: #0bf585; }
        [fill="#ce00a6"] { fill: #ebccdb; } [stroke="#ce00a6"] { stroke: #ebccdb; }
        [fill="#5f6b7a"] { fill: #a9b4c2; } [stroke="#5f6b7a"] { stroke: #a9b4c2; }
        }
        </style>
        """

    /// Returns a picture of every velocity, with dashed lines at the events.
    func svg(events: [SceneRecording.Event]) -> String {
        let (width, height, plot) = (760.0, 470.0, SIMD2(300.0, 170.0))
        let colors = ["#9b610c", "#1a4436", "#0a5aff"]
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(width)) \(Int(height))\" "
                + "font-size=\"12\">",
            Self.style,
            "<rect width=\"\(Int(width))\" height=\"\(Int(height))\" fill=\"#ffffff\"/>",
        ]
        for (index, group) in groups.enumerated() {
            let corner = SIMD2(62 + 374 * Double(index % 2), 40 + 226 * Double(index / 2))
            lines += panel(group, corner, plot, colors, events)
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private func panel(
        _ group: Group, _ corner: SIMD2<Double>, _ size: SIMD2<Double>, _ colors: [String],
        _ events: [SceneRecording.Event]
    ) -> [String] {
        func text(_ value: Double) -> String { String(format: "%.1f", value) }
        let rates = group.curves.map(velocities)
        let all: [Double] = rates.joined().map(\.value) + [0.0]
        let low: Double = all.min() ?? 0
        let high: Double = all.max() ?? 1
        let (first, last): (Double, Double) = (times.first ?? 0, times.last ?? 1)
        let (along, up): (Double, Double) = (size.x / (last - first), size.y / (high - low))
        func level(_ value: Double) -> Double { corner.y + up * (high - value) }
        func x(_ time: Double) -> String { text(corner.x + along * (time - first)) }
        func y(_ value: Double) -> String { text(level(value)) }
        func label(_ px: String, _ py: String, _ words: String, _ rest: String) -> String {
            "<text x=\"\(px)\" y=\"\(py)\" \(rest)>\(words)</text>"
        }
        let (left, right) = (text(corner.x), text(corner.x + size.x))
        let (top, bottom) = (text(corner.y), text(corner.y + size.y))
        var lines = [label(left, text(corner.y - 22), group.title, "font-weight=\"bold\"")]
        for (number, curve) in group.curves.enumerated() {
            let place = text(corner.x + 110 + 62 * Double(number))
            lines.append(label(place, text(corner.y - 22), curve.name, "fill=\"\(colors[number])\""))
        }
        for event in events {
            lines.append(
                "<path d=\"M\(x(event.time)) \(top)V\(bottom)\" stroke=\"#62646d\" stroke-dasharray=\"3 3\"/>"
            )
            lines.append(label(x(event.time), text(corner.y - 5), event.label, "font-size=\"10\""))
        }
        lines.append("<path d=\"M\(left) \(y(0))H\(right)\" stroke=\"#d5d7dd\"/>")
        let places = high - low < 20 ? "%.1f" : "%.0f"
        for value in [low, 0, high] where value == 0 || abs(value) > 0.08 * (high - low) {
            let words = String(format: places, value).replacingOccurrences(of: "-", with: "−")
            let place = text(corner.x - 6)
            let middle = text(level(value) + 4)
            lines.append(label(place, middle, words, "text-anchor=\"end\""))
        }
        for time in stride(from: 0, through: last, by: 0.5) {
            lines.append(
                label(
                    x(time), text(corner.y + size.y + 16), "\(time) s",
                    "text-anchor=\"middle\" font-size=\"10\""))
        }
        for (number, curve) in rates.enumerated() {
            // A point for each half unit of the picture is enough.
            let step = max(1, curve.count / 600)
            let points = curve.indices.filter { $0 % step == 0 || $0 == curve.count - 1 }
                .map { "\(x(curve[$0].time)),\(y(curve[$0].value))" }
            lines.append(
                "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" "
                    + "stroke=\"\(colors[number])\" stroke-width=\"1.5\"/>")
        }
        return lines
    }
}

extension SceneRecording.Frame {
    /// The card as the screen shows it.
    var card: ProjectedView? { snapshot.projectedViews().first { $0.name == "card" } }
}
