import HookeJSON

extension TokenReader {
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
}
