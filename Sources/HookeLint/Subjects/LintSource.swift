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
            (try? JSONValue(text: bytes, notes: FileNotes(isStrict: false))).map { ($0, TextLines(bytes)) }
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
                finding.place.line =
                    lines.place(of: value.nearest(to: finding.place.path.utf8[...]).offset).line
            }
            return finding
        }
    }
}

extension JSONValue {
    /// Returns the value at a path such as `layers[2].ks.p`; where it does not exist, the nearest one around it.
    fileprivate func nearest(to path: Substring.UTF8View) -> JSONValue {
        guard let first = path.first else { return self }
        let names = first == UInt8(ascii: ".") ? path.dropFirst() : path
        for (step, value) in items {
            let name = [step].text.utf8
            let rest = names.dropFirst(name.count)
            let isWhole = rest.isEmpty || rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: "[")
            if isWhole, names.starts(with: name) { return value.nearest(to: rest) }
        }
        return self
    }
}
