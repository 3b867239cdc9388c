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

/// The catalog or the file of a command, and how it is read.
struct TokenSourceParameters: ParsableArguments {
    @Argument(help: "A file, - for standard input, or a catalog.")
    var source: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The form of the file: \(TokenForm.names(CodeTarget.readable).joined(separator: ", ")); css for names that end in .css and "
                + "dtcg for others if left out.", valueName: "form"))
    var from: String?

    @OptionGroup var reading: TokenReadingParameters

    /// Reads the tokens.
    func tokens() throws -> [MotionToken] {
        let form = try from.map { try TokenForm.read($0, option: "--from", of: CodeTarget.readable) }
        return try TokenSource.read(source, form: form, reading)
    }
}

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
            try refuse(
                [
                    "--from": form, "--type": reading.type.first,
                    "--strict": reading.strictness.strict ? true : nil,
                ], accepted: "with a file")
            return catalog.tokens
        }
        let isFile = name == "-" || name.contains("/") || name.contains(".")
        guard isFile || SystemFile.kind(name) != .nothing else {
            let names = TokenCatalog.all.map(\.name)
            throw ValidationError(wrong("the source", name, names, more: "a file").reason)
        }
        let place = name == "-" ? "standard input" : name
        let bytes = try fileBytes(name == "-" ? nil : name)
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
        } catch let error as FileError { throw Failure("\(place): \(error)") }
    }

    /// Reads a value: a time such as `200ms`, a token of a catalog such as `material3.easing.standard`, or a curve as
    /// `hooke curve` reads it.
    static func value(_ text: String) throws -> MotionTokenValue {
        if let time = TokenDuration(css: text) { return .duration(time) }
        if let fault = timeFault(text) { throw ValidationError(fault) }
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, let catalog = TokenCatalog.named(parts[0]) {
            guard let entry = catalog[parts[1]] else {
                let names = catalog.entries.map(\.name)
                throw ValidationError(wrong("the token of \(catalog.name)", parts[1], names).reason)
            }
            return entry.value
        }
        let function = try CurveParameters.function(text, option: "the value")
        if case .spring(let curve) = function { return .spring(curve.spring) }
        return .curve(function)
    }

    /// What is wrong with a number that no unit of time follows immediately, or that is not finite; `nil` for other texts.
    private static func timeFault(_ text: String) -> String? {
        let word = text.lowercased()
        let unit = TokenDuration.Unit.allCases.map(\.rawValue).first { word.hasSuffix($0) }
        let digits = word.dropLast(unit?.utf8.count ?? 0).filter { !$0.isWhitespace }
        guard digits.utf8.allSatisfy({ "0123456789+-.e".utf8.contains($0) }), let number = Double(digits)
        else {
            return nil
        }
        let near = number.isFinite ? "did you mean \"\(digits)\(unit ?? "ms")\"? Accepted" : "accepted"
        return
            "the value is \(quoted(text)); \(near): a time of a finite number, 200ms or 0.2s; a curve, spring(…) with a "
            + "spring, or a token"
    }
}

extension Report {
    /// A report of something with a name, and its text in tables.
    init(named name: String, _ text: String) {
        add(name, text, field: "name", json: JSONText.string(name))
    }

    /// Adds the members of the object for a token's value.
    mutating func add(_ value: MotionTokenValue) {
        add(field: "kind", JSONText.string(value.kind))
        switch value {
        case .duration(let duration): add(field: "seconds", JSONText.number(duration.seconds))
        case .curve(let curve): add(field: "curve", JSONText.string(curve.text))
        case .transition(let transition):
            add(field: "seconds", JSONText.number(transition.duration.seconds))
            add(field: "delay", JSONText.number(transition.delay.seconds))
            add(field: "curve", JSONText.string(transition.curve.text))
        case .spring(let spring): addNumbers(of: spring)
        }
    }

    /// Adds the numbers of a token's spring.
    mutating func addNumbers(of spring: Spring) {
        add(field: "mass", JSONText.number(spring.mass))
        add(field: "stiffness", JSONText.number(spring.stiffness))
        add(field: "damping", JSONText.number(spring.damping))
        add(field: "response", JSONText.number(spring.response))
        add(field: "dampingRatio", JSONText.number(spring.dampingRatio))
        add(field: "bounce", JSONText.number(spring.bounce))
    }
}
