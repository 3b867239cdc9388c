/// The shortest decimal of a double, as digits and an exponent, for CSS text.
package struct CSSDecimal {
    private let isNegative: Bool
    /// The digits in ASCII, without leading and trailing zeros.
    private let digits: [UInt8]
    /// The value is 0.digits · 10^exponent.
    private let exponent: Int

    /// `value`·10^`shift`; `value` is finite.
    package init(_ value: Double, shiftedBy shift: Int = 0) {
        var digits: [UInt8] = []
        var (power, isPowerNegative, fraction) = (0, false, 0)
        var part = 0
        for byte in value.magnitude.description.utf8 {
            switch byte {
            case UInt8(ascii: "."): part = 1
            case UInt8(ascii: "e"): part = 2
            case UInt8(ascii: "-"): isPowerNegative = true
            case UInt8(ascii: "+"): break
            case _ where part == 2: power = power * 10 + Int(byte - 0x30)
            default:
                digits.append(byte)
                fraction += part
            }
        }
        let zeros = digits.prefix { $0 == 0x30 }.count
        isNegative = value < 0
        exponent = digits.count - fraction - zeros + (isPowerNegative ? -power : power) + shift
        digits.removeFirst(zeros)
        while digits.last == 0x30 { digits.removeLast() }
        self.digits = digits
    }

    package var text: String {
        guard !digits.isEmpty else { return "0" }
        let sign = isNegative ? "-" : ""
        func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
        func text(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
        let count = digits.count
        if exponent < -6 || exponent > 21 {
            return sign + text(0..<1) + (count > 1 ? "." + text(1..<count) : "") + "e\(exponent - 1)"
        }
        if exponent <= 0 { return sign + "0." + zeros(-exponent) + text(0..<count) }
        if exponent >= count { return sign + text(0..<count) + zeros(exponent - count) }
        return sign + text(0..<exponent) + "." + text(exponent..<count)
    }
}
