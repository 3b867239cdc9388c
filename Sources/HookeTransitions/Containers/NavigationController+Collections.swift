extension NavigationController {
    /// Lets controllers that come onto the stack share the collection view below them where they ask for it.
    /// Those that were there keep what they have.
    func shareCollectionViews(to added: [SceneViewController]) {
        for (below, above) in zip(viewControllers, viewControllers.dropFirst()) {
            guard let below = below as? CollectionViewController,
                let above = above as? CollectionViewController,
                above.useLayoutToLayoutNavigationTransitions, added.contains(where: { $0 === above })
            else { continue }
            above.share(below.collectionView)
        }
    }

    /// Before a change that is no change of layouts: a collection view that comes into sight goes to the
    /// controller that comes.
    func prepareCollectionView(from: SceneViewController, to: SceneViewController) {
        (from as? CollectionViewController)?.noteLayout()
        guard let to = to as? CollectionViewController, to.collectionView.holder !== from else { return }
        to.takeCollectionView()
    }

    /// Gives each collection view to the uppermost controller of the stack that has it.
    func settleCollectionViews(leaving gone: [SceneViewController]) {
        for case let controller as CollectionViewController in gone { controller.stopSharing() }
        var settled: [CollectionView] = []
        for case let controller as CollectionViewController in viewControllers.reversed()
        where controller.isViewLoaded && !settled.contains(where: { $0 === controller.collectionView }) {
            controller.takeCollectionView()
            settled.append(controller.collectionView)
        }
    }
}
