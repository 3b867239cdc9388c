/// Divides code into words, numbers, texts and marks. Comments and space are left out.
struct CodeScanner {
    enum Piece: Equatable {
        case word(String)
        /// A number; Kotlin's `f` and `L` after it are left out.
        case number(Double)
        case text(String)
        case mark(UInt8)
    }

    struct Placed {
        var piece: Piece
        var offset: Int
        var line: Int
    }

    private let text: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 0

    /// Divides a text.
    static func pieces(of text: String) throws(HookeError) -> [Placed] {
        var scanner = CodeScanner(text)
        var pieces: [Placed] = []
        while let piece = try scanner.next() { pieces.append(piece) }
        return pieces
    }

    private init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    private func fault(_ accepted: String, at offset: Int) -> HookeError {
        .badText(field: "code", text: text, offset: offset, accepted: accepted)
    }

    private func starts(with literal: StaticString) -> Bool {
        bytes[position...].starts(
            with: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    private mutating func skipSpace() throws(HookeError) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if starts(with: "//") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if starts(with: "/*") {
                let start = position
                while position < bytes.count, !starts(with: "*/") {
                    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
                    position += 1
                }
                guard position < bytes.count else { throw fault("*/ after the comment", at: start) }
                position += 2
            } else {
                return
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func next() throws(HookeError) -> Placed? {
        try skipSpace()
        guard position < bytes.count else { return nil }
        let start = position
        let first = bytes[position]
        let piece: Piece
        if Self.isLetter(first) {
            while position < bytes.count, Self.isLetter(bytes[position]) || Self.isDigit(bytes[position]) {
                position += 1
            }
            piece = .word(String(decoding: bytes[start..<position], as: UTF8.self))
        } else if Self.isDigit(first) {
            piece = .number(try number())
        } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            position += 1
            while position < bytes.count, bytes[position] != first, bytes[position] != UInt8(ascii: "\n") {
                guard bytes[position] != UInt8(ascii: "\\") else {
                    throw fault("a text without escapes", at: position)
                }
                position += 1
            }
            guard position < bytes.count, bytes[position] == first else {
                throw fault("a quotation mark after the text", at: start)
            }
            piece = .text(String(decoding: bytes[(start + 1)..<position], as: UTF8.self))
            position += 1
        } else {
            position += 1
            piece = .mark(first)
        }
        return Placed(piece: piece, offset: start, line: line)
    }

    private mutating func number() throws(HookeError) -> Double {
        let start = position
        func digits() -> Int { bytes[position...].prefix(while: Self.isDigit).count }
        position += digits()
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "."), Self.isDigit(bytes[position + 1])
        {
            position += 1
            position += digits()
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            let mark = position
            position += 1
            if position < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[position]) {
                position += 1
            }
            let count = digits()
            position = count == 0 ? mark : position + count
        }
        let value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
        guard let value, value.isFinite else {
            throw fault("a number within the range of doubles", at: start)
        }
        if position < bytes.count,
            [UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "L")].contains(bytes[position])
        {
            position += 1
        }
        guard position == bytes.count || !Self.isLetter(bytes[position]) else {
            throw fault("a number", at: start)
        }
        return value
    }
}
