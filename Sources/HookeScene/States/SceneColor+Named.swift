// UIKit's system colours.
extension SceneColor {
    /// UIKit's blue, light appearance.
    public static let systemBlue = SceneColor(hex: 0x007AFF)
    /// UIKit's green, light appearance.
    public static let systemGreen = SceneColor(hex: 0x34C759)
    /// UIKit's indigo, light appearance.
    public static let systemIndigo = SceneColor(hex: 0x5856D6)
    /// UIKit's orange, light appearance.
    public static let systemOrange = SceneColor(hex: 0xFF9500)
    /// UIKit's pink, light appearance.
    public static let systemPink = SceneColor(hex: 0xFF2D55)
    /// UIKit's purple, light appearance.
    public static let systemPurple = SceneColor(hex: 0xAF52DE)
    /// UIKit's red, light appearance.
    public static let systemRed = SceneColor(hex: 0xFF3B30)
    /// UIKit's teal, light appearance.
    public static let systemTeal = SceneColor(hex: 0x30B0C7)
    /// UIKit's yellow, light appearance.
    public static let systemYellow = SceneColor(hex: 0xFFCC00)
    /// UIKit's grey, light appearance.
    public static let systemGray = SceneColor(hex: 0x8E8E93)
}
