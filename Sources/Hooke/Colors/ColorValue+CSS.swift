extension ColorValue {
    /// The colour as CSS Color 4 text: `oklab(…)`, `oklch(…)`, `lab(…)`, `lch(…)`, `hsl(…)`, `hwb(…)`, or
    /// `color(srgb 1 0.5 0)` with the space's name, with ` / alpha` unless alpha is 1. Missing parts are `none`.
    ///
    /// Each number is the shortest decimal that reads back to the same double, if it is in CSS's range. Non-finite numbers
    /// are written as `calc(infinity)` or `calc(NaN)`.
    public var css: String {
        func text(_ number: Double, _ index: Int) -> String {
            if missing.contains(index: index) { return "none" }
            if number.isFinite { return CSSDecimal(number).text }
            return number.isNaN ? "calc(NaN)" : number > 0 ? "calc(infinity)" : "calc(-infinity)"
        }
        let name = String(bytes: Array(space.cssName.bytes))
        let head =
            switch space {
            case .oklab, .oklch, .lab, .lch, .hsl, .hwb: name + "("
            default: "color(" + name + " "
            }
        let numbers = "\(text(first, 0)) \(text(second, 1)) \(text(third, 2))"
        return head + numbers + (alpha == 1 ? ")" : " / \(text(alpha, 3)))")
    }

    /// Creates a colour from the text of CSS Color 4, in the space of its function.
    ///
    /// - `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, the 148 named colours and `transparent` are in sRGB.
    /// - `rgb()`, `hsl()` and their forms with commas, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, and `color()` with
    ///   `srgb`, `srgb-linear`, `display-p3`, `a98-rgb`, `prophoto-rgb`, `rec2020`, `xyz`, `xyz-d50` or `xyz-d65`.
    /// - `color-mix(in SPACE HUE hue, COLOUR 40%, COLOUR)` of CSS Color 5: the result is in that space.
    /// - Numbers, percentages, angles in `deg`, `grad`, `rad` or `turn`, and `none`, which is ``missing``.
    /// - As in CSS, alpha, the components of `rgb()` and the lightness of `lab()`, `lch()`, `oklab()` and `oklch()` are
    ///   clamped to their ranges, and chroma and saturation to at least 0.
    /// - `currentcolor`, system colours, relative colours, `var()` and calculations are refused.
    ///
    /// ```swift
    /// let color = try ColorValue(css: "color-mix(in oklch longer hue, gold 30%, #336)")
    /// ```
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the first error.
    public init(css text: String) throws(HookeError) {
        var reader = ColorReader(text)
        self = try reader.color()
        try reader.finish()
    }
}

/// Reads CSS colours.
private struct ColorReader {
    private var reader: CSSReader
    /// How many mixtures are open.
    private var depth = 0

    init(_ text: String) { reader = CSSReader(text) }

    mutating func finish() throws(HookeError) { try reader.finish("the colour") }

    mutating func color() throws(HookeError) -> ColorValue {
        reader.skipSpace()
        let start = reader.position
        if reader.take(UInt8(ascii: "#")) { return try hexadecimal() }
        let word = reader.takeWord()
        switch word {
        case "rgb(", "rgba(":
            return try function(.srgb, scales: [1, 1, 1], number: 1 / 255.0, hasCommas: true)
        case "hsl(", "hsla(": return try function(.hsl, scales: [360, 100, 100], hasCommas: true)
        case "hwb(": return try function(.hwb, scales: [360, 100, 100])
        case "lab(": return try function(.lab, scales: [100, 125, 125])
        case "lch(": return try function(.lch, scales: [100, 150, 360])
        case "oklab(": return try function(.oklab, scales: [1, 0.4, 0.4])
        case "oklch(": return try function(.oklch, scales: [1, 0.4, 360])
        case "color(":
            let word = reader.takeWord()
            guard let space = ColorValue.Space(word), space.hueIndex == nil, space != .lab, space != .oklab
            else {
                throw reader.fault(
                    "srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65",
                    at: reader.wordStart)
            }
            return try function(space, scales: [1, 1, 1])
        case "color-mix(": return try mixture()
        case "transparent": return .clear
        default:
            guard let number = ColorNames.number(of: word) else {
                throw reader.fault(
                    "a colour of CSS: a name, #rrggbb, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), color() or color-mix()",
                    at: start)
            }
            return ColorValue(hex: number)
        }
    }

