import ArgumentParser
import Foundation
import Hooke
import HookePreview
import HookeTransitions

/// `hooke tune`: recorded swipes through release decisions and ways to settle.
struct TuneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tune",
        abstract: "Tell what release decisions and settle settings would do to recorded swipes.",
        discussion: """
            Reads traces of files, of all .csv and .json files of folders, or by name those that ship with the tool \
            (\(GestureTrace.shipped.map(\.name).joined(separator: ", "))). What cannot be read is named with its line, \
            the rest still runs, and the status is 1. Traces that are no swipe away from the edge are listed as left out.

            Decisions: \(DecisionSpelling.all.map(\.name).joined(separator: ", ")).
            Ways to settle: spring, spring(response=0.4,damping-ratio=0.8) or any spelling of hooke spring, \
            spring(bouncy), curve, uikit, uikit(ease-out).
            """)

    @Argument(help: ArgumentHelp("Files, folders, names.", valueName: "traces"))
    var traces: [String]

    @Option(
        help: ArgumentHelp("A decision; may be repeated. All of them if left out.", valueName: "name=number"))
    var decision: [DecisionSpelling] = []

    @Option(help: ArgumentHelp("A way to settle; may be repeated. A spring if left out.", valueName: "name"))
    var settle: [SettleSpelling] = []

    @Option(help: "The edge that the swipes lead away from.")
    var edge = Edge.left

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What a whole transition is for the finger: the screen's width, or its height for top and bottom. 390 or 844 if left out.",
            valueName: "points"))
    var width: Double?

    @Option(help: "What follows the finger: its translation, or its place if it comes down at the edge.")
    var recogniser = PlayCommand.Recogniser.pan

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The transition's duration, which sets the time of curve and uikit.", valueName: "seconds"))
    var duration = 0.3

    @Option(
        parsing: .unconditional, help: "The completion speed: curve and uikit take their time divided by it.")
    var speed = 1.0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The largest velocity that counts; none if left out.", valueName: "fractions/s"))
    var cap: Double?

    @Option(help: "What happens past the end: clamp, extrapolate or rubber-band=limit.")
    var overshoot = OvershootSpelling(.clamp, name: "clamp")

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Values for a parameter instead of each trace: \(SweepSpelling.Parameter.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "name=low...high:step"))
    var sweep: SweepSpelling?

    @Option(help: ArgumentHelp("Draw the fractions against time, up to six.", valueName: "plot.svg"))
    var plot: String?

    @Flag(help: "Print one line of JSON with all digits.")
    var json = false

    /// How many results are held at once: swipes, times settings, decisions and ways to settle.
    private static let mostResults = 1_000_000

    func run() throws {
        try check()
        let report = try ProgressLine.during { try studied($0) }
        if let plot { try draw(report, to: plot) }
        for fault in report.faults {
            FileHandle.standardError.write(Data("\(fault)\n".utf8))
        }
        print(json ? report.json : report.text)
        if report.studies.allSatisfy({ $0.study.readings.isEmpty }) {
            let reason =
                report.faults.isEmpty ? ": no trace is a swipe away from the \(edge.rawValue) edge" : ""
            throw Failure(description: "nothing was studied\(reason)")
        }
        if !report.faults.isEmpty { throw ExitCode(1) }
    }

    /// Reads what is named and studies what is a swipe of it.
    private func studied(_ progress: ProgressLine) throws -> TuneReport {
        let files = TraceFiles(traces) { progress.say("reading \($0)") }
        var report = TuneReport(edge: edge, faults: files.faults)
        var readings: [SwipeReading] = []
        for (index, trace) in files.traces.enumerated() {
            progress.say("replaying swipes", index, of: files.traces.count)
            do throws(SwipeReadingError) {
                readings.append(
                    try SwipeReading(trace, edge: edge, measure: recogniser.measure, size: screen(of: trace)))
            } catch {
                report.leftOut.append("\(error)")
            }
        }
        let count = readings.count * points.count * rules(points[0]).count * ways.count
        guard count <= Self.mostResults else {
            throw ValidationError(
                "\(readings.count) swipes, \(points.count) settings, decisions and ways to settle are \(count) "
                    + "results; accepted: at most \(Self.mostResults)")
        }
        report.studies = try studies(of: readings, &report.faults, progress)
        return report
    }

    /// The studies of all settings; a swipe that makes no plan in one of them is named and left out of all.
    private func studies(
        of readings: [SwipeReading], _ faults: inout [String], _ progress: ProgressLine
    ) throws -> [TuneReport.Study] {
        var readings = readings
        var studies: [TuneReport.Study] = []
        for (index, point) in points.enumerated() {
            progress.say("studying swipes", index, of: points.count)
            let count = readings.count
            do throws(SettleError) { studies.append((point, try study(readings, point))) } catch {
                readings.removeAll { reading in
                    guard let fault = fault(of: reading, point) else { return false }
                    faults.append("\(reading.name): \(fault)")
                    return true
                }
                // What no swipe is to blame for is the settings'.
                guard readings.count < count else { throw ValidationError("\(error)") }
                return try self.studies(of: readings, &faults, progress)
            }
        }
        return studies
    }

    /// Why a swipe makes no plan; `nil` where it makes one.
    private func fault(of reading: SwipeReading, _ point: TuneReport.Point) -> SettleError? {
        do throws(SettleError) {
            _ = try study([reading], point)
            return nil
        } catch {
            return error
        }
    }

    /// Refuses what no trace is needed for.
    private func check() throws {
        for (name, value, accepted, isAccepted) in [
            ("--width", width, "above 0, at most 100000", { $0 > 0 && $0 <= 1e5 }),
            ("--duration", duration, "finite and at least 0", { $0 >= 0 && $0.isFinite }),
            ("--speed", speed, "finite and above 0", { $0 > 0 && $0.isFinite }),
            ("--cap", cap, "at least 0", { $0 >= 0 }),
        ] as [(String, Double?, String, (Double) -> Bool)] {
            if let value, !isAccepted(value) {
                throw ValidationError("\(name) is \(value); accepted: \(accepted)")
            }
        }
        for (option, names) in [
            ("--decision", decision.map(\.name)), ("--settle", settle.map(\.settle.name)),
        ] {
            for (index, name) in names.enumerated() where names[..<index].contains(name) {
                throw ValidationError("\(option) \(name) is given twice; accepted: each once")
            }
        }
        guard let sweep else { return }
        if let kind = sweep.parameter.decision {
            if !decision.isEmpty {
                throw ValidationError(
                    "--sweep \(kind.rawValue) is a decision; accepted: it without --decision")
            }
            for value in sweep.values where DecisionSpelling(kind, number: value) == nil {
                throw ValidationError(
                    "--sweep \(kind.rawValue) has \(value); accepted: what --decision accepts")
            }
        }
        if plot != nil { throw ValidationError("--plot draws traces; accepted: it without --sweep") }
        for value in sweep.values {
            if sweep.parameter == .speed ? value <= 0 : sweep.parameter.decision == nil && value < 0 {
                throw ValidationError(
                    "--sweep \(sweep.parameter.rawValue) has \(value); accepted: what --\(sweep.parameter.rawValue) accepts"
                )
            }
        }
    }

    /// The screen under a trace: across the swipe it is as wide as usual, or as the finger needs.
    private func screen(of trace: GestureTrace) -> CGSize {
        let places = trace.samples.map(\.position)
        if edge.isHorizontal {
            return CGSize(width: width ?? 390, height: max(844, (places.map(\.y).max() ?? 0) + 1))
        }
        return CGSize(width: max(390, (places.map(\.x).max() ?? 0) + 1), height: width ?? 844)
    }

    /// The settings to study: one, or one for each value of the sweep.
    private var points: [TuneReport.Point] {
        sweep.map { sweep in sweep.values.map { .init(parameter: sweep.parameter, value: $0) } }
            ?? [TuneReport.Point()]
    }

    private func study(
        _ readings: [SwipeReading], _ point: TuneReport.Point
    ) throws(SettleError) -> ReleaseStudy {
        var settings = ReleaseStudy.Settings()
        settings.duration = point.parameter == .duration ? point.value : duration
        settings.speed = point.parameter == .speed ? point.value : speed
        settings.maximumVelocity = point.parameter == .cap ? point.value : cap
        settings.overshoot = overshoot.overshoot
        return try ReleaseStudy(of: readings, rules: rules(point), settles: ways, settings: settings)
    }

    /// The decisions of a setting: those of the options, or the one that the sweep is about.
    private func rules(_ point: TuneReport.Point) -> [ReleaseStudy.Rule] {
        if let kind = point.parameter?.decision {
            return [DecisionSpelling(kind, number: point.value)].compactMap { $0?.rule }
        }
        return (decision.isEmpty ? DecisionSpelling.all : decision).map(\.rule)
    }

    /// The ways to settle.
    private var ways: [ReleaseStudy.Settle] {
        settle.isEmpty ? [.init("spring", .spring)] : settle.map(\.settle)
    }

    /// Draws each swipe with each way that it would go on.
    private func draw(_ report: TuneReport, to path: String) throws {
        guard let study = report.studies.first?.study, !study.results.isEmpty else { return }
        let names = TuneReport.labels(study.readings.map(\.name))
        var curves: [ReleasePlot.Curve] = []
        var drawn: Set<[String]> = []
        for result in study.results {
            // Decisions that agree go the same way.
            let way = [result.verdict.outcome.rawValue, result.settle]
            guard drawn.insert(["\(result.index)"] + way).inserted else { continue }
            curves.append(
                .init(
                    label: "\(names[result.index]): \(way.joined(separator: ", "))",
                    reading: study.readings[result.index], plan: result.plan))
        }
        let most = ReleasePlot.mostCurves
        guard curves.count <= most else {
            throw ValidationError(
                "--plot would draw \(curves.count) curves; accepted: at most \(most). Name fewer traces, decisions or ways to settle"
            )
        }
        let plot = try drawing { () throws(PreviewError) in try ReleasePlot(curves) }
        try PictureFile.write(plot.svg(), to: path)
    }
}
