import Hooke
internal import HookeJSON

/// A file's name and its text, for places.
struct LintSource: Sendable {
    let name: String
    /// The document, and the lines of its text.
    private let document: (value: JSONValue, lines: TextLines)?

    /// Creates the source of a file.
    ///
    /// - Parameters:
    ///   - name: the name in messages.
    ///   - bytes: its JSON text; `nil` for a file without lines.
    init(name: String, json bytes: [UInt8]? = nil) {
        self.name = name
        document = bytes.flatMap { bytes in
            var notes: [FileNote]? = []
            return (try? JSONValue(text: bytes, notes: &notes)).map { ($0, TextLines(bytes)) }
        }
    }

    /// The place of a path, still without its line.
    func place(_ path: String) -> LintPlace { LintPlace(file: name, path: path) }

    /// Returns the findings with the lines of their paths.
    func located(_ findings: [LintFinding]) -> [LintFinding] {
        guard let (value, lines) = document else { return findings }
        return findings.map { finding in
            var finding = finding
            if finding.place.line == nil {
                finding.place.line = lines.place(of: value.nearest(to: finding.place.path).offset).line
            }
            return finding
        }
    }
}
