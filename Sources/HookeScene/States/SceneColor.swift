import Hooke

/// A colour: red, green, blue and alpha of [0, 1] in gamma-encoded sRGB, not premultiplied.
///
/// Components outside [0, 1] are kept as given (extended range). Animations between colours run over
/// premultiplied components, so that a fade from ``clear`` keeps its hue.
public struct SceneColor: Hashable, Sendable, Codable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity.
    public var alpha: Double

    /// A colour of its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A grey: all three components `white`.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour of 24 bits as written on the web: `0xRRGGBB`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    /// No colour at all: transparent black.
    public static let clear = SceneColor(white: 0, alpha: 0)
    /// Black.
    public static let black = SceneColor(white: 0)
    /// White.
    public static let white = SceneColor(white: 1)

    /// The same colour with another opacity.
    public func withAlpha(_ alpha: Double) -> SceneColor {
        SceneColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// (r·a, g·a, b·a, a), what animations run over.
    var premultiplied: SIMD4<Double> { SIMD4(red * alpha, green * alpha, blue * alpha, alpha) }

    /// The colour of premultiplied components; ``clear`` where alpha is 0.
    init(premultiplied p: SIMD4<Double>) {
        if p.w == 0 {
            self = .clear
        } else {
            self.init(red: p.x / p.w, green: p.y / p.w, blue: p.z / p.w, alpha: p.w)
        }
    }
}
