internal import HookeJSON

/// Findings as text, as JSON lines and as SARIF 2.1.0.
public enum LintReport {
    /// Returns one line for each finding: `file:line: level id: message`.
    public static func text(_ findings: [LintFinding]) -> String {
        findings.map { "\($0)\n" }.joined()
    }

    /// Returns a JSON object on each line, with `file`, `line`, `path`, `level`, `rule`, `subject`, `fault`, `accepted`
    /// and `remedy`.
    public static func jsonLines(_ findings: [LintFinding]) -> String {
        findings.map { finding in
            var members = [("file", JSONText.string(finding.place.file))]
            if let line = finding.place.line { members.append(("line", "\(line)")) }
            members += [
                ("path", JSONText.string(finding.place.path)),
                ("level", JSONText.string(finding.level.rawValue)),
                ("rule", JSONText.string(finding.rule.rawValue)),
                ("subject", JSONText.string(finding.subject)), ("fault", JSONText.string(finding.fault)),
                ("accepted", JSONText.string(finding.accepted)),
                ("remedy", JSONText.string(finding.remedy)),
            ]
            return JSONText.object(members) + "\n"
        }.joined()
    }

    /// Returns one SARIF 2.1.0 log, with all rules and a run of the findings.
    public static func sarif(_ findings: [LintFinding]) -> String {
        let rules = LintRule.allCases.map { rule in
            JSONText.object([
                "id": JSONText.string(rule.rawValue), "shortDescription": message(rule.summary),
                "help": message("Source: \(rule.source)"),
                "defaultConfiguration": JSONText.object(["level": JSONText.string(rule.level.rawValue)]),
            ])
        }
        let driver = JSONText.object([
            "name": JSONText.string("hooke lint"), "rules": JSONText.array(rules),
        ])
        let run = JSONText.object([
            "tool": JSONText.object(["driver": driver]), "results": JSONText.array(findings.map(result)),
        ])
        return JSONText.object([
            "$schema": JSONText.string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": JSONText.string("2.1.0"), "runs": JSONText.array([run]),
        ]) + "\n"
    }

    private static func message(_ text: String) -> String {
        JSONText.object(["text": JSONText.string(text)])
    }

    private static func result(_ finding: LintFinding) -> String {
        var physical = [
            ("artifactLocation", JSONText.object(["uri": JSONText.string(uri(finding.place.file))]))
        ]
        if let line = finding.place.line {
            physical.append(("region", JSONText.object(["startLine": "\(line)"])))
        }
        let name = finding.place.path.isEmpty ? finding.subject : finding.place.path
        let location = JSONText.object([
            "physicalLocation": JSONText.object(physical),
            "logicalLocations": JSONText.array([
                JSONText.object(["fullyQualifiedName": JSONText.string(name)])
            ]),
        ])
        return JSONText.object([
            "ruleId": JSONText.string(finding.rule.rawValue),
            "ruleIndex": "\(LintRule.allCases.firstIndex(of: finding.rule) ?? 0)",
            "level": JSONText.string(finding.level.rawValue), "message": message(finding.message),
            "locations": JSONText.array([location]),
        ])
    }

    /// Returns a file's name as a URI reference: bytes other than those of RFC 3986 are escaped.
    private static func uri(_ file: String) -> String {
        let plain = Array("/._-~:".utf8)
        let digits = Array("0123456789ABCDEF")
        return file.utf8.reduce(into: "") { text, byte in
            let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            if isLetter || (0x30...0x39).contains(byte) || plain.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
