/// Decompresses raw deflate data (RFC 1951).
///
/// Code lengths must form a complete prefix code; one code of one bit is allowed for distances, as the RFC does. The output
/// never grows beyond the stated size.
struct Inflate {
    /// Why the data cannot be decompressed.
    struct Failure: Error {
        let reason: String
    }

    private let bytes: ArraySlice<UInt8>
    private let size: Int
    private var position: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []

    /// Returns the output, which must have exactly `size` bytes.
    static func output(of bytes: ArraySlice<UInt8>, size: Int) throws(Failure) -> [UInt8] {
        var inflate = Inflate(bytes: bytes, size: size)
        try inflate.run()
        guard inflate.output.count == size else {
            throw Failure(reason: "the data has \(inflate.output.count) bytes; accepted: \(size), as stated")
        }
        return inflate.output
    }

    private init(bytes: ArraySlice<UInt8>, size: Int) {
        (self.bytes, self.size, position) = (bytes, size, bytes.startIndex)
        // A stated size is not to be trusted before the data is there.
        output.reserveCapacity(min(size, bytes.count * 8))
    }

    private mutating func run() throws(Failure) {
        while true {
            let isLast = try take(1) == 1
            switch try take(2) {
            case 0: try stored()
            case 1: try compressed(Self.fixedLiterals, Self.fixedDistances)
            case 2:
                let (literals, distances) = try codes()
                try compressed(literals, distances)
            default: throw Failure(reason: "a block has the reserved type 3")
            }
            if isLast { return }
        }
    }

    /// Takes up to 16 bits, the lowest first.
    private mutating func take(_ count: Int) throws(Failure) -> Int {
        while bitCount < count {
            guard position < bytes.endIndex else { throw Failure(reason: "the data ends within a block") }
            bits |= UInt32(bytes[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        let value = bits & (1 << UInt32(count) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func append(_ byte: UInt8) throws(Failure) {
        guard output.count < size else {
            throw Failure(reason: "the data is longer than the stated \(size) bytes")
        }
        output.append(byte)
    }

    private mutating func stored() throws(Failure) {
        // The rest of the byte is unused; no whole byte is left in the bits.
        (bits, bitCount) = (0, 0)
        let count = try take(16)
        guard try take(16) == count ^ 0xFFFF else {
            throw Failure(reason: "the length of a stored block does not fit its complement")
        }
        guard count <= bytes.endIndex - position else {
            throw Failure(reason: "the data ends within a block")
        }
        guard count <= size - output.count else {
            throw Failure(reason: "the data is longer than the stated \(size) bytes")
        }
        output += bytes[position..<(position + count)]
        position += count
    }

    private mutating func compressed(_ literals: PrefixCode, _ distances: PrefixCode) throws(Failure) {
        while true {
            let symbol = try next(literals)
            if symbol < 256 {
                try append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol <= 285 else { throw Failure(reason: "a length has the reserved code \(symbol)") }
            let (lengthBits, length) = Self.lengths[symbol - 257]
            let count = length + (try take(lengthBits))
            let code = try next(distances)
            guard code < 30 else { throw Failure(reason: "a distance has the reserved code \(code)") }
            let (distanceBits, base) = Self.distances[code]
            let distance = base + (try take(distanceBits))
            guard distance <= output.count else {
                throw Failure(reason: "a distance leads to before the first byte")
            }
            for _ in 0..<count { try append(output[output.count - distance]) }
        }
    }

    // MARK: - Codes

    /// A canonical prefix code: for each length the number of codes, and the symbols in order of their codes.
    private struct PrefixCode {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init?(_ lengths: [Int], isComplete: Bool = true) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            var left = 1
            for length in 1..<16 {
                left = left * 2 - counts[length]
                if left < 0 { return nil }
            }
            let used = counts.reduce(0, +)
            if isComplete, left > 0, used > 1 || used == 1 && counts[1] != 1 { return nil }
            symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
                (lengths[$0], $0) < (lengths[$1], $1)
            }
        }
    }

    private mutating func next(_ code: PrefixCode) throws(Failure) -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            value |= try take(1)
            let count = code.counts[length]
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw Failure(reason: "the data has a code that is not defined")
    }

    private mutating func codes() throws(Failure) -> (literals: PrefixCode, distances: PrefixCode) {
        let (literals, distances, count) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        guard literals <= 286, distances <= 30 else { throw Failure(reason: "a block has too many codes") }
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<count { lengths[order[index]] = try take(3) }
        let broken = Failure(reason: "the lengths of a block's codes are not valid")
        guard let code = PrefixCode(lengths) else { throw broken }
        var all: [Int] = []
        while all.count < literals + distances {
            let symbol = try next(code)
            var (length, repeats) = (symbol, 1)
            switch symbol {
            case 16:
                guard let last = all.last else { throw broken }
                (length, repeats) = (last, 3 + (try take(2)))
            case 17: (length, repeats) = (0, 3 + (try take(3)))
            case 18: (length, repeats) = (0, 11 + (try take(7)))
            default: break
            }
            all += Array(repeating: length, count: repeats)
        }
        guard all.count == literals + distances, all[256] > 0,
            let first = PrefixCode(Array(all[..<literals])),
            let second = PrefixCode(Array(all[literals...]))
        else { throw broken }
        return (first, second)
    }

    private static let fixedLiterals = PrefixCode(
        (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })!
    private static let fixedDistances = PrefixCode(Array(repeating: 5, count: 30), isComplete: false)!

    /// For each code from 257 the number of extra bits, and the smallest length.
    private static let lengths: [(Int, Int)] =
        table([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5], from: 3)
        + [(0, 258)]
    /// For each code the number of extra bits, and the smallest distance.
    private static let distances: [(Int, Int)] = table(
        [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] }, from: 1)

    private static func table(_ bits: [Int], from first: Int) -> [(Int, Int)] {
        var base = first
        return bits.map { bits in
            defer { base += 1 << bits }
            return (bits, base)
        }
    }
}
