/// A colour: three components in a named space, and alpha; not premultiplied.
///
/// Components outside the gamut and alpha outside [0, 1] are kept, not clamped. Views and layers show colours in
/// sRGB; a colour in another space is converted for display only.
public struct ColorValue: Hashable, Sendable {
    // Four numbers and two bytes, so that an optional colour is no larger.
    @usableFromInline var first, second, third: Double
    /// The opacity, 0 transparent and 1 opaque.
    public var alpha: Double { didSet { lacks.remove(.alpha) } }
    /// The space of the components.
    public var space: Space
    /// The parts that CSS writes as `none`: they are 0, and take the other colour's value in an interpolation. A component
    /// or an alpha that is set is no longer missing.
    public var missing: Parts { lacks }
    @usableFromInline var lacks: Parts

    /// The components in the order of the space's name.
    @inlinable public var components: Vector3 {
        get { Vector3(first, second, third) }
        set {
            (first, second, third) = (newValue.x, newValue.y, newValue.z)
            lacks.formIntersection(.alpha)
        }
    }

    /// Creates a colour from its components, unchanged.
    @inlinable
    public init(_ space: Space, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
        self.space = space
        (self.first, self.second, self.third) = (first, second, third)
        self.alpha = alpha
        lacks = []
    }

    /// Creates a colour from its components, unchanged. Missing parts become 0.
    public init(_ space: Space, _ components: Vector3, alpha: Double = 1, missing: Parts = []) {
        self.space = space
        first = missing.contains(.first) ? 0 : components.x
        second = missing.contains(.second) ? 0 : components.y
        third = missing.contains(.third) ? 0 : components.z
        self.alpha = missing.contains(.alpha) ? 0 : alpha
        lacks = missing
    }

    /// Transparent black, in sRGB.
    public static let clear = ColorValue(.srgb, 0, 0, 0, alpha: 0)
    /// Black, in sRGB.
    public static let black = ColorValue(.srgb, 0, 0, 0)
    /// White, in sRGB.
    public static let white = ColorValue(.srgb, 1, 1, 1)

    /// Returns the colour with another opacity.
    public func withAlpha(_ alpha: Double) -> ColorValue {
        var result = self
        result.alpha = alpha
        return result
    }

    /// Returns the colour converted to another space, or unchanged if it is in that space.
    ///
    /// - Greys, with black and white, stay exact greys in RGB spaces and have no chroma, and 0 and 1 stay 0 and 1. XYZ
    ///   rounds them.
    /// - The error of components is at most 3e-15 of max(1, the largest), for colours up to about white. The error of
    ///   a hue also depends on the chroma, that of A98 RGB and Rec. 2020 at 0 on the slope of their curves.
    /// - A hue is in [0, 360). It is missing where it is powerless, as CSS Color 4 defines: for a chroma of at most 4e-6 in
    ///   OKLCH and 0.0015 in LCH, a saturation of at most 0.001 %, and white and black of at least 99.999 % in HWB. Other
    ///   missing components count as 0.
    /// - The curve of sRGB has a gap of 2.3e-9 of light between its two branches; colours in it have an error of that
    ///   size after conversion and back. HSL with a lightness of exactly 0 or 100 % has no colours out of gamut.
    public func converted(to other: Space) -> ColorValue {
        if space == other { return self }
        let result: Vector3 =
            switch (space, other) {
            case (.oklab, .oklch), (.lab, .lch): components.polarLab
            case (.oklch, .oklab), (.lch, .lab): components.cartesianLab
            case (.srgb, .hsl), (.srgb, .hwb), (.hsl, .srgb), (.hwb, .srgb), (.hsl, .hwb), (.hwb, .hsl):
                components.encodedSRGB(from: space).polarSRGB(to: other)
            default: components.linearSRGB(from: space).components(in: other)
            }
        var color = ColorValue(
            other, result, alpha: alpha, missing: missing.contains(.alpha) ? .alpha : [])
        if color.hasPowerlessHue, let index = other.hueIndex {
            color = ColorValue(
                other, result, alpha: alpha, missing: color.missing.union(Parts(index: index)))
        }
        return color
    }

    /// Whether the hue has no effect: there is almost no chroma.
    package var hasPowerlessHue: Bool {
        switch space {
        case .oklch: second <= 4e-6
        case .lch: second <= 0.0015
        case .hsl: second <= 0.001
        case .hwb: second + third >= 99.999
        default: false
        }
    }
}
