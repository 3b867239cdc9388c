/// A cursor over the bytes of a CSS value.
package struct CSSReader {
    private let text: String
    private let bytes: [UInt8]
    package private(set) var position = 0
    /// Where the last word began.
    package private(set) var wordStart = 0

    package init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// What is wrong at an offset, or here.
    package func fault(_ accepted: String, at offset: Int? = nil) -> HookeError {
        .badText(field: .css, text: text, offset: offset ?? position, accepted: accepted)
    }

    /// Nothing but space may follow.
    package mutating func finish(_ what: String) throws(HookeError) {
        skipSpace()
        guard next == nil else { throw fault("nothing after \(what)") }
    }

    package mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// After space: letters, hyphens and digits that follow them, and the parenthesis that opens a function right
    /// behind, in lower case.
    package mutating func takeWord() -> String {
        skipSpace()
        wordStart = position
        skipName()
        if position > wordStart { _ = take(UInt8(ascii: "(")) }
        return lowercased(from: wordStart)
    }

    /// The unit right behind a number, in lower case; empty where there is none.
    package mutating func takeUnit() -> String {
        let start = position
        skipName()
        return lowercased(from: start)
    }

    private mutating func skipName() {
        let start = position
        while let byte = next,
            (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
                || position > start && isDigit(byte)
        {
            position += 1
        }
    }

    private func lowercased(from start: Int) -> String {
        let word = bytes[start..<position].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        return String(decoding: word, as: UTF8.self)
    }

    package mutating func skipSpace() {
        while let byte = next {
            if byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
                position += 1
            } else if byte == UInt8(ascii: "/"), bytes[position...].starts(with: Array("/*".utf8)) {
                var end = position + 2
                while end + 1 < bytes.count,
                    bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
                { end += 1 }
                guard end + 1 < bytes.count else { return }
                position = end + 2
            } else {
                return
            }
        }
    }

    /// A number as written.
    package struct Digits {
        let mantissa: String
        let exponent: Int
        /// Whether it is written without a point and an exponent.
        let isWhole: Bool
    }

    /// Takes a CSS number. `nil`, and nothing is taken, where there is none.
    package mutating func takeNumber() -> Digits? {
        let start = position
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
        var digits = takeDigits()
        var isWhole = true
        if next == UInt8(ascii: "."), position + 1 < bytes.count, isDigit(bytes[position + 1]) {
            position += 1
            digits += takeDigits()
            isWhole = false
        }
        guard digits > 0 else {
            position = start
            return nil
        }
        let mantissa = String(decoding: bytes[start..<position], as: UTF8.self)
        var exponent = 0
        let mark = position
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            let sign = position
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            if takeDigits() > 0 {
                // What no Int holds is as good as a million; a percentage takes two more away.
                let written = String(decoding: bytes[sign..<position], as: UTF8.self)
                exponent = max(
                    Int(written) ?? (written.hasPrefix("-") ? -1_000_000 : 1_000_000), .min + 2)
                isWhole = false
            } else {
                position = mark
            }
        }
        return Digits(mantissa: mantissa, exponent: exponent, isWhole: isWhole)
    }

    /// The double nearest to a number that was taken at `start`. A percentage is the decimal two places on, rounded once.
    package func value(of digits: Digits, isPercentage: Bool = false, at start: Int) throws(HookeError)
        -> Double
    {
        let text = "\(digits.mantissa)e\(isPercentage ? digits.exponent - 2 : digits.exponent)"
        guard let value = Double(text), value.isFinite else {
            throw fault("a number within the range of doubles", at: start)
        }
        return value
    }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func takeDigits() -> Int {
        let start = position
        while let byte = next, isDigit(byte) { position += 1 }
        return position - start
    }
}
