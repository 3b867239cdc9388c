/// A parser for CSS's `transform` by the grammar of CSS Transforms 2.
struct TransformReader {
    private var reader: CSSReader
    /// The size for percentages in `translate()`.
    private let box: Vector2?
    /// The points of 1em.
    private let fontSize: Double?

    init(_ text: String, box: Vector2?, fontSize: Double?) throws(HookeError) {
        let sizes = [("box.x", box?.x ?? 0), ("box.y", box?.y ?? 0), ("fontSize", fontSize ?? 0)]
        for (field, value) in sizes where !(value >= 0 && value.isFinite) {
            throw .outOfRange(
                field: .init(field), value: value, accepted: "a finite number that is at least 0")
        }
        reader = CSSReader(text)
        (self.box, self.fontSize) = (box, fontSize)
    }

    /// Parses `none`, or functions with or without space between them.
    mutating func functions() throws(HookeError) -> [TransformFunction] {
        var functions: [TransformFunction] = []
        var word = reader.takeWord()
        if word == "none" {
            try reader.finish("none")
            return []
        }
        repeat {
            functions.append(try function(word, isFirst: functions.isEmpty))
            word = reader.takeWord()
        } while !word.isEmpty
        try reader.finish("the list")
        return functions
    }

    /// The kinds of arguments, by their letters in ``forms``.
    private enum Argument: UInt8 {
        case number = 0x6E  // n
        /// A number, or a percentage of 1.
        case factor = 0x66  // f
        case length = 0x6C  // l
        /// A length, or a percentage of the box's width or height.
        case across = 0x78  // x
        case down = 0x79  // y
        case angle = 0x61  // a
        /// A length of at least 0, or `none`.
        case depth = 0x64  // d
    }

    /// The functions: name, kind, axis, and the letters of the arguments; optional ones follow a question mark. The axis
    /// is 0 to 2, 3 for all three, or 4 for none.
    ///
    /// A text, because a case for each function is much more code.
    private static let forms: StaticString = """
        translate:t4x?y translateX:t0x translateY:t1y translateZ:t2l translate3d:t3xyl \
        scale:s4f?f scaleX:s0f scaleY:s1f scaleZ:s2f scale3d:s3fff \
        rotate:r2a rotateX:r0a rotateY:r1a rotateZ:r2a rotate3d:r3nnna \
        skew:k4a?a skewX:k0a skewY:k1a matrix:m4nnnnnn matrix3d:m3nnnnnnnnnnnnnnnn perspective:p4d\u{20}
        """

