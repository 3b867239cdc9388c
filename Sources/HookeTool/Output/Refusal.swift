import Hooke
import HookeJSON

/// Why a line or a command is refused, in one sentence.
struct Refusal: Error, Equatable, CustomStringConvertible {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// An error of the library, with its field renamed.
    init(_ error: HookeError, spelled: (HookeError.Field) -> String) {
        self.init(error.renamingField { .init(spelled($0)) }.message)
    }

    /// An error of the library, with some fields renamed.
    init(_ error: HookeError, _ names: [HookeError.Field: String]) {
        self.init(error) { names[$0] ?? $0.name }
    }

    var description: String { reason }
}

/// Returns what `make` returns, and throws its error as a refusal with `place` before it.
func refusing<Value, Fault: Error>(
    _ place: String = "", _ make: () throws(Fault) -> Value
) throws(Refusal) -> Value {
    do { return try make() } catch {
        throw Refusal(place + ((error as? HookeError)?.message ?? "\(error)"))
    }
}

extension HookeError {
    /// The functions of CSS that compute a value.
    private static let mathFunctions = [
        "calc", "min", "max", "clamp", "round", "mod", "rem", "sin", "cos", "tan", "asin", "acos", "atan",
        "atan2",
        "pow", "sqrt", "hypot", "log", "exp", "abs", "sign",
    ]

    /// The error in one sentence: long texts are shortened, and a math function of CSS is named.
    fileprivate var message: String {
        guard case .badText(let field, let text, let offset, let accepted) = self else { return description }
        let message = "\(field) is \(quoted(text)); accepted at byte \(offset): \(accepted)"
        let rest = String(decoding: text.utf8.dropFirst(offset).prefix(8), as: UTF8.self).lowercased()
        guard let name = Self.mathFunctions.first(where: { rest.hasPrefix("\($0)(") }) else { return message }
        return message + ". Math functions such as \(name)() are not computed: write their value"
    }
}
