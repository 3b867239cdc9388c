/// A decimal number as written, and the double nearest to it.
///
/// Conversion is exact on every platform, without the C library: short numbers by one product or quotient of exact
/// doubles (W. D. Clinger, "How to read floating point numbers accurately", 1990), others by long division of
/// integers.
package struct DecimalNumber {
    /// Whether it has a minus sign; also for zero.
    package let isNegative: Bool
    /// The digits, 0 to 9, without leading zeros.
    package let digits: [UInt8]
    /// The power of ten of the last digit.
    package let exponent: Int

    @inline(never)
    package init(isNegative: Bool, digits: [UInt8], exponent: Int) {
        self.isNegative = isNegative
        self.digits = Array(digits.drop { $0 == 0 })
        self.exponent = exponent
    }

    /// `units`·10^`exponent`.
    package init(_ units: Int64, exponent: Int) {
        var digits: [UInt8] = []
        var rest = units.magnitude
        while rest > 0 {
            digits.append(UInt8(rest % 10))
            rest /= 10
        }
        self.init(isNegative: units < 0, digits: digits.reversed(), exponent: exponent)
    }

    /// Returns the double nearest to the number times 10^`shift`, ties to even; infinity above the largest double.
    package func nearestDouble(shiftedBy shift: Int = 0) -> Double {
        let magnitude = magnitude(exponent + shift)
        return isNegative ? -magnitude : magnitude
    }

    private func magnitude(_ exponent: Int) -> Double {
        // Above 10^309 the result is infinite, below 10^-324 it is 0.
        let decimalPoint = digits.count + exponent
        guard !digits.isEmpty, decimalPoint > -330 else { return 0 }
        guard decimalPoint < 312 else { return .infinity }
        if digits.count <= 15, exponent.magnitude <= 22 {
            // All factors are exact doubles, so there is one rounding.
            let value = digits.reduce(0.0) { $0 * 10 + Double($1) }
            let power = (0..<exponent.magnitude).reduce(1.0) { power, _ in power * 10 }
            return exponent < 0 ? value / power : value * power
        }
        // A double or a midpoint has at most 767 digits; further digits only break ties.
        var (digits, exponent) = (digits, exponent)
        if digits.count > 770 {
            exponent += digits.count - 771
            digits.removeSubrange(770...)
            digits.append(1)
        }
        // Ten to the exponent is a power of five times a power of two, which only shifts the result.
        var numerator = WholeNumber(digits: digits)
        var denominator = WholeNumber(digits: [1])
        for _ in 0..<max(exponent, 0) { numerator.multiply(by: 5, adding: 0) }
        for _ in 0..<max(-exponent, 0) { denominator.multiply(by: 5, adding: 0) }
        return WholeNumber.quotient(numerator, denominator, exponent: exponent)
    }
}

/// A non-negative integer of any size.
private struct WholeNumber {
    /// Words from the lowest; the last is not 0.
    private var words: [UInt32] = []

    init(digits: [UInt8]) {
        for digit in digits { multiply(by: 10, adding: UInt32(digit)) }
    }

    private var bitWidth: Int { words.count * 32 - (words.last?.leadingZeroBitCount ?? 0) }

    mutating func multiply(by factor: UInt32, adding term: UInt32) {
        var carry = UInt64(term)
        for index in words.indices {
            carry += UInt64(words[index]) * UInt64(factor)
            words[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { words.append(UInt32(carry)) }
    }

    private mutating func shiftLeft(by bits: Int) {
        multiply(by: 1 << UInt32(bits % 32), adding: 0)
        words.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0)
    }

    private func isLess(than other: WholeNumber) -> Bool {
        guard words.count == other.words.count else { return words.count < other.words.count }
        for index in words.indices.reversed() where words[index] != other.words[index] {
            return words[index] < other.words[index]
        }
        return false
    }

    /// Subtracts a number that is not larger.
    private mutating func subtract(_ other: WholeNumber) {
        var borrow: Int64 = 0
        for index in words.indices {
            borrow += Int64(words[index]) - (index < other.words.count ? Int64(other.words[index]) : 0)
            words[index] = UInt32(truncatingIfNeeded: borrow)
            borrow >>= 32
        }
        while words.last == 0 { words.removeLast() }
    }

    /// The double nearest to `numerator` / `denominator` · 2^`exponent`; both are above 0.
    static func quotient(_ numerator: WholeNumber, _ denominator: WholeNumber, exponent: Int) -> Double {
        var (rest, divisor) = (numerator, denominator)
        // Shift to a quotient in [1, 2).
        var shift = rest.bitWidth - divisor.bitWidth
        if shift > 0 { divisor.shiftLeft(by: shift) } else { rest.shiftLeft(by: -shift) }
        if rest.isLess(than: divisor) {
            rest.shiftLeft(by: 1)
            shift -= 1
        }
        let power = shift + exponent
        // Subnormal results have fewer bits; one more bit decides the rounding.
        let bits = min(53, 53 + power + 1022)
        guard bits >= 0 else { return 0 }
        guard power < 1024 else { return .infinity }
        var quotient: UInt64 = 0
        for _ in 0...bits {
            quotient <<= 1
            if !rest.isLess(than: divisor) {
                quotient |= 1
                rest.subtract(divisor)
            }
            rest.shiftLeft(by: 1)
        }
        let isUp = quotient & 1 == 1 && (!rest.words.isEmpty || quotient & 2 == 2)
        return Double(
            sign: .plus, exponent: power - bits + 1, significand: Double(quotient >> 1 + (isUp ? 1 : 0)))
    }
}
