/// A language or library for which tokens are written as code.
public enum CodeTarget: String, CaseIterable, Hashable, Sendable {
    /// SwiftUI's animations and unit curves, in Swift.
    case swiftUI = "swiftui"
    /// UIKit's timing parameters, in Swift.
    case uiKit = "uikit"
    /// Custom properties of CSS.
    case css
    /// Jetpack Compose, in Kotlin.
    case compose
    /// Flutter, in Dart.
    case flutter
    /// react-spring's configurations, in JavaScript.
    case reactSpring = "react-spring"
    /// Motion's transitions, in JavaScript.
    case motion
    /// Properties of Lottie from 0 to 100, in JSON.
    case lottie

    /// What writes the code.
    var form: any CodeForm.Type {
        switch self {
        case .swiftUI: SwiftUICode.self
        case .uiKit: UIKitCode.self
        case .css: CSSCode.self
        case .compose: ComposeCode.self
        case .flutter: FlutterCode.self
        case .reactSpring: ReactSpringCode.self
        case .motion: MotionCode.self
        case .lottie: LottieCode.self
        }
    }

    /// The targets whose texts `TokenCode.tokens(in:for:)` reads: CSS and Lottie.
    public static let readable: [CodeTarget] = [.css, .lottie]

    /// Reads the tokens of a text.
    func tokens(in text: String, _ notes: FileNotes) throws(FileError) -> [MotionToken] {
        switch self {
        case .css: return try CSSCode.tokens(Array(text.utf8), notes)
        case .lottie:
            do { return try LottieCode.tokens(in: text) } catch { throw FileError(error, in: text) }
        case .swiftUI, .uiKit, .compose, .flutter, .reactSpring, .motion:
            let names = Self.readable.map(\.rawValue).joined(separator: ", ")
            throw FileError(
                .noSolution(field: "code", reason: "\(rawValue) is not read; accepted: \(names)"), in: text)
        }
    }
}

/// What writes tokens as code of one target.
protocol CodeForm {
    /// Writes one token.
    /// - Parameters:
    ///   - token: The token.
    ///   - name: Its name in the code.
    ///   - error: The largest error of an approximation.
    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    /// Returns the name of a token in the code.
    static func name(of token: MotionToken) -> String
    /// Returns the whole text of declarations.
    static func file(_ declarations: [CodeDeclaration]) -> String
}

/// The code of one token.
struct CodeDeclaration {
    var text: String
    /// What is lost, and the largest error as a fraction of the distance.
    var loss: (reason: String, error: Double?)?

    init(_ text: String, loss: String? = nil, error: Double? = nil) {
        self.text = text
        self.loss = loss.map { ($0, error) }
    }
}

extension CodeForm {
    static func name(of token: MotionToken) -> String { CodeName.camelCase(token.name) }

    /// The error for a value that the target cannot express.
    static func missing(_ token: MotionToken, _ what: String, accepted: String) -> HookeError {
        .noSolution(
            field: HookeError.Field(token.name), reason: "the target has no \(what); accepted: \(accepted)")
    }
}

/// Names of tokens in code.
enum CodeName {
    /// `motionShort1` for `motion.short1`: letters, digits and underscores of ASCII. Reserved words and digits at the
    /// start get an underscore.
    static func camelCase(_ name: String) -> String {
        var text = ""
        var isStart = false
        for byte in name.utf8 {
            guard isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") else {
                isStart = !text.isEmpty
                continue
            }
            let isLower = (0x61...0x7A).contains(byte)
            text.unicodeScalars.append(Unicode.Scalar(isStart && isLower ? byte - 32 : byte))
            isStart = false
        }
        if text.utf8.first.map(isDigit) ?? true { text = "_" + text }
        if (0x41...0x5A).contains(text.utf8.first ?? 0) {
            text = text.prefix(1).lowercased() + text.dropFirst()
        }
        return reserved.contains(text) ? text + "_" : text
    }

    /// `motion-short1` for `motion.short1`; bytes beyond ASCII stay.
    static func hyphenated(_ name: String) -> String {
        var text: [UInt8] = []
        for byte in name.utf8 {
            let isPlain = isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
            if isPlain {
                text.append(byte)
            } else if text.last != UInt8(ascii: "-"), !text.isEmpty {
                text.append(UInt8(ascii: "-"))
            }
        }
        while text.last == UInt8(ascii: "-") { text.removeLast() }
        return text.isEmpty ? "_" : String(decoding: text, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The words of Swift, Kotlin, Dart and JavaScript that cannot name a constant in one of them.
    private static let reserved: Set<String> = [
        "abstract", "as", "assert", "async", "await", "break", "case", "catch", "class", "const", "continue",
        "default", "defer", "deinit", "delete", "do", "else", "enum", "export", "extends", "extension",
        "false", "final", "finally", "for", "fun", "func", "function", "guard", "if", "implements", "import",
        "in", "init", "inout", "interface", "internal", "is", "let", "new", "nil", "null", "object",
        "operator",
        "package", "private", "protected", "protocol", "public", "repeat", "rethrow", "return", "self",
        "static", "struct", "subscript", "super", "switch", "this", "throw", "throws", "true", "try",
        "typealias", "typeof", "val", "var", "void", "when", "where", "while", "with", "yield", "easing",
        "curve",
    ]
}

/// Numbers in code.
enum CodeNumber {
    /// A Double literal of Swift and Dart: the shortest decimal that reads back, with a point or an exponent.
    static func decimal(_ value: Double) -> String {
        let text = CSSDecimal(value).text
        return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") } ? text : text + ".0"
    }

    /// The bounce of a spring; 0 for one that is critically damped up to the rounding of its numbers.
    static func bounce(of spring: Spring) -> Double {
        let bounce = spring.bounce
        return bounce.magnitude <= 0x1p-52 ? 0 : bounce
    }

    /// A number of JavaScript: the shortest decimal that reads back.
    static func shortest(_ value: Double) -> String { CSSDecimal(value).text }

    /// A Float literal of Kotlin: the shortest decimal that reads back as the same Float.
    /// - Throws: `HookeError.outOfRange` beyond the range of a Float.
    static func float(_ value: Double, _ field: String) throws(HookeError) -> String {
        let float = Float(value)
        guard float.isFinite, float != 0 || value == 0 else {
            throw .outOfRange(
                field: HookeError.Field(field), value: value, accepted: "0, or 1e-45 to 3.4e38, as a Float")
        }
        let text = float.description
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "f"
    }
}
