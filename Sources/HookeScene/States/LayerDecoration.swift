import Foundation

/// The border and the shadow of a layer, with Core Animation's defaults. Values for renderers only.
public struct LayerDecoration: Hashable, Sendable {
    /// The width of the border inside the bounds, in points; 0 draws none.
    public var borderWidth = 0.0
    /// The border's colour.
    public var borderColor: SceneColor? = .black
    /// The shadow's colour.
    public var shadowColor: SceneColor? = .black
    /// The shadow's opacity; 0 draws none.
    public var shadowOpacity = 0.0
    /// The shadow's offset from the layer, in points.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The shadow's blur radius, in points.
    public var shadowRadius = 3.0

    /// Creates a decoration without border and shadow.
    public init() {}
}
