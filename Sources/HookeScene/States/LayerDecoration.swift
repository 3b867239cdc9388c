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

    /// The value of a decoration property; `nil` for other properties, which cannot be set.
    subscript(property: AnimatedProperty) -> AnimatableValue? {
        get {
            switch property {
            case .borderWidth: .scalar(borderWidth)
            case .borderColor: .quad((borderColor ?? .clear).premultiplied)
            case .shadowColor: .quad((shadowColor ?? .clear).premultiplied)
            case .shadowOpacity: .scalar(shadowOpacity)
            case .shadowOffset: .pair(SIMD2(shadowOffset.width, shadowOffset.height))
            case .shadowRadius: .scalar(shadowRadius)
            default: nil
            }
        }
        set {
            switch (property, newValue) {
            case (.borderWidth, .scalar(let x)): borderWidth = x
            case (.borderColor, .quad(let q)): borderColor = SceneColor(premultiplied: q)
            case (.shadowColor, .quad(let q)): shadowColor = SceneColor(premultiplied: q)
            case (.shadowOpacity, .scalar(let x)): shadowOpacity = x
            case (.shadowOffset, .pair(let p)): shadowOffset = CGSize(width: p.x, height: p.y)
            case (.shadowRadius, .scalar(let x)): shadowRadius = x
            default: preconditionFailure("\(property) cannot hold \(String(describing: newValue))")
            }
        }
    }

    /// Copies a decoration property, bit for bit.
    mutating func copy(_ property: AnimatedProperty, from other: LayerDecoration) {
        switch property {
        case .borderWidth: borderWidth = other.borderWidth
        case .borderColor: borderColor = other.borderColor
        case .shadowColor: shadowColor = other.shadowColor
        case .shadowOpacity: shadowOpacity = other.shadowOpacity
        case .shadowOffset: shadowOffset = other.shadowOffset
        case .shadowRadius: shadowRadius = other.shadowRadius
        default: preconditionFailure("\(property) is not a property of a border or a shadow")
        }
    }
}
