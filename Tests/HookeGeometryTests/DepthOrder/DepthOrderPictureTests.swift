import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry

@Suite struct DepthOrderPictureTests {
    private static let file = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appending(path: "docs/images/depth-order.svg")

    /// Draws two intersecting panels and a card behind them, one colour per face, each piece with its index.
    private func picture() throws -> String {
        let panel = Rectangle(x: -100, y: -60, width: 200, height: 120)
        let faces = [
            DepthOrder.Face(transform: .rotationY(0.6), rectangle: panel),
            DepthOrder.Face(transform: .rotationY(-0.6), rectangle: panel),
            DepthOrder.Face(transform: .translation(x: 60, y: -30, z: -120), rectangle: panel),
        ]
        let camera = try Transform3D.perspective(distance: 600).about(Vector3(40, -80, 0))
        let order = try DepthOrder(faces, camera: camera, splitting: true)
        let colors = ["#0a5aff", "#9b610c", "#5f6b7a"]
        func text(_ value: Double) -> String { String(format: "%.1f", value) }
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-130 -110 300 200">"#,
            DocumentationPicture.style,
            ##"<rect x="-130" y="-110" width="300" height="200" fill="#ffffff"/>"##,
        ]
        for (turn, piece) in order.pieces.enumerated() {
            let corners = piece.polygon.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
            let middle = piece.polygon.reduce(.zero, +) / Double(piece.polygon.count)
            lines.append(
                "<polygon points=\"\(corners)\" fill=\"\(colors[piece.source])\" stroke=\"#1b1c20\" "
                    + "stroke-width=\"1\" stroke-linejoin=\"round\"/>")
            lines.append(
                "<text x=\"\(text(middle.x))\" y=\"\(text(middle.y))\" font-size=\"14\" fill=\"#ffffff\" "
                    + "text-anchor=\"middle\" dominant-baseline=\"middle\">\(turn + 1)</text>")
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    /// To draw it again: `HOOKE_PICTURES=1 swift test --filter DepthOrderPictureTests`.
    @Test func `The picture in the documentation equals the drawing`() throws {
        let drawn = try picture()
        if ProcessInfo.processInfo.environment["HOOKE_PICTURES"] != nil {
            try drawn.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == drawn)
    }
}
