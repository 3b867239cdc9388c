import Foundation

/// The border and the shadow of a layer, with Core Animation's defaults.
///
/// Both are values to be read from a snapshot; nothing else of the scene depends on them.
public struct LayerDecoration: Hashable, Sendable {
    /// The width of the border inside the bounds, in points; 0 draws none.
    public var borderWidth = 0.0
    /// The colour of the border.
    public var borderColor: SceneColor? = .black
    /// The colour of the shadow.
    public var shadowColor: SceneColor? = .black
    /// The opacity of the shadow; 0 draws none.
    public var shadowOpacity = 0.0
    /// Where the shadow falls, in points from the layer.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The radius of the shadow's blur, in points.
    public var shadowRadius = 3.0

    /// No border, no shadow.
    public init() {}

    /// The value of one property of these; `nil` for others, which cannot be set.
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

    /// The components of one property of these; unused ones are 0.
    @inline(never)
    func vector(of property: AnimatedProperty) -> SIMD4<Double> { self[property]!.vector! }

    /// Sets one property of these.
    @inline(never)
    mutating func set(_ property: AnimatedProperty, to value: AnimatableValue) { self[property] = value }

    /// Copies one property, bit for bit.
    mutating func copy(_ property: AnimatedProperty, from other: LayerDecoration) {
        switch property {
        case .borderWidth: borderWidth = other.borderWidth
        case .borderColor: borderColor = other.borderColor
        case .shadowColor: shadowColor = other.shadowColor
        case .shadowOpacity: shadowOpacity = other.shadowOpacity
        case .shadowOffset: shadowOffset = other.shadowOffset
        case .shadowRadius: shadowRadius = other.shadowRadius
        default: preconditionFailure("\(property) is none of a border or a shadow")
        }
    }
}
