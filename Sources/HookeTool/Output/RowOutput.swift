/// Rows of CSV on standard output.
enum RowOutput {
    /// Writes a header and a row for each of `values`, and reports progress. Every number reads back to the same double.
    static func write(_ header: [String], _ values: [Double], row: (Double) -> [Double]) throws {
        try ProgressLine.during(.terminal(rows: true)) { progress in
            var output = StandardOutput()
            try output.write(header.joined(separator: ",") + "\n")
            for (index, value) in values.enumerated() {
                if index.isMultiple(of: 1024) { progress.say("writing rows", index, of: values.count) }
                for (column, number) in row(value).enumerated() {
                    try output.write(column > 0 ? "," : "")
                    try output.write(number.description)
                }
                try output.write("\n")
            }
            try output.flush()
        }
    }
}
