import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct PresentationStyleTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let root = LoggingController(name: "root")
    private let next = LoggingController(name: "next")

    init() { scene.window.rootViewController = root }

    @Test func `PresentationStyle has UIKit's raw values`() {
        #expect(
            PresentationStyle.allCases.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6])
        #expect(PresentationStyle.formSheet.rawValue == 2 && PresentationStyle.custom.rawValue == 4)
    }

    @Test(arguments: PresentationStyle.allCases)
    func `A5: full screen and none remove the presenter's view at the end, the others keep it`(
        _ style: PresentationStyle
    ) {
        // Large enough for every style to stay unadapted.
        scene.overrideTraitCollection = TraitCollection(
            horizontalSizeClass: .regular, verticalSizeClass: .regular)
        next.modalPresentationStyle = style
        root.present(next, animated: true)
        #expect(root.view.scene === scene, "it stays until the end in every style")
        scene.runOut()
        let removes = [.fullScreen, .none, .currentContext].contains(style)
        #expect((root.view.superview == nil) == removes)
        #expect((root.appearance == .disappeared) == removes)
        #expect(next.presentationController?.presentationStyle == (style == .automatic ? .pageSheet : style))
        next.dismiss(animated: true)
        scene.runOut()
        #expect(scene.window.subviews.map(\.id) == [root.view.id] && root.appearance == .appeared)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test(arguments: [PresentationStyle.formSheet, .pageSheet], [false, true])
    func `A6: a sheet with a custom animator is reported, and the tree is correct`(
        _ style: PresentationStyle, _ cancels: Bool
    ) {
        let slide = SlideTransition(edge: .right)
        next.modalPresentationStyle = style
        next.transitioningDelegate = slide
        let before = scene.snapshot().root
        root.present(next, animated: true)
        #expect(scene.diagnostics.count == 1)
        if cancels {
            scene.transition?.pauseInteractiveTransition()
            scene.transition?.cancelInteractiveTransition()
            scene.runOut()
            #expect(scene.snapshot().root == before && root.presentedViewController == nil)
            return
        }
        scene.runOut()
        #expect(next.view.frame == CGRect(x: 0, y: 40, width: 390, height: 804))
        #expect(root.view.superview === scene.window)
        next.dismiss(animated: true)
        #expect(scene.diagnostics.count == 2 && scene.diagnostics[0] == scene.diagnostics[1])
        scene.runOut()
        #expect(scene.snapshot().root == before && scene.isIdle)
    }

    @Test func `U1: the default style is automatic: a page sheet, or by the policy the whole screen`() {
        #expect(next.modalPresentationStyle == .automatic)
        for (policy, style) in [
            (TransitionPolicies.AutomaticStyle.pageSheet, PresentationStyle.pageSheet),
            (.fullScreen, .fullScreen),
        ] {
            scene.policies.automaticStyle = policy
            root.present(next, animated: true)
            #expect(scene.transition?.presentationStyle == style)
            scene.runOut()
            #expect(next.presentationController?.presentationStyle == style)
            #expect((root.view.superview == nil) == (policy == .fullScreen))
            #expect(next.view.frame.minY == (policy == .fullScreen ? 0 : 40))
            next.dismiss(animated: false)
        }
        #expect(next.modalPresentationStyle == .automatic && scene.diagnostics.isEmpty)
    }

    @Test func `U1: with a delegate's animator automatic is still a page sheet, and reported`() {
        let slide = SlideTransition(edge: .right)
        next.transitioningDelegate = slide
        root.present(next, animated: true)
        #expect(scene.diagnostics == [.sheetWithCustomAnimator(style: .pageSheet)])
        scene.runOut()
        scene.policies.automaticStyle = .fullScreen
        next.dismiss(animated: false)
        root.present(next, animated: true)
        #expect(scene.diagnostics.count == 1 && scene.transition?.presentationStyle == .fullScreen)
    }

    /// Sets the style of the presented controller after `super.init`, and returns itself as the delegate.
    private final class Sheet: PresentationController, ViewControllerTransitioningDelegate {
        override init(presentedViewController: SceneViewController, presenting: SceneViewController?) {
            super.init(presentedViewController: presentedViewController, presenting: presenting)
            presentedViewController.modalPresentationStyle = .custom
        }

        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 444, width: 390, height: 400)
        }

        func presentationController(
            forPresented presented: SceneViewController, presenting: SceneViewController?,
            source: SceneViewController
        ) -> PresentationController? { self }
    }

    @Test func `U2: the style is read when the presentation begins, not when its controller is made`() {
        let sheet = Sheet(presentedViewController: next, presenting: root)
        #expect(sheet.presentationStyle == .custom)
        next.transitioningDelegate = sheet
        for _ in 0..<2 {
            root.present(next, animated: true)
            #expect(scene.transition?.presentationStyle == .custom)
            scene.runOut()
            #expect(sheet.presentationStyle == .custom && next.presentationController === sheet)
            #expect(next.view.frame == CGRect(x: 0, y: 444, width: 390, height: 400))
            #expect(root.view.superview === scene.window && root.appearance == .appeared)
            // From the beginning on the style is constant.
            next.modalPresentationStyle = .fullScreen
            #expect(sheet.presentationStyle == .custom && !sheet.shouldRemovePresentersView)
            next.dismiss(animated: true)
            scene.runOut()
            #expect(next.presentingViewController == nil && scene.isIdle)
            next.modalPresentationStyle = .custom
        }
        let plain = PresentationController(presentedViewController: next, presenting: root)
        for style in [PresentationStyle.formSheet, .overFullScreen] {
            next.modalPresentationStyle = style
            #expect(plain.presentationStyle == style)
        }
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `U9: A form sheet is 540 by 620 and centred if it fits, else a page sheet`() {
        let style = PresentationStyle.formSheet
        func frame(_ width: Double, _ height: Double) -> CGRect {
            let size = CGSize(width: width, height: height)
            return style.frame(in: CGRect(origin: .zero, size: size), traits: TraitCollection(size: size))
        }
        #expect(frame(1024, 768) == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(frame(540, 620) == CGRect(x: 0, y: 0, width: 540, height: 620))
        #expect(frame(539, 800) == CGRect(x: 0, y: 40, width: 539, height: 760))
        #expect(frame(1024, 600) == CGRect(x: 160, y: 40, width: 704, height: 520))
        #expect(frame(700, 619) == CGRect(x: 40, y: 40, width: 620, height: 539))
        #expect(frame(844, 390) == CGRect(x: 0, y: 0, width: 844, height: 390), "too low for a sheet")
    }

    @Test func `A context style covers only the presenter's view, and restores its position`() {
        let card = SceneViewController(name: "card")
        root.addChild(card)
        card.view = SceneView(frame: CGRect(x: 40, y: 100, width: 300, height: 400), name: "card")
        card.definesPresentationContext = true
        card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(card.view)
        let before = scene.snapshot().root
        for style in [PresentationStyle.currentContext, .overCurrentContext] {
            next.modalPresentationStyle = style
            card.present(next, animated: true)
            scene.runOut()
            #expect(next.view.superview?.frame == CGRect(x: 40, y: 100, width: 300, height: 400))
            #expect(next.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
            #expect((card.view.superview == nil) == (style == .currentContext))
            scene.resize(to: CGSize(width: 490, height: 844))
            #expect(next.view.frame.size.width == 400)
            scene.resize(to: CGSize(width: 390, height: 844))
            next.dismiss(animated: true)
            scene.runOut()
            #expect(scene.snapshot().root == before, "\(style)")
            next.modalPresentationStyle = style
            card.present(next, animated: true)
            scene.transition?.pauseInteractiveTransition()
            scene.transition?.cancelInteractiveTransition()
            scene.runOut()
            #expect(scene.snapshot().root == before, "\(style), cancelled")
        }
    }
}
