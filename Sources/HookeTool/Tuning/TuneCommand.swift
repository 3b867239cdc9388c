import ArgumentParser
import Foundation
import Hooke
import HookeJSON
import HookePreview
import HookeTransitions

/// `hooke tune`: recorded swipes through release decisions and ways to settle.
struct TuneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tune",
        abstract: "Study what release decisions and settle settings would do to recorded swipes.",
        discussion: """
            Reads traces: files, all .csv and .json files of folders, and the shipped traces by name \
            (\(GestureTrace.shipped.map(\.name).joined(separator: ", "))). A trace that cannot be read is named with its \
            line; the others still run, and the status is 1. Traces that are not swipes away from the edge are listed as \
            left out.

            Decisions: \(ReleaseStudy.Rule.all.map(\.name).joined(separator: ", ")).
            Ways to settle: spring, bouncy or another spring of hooke spring, \
            "spring(response=0.4, damping-ratio=0.8)", curve, uikit, uikit(ease-out).
            """)

    @Argument(help: ArgumentHelp("Files, folders, names.", valueName: "traces"))
    var traces: [String] = []

    @Option(
        help: ArgumentHelp("A decision; may be repeated. All of them if left out.", valueName: "name=number"),
        completion: .list(ReleaseDecision.names), transform: ReleaseStudy.Rule.argument)
    var decision: [ReleaseStudy.Rule] = []

    @Option(
        help: ArgumentHelp("A way to settle; may be repeated. A spring if left out.", valueName: "name"),
        completion: .list(SettlePlan.Style.names), transform: ReleaseStudy.Settle.argument)
    var settle: [ReleaseStudy.Settle] = []

    @Option(
        help: "The edge that the swipes lead away from.")
    var edge = Edge.left

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The distance of a whole transition: the screen's width, or its height for top and bottom; 390 or 844 if left out.",
            valueName: "points"))
    var width: Double?

    @Option(
        help:
            "pan follows the translation, edge the position of a finger that comes down at the edge.")
    var recogniser = PlayCommand.Recogniser.pan

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The transition's duration, for curve and uikit; 0.3 if left out.", valueName: "seconds"))
    var duration: Double?

    @Option(
        parsing: .unconditional,
        help: "The completion speed, which divides the time of curve and uikit; 1 if left out.")
    var speed: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The largest release velocity; no limit if left out.", valueName: "fractions/s"))
    var cap: Double?

    @Option(
        help: "Past the end: clamp (if left out), extrapolate or rubber-band=limit.",
        transform: { try SettlePlan.Overshoot(.text($0), at: "--overshoot") })
    var overshoot = SettlePlan.Overshoot.clamp

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Values for a parameter, with a row for each instead of each trace: \(TuneSweep.Parameter.list).",
            valueName: "name=low...high:step"), transform: TuneSweep.init(argument:))
    var sweep: TuneSweep?

    @Option(
        help: ArgumentHelp("Draw up to six fractions against time, as SVG or PNG.", valueName: "plot.svg"))
    var plot: String?

    @Flag(help: "Print one line of JSON with all digits.")
    var json = false

    /// The largest number of results: swipes, times settings, decisions and ways to settle.
    private static let mostResults = 1_000_000

    func run() throws {
        guard !traces.isEmpty else {
            throw ValidationError(
                "<traces> is missing; accepted: a CSV or JSON file, a folder, or one of "
                    + GestureTrace.shipped.map(\.name).joined(separator: ", "))
        }
        try check()
        let report = try ProgressLine.during { try studied($0) }
        if let plot { try draw(report, to: plot) }
        for fault in report.faults { StandardError.write(fault.excerpt(upTo: 2000) + "\n") }
        let text = json ? report.json : report.text
        if !text.isEmpty { print(text) }
        if report.studies.allSatisfy({ $0.study.readings.isEmpty }) {
            let reason =
                report.faults.isEmpty ? ": no trace is a swipe away from the \(edge.rawValue) edge" : ""
            throw Failure("nothing was studied\(reason)")
        }
        if !report.faults.isEmpty { throw ExitCode(1) }
    }

    /// Reads the traces and studies the swipes.
    private func studied(_ progress: ProgressLine) throws -> TuneReport {
        let files = TraceFiles(traces) { progress.say("reading \($0)") }
        var report = TuneReport(edge: edge, faults: files.faults)
        var readings: [SwipeMeasurement] = []
        for (index, trace) in files.traces.enumerated() {
            progress.say("replaying swipes", index, of: files.traces.count)
            do throws(SwipeMeasurementError) {
                let (edge, measure) = (edge, recogniser.measure)
                let size = trace.screen(edge: edge, width: width)
                readings.append(
                    try withScenes { () throws(SwipeMeasurementError) in
                        try SwipeMeasurement(trace, edge: edge, measure: measure, size: size)
                    })
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

    /// Returns the studies of all settings; a swipe without a settle plan in one of them is named and left out of all.
    private func studies(
        of readings: [SwipeMeasurement], _ faults: inout [String], _ progress: ProgressLine
    ) throws -> [TuneReport.Study] {
        var readings = readings
        var studies: [TuneReport.Study] = []
        for (index, point) in points.enumerated() {
            progress.say("studying swipes", index, of: points.count)
            let count = readings.count
            do throws(HookeError) { studies.append((point, try study(readings, point))) } catch {
                readings.removeAll { reading in
                    guard let fault = fault(of: reading, point) else { return false }
                    faults.append("\(reading.name): \(fault)")
                    return true
                }
                // Without such a swipe the settings are wrong.
                guard readings.count < count else { throw ValidationError("\(error)") }
                return try self.studies(of: readings, &faults, progress)
            }
        }
        return studies
    }

    /// Why a swipe has no settle plan; `nil` where it has one.
    private func fault(of reading: SwipeMeasurement, _ point: TuneReport.Point) -> HookeError? {
        do throws(HookeError) {
            _ = try study([reading], point)
            return nil
        } catch {
            return error
        }
    }

    /// Refuses wrong options, before any trace is read.
    private func check() throws {
        if let plot { try PictureFile.check(plot, option: "--plot") }
        for (number, value) in [
            (TuneNumber.width, width), (.duration, duration), (.speed, speed), (.cap, cap),
        ] {
            guard let value else { continue }
            try validating { try number.check(value, "--\(number.rawValue)") }
        }
        let isTimed = ways.contains { if case .spring = $0.style { false } else { true } }
        if !isTimed {
            try refuse(["--duration": duration, "--speed": speed], accepted: "with --settle curve or uikit")
        }
        for (option, names) in [
            ("--decision", decision.map(\.name)), ("--settle", settle.map(\.name)),
        ] {
            for (index, name) in names.enumerated() where names[..<index].contains(name) {
                throw ValidationError("\(option) \(name) is given twice; accepted: each once")
            }
        }
        guard let sweep else { return }
        let swept: KeyValuePairs<String, Any?> =
            switch sweep.parameter {
            case .cap: ["--cap": cap]
            case .duration: ["--duration": duration]
            case .speed: ["--speed": speed]
            default: [:]
            }
        try refuse(swept, accepted: "without --sweep \(sweep.parameter.rawValue)")
        if let kind = sweep.parameter.decision {
            if !decision.isEmpty {
                throw ValidationError(
                    "--sweep \(kind.rawValue) is a decision; accepted: --sweep without --decision")
            }
            for value in sweep.values {
                _ = try validating {
                    try kind.decision(value, at: "--sweep \(kind.rawValue)")
                } spelled: {
                    $0.name
                }
            }
        }
        if plot != nil { throw ValidationError("--plot draws traces; accepted: --plot without --sweep") }
        for value in sweep.values {
            if sweep.parameter == .speed ? value <= 0 : sweep.parameter.decision == nil && value < 0 {
                throw ValidationError(
                    "--sweep \(sweep.parameter.rawValue) has \(value); accepted: "
                        + (sweep.parameter == .speed ? "values above 0" : "values of at least 0"))
            }
        }
    }

    /// The settings to study: one, or one for each value of the sweep.
    private var points: [TuneReport.Point] {
        sweep.map { sweep in sweep.values.map { .init(parameter: sweep.parameter, value: $0) } }
            ?? [TuneReport.Point()]
    }

    private func study(
        _ readings: [SwipeMeasurement], _ point: TuneReport.Point
    ) throws(HookeError) -> ReleaseStudy {
        var settings = ReleaseStudy.Settings()
        settings.duration = point.parameter == .duration ? point.value : duration ?? settings.duration
        settings.speed = point.parameter == .speed ? point.value : speed ?? settings.speed
        settings.maximumVelocity = point.parameter == .cap ? point.value : cap
        settings.overshoot = overshoot
        return try ReleaseStudy(of: readings, rules: rules(point), settles: ways, settings: settings)
    }

    /// Returns the decisions of a setting: those of the options, or that of the sweep.
    private func rules(_ point: TuneReport.Point) -> [ReleaseStudy.Rule] {
        if let kind = point.parameter?.decision {
            return [try? kind.decision(point.value, at: "--sweep")].compactMap { $0 }.map {
                ReleaseStudy.Rule($0)
            }
        }
        return decision.isEmpty ? ReleaseStudy.Rule.all : decision
    }

    /// The ways to settle.
    private var ways: [ReleaseStudy.Settle] {
        settle.isEmpty ? [.init("spring", .spring)] : settle
    }

    /// Draws each swipe with each of its continuations.
    private func draw(_ report: TuneReport, to path: String) throws {
        guard let study = report.studies.first?.study, !study.results.isEmpty else { return }
        let labels = TuneReport.labels(study.readings.map(\.name))
        var curves: [ReleasePlot.Curve] = []
        var drawn: Set<[String]> = []
        for result in study.results {
            // Decisions with the same outcome have the same curve.
            let names = [result.verdict.outcome.rawValue, result.settle]
            guard drawn.insert(["\(result.index)"] + names).inserted else { continue }
            curves.append(
                .init(
                    label: "\(labels[result.index]): \(names.joined(separator: ", "))",
                    reading: study.readings[result.index], plan: result.plan))
        }
        let most = ReleasePlot.maximumCurveCount
        guard curves.count <= most else {
            throw ValidationError(
                "--plot would draw \(curves.count) curves; accepted: at most \(most). Name fewer traces, decisions or ways to settle"
            )
        }
        let plot = try drawing { () throws(PreviewError) in try ReleasePlot(curves) }
        try PictureFile.write(plot.svg(), to: path)
    }
}
