import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// A scene with everything that scripts control, and the expectations for it.
final class FuzzWorld {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let root: SceneViewController
    let navigation: NavigationController?
    let tabs: TabBarController?
    /// The controllers that scripts present and push; a slot is filled again when its page is released.
    var pages: [FuzzPage] = []
    /// The root controllers, which are never presented.
    let others: [FuzzPage]
    /// Views besides the pages'.
    let labels: [SceneView]
    var driver = PercentDrivenInteractiveTransition()
    var settling = FuzzSettling(style: .uiKit, overshoot: .clamp, speed: 1, tracksFinger: false)
    /// The parameters of the next change.
    var next = FuzzTransition(animated: true, driver: .none, animator: .curve, alongside: false)
    let swipe = SwipeDriver(edge: .right, measure: .location)
    private(set) var delegate: FuzzDelegate!
    var animators: [Int: PropertyAnimator] = [:]
    var changes: [Int: SceneChange] = [:]
    /// The numbers of recorded and of ended changes.
    var changeCount = (made: 0, ended: 0)
    private(set) var content: FuzzContent!
    /// The animator of what touches begin.
    var touchAnimator = FuzzAnimatorKind.curve
    var armed: [FuzzTrigger: [FuzzReaction]] = [:]
    /// Posts notifications, whose block runs what is armed.
    let center = NotificationCenter()
    static let note = Notification.Name("fuzz")
    private var observers: [FuzzObserver] = []
    /// Whether a block records a change or new ends: what its observers request is part of the change, and undone with it.
    private var isRecording = false
    private var depth = 0
    /// The last requested transition.
    private weak var claimed: TransitionContext?

    /// The first fault.
    private(set) var failure: String?
    var books = FuzzBooks()
    /// The last model of each view of which every number was finite.
    var finiteModels: [ViewID: ViewState] = [:]
    var coverage = FuzzCoverage()
    /// The last transition that ended, kept for later calls.
    var last: TransitionContext?

    /// Creates the world of a script.
    ///
    /// - Parameters:
    ///   - kind: the root controller.
    ///   - restoresAll: whether a cancel restores what was set outside blocks too.
    init(root kind: FuzzScript.Root, restoresAll: Bool) {
        if restoresAll { scene.policies.restoredByCancel = .all }
        let home = FuzzPage(name: "home")
        labels = (0..<4).map {
            FuzzView(
                frame: CGRect(x: 20, y: 40 + 50 * Double($0), width: 100, height: 30), name: "label \($0)")
        }
        switch kind {
        case .plain:
            (root, navigation, tabs) = (home, nil, nil)
            others = [home]
        case .navigation:
            let stack = NavigationController(rootViewController: home)
            (root, navigation, tabs) = (stack, stack, nil)
            others = [home]
        case .tabs:
            let stack = NavigationController(rootViewController: home)
            let other = FuzzPage(name: "other tab")
            others = [home, other]
            let bar = TabBarController(viewControllers: [stack, other])
            (root, navigation, tabs) = (bar, stack, bar)
        }
        content = FuzzContent(world: self)
        delegate = FuzzDelegate(world: self, swipe: swipe)
        navigation?.delegate = delegate
        // Flights between these labels, and previews back on the stack inside tabs.
        for label in labels.prefix(3) { label.transitionIdentifier = ZoomInTransition.sourceIdentifier }
        if kind == .tabs { navigation?.backStyle = .predictive }
        tabs?.delegate = delegate
        for index in 0..<5 { pages.append(makePage("page \(index)")) }
        home.view.addSubview(labels[0])
        pages[0].view.addSubview(labels[1])
        pages[1].view.addSubview(labels[2])
        scene.window.rootViewController = root
        swipe.begin = { [weak self] in
            guard let self else { return }
            request(FuzzTransition(animated: true, driver: .none, animator: .slide, alongside: false)) {
                self.present(page: 0, style: .fullScreen)
            }
        }
        scene.window.addGestureRecognizer(swipe.recognizer)
        for recognizer in Self.recognizers() {
            recognizer.addHandler { [weak self] _ in self?.fire(.gesture) }
            scene.window.addGestureRecognizer(recognizer)
            books.keep(recognizer)
        }
        for page in others + pages { page.world = self }
        for view in labels { watch(view) }
        // A notification is posted and received by the scene's thread.
        nonisolated(unsafe) let notified = { [weak self] in self?.fire(.notified) ?? () }
        _ = center.addObserver(forName: Self.note, object: nil, queue: nil) { _ in notified() }
        let containers: [SceneViewController?] = [root, navigation, tabs]
        books.expect(containers.compactMap { $0 } + others + pages)
        for view in labels { books.keep(view) }
        scene.onTransitionEvent = { [weak self] state, event in self?.note(state, event) }
    }

