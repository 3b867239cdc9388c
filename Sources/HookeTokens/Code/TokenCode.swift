import HookeJSON

/// Motion tokens as code.
///
/// ```swift
/// let code = try TokenCode(TokenCatalog.carbon.tokens, for: .css)
/// print(code.text)
/// let same = try TokenCode.tokens(in: code.text, for: .css)
/// print(same.tokens.count == TokenCatalog.carbon.entries.count)  // true
/// ```
///
/// - Every token is one constant, named by the token's name. Numbers are the shortest decimals that read back to the
///   same doubles, or Floats for Compose.
/// - CSS and Lottie are read back by `tokens(in:for:)`: the same values within 4 u, or to the digits written.
/// - CSS and Lottie have no springs. They get straight pieces and Béziers, within an error that is proven.
public struct TokenCode: Hashable, Sendable {
    /// What a target cannot express.
    public struct Loss: Hashable, Sendable {
        /// The name of the token.
        public let name: String
        /// What is lost.
        public let reason: String
        /// The largest error as a fraction of the distance, or of the duration; `nil` if it has none.
        public let error: Double?
    }

    /// The target.
    public let target: CodeTarget
    /// The code.
    public let text: String
    /// What is lost, in order of the tokens.
    public let losses: [Loss]

    /// Writes tokens as code.
    /// - Parameters:
    ///   - tokens: The tokens.
    ///   - target: The target.
    ///   - error: The largest error of an approximation, as a fraction of the distance from start to target; above 0 and
    ///     below 1. It is also when a spring counts as settled.
    /// - Throws: `HookeError.noSolution` with the name of the first token that the target cannot express, or whose name
    ///   in the code is that of another token; the errors of approximations.
    public init(_ tokens: [MotionToken], for target: CodeTarget, error: Double = 0.001) throws(HookeError) {
        guard error > 0, error < 1 else {
            throw .outOfRange(field: .error, value: error, accepted: "a number above 0 and below 1")
        }
        let form = target.form
        var names: [String: String] = [:]
        var losses: [Loss] = []
        var declarations: [CodeDeclaration] = []
        for token in tokens {
            let name = form.name(of: token)
            if let other = names.updateValue(token.name, forKey: name) {
                throw .noSolution(
                    field: HookeError.Field(token.name),
                    reason: "its name in the code is \(name), as that of \(other)")
            }
            let declaration = try form.declaration(of: token, name: name, error: error)
            if let loss = declaration.loss {
                losses.append(Loss(name: token.name, reason: loss.reason, error: loss.error))
            }
            declarations.append(declaration)
        }
        self.target = target
        self.losses = losses
        text = form.file(declarations)
    }

    /// Reads the tokens of CSS or Lottie, in order of the text. Names are those of the text. Properties of other types are
    /// left out.
    /// - Parameters:
    ///   - text: The text.
    ///   - target: What it is written for, one of `CodeTarget.readable`.
    ///   - strict: Whether a value of CSS that is not valid is an error. Otherwise it is left out, as in browsers.
    /// - Returns: The tokens, and what was left out: values that are not valid, and those with `var()` and calculations.
    /// - Throws: A `FileError` with line and column of the first error, and for a programming language.
    public static func tokens(
        in text: String, for target: CodeTarget, strict: Bool = false
    ) throws(FileError) -> (tokens: [MotionToken], notes: [FileNote]) {
        let notes = FileNotes(isStrict: strict, text: Array(text.utf8))
        let tokens = try target.tokens(in: text, notes)
        return (tokens, notes.notes)
    }
}

extension FileError {
    /// An error of a text.
    init(_ error: HookeError, in text: String) {
        guard case .badText(_, _, let offset, let accepted) = error else {
            self.init(
                .invalid(
                    .badValue(field: "code", value: "invalid", nearest: nil, accepted: "\(error)")))
            return
        }
        let bytes = Array(text.utf8)
        let place = TextLines(bytes).place(of: offset)
        let rest = bytes[min(offset, bytes.count)...].prefix { $0 != UInt8(ascii: "\n") }
        let value = "\"\(String(decoding: rest, as: UTF8.self).excerpt(upTo: 32))\""
        self.init(
            line: place.line, column: place.column,
            .invalid(
                .badValue(
                    field: "code", value: rest.isEmpty ? "ended" : value, nearest: nil, accepted: accepted)))
    }
}
