import Foundation

/// Numbers, names and text as CSS, HTML and JSON take them.
enum WebText {
    /// The shortest decimal that reads back to the same double, −0 as 0; valid in CSS and in JSON.
    static func number(_ value: Double) -> String {
        let text = (value + 0).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A length in CSS's pixels, of which one is one point.
    static func length(_ value: Double) -> String { number(value) + "px" }

    /// A share as a percentage.
    static func percentage(_ share: Double) -> String { number(share * 100) + "%" }

    /// `text` for HTML, between tags or in a quoted attribute. Line breaks become spaces, and what no document may hold
    /// becomes U+FFFD.
    static func html(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result += " "
            default:
                let isControl = scalar.properties.generalCategory == .control
                let isNone = scalar.properties.isNoncharacterCodePoint
                result.unicodeScalars.append(isControl || isNone ? "\u{FFFD}" : scalar)
            }
        }
        return result
    }

    /// `text` as a string of JSON that may also stand inside a script of a page.
    static func json(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "<", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// `text` as a part of a class name: its ASCII letters in lower case, its digits, and single hyphens for all else;
    /// `fallback` where nothing is left.
    static func slug(_ text: String, fallback: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": result.unicodeScalars.append(scalar)
            case "A"..."Z": result += String(scalar).lowercased()
            default: if !result.isEmpty, !result.hasSuffix("-") { result += "-" }
            }
        }
        while result.hasSuffix("-") { result.removeLast() }
        return result.isEmpty ? fallback : result
    }
}

extension WebText {
    /// Words that name no keyframes, or mean something else in `animation`.
    private static let reserved: Set<String> = [
        "none", "initial", "inherit", "unset", "revert", "revert-layer", "default", "auto",
        "normal", "reverse", "alternate", "alternate-reverse", "forwards", "backwards", "both",
        "running", "paused", "infinite",
        "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
    ]

    /// `text` as a class and a name of keyframes: its slug, after `hooke-` where CSS would not take it as a name.
    static func identifier(_ text: String) -> String {
        let slug = slug(text, fallback: "hooke")
        let isNumbered = slug.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        return isNumbered || reserved.contains(slug) ? "hooke-\(slug)" : slug
    }
}

/// Gives every view a class name of its own.
struct WebNames {
    private var taken: Set<String> = []
    /// The next number to try for each slug.
    private var numbers: [String: Int] = [:]

    /// The slug of `text`, with the first number from 2 on that makes it unlike all before.
    mutating func name(for text: String) -> String {
        let slug = WebText.slug(text, fallback: "view")
        var name = slug
        var number = numbers[slug] ?? 2
        while !taken.insert(name).inserted {
            name = "\(slug)-\(number)"
            number += 1
        }
        numbers[slug] = number
        return name
    }
}
