import ArgumentParser

/// The rows of a report, which are printed as a table or as one object of JSON.
struct Report {
    /// A row: a line of the table, a member of the object, or both.
    private struct Row {
        var name = ""
        /// Not in the table without a text.
        var text: String?
        /// Not in the object without JSON.
        var field = ""
        var json: String?
    }

    private var rows: [Row] = []

    /// Adds a row of both.
    mutating func add(_ name: String, _ text: String?, field: String, json: String?) {
        rows.append(Row(name: name, text: text, field: field, json: json))
    }

    /// Adds a line of the table.
    mutating func add(_ name: String, _ text: String) { add(name, text, field: "", json: nil) }

    /// Adds a member of the object.
    mutating func add(field: String, _ json: String) { add("", nil, field: field, json: json) }

    /// Adds a number; `nil` is none, and null in JSON.
    ///
    /// - Parameters:
    ///   - field: The name of the member; `name` if it is left out.
    ///   - error: The standard error for the table.
    mutating func add(
        _ name: String, number: Double?, unit: String = "", field: String? = nil, error: Double? = nil
    ) {
        let text = number.map { Table.text($0, error: error) + (unit.isEmpty ? "" : " \(unit)") }
        add(name, text ?? "none", field: field ?? name, json: JSONText.number(number))
    }

    /// Adds numbers.
    mutating func add(_ name: String, numbers: [Double], field: String? = nil) {
        add(name, Table.list(numbers), field: field ?? name, json: JSONText.numbers(numbers))
    }

    /// Adds a word.
    mutating func add(_ name: String, word: String, field: String? = nil) {
        add(name, word, field: field ?? name, json: JSONText.string(word))
    }

    /// Adds the rows of another report.
    mutating func add(_ other: Report) { rows += other.rows }

    /// Adds a blank line of the table.
    mutating func addSpace() { add("", "") }

    /// The table.
    var text: String {
        let lines = rows.compactMap { row in row.text.map { (row.name, $0) } }
        let width = (lines.map(\.0.count).max() ?? 0) + 2
        return lines.map { name, text in
            text.isEmpty ? "" : name + String(repeating: " ", count: width - name.count) + text
        }.joined(separator: "\n")
    }

    /// The texts of reports with the same names, in columns under the names.
    static func columns(_ reports: [Report]) -> String {
        let texts = reports.map { report in report.rows.compactMap { row in row.text.map { (row.name, $0) } }
        }
        guard let first = texts.first else { return "" }
        let rows = [first.map(\.0)] + texts.map { $0.map(\.1) }
        let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (text, width) in zip(row, widths) {
                line += text + String(repeating: " ", count: width - text.count + 2)
            }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// The object.
    var json: String { JSONText.object(rows.compactMap { row in row.json.map { (row.field, $0) } }) }
}

/// The form in which a command prints its reports.
struct ReportParameters: ParsableArguments {
    @Flag(help: "Print JSON with all digits, one line for each report.")
    var json = false

    func print(_ report: Report) { HookeTool.print(json ? report.json : report.text) }

    /// Prints several reports: a line of JSON each, or one table.
    func print(_ reports: [Report]) {
        if json {
            for report in reports { HookeTool.print(report.json) }
        } else if !reports.isEmpty {
            var all = Report()
            for report in reports { all.add(report) }
            HookeTool.print(all.text)
        }
    }
}
