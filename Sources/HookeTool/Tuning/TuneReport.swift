import Foundation
import Hooke
import HookeTransitions

/// The report of `hooke tune`.
struct TuneReport {
    /// A setting of a sweep; without a parameter that of the options.
    struct Point {
        var parameter: SweepSpelling.Parameter?
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

    // MARK: Text

    var text: String {
        var parts: [String] = []
        if studies.count == 1, studies[0].point.parameter == nil {
            parts = [Self.traces(studies[0].study), Self.summary(studies[0].study)]
        } else {
            parts = [sweep, changes]
        }
        if !leftOut.isEmpty {
            parts.append((["left out"] + leftOut.map { "  " + $0 }).joined(separator: "\n"))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// A row for each result.
    private static func traces(_ study: ReleaseStudy) -> String {
        guard !study.results.isEmpty else { return "" }
        var rows = [
            [
                "trace", "fraction", "velocity", "decision", "outcome", "settle", "lasts", "at rest",
                "overshoot",
                "because",
            ]
        ]
        let names = labels(study.readings.map(\.name))
        var last: Int?
        for result in study.results {
            let isFirst = result.index != last
            last = result.index
            rows.append([
                isFirst ? names[result.index] : "", isFirst ? number(result.release.fraction) : "",
                isFirst ? "\(number(result.release.velocity)) /s\(result.isCapped ? " capped" : "")" : "",
                result.rule, result.verdict.outcome.rawValue, result.settle,
                "\(number(result.plan.duration)) s",
                "\(number(result.restTime)) s", number(result.plan.largestOvershoot), result.verdict.reason,
            ])
        }
        return columns(rows)
    }

    /// The outcomes by decision, the longest settle and the largest overshoot.
    private static func summary(_ study: ReleaseStudy) -> String {
        guard let longest = study.longestSettle, let largest = study.largestOvershoot else { return "" }
        let names = labels(study.readings.map(\.name))
        var lines = [
            columns(
                [["decision", "finish", "cancel"]]
                    + study.tallies.map {
                        [$0.rule, "\($0.finished)", "\($0.cancelled)"]
                    })
        ]
        func name(_ result: ReleaseStudy.Result) -> String {
            "\(names[result.index]), \(result.rule), \(result.settle)"
        }
        var table = Table()
        table.add("longest settle", "\(number(longest.plan.duration)) s: \(name(longest))")
        let overshoot = largest.plan.largestOvershoot
        table.add("largest overshoot", overshoot > 0 ? "\(number(overshoot)): \(name(largest))" : "none")
        table.add("capped", "\(study.cappedCount) of \(study.readings.count)")
        table.add("disagreements", "\(study.disagreements.count) of \(study.readings.count)")
        for disagreement in study.disagreements {
            table.add(
                "  \(names[disagreement.index])",
                "finish: \(disagreement.finishing.joined(separator: ", ")); "
                    + "cancel: \(disagreement.cancelling.joined(separator: ", "))")
        }
        lines.append(table.text)
        return lines.joined(separator: "\n\n")
    }

    /// A row for each value and decision.
    private var sweep: String {
        guard let parameter = studies.first?.point.parameter,
            studies.contains(where: { !$0.study.results.isEmpty })
        else { return "" }
        let isDecision = parameter.decision != nil
        var rows = [
            [parameter.rawValue] + (isDecision ? [] : ["decision"])
                + ["finish", "cancel", "longest settle", "largest overshoot", "capped"]
        ]
        for (point, study) in studies {
            for tally in study.tallies {
                let plans = study.results.filter { $0.rule == tally.rule }.map(\.plan)
                rows.append(
                    [Table.text(point.value)] + (isDecision ? [] : [tally.rule]) + [
                        "\(tally.finished)", "\(tally.cancelled)",
                        "\(Self.number(plans.map(\.duration).max() ?? 0)) s",
                        Self.number(plans.map(\.largestOvershoot).max() ?? 0), "\(study.cappedCount)",
                    ])
            }
        }
        return Self.columns(rows)
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

    /// Rows of texts in columns, each as wide as its widest text.
    private static func columns(_ rows: [[String]]) -> String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (text, width) in zip(row, widths) {
                line += text + String(repeating: " ", count: width - text.count + 2)
            }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    // MARK: JSON

    var json: String {
        var members = [("edge", JSONText.string(edge.rawValue))]
        if let parameter = studies.first?.point.parameter {
            members.append(("parameter", JSONText.string(parameter.rawValue)))
            members.append(
                (
                    "values",
                    JSONText.array(
                        studies.map { point, study in
                            JSONText.object([("value", JSONText.number(point.value))] + Self.members(study))
                        })
                ))
        } else if let study = studies.first?.study {
            members += Self.members(study)
        }
        members.append(("leftOut", JSONText.array(leftOut.map(JSONText.string))))
        members.append(("faults", JSONText.array(faults.map(JSONText.string))))
        return JSONText.object(members)
    }

    /// The members of one trace: its release, and its results by decision, then by way to settle.
    static func members(ofTrace index: Int, in study: ReleaseStudy) -> [(String, String)] {
        let (reading, results) = (study.readings[index], study.results(of: index))
        return [
            ("name", JSONText.string(reading.name)),
            ("releaseTime", JSONText.number(reading.releaseTime)),
            ("fraction", JSONText.number(reading.release.fraction)),
            ("velocity", JSONText.number(reading.release.velocity)),
            ("pointsPerSecond", JSONText.numbers([reading.velocity.x, reading.velocity.y])),
            ("cappedVelocity", JSONText.number(results.first { $0.isCapped }?.release.velocity)),
            ("results", JSONText.array(results.map(member))),
        ]
    }

    private static func members(_ study: ReleaseStudy) -> [(String, String)] {
        let traces = study.readings.indices.map { JSONText.object(members(ofTrace: $0, in: study)) }
        let tallies = study.tallies.map {
            JSONText.object([
                ("decision", JSONText.string($0.rule)), ("finish", "\($0.finished)"),
                ("cancel", "\($0.cancelled)"),
            ])
        }
        let disagreements = study.disagreements.map {
            JSONText.object([
                ("name", JSONText.string(study.readings[$0.index].name)),
                ("finish", JSONText.array($0.finishing.map(JSONText.string))),
                ("cancel", JSONText.array($0.cancelling.map(JSONText.string))),
            ])
        }
        return [
            ("traces", JSONText.array(traces)), ("decisions", JSONText.array(tallies)),
            ("disagreements", JSONText.array(disagreements)),
            ("longestSettle", JSONText.number(study.longestSettle?.plan.duration)),
            ("largestOvershoot", JSONText.number(study.largestOvershoot?.plan.largestOvershoot)),
            ("capped", "\(study.cappedCount)"),
        ]
    }

    private static func member(_ result: ReleaseStudy.Result) -> String {
        JSONText.object([
            ("decision", JSONText.string(result.rule)),
            ("outcome", JSONText.string(result.verdict.outcome.rawValue)),
            ("reason", JSONText.string(result.verdict.reason)), ("settle", JSONText.string(result.settle)),
            ("duration", JSONText.number(result.plan.duration)),
            ("restTime", JSONText.number(result.restTime)),
            ("overshoot", JSONText.number(result.plan.largestOvershoot)),
            ("range", JSONText.numbers([result.plan.range.lowerBound, result.plan.range.upperBound])),
        ])
    }
}

extension ReleaseStudy {
    /// The results of a swipe, by decision, then by way to settle. Each swipe has equally many.
    fileprivate func results(of index: Int) -> ArraySlice<Result> {
        let count = results.count / readings.count
        return results[index * count..<(index + 1) * count]
    }
}
