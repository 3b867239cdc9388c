// What HookeUIKit gives another type under the same name.
extension SceneViewController {
    package var ownView: SceneView {
        get { view }
        set { view = newValue }
    }
}

extension PresentationController {
    package var presenter: SceneViewController? { presentingViewController }
}
