import Foundation

extension GestureTrace {
    /// The required columns of the text form, in the order in which they are written.
    public static let columns = ["time_ms", "phase", "x", "y"]
    /// The optional column of finger numbers; without it all samples have finger 0. It is written last, if a
    /// sample has another finger.
    public static let fingerColumn = "finger"

    /// Reads the text form: a header and one line per sample.
    ///
    /// ```
    /// time_ms,phase,x,y
    /// 0,down,195,800
    /// 8.4,move,195,792.3333
    /// 16.6,up,195,792.3333
    /// ```
    ///
    /// - The header names the four columns, and optionally `finger`, each once, in any order. Other columns
    ///   are refused.
    /// - A finger is a whole number from 0 to ``fingerLimit``. Other numbers are decimal and round to the
    ///   nearest double.
    /// - Lines end with LF, CRLF or CR. A byte-order mark, spaces and tabs around fields, and blank lines are
    ///   skipped. Fields are not quoted.
    ///
    /// - Throws: ``TraceError`` with `name` and the line of the first fault.
    public init(csv: String, name: String) throws(TraceError) {
        func refuse(_ line: Int, _ reason: TraceError.Reason) -> TraceError {
            TraceError(name: name, place: .line(line), reason: reason)
        }
        var order: [Int]?
        var samples: [Sample] = []
        var lines: [Int] = []
        for (line, fields) in Self.rows(of: csv) {
            guard let order else {
                order = try Self.order(of: fields) { refuse(line, $0) }
                continue
            }
            guard fields.count == order.count else {
                throw refuse(line, .fieldCount(fields.count, expected: order.count))
            }
            func number(_ column: Int) throws(TraceError) -> Double {
                let text = fields[order[column]]
                guard let value = Self.number(text) else {
                    throw refuse(line, .notANumber(field: Self.columns[column], text: text))
                }
                return value
            }
            let phaseText = fields[order[1]]
            guard let phase = Phase(rawValue: phaseText) else {
                throw refuse(line, .unknownPhase(phaseText))
            }
            var finger = 0
            if order.count > Self.columns.count {
                let text = fields[order[Self.columns.count]]
                guard let value = Self.wholeNumber(text) else {
                    throw refuse(line, .badFinger("\"\(text)\""))
                }
                finger = value
            }
            samples.append(
                Sample(
                    milliseconds: try number(0), phase: phase,
                    position: CGPoint(x: try number(2), y: try number(3)), finger: finger))
            lines.append(line)
        }
        guard order != nil else {
            throw TraceError(name: name, place: .whole, reason: .missingColumns(Self.columns))
        }
        try self.init(name: name, samples: samples) { .line(lines[$0]) }
    }

    /// Reads a file of the text form or a JSON record; the trace's name is `path`.
    ///
    /// - Throws: ``TraceError`` if the file cannot be read, is not UTF-8, or breaks a rule.
    public init(contentsOfFile path: String) throws(TraceError) {
        func refuse(_ why: String) -> TraceError {
            TraceError(name: path, place: .whole, reason: .unreadable(why))
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw refuse("no such file")
        }
        guard !isDirectory.boolValue else { throw refuse("it is a directory") }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw refuse("it cannot be opened")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw refuse("it is not UTF-8 text")
        }
        // A record begins with a brace, a header never does.
        let start = text.unicodeScalars.first { !" \t\r\n\u{FEFF}".unicodeScalars.contains($0) }
        if start == "{" {
            try self.init(json: text, name: path)
        } else {
            try self.init(csv: text, name: path)
        }
    }

    /// The text form, with a header and LF at the end of each line.
    ///
    /// Each number is the shortest decimal that reads back to the same double:
    /// `try GestureTrace(csv: trace.csv, name: trace.name) == trace`, bit for bit.
    public var csv: String {
        let tellsFingers = samples.contains { $0.finger != 0 }
        var text = (Self.columns + (tellsFingers ? [Self.fingerColumn] : [])).joined(separator: ",") + "\n"
        for sample in samples {
            let x = Double(sample.position.x)
            let y = Double(sample.position.y)
            text += "\(sample.milliseconds),\(sample.phase.rawValue),\(x),\(y)"
            text += tellsFingers ? ",\(sample.finger)\n" : "\n"
        }
        return text
    }

    /// Returns the lines that are not blank, with their numbers from 1 and their trimmed fields.
    private static func rows(of csv: String) -> [(line: Int, fields: [String])] {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        func trimmed(_ field: ArraySlice<UInt8>) -> String {
            let start = field.drop(while: isBlank)
            guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
            return String(decoding: start[...last], as: UTF8.self)
        }
        var text = Array(csv.utf8)[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        var rows: [(line: Int, fields: [String])] = []
        var number = 0
        while true {
            number += 1
            let end = text.firstIndex { $0 == 0x0A || $0 == 0x0D }
            let line = text[..<(end ?? text.endIndex)]
            if !line.allSatisfy(isBlank) {
                let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
                rows.append((number, fields.map(trimmed)))
            }
            guard let end else { break }
            let isReturn = text[end] == 0x0D
            text = text[(end + 1)...]
            if isReturn, text.first == 0x0A { text = text.dropFirst() }
        }
        return rows
    }

    /// Returns the index of each of ``columns`` in the header, and of the finger column if there is one.
    private static func order(
        of header: [String], refuse: (TraceError.Reason) -> TraceError
    ) throws(TraceError) -> [Int] {
        var indices: [String: Int] = [:]
        for (index, column) in header.enumerated() {
            guard columns.contains(column) || column == fingerColumn else {
                throw refuse(.unknownColumn(column))
            }
            guard indices.updateValue(index, forKey: column) == nil else {
                throw refuse(.repeatedColumn(column))
            }
        }
        let missing = columns.filter { indices[$0] == nil }
        guard missing.isEmpty else { throw refuse(.missingColumns(missing)) }
        return (columns + [fingerColumn]).compactMap { indices[$0] }
    }

    /// Reads decimal digits only.
    private static func wholeNumber(_ text: String) -> Int? {
        text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
    }

    /// Reads a decimal number, NaN or infinity; the caller checks the range.
    private static func number(_ text: String) -> Double? {
        // Double(_:) would also read hexadecimal.
        guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
        return Double(text)
    }
}
