import Hooke
import TestSupport
import Testing

@testable import HookePreview

@Suite struct CurvePlotTests {
    private func plot(_ css: String...) throws -> CurvePlot {
        try CurvePlot(css.map { CurvePlot.Curve(label: "<\($0)>", function: try TimingFunction(css: $0)) })
    }

    /// The ends of a Bézier's curve, which are one unit of time and of value apart.
    private func unit(_ elements: PlotElements) throws -> (from: SIMD2<Double>, to: SIMD2<Double>) {
        let curve = try #require(elements.pieces(class: "curve s0").first { $0.count > 2 })
        return (curve[0], curve[curve.count - 1])
    }

    @Test func `A plot is well-formed, has a title and a description, and is deterministic`() throws {
        let plot = try plot("cubic-bezier(0.3, -0.6, 0.7, 1.6)")
        let elements = try PlotElements(plot.svg())
        #expect(elements.all[0].attributes["role"] == "img")
        #expect(elements.text(of: "title") == "<cubic-bezier(0.3, -0.6, 0.7, 1.6)>")
        #expect(
            elements.text(of: "desc") == "from 0 to 1, 0.5 at half the time, down to -0.1047, up to 1.105")
        for text in ["progress", "slope", "fraction of the time"] {
            #expect(elements.texts.contains(text), "\(text)")
        }
        #expect(oddNumber(in: elements.all) == nil)
        #expect(plot.svg() == plot.svg())
    }

    @Test func `The smallest picture has labels of its times`() throws {
        let texts = try PlotElements(plot("ease").svg(width: 320, height: 280)).texts
        #expect(texts.contains("fraction of the time"))
    }

    @Test func `The line is the curve, and the handles end at its control points`() throws {
        let function = try TimingFunction(css: "cubic-bezier(0.3, -0.6, 0.7, 1.6)")
        let elements = try PlotElements(plot("cubic-bezier(0.3, -0.6, 0.7, 1.6)").svg())
        let (from, to) = try unit(elements)
        for point in try #require(elements.pieces(class: "curve s0").first { $0.count > 2 }) {
            let place = (point - from) / (to - from)
            // Two decimals of a pixel, on a curve with a slope of at most 3 pixels per pixel.
            #expect(
                difference(place.y, function.value(at: place.x), within: 0.03 / (from.y - to.y)) == nil)
        }
        let tips = elements.centres(class: "tip s0").map { ($0 - from) / (to - from) }
        #expect(tips.count == 2)
        for (tip, point) in zip(tips, [SIMD2(0.3, -0.6), [0.7, 1.6]]) {
            #expect(difference(tip.x, point.x, within: 0.0001) == nil)
            #expect(difference(tip.y, point.y, within: 0.0003) == nil)
        }
        // The handles of a reversed curve are rotated by half a turn about its centre.
        let turned = try PlotElements(
            CurvePlot([CurvePlot.Curve(label: "", function: .ease.reversed())]).svg())
        let ends = try unit(turned)
        let turnedTips = turned.centres(class: "tip s0").map { ($0 - ends.from) / (ends.to - ends.from) }
        for (tip, point) in zip(turnedTips, [SIMD2(0.75, 0.9), [0.75, 0]]) {
            #expect(difference(tip.x, point.x, within: 0.0001) == nil)
            #expect(difference(tip.y, point.y, within: 0.0003) == nil)
        }
    }

    @Test func `Steps are horizontal pieces with dotted jumps, also in composed and reversed curves`() throws
    {
        let stairs = try TimingFunction(css: "steps(4)")
        let composed = stairs.composed(after: .easeIn)
        for function in [stairs, composed, stairs.reversed(), composed.reversed()] {
            let elements = try PlotElements(CurvePlot([CurvePlot.Curve(label: "", function: function)]).svg())
            let pieces = elements.pieces(class: "curve s0").filter { $0.count > 2 }
            #expect(pieces.count == 4)
            for piece in pieces { #expect(piece.allSatisfy { $0.y == piece[0].y }) }
            let jumps = elements.pieces(class: "curve s0 jump")
            #expect(jumps.count == 4 && jumps.allSatisfy { $0[0].x == $0[1].x && $0[0].y != $0[1].y })
            #expect(!elements.texts.contains { $0.contains("cut off") })
        }
        let steep = try PlotElements(plot("cubic-bezier(1, 0, 0, 1)").svg())
        #expect(steep.pieces(class: "curve s0 jump").isEmpty, "steep is no jump")
    }

    @Test func `A unit of time is as long as a unit of progress`() throws {
        for (width, height) in [(760.0, 540.0), (320, 280), (1000, 400)] {
            for css in ["ease", "cubic-bezier(0.3, -0.6, 0.7, 1.6)"] {
                let (from, to) = try unit(PlotElements(plot(css).svg(width: width, height: height)))
                #expect(difference(to.x - from.x, from.y - to.y, within: 0.02) == nil, "\(width), \(css)")
            }
        }
        // Far outside the square, the slopes are below.
        let far = try PlotElements(plot("cubic-bezier(0, 9, 1, -9)").svg())
        #expect(far.pieces(class: "curve s0 thin").flatMap { $0 }.map(\.x).max() ?? 0 > 600)
    }

    @Test func `Steps finer than the picture are named`() throws {
        let fine = try PlotElements(plot("steps(1000000000)").svg())
        #expect(fine.text(of: "desc")?.hasSuffix("1000000000 steps, finer than the picture") == true)
        #expect(try PlotElements(plot("steps(12)").svg()).text(of: "desc")?.contains("finer") == false)
    }

    @Test func `Stops have dots, and a jump in the middle interrupts the line`() throws {
        let elements = try PlotElements(plot("linear(0, 0.3 20%, 0.7 20%, 1.3 60%, 1)").svg())
        #expect(elements.centres(class: "dot s0").count == 5)
        #expect(elements.pieces(class: "curve s0").filter { $0.count > 1 }.count == 2)
        #expect(elements.pieces(class: "curve s0 jump").count == 1)
    }

    @Test func `A vertical tangent is clipped, and the subtitle says so`() throws {
        for css in [
            "cubic-bezier(0, 0.9, 0.1, 1)", "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0.9, 0, 1, 0.1)",
        ] {
            let elements = try PlotElements(plot(css).svg())
            #expect(
                elements.texts.contains { $0.hasSuffix("; vertical tangents are cut off below") }, "\(css)")
            #expect(elements.all.contains { $0.name == "clipPath" })
            // The remaining slopes fill the panel.
            let slopes = elements.pieces(class: "curve s0 thin").flatMap { $0 }
            let heights = slopes.map(\.y)
            #expect(heights.count { $0 > -50 && $0 < 420 } > 500, "\(css)")
        }
        let gentle = try PlotElements(plot("ease").svg())
        #expect(!gentle.texts.contains { $0.contains("cut off") })
        #expect(!gentle.all.contains { $0.name == "clipPath" })
    }

    @Test func `Every curve has a line, a legend entry and a slope`() throws {
        let names = ["ease", "steps(3)", "linear(0, 1)", "ease-in", "ease-out", "linear"]
        let plot = try CurvePlot(
            names.map { CurvePlot.Curve(label: $0, function: try TimingFunction(css: $0)) })
        let elements = try PlotElements(plot.svg())
        for (index, name) in names.enumerated() {
            #expect(elements.texts.contains(name))
            #expect(elements.with(class: "curve s\(index)", name: "path").count == 1)
            #expect(elements.with(class: "curve s\(index) thin", name: "path").count == 1)
            #expect(PreviewStyle.css.contains(".handle.s\(index)"))
            #expect(PreviewStyle.css.contains(".tip.s\(index)"))
        }
        #expect(elements.text(of: "desc")?.split(separator: "; ").count == 6)
    }

    @Test func `Long names get separate rows and stay inside the picture`() throws {
        let long = String(repeating: "very long name ", count: 20)
        let plot = try CurvePlot(
            (0..<6).map { CurvePlot.Curve(label: "\($0) \(long)", function: .ease) })
        for width in [320.0, 760] {
            let elements = try PlotElements(plot.svg(width: width, height: 400))
            let keys = (0..<6).flatMap { elements.with(class: "ink s\($0)", name: "text") }
            #expect(keys.count == 6)
            #expect(Set(keys.compactMap { $0.attributes["y"] }).count == 6)
            for key in keys {
                let x = try #require(key.attributes["x"].flatMap(Double.init))
                #expect(x + Markup.width(key.text, size: 11) <= width - 24)
            }
        }
    }

    @Test func `Random curves of every size can be drawn`() throws {
        let points = Generator<SIMD4<Double>>(draw: { random in
            let size = ([1, 1e-30, 1e6, 1e30] as [Double]).randomElement(using: &random) ?? 1
            return SIMD4(
                .random(in: 0...1, using: &random), .random(in: -size...size, using: &random),
                .random(in: 0...1, using: &random), .random(in: -size...size, using: &random))
        })
        checkProperty(seed: 1, cases: 20, points) { point in
            let curve = try CubicBezier(x1: point[0], y1: point[1], x2: point[2], y2: point[3])
            let plot = try CurvePlot([CurvePlot.Curve(label: "", function: .bezier(curve))])
            return oddNumber(in: try PlotElements(plot.svg(width: 320, height: 280)).all)
        }
    }

    @Test func `Curves that cannot be drawn throw an error with the field`() throws {
        let none = #expect(throws: PreviewError.self) { try CurvePlot([]) }
        #expect(none?.description == "curves is 0; accepted: 1 to 6")
        let seven = Array(repeating: CurvePlot.Curve(label: "", function: .ease), count: 7)
        #expect(throws: PreviewError.self) { try CurvePlot(seven) }
        let large = #expect(throws: PreviewError.self) { try plot("cubic-bezier(0, 1e200, 1, 1)") }
        #expect(
            large?.description
                == "\"<cubic-bezier(0, 1e200, 1, 1)>\" is 1e+200 at some time; accepted: finite numbers below 1e+100"
        )
    }
}
