import Foundation
import Hooke
import Testing

@testable import HookePreview

@Suite struct CurveGalleryTests {
    private static let all = Easing.allCases.map { CurvePlot.Curve(label: $0.name, function: .easing($0)) }

    @Test func `A gallery is XML, with each name and one line a curve`() throws {
        let svg = try CurveGallery(Self.all).svg()
        let elements = try #require(parseXML(svg))
        let texts: [String] = elements.filter { $0.name == "text" }.map(\.text)
        let labels: [String] = Self.all.map(\.label)
        #expect(Array(texts.suffix(30)) == labels)
        #expect(oddNumber(in: elements) == nil)
        let lines = elements.filter { $0.name == "polyline" }.compactMap { $0.attributes["points"] }
        #expect(lines.count == 30)
        // All cells have one scale: a curve from 0 to 1 rises by 76 pixels.
        for (line, curve) in zip(lines, Self.all) {
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            let rise = try #require(numbers.dropFirst().first) - (try #require(numbers.last))
            #expect((rise - 76).magnitude < 0.02, "\(curve.label)")
        }
    }

    @Test func `No curve, too many and unbounded ones are refused by name`() throws {
        #expect(throws: PreviewError.badPlot(field: .curves, value: "0", accepted: "1 to 240")) {
            try CurveGallery([])
        }
        let many = Array(repeating: Self.all[0], count: 241)
        #expect(throws: PreviewError.badPlot(field: .curves, value: "241", accepted: "1 to 240")) {
            try CurveGallery(many)
        }
        let steep = CurvePlot.Curve(
            label: "steep", function: .bezier(try CubicBezier(x1: 0.5, y1: 1e300, x2: 0.5, y2: 0)))
        #expect(throws: PreviewError.self) { try CurveGallery([steep]) }
    }
}
