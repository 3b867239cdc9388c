import Hooke
internal import HookeJSON

/// Known findings, which are not reported again.
///
/// A finding is known if its rule, file, path and subject are those of an entry, however often the lines move.
public struct LintBaseline: Sendable, Hashable {
    private struct Entry: Sendable, Hashable {
        var rule, file, path, subject: String
    }

    private let entries: Set<Entry>

    /// Creates a baseline of findings.
    public init(_ findings: [LintFinding] = []) { entries = Set(findings.map(Self.entry)) }

    /// Reads a baseline that ``json`` wrote.
    ///
    /// - Parameter json: UTF-8.
    /// - Throws: `FileError` with the path, the value and what is accepted.
    public init(json: [UInt8]) throws(FileError) {
        let root = try JSONNode(text: json)
        try root.fields(["findings"])
        var entries: Set<Entry> = []
        for place in try root.required("findings", accepted: "an array of findings").elements() {
            try place.fields(["rule", "file", "path", "subject"])
            entries.insert(
                Entry(
                    rule: try place.required("rule", accepted: "the id of a rule").word(LintRule.self)
                        .rawValue, file: try place.required("file", accepted: "a file").string(),
                    path: try place.member("path")?.string() ?? "",
                    subject: try place.required("subject", accepted: "a subject").string()))
        }
        self.entries = entries
    }

    /// The number of entries.
    public var count: Int { entries.count }

    /// Returns whether a finding is known.
    public func contains(_ finding: LintFinding) -> Bool { entries.contains(Self.entry(finding)) }

    /// The baseline as JSON, one entry on each line, sorted.
    public var json: String {
        let lines = entries.map { entry in
            JSONText.object([
                "rule": JSONText.string(entry.rule), "file": JSONText.string(entry.file),
                "path": JSONText.string(entry.path), "subject": JSONText.string(entry.subject),
            ])
        }
        return "{\"findings\": [\n" + lines.sorted().joined(separator: ",\n") + "\n]}\n"
    }

    private static func entry(_ finding: LintFinding) -> Entry {
        Entry(
            rule: finding.rule.rawValue, file: finding.place.file, path: finding.place.path,
            subject: finding.subject)
    }
}
