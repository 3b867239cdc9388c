/// Decompresses DEFLATE data (RFC 1951), in the wrapper of zlib (RFC 1950).
struct Inflate {
    private let bytes: [UInt8]
    private var place: Int
    private var buffer: UInt32 = 0
    private var count = 0
    private var output: [UInt8] = []

    /// A table of Huffman codes: for each length the number of codes, and the symbols in the order of their codes.
    private struct Codes {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int]

        init(_ lengths: [Int]) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            var offsets = [Int](repeating: 0, count: 17)
            for length in 1..<16 { offsets[length + 1] = offsets[length] + counts[length] }
            symbols = [Int](repeating: 0, count: lengths.count)
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[offsets[length]] = symbol
                offsets[length] += 1
            }
        }
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195,
        227, 258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
        4097, 6145, 8193, 12289, 16385, 24577,
    ]
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        place = 2
    }

    /// Returns the decompressed bytes; `nil` if the data is not valid, or has more than `limit` bytes.
    static func zlib(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        guard bytes.count > 6, bytes[0] & 15 == 8, bytes[1] & 32 == 0 else { return nil }
        var inflate = Inflate(bytes)
        return inflate.run(limit) ? inflate.output : nil
    }

    private mutating func bits(_ wanted: Int) -> Int? {
        while count < wanted {
            guard place < bytes.count else { return nil }
            buffer |= UInt32(bytes[place]) << UInt32(count)
            place += 1
            count += 8
        }
        let value = Int(buffer & ((1 << UInt32(wanted)) - 1))
        buffer >>= UInt32(wanted)
        count -= wanted
        return value
    }

    private mutating func symbol(_ codes: Codes) -> Int? {
        var (code, first, index) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = bits(1) else { return nil }
            code |= bit
            let number = codes.counts[length]
            if code - first < number { return codes.symbols[index + code - first] }
            index += number
            first = (first + number) << 1
            code <<= 1
        }
        return nil
    }

    private mutating func run(_ limit: Int) -> Bool {
        while true {
            guard let isLast = bits(1), let kind = bits(2) else { return false }
            switch kind {
            case 0: guard stored(limit) else { return false }
            case 1:
                let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
                guard block(Codes(lengths), Codes([Int](repeating: 5, count: 30)), limit) else {
                    return false
                }
            case 2:
                guard let (literals, distances) = tables(), block(literals, distances, limit) else {
                    return false
                }
            default: return false
            }
            if isLast == 1 { return true }
        }
    }

    private mutating func stored(_ limit: Int) -> Bool {
        (buffer, count) = (0, 0)
        guard place + 4 <= bytes.count else { return false }
        let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
        place += 4
        guard place + length <= bytes.count, output.count + length <= limit else { return false }
        output += bytes[place..<place + length]
        place += length
        return true
    }

    private mutating func tables() -> (Codes, Codes)? {
        guard let literals = bits(5), let distances = bits(5), let codes = bits(4) else { return nil }
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<codes + 4 {
            guard let length = bits(3) else { return nil }
            lengths[Self.order[index]] = length
        }
        let table = Codes(lengths)
        var all: [Int] = []
        let whole = literals + 257 + distances + 1
        while all.count < whole {
            guard let symbol = symbol(table) else { return nil }
            switch symbol {
            case 0..<16: all.append(symbol)
            case 16:
                guard let last = all.last, let times = bits(2) else { return nil }
                all += [Int](repeating: last, count: times + 3)
            default:
                guard let times = bits(symbol == 17 ? 3 : 7) else { return nil }
                all += [Int](repeating: 0, count: times + (symbol == 17 ? 3 : 11))
            }
        }
        guard all.count == whole else { return nil }
        return (Codes(Array(all[..<(literals + 257)])), Codes(Array(all[(literals + 257)...])))
    }

    private mutating func block(_ literals: Codes, _ distances: Codes, _ limit: Int) -> Bool {
        while let symbol = symbol(literals) {
            if symbol == 256 { return true }
            guard symbol > 255 else {
                guard output.count < limit else { return false }
                output.append(UInt8(symbol))
                continue
            }
            guard symbol < 286, let extra = bits(Self.lengthBits[symbol - 257]),
                let code = self.symbol(distances), code < 30,
                let more = bits(code < 2 ? 0 : code / 2 - 1)
            else { return false }
            let length = Self.lengthBases[symbol - 257] + extra
            let distance = Self.distanceBases[code] + more
            guard distance <= output.count, output.count + length <= limit else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }
}