    /// Recognisers on the window besides the swipe.
    private static func recognizers() -> [GestureRecognizer] {
        [TapGestureRecognizer(), PinchGestureRecognizer()]
    }

    /// Observes a view's frame and touches.
    func watch(_ view: SceneView) {
        (view as? FuzzView)?.world = self
        let observer = FuzzObserver(view, world: self)
        observers.append(observer)
        view.addObserver(observer)
    }

    /// Runs the block of a change or of a retarget, in which observers run nothing.
    func record(_ body: () -> Void) {
        let outer = isRecording
        isRecording = true
        body()
        isRecording = outer
    }

    /// Makes a page.
    func makePage(_ name: String) -> FuzzPage {
        let page = FuzzPage(name: name)
        page.world = self
        page.transitioningDelegate = delegate
        watch(page.view)
        return page
    }

    func makeDriver() -> PercentDrivenInteractiveTransition {
        let driver = PercentDrivenInteractiveTransition()
        books.keep(driver)
        apply(settling, to: driver)
        return driver
    }

    func apply(_ settling: FuzzSettling, to driver: PercentDrivenInteractiveTransition) {
        driver.settle =
            switch settling.style {
            case .uiKit: nil
            case .spring: .spring
            case .bouncy: .spring(try! Spring(response: 0.4, dampingRatio: 0.4))
            case .curve: .cubic
            }
        driver.overshoot =
            switch settling.overshoot {
            case .clamp: .clamp
            case .extrapolate: .extrapolate
            case .rubberBand: .rubberBand(limit: 0.1)
            }
        driver.completionSpeed = settling.speed
        driver.tracksFinger = settling.tracksFinger
    }

    /// The frontmost controller that may present.
    var top: SceneViewController {
        var controller = root
        while let upper = controller.presentedViewController { controller = upper }
        return controller
    }

    /// Returns the view with a number: a label, a page's view or the root's.
    func view(_ index: Int) -> SceneView {
        index < 4 ? labels[index] : index < 9 ? pages[index - 4].view : root.view
    }

    func fail(_ what: String) { if failure == nil { failure = what } }

    func track(_ animator: FuzzAnimator) { books.keep(animator) }

    /// Runs the action that is armed for a callback, up to a few levels deep.
    func fire(_ trigger: FuzzTrigger) {
        guard var waiting = armed[trigger], !waiting.isEmpty, depth < 4 else { return }
        if trigger == .observed || trigger == .moved, isRecording { return }
        let reaction = waiting.removeFirst()
        // An animator that is adding a view would add it after the end.
        if trigger == .moved, case .complete = reaction, scene.transition?.animator != nil { return }
        armed[trigger] = waiting
        depth += 1
        books.disturb()
        react(reaction)
        depth -= 1
    }

    /// Runs an independent block after a delay.
    func later(_ delay: Double, _ body: @escaping () -> Void) {
        let timer = PropertyAnimator(scene: scene, duration: delay) { [weak self] in
            self?.labels[3].layer.zPosition += 1
        }
        timer.addCompletion { _ in body() }
        timer.startAnimation()
    }

