import Foundation

extension SceneLayer {
    /// The width of the border inside the bounds, in points; 0 draws none. Animatable.
    public var borderWidth: Double {
        get { view.model.decoration.borderWidth }
        nonmutating set { view.write(.borderWidth) { $0.decoration.borderWidth = newValue } }
    }

    /// The colour of the border. Animatable.
    public var borderColor: SceneColor? {
        get { view.model.decoration.borderColor }
        nonmutating set { view.write(.borderColor) { $0.decoration.borderColor = newValue } }
    }

    /// The colour of the shadow. Animatable.
    public var shadowColor: SceneColor? {
        get { view.model.decoration.shadowColor }
        nonmutating set { view.write(.shadowColor) { $0.decoration.shadowColor = newValue } }
    }

    /// The opacity of the shadow; 0 draws none. Animatable.
    public var shadowOpacity: Double {
        get { view.model.decoration.shadowOpacity }
        nonmutating set { view.write(.shadowOpacity) { $0.decoration.shadowOpacity = newValue } }
    }

    /// Where the shadow falls, in points from the layer. Animatable.
    public var shadowOffset: CGSize {
        get { view.model.decoration.shadowOffset }
        nonmutating set { view.write(.shadowOffset) { $0.decoration.shadowOffset = newValue } }
    }

    /// The radius of the shadow's blur, in points. Animatable.
    public var shadowRadius: Double {
        get { view.model.decoration.shadowRadius }
        nonmutating set { view.write(.shadowRadius) { $0.decoration.shadowRadius = newValue } }
    }
}
