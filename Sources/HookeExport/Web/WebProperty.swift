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

    init(
        name: String, unit: WebUnit?, write: @escaping @Sendable (Value) -> String,
        numbers: @escaping @Sendable (Value) -> [Double]
    ) {
        (self.name, self.unit, self.write, self.numbers) = (name, unit, write, numbers)
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
    /// - Throws: ``ExportError/unsupported(what:reason:)`` if the name has other characters than ASCII
    ///   letters, digits, hyphens and underscores, or does not begin with a letter or two hyphens.
    public init(_ name: String, _ unit: WebUnit) throws(ExportError) {
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
        self.init(name: name, unit: unit) {
            WebText.number($0) + unit.rawValue
        } numbers: {
            [$0]
        }
    }

    /// The opacity, from 0 to 1.
    public static var opacity: Self {
        var property = Self(name: "opacity", unit: .number, write: WebText.number) { [$0] }
        (property.range, property.accepted) = (0...1, "from 0 to 1")
        return property
    }
}

extension WebProperty where Value == Vector2 {
    /// The translation, in pixels.
    public static var translate: Self {
        Self(name: "translate", unit: .pixels) {
            "\(WebText.length($0.x)) \(WebText.length($0.y))"
        } numbers: {
            [$0.x, $0.y]
        }
    }

    /// The scale; 1 is the original size.
    public static var scale: Self {
        Self(name: "scale", unit: .number) {
            "\(WebText.number($0.x)) \(WebText.number($0.y))"
        } numbers: {
            [$0.x, $0.y]
        }
    }
}

extension WebProperty where Value == Vector3 {
    /// The translation in 3-D, in pixels.
    public static var translate: Self {
        Self(name: "translate", unit: .pixels) {
            "\(WebText.length($0.x)) \(WebText.length($0.y)) \(WebText.length($0.z))"
        } numbers: {
            [$0.x, $0.y, $0.z]
        }
    }
}
