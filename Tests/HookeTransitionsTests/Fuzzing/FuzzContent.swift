import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

/// The scroll views and the collection view of a world, with the counts that must agree. They exist from their first step.
final class FuzzContent: ScrollViewDelegate, SheetPresentationDelegate {
    /// A scroll view with its observation.
    private struct Scroller {
        let view: ScrollView
        let observation: SceneObservation
    }

    private(set) weak var world: FuzzWorld?
    private var scrollers: [Int: Scroller] = [:]
    /// The items of the collection view.
    let numbers = Numbers([Array(0..<40), [], Array(40..<60)])
    private(set) var collection: CollectionView?
    private var nextNumber = 1_000
    /// The numbers of requested and answered completions of the collection view.
    var completions = (due: 0, received: 0)
    /// Drags and decelerations that have begun and not ended, by scroll view.
    var open: [ViewID: (drags: Int, motions: Int)] = [:]
    var mayDismiss = true
    /// Dismisses while the first list is pulled down.
    private(set) var pull: ScrollDriver?
    /// The sheets that scripts have used.
    private(set) var sheets: [Int: SheetPresentationController] = [:]

    init(world: FuzzWorld) { self.world = world }

    var isUsed: Bool { !scrollers.isEmpty || !sheets.isEmpty }

    /// The scroll views that exist.
    var views: [ScrollView] { scrollers.values.map(\.view) }

    // MARK: Scroll views

    /// Returns a scroll view: 2 is the collection view.
    func scroller(_ index: Int) -> ScrollView? {
        if let known = scrollers[index] { return known.view }
        guard let world else { return nil }
        let view = index == 2 ? makeCollection(in: world) : makeList(index, in: world)
        let observation = view.observeScrolling { [weak self] _ in self?.world?.books.disturb() }
        scrollers[index] = Scroller(view: view, observation: observation)
        world.books.keep(view)
        return view
    }

    private func makeList(_ index: Int, in world: FuzzWorld) -> ScrollView {
        let list = ScrollView(frame: world.scene.bounds)
        list.name = "list \(index)"
        list.contentSize =
            index == 0 ? CGSize(width: 390, height: 3_000) : CGSize(width: 2_000, height: 1_500)
        list.autoresizingMask = .flexibleSize
        list.delegate = self
        list.alwaysBounceVertical = true
        guard index == 0, let range = try? ScrollProgress(.vertical, from: 0, to: -200) else { return list }
        let driver = ScrollDriver(list, along: range)
        driver.begin = { [weak world] in
            world?.request(
                FuzzTransition(animated: true, driver: .none, animator: .curve, alongside: false)
            ) { world?.dismiss() }
        }
        world.books.keep(driver)
        pull = driver
        return list
    }

    private func makeCollection(in world: FuzzWorld) -> CollectionView {
        let view = numbers.collection(in: world.scene, FuzzContent.layout(0))
        view.removeFromSuperview()
        view.autoresizingMask = .flexibleSize
        collection = view
        return view
    }

