import Hooke
import TestSupport
import Testing

@testable import HookePreview

@Suite struct MotionPlotTests {
    private let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, initialVelocity: 400)

    private func plot(until end: Double = 1) throws -> MotionPlot {
        try MotionPlot(
            [MotionPlot.Line(label: "a < b", motion: motion)],
            events: [
                MotionPlot.Event(time: 0.25, label: "switch"), MotionPlot.Event(time: 7, label: "late"),
            ],
            until: end)
    }

    @Test func `A plot is well-formed, names its three panels, and is deterministic`() throws {
        let svg = try plot().svg()
        let elements = try PlotElements(svg)
        #expect(elements.text(of: "title") == "a < b")
        for text in ["value", "velocity, 1/s", "acceleration, 1/s²", "time, s", "switch"] {
            #expect(elements.texts.contains(text), "\(text)")
        }
        #expect(!elements.texts.contains("late"))
        #expect(oddNumber(in: elements.all) == nil)
        #expect(try plot().svg() == svg)
    }

    @Test func `The thin lines are the velocity and the acceleration`() throws {
        let elements = try PlotElements(try plot().svg())
        let lines = elements.pieces(class: "curve s0 thin").filter { $0.count > 2 }
        #expect(lines.count == 2)
        for (line, part) in zip(lines, [\MotionState<Double>.velocity, \.acceleration]) {
            let (first, last) = (try #require(line.first), try #require(line.last))
            func value(_ x: Double) -> Double {
                motion.state(at: (x - first.x) / (last.x - first.x))[keyPath: part]
            }
            // The scale of the axis from the lowest and the highest point.
            let low = try #require(line.max { $0.y < $1.y })
            let high = try #require(line.min { $0.y < $1.y })
            let scale = (value(high.x) - value(low.x)) / (high.y - low.y)
            for point in line {
                // Two decimals of a pixel, in x and in y.
                let drawn = value(low.x) + (point.y - low.y) * scale
                #expect((drawn - value(point.x)).magnitude < scale.magnitude * 0.2, "\(point)")
            }
        }
    }

    @Test func `A corner of the acceleration is drawn as a jump`() throws {
        let (first, second) = (motion, SpringMotion(spring: .smooth, from: 0, to: 100))
        let line = MotionPlot.Line(label: "two", corners: [0.5]) { time in
            time < 0.5 ? first.state(at: time) : second.state(at: time - 0.5)
        }
        let elements = try PlotElements(try MotionPlot([line], until: 1).svg())
        #expect(elements.pieces(class: "curve s0 jump").count == 1)
        #expect(elements.pieces(class: "curve s0 thin jump").count == 2)
    }

    @Test(arguments: [0.0, -1, .nan, .infinity]) func `A range of times that is empty is refused`(end: Double)
    {
        #expect(throws: PreviewError.self) { try plot(until: end) }
    }

    @Test func `No motion, and seven motions, are refused`() {
        #expect(throws: PreviewError.self) { try MotionPlot([], until: 1) }
        let line = MotionPlot.Line(label: "", motion: motion)
        #expect(throws: PreviewError.self) {
            try MotionPlot(Array(repeating: line, count: MotionPlot.maximumLineCount + 1), until: 1)
        }
    }

    @Test(arguments: [(320.0, 280.0), (760, 640), (2000, 400)])
    func `A plot of any size has its three panels and finite numbers`(width: Double, height: Double) throws {
        let elements = try PlotElements(try plot().svg(width: width, height: height))
        #expect(elements.texts.contains("acceleration, 1/s²"))
        #expect(oddNumber(in: elements.all) == nil)
    }
}
