import Foundation
import Hooke
import Testing

@testable import HookePreview

/// Plots in small pictures: curves keep their height, and texts do not overlap.
@Suite struct SmallPlotTests {
    private func springs(_ count: Int) throws -> [SpringPlot.Curve] {
        try (0..<count).map { index in
            let spring = try Spring(duration: 0.5, bounce: Double(index) * 0.15)
            return .init(
                label: "a spring of number \(index)", motion: SpringMotion(spring: spring, from: 0, to: 1))
        }
    }

    /// The boxes of the texts of a document, with the offsets of their groups.
    private func boxes(_ svg: String) throws -> [(text: String, low: SIMD2<Double>, high: SIMD2<Double>)] {
        let group = /<g transform="translate\((\S+) (\S+)\)">/
        let text =
            /<text class="[^"]*" x="([^"]+)" y="([^"]+)" text-anchor="(\w+)" font-size="([^"]+)">([^<]*)<\/text>/
        var boxes: [(text: String, low: SIMD2<Double>, high: SIMD2<Double>)] = []
        var shift = SIMD2(0.0, 0.0)
        for line in svg.split(separator: "\n") {
            if let match = line.firstMatch(of: group), let x = Double(match.1), let y = Double(match.2) {
                shift = SIMD2(x, y)
            }
            guard let match = line.firstMatch(of: text), let x = Double(match.1), let y = Double(match.2),
                let size = Double(match.4)
            else { continue }
            // Letters are about 0.55 em wide on average; Markup.width is a bound for the widest fonts.
            let width = 0.55 * size * Double(match.5.count)
            let start = x - (match.3 == "end" ? width : match.3 == "middle" ? width / 2 : 0)
            let low = shift + SIMD2(start, y - 0.75 * size)
            boxes.append((String(match.5), low, low + SIMD2(width, 0.75 * size)))
        }
        return boxes
    }

    @Test(arguments: [(320.0, 280.0), (320, 400), (760, 280), (760, 540)])
    func `No two texts overlap, for any number of springs`(width: Double, height: Double) throws {
        for count in 1...6 {
            let svg = try SpringPlot(springs(count), tolerance: 0.05).svg(width: width, height: height)
            let boxes = try boxes(svg)
            #expect(boxes.count > 8)
            for (index, a) in boxes.enumerated() {
                for b in boxes[..<index] {
                    let overlap = pointwiseMin(a.high, b.high) - pointwiseMax(a.low, b.low)
                    #expect(
                        overlap.min() < 1, "\(count) springs, \(width) by \(height): \(a.text) and \(b.text)")
                }
                #expect(a.high.x <= width && a.high.y <= height, "\(a.text) is cut off")
            }
        }
    }

    @Test func `Axes have at least two numbers, and both panels are aligned`() throws {
        let motion = SpringMotion(
            spring: try Spring(mass: 1, stiffness: 4000, damping: 4), from: 3e5, to: -2e7)
        let svg = try SpringPlot([.init(label: "stiff", motion: motion)]).svg(width: 320, height: 280)
        let axis = /<text class="ink muted" x="([^"]+)" y="[^"]+" text-anchor="end"/
        let places = svg.matches(of: axis).compactMap { Double($0.1) }
        #expect(places.count >= 4 && Set(places).count == 1, "\(places)")
    }

    @Test func `A title that does not fit is replaced by the number of springs`() throws {
        let curves = try springs(3)
        let small = try SpringPlot(curves).svg(width: 320, height: 280)
        #expect(small.contains(">3 springs</text>"))
        // The accessible title is complete.
        #expect(small.contains("<title id=\"title\">a spring of number 0, a spring of number 1, a spring of"))
        #expect(try SpringPlot([curves[0]]).svg(width: 320, height: 280).contains(">a spring of"))
    }
}
