extension Steps {
    /// The curve as CSS text: `steps(4)`, `steps(4, jump-none)`.
    public var css: String { jump == .end ? "steps(\(count))" : "steps(\(count), \(jump.rawValue))" }

    init?(keyword: CSSWord) {
        switch keyword {
        case "step-start": self = .stepStart
        case "step-end": self = .stepEnd
        default: return nil
        }
    }

    /// Creates the curve of a CSS `steps()` function, or of `step-start` or `step-end`.
    ///
    /// The second argument is one of `jump-start`, `jump-end`, `jump-none`, `jump-both`, `start` and `end`. Case is
    /// ignored and comments count as space. `calc()` and variables are not supported.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the first error, also for a count outside its
    ///   range.
    public init(css text: String) throws(HookeError) {
        var reader = CSSReader(text)
        let word = reader.takeWord()
        if word == "steps(" {
            try self.init(&reader)
        } else if let curve = Steps(keyword: word) {
            self = curve
        } else {
            throw reader.fault("steps(…), step-start or step-end", at: reader.wordStart)
        }
        try reader.finish("the curve")
    }

    /// Reads the rest after `steps(`, including the closing parenthesis.
    init(_ reader: inout CSSReader) throws(HookeError) {
        reader.skipSpace()
        let start = reader.position
        guard let digits = reader.takeNumber(), digits.isWhole else {
            throw reader.fault("a whole number", at: start)
        }
        var jump = Jump.end
        reader.skipSpace()
        if reader.take(UInt8(ascii: ",")) {
            switch reader.takeWord() {
            case "start": jump = .start
            case "end": jump = .end
            case let word:
                guard let known = Jump.allCases.first(where: { CSSWord($0.rawValue) == word }) else {
                    let near = nearestWord(to: word.text, in: Jump.allCases.map { $0.rawValue })
                    throw reader.fault(
                        "jump-start, jump-end, jump-none, jump-both, start or end"
                            + (near.map { "; did you mean \($0)?" } ?? ""), at: reader.wordStart)
                }
                jump = known
            }
            reader.skipSpace()
        }
        guard reader.take(UInt8(ascii: ")")) else { throw reader.fault("a closing parenthesis") }
        do throws(HookeError) {
            try self.init(digits.integer, jump: jump)
        } catch {
            throw reader.fault("a whole number from \(jump == .none ? 2 : 1) to \(Int32.max)", at: start)
        }
    }
}
