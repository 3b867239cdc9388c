import ArgumentParser
import HookeExport

/// The options of a CSS property that is animated.
struct CSSPropertyParameters: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The CSS property; the custom property --value if left out.", valueName: "name"))
    var property: String?

    @Option(
        help: ArgumentHelp(
            "The unit of one number; if left out px for a length, otherwise number.", valueName: "unit"))
    var unit: WebUnit?

    /// The name of the property.
    var name: String { property ?? "--value" }

    var given: KeyValuePairs<String, Any?> { ["--property": property, "--unit": unit] }
}

extension WebUnit: SpelledWord {
    /// The words, for help: no unit is `number`.
    public static var allValueStrings: [String] { names }
}
