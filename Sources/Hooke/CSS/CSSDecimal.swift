/// A double's shortest decimal, as digits and the place of its point; as CSS writes numbers.
package struct CSSDecimal {
    private let isNegative: Bool
    private let digits: [Character]
    /// The value is 0.digits times ten to this power.
    private let exponent: Int

    /// `value` times ten to `shift`; `value` is finite.
    package init(_ value: Double, shiftedBy shift: Int = 0) {
        let parts = value.magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let whole = mantissa[0] == "0" ? "" : mantissa[0]
        let all = Array(whole + (mantissa.count > 1 ? mantissa[1] : ""))
        let zeros = all.prefix { $0 == "0" }.count
        let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        isNegative = value < 0
        var kept = Array(all.dropFirst(zeros))
        while kept.last == "0" { kept.removeLast() }
        digits = kept
        exponent = whole.count - zeros + power + shift
    }

    package var text: String {
        guard !digits.isEmpty else { return "0" }
        var result = isNegative ? "-" : ""
        if exponent < -6 || exponent > 21 {
            result.append(digits[0])
            if digits.count > 1 { result += "." + digits[1...] }
            return result + "e\(exponent - 1)"
        }
        if exponent <= 0 { return result + "0." + String(repeating: "0", count: -exponent) + digits }
        if exponent >= digits.count {
            return result + digits + String(repeating: "0", count: exponent - digits.count)
        }
        return result + digits[..<exponent] + "." + digits[exponent...]
    }
}
