import Hooke

/// Why a line or a command is not answered, in words for the one who asked.
struct Refusal: Error, Equatable, CustomStringConvertible {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// An error of the library about a field, which the one who asked spells in another way.
    init(_ error: HookeError, spelled: (String) -> String) {
        switch error {
        case .outOfRange(let field, let value, let accepted):
            self.init("\(HookeError.outOfRange(field: spelled(field), value: value, accepted: accepted))")
        case .noSolution(let field, let reason):
            self.init("\(HookeError.noSolution(field: spelled(field), reason: reason))")
        case .badElement(let field, let index, let value, let accepted):
            self.init(
                "\(HookeError.badElement(field: spelled(field), index: index, value: value, accepted: accepted))"
            )
        case .wrongCount(let field, let count, let accepted):
            self.init("\(HookeError.wrongCount(field: spelled(field), count: count, accepted: accepted))")
        case .badText(let field, let text, let offset, let accepted):
            self.init(
                "\(HookeError.badText(field: spelled(field), text: text, offset: offset, accepted: accepted))"
            )
        case .integrationStopped:
            self.init("\(error)")
        }
    }

    var description: String { reason }
}

/// What `make` makes; an error of the library is passed on in its own words, after `place`.
func refusing<Value, Fault: Error>(
    _ place: String = "", _ make: () throws(Fault) -> Value
) throws(Refusal) -> Value {
    do { return try make() } catch { throw Refusal(place + "\(error)") }
}
