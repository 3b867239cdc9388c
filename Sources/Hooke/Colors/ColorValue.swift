/// A colour: three components in a named space, and alpha; not premultiplied.
///
/// Components outside a space's gamut, and alpha outside [0, 1], are kept as they are: nothing is clamped.
///
/// Views and layers show colours in sRGB: what is in another space is converted, and keeps its value where it is read.
public struct ColorValue: Hashable, Sendable {
    /// What the components say. White is D65 in all.
    public enum Space: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Red, green and blue with the primaries of ITU-R BT.709, encoded by the curve of IEC 61966-2-1.
        case srgb
        /// The same as light, without the curve.
        case linearSRGB
        /// Red, green and blue with the primaries of Display P3, encoded by the curve of sRGB.
        case displayP3
        /// Lightness, green to red and blue to yellow, nearly even to the eye (Ottosson 2020; matrices of CSS Color 4).
        case oklab
        /// OKLab as lightness, chroma and hue in degrees, from a towards b.
        case oklch
    }

    // Four numbers and a byte: an optional colour takes no more than one of four numbers does.
    @usableFromInline var first, second, third: Double
    /// The opacity, 0 transparent and 1 opaque.
    public var alpha: Double
    /// What the components say.
    public var space: Space

    /// The components, in the order in which the space names them.
    @inlinable public var components: Vector3 {
        get { Vector3(first, second, third) }
        set { (first, second, third) = (newValue.x, newValue.y, newValue.z) }
    }

    /// A colour of its components, as they are.
    @inlinable
    public init(_ space: Space, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
        self.space = space
        (self.first, self.second, self.third) = (first, second, third)
        self.alpha = alpha
    }

    /// A colour of its components, as they are.
    public init(_ space: Space, _ components: Vector3, alpha: Double = 1) {
        self.init(space, components.x, components.y, components.z, alpha: alpha)
    }

    /// Transparent black, in sRGB.
    public static let clear = ColorValue(.srgb, 0, 0, 0, alpha: 0)
    /// Black, in sRGB.
    public static let black = ColorValue(.srgb, 0, 0, 0)
    /// White, in sRGB.
    public static let white = ColorValue(.srgb, 1, 1, 1)

    /// The same colour with another opacity.
    public func withAlpha(_ alpha: Double) -> ColorValue { ColorValue(space, components, alpha: alpha) }

    /// The same colour in another space; in its own, itself.
    ///
    /// Greys, black and white included, come out exactly as greys, and 0 and 1 as 0 and 1. Components are within 3e-15
    /// of max(1, the largest) of the exact conversion for colours up to about that of white; hues as far as the
    /// chroma says them. The hue is in [0, 360), and 0 without chroma. Between its two branches the curve of sRGB has
    /// a gap of 2.3e-9 of light, which comes back off by as much.
    public func converted(to other: Space) -> ColorValue {
        if space == other { return self }
        let result: Vector3 =
            switch (space, other) {
            case (.oklab, .oklch): components.polarLab
            case (.oklch, .oklab): components.cartesianLab
            default: Vector3(linear: linearComponents, in: other)
            }
        return ColorValue(other, result, alpha: alpha)
    }

    /// The components in linear sRGB.
    private var linearComponents: Vector3 {
        switch space {
        case .srgb: components.decoded
        case .linearSRGB: components
        case .displayP3: ColorMatrix.displayP3ToSRGB.apply(to: components.decoded)
        case .oklab: OKLab.linear(components)
        case .oklch: OKLab.linear(components.cartesianLab)
        }
    }
}

extension Vector3 {
    fileprivate init(linear: Vector3, in space: ColorValue.Space) {
        switch space {
        case .srgb: self = linear.encoded
        case .linearSRGB: self = linear
        case .displayP3: self = ColorMatrix.sRGBToDisplayP3.apply(to: linear).encoded
        case .oklab: self = OKLab.components(linear: linear)
        case .oklch: self = OKLab.components(linear: linear).polarLab
        }
    }

    /// Each component as light.
    fileprivate var decoded: Vector3 {
        Vector3(TransferCurve.decoded(x), TransferCurve.decoded(y), TransferCurve.decoded(z))
    }

    /// Each component by the curve.
    fileprivate var encoded: Vector3 {
        Vector3(TransferCurve.encoded(x), TransferCurve.encoded(y), TransferCurve.encoded(z))
    }

    /// (L, a, b) as (L, C, h).
    fileprivate var polarLab: Vector3 {
        let hue = Elementary.atan2(z, y) * (180 / .pi)
        let chroma = Elementary.hypot(y, z)
        // 360 less the smallest angle rounds to 360 itself.
        let turned = hue < 0 ? hue + 360 : hue
        return Vector3(x, chroma, chroma == 0 || turned == 360 ? 0 : turned)
    }

    /// (L, C, h) as (L, a, b).
    fileprivate var cartesianLab: Vector3 {
        // In [−180, 180], exactly.
        let turned = Elementary.fmod(z, 360)
        let hue = (turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned) * (.pi / 180)
        return Vector3(x, y * Elementary.cos(hue), y * Elementary.sin(hue))
    }
}

extension ColorValue {
    /// The colour as CSS Color 4 text: `color(srgb 1 0.5 0)`, `color(srgb-linear …)`, `color(display-p3 …)`,
    /// `oklab(…)` or `oklch(…)`, with ` / alpha` unless it is 1.
    ///
    /// Each number is the shortest decimal that reads back to the same double; what is not finite is written as
    /// `calc(infinity)` or `calc(NaN)`.
    public var css: String {
        func text(_ number: Double) -> String {
            if number.isFinite { return CSSDecimal(number).text }
            return number.isNaN ? "calc(NaN)" : number > 0 ? "calc(infinity)" : "calc(-infinity)"
        }
        let head =
            switch space {
            case .srgb: "color(srgb "
            case .linearSRGB: "color(srgb-linear "
            case .displayP3: "color(display-p3 "
            case .oklab: "oklab("
            case .oklch: "oklch("
            }
        let numbers = "\(text(components.x)) \(text(components.y)) \(text(components.z))"
        return head + numbers + (alpha == 1 ? ")" : " / \(text(alpha)))")
    }

    /// The sRGB colour of a hexadecimal text: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes where the text stops being one.
    public init(hex text: String) throws(HookeError) {
        func fault(_ offset: Int, _ accepted: String) -> HookeError {
            .badText(field: "hex", text: text, offset: offset, accepted: accepted)
        }
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "#") else { throw fault(0, "#") }
        var digits: [Int] = []
        for (offset, byte) in bytes.enumerated().dropFirst() {
            switch byte {
            case 0x30...0x39: digits.append(Int(byte) - 0x30)
            case 0x41...0x46, 0x61...0x66: digits.append(Int(byte | 0x20) - 0x61 + 10)
            default: throw fault(offset, "a hexadecimal digit")
            }
        }
        guard [3, 4, 6, 8].contains(digits.count) else {
            throw fault(bytes.count, "3, 4, 6 or 8 hexadecimal digits after the #")
        }
        if digits.count < 5 { digits = digits.flatMap { [$0, $0] } }
        var numbers: [Double] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            numbers.append(Double(16 * digits[index] + digits[index + 1]) / 255)
        }
        if numbers.count == 3 { numbers.append(1) }
        self.init(.srgb, numbers[0], numbers[1], numbers[2], alpha: numbers[3])
    }
}
