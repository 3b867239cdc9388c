import Foundation

extension WindowScene {
    /// The traits: ``overrideTraitCollection``, or ``TraitCollection/init(size:layoutDirection:)`` of the
    /// size.
    public var traitCollection: TraitCollection { traits(for: bounds.size) }

    package func traits(for size: CGSize) -> TraitCollection {
        overrideTraitCollection ?? TraitCollection(size: size, layoutDirection: layoutDirection)
    }
}

extension SceneView {
    /// The view's layout direction: by its ``semanticContentAttribute``, else its scene's; left to right
    /// outside a scene. As in UIKit, subviews do not inherit the attribute.
    public var effectiveLayoutDirection: LayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: (scene ?? Ambient.current?.scene)?.layoutDirection ?? .leftToRight
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
