import Foundation

package enum WebText {
    /// Returns the shortest decimal that reads back as the same double, with −0 as 0. It is valid in CSS and
    /// JSON.
    static func number(_ value: Double) -> String {
        let text = (value + 0).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns a number with six significant digits, for readers.
    package static func short(_ value: Double) -> String { String(format: "%.6g", value + 0) }

    /// Returns an error bound for readers, rounded up to three digits.
    static func bound(_ value: Double) -> String {
        guard value > 0, value.isFinite else { return number(value) }
        let step = pow(10, floor(log10(value)) - 2)
        let text = String(format: "%.3g", (value / step - 1e-9).rounded(.up) * step)
        return Double(text).map(number) ?? text
    }

    /// Returns a length in CSS pixels; one point is one pixel.
    static func length(_ value: Double) -> String { number(value) + "px" }

    static func percentage(_ share: Double) -> String { number(share * 100) + "%" }

    /// Returns `text` escaped for HTML and XML, between tags or in a quoted attribute. Line breaks become spaces;
    /// control characters and non-characters become U+FFFD.
    package static func html(_ text: String) -> String {
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

    /// Returns `text` escaped as ``html(_:)`` does, with its line feeds as line breaks.
    static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { html(String($0)) }
            .joined(separator: "<br>")
    }

    /// Returns `text` as a JSON string that is safe inside a script element.
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

    /// Returns `text` as a part of a class name: its ASCII letters in lower case, its digits, and a hyphen
    /// for anything else; `fallback` if nothing remains.
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
    /// Names that keyframes cannot have, or that have another meaning in `animation`.
    private static let reserved: Set<String> = [
        "none", "initial", "inherit", "unset", "revert", "revert-layer", "default", "auto",
        "normal", "reverse", "alternate", "alternate-reverse", "forwards", "backwards", "both",
        "running", "paused", "infinite",
        "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
    ]

    /// Returns what is accepted as the name of a class and of keyframes, for a name that is not; `nil` for one that is.
    package static func accepted(insteadOf name: String) -> String? {
        guard !reserved.contains(name.lowercased()) else {
            return "a name that CSS does not use in animations"
        }
        // A class with a space is two classes.
        let isOneWord = name.unicodeScalars.allSatisfy {
            $0.value > 0x20 && !("\u{7F}"..."\u{9F}").contains($0)
        }
        return isOneWord && !name.isEmpty ? nil : "a name of one character or more, without spaces"
    }

    /// Returns a name as an identifier of CSS, escaped as by `CSS.escape()`.
    static func escaped(_ name: String) -> String {
        let scalars = Array(name.unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "0"..."9" where index == 0 || index == 1 && scalars[0] == "-":
                result += "\\" + String(scalar.value, radix: 16) + " "
            case "-" where scalars.count == 1: result += "\\-"
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\u{80}"...: result.unicodeScalars.append(scalar)
            default:
                result += "\\"
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns `text` as a class and keyframes name: its slug, preceded by `hooke-` if CSS does not accept it
    /// as a name.
    package static func identifier(_ text: String) -> String {
        let slug = slug(text, fallback: "hooke")
        let isNumbered = slug.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        return isNumbered || reserved.contains(slug) ? "hooke-\(slug)" : slug
    }
}

/// Gives each view a unique class name.
package struct WebNames {
    private var taken: Set<String> = []
    private var numbers: [String: Int] = [:]

    package init() {}

    /// Returns the slug of `text`, with a number from 2 on if the slug is taken.
    package mutating func name(for text: String) -> String {
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
