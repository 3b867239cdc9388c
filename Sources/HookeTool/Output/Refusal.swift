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

    /// Any error as a refusal.
    /// - Parameter spelled: Renames the field of an error of the library.
    init(_ error: any Error, spelled: (HookeError.Field) -> String = { $0.name }) {
        switch error {
        case let refusal as Refusal: self = refusal
        case let error as HookeError: content = .error(error.renamingField { .init(spelled($0)) })
        default: content = .text("\(error)")
        }
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
        case .error(let error) where error.field != nil: Refusal(error) { "\(place).\($0)" }
        default: Refusal("\(place): \(reason)")
        }
    }
}

/// Returns what `make` returns, and throws its error as a refusal: of a value at a place, if it is given.
func refusing<Value>(at place: String? = nil, _ make: () throws -> Value) throws(Refusal) -> Value {
    do { return try make() } catch { throw place.map(Refusal(error).inside) ?? Refusal(error) }
}

/// Returns what `make` returns; an error of the library has some fields renamed.
func naming<Value>(
    _ names: [HookeError.Field: HookeError.Field], _ make: @autoclosure () throws(HookeError) -> Value
) throws(HookeError) -> Value {
    do { return try make() } catch { throw error.renamingField { names[$0] ?? $0 } }
}

/// Returns what `make` returns; an error of the library is about one field.
func naming<Value>(
    _ name: HookeError.Field, _ make: @autoclosure () throws(HookeError) -> Value
) throws(HookeError) -> Value {
    do { return try make() } catch { throw error.renamed(to: name) }
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
