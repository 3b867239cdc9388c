/// Whether a picture is light or dark.
public enum PictureAppearance: String, CaseIterable, Hashable, Sendable, Codable {
    /// Light, and dark where the reader prefers it: how plots and filmstrips are drawn. Programs that know no preference,
    /// such as those that make PNG, show the light one.
    case preferred
    /// Light for every reader.
    case light
    /// Dark for every reader.
    case dark

    /// A plot or filmstrip of this module in this appearance; any other text as it is. O(n) for n characters.
    public func applied(to svg: String) -> String {
        switch self {
        case .preferred: svg
        case .light: svg.replacing(PreviewStyle.darkWherePreferred, with: "")
        case .dark: svg.replacing(PreviewStyle.darkWherePreferred, with: PreviewStyle.dark + "\n")
        }
    }
}
