import HookeTransitions
import TestSupport
import Testing

@testable import HookePreview

@Suite struct ReleasePlotTests {
    private func curves(_ traces: [GestureTrace], _ settle: SettlePlan.Style = .spring) throws -> [ReleasePlot
        .Curve]
    {
        let study = try ReleaseStudy(
            of: traces.map { try SwipeReading($0, edge: .bottom) }, rules: [.init("projected", .projected())],
            settles: [.init("settle", settle)])
        return study.results.map {
            ReleasePlot.Curve(
                label: study.readings[$0.index].name, reading: study.readings[$0.index], plan: $0.plan)
        }
    }

    @Test func `A curve is the finger's, then the plan's, without a jump`() throws {
        for curve in try curves([.pullUp, .flickUp, .pullBack, .dragAndHold]) {
            let reading = curve.reading
            for sample in reading.samples where sample.time < reading.releaseTime {
                #expect(
                    difference(
                        curve.fraction(at: sample.time), min(max(sample.fraction, 0), 1), within: 1e-12)
                        == nil)
            }
            let (a, b) = (reading.samples[3], reading.samples[4])
            let middle = curve.fraction(at: (a.time + b.time) / 2)
            #expect(difference(middle, (a.fraction + b.fraction) / 2, within: 1e-12) == nil)
            #expect(
                difference(
                    curve.velocity(at: (a.time + b.time) / 2), (b.fraction - a.fraction) / (b.time - a.time),
                    within: 1e-9) == nil)
            #expect(curve.fraction(at: -1) == 0 && curve.velocity(at: -1) == 0)
            let release = reading.releaseTime
            #expect(abs(curve.fraction(at: release) - curve.fraction(at: release.nextDown)) < 1e-12)
            #expect(curve.fraction(at: release + 0.1) == curve.plan.fraction(at: release + 0.1 - release))
            #expect(curve.velocity(at: release + 0.1) == curve.plan.velocity(at: release + 0.1 - release))
            #expect(curve.fraction(at: 100) == curve.plan.target)
        }
    }

    @Test func `It is well-formed, titled and described, with a dot at each release`() throws {
        let curves = try curves([.pullUp, .pullBack])
        let svg = try ReleasePlot(curves).svg()
        let elements = try PlotElements(svg)
        #expect(elements.text(of: "title") == "pull-up, pull-back")
        let story = try #require(elements.text(of: "desc"))
        #expect(story.contains("pull-up: released at 0.4497 s and 0.5683, finishes in 0.6756 s"), "\(story)")
        #expect(story.contains("pull-back: released at") && story.contains("cancels in"))
        #expect(elements.centres(class: "dot s0").count == 1 && elements.centres(class: "dot s1").count == 1)
        for text in ["velocity, 1/s", "time, s", "pull-up", "pull-back"] {
            #expect(elements.texts.contains(text), "\(text)")
        }
        #expect(svg == (try ReleasePlot(curves).svg()))
        #expect(oddNumber(in: elements.all) == nil)
        // A single one says its story under the title.
        #expect(try ReleasePlot([curves[0]]).svg().contains("finishes in"))
    }

    @Test func `Too few and too many are refused`() throws {
        let curve = try curves([.pullUp])[0]
        #expect(throws: PreviewError.badPlot(field: "curves", value: "0", accepted: "1 to 6")) {
            try ReleasePlot([])
        }
        #expect(throws: PreviewError.badPlot(field: "curves", value: "7", accepted: "1 to 6")) {
            try ReleasePlot([ReleasePlot.Curve](repeating: curve, count: 7))
        }
    }
}
