import ArgumentParser
import Hooke

/// Returns a field's name as an option: `dampingRatio` is `--damping-ratio`. Expressions of fields stay as they are.
func optionName(_ field: String) -> String {
    guard field.allSatisfy(\.isLetter) else { return field }
    return "--" + field.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
}

/// Returns what `make` returns, and throws its refusal as a usage error of the command.
func validating<Value>(_ make: () throws(Refusal) -> Value) throws -> Value {
    do { return try make() } catch { throw ValidationError(error.reason) }
}

/// Returns what `make` returns, and throws an error of the library as a usage error that names the option.
func validating<Value>(
    _ make: () throws(HookeError) -> Value, spelled: (HookeError.Field) -> String = { optionName($0.name) }
) throws -> Value {
    do { return try make() } catch { throw ValidationError(Refusal(error, spelled: spelled).reason) }
}
