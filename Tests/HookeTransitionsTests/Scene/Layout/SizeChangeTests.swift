import Foundation
import HookeGeometry
import HookeTransitions
import Testing

/// Records the callbacks of a change of size.
private final class Hearer: SceneViewController {
    let journal: Journal
    var alongside: ((any ViewControllerContextTransitioning) -> Void)?
    var coordinated: TransitionCoordinator?
    var turn: Affine2D?

    init(_ name: String, _ journal: Journal) {
        self.journal = journal
        super.init(name: name)
    }
    override func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        journal.log.append("\(name).sizeForChild \(Int(parentSize.width))")
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        journal.log.append("\(name).willTransition \(Int(size.width))x\(Int(size.height))")
        (coordinated, turn) = (coordinator, coordinator.targetTransform)
        coordinator.animate { [unowned self] context in
            journal.log.append("\(name).alongside")
            alongside?(context)
        } completion: { [unowned self] _ in
            journal.log.append("\(name).done")
        }
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator) {
        journal.log.append("\(name).willTraits \(newCollection.horizontalSizeClass)")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
        super.traitCollectionDidChange(previous)
        journal.log.append("\(name).didTraits \(previous!.horizontalSizeClass)")
    }
    override func viewWillLayoutSubviews() { journal.log.append("\(name).willLayout") }
}

