import Foundation
import Hooke
import HookeTransitions
import Testing

/// The policy with which a cancel restores also what was set outside animation blocks.
@Suite struct RestoreAllTests {
    /// Changes every property of a view outside blocks.
    private func meddle(_ view: SceneView) {
        view.layer.anchorPoint = CGPoint(x: 0.1, y: 0.9)
        view.frame = CGRect(x: 7, y: 9, width: 33, height: 44)
        view.bounds.origin = CGPoint(x: 3, y: -2)
        view.layer.zPosition = 12
        view.layer.transform = .rotationY(0.3)
        view.layer.sublayerTransform.m34 = -0.002
        view.alpha = 0.3
        view.backgroundColor = nil
        view.layer.cornerRadius = 9
        view.clipsToBounds.toggle()
        view.isHidden.toggle()
        view.layer.borderWidth = 2
        view.layer.borderColor = nil
        view.layer.shadowColor = .systemRed
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 1, height: 1)
        view.layer.shadowRadius = 7
        view.layer.maskedCorners = []
        view.layer.isDoubleSided = false
        if let mask = view.layer.mask {
            mask.transform = .rotationZ(1)
            mask.sublayers?.first?.removeFromSuperlayer()
        }
        view.layer.mask = SceneLayer()
        view.isUserInteractionEnabled.toggle()
        view.isOpaque.toggle()
        view.tag = 1001
        view.autoresizingMask = .flexibleLeftMargin
        view.autoresizesSubviews.toggle()
        view.semanticContentAttribute = .forceRightToLeft
        view.layer.speed = 2
        view.layer.timeOffset = 0.5
        view.layer.beginTime = 0.25
    }

    /// What `meddle` changes besides the state of a snapshot.
    private struct Settings: Equatable {
        let flags: [Bool]
        let mask: AutoresizingMask
        let semantics: SemanticContentAttribute
        let clock: [Double]
        let layerMask: ObjectIdentifier?

        init(_ view: SceneView) {
            flags = [view.isUserInteractionEnabled, view.autoresizesSubviews, view.isOpaque]
            layerMask = view.layer.mask.map(ObjectIdentifier.init)
            (mask, semantics) = (view.autoresizingMask, view.semanticContentAttribute)
            clock = [view.layer.speed, view.layer.timeOffset, view.layer.beginTime]
        }
    }

    /// Presents with an animator that meddles with a label of the presenter, its view and the presented view,
    /// cancels, and returns whether the tree, the presented view and the settings are as before.
    private func isRestored(
        _ policy: TransitionPolicies.RestoredState, byFinger: Bool
    ) -> (tree: [String], isPresentedViewSame: Bool, areSettingsSame: Bool) {
        let rig = ScriptedTransition()
        rig.scene.policies.restoredByCancel = policy
        let label = SceneView(frame: CGRect(x: 20, y: 40, width: 100, height: 30), name: "label")
        label.backgroundColor = SceneColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0)
        rig.home.view.addSubview(label)
        let (mask, hole) = (SceneLayer(), SceneLayer())
        mask.addSublayer(hole)
        label.layer.mask = mask
        rig.next.view.backgroundColor = .white
        let views = [label, rig.home.view, rig.next.view]
        rig.isInteractive = byFinger
        rig.script = { [unowned rig] context in
            for view in views { meddle(view) }
            SceneView.animate(withDuration: 1) {
                label.alpha = 1
                rig.home.view.transform = Affine2D.scale(x: 0.5, y: 0.5)
                rig.next.view.center.y += 100
            }
        }
        rig.scene.advance(to: 0)
        let (before, presented) = (rig.scene.modelSnapshot(), rig.next.view.presentationState)
        let settings = views.map(Settings.init)
        rig.begin()
        if byFinger {
            rig.driver.update(0.6)
        } else {
            rig.scene.advance(to: 0.1)
            rig.scene.transition?.pauseInteractiveTransition()
        }
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.completions == 1 && rig.scene.isIdle)
        if policy == .all { #expect(mask.transform == .identity && hole.superlayer === mask) }
        return (
            rig.scene.snapshot().differences(from: before)
                + rig.scene.modelSnapshot().differences(from: before),
            rig.next.view.presentationState == presented, views.map(Settings.init) == settings
        )
    }

    @Test(arguments: [true, false])
    func `U6: with the policy a cancel restores everything that was set outside blocks`(_ byFinger: Bool) {
        let all = isRestored(.all, byFinger: byFinger)
        #expect(all.tree == [] && all.isPresentedViewSame && all.areSettingsSame)
    }

    @Test func `U6, C11: by default it stays`() {
        let animated = isRestored(.animated, byFinger: true)
        #expect(animated.tree.contains("window/home/label: anchorPoint.x is 0.1; was 0.5"))
        #expect(animated.tree.contains("window/home: isHidden is true; was false"))
        #expect(animated.tree.contains { $0.hasPrefix("window/home: sublayerTransform.m34 is -0.002") })
        #expect(!animated.isPresentedViewSame && !animated.areSettingsSame)
    }

    @Test(arguments: SwipeRig.kinds, [false, true])
    func `U6: after any part of a transition the whole tree is as before`(
        _ kind: PlayableTransition, _ dismissal: Bool
    ) {
        let rig = SwipeRig(kind)
        rig.scene.policies.restoredByCancel = .all
        if dismissal { rig.beginPresented() }
        let (before, presenter) = (rig.scene.modelSnapshot(), rig.presenter.view.presentationState)
        for fraction in [0, 0.3, 1] {
            if dismissal { rig.beginDismissal() } else { rig.begin() }
            rig.presenter.view.layer.sublayerTransform.m34 = -0.001
            rig.scene.window.clipsToBounds = true
            rig.driver.update(fraction)
            rig.driver.cancel()
            rig.runOut()
            #expect(rig.scene.modelSnapshot().differences(from: before) == [])
            #expect(rig.scene.snapshot().differences(from: before) == [])
            #expect(rig.presenter.view.presentationState == presenter)
        }
        #expect(rig.completions == 3 && rig.scene.isIdle)
    }

    @Test(arguments: SwipeRig.kinds, [false, true])
    func `U6, F9: rotated meanwhile, it is the earlier tree, rotated`(
        _ kind: PlayableTransition, _ dismissal: Bool
    ) {
        for containers in [TransitionPolicies.Containers.modern, .iOS7] {
            let rigs = [SwipeRig(kind), SwipeRig(kind)]
            for (index, rig) in rigs.enumerated() {
                rig.scene.policies.restoredByCancel = .all
                rig.scene.policies.containers = containers
                rig.presenter.view.subviews[0].autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
                if dismissal { rig.beginPresented() }
                if index == 1 {
                    if dismissal { rig.beginDismissal() } else { rig.begin() }
                    rig.presenter.view.layer.sublayerTransform.m34 = -0.001
                    rig.presenter.view.subviews[0].layer.anchorPoint = .zero
                    rig.driver.update(0.6)
                }
                rig.scene.rotate(to: .landscapeLeft, duration: 0.2)
                rig.scene.advance(to: rig.scene.now + 0.1)
                if index == 1 { rig.driver.cancel() }
                rig.runOut()
            }
            let plain = rigs[0].scene
            #expect(rigs[1].scene.modelSnapshot().differences(from: plain.modelSnapshot()) == [])
            #expect(rigs[1].scene.snapshot().differences(from: plain.snapshot()) == [])
        }
    }

    @Test func `U6: a pop that is cancelled restores both pages`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        scene.policies.restoredByCancel = .all
        let pages = ["low", "high"].map { SceneViewController(name: $0) }
        let navigation = NavigationController(rootViewController: pages[0])
        scene.window.rootViewController = navigation
        navigation.pushViewController(pages[1], animated: false)
        scene.advance(to: 0)
        let before = scene.modelSnapshot()
        let states = pages.map(\.view.presentationState)
        navigation.popViewController(animated: true)
        for page in pages {
            page.view.isHidden = true
            page.view.layer.anchorPoint = .zero
        }
        scene.advance(to: 0.1)
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.runOut()
        #expect(scene.modelSnapshot().differences(from: before) == [] && scene.isIdle)
        #expect(pages.map(\.view.presentationState) == states)
    }
}
