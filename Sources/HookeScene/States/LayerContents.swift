import Hooke

/// Lines of text inside a layer, one below the other, centred vertically and clipped by the layer's rounded bounds.
///
/// It is a value for drawings and exports; a scene lays out no text.
public struct LayerText: Hashable, Sendable, Codable {
    /// Where lines begin.
    public enum Alignment: String, CaseIterable, Hashable, Sendable, Codable {
        /// At the left edge, in the middle, or so that they end at the right edge.
        case left, center, right
    }

    /// The text. Line feeds separate lines; other lines are not broken.
    public var string: String
    /// The font size, in points. Lines are 1.2 times as high.
    public var fontSize: Double
    /// The colour.
    public var color: SceneColor
    /// The alignment.
    public var alignment: Alignment

    /// Creates a text.
    public init(
        _ string: String, fontSize: Double = 17, color: SceneColor = .black, alignment: Alignment = .left
    ) {
        self.string = string
        self.fontSize = fontSize
        self.color = color
        self.alignment = alignment
    }
}

/// A picture as a data URI, clipped by the layer's rounded bounds.
public struct LayerImage: Hashable, Sendable, Codable {
    /// How the picture fills the layer, as CSS's `object-fit`.
    public enum Fit: String, CaseIterable, Hashable, Sendable, Codable {
        /// `fill` stretches it, `cover` keeps its proportions and cuts off what is outside, `contain` keeps
        /// its proportions and shows all of it.
        case fill, cover, contain
    }

    /// The picture as `data:image/png;base64,…`.
    public var uri: String
    /// The width and height in pixels.
    public var size: SIMD2<Double>
    /// How it fills the layer.
    public var fit: Fit

    /// Creates a picture.
    public init(uri: String, size: SIMD2<Double>, fit: Fit = .fill) {
        self.uri = uri
        self.size = size
        self.fit = fit
    }
}
