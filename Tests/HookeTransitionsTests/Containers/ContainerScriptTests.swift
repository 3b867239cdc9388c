import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Random scripts on a navigation stack with and without shared collections. At rest, tree, links, layouts
/// and callbacks are consistent, and what was cancelled is restored bit for bit.
@Suite struct ContainerScriptTests {
    enum Step: Sendable {
        case stack([Int], animated: Bool, driven: Bool)
        case pop(animated: Bool, driven: Bool)
        case root(animated: Bool)
        case finger([Double])
        case update(Double)
        case release(finishes: Bool)
        case advance(Double)
        case layout(Int, animated: Bool)
        case reload(Int)
        case present(animated: Bool)
        case dismiss(animated: Bool)
    }

    @Test(arguments: [false, true])
    func `F7, F10: Random scripts keep tree, links, layouts and callbacks consistent`(isPredictive: Bool) {
        checkProperty(seed: 0xA13, cases: 300, Self.scripts) {
            World(isPredictive: isPredictive).run($0)
        }
    }

    @Test func `F10: A finger's scrolling during a transition that is cancelled, or after it, stays`() {
        let steps: [[Step]] = [
            [
                .release(finishes: false), .layout(2, animated: false),
                .stack([0, 1], animated: true, driven: true), .finger([3, 264.9, -8.9, 270.2]),
                .stack([4], animated: false, driven: true),
            ],
            [
                .stack([0, 4, 1], animated: true, driven: false), .layout(2, animated: true), .advance(0.498),
                .pop(animated: true, driven: true), .finger([3, 157.4, 354.7, 123.2]),
            ],
        ]
        for isPredictive in [false, true] {
            for steps in steps { #expect(World(isPredictive: isPredictive).run(steps) == nil) }
        }
    }

    private static let scripts = Generator<[Step]>(
        draw: { random in (0..<Int.random(in: 1...30, using: &random)).map { _ in step(&random) } },
        shrink: { steps in
            steps.indices.map { index in steps.enumerated().filter { $0.offset != index }.map(\.element) }
        })

    private static func step(_ random: inout SeededGenerator) -> Step {
        let animated = Int.random(in: 0..<4, using: &random) > 0
        switch Int.random(in: 0..<14, using: &random) {
        case 0...2:
            let count = Int.random(in: 1...4, using: &random)
            return .stack(
                Array((0..<5).shuffled(using: &random).prefix(count)), animated: animated,
                driven: Bool.random(using: &random))
        case 3, 4: return .pop(animated: animated, driven: Bool.random(using: &random))
        case 5: return .root(animated: animated)
        case 6:
            let edge = Bool.random(using: &random) ? 3.0 : 387
            return .finger([edge] + (0..<3).map { _ in random.uniform(-20...390) })
        case 7: return .update(random.uniform(-0.2...1.2))
        case 8: return .release(finishes: Bool.random(using: &random))
        case 9: return .advance(random.uniform(0...0.5))
        case 10: return .layout(Int.random(in: 0..<3, using: &random), animated: animated)
        case 11: return .reload(Int.random(in: 0...8, using: &random))
        case 12: return .present(animated: animated)
        default: return .dismiss(animated: animated)
        }
    }
}

/// Checks that the move callbacks of a controller come in pairs.
private final class Moves {
    var open: [String?] = []
    var faults: [String] = []
    func will(_ parent: SceneViewController?) { open.append(parent?.name) }
    func did(_ parent: SceneViewController?) {
        guard let last = open.last, last == parent?.name else {
            return faults.append("did-move to \(parent?.name ?? "nil") after \(open)")
        }
        open = []
    }
}

private final class WatchedPage: SceneViewController {
    let moves = Moves()
    override func willMove(toParent parent: SceneViewController?) {
        super.willMove(toParent: parent)
        moves.will(parent)
    }
    override func didMove(toParent parent: SceneViewController?) {
        super.didMove(toParent: parent)
        moves.did(parent)
    }
}

private final class WatchedPhotos: CollectionViewController {
    let moves = Moves()
    var count = 5
    override func willMove(toParent parent: SceneViewController?) {
        super.willMove(toParent: parent)
        moves.will(parent)
    }
    override func didMove(toParent parent: SceneViewController?) {
        super.didMove(toParent: parent)
        moves.did(parent)
    }
    override func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
}

private final class World: NavigationControllerDelegate {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let pages: [SceneViewController]
    private let navigation: NavigationController
    private let driver = PercentDrivenInteractiveTransition()
    private var isDriven = false
    private var before: (shown: SceneSnapshot.Node, context: TransitionContext)?

    init(isPredictive: Bool) {
        let photos = [CollectionStackLayout(), Photos.grid(), CollectionLineLayout()].enumerated().map {
            let photos = WatchedPhotos(collectionViewLayout: $1, name: "photos \($0)")
            photos.useLayoutToLayoutNavigationTransitions = $0 > 0
            return photos
        }
        pages = photos + [WatchedPage(name: "page 3"), WatchedPage(name: "page 4")]
        navigation = NavigationController(rootViewController: pages[0])
        navigation.delegate = self
        if isPredictive { navigation.backStyle = .predictive }
        scene.window.rootViewController = navigation
    }

    func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

