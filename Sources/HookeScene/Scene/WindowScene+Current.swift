import HookeGeometry

extension WindowScene {
    /// The scene whose code is running on this thread: inside its callbacks, its animation blocks and
    /// ``perform(_:)``.
    public static var current: WindowScene? { Ambient.current?.scene }

    /// Runs code with this scene as ``current``, outside any animation block: what sets up controllers before
    /// the first callback.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try run(body) }
}

// What HookeUIKit gives another type under the same name.
extension SceneView {
    package var ownTransform: Affine2D {
        get { transform }
        set { transform = newValue }
    }
}

extension SceneLayer {
    /// The view whose layer it is.
    package var owner: SceneView { view }
}
