import Hooke

/// A CSS property that is animated with values of one type.
///
/// ```swift
/// import Hooke
///
/// let sideways = try WebProperty<Double>("--x", .pixels)
/// let fading = WebProperty<Double>.opacity
/// let moving = WebProperty<Vector2>.translate
/// ```
public struct WebProperty<Value: Sendable>: Sendable {
    /// The property's name.
    public let name: String
    /// The unit of values and errors; `nil` for transforms.
    public let unit: WebUnit?
    let write: @Sendable (Value) -> String
    let numbers: @Sendable (Value) -> [Double]
    /// The accepted range of the numbers.
    var range = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    /// The range in words, for errors.
    var accepted = "a finite number"

    /// Creates a property whose values are written as their numbers with the unit, or by `write`.
    init(
        name: String, unit: WebUnit?, write: (@Sendable (Value) -> String)? = nil,
        numbers: @escaping @Sendable (Value) -> [Double]
    ) {
        (self.name, self.unit, self.numbers) = (name, unit, numbers)
        let end = unit?.rawValue ?? ""
        self.write =
            write ?? { value in numbers(value).map { WebText.number($0) + end }.joined(separator: " ") }
    }
}

/// A CSS unit.
public enum WebUnit: String, CaseIterable, Hashable, Sendable, Codable {
    /// No unit.
    case number = ""
    /// CSS pixels; one point is one pixel.
    case pixels = "px"
    /// Percent.
    case percent = "%"
    /// Degrees.
    case degrees = "deg"
    /// Radians.
    case radians = "rad"
    /// Seconds.
    case seconds = "s"

    /// The syntax for `@property`.
    var syntax: String {
        switch self {
        case .number: "<number>"
        case .pixels: "<length>"
        case .percent: "<percentage>"
        case .degrees, .radians: "<angle>"
        case .seconds: "<time>"
        }
    }
}

extension WebProperty where Value == Double {
    /// Creates a property of one number with a unit: a CSS property such as `left`, or a custom property such
    /// as `--x`, which is registered so that browsers animate it.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - unit: the unit; if `nil`, pixels for properties that are lengths, otherwise none.
    /// - Throws: ``ExportError/unsupported(what:reason:)`` if the name has other characters than ASCII
    ///   letters, digits, hyphens and underscores, or does not begin with a letter or two hyphens; if browsers do not
    ///   interpolate the property as a number, such as `transform`, or ignore it with that unit, such as `width` without
    ///   one; and for `rotate` without a unit.
    public init(_ name: String, _ unit: WebUnit? = nil) throws(ExportError) {
        let letters = name.unicodeScalars.drop { $0 == "-" }
        let hyphens = name.unicodeScalars.count - letters.count
        let isName = letters.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
        }
        guard isName, let first = letters.first, hyphens == 2 || hyphens == 0 && first.properties.isAlphabetic
        else {
            throw .unsupported(
                what: "the property \(name)",
                reason: "accepted: ASCII letters, digits, - and _, such as left or --x")
        }
        let accepted = hyphens == 2 ? WebUnit.allCases : WebUnit.accepted(by: name)
        let isAngle = accepted.first == .degrees
        guard let unit = unit ?? (isAngle ? nil : accepted.first), accepted.contains(unit) else {
            let names = accepted.map(\.spelling).joined(separator: ", ")
            let given =
                accepted.isEmpty ? nil : unit.map { $0 == .number ? "without a unit" : "in \($0.rawValue)" }
            throw .unsupported(
                what: "the property \(name)\(given.map { " " + $0 } ?? "")",
                reason: accepted.isEmpty
                    ? WebUnit.refusal(of: name)
                    : "accepted: \(isAngle ? "a unit, " : "")\(names)")
        }
        self.init(name: name, unit: unit) { [$0] }
        guard hyphens == 0, name == "opacity" || name.hasSuffix("-opacity") else { return }
        let whole = unit == .percent ? 100.0 : 1
        (range, self.accepted) = (0...whole, "from 0 to \(WebText.number(whole))")
    }

    /// The opacity, from 0 to 1.
    public static var opacity: Self {
        var property = Self(name: "opacity", unit: .number) { [$0] }
        (property.range, property.accepted) = (0...1, "from 0 to 1")
        return property
    }
}

extension WebUnit {
    /// The name in texts: the unit, or `number`.
    package var spelling: String { self == .number ? "number" : rawValue }

    /// Returns the units with which browsers accept one number for a property, its usual unit first. Empty for properties
    /// that have no steady values between two numbers, and for names that are not in ``properties``.
    ///
    /// Compared with Chromium 156 for all its properties.
    static func accepted(by name: String) -> [WebUnit] {
        if let known = known[name] { return known }
        guard properties.contains(name) else { return [] }
        let isWidth = name.hasSuffix("-width") && name != "min-width" && name != "max-width"
        let parts = [
            "border", "border-block", "border-inline", "border-top", "border-right", "border-bottom",
            "border-left",
            "border-block-start", "border-block-end", "border-inline-start", "border-inline-end", "outline",
            "column-rule", "row-rule", "rule", "size", "border-spacing", "column-height", "outline-offset",
            "perspective", "overflow-clip-margin",
        ]
        let isPlain =
            isWidth || parts.contains(name) || name.hasPrefix("contain-intrinsic-")
            || name == "scroll-margin" || name.hasPrefix("scroll-margin-")
        return isPlain ? [.pixels] : [.pixels, .percent]
    }

    /// The units of properties that are not lengths alone.
    static let known: [String: [WebUnit]] = {
        var units: [String: [WebUnit]] = [
            "rotate": [.degrees, .radians], "offset-rotate": [.degrees, .radians],
            "border-image-outset": [.number, .pixels], "tab-size": [.number, .pixels],
            "font-stretch": [.percent], "text-size-adjust": [.percent],
        ]
        func add(_ names: String, _ accepted: [WebUnit]) {
            for name in names.split(separator: " ") { units[String(name)] = accepted }
        }
        add(
            "aspect-ratio flex-grow flex-shrink font-size-adjust font-weight initial-letter stroke-miterlimit",
            [.number])
        add(
            "opacity fill-opacity flood-opacity stop-opacity stroke-opacity scale zoom shape-image-threshold "
                + "border-image border-image-slice", [.number, .percent])
        add(
            "line-height x y r cx cy rx ry stroke-width stroke-dasharray stroke-dashoffset baseline-shift flex "
                + "border-image-width", [.number, .pixels, .percent])
        add(
            "z-index order reading-order orphans widows columns column-count flex-line-count math-depth "
                + "hyphenate-limit-chars", [])
        return units
    }()
}

extension WebProperty where Value == Vector2 {
    /// The translation, in pixels.
    public static var translate: Self { Self(name: "translate", unit: .pixels) { [$0.x, $0.y] } }

    /// The scale; 1 is the original size.
    public static var scale: Self { Self(name: "scale", unit: .number) { [$0.x, $0.y] } }
}

extension WebProperty where Value == Vector3 {
    /// The translation in 3-D, in pixels.
    public static var translate: Self { Self(name: "translate", unit: .pixels) { [$0.x, $0.y, $0.z] } }
}
