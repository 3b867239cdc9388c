import HookeJSON

/// A value in a file of tokens, with the way to it.
struct TokenPlace {
    let tree: JSONValue
    /// The names of members and indices of elements from the top.
    let steps: [String]

    /// The way as a JSON pointer (RFC 6901).
    var pointer: String { Self.pointer(steps) }

    static func pointer(_ steps: [String]) -> String {
        steps.map { step -> String in
            var text = "/"
            for character in step.unicodeScalars {
                switch character {
                case "~": text += "~0"
                case "/": text += "~1"
                default: text.unicodeScalars.append(character)
                }
            }
            return text
        }.joined()
    }

    /// The steps of a JSON pointer as a fragment, `#/a/b`; `nil` for other texts.
    static func steps(fragment text: String) -> [String]? {
        guard text.hasPrefix("#") else { return nil }
        let rest = text.dropFirst()
        if rest.isEmpty { return [] }
        guard rest.hasPrefix("/") else { return nil }
        var steps: [String] = []
        for part in rest.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let plain = unescaped(part) else { return nil }
            steps.append(plain)
        }
        return steps
    }

    /// A part of a pointer without its escapes, those of URIs (`%20`) and those of pointers (`~1`).
    private static func unescaped(_ part: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(part.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
                let value = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        var plain: [UInt8] = []
        rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "~") else {
                plain.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "0"): plain.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): plain.append(UInt8(ascii: "/"))
            default: return nil
            }
        }
        return String(validating: plain, as: UTF8.self)
    }

    func member(_ name: String) -> TokenPlace? {
        tree[name].map { TokenPlace(tree: $0, steps: steps + [name]) }
    }

    func element(_ index: Int) -> TokenPlace? {
        guard let elements = tree.elements, elements.indices.contains(index) else { return nil }
        return TokenPlace(tree: elements[index], steps: steps + ["\(index)"])
    }
}
