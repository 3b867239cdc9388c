/// CSS's absolute units. Conversions round once: 90deg is the double nearest to π/2.
enum CSSUnit {
    /// Returns a length in points; `nil` for an unknown or relative unit.
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

    /// Returns an angle in radians; `nil` for an unknown unit.
    static func angle(_ value: Double, _ unit: CSSWord) -> Double? {
        switch unit {
        case "rad": value
        case "deg": radians(degrees: value)
        case "grad": product(value, pi, over: 200)
        case "turn": product(value, pi, over: 0.5)
        default: nil
        }
    }

    /// Returns the double nearest to `degrees` in radians.
    static func radians(degrees: Double) -> Double { product(degrees, pi, over: 180) }

    private static var pi: DoubleDouble {
        DoubleDouble(high: ElementaryTables.pi.0, low: ElementaryTables.pi.1)
    }

    private static func product(_ value: Double, _ factor: DoubleDouble, over divisor: Double) -> Double {
        // Outside, two words would leave the range of doubles; a plain product adds at most 1 u.
        guard value.magnitude > 1e-280, value.magnitude < 1e280 else {
            return value * (factor.high / divisor)
        }
        return (factor * value / divisor).value
    }
}
