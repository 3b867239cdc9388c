// Components in gamma-encoded sRGB.

extension ColorValue {
    /// Creates a colour in sRGB.
    @inlinable
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(.srgb, red, green, blue, alpha: alpha)
    }

    /// Creates a grey in sRGB, with all three components equal to `white`.
    public init(white: Double, alpha: Double = 1) {
        self.init(.srgb, white, white, white, alpha: alpha)
    }

    /// Creates a colour of 24 bits as written on the web: `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    /// The components in sRGB. The setter converts a colour of another space.
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

// The names of UIKit's colours. They are in this module because in another one a static `red` would hide the
// component.
extension ColorValue {
    /// 50 % white.
    public static let gray = ColorValue(white: 0.5)
    /// 33 % white.
    public static let darkGray = ColorValue(white: 1 / 3.0)
    /// 67 % white.
    public static let lightGray = ColorValue(white: 2 / 3.0)
    /// (1, 0, 0).
    public static let red = ColorValue(red: 1, green: 0, blue: 0)
    /// (0, 1, 0).
    public static let green = ColorValue(red: 0, green: 1, blue: 0)
    /// (0, 0, 1).
    public static let blue = ColorValue(red: 0, green: 0, blue: 1)
    /// (0, 1, 1).
    public static let cyan = ColorValue(red: 0, green: 1, blue: 1)
    /// (1, 1, 0).
    public static let yellow = ColorValue(red: 1, green: 1, blue: 0)
    /// (1, 0, 1).
    public static let magenta = ColorValue(red: 1, green: 0, blue: 1)
    /// (1, 0.5, 0).
    public static let orange = ColorValue(red: 1, green: 0.5, blue: 0)
    /// (0.5, 0, 0.5).
    public static let purple = ColorValue(red: 0.5, green: 0, blue: 0.5)
    /// (0.6, 0.4, 0.2).
    public static let brown = ColorValue(red: 0.6, green: 0.4, blue: 0.2)
}
