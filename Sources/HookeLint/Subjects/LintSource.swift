internal import HookeJSON

/// A file's name and its text, for places.
struct LintSource: Sendable {
    let name: String
    private let lines: JSONLines?

    /// Creates the source of a file.
    ///
    /// - Parameters:
    ///   - name: the name in messages.
    ///   - bytes: its JSON text; `nil` for a file without lines.
    init(name: String, json bytes: [UInt8]? = nil) {
        self.name = name
        lines = bytes.map { JSONLines($0) }
    }

    /// The place of a path, still without its line.
    func place(_ path: String) -> LintPlace { LintPlace(file: name, path: path) }

    /// Returns the findings with the lines of their paths.
    func located(_ findings: [LintFinding]) -> [LintFinding] {
        guard let lines else { return findings }
        return findings.map { finding in
            var finding = finding
            if finding.place.line == nil { finding.place.line = lines.line(of: finding.place.path) }
            return finding
        }
    }
}
