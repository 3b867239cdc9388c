import Hooke

/// The numbers of a CSS value, and the words around them.
struct CSSNumbers {
    /// The numbers of a function, or of a value without functions.
    struct Group {
        /// The name of the function in lower case; empty for plain numbers.
        var name: String
        /// The words between the numbers, with a placeholder for each.
        var words: String
        var numbers: [Double] = []
        /// The unit of each number in lower case; empty for none.
        var units: [String] = []

        /// The common unit of the numbers.
        var unit: AssetTrack.Unit {
            guard let unit = units.first, units.allSatisfy({ $0 == unit }) else { return .plain }
            return switch unit {
            case "deg": .degrees
            case "%": .percent
            case "s": .seconds
            default: .plain
            }
        }
    }

    let groups: [Group]
    /// Whether the value is the word `none`.
    let isNone: Bool

    /// Functions whose numbers browsers do not interpolate one by one.
    private static let refused: Set<String> = [
        "var", "env", "calc", "min", "max", "clamp", "url", "attr", "rgb", "rgba", "hsl", "hsla", "hwb",
        "lab", "lch",
        "oklab", "oklch", "color", "color-mix", "light-dark", "matrix", "matrix3d", "rotate3d", "path",
        "shape", "image-set",
        "linear-gradient", "radial-gradient", "conic-gradient", "round", "mod", "rem", "sin", "cos", "tan",
        "asin", "acos",
        "atan", "atan2", "pow", "sqrt", "hypot", "log", "exp", "abs", "sign", "drop-shadow", "ray",
    ]

    /// Reads a value. Returns `nil` for one without numbers, and for one that browsers do not interpolate by its numbers.
    init?(_ value: String) {
        let text = value.trimming
        isNone = text.lowercased() == "none"
        var groups: [Group] = []
        guard !isNone else {
            self.groups = []
            return
        }
        var plain = Group(name: "", words: "")
        for part in CSSSheet.parts(of: text, at: { $0.isWhitespace }) {
            if let open = part.firstIndex(of: "("), part.hasSuffix(")") {
                let name = part[..<open].lowercased()
                guard !Self.refused.contains(name) else { return nil }
                var group = Group(name: name, words: "")
                guard group.read(part[part.index(after: open)...].dropLast()) else { return nil }
                groups.append(group)
            } else {
                guard plain.read(part[...]) else { return nil }
                plain.words += " "
            }
        }
        // Words beside functions, such as the keyword of a shadow, belong to all of them.
        guard plain.words.isEmpty || groups.isEmpty else { return nil }
        if groups.isEmpty { groups = [plain] }
        guard groups.contains(where: { !$0.numbers.isEmpty }) else { return nil }
        self.groups = groups
    }

    /// Returns the numbers in groups of the same words, and sets units that are only zeros without one before. Returns `nil`
    /// for other words or units.
    func matching(_ pattern: inout [Group]) -> [Group]? {
        if isNone {
            return pattern.map { group in
                var empty = group
                empty.numbers = group.numbers.map { _ in Self.neutral.contains(group.name) ? 1 : 0 }
                return empty
            }
        }
        guard groups.count == pattern.count else { return nil }
        for (index, group) in groups.enumerated() {
            guard group.name == pattern[index].name, group.words == pattern[index].words else { return nil }
            for lane in group.numbers.indices where group.units[lane] != pattern[index].units[lane] {
                if group.numbers[lane] == 0, group.units[lane].isEmpty { continue }
                guard pattern[index].numbers[lane] == 0, pattern[index].units[lane].isEmpty else {
                    return nil
                }
                pattern[index].units[lane] = group.units[lane]
            }
            // A number that is not 0 fixes its unit for the keyframes that follow.
            for lane in group.numbers.indices where group.numbers[lane] != 0 {
                pattern[index].numbers[lane] = 1
            }
        }
        return groups
    }

    /// Functions that have no effect at 1; the others have none at 0.
    private static let neutral: Set<String> = [
        "scale", "scalex", "scaley", "scalez", "scale3d", "brightness", "contrast", "opacity", "saturate",
    ]
}

extension CSSNumbers.Group {
    /// Adds the numbers and words of a text. Returns `false` for functions, colours and texts in quotation marks.
    mutating func read(_ text: Substring) -> Bool {
        let bytes = Array(text.utf8)
        var index = 0
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        func isLetter(_ byte: UInt8) -> Bool {
            (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 || byte == 0x5F
        }
        while index < bytes.count {
            let sign = byte(index) == UInt8(ascii: "-") || byte(index) == UInt8(ascii: "+") ? 1 : 0
            let first = byte(index + sign)
            if isDigit(first) || first == UInt8(ascii: ".") && isDigit(byte(index + sign + 1)) {
                var end = index + sign
                while isDigit(byte(end)) { end += 1 }
                if byte(end) == UInt8(ascii: "."), isDigit(byte(end + 1)) {
                    end += 1
                    while isDigit(byte(end)) { end += 1 }
                }
                if byte(end) | 0x20 == UInt8(ascii: "e") {
                    let start =
                        end
                        + (byte(end + 1) == UInt8(ascii: "-") || byte(end + 1) == UInt8(ascii: "+") ? 2 : 1)
                    if isDigit(byte(start)) {
                        end = start
                        while isDigit(byte(end)) { end += 1 }
                    }
                }
                guard let value = Double(String(decoding: bytes[index..<end], as: UTF8.self)), value.isFinite
                else {
                    return false
                }
                let unit = bytes[end...].prefix { isLetter($0) || $0 == UInt8(ascii: "%") }
                numbers.append(value)
                units.append(String(decoding: unit, as: UTF8.self).lowercased())
                words += "0"
                index = unit.endIndex
            } else if isLetter(first) || first == UInt8(ascii: "-") {
                let end =
                    bytes[(index + 1)...].firstIndex {
                        !isLetter($0) && !isDigit($0) && $0 != UInt8(ascii: "-")
                    } ?? bytes.count
                words += String(decoding: bytes[index..<end], as: UTF8.self).lowercased()
                index = end
            } else if byte(index) == UInt8(ascii: ",") || byte(index) == UInt8(ascii: "/")
                || byte(index) == 0x20
            {
                if byte(index) != 0x20 { words.append(Character(Unicode.Scalar(byte(index)))) }
                index += 1
            } else {
                return false
            }
        }
        return true
    }
}
