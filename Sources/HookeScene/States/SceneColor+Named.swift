// UIKit's colours by name. The instance properties red, green and blue are the components.
extension SceneColor {
    /// Half grey.
    public static let gray = SceneColor(white: 0.5)
    /// A third grey.
    public static let darkGray = SceneColor(white: 1 / 3.0)
    /// Two thirds white.
    public static let lightGray = SceneColor(white: 2 / 3.0)
    /// (1, 0, 0).
    public static let red = SceneColor(red: 1, green: 0, blue: 0)
    /// (0, 1, 0).
    public static let green = SceneColor(red: 0, green: 1, blue: 0)
    /// (0, 0, 1).
    public static let blue = SceneColor(red: 0, green: 0, blue: 1)
    /// (0, 1, 1).
    public static let cyan = SceneColor(red: 0, green: 1, blue: 1)
    /// (1, 1, 0).
    public static let yellow = SceneColor(red: 1, green: 1, blue: 0)
    /// (1, 0, 1).
    public static let magenta = SceneColor(red: 1, green: 0, blue: 1)
    /// (1, 0.5, 0).
    public static let orange = SceneColor(red: 1, green: 0.5, blue: 0)
    /// (0.5, 0, 0.5).
    public static let purple = SceneColor(red: 0.5, green: 0, blue: 0.5)
    /// (0.6, 0.4, 0.2).
    public static let brown = SceneColor(red: 0.6, green: 0.4, blue: 0.2)

    /// The system's blue, in its light appearance.
    public static let systemBlue = SceneColor(hex: 0x007AFF)
    /// The system's green, in its light appearance.
    public static let systemGreen = SceneColor(hex: 0x34C759)
    /// The system's indigo, in its light appearance.
    public static let systemIndigo = SceneColor(hex: 0x5856D6)
    /// The system's orange, in its light appearance.
    public static let systemOrange = SceneColor(hex: 0xFF9500)
    /// The system's pink, in its light appearance.
    public static let systemPink = SceneColor(hex: 0xFF2D55)
    /// The system's purple, in its light appearance.
    public static let systemPurple = SceneColor(hex: 0xAF52DE)
    /// The system's red, in its light appearance.
    public static let systemRed = SceneColor(hex: 0xFF3B30)
    /// The system's teal, in its light appearance.
    public static let systemTeal = SceneColor(hex: 0x30B0C7)
    /// The system's yellow, in its light appearance.
    public static let systemYellow = SceneColor(hex: 0xFFCC00)
    /// The system's grey, in its light appearance.
    public static let systemGray = SceneColor(hex: 0x8E8E93)
}