    /// Returns kind, axis and arguments of a function.
    private static func form(of word: CSSWord) -> [UInt8]? {
        let text = forms.bytes
        var (start, mark) = (0, 0)
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: ":") { mark = index }
            guard byte == UInt8(ascii: " ") else { continue }
            if word.isFunction(text[start..<mark]) { return text[(mark + 1)..<index].map { $0 } }
            start = index + 1
        }
        return nil
    }

    /// Parses the rest of a function after its lower-case name and parenthesis.
    private mutating func function(_ word: CSSWord, isFirst: Bool) throws(HookeError) -> TransformFunction {
        guard let form = Self.form(of: word) else {
            let names = words(Self.forms).map { form in
                String(bytes: form.bytes.prefix { $0 != UInt8(ascii: ":") })
            }
            let near = nearestWord(to: word.text, in: names)
            throw reader.fault(
                (isFirst ? "none, " : "")
                    + "translate(…), scale(…), rotate(…) or one of these with X, Y, Z or 3d, "
                    + "skew(…), skewX(…), skewY(…), matrix(…), matrix3d(…) or perspective(…)"
                    + (near.map { "; did you mean \($0)?" } ?? ""),
                at: reader.wordStart)
        }
        let (kind, axis) = (form[0], Int(form[1] - UInt8(ascii: "0")))
        let v = try arguments(form[2...])
        /// The numbers by their axes, with other numbers for those left out.
        func vector(_ other: Double, second: Double) -> Vector3 {
            if axis == 3 { return Vector3(v[0], v[1], v[2]) }
            var vector = Vector3(other, other, other)
            vector[axis % 4] = v[0]
            if axis == 4 { vector.y = v.count > 1 ? v[1] : second }
            return vector
        }
        switch kind {
        case UInt8(ascii: "t"): return .translate(vector(0, second: 0))
        case UInt8(ascii: "s"): return .scale(vector(1, second: v[0]))
        case UInt8(ascii: "r"):
            if axis == 3 { return .rotate(angle: v[3], axis: vector(0, second: 0)) }
            var direction = Vector3.zero
            direction[axis] = 1
            return .rotate(angle: v[0], axis: direction)
        case UInt8(ascii: "k"):
            if axis == 4 { return .skew(x: v[0], y: v.count > 1 ? v[1] : 0) }
            return axis == 0 ? .skewX(v[0]) : .skewY(v[0])
        case UInt8(ascii: "p"): return .perspective(distance: v[0])
        default:
            return .matrix(
                axis == 3
                    ? try Transform3D(elements: v)
                    : Transform3D(Affine2D(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])))
        }
    }

    /// Parses comma-separated arguments and the closing parenthesis.
    private mutating func arguments(_ letters: ArraySlice<UInt8>) throws(HookeError) -> [Double] {
        let kinds = letters.compactMap { Argument(rawValue: $0) }
        let least = letters.firstIndex(of: UInt8(ascii: "?")).map { $0 - letters.startIndex } ?? kinds.count
        var values: [Double] = []
        while true {
            reader.skipSpace()
            values.append(try argument(kinds[values.count]))
            reader.skipSpace()
            let (mayEnd, mayGoOn) = (values.count >= least, values.count < kinds.count)
            if mayGoOn, reader.take(UInt8(ascii: ",")) { continue }
            if mayEnd, reader.take(UInt8(ascii: ")")) { return values }
            throw reader.fault(
                (mayGoOn ? "a comma" : "") + (mayGoOn && mayEnd ? " or " : "")
                    + (mayEnd ? "a closing parenthesis" : ""))
        }
    }

    private mutating func argument(_ kind: Argument) throws(HookeError) -> Double {
        let start = reader.position
        guard let digits = reader.takeNumber() else {
            if kind == .depth, reader.takeWord() == "none" { return .infinity }
            throw reader.fault(accepted(kind), at: start)
        }
        let isPercentage = reader.take(UInt8(ascii: "%"))
        let value = try reader.value(of: digits, isPercentage: isPercentage, at: start)
        let unit = isPercentage ? CSSWord("%") : reader.takeUnit()
        guard let result = meaning(of: value, unit, as: kind) else {
            var accepted = accepted(kind)
            if unit.isEmpty, kind != .number, kind != .factor {
                accepted += ", such as \(CSSDecimal(value).text)\(kind == .angle ? "deg" : "px")"
            }
            throw reader.fault(accepted, at: start)
        }
        guard result.isFinite else { throw reader.fault("a number within the range of doubles", at: start) }
        return result
    }

    /// Returns a number with its unit in points, radians or factors; `nil` for a unit of another kind.
    private func meaning(of value: Double, _ unit: CSSWord, as kind: Argument) -> Double? {
        switch (kind, unit) {
        case (.number, ""), (.factor, ""), (.factor, "%"): value
        case (.number, _), (.factor, _): nil
        case (_, ""): value == 0 ? value : nil
        case (.angle, _): CSSUnit.angle(value, unit)
        case (.across, "%"): box.map { value * $0.x }
        case (.down, "%"): box.map { value * $0.y }
        case (.depth, _): value < 0 ? nil : length(value, unit)
        case (.length, _), (.across, _), (.down, _): length(value, unit)
        }
    }

    private func length(_ value: Double, _ unit: CSSWord) -> Double? {
        unit == "em" ? fontSize.map { value * $0 } : CSSUnit.length(value, unit)
    }

    private func accepted(_ kind: Argument) -> String {
        let units = (fontSize == nil ? "in px, " : "in px, em, ") + "in, cm, mm, Q, pt or pc"
        return switch kind {
        case .number: "a number"
        case .factor: "a number or a percentage"
        case .angle: "an angle in deg, rad, grad or turn, or 0"
        case .length: "a length \(units), or 0"
        case .depth: "a length of at least 0 \(units), or none"
        case .across, .down:
            box == nil
                ? "a length \(units), or 0; a percentage only where a box is given"
                : "a length \(units), a percentage, or 0"
        }
    }
}
