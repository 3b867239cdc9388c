import HookeTransitions
import TestSupport
import Testing

@testable import HookePreview

@Suite struct ReleasePlotTests {
    private func curves(_ traces: [GestureTrace], _ settle: SettlePlan.Style = .spring) throws -> [ReleasePlot
        .Curve]
    {
        let study = try ReleaseStudy(
            of: traces.map { try SwipeMeasurement($0, edge: .bottom) },
            rules: [.init("projected", .projected())],
            settles: [.init("settle", settle)])
        return study.results.map {
            ReleasePlot.Curve(
                label: study.readings[$0.index].name, reading: study.readings[$0.index], plan: $0.plan)
        }
    }

    @Test func `A curve follows the finger, then the plan, without a jump`() throws {
        for curve in try curves([.pullUp, .flickUp, .pullBack, .dragAndHold]) {
            let reading = curve.reading
            let motion = ReleaseMotion(curve)
            for sample in reading.samples where sample.time < reading.releaseTime {
                #expect(
                    difference(
                        motion.fraction(at: sample.time), min(max(sample.fraction, 0), 1), within: 1e-12)
                        == nil)
            }
            let (a, b) = (reading.samples[3], reading.samples[4])
            let middle = motion.fraction(at: (a.time + b.time) / 2)
            #expect(difference(middle, (a.fraction + b.fraction) / 2, within: 1e-12) == nil)
            #expect(
                difference(
                    motion.velocity(at: (a.time + b.time) / 2), (b.fraction - a.fraction) / (b.time - a.time),
                    within: 1e-9) == nil)
            #expect(motion.fraction(at: -1) == 0 && motion.velocity(at: -1) == 0)
            let release = reading.releaseTime
            #expect(abs(motion.fraction(at: release) - motion.fraction(at: release.nextDown)) < 1e-12)
            #expect(motion.fraction(at: release + 0.1) == curve.plan.fraction(at: release + 0.1 - release))
            #expect(motion.velocity(at: release + 0.1) == curve.plan.velocity(at: release + 0.1 - release))
            #expect(motion.fraction(at: 100) == curve.plan.target)
            // The velocity is continuous up to the release.
            #expect(
                difference(
                    motion.velocity(at: release.nextDown), curve.plan.initialVelocity, within: 1e-6) == nil)
            let first = reading.samples[0].time
            let times = (0...2000).map { first + (release - first) * Double($0) / 2000 }.dropLast()
            let speeds = times.map(motion.velocity(at:))
            let range = (speeds.max() ?? 0) - (speeds.min() ?? 0)
            for (a, b) in zip(speeds, speeds.dropFirst()) { #expect((b - a).magnitude <= range / 8) }
        }
    }

    @Test func `A plot is well-formed, has a title and a description, and a dot at each release`() throws {
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
        // A single curve has its description as the subtitle.
        #expect(try ReleasePlot([curves[0]]).svg().contains("finishes in"))
    }

    @Test func `A finger that rests before it lifts has velocity 0 there`() throws {
        var samples: [GestureTrace.Sample] = []
        for index in 0...10 {
            let (time, y) = (Double(index) * 8, 800 - Double(index) * 30)
            samples.append(
                .init(milliseconds: time, phase: index == 0 ? .down : .move, position: .init(x: 200, y: y)))
        }
        samples.append(.init(milliseconds: 500, phase: .up, position: .init(x: 200, y: 500)))
        let trace = try GestureTrace(name: "rest", samples: samples)
        let curve = try #require(try curves([trace]).first)
        let motion = ReleaseMotion(curve)
        #expect(motion.velocity(at: 0.076) > 3)
        #expect(abs(motion.velocity(at: 0.29)) < 1e-9)
        #expect(motion.fraction(at: 0.3) == motion.fraction(at: 0.081))
    }

    @Test func `Too few and too many curves throw`() throws {
        let curve = try curves([.pullUp])[0]
        #expect(throws: PreviewError.badPlot(field: .curves, value: "0", accepted: "1 to 6")) {
            try ReleasePlot([])
        }
        #expect(throws: PreviewError.badPlot(field: .curves, value: "7", accepted: "1 to 6")) {
            try ReleasePlot([ReleasePlot.Curve](repeating: curve, count: 7))
        }
    }
}
