/// Changes what a view shows, after its motions and layer animations; the model stays.
package protocol ViewPresenter: AnyObject, SceneIsolated {
    /// Changes the shown state. A pure function of the scene's and the groups' time.
    func show(on state: inout ViewState)
}

extension SceneView {
    /// Adds a presenter, which acts after those that the view has.
    package func add(_ presenter: any ViewPresenter) {
        layerExtras.presenters.append(presenter)
        presentersChanged()
    }

    /// Removes a presenter.
    package func remove(_ presenter: any ViewPresenter) {
        guard let extras, extras.presenters.contains(where: { $0 === presenter }) else { return }
        extras.presenters.removeAll { $0 === presenter }
        presentersChanged()
    }
}

extension WindowScene {
    /// Whether a view of the window shows what a presenter computes for each frame.
    package var showsComputedViews: Bool { window.hasComputedView }
}

extension SceneView {
    fileprivate var hasComputedView: Bool {
        extras?.presenters.isEmpty == false || children.contains { $0.hasComputedView }
    }
}
