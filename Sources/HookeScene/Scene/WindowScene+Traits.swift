import Foundation

extension WindowScene {
    /// The traits of the scene: ``overrideTraitCollection``, or what
    /// ``TraitCollection/init(size:layoutDirection:)`` says of its size.
    public var traitCollection: TraitCollection { traits(for: bounds.size) }

    package func traits(for size: CGSize) -> TraitCollection {
        overrideTraitCollection ?? TraitCollection(size: size, layoutDirection: layoutDirection)
    }
}

extension SceneView {
    /// Which way the view's own layout runs: as its ``semanticContentAttribute`` says, else as its scene
    /// says; from left to right without a scene. As in UIKit, a view does not hand its attribute on to its
    /// children.
    public var effectiveLayoutDirection: LayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: (scene ?? Ambient.current?.scene)?.layoutDirection ?? .leftToRight
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
