/// A cursor over the bytes of a CSS value.
package struct CSSReader {
    private let text: String
    private let bytes: [UInt8]
    package private(set) var position = 0
    /// The offset of the last word.
    package private(set) var wordStart = 0

    package init(_ text: String) {
        self.text = text
        bytes = text.bytes
    }

    /// The byte at the current position.
    package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The error at an offset, by default at the current position.
    @inline(never)
    package func fault(_ accepted: String, at offset: Int? = nil) -> HookeError {
        .badText(field: .css, text: text, offset: offset ?? position, accepted: accepted)
    }

    /// Checks that only space follows.
    @inline(never)
    package mutating func finish(_ what: String) throws(HookeError) {
        skipSpace()
        guard next == nil else { throw fault("nothing after \(what)") }
    }

    @inline(never)
    package mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Takes a word after optional space: letters, hyphens, later digits, and an opening parenthesis directly after
    /// them. Returns it in lower case.
    @inline(never)
    package mutating func takeWord() -> CSSWord {
        skipSpace()
        wordStart = position
        skipName()
        if position > wordStart { _ = take(UInt8(ascii: "(")) }
        return CSSWord(lowercasing: bytes[wordStart..<position])
    }

    /// Takes the unit directly after a number, in lower case; empty if there is none.
    @inline(never)
    package mutating func takeUnit() -> CSSWord {
        let start = position
        skipName()
        return CSSWord(lowercasing: bytes[start..<position])
    }

    @inline(never)
    private mutating func skipName() {
        let start = position
        while let byte = next,
            (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
                || position > start && isDigit(byte)
        {
            position += 1
        }
    }

    @inline(never)
    package mutating func skipSpace() {
        while let byte = next {
            if byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
                bytes[position + 1] == UInt8(ascii: "*")
            {
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
        let number: DecimalNumber
        /// Whether it has neither a point nor an exponent.
        let isWhole: Bool

        /// The whole number, or the nearest `Int`.
        var integer: Int {
            var result = 0
            for digit in number.digits {
                let (product, isOver) = result.multipliedReportingOverflow(by: 10)
                let (sum, isBeyond) = product.addingReportingOverflow(
                    number.isNegative ? -Int(digit) : Int(digit))
                if isOver || isBeyond { return number.isNegative ? .min : .max }
                result = sum
            }
            return result
        }
    }

    /// Takes a CSS number. Returns `nil` and takes nothing if there is none.
    @inline(never)
    package mutating func takeNumber() -> Digits? {
        let start = position
        let isNegative = takeSign()
        var digits: [UInt8] = []
        takeDigits(&digits)
        var exponent = 0
        var isWhole = true
        if next == UInt8(ascii: "."), position + 1 < bytes.count, isDigit(bytes[position + 1]) {
            position += 1
            exponent = -takeDigits(&digits)
            isWhole = false
        }
        guard !digits.isEmpty else {
            position = start
            return nil
        }
        let mark = position
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            let isBelow = takeSign()
            var written: [UInt8] = []
            if takeDigits(&written) == 0 {
                position = mark
            } else {
                // The limit is above the number of digits of any text.
                var power = 0
                for digit in written { power = min(power * 10 + Int(digit), Int.max / 32) }
                exponent += isBelow ? -power : power
                isWhole = false
            }
        }
        return Digits(
            number: DecimalNumber(isNegative: isNegative, digits: digits, exponent: exponent),
            isWhole: isWhole)
    }

    /// The double nearest to a number taken at `start`. A percentage is divided by 100 in decimal, so it is rounded
    /// once.
    @inline(never)
    package func value(of digits: Digits, isPercentage: Bool = false, at start: Int) throws(HookeError)
        -> Double
    {
        let value = digits.number.nearestDouble(shiftedBy: isPercentage ? -2 : 0)
        guard value.isFinite else { throw fault("a number within the range of doubles", at: start) }
        return value
    }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Takes an optional sign; returns whether it is a minus.
    private mutating func takeSign() -> Bool {
        if take(UInt8(ascii: "-")) { return true }
        _ = take(UInt8(ascii: "+"))
        return false
    }

    /// Takes digits, appends their values, and returns how many there are.
    @inline(never) @discardableResult
    private mutating func takeDigits(_ digits: inout [UInt8]) -> Int {
        let start = position
        while let byte = next, isDigit(byte) {
            digits.append(byte - 0x30)
            position += 1
        }
        return position - start
    }
}