@Suite struct SizeChangeTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let journal = Journal()
    private let root: Hearer

    init() {
        root = Hearer("root", journal)
        scene.window.rootViewController = root
        journal.log = []
    }

    @Test func `S31: size of the child, will transition, layout, alongside, and the completion at the end`() {
        let child = Hearer("child", journal)
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        scene.advance(to: 0)
        journal.log = []
        scene.rotate(to: .landscapeLeft, duration: 0.4)
        #expect(
            journal.log == [
                "root.willTraits regular", "child.willTraits regular",
                "root.willTransition 844x390", "root.sizeForChild 844", "child.willTransition 844x390",
                "root.willLayout", "child.willLayout", "root.alongside", "child.alongside",
                "root.didTraits compact", "child.didTraits compact",
            ])
        #expect(scene.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(scene.window.bounds == scene.bounds && scene.window.presentationState.bounds == scene.bounds)
        #expect(scene.orientation == .landscapeLeft)
        #expect(child.view.frame == scene.bounds)
        #expect(child.view.presentationState.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        scene.advance(to: 0.2)
        #expect(abs(child.view.presentationState.frame.size.width - 617) < 1e-9)
        journal.log = []
        scene.advance(to: 0.4)
        #expect(journal.log == ["root.done", "child.done"])
        #expect(child.view.presentationState.frame == scene.bounds && scene.isIdle)
        #expect(child.coordinated?.animate(alongsideTransition: { _ in }) == false, "S24: it is over")
    }

    @Test func `S31: alongside blocks animate over the rotation, also those that join later`() {
        let mark = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(mark)
        scene.advance(to: 0)
        root.alongside = { context in
            #expect(context.isAnimated && context.containerView === self.scene.window)
            mark.alpha = 0
        }
        scene.rotate(to: .landscapeRight, duration: 1)
        scene.advance(to: 0.5)
        #expect(abs(mark.presentationState.opacity - 0.5) < 1e-12)
        root.coordinated?.animate { _ in mark.layer.cornerRadius = 8 }
        scene.advance(to: 0.75)
        #expect(abs(mark.presentationState.cornerRadius - 4) < 1e-12, "over the remaining half")
        scene.advance(to: 1)
        #expect(mark.presentationState.opacity == 0 && mark.presentationState.cornerRadius == 8)
    }

    @Test func `S31: without a duration everything is done when the call returns`() {
        scene.resize(to: CGSize(width: 700, height: 844))
        #expect(scene.isIdle && root.view.presentationState.frame == scene.bounds)
        #expect(journal.log.last == "root.didTraits compact")
        #expect(journal.log.contains("root.done"))
        scene.resize(to: CGSize(width: 700, height: 844))
        #expect(journal.log.filter { $0.hasPrefix("root.willTransition") }.count == 1, "no change, no call")
    }

    @Test func `The orientation has UIKit's raw values; a half turn changes no size and calls nothing`() {
        #expect(InterfaceOrientation.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        scene.rotate(to: .portraitUpsideDown)
        #expect(scene.orientation == .portraitUpsideDown && scene.bounds.size.width == 390)
        #expect(journal.log.isEmpty)
        scene.rotate(to: .landscapeRight)
        #expect(root.turn == Affine2D(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
        scene.rotate(to: .landscapeLeft)
        scene.rotate(to: .portrait)
        #expect(root.turn == Affine2D(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        scene.advance(to: 5)
        #expect(scene.isIdle && root.view.presentationState.frame == scene.bounds)
    }

    @Test func `Invalid sizes and orientations are reported and change nothing`() {
        for size in [
            CGSize(width: Double.nan, height: 1), CGSize(width: 0, height: 10), CGSize(width: 10, height: -1),
            CGSize(width: Double.infinity, height: 1),
        ] {
            scene.resize(to: size)
        }
        scene.rotate(to: .unknown)
        #expect(scene.diagnostics.count == 5 && scene.bounds.size == CGSize(width: 390, height: 844))
        root.alongside = { [scene] _ in scene.resize(to: CGSize(width: 1, height: 1)) }
        scene.resize(to: CGSize(width: 800, height: 800), duration: .nan)
        #expect(scene.diagnostics.count == 7 && scene.bounds.size == CGSize(width: 800, height: 800))
        #expect(scene.isIdle)
    }

    @Test func `Children of containers, covered presenters and presented views follow the size`() {
        let navigation = NavigationController(rootViewController: SceneViewController(name: "a"))
        let tabs = TabBarController(viewControllers: [navigation, SceneViewController(name: "t")])
        scene.window.rootViewController = tabs
        let top = SceneViewController(name: "b")
        navigation.pushViewController(top, animated: false)
        let presented = Hearer("presented", journal)
        presented.modalPresentationStyle = .fullScreen
        tabs.present(presented, animated: false)
        #expect(tabs.view.superview == nil)
        journal.log = []
        scene.resize(to: CGSize(width: 500, height: 600))
        #expect(journal.log.first == "presented.willTransition 500x600")
        for controller in [tabs, navigation, top, presented] as [SceneViewController] {
            #expect(controller.view.frame == scene.bounds, "\(controller.name)")
        }
        presented.dismiss(animated: true)
        scene.advance(to: 3)
        #expect(tabs.view.presentationState.frame == scene.bounds && tabs.view.superview === scene.window)
        navigation.popViewController(animated: true)
        scene.advance(to: 6)
        #expect(navigation.topViewController.view.presentationState.frame == scene.bounds)
    }

    @Test func `E6, S31: a drawer gets its fraction, and is placed again with its dimming view`() {
        let drawer = DrawerTransition(edge: .left)
        let menu = Hearer("menu", journal)
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = drawer
        root.present(menu, animated: false)
        scene.advance(to: 1)
        journal.log = []
        scene.rotate(to: .landscapeLeft, duration: 0.5)
        #expect(journal.log.contains("menu.willTransition \(844 * 5 / 6)x390"))
        #expect(menu.view.frame == CGRect(x: 0, y: 0, width: 844.0 * 5 / 6, height: 390))
        #expect(menu.view.presentationState.frame == CGRect(x: 0, y: 0, width: 325, height: 844))
        let dimming = scene.window.viewWithTag(DrawerTransition.dimmingTag)
        #expect(dimming?.frame == scene.bounds)
        scene.advance(to: 2)
        #expect(menu.view.presentationState.frame == menu.view.frame)
    }

    @Test func `Presentation controllers are notified of the container's layout, which places the view`() {
        final class Inset: PresentationController {
            var log: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect {
                containerView!.bounds.insetBy(dx: 50, dy: 50)
            }
            override func containerViewWillLayoutSubviews() {
                log.append("will \(Int(presentedView!.frame.size.width))")
            }
            override func containerViewDidLayoutSubviews() {
                log.append("did \(Int(presentedView!.frame.size.width))")
            }
        }
        let handout = DelegateStub()
        var inset: Inset?
        handout.presentation = {
            inset = Inset(presentedViewController: $0, presenting: $1)
            return inset
        }
        let card = SceneViewController(name: "card")
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = handout
        root.present(card, animated: true)
        scene.advance(to: 1)
        #expect(inset?.log == ["will 290", "did 290"])
        inset?.log = []
        card.view.frame.origin.x = 70
        card.view.superview?.setNeedsLayout()
        scene.advance(to: 2)
        #expect(card.view.frame.origin.x == 70, "without a change of size it is not placed again")
        inset?.log = []
        scene.rotate(to: .landscapeRight)
        #expect(inset?.log.first?.hasPrefix("will") == true)
        #expect(inset?.log.last == "did 744")
        #expect(card.view.frame == CGRect(x: 50, y: 50, width: 744, height: 290))
    }

    @Test func `A scene that is released during a rotation releases its coordinator`() {
        weak var coordinator: TransitionCoordinator?
        do {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let root = Hearer("root", Journal())
            scene.window.rootViewController = root
            scene.rotate(to: .landscapeLeft, duration: 1)
            scene.advance(to: 0.5)
            coordinator = root.coordinated
            #expect(coordinator != nil)
            root.coordinated = nil
            #expect(coordinator != nil)
        }
        #expect(coordinator == nil)
    }

    @Test func `A window that does not resize its subviews leaves them`() {
        scene.window.autoresizesSubviews = false
        scene.resize(to: CGSize(width: 500, height: 500))
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(!scene.window.autoresizesSubviews && scene.window.frame == scene.bounds)
    }
}
