// Members that HookeUIKit redeclares with another type.
extension SceneViewController {
    package var ownView: SceneView {
        get { view }
        set { view = newValue }
    }
}

extension PresentationController {
    package var presenter: SceneViewController? { presentingViewController }
}