    func run(_ steps: [ContainerScriptTests.Step]) -> String? {
        for (index, step) in steps.enumerated() {
            let shown = scene.snapshot().root
            let isFree = scene.isIdle
            let offsets = contentOffsets
            perform(step)
            // A finger's scrolling is not part of a change, and stays.
            if contentOffsets != offsets { before = nil }
            if let context = scene.transition, context !== before?.context {
                // A change that began during the step has no state to return to.
                before = isFree ? (shown, context) : nil
            }
            if scene.isIdle, let fault = fault() { return "after step \(index): \(fault)" }
            // What moves after the end of a change is not part of it.
            if before?.context.isOver == true { before = nil }
        }
        // Changes that wait begin by time.
        isDriven = false
        if scene.transition?.isInteractive == true { driver.cancel() }
        if scene.transition?.isInteractive == true { navigation.popDriver.cancel() }
        if scene.transition?.isInteractive == true { navigation.predictiveBackDriver?.cancel() }
        let offsets = contentOffsets
        scene.runOut()
        if contentOffsets != offsets { before = nil }
        if !scene.isIdle { return "stuck in \(String(describing: scene.transition?.state))" }
        return fault().map { "in the end: \($0)" }
    }

    private var contentOffsets: [CGPoint] {
        pages.compactMap { ($0 as? WatchedPhotos)?.collectionView.contentOffset }
    }

    private func perform(_ step: ContainerScriptTests.Step) {
        isDriven = false
        switch step {
        case .stack where scene.transition != nil, .pop where scene.transition != nil,
            .root where scene.transition != nil:
            // The change waits, and follows the end.
            before = nil
        default: break
        }
        switch step {
        case .stack(let numbers, let animated, let driven):
            isDriven = driven
            navigation.setViewControllers(numbers.map { pages[$0] }, animated: animated)
        case .pop(let animated, let driven):
            isDriven = driven
            navigation.popViewController(animated: animated)
        case .root(let animated): navigation.popToRootViewController(animated: animated)
        case .finger(let places): scene.drag(places, lifts: true)
        case .update(let fraction): driver.update(fraction)
        case .release(let finishes): if finishes { driver.finish() } else { driver.cancel() }
        case .advance(let time): scene.advance(to: scene.now + time)
        case .layout(let number, let animated):
            guard let top = navigation.topViewController as? CollectionViewController else { return }
            before = nil
            let layouts = [CollectionStackLayout(), Photos.grid(), CollectionLineLayout()]
            top.collectionView.setCollectionViewLayout(layouts[number], animated: animated)
        case .reload(let count):
            guard let top = navigation.topViewController as? WatchedPhotos,
                let source = top.collectionView.dataSource as? WatchedPhotos
            else { return }
            // A cancelled slide restores the old views; so the data changes only during changes of layout.
            guard scene.transition == nil || top.collectionView.isNavigating else { return }
            before = nil
            source.count = count
            top.collectionView.reloadData()
        case .present(let animated):
            let over = SceneViewController(name: "over")
            over.modalPresentationStyle = .overFullScreen
            navigation.topViewController.present(over, animated: animated)
        case .dismiss(let animated):
            if navigation.presentedViewController != nil { navigation.dismiss(animated: animated) }
        }
    }

    /// Returns an inconsistency at rest.
    private func fault() -> String? {
        let stack = navigation.viewControllers
        let top = navigation.topViewController
        if navigation.view.subviews.map(\.name) != [top.name] {
            return "\(navigation.view.subviews.map(\.name)) show of \(stack.map(\.name))"
        }
        if Set(navigation.children.map(ObjectIdentifier.init)) != Set(stack.map(ObjectIdentifier.init)) {
            return "children \(navigation.children.map(\.name)) of \(stack.map(\.name))"
        }
        for page in pages {
            if page.viewIfLoaded?.existingExtras?.presenters.isEmpty == false {
                return "\(page.name) is still in a preview"
            }
            let isIn = stack.contains { $0 === page }
            if (page.parent === navigation) != isIn { return "\(page.name): the parent" }
            if page.isMovingToParent || page.isMovingFromParent { return "\(page.name) still moves" }
            if page.appearance != (page === top ? .appeared : .disappeared) {
                return "\(page.name): \(page.appearance)"
            }
            let moves = (page as? WatchedPage)?.moves ?? (page as? WatchedPhotos)?.moves
            if let moves, !moves.faults.isEmpty || !moves.open.isEmpty {
                return "\(page.name): \(moves.faults) \(moves.open)"
            }
        }
        if let fault = collectionFault(top) { return fault }
        if let (shown, context) = before, context.isOver {
            before = nil
            if case .ended(didComplete: false) = context.state.phase, scene.snapshot().root != shown {
                return "a cancelled \(context.kind) left something"
            }
        }
        return nil
    }

    private func collectionFault(_ top: SceneViewController) -> String? {
        guard let top = top as? WatchedPhotos else { return nil }
        let collection = top.collectionView
        if collection.superview !== top.view { return "\(top.name) does not hold its collection" }
        if collection.frame != top.view.bounds { return "the collection's frame is \(collection.frame)" }
        if collection.holder !== top || collection.delegate !== top { return "\(top.name) has no hold" }
        if collection.collectionViewLayout !== top.collectionViewLayout { return "the layout is another" }
        if collection.isNavigating { return "the collection still navigates" }
        let layout = collection.collectionViewLayout
        for path in collection.indexPathsForVisibleItems where collection.cellForItem(at: path) == nil {
            return "\(path) has no cell"
        }
        for index in collection.cells.order {
            let path = collection.indexPaths[index]
            guard let cell = collection.cells[index], cell.superview === collection else {
                return "\(path) is not in the tree"
            }
            let attributes = layout.layoutAttributesForItem(at: path)
            if cell.center != attributes?.center || cell.bounds.size != attributes?.size {
                return "\(path) is at \(cell.center), not at \(String(describing: attributes?.center))"
            }
        }
        if collection.subviews.count != collection.cells.order.count { return "a cell is left" }
        return nil
    }
}
