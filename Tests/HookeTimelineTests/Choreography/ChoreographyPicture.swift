import Foundation
import Hooke
import HookeTimeline
import TestSupport

/// The picture of docs/choreography.md: the values of its first sample, and the delays of a stagger.
enum ChoreographyPicture {
    private static let colors = ["#0a5aff", "#9b610c", "#1a4436"]

    private static func text(_ value: Double) -> String { String(format: "%.1f", value) }

    static func picture() throws -> String {
        let choreography = try Choreography<String, Double>(
            .sequence([
                .motion("x", .spring(to: 100, .bouncy, from: 0)).named("slide"),
                .motion("opacity", .curve(to: 1, over: 0.2, from: 0))
                    .starting(.crossing(50, of: "slide"), offset: -0.05),
                .call("shown"),
                .interval(0.1),
                .motion("x", .spring(to: 20, .smooth)),
            ]))
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" font-size="12">"#,
            DocumentationPicture.style,
            ##"<rect width="640" height="300" fill="#ffffff"/>"##,
        ]
        func x(_ time: Double) -> Double { 60 + 460 * time }
        func y(_ value: Double) -> Double { 220 - 1.6 * value }
        for value in [0.0, 50, 100] {
            lines.append(
                "<path d=\"M60 \(text(y(value)))H612\" stroke=\"#d5d7dd\"/><text x=\"52\" y=\"\(text(y(value) + 4))\" "
                    + "text-anchor=\"end\" fill=\"#62646d\">\(Int(value))</text>")
        }
        for step in 0...6 {
            let time = Double(step) / 5
            lines.append(
                "<text x=\"\(text(x(time)))\" y=\"244\" text-anchor=\"middle\" fill=\"#62646d\">\(text(time))</text>"
            )
        }
        for (index, key) in ["x", "opacity"].enumerated() {
            var points: [String] = []
            for step in 0...240 {
                let time = Double(step) / 200
                let value = choreography.state(of: key, at: time)!.position * (index == 0 ? 1 : 100)
                points.append("\(text(x(time))),\(text(y(value)))")
            }
            lines.append(
                "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"\(colors[index])\" "
                    + "stroke-width=\"2\"/>")
        }
        let slide = choreography.interval(of: "slide")!
        let call = choreography.calls(from: -1, to: 9)[0]
        let second = call.time + 0.1
        for (time, label, height) in [
            (slide.upperBound, "logical end of the slide", 12.0), (call.time, "call", 44),
            (second, "takes over", 28),
        ] {
            lines.append(
                "<path d=\"M\(text(x(time))) \(text(height))V220\" stroke=\"#62646d\" stroke-dasharray=\"3 3\"/>"
                    + "<text x=\"\(text(x(time) + 4))\" y=\"\(text(height + 4))\" fill=\"#1b1c20\">\(label)</text>"
            )
        }
        lines.append(
            "<text x=\"612\" y=\"274\" text-anchor=\"end\" fill=\"#62646d\">seconds</text>"
                + "<text x=\"60\" y=\"274\" fill=\"\(colors[0])\">x</text>"
                + "<text x=\"84\" y=\"274\" fill=\"\(colors[1])\">opacity · 100</text>")
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }
}
