/// A parser for CSS's `transform` by the grammar of CSS Transforms 2.
struct TransformReader {
    private var reader: CSSReader
    /// The size for percentages in `translate()`.
    private let box: Vector2?

    init(_ text: String, box: Vector2?) throws(HookeError) {
        for (field, value) in [("box.x", box?.x ?? 0), ("box.y", box?.y ?? 0)] where !value.isFinite {
            throw .outOfRange(field: .init(field), value: value, accepted: "a finite number")
        }
        reader = CSSReader(text)
        self.box = box
    }

    /// Parses `none`, or functions with or without space between them.
    mutating func list() throws(HookeError) -> [TransformFunction] {
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

    /// The kinds of arguments.
    private enum Argument {
        case number
        /// A number, or a percentage of 1.
        case factor
        case length
        /// A length, or a percentage of the box's width or height.
        case across
        case down
        case angle
        /// A length of at least 0, or `none`.
        case depth
    }

    /// Parses the rest of a function after its lower-case name and parenthesis.
    private mutating func function(_ word: CSSWord, isFirst: Bool) throws(HookeError) -> TransformFunction {
        switch word {
        case "translate(":
            let v = try arguments([.across, .down], atLeast: 1)
            return .translate(x: v[0], y: v.count > 1 ? v[1] : 0)
        case "translatex(": return .translate(x: try arguments([.across])[0])
        case "translatey(": return .translate(y: try arguments([.down])[0])
        case "translatez(": return .translate(z: try arguments([.length])[0])
        case "translate3d(": return .translate(vector(try arguments([.across, .down, .length])))
        case "scale(":
            let v = try arguments([.factor, .factor], atLeast: 1)
            return .scale(x: v[0], y: v[v.count - 1])
        case "scalex(": return .scale(x: try arguments([.factor])[0])
        case "scaley(": return .scale(y: try arguments([.factor])[0])
        case "scalez(": return .scale(z: try arguments([.factor])[0])
        case "scale3d(": return .scale(vector(try arguments([.factor, .factor, .factor])))
        case "rotate(", "rotatez(": return .rotateZ(try arguments([.angle])[0])
        case "rotatex(": return .rotateX(try arguments([.angle])[0])
        case "rotatey(": return .rotateY(try arguments([.angle])[0])
        case "rotate3d(":
            let v = try arguments([.number, .number, .number, .angle])
            return .rotate(angle: v[3], axis: vector(v))
        case "skew(":
            let v = try arguments([.angle, .angle], atLeast: 1)
            return .skew(x: v[0], y: v.count > 1 ? v[1] : 0)
        case "skewx(": return .skewX(try arguments([.angle])[0])
        case "skewy(": return .skewY(try arguments([.angle])[0])
        case "perspective(": return .perspective(distance: try arguments([.depth])[0])
        case "matrix(":
            let v = try arguments(Array(repeating: .number, count: 6))
            return .matrix(Transform3D(Affine2D(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])))
        case "matrix3d(":
            return .matrix(try Transform3D(elements: arguments(Array(repeating: .number, count: 16))))
        default:
            let near = nearestWord(to: word.text, in: Self.names).map { "; did you mean \($0)?" }
            throw reader.fault(
                (isFirst ? "none, " : "")
                    + "translate(…), scale(…), rotate(…) or one of these with X, Y, Z or 3d, "
                    + "skew(…), skewX(…), skewY(…), matrix(…), matrix3d(…) or perspective(…)"
                    + (near ?? ""),
                at: reader.wordStart)
        }
    }

    private static let names = [
        "translate", "translateX", "translateY", "translateZ", "translate3d", "scale", "scaleX", "scaleY",
        "scaleZ",
        "scale3d", "rotate", "rotateX", "rotateY", "rotateZ", "rotate3d", "skew", "skewX", "skewY", "matrix",
        "matrix3d",
        "perspective",
    ]

    private func vector(_ values: [Double]) -> Vector3 { Vector3(values[0], values[1], values[2]) }

    /// Parses comma-separated arguments and the closing parenthesis. The last ones are optional.
    private mutating func arguments(
        _ kinds: [Argument], atLeast least: Int? = nil
    ) throws(HookeError) -> [Double] {
        var values: [Double] = []
        values.reserveCapacity(kinds.count)
        while true {
            reader.skipSpace()
            values.append(try argument(kinds[values.count]))
            reader.skipSpace()
            let (mayEnd, mayGoOn) = (values.count >= least ?? kinds.count, values.count < kinds.count)
            if mayGoOn, reader.take(UInt8(ascii: ",")) { continue }
            if mayEnd, reader.take(UInt8(ascii: ")")) { return values }
            let accepted = [mayGoOn ? "a comma" : nil, mayEnd ? "a closing parenthesis" : nil]
            throw reader.fault(accepted.compactMap { $0 }.joined(separator: " or "))
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
        case (.depth, _): value < 0 ? nil : CSSUnit.length(value, unit)
        case (.length, _), (.across, _), (.down, _): CSSUnit.length(value, unit)
        }
    }

    private func accepted(_ kind: Argument) -> String {
        let units = "in px, in, cm, mm, Q, pt or pc"
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
