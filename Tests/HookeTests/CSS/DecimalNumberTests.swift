import Foundation
import TestSupport
import Testing

@testable import Hooke

/// The nearest double, compared with the C library's `strtod`, which glibc rounds correctly.
@Suite struct DecimalNumberTests {
    private func check(_ digits: String, _ exponent: Int, _ source: SourceLocation = #_sourceLocation) {
        for sign in ["", "-"] {
            let expected = strtod("\(sign)\(digits)e\(exponent)", nil)
            let number = DecimalNumber(
                isNegative: sign == "-", digits: digits.utf8.map { $0 - 0x30 }, exponent: exponent)
            #expect(
                number.nearestDouble().bitPattern == expected.bitPattern, "\(sign)\(digits)e\(exponent)",
                sourceLocation: source)
        }
    }

    @Test("Numbers of one to forty digits are read as the nearest double")
    func random() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<randomCases(10_000) {
            let digits = (0..<random.integer(1...40)).map { _ in String(random.integer(0...9)) }.joined()
            check(digits, random.integer(-380...340))
        }
    }

    @Test("All digits of doubles, and midpoints between them, round to even")
    func middles() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<randomCases(600) {
            // (2m + h)·2^e with h = 0 or 1: a double, or the midpoint above it.
            let significand = random.next() >> 11 | 1 << 52
            let exponent = random.integer(-1074...960)
            var digits = WholeDigits(2 * significand + UInt64(random.integer(0...1)))
            for _ in 0..<max(exponent - 1, 0) { digits.multiply(by: 2) }
            // 2^−n = 5^n / 10^n
            let places = max(1 - exponent, 0)
            for _ in 0..<places { digits.multiply(by: 5) }
            check(digits.text, -places)
            // A digit far from the start decides.
            check(digits.text + String(repeating: "0", count: 60) + "1", -places - 61)
        }
    }

    @Test(
        "Extremes",
        arguments: [
            ("0", 0), ("0", 400), ("1", 400), ("1", -400), ("17976931348623157", 292),
            ("17976931348623158", 292),
            ("179769313486231580793728971405301", 276), ("179769313486231580793728971405304", 276),
            ("5", -324), ("24703282292062327", -340), ("24703282292062328", -340),
            ("22250738585072011", -324),
            ("22250738585072014", -324), ("9007199254740993", 0), ("000000000000000000000000000001", 3),
            ("1" + String(repeating: "0", count: 1_000), -1_000),
            (String(repeating: "9", count: 2_000), -2_300),
        ])
    func extremes(_ digits: String, _ exponent: Int) { check(digits, exponent) }

    @Test("A shift is applied before rounding")
    func shifted() {
        let number = DecimalNumber(isNegative: false, digits: [1, 4, 1], exponent: -1)
        #expect(number.nearestDouble(shiftedBy: -2) == 0.141)
        #expect(number.nearestDouble(shiftedBy: 1) == 141)
    }
}

/// An integer in decimal digits, for cases that are too long to type.
private struct WholeDigits {
    /// Digits from the lowest.
    private var digits: [UInt8]

    init(_ value: UInt64) { digits = "\(value)".utf8.reversed().map { $0 - 0x30 } }

    var text: String { String(decoding: digits.reversed().map { $0 + 0x30 }, as: UTF8.self) }

    mutating func multiply(by factor: UInt8) {
        var carry: UInt8 = 0
        for index in digits.indices {
            carry += digits[index] * factor
            digits[index] = carry % 10
            carry /= 10
        }
        if carry > 0 { digits.append(carry) }
    }
}
