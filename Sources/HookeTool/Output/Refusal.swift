import Hooke
import HookeJSON

/// Why a line or a command is refused, in one sentence.
struct Refusal: Error, Equatable, CustomStringConvertible {
    private enum Content: Equatable {
        case text(String)
        case error(HookeError)
    }

    private let content: Content

    init(_ reason: String) { content = .text(reason) }

    init(_ error: HookeError) { content = .error(error) }

    /// An error of the library, with its field renamed.
    init(_ error: HookeError, spelled: (HookeError.Field) -> String) {
        self.init(error.renamingField { .init(spelled($0)) })
    }

    /// An error of the library, with some fields renamed.
    init(_ error: HookeError, _ names: [HookeError.Field: String]) {
        self.init(error) { names[$0] ?? $0.name }
    }

    /// The sentence.
    var reason: String {
        switch content {
        case .text(let text): text
        case .error(let error): error.message
        }
    }

    var description: String { reason }

    /// The refusal of a value at a place: of the field `place.field`.
    func inside(_ place: String) -> Refusal {
        switch content {
        case .error(.missing(let field, let accepted)) where field.name.hasPrefix("the "):
            Refusal(.missing(field: HookeError.Field(place), accepted: accepted))
        case .error(let error) where error.field != nil:
            Refusal(error.renamingField { .init("\(place).\($0)") })
        default: Refusal("\(place): \(reason)")
        }
    }
}

/// Returns what `make` returns, and throws its error as a refusal of a value at a place, or of the whole question.
func refusing<Value, Fault: Error>(
    at place: String? = nil, _ make: () throws(Fault) -> Value
) throws(Refusal) -> Value {
    do { return try make() } catch {
        let refusal =
            (error as? Refusal) ?? (error as? HookeError).map { Refusal($0) } ?? Refusal("\(error)")
        throw place.map { refusal.inside($0) } ?? refusal
    }
}

extension HookeError {
    /// The functions of CSS that compute a value.
    private static let mathFunctions = [
        "calc", "min", "max", "clamp", "round", "mod", "rem", "sin", "cos", "tan", "asin", "acos", "atan",
        "atan2",
        "pow", "sqrt", "hypot", "log", "exp", "abs", "sign",
    ]

    /// The error in one sentence; a math function of CSS is named.
    fileprivate var message: String {
        guard case .badText(_, let text, let offset, _) = self else { return description }
        let rest = String(decoding: text.utf8.dropFirst(offset).prefix(8), as: UTF8.self).lowercased()
        guard let name = Self.mathFunctions.first(where: { rest.hasPrefix("\($0)(") }) else {
            return description
        }
        return description + ". Math functions such as \(name)() are not computed: write their value"
    }
}
