/// An error of the numeric core. Each case names the field, its value and the accepted values.
///
/// Indirect, so that functions which pass it on are short: it is one pointer.
public indirect enum HookeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of a parameter or field as its initialiser spells it: `stiffness`, `stops.input`.
    ///
    /// Use ``renamingField(_:)`` if your callers know the field by another name.
    public struct Field: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
        /// The name as text.
        public let name: String

        /// Creates a field from its name.
        @inlinable public init(_ name: String) { self.name = name }

        /// Creates a field from its name.
        @inlinable public init(stringLiteral name: String) { self.name = name }

        /// The name.
        public var description: String { name }

        /// Returns whether the names have the same bytes.
        public static func == (a: Field, b: Field) -> Bool { a.name.hasSameBytes(as: b.name) }

        /// Hashes the bytes of the name.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(name.bytes)
        }
    }

    /// A number outside its domain, including NaN and infinity.
    case outOfRange(field: Field, value: Double, accepted: String)
    /// An element of a sequence that is outside its domain or out of order.
    case badElement(field: Field, index: Int, value: Double, accepted: String)
    /// A sequence of the wrong length.
    case wrongCount(field: Field, count: Int, accepted: String)
    /// A text with an error at a byte offset counted from 0.
    case badText(field: Field, text: String, offset: Int, accepted: String)
    /// A value that is not accepted, as it is written, and the accepted word that it is nearest to.
    case badValue(field: Field, value: String, nearest: String?, accepted: String)
    /// A field that does not exist, and the accepted field that its name is nearest to.
    case unknownField(field: Field, nearest: String?, accepted: String)
    /// A required field that is left out.
    case missing(field: Field, accepted: String)
    /// Valid numbers that together have no solution.
    case noSolution(field: Field, reason: String)
    /// An integration that stopped, with the time it reached in seconds.
    case integrationStopped(time: Double, reason: String)

    /// One sentence with the field, its value and the accepted values.
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let accepted):
            "\(field) is \(value); accepted: \(accepted)"
        case .badElement(let field, let index, let value, let accepted):
            "\(field)[\(index)] is \(value); accepted: \(accepted)"
        case .wrongCount(let field, let count, let accepted):
            "\(field) has \(count) elements; accepted: \(accepted)"
        case .badText(let field, let text, let offset, let accepted):
            "\(field) is \"\(text.excerpt)\"; accepted at character \(Self.character(text, offset)): \(accepted)"
        case .badValue(let field, let value, let nearest, let accepted):
            "\(field) is \(value); \(Self.accepted(Self.nearest(nearest, notTyped: value, accepted), accepted))"
        case .unknownField(let field, let nearest, let accepted):
            "unknown field \"\(field)\"; \(Self.accepted(nearest, accepted))"
        case .missing(let field, let accepted): "\(field) is missing; accepted: \(accepted)"
        case .noSolution(let field, let reason):
            "\(field) has no solution: \(reason)"
        case .integrationStopped(let time, let reason):
            "integration stopped at \(time) s: \(reason)"
        }
    }

    /// The number of the character at a byte offset, from 1: positions count Unicode scalars.
    package static func character(_ text: String, _ offset: Int) -> Int {
        1 + text.bytes.prefix(offset).count { $0 & 0xC0 != 0x80 }
    }

    /// The nearest word; with its arguments, if it is what was typed without them.
    private static func nearest(_ nearest: String?, notTyped value: String, _ accepted: String) -> String? {
        #if !hasFeature(Embedded)
            if let nearest, isSameName("\"\(nearest)\"", value), accepted.contains("\(nearest)(…)") {
                return nearest + "(…)"
            }
        #endif
        return nearest
    }

    /// What is accepted, after the word that was probably meant.
    package static func accepted(_ nearest: String?, _ accepted: String) -> String {
        nearest.map { "did you mean \"\($0)\"? Accepted: \(accepted)" } ?? "accepted: \(accepted)"
    }
}

extension HookeError {
    /// The field in error; `nil` for `integrationStopped`.
    @inline(never) public var field: Field? {
        switch self {
        case .outOfRange(let field, _, _), .badElement(let field, _, _, _), .wrongCount(let field, _, _),
            .badText(let field, _, _, _), .badValue(let field, _, _, _), .unknownField(let field, _, _),
            .missing(let field, _), .noSolution(let field, _):
            field
        case .integrationStopped: nil
        }
    }

    /// Returns the same error with another field name, for callers that know the field by another name.
    ///
    /// ```swift
    /// do { _ = try Spring(origamiTension: -1e9, friction: 7) } catch {
    ///     print(error.renamingField { $0 == .origamiTension ? "tension" : $0 })
    /// }
    /// ```
    public func renamingField(_ name: (Field) -> Field) -> HookeError {
        field.map { renamed(to: name($0)) } ?? self
    }

    /// The same error about another field.
    @inline(never)
    package func renamed(to field: Field) -> HookeError {
        switch self {
        case .outOfRange(_, let value, let accepted):
            .outOfRange(field: field, value: value, accepted: accepted)
        case .badElement(_, let index, let value, let accepted):
            .badElement(field: field, index: index, value: value, accepted: accepted)
        case .wrongCount(_, let count, let accepted):
            .wrongCount(field: field, count: count, accepted: accepted)
        case .badText(_, let text, let offset, let accepted):
            .badText(field: field, text: text, offset: offset, accepted: accepted)
        case .badValue(_, let value, let nearest, let accepted):
            .badValue(field: field, value: value, nearest: nearest, accepted: accepted)
        case .unknownField(_, let nearest, let accepted):
            .unknownField(field: field, nearest: nearest, accepted: accepted)
        case .missing(_, let accepted): .missing(field: field, accepted: accepted)
        case .noSolution(_, let reason): .noSolution(field: field, reason: reason)
        case .integrationStopped: self
        }
    }
}

/// Fields that some callers know by other names.
extension HookeError.Field {
    /// The position at the start of a motion.
    public static let start: Self = "start"
    /// The position at the end of a motion.
    public static let target: Self = "target"
    /// The velocity at the start.
    public static let initialVelocity: Self = "initialVelocity"
    /// A time span, in seconds.
    public static let duration: Self = "duration"
    /// The error tolerance.
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
