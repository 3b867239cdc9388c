import Foundation

/// The built-in animator of push and pop between two controllers that share a collection view: items move
/// between the layouts, other views fade.
final class LayoutToLayoutTransition: ViewControllerAnimatedTransitioning {
    private let from: CollectionViewController
    private let to: CollectionViewController
    private let collection: CollectionView
    private let loads: Int
    private let size: CGSize
    private let distance: CGPoint

    /// Returns `nil` if the two do not share a collection view, or if it is in an interactive transition.
    init?(from: SceneViewController, to: SceneViewController) {
        guard let from = from as? CollectionViewController, let to = to as? CollectionViewController,
            from.collectionView === to.collectionView, from.collectionView.interaction == nil,
            from.collectionView.holder === from, from.collectionView.superview === from.view
        else { return nil }
        (self.from, self.to, collection) = (from, to, from.collectionView)
        loads = collection.loads
        size = collection.bounds.size
        distance = collection.distanceFromStart
    }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        0.35
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        let (going, coming) = (from.view, to.view)
        let layout = to.collectionViewLayout
        collection.isNavigating = true
        collection.hand(to: to)
        let placement = collection.placement(
            by: layout, proposing: to.savedDistance ?? collection.distanceFromStart, isAnimated: true)
        context.containerView.insertSubview(coming, aboveSubview: going)
        coming.insertSubview(collection, at: 0)

        let color = coming.backgroundColor
        coming.backgroundColor = color == nil ? nil : going.backgroundColor
        let leaving = going.subviews.map { ($0, $0.alpha) }
        let arriving = coming.subviews.filter { $0 !== collection }.map { ($0, $0.alpha) }
        for (view, _) in arriving { view.alpha = 0 }
        SceneView.animate(withDuration: transitionDuration(using: context)) {
            collection.install(layout, placement)
            collection.frame = coming.bounds
            coming.backgroundColor = color
            for (view, _) in leaving { view.alpha = 0 }
            for (view, alpha) in arriving { view.alpha = alpha }
        } completion: { _ in
            for (view, alpha) in leaving { view.alpha = alpha }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Restores the old layout after a cancel. If the size has changed meanwhile, places the items by it
    /// again.
    func end(didComplete: Bool) {
        if !didComplete, collection.holder === to {
            let layout = from.collectionViewLayout
            collection.hand(to: from)
            if collection.bounds.size == size {
                collection.adopt(layout)
            } else {
                collection.install(
                    layout,
                    collection.placement(
                        by: layout, proposing: distance, isAnimated: false))
            }
        }
        collection.endNavigation(loadsBefore: loads)
    }
}
