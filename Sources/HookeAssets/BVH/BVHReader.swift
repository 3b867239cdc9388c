/// Reads the words of a `.bvh` file in order.
struct BVHReader {
    /// The deepest nesting of joints.
    static let deepest = 1024

    private let bytes: [UInt8]
    /// The first byte after the current word.
    private var end = 0
    /// The bytes of the current word; empty after the last.
    private var word: Range<Int>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        end = bytes.starts(with: mark) ? 3 : 0
        word = end..<end
        advance()
    }

    // MARK: - Words

    private mutating func advance() {
        var start = end
        while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
        end = start
        while end < bytes.count, bytes[end] > 0x20 { end += 1 }
        word = start..<end
    }

    private var text: String { String(decoding: bytes[word], as: UTF8.self) }

    /// Moves past the current word if it is a keyword; the case of ASCII letters does not matter.
    mutating func take(_ keyword: String) -> Bool {
        guard word.count == keyword.utf8.count else { return false }
        for (found, wanted) in zip(bytes[word], keyword.utf8) where Self.folded(found) != Self.folded(wanted)
        {
            return false
        }
        advance()
        return true
    }

    /// A byte, as a lowercase letter if it is a letter.
    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private mutating func expect(_ keyword: String) throws(FileError) {
        guard take(keyword) else { throw fault(accepted: keyword) }
    }

    private func fault(accepted: String) -> FileError {
        var (line, start) = (1, 0)
        for index in 0..<word.lowerBound where bytes[index] == 0x0A { (line, start) = (line + 1, index + 1) }
        let value = word.isEmpty ? "the end of the file" : "\"\(text.prefix(40))\""
        return FileError(
            line: line, column: word.lowerBound - start + 1,
            .badText(reason: "\(value); accepted: \(accepted)"))
    }

    /// Moves past a label and its colon, which may have space before it and none after it.
    private mutating func expectLabel(_ label: String) throws(FileError) {
        let letters = bytes[word].prefix(label.utf8.count)
        guard letters.elementsEqual(label.utf8, by: { Self.folded($0) == Self.folded($1) }) else {
            throw fault(accepted: "\(label):")
        }
        skip(letters.count)
        guard bytes[word].first == UInt8(ascii: ":") else { throw fault(accepted: "a colon after \(label)") }
        skip(1)
    }

    /// Moves past the first bytes of the current word.
    private mutating func skip(_ count: Int) {
        word = (word.lowerBound + count)..<word.upperBound
        if word.isEmpty { advance() }
    }

    private mutating func number(_ accepted: String = "a finite number") throws(FileError) -> Double {
        guard let value = Double(text), value.isFinite else { throw fault(accepted: accepted) }
        advance()
        return value
    }

    private mutating func count(_ range: ClosedRange<Int>, _ what: String) throws(FileError) -> Int {
        guard let value = Int(text), range.contains(value) else {
            throw fault(accepted: "\(what) from \(range.lowerBound) to \(range.upperBound)")
        }
        advance()
        return value
    }

    // MARK: - Parts

    /// Reads the tree of joints, up to the word MOTION.
    mutating func joints(_ reading: FileNotes) throws(FileError) -> [BVHFile.Joint] {
        try expect("HIERARCHY")
        var joints: [BVHFile.Joint] = []
        var parents: [Int] = []
        guard take("ROOT") else { throw fault(accepted: "ROOT") }
        while true {
            let joint = try self.joint(in: parents.last)
            parents.append(joints.count)
            joints.append(joint)
            guard parents.count <= Self.deepest else {
                throw fault(accepted: "joints in at most \(Self.deepest) others")
            }
            while !parents.isEmpty, !take("JOINT") {
                if take("End") {
                    try expect("Site")
                    try endSiteName(reading)
                    try expect("{")
                    _ = try offset()
                    try expect("}")
                } else if take("}") {
                    parents.removeLast()
                } else {
                    throw fault(accepted: "JOINT, End Site or }")
                }
            }
            if parents.isEmpty, !take("ROOT") { return joints }
        }
    }

    /// Skips the name of an end site, which the format does not have.
    private mutating func endSiteName(_ reading: FileNotes) throws(FileError) {
        guard !word.isEmpty, bytes[word] != [UInt8(ascii: "{")] else { return }
        try reading.deviate(fault(accepted: "{"), "the name of an end site is left out")
        while !word.isEmpty, bytes[word] != [UInt8(ascii: "{")] { advance() }
    }

    /// Reads a joint up to its first child.
    private mutating func joint(in parent: Int?) throws(FileError) -> BVHFile.Joint {
        var words: [String] = []
        while !word.isEmpty, bytes[word] != [UInt8(ascii: "{")] {
            words.append(text)
            advance()
        }
        guard !words.isEmpty else { throw fault(accepted: "the name of a joint") }
        try expect("{")
        let offset = try offset()
        var channels: [BVHFile.Channel] = []
        if take("CHANNELS") {
            for _ in 0..<(try count(0...6, "a number of channels")) {
                guard let channel = BVHFile.Channel.allCases.first(where: { take($0.rawValue) }) else {
                    let names = BVHFile.Channel.allCases.map(\.rawValue).joined(separator: ", ")
                    throw fault(accepted: names)
                }
                guard !channels.contains(channel) else {
                    throw fault(accepted: "each channel once; \(channel.rawValue) is repeated before this")
                }
                channels.append(channel)
            }
        }
        return BVHFile.Joint(
            name: words.joined(separator: " "), parent: parent, offset: offset, channels: channels)
    }

    private mutating func offset() throws(FileError) -> Vector3 {
        try expect("OFFSET")
        return Vector3(try number(), try number(), try number())
    }

    /// Reads the number of frames and the time between them, in seconds.
    mutating func frames() throws(FileError) -> (count: Int, duration: Double) {
        try expect("MOTION")
        try expectLabel("Frames")
        let frames = try count(1...AssetAnimation.mostNumbers, "a number of frames")
        try expect("Frame")
        try expectLabel("Time")
        let place = self
        let duration = try number("seconds above 0")
        guard duration > 0, (duration * Double(frames)).isFinite else {
            throw place.fault(accepted: "seconds above 0, with a finite time of the last frame")
        }
        return (frames, duration)
    }

    /// Reads the numbers of all frames, up to the end of the file. If there are more or fewer than stated, the frames that
    /// are complete count.
    mutating func numbers(
        perFrame width: Int, count: Int, _ reading: FileNotes
    ) throws(FileError) -> (numbers: [Double], count: Int) {
        let most = AssetAnimation.mostNumbers
        let (total, overflows) = width.multipliedReportingOverflow(by: count)
        let isStated = !overflows && total <= most
        if !isStated, reading.isStrict {
            throw fault(accepted: "at most \(most) numbers; the file states \(count) × \(width)")
        }
        var numbers: [Double] = []
        /// The error at the first number that is not among those stated.
        var surplus: FileError?
        while !word.isEmpty, width > 0 {
            if numbers.count == total, isStated {
                surplus = fault(accepted: "the end after \(total) numbers")
                if reading.isStrict { break }
            }
            guard numbers.count < most else { throw fault(accepted: "at most \(most) numbers") }
            numbers.append(try number())
        }
        if width == 0, !word.isEmpty { throw fault(accepted: "the end, because no joint has channels") }
        if isStated, numbers.count == total, surplus == nil { return (numbers, count) }
        let stated = "\(count) frames of \(width) channels"
        let error = surplus ?? fault(accepted: "\(total) numbers for \(stated), not \(numbers.count)")
        let found = numbers.count / max(width, 1)
        guard found > 0 else { throw error }
        let rest = numbers.count - found * width
        try reading.deviate(
            error,
            "\(found) \(found == 1 ? "frame is" : "frames are") read"
                + (rest > 0 ? ", without the \(rest) numbers of the last one, which is not complete" : ""))
        numbers.removeLast(rest)
        return (numbers, found)
    }
}
