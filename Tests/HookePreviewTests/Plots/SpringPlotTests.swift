import Hooke
import TestSupport
import Testing

@testable import HookePreview

@Suite struct SpringPlotTests {
    private func plot(_ springs: [Spring], tolerance: Tolerance = 0.01, to target: Double = 1) throws
        -> SpringPlot
    {
        try SpringPlot(
            springs.enumerated().map { index, spring in
                SpringPlot.Curve(
                    label: "spring <\(index)>", motion: SpringMotion(spring: spring, from: 0, to: target))
            }, tolerance: tolerance)
    }

    private func points(_ element: Element) throws -> [SIMD2<Double>] {
        let numbers = try #require(element.attributes["d"]).split(whereSeparator: { "ML ".contains($0) })
            .compactMap { Double($0) }
        return stride(from: 0, to: numbers.count, by: 2).map { [numbers[$0], numbers[$0 + 1]] }
    }

    @Test func `A plot is well-formed, has a title and a description, and is deterministic`() throws {
        let plot = try plot([.bouncy])
        let svg = plot.svg()
        let elements = try #require(parseXML(svg))
        #expect(elements[0].name == "svg" && elements[0].attributes["role"] == "img")
        #expect(elements.first { $0.name == "title" }?.text == "spring <0>")
        let description = try #require(elements.first { $0.name == "desc" }?.text)
        #expect(
            description
                == "underdamped, from 0 to 1, settles within 0.01 after 0.5232 s, overshoots by 0.04599")
        #expect(oddNumber(in: elements) == nil)
        #expect(svg == plot.svg())
        let texts = elements.filter { $0.name == "text" }.map(\.text)
        for text in ["value", "velocity, 1/s", "time, s", "0.5232 s settled", "1.046", "settled: ±0.01"] {
            #expect(texts.contains(text), "\(text)")
        }
    }

    @Test
    func `The curve matches the motion, with a dot on its peak and the band around the target`()
        throws
    {
        let plot = try plot([.bouncy], tolerance: 0.02)
        let motion = plot.curves[0].motion
        let elements = try #require(parseXML(plot.svg()))
        let curve = try points(
            try #require(elements.first { $0.attributes["class"] == "curve s0" && $0.name == "path" }))
        // The line of the target is the emphasised one of the value panel; the curve begins at the start.
        let firm = elements.filter { $0.attributes["class"] == "grid firm" }
        let target = try #require(firm.first?.attributes["y1"].flatMap(Double.init))
        let left = try #require(firm.first?.attributes["x1"].flatMap(Double.init))
        let right = try #require(firm.first?.attributes["x2"].flatMap(Double.init))
        let unit = curve[0].y - target
        for point in curve {
            let time = (point.x - left) / (right - left) * plot.duration
            let value = (curve[0].y - point.y) / unit
            // Two decimals of a pixel, on a curve with a slope of at most 5 pixels per pixel.
            #expect(difference(value, motion.position(at: time), within: 0.05 / unit) == nil)
        }
        let dot = try #require(elements.first { $0.attributes["class"] == "dot s0" })
        let peak = try #require(motion.turningPoints.first { $0.time > 0 })
        let x = left + peak.time / plot.duration * (right - left)
        #expect(difference(try #require(dot.attributes["cx"].flatMap(Double.init)), x, within: 0.011) == nil)
        let height = curve[0].y - unit * peak.position
        #expect(
            difference(try #require(dot.attributes["cy"].flatMap(Double.init)), height, within: 0.03) == nil)
        let band = try #require(elements.first { $0.attributes["class"] == "band" && $0.name == "rect" })
        #expect(
            difference(
                try #require(band.attributes["y"].flatMap(Double.init)), target - 0.02 * unit, within: 0.03)
                == nil)
        #expect(
            difference(
                try #require(band.attributes["height"].flatMap(Double.init)), 0.04 * unit, within: 0.03)
                == nil)
    }

    @Test func `Every curve has a line, a legend entry and a velocity`() throws {
        let springs = [Spring.smooth, .snappy, .bouncy, .interactive, .responsive, .coreAnimationDefault]
        let elements = try #require(parseXML(plot(springs).svg()))
        for index in springs.indices {
            for kind in ["curve s\(index)", "curve s\(index) thin"] {
                #expect(
                    elements.count { $0.attributes["class"] == kind && $0.name == "path" } == 1, "\(kind)")
                #expect(PreviewStyle.css.contains(".curve.s\(index)"))
            }
        }
        #expect(oddNumber(in: elements) == nil)
    }

    @Test func `Motions of any size and frequency can be drawn`() throws {
        let springs = [
            try Spring(mass: 1, stiffness: 1e12, damping: 1e5),
            try Spring(mass: 1, stiffness: 1e-12, damping: 0),
            try Spring(mass: 1, stiffness: 1, damping: 1e4), try Spring(mass: 1, stiffness: 1, damping: 1e-4),
        ]
        for spring in springs {
            for target in [0, 1e-30, -1e30] {
                let elements = try #require(
                    parseXML(try plot([spring], to: target).svg(width: 320, height: 280)))
                #expect(oddNumber(in: elements) == nil)
            }
        }
    }

    @Test func `Springs that cannot be drawn throw an error with the field`() throws {
        let none = #expect(throws: PreviewError.self) { try SpringPlot([]) }
        #expect(none?.description == "curves is 0; accepted: 1 to 6")
        #expect(throws: PreviewError.self) { try plot(Array(repeating: .smooth, count: 7)) }
        for target in [Double.nan, .infinity, 1e100] {
            let error = #expect(throws: PreviewError.self) { try plot([.smooth], to: target) }
            #expect(error?.description.hasPrefix("\"spring <0>\" is from ") == true)
        }
        let wide = #expect(throws: PreviewError.self) { try plot([.smooth], tolerance: 1e308) }
        #expect(wide?.description == "tolerance is 1e+308; accepted: finite numbers below 1e+100")
        let motion = SpringMotion(spring: .smooth, from: 0.0, to: 1)
        for duration in [0, -1, .nan, .infinity] {
            let error = #expect(throws: PreviewError.self) {
                try SpringPlot([SpringPlot.Curve(label: "", motion: motion)], duration: duration)
            }
            #expect(error?.description.hasPrefix("duration is ") == true)
        }
    }
}
