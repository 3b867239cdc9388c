import Foundation
import HookeMotion
import TestSupport
import Testing

/// The picture of docs/handover.md: one interruption by five rules, with positions and velocities.
@Suite struct HandoverPictureTests {
    private static let file = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appending(path: "docs/images/handover.svg")

    private struct Curve {
        var name: String
        var color: String
        var state: (Double) -> MotionState<Double>
    }

    /// A sine gives way to a line at 0.4 s.
    private func curves() throws -> [Curve] {
        let (old, new) = (HandoverTests.old, HandoverTests.new)
        func handover(_ name: String, _ color: String, _ law: HandoverLaw) throws -> Curve {
            let shown = try Handover(from: old, to: new, at: 0.4, by: law)
            return Curve(name: name, color: color, state: shown.state)
        }
        let cut = { (time: Double) in time < 0.4 ? old.state(at: time) : new.state(at: time) }
        return [
            Curve(name: "cut", color: "#5f6b7a", state: cut),
            try handover("spring", "#0a5aff", .spring(HandoverTests.spring)),
            try handover("third order", "#9b610c", .thirdOrder(rate: 10)),
            try handover("quintic, C²", "#1a4436", .quintic(0.5, .c2)),
            try handover("fade", "#ce00a6", .fade(0.5, outgoing: .damped(halfLife: 0.1))),
        ]
    }

    private func picture() throws -> String {
        func text(_ value: Double) -> String { String(format: "%.1f", value) }
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" font-size="12">"#,
            DocumentationPicture.style,
            ##"<rect width="720" height="300" fill="#ffffff"/>"##,
        ]
        let curves = try curves()
        func plot(
            _ title: String, _ left: Double, _ high: Double, _ low: Double,
            _ part: (MotionState<Double>) -> Double
        ) {
            func x(_ time: Double) -> Double { left + 270 * time / 1.2 }
            func y(_ value: Double) -> Double { 40 + 220 * (high - value) / (high - low) }
            lines.append("<text x=\"\(text(left))\" y=\"24\">\(title)</text>")
            lines.append(
                "<path d=\"M\(text(x(0.4))) 40V260\" stroke=\"#1b1c20\" stroke-dasharray=\"3 3\"/>")
            lines.append(
                "<path d=\"M\(text(left)) \(text(y(0)))H\(text(left + 270))\" stroke=\"#d5d7dd\"/>")
            for curve in curves {
                let points = (0...240).map { step in
                    let time = Double(step) / 200
                    return "\(text(x(time))),\(text(y(part(curve.state(time)))))"
                }
                lines.append(
                    "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" "
                        + "stroke=\"\(curve.color)\" stroke-width=\"1.5\"/>")
            }
        }
        plot("position", 20, 110, 0) { $0.position }
        plot("velocity", 320, 320, -330) { $0.velocity }
        for (index, curve) in curves.enumerated() {
            let y = text(60 + 22 * Double(index))
            lines.append("<text x=\"610\" y=\"\(y)\" fill=\"\(curve.color)\">\(curve.name)</text>")
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    /// To draw it again: `HOOKE_PICTURES=1 swift test --filter HandoverPictureTests`.
    @Test func `The picture in the documentation equals the drawing`() throws {
        let drawn = try picture()
        if ProcessInfo.processInfo.environment["HOOKE_PICTURES"] != nil {
            try drawn.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == drawn)
    }
}
