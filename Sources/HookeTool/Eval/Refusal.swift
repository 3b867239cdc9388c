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
        default:
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
