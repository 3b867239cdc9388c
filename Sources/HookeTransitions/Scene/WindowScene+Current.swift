import Hooke

extension WindowScene {
    /// The scene whose code is running on this thread: inside its callbacks, its animation blocks and
    /// ``perform(_:)``.
    public static var current: WindowScene? { Ambient.current?.scene }

    /// Runs code with this scene as ``current``, outside any animation block: what sets up controllers before
    /// the first callback.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try run(body) }

    /// Notes something that a layer above this one was asked and cannot do.
    package func note(_ diagnostic: SceneDiagnostic) { report(diagnostic) }
}

// What HookeUIKit gives another type under the same name.
extension SceneViewController {
    package var ownView: SceneView {
        get { view }
        set { view = newValue }
    }
}

extension SceneView {
    package var ownTransform: Affine2D {
        get { transform }
        set { transform = newValue }
    }
}

extension PresentationController {
    package var presenter: SceneViewController? { presentingViewController }
}

extension SceneLayer {
    /// The view whose layer it is.
    package var owner: SceneView { view }
}

extension NavigationController {
    package var ownTop: SceneViewController { topViewController }
    package var ownVisible: SceneViewController { visibleViewController }
    package var ownPopRecognizer: GestureRecognizer { interactivePopGestureRecognizer }
}

extension TabBarController {
    package var ownTabs: [SceneViewController] {
        get { viewControllers }
        set { viewControllers = newValue }
    }
    package var ownSelected: SceneViewController {
        get { selectedViewController }
        set { selectedViewController = newValue }
    }
}
