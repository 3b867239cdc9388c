import Foundation
import Hooke
import HookeTransitions

/// The report of `hooke tune`.
struct TuneReport {
    /// A setting of a sweep; without a parameter that of the options.
    struct Point {
        var parameter: TuneSweep.Parameter?
        var value = 0.0
    }

    let edge: Edge
    /// The traces that cannot be read, or have no settle plan, a line each.
    var faults: [String]
    /// The traces that are not swipes away from the edge, a line each.
    var leftOut: [String] = []
    /// The studies, one for each setting.
    var studies: [Study] = []

    /// The study of a setting.
    typealias Study = (point: Point, study: ReleaseStudy)

    /// Names of files without folder and extension, for tables and pictures; whole where two would be equal.
    static func labels(_ names: [String]) -> [String] {
        let short = names.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
        let counts = Dictionary(zip(short, names.map { Set([$0]) }), uniquingKeysWith: { $0.union($1) })
        return zip(short, names).map { short, name in (counts[short]?.count ?? 1) > 1 ? name : short }
    }

    var text: String {
        var parts: [String] = []
        if studies.count == 1, studies[0].point.parameter == nil {
            let study = studies[0].study
            let names = Self.labels(study.readings.map(\.name))
            let results = study.readings.indices.flatMap { Self.results(of: $0, in: study, name: names[$0]) }
            parts = [Report.columns(results)]
            if !study.results.isEmpty {
                parts += [Report.columns(Self.tallies(study)), Self.report(study).text]
            }
        } else {
            parts = [sweep, changes]
        }
        if !leftOut.isEmpty {
            parts.append((["left out"] + leftOut.map { "  " + $0 }).joined(separator: "\n"))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// A row for each result of a trace; the first has the numbers of the release in the table.
    private static func results(of index: Int, in study: ReleaseStudy, name: String) -> [Report] {
        study.results(of: index).enumerated().map { place, result in
            let (release, plan) = (result.release, result.plan)
            let velocity = "\(number(release.velocity)) /s\(result.isCapped ? " capped" : "")"
            var row = Report()
            row.add("trace", place == 0 ? name : "")
            row.add("fraction", place == 0 ? number(release.fraction) : "")
            row.add("velocity", place == 0 ? velocity : "")
            row.add("decision", word: result.rule)
            row.add("outcome", word: result.verdict.outcome.rawValue)
            row.add(field: "reason", JSONText.string(result.verdict.reason))
            row.add("settle", word: result.settle)
            row.add(
                "lasts", "\(number(plan.duration)) s", field: "duration",
                json: JSONText.number(plan.duration))
            row.add(
                "at rest", "\(number(result.restTime)) s", field: "restTime",
                json: JSONText.number(result.restTime))
            row.add(
                "overshoot", number(plan.largestOvershoot), field: "overshoot",
                json: JSONText.number(plan.largestOvershoot))
            row.add("because", result.verdict.reason)
            row.add(field: "range", JSONText.numbers([plan.range.lowerBound, plan.range.upperBound]))
            return row
        }
    }

    /// The outcomes by decision.
    private static func tallies(_ study: ReleaseStudy) -> [Report] {
        study.tallies.map { tally in
            var row = Report()
            row.add("decision", word: tally.rule)
            row.add("finish", "\(tally.finished)", field: "finish", json: "\(tally.finished)")
            row.add("cancel", "\(tally.cancelled)", field: "cancel", json: "\(tally.cancelled)")
            return row
        }
    }

    /// The traces, the outcomes by decision, the longest settle and the largest overshoot.
    private static func report(_ study: ReleaseStudy) -> Report {
        let names = labels(study.readings.map(\.name))
        func name(_ result: ReleaseStudy.Result) -> String {
            "\(names[result.index]), \(result.rule), \(result.settle)"
        }
        let disagreements = study.disagreements.map { disagreement in
            JSONText.object([
                "name": JSONText.string(study.readings[disagreement.index].name),
                "finish": JSONText.array(disagreement.finishing.map(JSONText.string)),
                "cancel": JSONText.array(disagreement.cancelling.map(JSONText.string)),
            ])
        }
        var report = Report()
        let traces = study.readings.indices.map { Self.report(ofTrace: $0, in: study).json }
        report.add(field: "traces", JSONText.array(traces))
        report.add(field: "decisions", JSONText.array(tallies(study).map(\.json)))
        report.add(field: "disagreements", JSONText.array(disagreements))
        let longest = study.longestSettle
        report.add(
            "longest settle", longest.map { "\(number($0.plan.duration)) s: \(name($0))" },
            field: "longestSettle", json: JSONText.number(longest?.plan.duration))
        let largest = study.largestOvershoot
        let overshoot = largest?.plan.largestOvershoot
        report.add(
            "largest overshoot",
            largest.map { (overshoot ?? 0) > 0 ? "\(number(overshoot ?? 0)): \(name($0))" : "none" },
            field: "largestOvershoot", json: JSONText.number(overshoot))
        report.add(
            "capped", "\(study.cappedCount) of \(study.readings.count)", field: "capped",
            json: "\(study.cappedCount)")
        report.add("disagreements", "\(study.disagreements.count) of \(study.readings.count)")
        for disagreement in study.disagreements {
            report.add(
                "  \(names[disagreement.index])",
                "finish: \(list(disagreement.finishing)); cancel: \(list(disagreement.cancelling))")
        }
        return report
    }

    /// A row for each value and decision.
    private var sweep: String {
        guard let parameter = studies.first?.point.parameter else { return "" }
        var rows: [Report] = []
        for (point, study) in studies where !study.results.isEmpty {
            for tally in study.tallies {
                let plans = study.results.filter { $0.rule == tally.rule }.map(\.plan)
                var row = Report()
                row.add(parameter.rawValue, Table.text(point.value))
                if parameter.decision == nil { row.add("decision", tally.rule) }
                row.add("finish", "\(tally.finished)")
                row.add("cancel", "\(tally.cancelled)")
                row.add("longest settle", "\(Self.number(plans.map(\.duration).max() ?? 0)) s")
                row.add("largest overshoot", Self.number(plans.map(\.largestOvershoot).max() ?? 0))
                row.add("capped", "\(study.cappedCount)")
                rows.append(row)
            }
        }
        return Report.columns(rows)
    }

    /// The values of the sweep at which an outcome changes.
    private var changes: String {
        guard let first = studies.first?.study else { return "" }
        var lines: [String] = []
        let names = Self.labels(first.readings.map(\.name))
        for (index, name) in names.enumerated() {
            for (before, after) in zip(studies, studies.dropFirst()) {
                let (old, new) = (before.study.results(of: index), after.study.results(of: index))
                // The outcome does not depend on the way to settle: compare the first.
                var last: String?
                for (a, b) in zip(old, new) where a.rule != last {
                    last = a.rule
                    guard a.verdict.outcome != b.verdict.outcome else { continue }
                    let rule = before.point.parameter?.decision == nil ? " by \(a.rule)" : ""
                    lines.append(
                        "  \(name): \(a.verdict.outcome.rawValue) at \(Table.text(before.point.value)), "
                            + "\(b.verdict.outcome.rawValue) at \(Table.text(after.point.value))\(rule)")
                }
            }
        }
        return (["changes"] + (lines.isEmpty ? ["  none"] : lines)).joined(separator: "\n")
    }

    /// Four significant digits.
    private static func number(_ value: Double) -> String { String(format: "%.4g", value + 0.0) }

    var json: String {
        var report = Report()
        report.add(field: "edge", JSONText.string(edge.rawValue))
        if let parameter = studies.first?.point.parameter {
            report.add(field: "parameter", JSONText.string(parameter.rawValue))
            let values = studies.map { point, study in
                var value = Report()
                value.add(field: "value", JSONText.number(point.value))
                value.add(Self.report(study))
                return value.json
            }
            report.add(field: "values", JSONText.array(values))
        } else if let study = studies.first?.study {
            report.add(Self.report(study))
        }
        report.add(field: "leftOut", JSONText.array(leftOut.map(JSONText.string)))
        report.add(field: "faults", JSONText.array(faults.map(JSONText.string)))
        return report.json
    }

    /// The report of one trace: its release, and its results by decision, then by way to settle.
    static func report(ofTrace index: Int, in study: ReleaseStudy) -> Report {
        let (reading, results) = (study.readings[index], study.results(of: index))
        let rows = Self.results(of: index, in: study, name: "")
        let capped = results.first { $0.isCapped }?.release.velocity
        var report = Report()
        report.add(field: "name", JSONText.string(reading.name))
        report.add(field: "releaseTime", JSONText.number(reading.releaseTime))
        report.add(field: "fraction", JSONText.number(reading.release.fraction))
        report.add(field: "velocity", JSONText.number(reading.release.velocity))
        report.add(
            field: "pointsPerSecond", JSONText.numbers([reading.velocity.x, reading.velocity.y]))
        report.add(field: "cappedVelocity", JSONText.number(capped))
        report.add(field: "results", JSONText.array(rows.map(\.json)))
        return report
    }
}

extension ReleaseStudy {
    /// The results of a swipe, by decision, then by way to settle. Each swipe has equally many.
    fileprivate func results(of index: Int) -> ArraySlice<Result> {
        let count = results.count / readings.count
        return results[index * count..<(index + 1) * count]
    }
}