    private mutating func hexadecimal() throws(HookeError) -> ColorValue {
        var digits: [Int] = []
        while let byte = reader.next {
            let digit: Int
            switch byte {
            case 0x30...0x39: digit = Int(byte) - 0x30
            case 0x41...0x46, 0x61...0x66: digit = Int(byte | 0x20) - 0x61 + 10
            case 0x47...0x5A, 0x67...0x7A, 0x80...0xFF: throw reader.fault("a hexadecimal digit")
            default: digit = -1
            }
            guard digit >= 0 else { break }
            digits.append(digit)
            _ = reader.take(byte)
        }
        guard digits.count == 3 || digits.count == 4 || digits.count == 6 || digits.count == 8 else {
            throw reader.fault("3, 4, 6 or 8 hexadecimal digits after the #")
        }
        if digits.count < 5 { digits = digits.flatMap { [$0, $0] } }
        var numbers: [Double] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            numbers.append(Double(16 * digits[index] + digits[index + 1]) / 255)
        }
        return ColorValue(
            .srgb, numbers[0], numbers[1], numbers[2], alpha: numbers.count > 3 ? numbers[3] : 1)
    }

    // MARK: Functions

    private struct Part {
        var value = 0.0
        var isPercentage = false
        var isMissing = false
        var start = 0
    }

    /// Reads three components and alpha, to the closing parenthesis.
    ///
    /// - Parameters:
    ///   - scales: The values of 100 %; 360 for a hue, which is no percentage.
    ///   - number: The factor of plain numbers.
    private mutating func function(
        _ space: ColorValue.Space, scales: [Double], number: Double = 1, hasCommas: Bool = false
    ) throws(HookeError) -> ColorValue {
        var parts: [Part] = []
        var usesCommas = false
        for index in 0..<3 {
            let part = try part(isHue: index == space.hueIndex)
            parts.append(part)
            reader.skipSpace()
            if index == 0, hasCommas, reader.take(UInt8(ascii: ",")) {
                usesCommas = true
            } else if index < 2, usesCommas, !reader.take(UInt8(ascii: ",")) {
                throw reader.fault("a comma")
            }
        }
        if usesCommas {
            for (index, part) in parts.enumerated() {
                let isRight =
                    index == space.hueIndex || part.isPercentage == (space == .hsl || parts[0].isPercentage)
                if part.isMissing || !isRight {
                    throw reader.fault(
                        space == .hsl ? "a percentage" : "numbers only, or percentages only, between commas",
                        at: part.start)
                }
            }
        }
        var missing: ColorValue.Parts = []
        var components = Vector3(0, 0, 0)
        for (index, part) in parts.enumerated() {
            if part.isMissing { missing.insert(ColorValue.Parts(index: index)) }
            components[index] = part.value * (part.isPercentage ? scales[index] : number)
        }
        var alpha = 1.0
        if reader.take(UInt8(ascii: usesCommas ? "," : "/")) {
            let part = try part(isHue: false)
            if part.isMissing { missing.insert(.alpha) }
            if usesCommas, part.isMissing { throw reader.fault("a number or a percentage", at: part.start) }
            alpha = Self.clamped(part.value, 0, 1)
            reader.skipSpace()
        }
        guard reader.take(UInt8(ascii: ")")) else {
            throw reader.fault(usesCommas ? "a comma with alpha, or )" : "/ with alpha, or )")
        }
        return ColorValue(
            space, Self.clamped(components, space, scales, number != 1), alpha: alpha, missing: missing)
    }

    /// A number, a percentage as a fraction, an angle in degrees, or `none`.
    private mutating func part(isHue: Bool) throws(HookeError) -> Part {
        reader.skipSpace()
        var part = Part(start: reader.position)
        let accepted = isHue ? "a number, an angle or none" : "a number, a percentage or none"
        guard let digits = reader.takeNumber() else {
            let word = reader.takeWord()
            if word == "none" {
                part.isMissing = true
                return part
            }
            guard word == "calc(" else { throw reader.fault(accepted, at: part.start) }
            switch reader.takeWord() {
            case "infinity": part.value = .infinity
            case "-infinity": part.value = -.infinity
            case "nan": part.value = .nan
            default: throw reader.fault("infinity, -infinity or NaN", at: reader.wordStart)
            }
            reader.skipSpace()
            guard reader.take(UInt8(ascii: ")")) else { throw reader.fault(")") }
            return part
        }
        if !isHue, reader.take(UInt8(ascii: "%")) {
            part.isPercentage = true
            part.value = try reader.value(of: digits, isPercentage: true, at: part.start)
            return part
        }
        part.value = try reader.value(of: digits, at: part.start)
        let unitStart = reader.position
        let unit = reader.takeUnit()
        if unit.isEmpty || isHue && unit == "deg" { return part }
        guard isHue else { throw reader.fault(accepted, at: part.start) }
        switch unit {
        case "grad": part.value *= 0.9
        case "rad": part.value *= 180 / .pi
        case "turn": part.value *= 360
        default: throw reader.fault("deg, grad, rad or turn", at: unitStart)
        }
        return part
    }

    private static func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
        value < low ? low : value > high ? high : value
    }

    /// The ranges that CSS clamps to when it reads a colour.
    private static func clamped(
        _ c: Vector3, _ space: ColorValue.Space, _ scales: [Double], _ isClamped: Bool
    ) -> Vector3 {
        switch space {
        case .srgb where isClamped:
            Vector3(clamped(c.x, 0, 1), clamped(c.y, 0, 1), clamped(c.z, 0, 1))
        case .hsl: Vector3(c.x, clamped(c.y, 0, .infinity), c.z)
        case .lab, .oklab: Vector3(clamped(c.x, 0, scales[0]), c.y, c.z)
        case .lch, .oklch: Vector3(clamped(c.x, 0, scales[0]), clamped(c.y, 0, .infinity), c.z)
        default: c
        }
    }

    // MARK: Mixtures

    private mutating func mixture() throws(HookeError) -> ColorValue {
        guard depth < 32 else { throw reader.fault("at most 32 nested mixtures") }
        depth += 1
        defer { depth -= 1 }
        var (space, arc) = (ColorValue.Space.oklab, ColorValue.HueArc.shorter)
        var ahead = reader
        if ahead.takeWord() == "in" {
            reader = ahead
            guard let named = ColorValue.Space(reader.takeWord()) else {
                throw reader.fault("a space, such as oklch or srgb-linear", at: reader.wordStart)
            }
            space = named
            if space.hueIndex != nil { arc = try hueArc() }
            reader.skipSpace()
            guard reader.take(UInt8(ascii: ",")) else { throw reader.fault("a comma") }
        }
        let (first, second): (Item, Item) = (try item(), try item(after: true))
        reader.skipSpace()
        guard reader.take(UInt8(ascii: ")")) else { throw reader.fault(")") }
        let shares = (first.share ?? second.share.map { 1 - $0 } ?? 0.5, second.share)
        let other = shares.1 ?? 1 - shares.0
        let sum = shares.0 + other
        guard sum > 0 else { throw reader.fault("percentages whose sum is above 0") }
        var color = first.color.mixed(with: second.color, at: other / sum, in: space, hue: arc)
        if sum < 1, !color.missing.contains(.alpha) { color.alpha *= sum }
        return color
    }

    private typealias Item = (color: ColorValue, share: Double?)

    private mutating func hueArc() throws(HookeError) -> ColorValue.HueArc {
        var ahead = reader
        let word = ahead.takeWord()
        if word.isEmpty { return .shorter }
        reader = ahead
        let arc: ColorValue.HueArc
        switch word {
        case "shorter": arc = .shorter
        case "longer": arc = .longer
        case "increasing": arc = .increasing
        case "decreasing": arc = .decreasing
        default: throw reader.fault("shorter, longer, increasing or decreasing", at: reader.wordStart)
        }
        guard reader.takeWord() == "hue" else { throw reader.fault("hue", at: reader.wordStart) }
        return arc
    }

    private mutating func item(after isSecond: Bool = false) throws(HookeError) -> Item {
        reader.skipSpace()
        if isSecond {
            guard reader.take(UInt8(ascii: ",")) else { throw reader.fault("a comma") }
        }
        var share = try share()
        let color = try color()
        if share == nil { share = try self.share() }
        return (color, share)
    }

    private mutating func share() throws(HookeError) -> Double? {
        reader.skipSpace()
        let start = reader.position
        guard let digits = reader.takeNumber() else { return nil }
        guard reader.take(UInt8(ascii: "%")) else { throw reader.fault("%") }
        let share = try reader.value(of: digits, isPercentage: true, at: start)
        guard share >= 0, share <= 1 else { throw reader.fault("a percentage from 0% to 100%", at: start) }
        return share
    }
}
