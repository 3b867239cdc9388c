/// CSS's absolute units. What has to be multiplied is rounded once: 90deg is the double nearest to π/2.
enum CSSUnit {
    /// A length in points; `nil` for a unit that is none, or is relative to something.
    static func length(_ value: Double, _ unit: CSSWord) -> Double? {
        switch unit {
        case "px": value
        case "in": value * 96
        case "pc": value * 16
        case "cm": product(value, DoubleDouble(4_800), over: 127)
        case "mm": product(value, DoubleDouble(480), over: 127)
        case "q": product(value, DoubleDouble(120), over: 127)
        case "pt": product(value, DoubleDouble(4), over: 3)
        default: nil
        }
    }

    /// An angle in radians; `nil` for a unit that is none.
    static func angle(_ value: Double, _ unit: CSSWord) -> Double? {
        switch unit {
        case "rad": value
        case "deg": radians(degrees: value)
        case "grad": product(value, pi, over: 200)
        case "turn": product(value, pi, over: 0.5)
        default: nil
        }
    }

    /// The double nearest to that many degrees.
    static func radians(degrees: Double) -> Double { product(degrees, pi, over: 180) }

    private static var pi: DoubleDouble {
        DoubleDouble(high: ElementaryTables.pi.0, low: ElementaryTables.pi.1)
    }

    private static func product(_ value: Double, _ factor: DoubleDouble, over divisor: Double) -> Double {
        // Beyond, two words would leave the range of doubles on the way; a plain product is within 1 u more.
        guard value.magnitude > 1e-280, value.magnitude < 1e280 else {
            return value * (factor.high / divisor)
        }
        return (factor * value / divisor).value
    }
}
