import ArgumentParser
import Foundation
import Hooke
import HookePreview
import HookeTokens

/// The form of a file of tokens.
enum TokenForm: Equatable {
    case dtcg
    case code(CodeTarget)

    /// The names of forms with some targets.
    static func names(_ targets: [CodeTarget]) -> [String] { ["dtcg"] + targets.map(\.rawValue) }

    /// Reads the form of an option: one of some targets, or of the token format.
    static func read(_ text: String, option: String, of targets: [CodeTarget]) throws -> TokenForm {
        if text == "dtcg" { return .dtcg }
        if let target = targets.first(where: { $0.rawValue == text }) { return .code(target) }
        throw ValidationError("\(option) is \(quoted(text)); \(accepted(names(targets), not: text))")
    }
}

/// How files of tokens are read.
struct TokenReadingParameters: ParsableArguments {
    @OptionGroup var strictness: StrictParameters

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A $type of another program and what it is read as, \(MotionTokens.Kind.list): com.example.spring=spring; may be "
                + "repeated.",
            valueName: "type=kind"))
    var type: [String] = []

    /// Reads files leniently.
    static var lenient: TokenReadingParameters { (try? parse([])) ?? TokenReadingParameters() }

    /// The types by name.
    func types() throws -> [String: MotionTokens.Kind] {
        var types: [String: MotionTokens.Kind] = [:]
        for text in type {
            let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard let name = parts.first, !name.isEmpty, parts.count == 2 else {
                throw ValidationError(
                    "--type is \(quoted(text)); accepted: a type and a kind, such as spring=spring")
            }
            guard let kind = MotionTokens.Kind(rawValue: parts[1]) else {
                let words = MotionTokens.Kind.allCases.map(\.rawValue)
                throw ValidationError(
                    "--type \(name) is \(quoted(parts[1])); \(accepted(words, not: parts[1]))")
            }
            types[name] = kind
        }
        return types
    }
}

extension MotionTokens.Kind: SpelledWord {}

/// The tokens of a catalog or of a file.
enum TokenSource {
    /// Reads a catalog by its name, a file, or standard input for `-`.
    /// - Parameters:
    ///   - name: The name of a catalog or of a file.
    ///   - form: The form of the file; by its ending if left out: `.css`, anything else is the token format.
    ///   - reading: How files are read; what they have that their form does not allow is printed on standard error.
    static func read(
        _ name: String, form: TokenForm?, _ reading: TokenReadingParameters = .lenient
    ) throws -> [MotionToken] {
        if let catalog = TokenCatalog.named(name), SystemFile.kind(name) == .nothing {
            return catalog.tokens
        }
        let isFile = name == "-" || name.contains("/") || name.contains(".")
        guard isFile || SystemFile.kind(name) != .nothing else {
            let names = TokenCatalog.all.map(\.name)
            throw ValidationError(unknown("catalog", name, names, more: "a file").reason)
        }
        let place = name == "-" ? "standard input" : name
        let bytes: [UInt8]
        do {
            let handle = try inputHandle(name == "-" ? nil : name)
            bytes = Array(try handle.readToEnd() ?? Data())
        } catch let error as Failure {
            throw error
        } catch { throw Failure("\(place) cannot be read: \(error.localizedDescription)") }
        let form = form ?? (name.lowercased().hasSuffix(".css") ? .code(.css) : .dtcg)
        do {
            switch form {
            case .dtcg:
                let file = try MotionTokens(
                    bytes: bytes, types: try reading.types(), strict: reading.strictness.strict)
                for note in file.notes { StandardError.note("\(place): \(note)") }
                return file.tokens
            case .code(let target):
                guard let text = String(validating: bytes, as: UTF8.self) else {
                    throw Failure("\(place) is not UTF-8")
                }
                let (tokens, notes) = try TokenCode.tokens(
                    in: text, for: target, strict: reading.strictness.strict)
                for note in notes { StandardError.note("\(place): \(note)") }
                return tokens
            }
        } catch let error as TokenError { throw Failure("\(place): \(error)") }
    }

    /// Reads a value: a time such as `200ms`, a token of a catalog such as `material3.easing.standard`, or a curve as
    /// `hooke curve` reads it.
    static func value(_ text: String) throws -> MotionTokenValue {
        for unit in TokenDuration.Unit.allCases where text.hasSuffix(unit.rawValue) {
            guard let number = Double(text.dropLast(unit.rawValue.count)) else { continue }
            return .duration(try validating { () throws(HookeError) in try TokenDuration(number, unit) })
        }
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, let catalog = TokenCatalog.named(parts[0]) {
            guard let entry = catalog[parts[1]] else {
                let names = catalog.entries.map(\.name)
                throw ValidationError(unknown("token of \(catalog.name)", parts[1], names).reason)
            }
            return entry.value
        }
        let function = try CurveParameters.function(text, option: "the value")
        if case .spring(let curve) = function { return .spring(curve.spring) }
        return .curve(function)
    }

    /// Rows of name and value.
    static func table(_ rows: [(name: String, text: String)]) -> String {
        var table = Table()
        for row in rows { table.add(row.name, row.text) }
        return table.text
    }
}

extension MotionTokenValue {
    /// The members of a JSON object, with all digits.
    var members: [(String, String)] {
        let kind = ("kind", JSONText.string(kind))
        switch self {
        case .duration(let duration): return [kind, ("seconds", JSONText.number(duration.seconds))]
        case .curve(let curve): return [kind, ("curve", JSONText.string(curve.text))]
        case .transition(let transition):
            return [
                kind, ("seconds", JSONText.number(transition.duration.seconds)),
                ("delay", JSONText.number(transition.delay.seconds)),
                ("curve", JSONText.string(transition.curve.text)),
            ]
        case .spring(let spring):
            return [
                kind, ("mass", JSONText.number(spring.mass)),
                ("stiffness", JSONText.number(spring.stiffness)),
                ("damping", JSONText.number(spring.damping)), ("response", JSONText.number(spring.response)),
                ("dampingRatio", JSONText.number(spring.dampingRatio)),
                ("bounce", JSONText.number(spring.bounce)),
            ]
        }
    }
}
