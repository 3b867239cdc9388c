import Hooke

/// Why a line or a command is not answered, in words for the one who asked.
struct Refusal: Error, Equatable, CustomStringConvertible {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// An error of the library, whose field the one who asked spells in another way.
    init(_ error: HookeError, spelled: (HookeError.Field) -> String) {
        self.init("\(error.renamingField { .init(spelled($0)) })")
    }

    /// An error of the library, some of whose fields the one who asked spells in another way.
    init(_ error: HookeError, _ names: [HookeError.Field: String]) {
        self.init(error) { names[$0] ?? $0.name }
    }

    var description: String { reason }
}

/// What `make` makes; an error of the library is passed on in its own words, after `place`.
func refusing<Value, Fault: Error>(
    _ place: String = "", _ make: () throws(Fault) -> Value
) throws(Refusal) -> Value {
    do { return try make() } catch { throw Refusal(place + "\(error)") }
}
