import Hooke

/// A reader of SVG path data. After an error, `commands` has what was read before it.
struct PathDataReader {
    private(set) var commands: [PathData.Command] = []
    private var reader: CSSReader
    private var current = Vector2.zero
    /// The beginning of the subpath.
    private var start = Vector2.zero

    init(_ text: String) { reader = CSSReader(text) }

    mutating func read() throws(HookeError) {
        skipSpace()
        while let byte = reader.next {
            guard let letter = PathData.Command.Letter(byte) else {
                throw reader.fault("a command: M, L, H, V, C, S, Q, T, A or Z")
            }
            guard letter == .move || !commands.isEmpty else { throw reader.fault("M or m first") }
            _ = reader.take(byte)
            try read(letter, isRelative: byte & 0x20 != 0)
        }
    }

    /// Reads the arguments of a command, once or more.
    private mutating func read(_ first: PathData.Command.Letter, isRelative: Bool) throws(HookeError) {
        var letter = first
        skipSpace()
        if letter == .close {
            append(letter, [])
            return
        }
        while true {
            var numbers: [Double] = []
            let place = reader.position
            for index in 0..<letter.count {
                if index > 0 { skipComma() }
                let isFlag = letter == .arc && (index == 3 || index == 4)
                numbers.append(isFlag ? try flag() : try number())
            }
            if isRelative { numbers = absolute(letter, numbers) }
            guard numbers.allSatisfy({ $0.isFinite }) else {
                throw reader.fault("numbers whose sum with the current point is finite", at: place)
            }
            append(letter, numbers)
            if letter == .move { letter = .line }
            skipSpace()
            if let next = reader.next, next == UInt8(ascii: ",") {
                skipComma()
            } else if !isNumberNext {
                return
            }
        }
    }

    private mutating func append(_ letter: PathData.Command.Letter, _ numbers: [Double]) {
        commands.append(PathData.Command(letter, numbers))
        switch letter {
        case .close: current = start
        case .horizontal: current.x = numbers[0]
        case .vertical: current.y = numbers[0]
        default: current = Vector2(numbers[numbers.count - 2], numbers[numbers.count - 1])
        }
        if letter == .move { start = current }
    }

    private func absolute(_ letter: PathData.Command.Letter, _ numbers: [Double]) -> [Double] {
        switch letter {
        case .horizontal: return [numbers[0] + current.x]
        case .vertical: return [numbers[0] + current.y]
        default:
            // The shape of an arc comes before its end.
            let first = letter == .arc ? 5 : 0
            return numbers.indices.map { index in
                index < first ? numbers[index] : numbers[index] + current[(index - first) % 2]
            }
        }
    }

    private mutating func number() throws(HookeError) -> Double {
        let place = reader.position
        guard let digits = reader.takeNumber() else { throw reader.fault("a number") }
        return try reader.value(of: digits, at: place)
    }

    private mutating func flag() throws(HookeError) -> Double {
        if reader.take(UInt8(ascii: "0")) { return 0 }
        if reader.take(UInt8(ascii: "1")) { return 1 }
        throw reader.fault("a flag: 0 or 1")
    }

    private var isNumberNext: Bool {
        guard let byte = reader.next else { return false }
        return (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: ".")
    }

    private mutating func skipSpace() {
        while let byte = reader.next,
            byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
        {
            _ = reader.take(byte)
        }
    }

    /// Skips space with at most one comma.
    private mutating func skipComma() {
        skipSpace()
        if reader.take(UInt8(ascii: ",")) { skipSpace() }
    }
}
