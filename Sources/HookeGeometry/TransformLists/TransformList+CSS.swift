extension TransformList {
    /// The list of a value of CSS's `transform`: `none`, or functions with or without space between them.
    ///
    /// The grammar is that of CSS Transforms 2. Names may be of either case, comments count as space. Lengths are in
    /// px, in, cm, mm, Q, pt or pc, angles in deg, rad, grad or turn, and 0 needs no unit; factors of a scale may be
    /// percentages. Every number is the double nearest to what is written, and one rounding more where a unit is
    /// converted: `90deg` is the double nearest to π/2. Units that depend on fonts or windows (em, rem, vw), `calc()`,
    /// `var()`, escapes in names, and parentheses left open at the end are refused.
    ///
    /// - Parameters:
    ///   - text: the value, without `transform:` and semicolon.
    ///   - box: the size that percentages of `translate()` are of, in points; without it they are refused.
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes where the text stops being such a value; numbers
    ///   beyond the range of doubles included. `HookeError.outOfRange` for a box that is not finite.
    public init(css text: String, box: Vector2? = nil) throws(HookeError) {
        var reader = try TransformReader(text, box: box)
        self.init(try reader.list())
    }

    /// The list as CSS text, `perspective(500px) rotateY(200deg)`; `none` when it is empty.
    ///
    /// `init(css:)` reads the same functions back, to the bit but for the sign of a zero. Angles are in degrees where
    /// at most three decimals of them read back to the same double, else in rad.
    ///
    /// CSS has no perspective with a negative distance: it is written as `matrix3d()`. It has no numbers that are NaN
    /// or infinite either; they are written as CSS Values 4 spells them, `calc(NaN)` and `calc(infinity)`, which
    /// browsers accept and take for 0 and their largest number, and which `init(css:)` refuses.
    public var css: String {
        functions.isEmpty ? "none" : functions.map { $0.css }.joined(separator: " ")
    }
}

extension TransformFunction {
    /// The function as CSS text, in its shortest form; `TransformList.css` says how numbers are written.
    public var css: String {
        switch self {
        case .translate(let d):
            d.z == 0
                ? CSSText.function("translate", [CSSText.length(d.x), CSSText.length(d.y)])
                : CSSText.function("translate3d", [d.x, d.y, d.z].map(CSSText.length))
        case .scale(let f):
            f.z == 1
                ? CSSText.function("scale", [CSSText.number(f.x), CSSText.number(f.y)])
                : CSSText.function("scale3d", [f.x, f.y, f.z].map(CSSText.number))
        case .rotate(let angle, let axis):
            switch axis {
            case Vector3(0, 0, 1): CSSText.function("rotate", [CSSText.angle(angle)])
            case Vector3(1, 0, 0): CSSText.function("rotateX", [CSSText.angle(angle)])
            case Vector3(0, 1, 0): CSSText.function("rotateY", [CSSText.angle(angle)])
            default:
                CSSText.function(
                    "rotate3d", [axis.x, axis.y, axis.z].map(CSSText.number) + [CSSText.angle(angle)])
            }
        case .skew(let x, let y): CSSText.function("skew", [CSSText.angle(x), CSSText.angle(y)])
        case .skewX(let angle): CSSText.function("skewX", [CSSText.angle(angle)])
        case .skewY(let angle): CSSText.function("skewY", [CSSText.angle(angle)])
        case .perspective(let distance):
            distance.isInfinite
                ? "perspective(none)"
                : distance < 0
                    ? transform.css : CSSText.function("perspective", [CSSText.length(distance)])
        case .matrix(let transform): transform.css
        }
    }
}

extension Transform3D {
    /// The transform of a value of CSS's `transform`: the product of its functions.
    ///
    /// What `TransformList(css:box:)` reads, in one step, `matrix()` and `matrix3d()` included. The sixteen numbers of
    /// `matrix3d()` are m11, m12, … m44 in order.
    ///
    /// - Parameters:
    ///   - text: the value, without `transform:` and semicolon.
    ///   - box: the size that percentages of `translate()` are of, in points; without it they are refused.
    /// - Throws: What `TransformList(css:box:)` throws.
    public init(css text: String, box: Vector2? = nil) throws(HookeError) {
        self = try TransformList(css: text, box: box).transform
    }

    /// The transform as CSS text: `matrix(a, b, c, d, tx, ty)` for one of the plane, else `matrix3d()`.
    ///
    /// The numbers are the shortest decimals that read back to the same doubles (−0 as 0). Fields that are NaN or
    /// infinite are written as `calc(NaN)`, `calc(infinity)`, which `init(css:)` refuses.
    public var css: String {
        if let affine = Affine2D(self) { return affine.css }
        return CSSText.function("matrix3d", elements.map(CSSText.number))
    }
}

extension Affine2D {
    /// The transform of a value of CSS's `transform` that stays in the plane.
    ///
    /// - Parameters:
    ///   - text: the value, without `transform:` and semicolon.
    ///   - box: the size that percentages of `translate()` are of, in points; without it they are refused.
    /// - Throws: What `TransformList(css:box:)` throws, and `HookeError.noSolution` when z plays a part.
    public init(css text: String, box: Vector2? = nil) throws(HookeError) {
        guard let affine = Affine2D(try Transform3D(css: text, box: box)) else {
            throw .noSolution(field: .css, reason: "z plays a part in the transform, which leaves the plane")
        }
        self = affine
    }

    /// The transform as CSS text, `matrix(a, b, c, d, tx, ty)`, with numbers as `Transform3D.css` has them.
    public var css: String { CSSText.function("matrix", [a, b, c, d, tx, ty].map(CSSText.number)) }
}

/// Numbers, lengths, angles and functions as CSS writes them.
private enum CSSText {
    static func function(_ name: String, _ arguments: [String]) -> String {
        "\(name)(\(arguments.joined(separator: ", ")))"
    }

    static func number(_ value: Double) -> String {
        value.isFinite ? CSSDecimal(value).text : "calc(\(name(ofNonFinite: value)))"
    }

    static func length(_ value: Double) -> String { dimension(value, "px") }

    static func angle(_ value: Double) -> String {
        let degrees = (value * (180_000 / Double.pi)).rounded() / 1_000
        return degrees.isFinite && CSSUnit.radians(degrees: degrees) == value
            ? dimension(degrees, "deg") : dimension(value, "rad")
    }

    private static func dimension(_ value: Double, _ unit: String) -> String {
        value.isFinite
            ? CSSDecimal(value).text + unit : "calc(\(name(ofNonFinite: value)) * 1\(unit))"
    }

    private static func name(ofNonFinite value: Double) -> String {
        value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity"
    }
}
