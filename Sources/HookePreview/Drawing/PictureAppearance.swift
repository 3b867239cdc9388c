/// Whether a picture is light or dark.
public enum PictureAppearance: String, CaseIterable, Hashable, Sendable, Codable {
    /// Light, or dark if the reader prefers it: the default of plots and filmstrips. Programs without a
    /// colour preference, such as PNG converters, show the light one.
    case preferred
    /// Light for every reader.
    case light
    /// Dark for every reader.
    case dark

    /// Returns `svg`, a plot or filmstrip of this module, in this appearance. Other text is unchanged. O(n)
    /// for n characters.
    public func applied(to svg: String) -> String {
        switch self {
        case .preferred: svg
        case .light: svg.replacing(PreviewStyle.darkWherePreferred, with: "")
        case .dark: svg.replacing(PreviewStyle.darkWherePreferred, with: PreviewStyle.dark + "\n")
        }
    }
}
