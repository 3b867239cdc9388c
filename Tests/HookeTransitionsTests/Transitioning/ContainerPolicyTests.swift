import Foundation
import HookeGeometry
import HookeTransitions
import Testing

/// The container of a presentation of style `.custom`, with both policies and all orientations.
@Suite struct ContainerPolicyTests {
    /// Comes from the screen's bottom in any container: the start frame depends on the orientation if the
    /// container keeps the device's.
    private final class FromBelow: SelfAnimating {
        let orientation: InterfaceOrientation
        var frameAtStart: CGRect?
        var boundsOfContainer = CGRect.zero
        var target = Affine2D.identity

        init(_ orientation: InterfaceOrientation) { self.orientation = orientation }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            let view = context.view(forKey: .to)!
            let box = context.containerView.bounds
            (frameAtStart, boundsOfContainer, target) = (view.frame, box, context.targetTransform)
            let turns = target != .identity && orientation != .portraitUpsideDown
            view.transform = target
            view.bounds = CGRect(
                x: 0, y: 0, width: turns ? box.size.height : box.size.width,
                height: turns ? box.size.width : box.size.height)
            let end = CGPoint(x: box.size.width / 2, y: box.size.height / 2)
            var start = CGPoint(x: end.x, y: end.y + box.size.height)
            if target != .identity {
                switch orientation {
                case .landscapeRight: start = CGPoint(x: end.x - box.size.width, y: end.y)
                case .landscapeLeft: start = CGPoint(x: end.x + box.size.width, y: end.y)
                default: start = CGPoint(x: end.x, y: end.y - box.size.height)
                }
            }
            view.center = start
            context.containerView.addSubview(view)
            SceneView.animate(withDuration: 1) {
                view.center = end
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    private func present(
        _ policy: TransitionPolicies.Containers, _ orientation: InterfaceOrientation
    ) -> (scene: WindowScene, delegate: FromBelow, view: SceneView, presented: SceneViewController) {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        scene.policies.containers = policy
        let root = SceneViewController(name: "root")
        scene.window.rootViewController = root
        scene.rotate(to: orientation, duration: 0)
        let delegate = FromBelow(orientation)
        let next = SceneViewController(name: "next")
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = delegate
        root.present(next, animated: true)
        return (scene, delegate, next.view, next)
    }

    @Test
    func `A2: without a presentation controller the frame is zero under iOS7, else the container`() {
        let old = present(.iOS7, .portrait)
        #expect(old.delegate.frameAtStart == .zero)
        let new = present(.modern, .portrait)
        #expect(new.delegate.frameAtStart == CGRect(x: 0, y: 0, width: 390, height: 844))
        // The drawer's own presentation controller returns the frame with either policy.
        for policy in [TransitionPolicies.Containers.iOS7, .modern] {
            let rig = SwipeRig(.drawer)
            rig.scene.policies.containers = policy
            rig.begin()
            #expect(
                rig.scene.transition!.finalFrame(for: rig.presented)
                    == CGRect(x: 0, y: 0, width: 325, height: 844))
            rig.driver.update(1)
            #expect(rig.presented.view.presentationState.frame == CGRect(x: 0, y: 0, width: 325, height: 844))
        }
    }

    @Test(arguments: [InterfaceOrientation.landscapeLeft, .landscapeRight])
    func
        `A3: turned by a quarter the oldest container keeps 390 by 844 and turns the content, the new one follows`(
            _ orientation: InterfaceOrientation
        )
    {
        let old = present(.iOS7, orientation).delegate
        #expect(old.boundsOfContainer == CGRect(x: 0, y: 0, width: 390, height: 844))
        let sign = orientation == .landscapeRight ? 1.0 : -1
        #expect(old.target == Affine2D(a: 0, b: sign, c: -sign, d: 0, tx: 0, ty: 0), "±90°, exactly")
        let new = present(.modern, orientation).delegate
        #expect(new.boundsOfContainer == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(new.target == .identity)
    }

    @Test func `S6: the target transform is the identity, ±90° or 180°`() {
        let turns: [(InterfaceOrientation, Double, Double)] = [
            (.portrait, 1, 0), (.landscapeRight, 0, 1), (.portraitUpsideDown, -1, 0), (.landscapeLeft, 0, -1),
        ]
        for (orientation, cosine, sine) in turns {
            #expect(
                present(.iOS7, orientation).delegate.target
                    == Affine2D(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
            #expect(present(.modern, orientation).delegate.target == .identity)
        }
    }

    @Test(arguments: [InterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
    func `A4: in every orientation and with either policy the motion on the screen is the same`(
        _ orientation: InterfaceOrientation
    ) throws {
        let (old, new) = (present(.iOS7, orientation), present(.modern, orientation))
        let size = new.scene.bounds.size
        for step in 0...20 {
            let time = Double(step) / 20
            old.scene.advance(to: time)
            new.scene.advance(to: time)
            // Compares each corner, not only the box, so that content is upright.
            let a = try corners(old.view, in: old.scene)
            let b = try corners(new.view, in: new.scene)
            #expect(zip(a, b).allSatisfy { ($0 - $1).norm <= 1e-9 }, "\(time)")
            if step == 0 { #expect((b[0] - SIMD2(0, size.height)).norm <= 1e-9) }
            if step == 20 { #expect((b[0] - SIMD2(0, 0)).norm <= 1e-9) }
        }
        #expect(old.scene.isIdle && old.view.presentationState.transform == Transform3D(old.delegate.target))
    }

    /// Returns a view's corners on the screen, from its own top left.
    private func corners(_ view: SceneView, in scene: WindowScene) throws -> [SIMD2<Double>] {
        let shown = scene.snapshot().projectedViews()
        return try #require(shown.first { $0.id == view.id }).projection.polygon
    }

    @Test func `A3: a rotated screen keeps what is presented upright and covering`() throws {
        let old = present(.iOS7, .portrait)
        old.scene.advance(to: 2)
        for orientation in [
            InterfaceOrientation.landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait,
        ] {
            old.scene.rotate(to: orientation, duration: 0)
            let size = SIMD2<Double>(old.scene.bounds.size.width, old.scene.bounds.size.height)
            let seen = try corners(old.view, in: old.scene)
            let expected = [
                SIMD2(0, 0), SIMD2(size.x, 0), size, SIMD2(0, size.y),
            ]
            #expect(zip(seen, expected).allSatisfy { ($0 - $1).norm <= 1e-9 }, "\(orientation)")
        }
    }
}
