/// A colour: three components in a named space, and alpha; not premultiplied.
///
/// Components outside the gamut and alpha outside [0, 1] are kept, not clamped. Views and layers show colours in
/// sRGB; a colour in another space is converted for display only.
public struct ColorValue: Hashable, Sendable {
    /// The meaning of the components. White is D65 in all spaces.
    public enum Space: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Red, green and blue with the primaries of ITU-R BT.709, encoded by the curve of IEC 61966-2-1.
        case srgb
        /// Linear light: sRGB without the curve.
        case linearSRGB
        /// Red, green and blue with the primaries of Display P3, encoded by the curve of sRGB.
        case displayP3
        /// Lightness, green to red and blue to yellow, almost perceptually uniform (Ottosson 2020; matrices of CSS
        /// Color 4).
        case oklab
        /// OKLab as lightness, chroma and hue in degrees, from a towards b.
        case oklch
    }

    // Four numbers and a byte, so that an optional colour is no larger.
    @usableFromInline var first, second, third: Double
    /// The opacity, 0 transparent and 1 opaque.
    public var alpha: Double
    /// The space of the components.
    public var space: Space

    /// The components in the order of the space's name.
    @inlinable public var components: Vector3 {
        get { Vector3(first, second, third) }
        set { (first, second, third) = (newValue.x, newValue.y, newValue.z) }
    }

    /// Creates a colour from its components, unchanged.
    @inlinable
    public init(_ space: Space, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
        self.space = space
        (self.first, self.second, self.third) = (first, second, third)
        self.alpha = alpha
    }

    /// Creates a colour from its components, unchanged.
    public init(_ space: Space, _ components: Vector3, alpha: Double = 1) {
        self.init(space, components.x, components.y, components.z, alpha: alpha)
    }

    /// Transparent black, in sRGB.
    public static let clear = ColorValue(.srgb, 0, 0, 0, alpha: 0)
    /// Black, in sRGB.
    public static let black = ColorValue(.srgb, 0, 0, 0)
    /// White, in sRGB.
    public static let white = ColorValue(.srgb, 1, 1, 1)

    /// Returns the colour with another opacity.
    public func withAlpha(_ alpha: Double) -> ColorValue { ColorValue(space, components, alpha: alpha) }

    /// Returns the colour converted to another space, or unchanged if it is in that space.
    ///
    /// - Greys, with black and white, stay exact greys, and 0 and 1 stay 0 and 1.
    /// - The error of components is at most 3e-15 of max(1, the largest), for colours up to about white. The error of
    ///   a hue also depends on the chroma.
    /// - A hue is in [0, 360), and 0 without chroma.
    /// - The curve of sRGB has a gap of 2.3e-9 of light between its two branches; colours in it have an error of that
    ///   size after conversion and back.
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

    fileprivate var decoded: Vector3 {
        Vector3(TransferCurve.decoded(x), TransferCurve.decoded(y), TransferCurve.decoded(z))
    }

    fileprivate var encoded: Vector3 {
        Vector3(TransferCurve.encoded(x), TransferCurve.encoded(y), TransferCurve.encoded(z))
    }

    /// (L, a, b) as (L, C, h).
    fileprivate var polarLab: Vector3 {
        let hue = Elementary.atan2(z, y) * (180 / .pi)
        let chroma = Elementary.hypot(y, z)
        // 360 minus a tiny angle rounds to 360.
        let turned = hue < 0 ? hue + 360 : hue
        return Vector3(x, chroma, chroma == 0 || turned == 360 ? 0 : turned)
    }

    /// (L, C, h) as (L, a, b).
    fileprivate var cartesianLab: Vector3 {
        // Exactly reduced to [−180, 180].
        let turned = Elementary.fmod(z, 360)
        let hue = (turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned) * (.pi / 180)
        return Vector3(x, y * Elementary.cos(hue), y * Elementary.sin(hue))
    }
}

extension ColorValue {
    /// The colour as CSS Color 4 text: `color(srgb 1 0.5 0)`, `color(srgb-linear …)`, `color(display-p3 …)`,
    /// `oklab(…)` or `oklch(…)`, with ` / alpha` unless alpha is 1.
    ///
    /// Each number is the shortest decimal that reads back to the same double. Non-finite numbers are written as
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

    /// Creates an sRGB colour from a hexadecimal text: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the first error.
    public init(hex text: String) throws(HookeError) {
        func fault(_ offset: Int, _ accepted: String) -> HookeError {
            .badText(field: "hex", text: text, offset: offset, accepted: accepted)
        }
        let bytes = text.bytes
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
