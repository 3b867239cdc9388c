extension TimingFunction {
    /// The curve as CSS text: `cubic-bezier()`, `steps()`, `linear()` or a keyword; a reversed curve as ``unreversed``.
    /// `nil` for springs, paths and compositions, which have no exact form in CSS.
    public var css: String? { accept(TextVisitor()) }

    /// Creates the curve of a CSS easing function: `cubic-bezier()`, `steps()`, `linear()` or a keyword.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the first error.
    public init(css text: String) throws(HookeError) {
        var reader = CSSReader(text)
        guard let curve = try Self.read(&reader) else { throw Self.unknownWord(reader) }
        self = curve
    }

    /// Reads a curve to the end of the text; `nil` if the first word begins none.
    static func read(_ reader: inout CSSReader) throws(HookeError) -> TimingFunction? {
        var reading = Reading(word: reader.takeWord(), reader: reader)
        try visitKinds(&reading)
        if reading.curve != nil { try reading.reader.finish("the curve") }
        return reading.curve
    }

    /// The error for a first word that begins no curve.
    static func unknownWord(_ reader: CSSReader) -> HookeError {
        var forms = Forms()
        visitKinds(&forms)
        return reader.fault("\(list(forms.list)) or a keyword", at: reader.wordStart)
    }
}

private struct TextVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> String? { curve.cssText }
}

/// Reads the rest after a word as the kind of curve that the word begins.
private struct Reading: CurveKindVisitor {
    let word: CSSWord
    var reader: CSSReader
    var curve: TimingFunction?

    mutating func visit<Curve: CurveKind>(_ kind: Curve.Type) throws(HookeError) {
        guard curve == nil else { return }
        if let read = try Curve.read(word, &reader) { curve = read.function }
    }
}

private struct Forms: CurveKindVisitor {
    var list: [String] = []
    mutating func visit<Curve: CurveKind>(_ kind: Curve.Type) {
        if let form = Curve.cssForm { list.append(form) }
    }
}