    func perform(_ step: FuzzScrollStep, on index: Int) {
        guard let world, let view = scroller(index) else { return }
        switch step {
        case .show(let page):
            let home = world.pages[page].view
            view.frame = home.bounds
            home.addSubview(view)
        case .nest:
            guard index != 0, let outer = scroller(0) else { return }
            view.frame = CGRect(x: 0, y: 300, width: 390, height: 500)
            outer.addSubview(view)
        case .hide: view.removeFromSuperview()
        case .offset(let x, let y, let animated):
            view.setContentOffset(CGPoint(x: x, y: y), animated: animated)
        case .toTop(let animated): view.scrollToTop(animated: animated)
        case .content(let width, let height):
            if index < 2 { view.contentSize = CGSize(width: width, height: height) }
        case .inset(let inset): view.contentInset = .init(top: inset, left: 0, bottom: inset, right: inset)
        case .style(let style):
            view.physics = style.isAndroid ? .android : .iOS
            view.isPagingEnabled = style.isPaging
            view.bounces = style.bounces
            view.isDirectionalLockEnabled = style.locksDirection
        case .enabled(let isEnabled): view.isScrollEnabled = isEnabled
        }
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
        open[scrollView.id, default: (0, 0)].drags += 1
        note(scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        open[scrollView.id, default: (0, 0)].drags -= 1
        note(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
        open[scrollView.id, default: (0, 0)].motions += 1
        note(scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
        open[scrollView.id, default: (0, 0)].motions -= 1
        note(scrollView)
    }

    private func note(_ view: ScrollView) {
        let counts = open[view.id] ?? (0, 0)
        if !(0...1).contains(counts.drags) || !(0...1).contains(counts.motions) {
            world?.fail("\(view.name): \(counts.drags) drags and \(counts.motions) motions are open")
        }
        world?.fire(.scrolled)
    }

    // MARK: The collection view

    static func layout(_ kind: Int) -> CollectionLayout {
        switch kind {
        case 0: return Photos.grid()
        case 1:
            let layout = Photos.grid()
            layout.itemSize = CGSize(width: 300, height: 220)
            return layout
        case 2: return CollectionLineLayout()
        default: return CollectionStackLayout()
        }
    }

    /// Returns a part 0...1 of the items as an index path; `nil` without items.
    private func path(_ part: Double) -> IndexPath? {
        let paths = numbers.sections.indices.flatMap { section in
            numbers.sections[section].indices.map { IndexPath(item: $0, section: section) }
        }
        return paths.isEmpty ? nil : paths[min(paths.count - 1, Int(part * Double(paths.count)))]
    }

    func perform(_ step: FuzzCollectionStep) {
        guard let collection = scroller(2) as? CollectionView else { return }
        switch step {
        case .insert(let parts):
            let paths = Set(parts.compactMap(path)).sorted()
            for path in paths {
                numbers.sections[path.section].insert(nextNumber, at: path.item)
                nextNumber += 1
            }
            update(collection) { $0.insertItems(at: paths) }
        case .delete(let parts):
            let paths = Set(parts.compactMap(path)).sorted()
            for path in paths.reversed() { numbers.sections[path.section].remove(at: path.item) }
            update(collection) { $0.deleteItems(at: paths) }
        case .move(let from, let to):
            guard let from = path(from), let to = path(to), from != to else { return }
            let number = numbers.sections[from.section].remove(at: from.item)
            let item = min(to.item, numbers.sections[to.section].count)
            numbers.sections[to.section].insert(number, at: item)
            update(collection) {
                $0.moveItem(at: from, to: IndexPath(item: item, section: to.section))
            }
        case .reload(let count):
            numbers.sections[0] = Array(nextNumber..<nextNumber + count)
            nextNumber += count
            collection.reloadData()
        case .layout(let kind, let animated):
            guard collection.interaction == nil, !collection.isNavigating else { return }
            let done = expect()
            collection.setCollectionViewLayout(Self.layout(kind), animated: animated) { _ in done() }
        case .begin(let kind):
            guard collection.interaction == nil, !collection.isNavigating else { return }
            let done = expect()
            collection.startInteractiveTransition(to: Self.layout(kind)) { _, _ in done() }
        case .progress(let progress):
            (collection.collectionViewLayout as? CollectionTransitionLayout)?.transitionProgress = progress
        case .end(let finishes): endInteraction(finishes: finishes)
        }
    }

    func endInteraction(finishes: Bool) {
        guard let collection, collection.interaction != nil else { return }
        if finishes {
            collection.finishInteractiveTransition()
        } else {
            collection.cancelInteractiveTransition()
        }
    }

    private func update(_ collection: CollectionView, _ body: @escaping (CollectionView) -> Void) {
        let done = expect()
        collection.performBatchUpdates {
            body(collection)
        } completion: { _ in
            done()
        }
    }

    /// Counts a completion that must come once.
    private func expect() -> () -> Void {
        completions.due += 1
        var count = 0
        return { [weak self] in
            guard let self else { return }
            count += 1
            if count > 1 { world?.fail("a completion of the collection view came \(count) times") }
            completions.received += 1
            world?.books.disturb()
            world?.fire(.blockEnds)
        }
    }

    // MARK: Sheets

    /// Returns the sheet of a page; `nil` while the page is presented in another style.
    func sheet(_ page: Int) -> SheetPresentationController? {
        guard let controller = world?.pages[page], let sheet = controller.sheetPresentationController,
            sheet.presentedViewController === controller
        else { return nil }
        controller.adaptivePresentationDelegate = self
        sheets[page] = sheet
        world?.books.keep(sheet)
        return sheet
    }

    /// Forgets the sheet of a page that is released.
    func dropSheet(of page: Int) { sheets[page] = nil }

    func perform(_ step: FuzzSheetStep, page: Int) {
        guard let sheet = sheet(page) else { return }
        func change(_ animated: Bool, _ body: () -> Void) {
            if animated { sheet.animateChanges(body) } else { body() }
        }
        switch step {
        case .heights(let heights, let animated):
            change(animated) {
                sheet.detents = heights.enumerated().map { index, height in
                    .custom(identifier: .init("\(index)")) { _ in height }
                }
            }
        case .select(let index, let animated):
            change(animated) { sheet.selectedDetentIdentifier = .init("\(index)") }
        case .undimmed(let index): sheet.largestUndimmedDetentIdentifier = index.map { .init("\($0)") }
        case .modal(let isModal): sheet.presentedViewController.isModalInPresentation = isModal
        case .mayDismiss(let may): mayDismiss = may
        case .expandsByScrolling(let expands): sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
        case .grabber(let isVisible): sheet.prefersGrabberVisible = isVisible
        case .enabled(let isEnabled): sheet.panGestureRecognizer.isEnabled = isEnabled
        }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: SheetPresentationController
    ) {
        world?.fire(.sheet)
    }
    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
        world?.fire(.sheet)
        return mayDismiss
    }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
        world?.fire(.sheet)
    }
}
