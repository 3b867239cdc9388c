extension TransformList {
    /// Parses a value of CSS's `transform` by the grammar of CSS Transforms 2: `none`, or functions with or
    /// without space between them.
    ///
    /// - Names in either case; comments count as space.
    /// - Lengths in px, in, cm, mm, Q, pt or pc; angles in deg, rad, grad or turn; 0 needs no unit. Scale
    ///   factors may be percentages.
    /// - Every number is the nearest double; unit conversions round once more: `90deg` is the double nearest
    ///   to π/2.
    /// - Percentages of the box in `translate()`, and em, need their sizes.
    /// - Not accepted: other units relative to fonts or windows (rem, vw), `calc()`, `var()`, escapes in names,
    ///   and unclosed parentheses at the end.
    ///
    /// - Parameters:
    ///   - text: the value, without `transform:` and semicolon.
    ///   - box: the size, in points, for percentages in `translate()`; required for them.
    ///   - fontSize: the points of 1em; required for lengths in em.
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the error, also for numbers beyond
    ///   the range of doubles. `HookeError.outOfRange` for a box or a font size that is negative or not finite.
    ///   `HookeError.badValue` for functions whose product has numbers beyond that range.
    public init(
        css text: String, box: Vector2? = nil, fontSize: Double? = nil
    ) throws(HookeError) {
        var reader = try TransformReader(text, box: box, fontSize: fontSize)
        self.init(try reader.functions())
        try checkProduct(.css, "\"\(text.excerpt)\"")
    }

    /// Throws if a number of the product is not finite.
    /// - Parameters:
    ///   - field: what the list was made of.
    ///   - value: its value, for the message.
    @inline(never)
    package func checkProduct(_ field: HookeError.Field, _ value: String) throws(HookeError) {
        guard !transform.elements.allSatisfy({ $0.isFinite }) else { return }
        throw .badValue(
            field: field, value: value, nearest: nil, accepted: "transforms whose product has finite numbers")
    }

    /// The list as CSS text, `perspective(500px) rotateY(200deg)`; `none` when it is empty.
    ///
    /// - `init(css:)` reads the same functions back, bit-identical except for the sign of a zero.
    /// - Angles are in degrees where at most three decimals give the same double, otherwise in rad.
    /// - A perspective with a negative distance, which CSS does not have, becomes `matrix3d()`.
    /// - NaN and infinities become `calc(NaN)` and `calc(infinity)` (CSS Values 4). Browsers read them as 0
    ///   and their largest number; `init(css:)` throws.
    public var css: String {
        functions.isEmpty ? "none" : list(functions.map { $0.css }, separator: " ")
    }
}

extension TransformFunction {
    /// The function as CSS text in its shortest form; numbers as in `TransformList.css`.
    public var css: String {
        switch self {
        case .translate(let d):
            d.z == 0
                ? CSSText.function("translate", .length, [d.x, d.y])
                : CSSText.function("translate3d", .length, [d.x, d.y, d.z])
        case .scale(let f):
            f.z == 1
                ? CSSText.function("scale", .number, [f.x, f.y])
                : CSSText.function("scale3d", .number, [f.x, f.y, f.z])
        case .rotate(let angle, let axis):
            switch axis {
            case Vector3(0, 0, 1): CSSText.function("rotate", .angle, [angle])
            case Vector3(1, 0, 0): CSSText.function("rotateX", .angle, [angle])
            case Vector3(0, 1, 0): CSSText.function("rotateY", .angle, [angle])
            default:
                CSSText.function("rotate3d", .number, [axis.x, axis.y, axis.z], last: CSSText.angle(angle))
            }
        case .skew(let x, let y): CSSText.function("skew", .angle, [x, y])
        case .skewX(let angle): CSSText.function("skewX", .angle, [angle])
        case .skewY(let angle): CSSText.function("skewY", .angle, [angle])
        case .perspective(let distance):
            distance.isInfinite
                ? "perspective(none)"
                : distance < 0 ? transform.css : CSSText.function("perspective", .length, [distance])
        case .matrix(let transform): transform.css
        }
    }
}

extension Transform3D {
    /// Parses a value of CSS's `transform` as the product of its functions, with the grammar of
    /// `TransformList(css:box:fontSize:)`.
    ///
    /// The sixteen numbers of `matrix3d()` are m11, m12, … m44 in order.
    ///
    /// - Parameters:
    ///   - text: the value, without `transform:` and semicolon.
    ///   - box: the size, in points, for percentages in `translate()`; required for them.
    ///   - fontSize: the points of 1em; required for lengths in em.
    /// - Throws: the errors of `TransformList(css:box:fontSize:)`.
    public init(css text: String, box: Vector2? = nil, fontSize: Double? = nil) throws(HookeError) {
        self = try TransformList(css: text, box: box, fontSize: fontSize).transform
    }

    /// The transform as CSS text: `matrix(a, b, c, d, tx, ty)` for a 2-D one, otherwise `matrix3d()`.
    ///
    /// Numbers are the shortest decimals of the same doubles (−0 as 0). NaN and infinities become `calc(NaN)`
    /// and `calc(infinity)`, which `init(css:)` does not accept.
    public var css: String {
        if let affine = Affine2D(self) { return affine.css }
        return CSSText.function("matrix3d", .number, elements)
    }
}

extension Affine2D {
    /// Parses a value of CSS's `transform` that is 2-D.
    ///
    /// - Parameters:
    ///   - text: the value, without `transform:` and semicolon.
    ///   - box: the size, in points, for percentages in `translate()`; required for them.
    ///   - fontSize: the points of 1em; required for lengths in em.
    /// - Throws: the errors of `TransformList(css:box:fontSize:)`, and `HookeError.noSolution` for a transform that is
    ///   not 2-D.
    public init(css text: String, box: Vector2? = nil, fontSize: Double? = nil) throws(HookeError) {
        guard let affine = Affine2D(try Transform3D(css: text, box: box, fontSize: fontSize)) else {
            throw .noSolution(field: .css, reason: "the transform is not 2-D; use Transform3D(css:box:)")
        }
        self = affine
    }

    /// The transform as CSS text, `matrix(a, b, c, d, tx, ty)`, with numbers as in `Transform3D.css`.
    public var css: String { CSSText.function("matrix", .number, [a, b, c, d, tx, ty]) }
}

/// Formats numbers, lengths, angles and functions as CSS.
enum CSSText {
    enum Unit { case number, length, angle }

    /// A function whose arguments have one unit, with `last` after them.
    @inline(never)
    static func function(_ name: String, _ unit: Unit, _ values: [Double], last: String = "") -> String {
        var texts: [String] = []
        for value in values { texts.append(text(value, unit)) }
        if !last.isEmpty { texts.append(last) }
        return name + "(" + list(texts) + ")"
    }

    static func number(_ value: Double) -> String { text(value, .number) }
    static func length(_ value: Double) -> String { text(value, .length) }
    static func angle(_ value: Double) -> String { text(value, .angle) }

    @inline(never)
    private static func text(_ value: Double, _ unit: Unit) -> String {
        var (value, name) = (value, unit == .length ? "px" : "")
        if unit == .angle {
            let degrees = (value * (180_000 / Double.pi)).rounded() / 1_000
            let isShort = degrees.isFinite && CSSUnit.radians(degrees: degrees) == value
            name = isShort ? "deg" : "rad"
            if isShort { value = degrees }
        }
        if value.isFinite { return CSSDecimal(value).text + name }
        let word = value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity"
        return "calc(" + word + (unit == .number ? ")" : " * 1" + name + ")")
    }
}
