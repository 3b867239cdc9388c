extension NavigationController {
    /// Shares the collection view below with each added controller that requests it.
    func shareCollectionViews(to added: [SceneViewController]) {
        for (below, above) in zip(viewControllers, viewControllers.dropFirst()) {
            guard let below = below as? CollectionViewController,
                let above = above as? CollectionViewController,
                above.useLayoutToLayoutNavigationTransitions, added.contains(where: { $0 === above })
            else { continue }
            below.loadViewIfNeeded()
            above.share(below.collectionView)
        }
    }

    /// Prepares a change without a layout-to-layout transition: a collection view that becomes visible moves
    /// to the incoming controller.
    func prepareCollectionView(from: SceneViewController, to: SceneViewController) {
        (from as? CollectionViewController)?.saveLayout()
        guard let to = to as? CollectionViewController else { return }
        to.loadViewIfNeeded()
        guard to.collectionView.holder !== from else { return }
        to.adoptCollectionView()
    }

    /// Gives each collection view to its topmost controller on the stack.
    func settleCollectionViews(leaving gone: [SceneViewController]) {
        for case let controller as CollectionViewController in gone { controller.stopSharing() }
        var settled: [CollectionView] = []
        for case let controller as CollectionViewController in viewControllers.reversed()
        where controller.isViewLoaded && !settled.contains(where: { $0 === controller.collectionView }) {
            controller.adoptCollectionView()
            settled.append(controller.collectionView)
        }
    }
}
