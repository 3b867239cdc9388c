/// Returns a file with a few random changes of bytes: flips bits, replaces bytes, deletes, doubles or moves ranges, replaces
/// numbers, truncates.
public func mutatedFile(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    for _ in 0..<random.integer(1...4) where !bytes.isEmpty {
        let at = random.integer(0...(bytes.count - 1))
        let end = min(bytes.count, at + random.integer(1...40))
        switch random.integer(0...7) {
        case 0: bytes[at] ^= 1 << UInt8(random.integer(0...7))
        case 1: bytes[at] = UInt8(random.integer(0...255))
        case 2: bytes.removeSubrange(at..<end)
        case 3: bytes.insert(contentsOf: bytes[at..<end], at: random.integer(0...(bytes.count - 1)))
        case 4: bytes.removeSubrange(at...)
        default:
            // Replace a number by another, the most frequent kind of invalid document.
            let digits = bytes[at...].firstIndex { (0x30...0x39).contains($0) } ?? at
            let last = bytes[digits...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
            let number =
                [
                    "0", "-1", "1", "2", "3", "7", "255", "0.5", "1e9", "2147483648", "9007199254740992",
                    "9223372036854775807", "1e300", "-1e300", "1e-300", "null", "\"x\"", "[]", "{}", "true",
                ].randomElement(using: &random) ?? "0"
            bytes.replaceSubrange(digits..<last, with: number.utf8)
        }
    }
    return bytes
}
