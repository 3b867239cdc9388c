// The system's colours by name, as in UIKit.
extension SceneColor {
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
