// Colours as red, green and blue of gamma-encoded sRGB.

extension ColorValue {
    /// A colour in sRGB.
    @inlinable
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(.srgb, red, green, blue, alpha: alpha)
    }

    /// A grey in sRGB: all three components `white`.
    public init(white: Double, alpha: Double = 1) {
        self.init(.srgb, white, white, white, alpha: alpha)
    }

    /// A colour of 24 bits as written on the web: `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    /// The components in sRGB. Setting one converts a colour of another space first.
    @inlinable package var srgbComponents: Vector3 {
        get { space == .srgb ? components : converted(to: .srgb).components }
        set { self = ColorValue(.srgb, newValue, alpha: alpha) }
    }

    /// The red component in sRGB.
    @inlinable public var red: Double {
        get { srgbComponents.x }
        set { srgbComponents.x = newValue }
    }

    /// The green component in sRGB.
    @inlinable public var green: Double {
        get { srgbComponents.y }
        set { srgbComponents.y = newValue }
    }

    /// The blue component in sRGB.
    @inlinable public var blue: Double {
        get { srgbComponents.z }
        set { srgbComponents.z = newValue }
    }
}
