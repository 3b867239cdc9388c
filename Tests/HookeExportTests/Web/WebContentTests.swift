import Foundation
import Hooke
import HookeTransitions
import Testing

@testable import HookeExport

@Suite struct WebContentTests {
    /// An export of one view with a text and a picture.
    private func export(text: LayerText? = nil, image: LayerImage? = nil) throws -> WebExport {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let view = SceneView(frame: CGRect(x: 10, y: 20, width: 30, height: 40), name: "card")
        view.layer.cornerRadius = 8
        (view.layer.text, view.layer.contents) = (text, image)
        view.addSubview(SceneView(frame: .zero, name: "inner"))
        scene.window.addSubview(view)
        let timeline = LinearTimeline(
            model: scene.modelSnapshot(), channels: [], duration: 1, distance: 0, colorError: 0)
        return try WebExport(timeline, name: "own")
    }

    @Test func `A text is an element behind the subviews, with escaped lines`() throws {
        let text = LayerText(
            "a < b\n\"c\"", fontSize: 20, color: SceneColor(hex: 0xFF0000), alignment: .right)
        let export = try export(text: text)
        let words = "<div class=\"own-card--words\">a &lt; b<br>&quot;c&quot;</div>"
        let place = try #require(export.html.range(of: words))
        let inner = try #require(export.html.range(of: "data-name=\"inner\""))
        #expect(place.upperBound < inner.lowerBound)
        #expect(export.style.contains("font: 20px/1.2 system-ui, sans-serif; color: rgb(255 0 0 / 1)"))
        #expect(export.style.contains("justify-content: flex-end; text-align: right"))
    }

    @Test(arguments: [(LayerImage.Fit.fill, "100% 100%"), (.cover, "cover"), (.contain, "contain")])
    func `A picture is a background that follows the rounded corners`(
        _ fit: LayerImage.Fit, _ css: String
    ) throws {
        let image = LayerImage(uri: "data:image/png;base64,AAAA", size: SIMD2(3, 2), fit: fit)
        let style = try export(image: image).style
        let rule = try #require(style.split(separator: "\n").first { $0.contains(".own-card--image ") })
        #expect(rule.contains("border-radius: inherit"))
        #expect(rule.contains("background: url(\"data:image/png;base64,AAAA\") center / \(css) no-repeat"))
    }

    @Test func `An SVG picture is stretched as others are`() throws {
        func style(_ fit: LayerImage.Fit) throws -> String {
            try export(image: LayerImage(uri: "data:image/svg+xml;base64,AA==", size: SIMD2(3, 2), fit: fit))
                .style
        }
        #expect(try style(.fill).contains("AA==#svgView(preserveAspectRatio(none))\") center / 100% 100%"))
        #expect(try style(.cover).contains("AA==\") center / cover"))
    }

    @Test func `A picture of several views is written once, and views of one style share a rule`() throws {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let image = LayerImage(uri: "data:image/png;base64,AAAA", size: SIMD2(3, 2), fit: .cover)
        for index in 1...3 {
            let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), name: "photo \(index)")
            scene.window.addSubview(view)
            view.layer.contents = image
        }
        let timeline = LinearTimeline(
            model: scene.modelSnapshot(), channels: [], duration: 1, distance: 0, colorError: 0)
        let style = try WebExport(timeline, name: "own").style
        #expect(style.components(separatedBy: image.uri).count == 2)
        #expect(style.contains(".own { --picture-1: url(\"data:image/png;base64,AAAA\") }"))
        let rule = try #require(style.split(separator: "\n").first { $0.contains("var(--picture-1)") })
        #expect(rule.hasPrefix(".own-photo-1--image, .own-photo-2--image, .own-photo-3--image { "))
        #expect(rule.contains("background: var(--picture-1) center / cover no-repeat"))
    }

    @Test func `Sizes, colours and pictures that CSS cannot have throw`() {
        #expect(throws: ExportError.self) { try export(text: .init("a", fontSize: .nan)) }
        let color = SceneColor(red: .nan, green: 0, blue: 0)
        #expect(throws: ExportError.self) { try export(text: .init("a", color: color)) }
        for uri in ["https://example.com/a.png", "data:image/png;base64,\")</style>", ""] {
            #expect(throws: ExportError.self) {
                try export(image: .init(uri: uri, size: SIMD2(1, 1)))
            }
        }
    }
}
