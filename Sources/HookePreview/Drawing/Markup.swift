import Foundation
import HookeExport

enum Markup {
    /// Returns `text` escaped for XML or HTML, between tags or in a quoted attribute.
    static func escaped(_ text: String) -> String { WebText.html(text) }

    /// Returns an SVG document in the style of all pictures, without scripts, fonts or links.
    ///
    /// - Parameters:
    ///   - title: the title, for accessibility.
    ///   - description: what the picture shows, for accessibility.
    ///   - rules: style rules of this picture.
    ///   - body: the elements.
    static func document(
        width: Double, height: Double, title: String, description: String, rules: String = "", body: String
    ) -> String {
        let (width, height) = (number(width), number(height))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" aria-labelledby="title desc">
            <title id="title">\(escaped(title))</title>
            <desc id="desc">\(escaped(description))</desc>
            <style>
            \(PreviewStyle.css)\(rules)</style>
            \(body)</svg>

            """
    }

    /// A background in the colour of paper.
    static let paper = "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"

    /// Returns `value` rounded to `decimals` places, without trailing zeros. The text is valid in SVG, CSS
    /// and JSON.
    static func number(_ value: Double, decimals: Int = 2) -> String {
        precondition(value.isFinite, "a number to draw is \(value); it must be finite")
        let scale = pow(10, Double(decimals))
        let scaled = value * scale
        guard scaled.magnitude < 0x1p53 else { return value.description }
        let rounded = (scaled.rounded() / scale) + 0.0
        let text = rounded.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns `value` with exactly `decimals` places, for readouts; a dash if it is not finite.
    static func fixed(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return "–" }
        guard value.magnitude < 1e15 else { return value.description }
        let text = String(format: "%.\(decimals)f", value)
        return text.hasPrefix("-") && Double(text) == 0 ? String(text.dropFirst()) : text
    }

    /// Returns `value` with four significant digits, without trailing zeros.
    static func short(_ value: Double) -> String {
        if value == 0 { return "0" }
        guard value.magnitude < 1e6, value.magnitude >= 1e-4 else { return String(format: "%.4g", value) }
        var decimals = 0
        var scale = value.magnitude
        while scale < 1000 {
            scale *= 10
            decimals += 1
        }
        return number(value, decimals: decimals)
    }

    /// Returns the approximate width of `text` at font size `size`.
    ///
    /// The widths are those of a wide sans-serif, so that text that fits also fits in narrower fonts.
    static func width(_ text: String, size: Double) -> Double {
        var ems = 0.0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "i", "j", "l", "I", "|", "!", "'", ".", ",", ":", ";", " ": ems += 0.36
            case "f", "r", "t", "(", ")", "[", "]", "/", "-", "·": ems += 0.43
            case "m", "w", "M", "W", "@", "%", "→": ems += 0.97
            case "A"..."Z": ems += 0.74
            case "\u{0}"..."\u{2FF}": ems += 0.64
            case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": break
            case "\u{370}"..."\u{10FF}", "\u{2000}"..."\u{206F}": ems += 0.75
            default: ems += 1.1
            }
        }
        return ems * size
    }

    /// Returns `text`, without its middle if it is wider than `limit`: names often differ at their ends.
    static func abridged(_ text: String, size: Double, width limit: Double) -> String {
        var kept = text.count
        var shown = text
        while width(shown, size: size) > limit, kept > 2 {
            kept -= 1
            shown = text.prefix((kept + 1) / 2) + "…" + text.suffix(kept / 2)
        }
        return shown
    }

    /// Returns `text`, truncated with an ellipsis if it is wider than `width`; empty if not even one letter
    /// fits.
    static func truncated(_ text: String, size: Double, width limit: Double) -> String {
        if width(text, size: size) <= limit { return text }
        var kept = text.prefix(512)
        while !kept.isEmpty {
            kept.removeLast()
            let shortened = kept.trimmingCharacters(in: .whitespaces) + "…"
            if kept.isEmpty { break }
            if width(shortened, size: size) <= limit { return shortened }
        }
        return ""
    }

    /// Returns `text` in at most `most` lines, broken between words; the last one is truncated if there are more.
    static func wrapped(_ text: String, size: Double, width limit: Double, most: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var rest = text.prefix(4096).split(separator: " ")[...]
        while let word = rest.first {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if line.isEmpty || width(longer, size: size) <= limit {
                line = longer
                rest.removeFirst()
            } else if lines.count == most - 1 {
                line += " " + rest.joined(separator: " ")
                break
            } else {
                lines.append(line)
                line = ""
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map { truncated($0, size: size, width: limit) }
    }
}
