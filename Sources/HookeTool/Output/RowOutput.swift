import Foundation

/// Rows of CSV on standard output, without holding them all.
struct RowOutput {
    private let output = FileHandle.standardOutput
    private var text: String

    /// Writes a header and a row for each of `places`, and tells how far it is where rows take long.
    static func write(_ header: [String], _ places: [Double], row: (Double) -> [Double]) throws {
        try ProgressLine.during(.terminal(rows: true)) { progress in
            var rows = RowOutput(header)
            for (index, place) in places.enumerated() {
                if index.isMultiple(of: 1024) { progress.say("writing rows", index, of: places.count) }
                try rows.add(row(place))
            }
            try rows.finish()
        }
    }

    private init(_ header: [String]) { text = header.joined(separator: ",") + "\n" }

    /// Writes a row; every number reads back to the same double.
    private mutating func add(_ numbers: [Double]) throws {
        for (index, number) in numbers.enumerated() {
            if index > 0 { text += "," }
            text += number.description
        }
        text += "\n"
        if text.utf8.count >= 1 << 16 { try finish() }
    }

    /// Writes what is left.
    private mutating func finish() throws {
        try output.write(contentsOf: Data(text.utf8))
        text = ""
    }
}
