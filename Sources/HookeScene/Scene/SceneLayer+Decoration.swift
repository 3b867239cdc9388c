import Foundation

extension SceneLayer {
    /// The border's width inside the bounds, in points; 0 draws none. Animatable.
    public var borderWidth: Double {
        get { view.model.decoration.borderWidth }
        set { view.write(.borderWidth) { $0.decoration.borderWidth = newValue } }
    }

    /// The border's colour. Animatable.
    public var borderColor: SceneColor? {
        get { view.model.decoration.borderColor }
        set { view.write(.borderColor) { $0.decoration.borderColor = newValue } }
    }

    /// The shadow's colour. Animatable.
    public var shadowColor: SceneColor? {
        get { view.model.decoration.shadowColor }
        set { view.write(.shadowColor) { $0.decoration.shadowColor = newValue } }
    }

    /// The shadow's opacity; 0 draws none. Animatable.
    @_disfavoredOverload  // HookeUIKit has Core Animation's type.
    public var shadowOpacity: Double {
        get { view.model.decoration.shadowOpacity }
        set { view.write(.shadowOpacity) { $0.decoration.shadowOpacity = newValue } }
    }

    /// The shadow's offset from the layer, in points. Animatable.
    public var shadowOffset: CGSize {
        get { view.model.decoration.shadowOffset }
        set { view.write(.shadowOffset) { $0.decoration.shadowOffset = newValue } }
    }

    /// The shadow's blur radius, in points. Animatable.
    public var shadowRadius: Double {
        get { view.model.decoration.shadowRadius }
        set { view.write(.shadowRadius) { $0.decoration.shadowRadius = newValue } }
    }
}
