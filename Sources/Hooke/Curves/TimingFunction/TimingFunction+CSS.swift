extension TimingFunction {
    /// The curve as CSS text: `cubic-bezier()`, `steps()`, `linear()` or a keyword; a reversed curve as ``unreversed``.
    /// `nil` for springs, paths and compositions, which have no exact form in CSS.
    public var css: String? { accept(TextVisitor()) }

    /// Creates the curve of a CSS easing function: `cubic-bezier()`, `steps()`, `linear()` or a keyword.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the first error.
    public init(css text: String) throws(HookeError) {
        var reader = CSSReader(text)
        var reading = Reading(word: reader.takeWord(), reader: reader)
        try Self.visitKinds(&reading)
        guard let curve = reading.curve else {
            throw reader.fault("\(reading.forms.joined(separator: ", ")) or a keyword", at: reader.wordStart)
        }
        try reading.reader.finish("the curve")
        self = curve
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
    var forms: [String] = []

    mutating func visit<Curve: CurveKind>(_ kind: Curve.Type) throws(HookeError) {
        guard curve == nil else { return }
        curve = try Curve.read(word, &reader)?.function
        if let form = Curve.cssForm { forms.append(form) }
    }
}
