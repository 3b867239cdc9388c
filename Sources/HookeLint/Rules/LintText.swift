/// Numbers in messages.
enum LintText {
    /// Returns at most four significant digits; all of them where four are those of a limit that the size is not at.
    static func number(_ value: Double, beside limit: Double = .nan) -> String {
        let isAlike = value.magnitude != limit && fourDigits(value.magnitude) == fourDigits(limit)
        return isAlike ? "\(value)" : fourDigits(value)
    }

    private static func fourDigits(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return value == 0 ? "0" : "\(value)" }
        var unit = 1.0
        while value.magnitude * unit < 1000, unit < 1e15 { unit *= 10 }
        while value.magnitude * unit >= 10_000, unit >= 1e-15 { unit /= 10 }
        let rounded = unit >= 1 ? (value * unit).rounded() / unit : (value * unit).rounded() * (1 / unit)
        let text = "\(rounded)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func seconds(_ value: Double, beside limit: Double = .nan) -> String {
        number(value, beside: limit) + " s"
    }

    static func degrees(_ value: Double, beside limit: Double = .nan) -> String {
        number(value, beside: limit) + "°"
    }

    static func percent(_ fraction: Double, beside limit: Double = .nan) -> String {
        number(fraction * 100, beside: limit * 100) + " %"
    }

    static func points(_ value: Double) -> String { number(value) + " pt" }
}
