import Hooke

/// A property of CSS that values of one type move.
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
    /// What the values are in; errors are in it too. None for transforms.
    public let unit: WebUnit?
    let write: @Sendable (Value) -> String
    /// The numbers of a value.
    let numbers: @Sendable (Value) -> [Double]
    /// What the numbers have to be within.
    var range = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    /// The range in words.
    var accepted = "a finite number"

    init(
        name: String, unit: WebUnit?, write: @escaping @Sendable (Value) -> String,
        numbers: @escaping @Sendable (Value) -> [Double]
    ) {
        (self.name, self.unit, self.write, self.numbers) = (name, unit, write, numbers)
    }
}

/// A unit of CSS.
public enum WebUnit: String, CaseIterable, Hashable, Sendable, Codable {
    /// None: a plain number.
    case number = ""
    /// Pixels of CSS; one point is one of them.
    case pixels = "px"
    /// Hundredths.
    case percent = "%"
    /// Degrees.
    case degrees = "deg"
    /// Radians.
    case radians = "rad"
    /// Seconds.
    case seconds = "s"

    /// What `@property` calls its values.
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
    /// A property of one number with a unit: `left` in pixels, or one of your own, `--x`, which is registered so that it
    /// moves.
    ///
    /// - Throws: ``ExportError/unsupported(what:reason:)`` for a name with anything but ASCII letters, digits, hyphens and
    ///   underscores in it, or that does not begin with a letter or two hyphens.
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
                reason: "a name is of ASCII letters, digits, - and _, as in left or --x")
        }
        self.init(name: name, unit: unit) {
            WebText.number($0) + unit.rawValue
        } numbers: {
            [$0]
        }
    }

    /// The opacity; values from 0 to 1.
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

    /// The scale, 1 for the size as it is.
    public static var scale: Self {
        Self(name: "scale", unit: .number) {
            "\(WebText.number($0.x)) \(WebText.number($0.y))"
        } numbers: {
            [$0.x, $0.y]
        }
    }
}

extension WebProperty where Value == Vector3 {
    /// The translation in space, in pixels.
    public static var translate: Self {
        Self(name: "translate", unit: .pixels) {
            "\(WebText.length($0.x)) \(WebText.length($0.y)) \(WebText.length($0.z))"
        } numbers: {
            [$0.x, $0.y, $0.z]
        }
    }
}
