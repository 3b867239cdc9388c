import HookeGeometry

extension WindowScene {
    /// The scene whose code runs on this thread: in callbacks, animation blocks and ``perform(_:)``.
    public static var current: WindowScene? { Ambient.current?.scene }

    /// Runs code with this scene as ``current``, outside any animation block; for setting up controllers.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try run(body) }
}

// HookeUIKit declares a property of the same name with another type.
extension SceneView {
    package var ownTransform: Affine2D {
        get { transform }
        set { transform = newValue }
    }
}

extension SceneLayer {
    package var owner: SceneView { view }
}
