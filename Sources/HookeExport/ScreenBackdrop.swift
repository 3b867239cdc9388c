import HookeTransitions

extension SceneColor {
    /// The colour behind a window without a background, in pictures and exports: a light grey in light and dark mode.
    public static let screenBackdrop = SceneColor(red: 0.925, green: 0.925, blue: 0.94, alpha: 1)
}
