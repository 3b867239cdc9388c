/// What the numeric core refuses, and why.
///
/// Every case names the field as the caller spelled it, the value it held, and what is accepted.
public enum HookeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of a parameter or field, as the initialiser that refuses it spells it: `stiffness`, `stops.input`.
    ///
    /// A caller that spells the field in another way translates it with ``renamingField(_:)``.
    public struct Field: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
        /// The name as text.
        public let name: String

        /// Creates a field from its name.
        public init(_ name: String) { self.name = name }

        /// Creates a field from its name.
        public init(stringLiteral name: String) { self.name = name }

        /// The name.
        public var description: String { name }

        // By bytes: to compare strings takes Unicode's tables, which a small program does not carry.

        /// Whether the names have the same bytes.
        public static func == (a: Field, b: Field) -> Bool { a.name.utf8.elementsEqual(b.name.utf8) }

        /// Hashes the bytes of the name.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(name.utf8.count)
            for byte in name.utf8 { hasher.combine(byte) }
        }
    }

    /// A number outside its domain; NaN and infinities included.
    case outOfRange(field: Field, value: Double, accepted: String)
    /// An element of a sequence that is outside its domain or out of order.
    case badElement(field: Field, index: Int, value: Double, accepted: String)
    /// A sequence of the wrong length.
    case wrongCount(field: Field, count: Int, accepted: String)
    /// A text that stops being what it should be, at a byte counted from 0.
    case badText(field: Field, text: String, offset: Int, accepted: String)
    /// Numbers that are fine one by one but have no answer together.
    case noSolution(field: Field, reason: String)
    /// An integration that could not go on, and the time it had reached, in its own seconds.
    case integrationStopped(time: Double, reason: String)

    /// One sentence: field, value, what is accepted.
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let accepted):
            "\(field) is \(value); accepted: \(accepted)"
        case .badElement(let field, let index, let value, let accepted):
            "\(field)[\(index)] is \(value); accepted: \(accepted)"
        case .wrongCount(let field, let count, let accepted):
            "\(field) has \(count) elements; accepted: \(accepted)"
        case .badText(let field, let text, let offset, let accepted):
            "\(field) is \"\(text)\"; accepted at byte \(offset): \(accepted)"
        case .noSolution(let field, let reason):
            "\(field) has no solution: \(reason)"
        case .integrationStopped(let time, let reason):
            "integration stopped at \(time) s: \(reason)"
        }
    }
}

extension HookeError {
    /// The field that is refused; nil for an integration that stopped.
    public var field: Field? {
        switch self {
        case .outOfRange(let field, _, _), .badElement(let field, _, _, _), .wrongCount(let field, _, _),
            .badText(let field, _, _, _), .noSolution(let field, _):
            field
        case .integrationStopped: nil
        }
    }

    /// Returns the same error about a field of another name, for callers whose users spell it in another way.
    ///
    /// ```swift
    /// do { _ = try Spring(origamiTension: -1e9, friction: 7) } catch {
    ///     print(error.renamingField { $0 == .origamiTension ? "tension" : $0 })
    /// }
    /// ```
    public func renamingField(_ name: (Field) -> Field) -> HookeError {
        switch self {
        case .outOfRange(let field, let value, let accepted):
            .outOfRange(field: name(field), value: value, accepted: accepted)
        case .badElement(let field, let index, let value, let accepted):
            .badElement(field: name(field), index: index, value: value, accepted: accepted)
        case .wrongCount(let field, let count, let accepted):
            .wrongCount(field: name(field), count: count, accepted: accepted)
        case .badText(let field, let text, let offset, let accepted):
            .badText(field: name(field), text: text, offset: offset, accepted: accepted)
        case .noSolution(let field, let reason): .noSolution(field: name(field), reason: reason)
        case .integrationStopped: self
        }
    }
}

/// The fields that callers spell in other ways.
extension HookeError.Field {
    /// Where a motion starts.
    public static let start: Self = "start"
    /// Where a motion ends.
    public static let target: Self = "target"
    /// The velocity at the start.
    public static let initialVelocity: Self = "initialVelocity"
    /// A time span, in seconds.
    public static let duration: Self = "duration"
    /// The largest error that is allowed.
    public static let error: Self = "error"
    /// The distance of a tolerance.
    public static let distance: Self = "distance"
    /// The speed of a tolerance, or of Pop's springs.
    public static let speed: Self = "speed"
    /// Origami's tension.
    public static let origamiTension: Self = "origamiTension"
    /// Pop's bounciness.
    public static let popBounciness: Self = "popBounciness"
    /// A number of steps.
    public static let count: Self = "count"
    /// The stops of a piecewise linear curve.
    public static let stops: Self = "stops"
    /// The inputs of stops.
    public static let stopInputs: Self = "stops.input"
    /// The outputs of stops.
    public static let stopOutputs: Self = "stops.output"
    /// A CSS text.
    public static let css: Self = "css"
}
