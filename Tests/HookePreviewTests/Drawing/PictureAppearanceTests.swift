import HookeGeometry
import Testing

@testable import HookePreview

@Suite struct PictureAppearanceTests {
    @Test func `A picture is light, dark, or as the reader prefers`() throws {
        let curve = SpringPlot.Curve(
            label: "bouncy", motion: SpringMotion(spring: .bouncy, from: 0.0, to: 1))
        let card = QuadPlot.Card(
            label: "card", rectangle: Rectangle(x: 0, y: 0, width: 90, height: 60),
            poses: [QuadPlot.Pose(transform: .identity)])
        let pictures = try [
            SpringPlot([curve]).svg(), QuadPlot([card]).svg(), Filmstrip.svg(of: SampleRecordings.flip),
        ]
        for svg in pictures {
            let (light, dark) = (
                PictureAppearance.light.applied(to: svg), PictureAppearance.dark.applied(to: svg)
            )
            #expect(PictureAppearance.preferred.applied(to: svg) == svg)
            #expect(svg.contains("prefers-color-scheme"))
            for fixed in [light, dark] { #expect(!fixed.contains("@media")) }
            // The last rule applies.
            func paper(_ svg: String) -> Substring? {
                svg.matches(of: /\.paper { fill: (#[0-9a-f]+); }/).last?.1
            }
            #expect(paper(light) == "#ffffff" && paper(dark) == "#17181c")
            #expect(light.count < dark.count && dark.count < svg.count)
            #expect(try PlotElements(dark).all.count == PlotElements(svg).all.count)
        }
        #expect(PictureAppearance.dark.applied(to: "<svg/>") == "<svg/>")
    }
}
