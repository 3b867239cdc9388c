extension CubicBezier {
    static let keywords: [(name: String, curve: CubicBezier)] = [
        ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
        ("ease-in-out", .easeInOut),
    ]

    init?(keyword: CSSWord) {
        guard let found = Self.keywords.first(where: { CSSWord($0.name) == keyword }) else { return nil }
        self = found.curve
    }

    /// The curve as CSS text: a keyword if there is one, else `cubic-bezier(0.3, -0.6, 0.7, 1.6)` with the shortest
    /// decimals that read back to the same doubles.
    public var css: String {
        if let keyword = Self.keywords.first(where: { $0.curve == self }) { return keyword.name }
        let numbers = [x1, y1, x2, y2].map { CSSDecimal($0).text }
        return "cubic-bezier(\(list(numbers)))"
    }

    /// Creates the curve of a CSS `cubic-bezier()` function or of a keyword: `linear`, `ease`, `ease-in`, `ease-out`,
    /// `ease-in-out`.
    ///
    /// Case is ignored and comments count as space. `calc()` and variables are not supported.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the first error, also for control points
    ///   outside their domain.
    public init(css text: String) throws(HookeError) {
        var reader = CSSReader(text)
        let word = reader.takeWord()
        if word == "cubic-bezier(" {
            try self.init(&reader)
        } else if let curve = CubicBezier(keyword: word) {
            self = curve
        } else {
            throw reader.fault("cubic-bezier(…) or a keyword", at: reader.wordStart)
        }
        try reader.finish("the curve")
    }

    /// Reads the rest after `cubic-bezier(`, including the closing parenthesis.
    init(_ reader: inout CSSReader) throws(HookeError) {
        var numbers: [Double] = []
        for index in 0..<4 {
            reader.skipSpace()
            let start = reader.position
            guard let digits = reader.takeNumber() else { throw reader.fault("a number") }
            let value = try reader.value(of: digits, at: start)
            guard index % 2 == 1 || (0...1).contains(value) else {
                throw reader.fault("a number in [0, 1]", at: start)
            }
            numbers.append(value)
            reader.skipSpace()
            guard reader.take(UInt8(ascii: index < 3 ? "," : ")")) else {
                throw reader.fault(index < 3 ? "a comma" : "a closing parenthesis")
            }
        }
        self.init(unchecked: numbers[0], numbers[1], numbers[2], numbers[3])
    }
}