    // MARK: Requests

    /// Sets the next change, requests it, and records it if it began.
    func request(_ transition: FuzzTransition, _ ask: () -> Void) {
        let outer = next
        defer { next = outer }
        next = transition
        closePage()
        let before = scene.transition
        let tree = before == nil ? books.snapshot(scene) : nil
        let disturbances = books.disturbances
        ask()
        guard let begun = scene.transition, begun !== before else {
            // A change of the stack may wait, and follow the end.
            if before != nil {
                books.disturb()
                books.forgetTree()
            }
            return
        }
        books.keep(begun)
        books.open(
            begun, tree: disturbances == books.disturbances ? tree : nil,
            isSmooth: disturbances == books.disturbances && transition.animator.isSmooth
                && scene.groups.count == 1
                && !(transition.animator == .flip && begun.presentationStyle != .fullScreen),
            setsAfterwards: transition.animator == .dropIn)
        if transition.alongside {
            var count = 0
            books.requests += 1
            let joined = begun.coordinator?.animate(
                alongsideTransition: { [weak self] _ in self?.labels[0].alpha -= 0.125 },
                completion: { [weak self] _ in
                    count += 1
                    if count > 1 { self?.fail("a coordinator's completion came \(count) times") }
                    self?.books.answers += 1
                    self?.fire(.alongsideEnds)
                })
            if joined != true { books.answers += 1 }
            begun.coordinator?.notifyWhenInteractionChanges { [weak self] _ in self?.fire(.interactionChanged)
            }
        }
    }

    func present(page: Int, style: FuzzStyle) {
        let controller = pages[page]
        // A controller that presents or is presented keeps its style.
        if controller.presentingViewController == nil { controller.modalPresentationStyle = style.style }
        if style == .sheet { _ = content.sheet(page) }
        ask {
            top.present(controller, animated: next.animated, completion: $0)
        } isBegun: {
            $0.kind == .presentation && $0.toController === controller
        }
    }

    func dismiss() {
        let asked = top
        ask {
            asked.dismiss(animated: next.animated, completion: $0)
        } isBegun: {
            $0.kind == .dismissal
        }
    }

    /// Requests with a completion and counts: an accepted request is completed once, a refused one never.
    private func ask(_ body: (@escaping () -> Void) -> Void, isBegun: (TransitionContext) -> Bool) {
        var count = 0
        var isAccepted: Bool?
        let before = scene.transition
        body { [weak self] in
            count += 1
            if count > 1 { self?.fail("a completion came \(count) times") }
            if isAccepted == false { self?.fail("the completion of a refused request came") }
            if isAccepted == true { self?.books.answers += 1 }
            self?.fire(.completion)
        }
        // What a callback requested in between counts for that callback.
        let begun = scene.transition.map { $0 !== before && $0 !== claimed && isBegun($0) } ?? false
        if begun { claimed = scene.transition }
        isAccepted = begun || count > 0
        if begun, count == 0 { books.requests += 1 }
    }

    private func note(_ state: TransitionMachine.State, _ event: TransitionMachine.Event) {
        coverage.note(state.phase, event)
        guard case .complete(let didComplete) = event else { return }
        if case .ended = state.phase { return }
        books.noteEnd()
        let animator = scene.transition?.animator as? FuzzAnimator
        if didComplete, state.phase == .waiting || scene.transition?.interactionController is FuzzOwnDriver {
            // The incoming view was not added.
            books.viewsMayBeMissing = true
        }
        if animator?.kind == .readdsPresenter || animator?.kind == .removesViews { books.treeIsOdd = true }
        if animator?.kind == .removesViews { books.viewsMayBeMissing = true }
    }
}

extension SwipeDriver {
    /// Whether it has a transition already.
    var isBusy: Bool { isDriving }
}
