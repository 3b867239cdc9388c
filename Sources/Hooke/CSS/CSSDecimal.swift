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
        for byte in value.magnitude.description.bytes {
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

    @inline(never) package var text: String {
        guard !digits.isEmpty else { return "0" }
        var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
        func append(_ byte: UInt8, times: Int = 1) { for _ in 0..<times { text.append(byte) } }
        let (point, zero) = (UInt8(ascii: "."), UInt8(ascii: "0"))
        let isPower = exponent < -6 || exponent > 21
        // The digits before the point.
        let whole = isPower ? 1 : max(exponent, 0)
        if whole == 0 { append(zero) }
        for place in 0..<max(whole, digits.count) {
            if place == whole { append(point) }
            if place == whole, !isPower { append(zero, times: -min(exponent, 0)) }
            append(place < digits.count ? digits[place] : zero)
        }
        return String(bytes: text) + (isPower ? "e\(exponent - 1)" : "")
    }
}
