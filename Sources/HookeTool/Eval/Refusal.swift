/// Why a line is not answered, in words for the one who asked.
struct Refusal: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// What `make` makes; an error of the library is passed on in its own words, after `place`.
func refusing<Value, Fault: Error>(
    _ place: String = "", _ make: () throws(Fault) -> Value
) throws(Refusal) -> Value {
    do { return try make() } catch { throw Refusal(place + "\(error)") }
}
