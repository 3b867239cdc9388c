import ArgumentParser
import Hooke

/// Returns a field's name as an option: `dampingRatio` is `--damping-ratio`. Expressions of fields stay as they are.
func optionName(_ field: String) -> String {
    guard field.allSatisfy(\.isLetter) else { return field }
    return "--" + field.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
}

/// Returns what `make` returns, and throws its error as a usage error of the command, which names the option.
func validating<Value>(
    _ make: () throws -> Value, spelled: (HookeError.Field) -> String = { optionName($0.name) }
) throws -> Value {
    do { return try make() } catch { throw ValidationError(Refusal(error, spelled: spelled).reason) }
}
