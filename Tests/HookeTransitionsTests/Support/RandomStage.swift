import Foundation
import HookeGeometry
import TestSupport

@testable import HookeScene
@testable import HookeTransitions

/// A scene with a dozen views that follows a list of numbers: all kinds of motion, stacked and interrupted,
/// views that are added and removed, a transition that is scrubbed, released and grabbed again.
final class RandomStage: SelfAnimating {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let driver = PercentDrivenInteractiveTransition()
    private let root = SceneViewController(name: "root")
    private let next = SceneViewController(name: "next")
    private var views: [SceneView] = []
    private var animators: [PropertyAnimator] = []
    private var random = SeededGenerator(seed: 0)

    init() {
        scene.window.rootViewController = root
        next.transitioningDelegate = self
        for index in 0..<12 {
            let view = SceneView(frame: CGRect(x: 10, y: 30 * index, width: 200, height: 25))
            if index.isMultiple(of: 3) { view.backgroundColor = .white }
            (index < 4 ? root.view : views[index % 4]).addSubview(view)
            views.append(view)
        }
    }

    /// Performs the action of a number.
    func perform(_ command: UInt64) {
        random = SeededGenerator(drawn: command)
        switch command % 16 {
        case 0: scene.animate(withDuration: duration(), delay: delay(), options: options()) { setMany() }
        case 1:
            scene.animate(
                withDuration: duration(), delay: delay(), options: options(), interruption: .handover(law())
            ) { setMany() }
        case 2: scene.animate(spring(), options: options()) { setMany() }
        case 3:
            scene.animate(
                withDuration: duration(), delay: delay(), usingSpringWithDamping: random.uniform(0.3...1.2),
                initialSpringVelocity: random.uniform(-3...3)
            ) { setMany() }
        case 4: keyframes()
        case 5: layerAnimation()
        case 6: nested()
        case 7: animator()
        case 8: scrubAnimator()
        case 9: present()
        case 10, 11: driver.update(random.uniform(-0.2...1.2))
        case 12: releaseDriver()
        case 13: rearrange()
        case 14: set(pick())
        default: scene.advance(to: scene.now + random.uniform(0...0.2))
        }
    }

    private func pick() -> SceneView { views[random.integer(0...views.count - 1)] }
    private func duration() -> Double { random.chance(0.1) ? 0 : random.uniform(0.05...1) }
    private func delay() -> Double { random.chance(0.6) ? 0 : random.uniform(0...0.3) }
    private func spring() -> Spring {
        try! Spring(response: random.uniform(0.1...0.6), dampingRatio: random.uniform(0.3...1.3))
    }

    private func law() -> HandoverLaw {
        switch random.integer(0...3) {
        case 0: .spring(spring())
        case 1: try! .thirdOrder(rate: random.uniform(5...30))
        case 2: try! .quintic(random.uniform(0.1...0.6), .c2)
        default: try! .fade(random.uniform(0.1...0.6))
        }
    }

    private func options() -> AnimationOptions {
        let curves: [AnimationOptions] = [
            [], .curveLinear, .curveEaseIn, .curveEaseOut, .beginFromCurrentState,
        ]
        return curves[random.integer(0...curves.count - 1)]
    }

    private func setMany() { for _ in 0..<random.integer(1...6) { set(pick()) } }

    private func set(_ view: SceneView) {
        let x = random.uniform(-200...200)
        switch random.integer(0...10) {
        case 0: view.frame = CGRect(x: x, y: 2 * x, width: 100 + x / 4, height: 40)
        case 1: view.center = CGPoint(x: x, y: -x)
        case 2: view.layer.anchorPoint = CGPoint(x: x / 200, y: 0.25)
        case 3: view.layer.zPosition = x
        case 4: view.transform = Affine2D(Transform3D.rotationZ(x / 60)) ?? .identity
        case 5: view.layer.transform = Transform3D.rotation(x / 50, axis: Vector3(1, x, 3))
        case 6:
            var perspective = Transform3D.rotationY(x / 150)
            perspective.m34 = -0.002
            view.layer.sublayerTransform = perspective
        case 7: view.alpha = random.chance(0.3) ? 0 : x.magnitude / 200
        case 8:
            view.backgroundColor =
                random.chance(0.3)
                ? nil
                : SceneColor(red: 0.5, green: x.magnitude / 200, blue: 1, alpha: random.chance(0.3) ? 0 : 0.5)
        case 9: view.layer.transform = random.chance(0.5) ? .identity : .scale(x: 0, y: 1)
        default: view.layer.cornerRadius = x.magnitude
        }
    }

    private func keyframes() {
        let view = pick()
        let options: KeyframeAnimationOptions = random.chance(0.5) ? .calculationModeCubic : .curveLinear
        scene.animateKeyframes(withDuration: 0.1 + duration(), delay: delay(), options: options) {
            for index in 0..<3 {
                SceneView.addKeyframe(
                    withRelativeStartTime: Double(index) * 0.25, relativeDuration: random.uniform(0...0.25)
                ) {
                    set(view)
                    view.layer.transform = .rotationZ(random.uniform(-3...3))
                }
            }
        }
    }

    private func layerAnimation() {
        let view = pick()
        let values: [(LayerKeyPath, LayerAnimation.Values)] = [
            (LayerKeyPath(.opacity), .basic(from: .scalar(0), to: .scalar(1))),
            (
                try! LayerKeyPath("position.x"),
                .keyframes([.scalar(0), .scalar(90), .scalar(30)], mode: .cubic)
            ),
            (try! LayerKeyPath("transform.rotation"), .basic(by: .scalar(5))),
        ]
        let (path, value) = values[random.integer(0...2)]
        var animation = LayerAnimation(path, value, duration: 0.1 + duration())
        animation.isAdditive = random.chance(0.4)
        animation.isRemovedOnCompletion = random.chance(0.7)
        animation.timing.fillMode = .both
        animation.timing.autoreverses = random.chance(0.4)
        animation.timing.repeatCount = random.chance(0.4) ? 2.5 : 0
        view.layer.add(animation, forKey: random.chance(0.5) ? "key" : nil)
    }

    private func nested() {
        scene.animate(withDuration: duration(), options: options()) {
            setMany()
            SceneView.animate(withDuration: duration(), options: .overrideInheritedDuration) { setMany() }
            setMany()
        }
    }

    private func animator() {
        let animator = PropertyAnimator(
            scene: scene, duration: 0.1 + duration(),
            pacing: random.chance(0.5) ? .curve(.easeIn) : .linear
        ) { [self] in setMany() }
        animator.addAnimations(delayFactor: random.uniform(0...0.9)) { [self] in setMany() }
        animator.scrubsLinearly = random.chance(0.5)
        animator.isReversed = random.chance(0.3)
        animator.pausesOnCompletion = random.chance(0.3)
        animator.startAnimation(afterDelay: delay())
        animators.append(animator)
    }

    private func scrubAnimator() {
        guard !animators.isEmpty else { return }
        let animator = animators[random.integer(0...animators.count - 1)]
        switch random.integer(0...4) {
        case 0: animator.fractionComplete = random.uniform(-0.1...1.1)
        case 1: animator.isReversed.toggle()
        case 2:
            animator.pauseAnimation()
            let spring = SpringMotion(spring: spring(), from: 0.0, to: 1.0)
            animator.continueAnimation(to: random.unit(), pacing: .spring(spring))
        case 3: if animator.state == .active { animator.stopAnimation(random.chance(0.5)) }
        default: animator.startAnimation()
        }
    }

    private func rearrange() {
        let view = pick()
        switch random.integer(0...4) {
        case 0: view.removeFromSuperview()
        case 1: if let parent = view.superview { parent.bringSubviewToFront(view) }
        case 2: if !root.view.isDescendant(of: view) { root.view.addSubview(view) }
        case 3:
            let picture = view.snapshotView(afterScreenUpdates: random.chance(0.5))
            root.view.addSubview(picture)
            views.append(picture)
        default: view.removeAllAnimations()
        }
    }

    // MARK: The transition

    private func present() {
        guard scene.transition == nil else { return }
        if next.presentingViewController == nil {
            root.present(next, animated: true)
        } else {
            root.dismiss(animated: true)
        }
    }

    private func releaseDriver() {
        let styles: [SettlePlan.Style?] = [nil, .cubic, .spring(spring())]
        let overshoots: [SettlePlan.Overshoot] = [.clamp, .extrapolate, .rubberBand(limit: 0.2)]
        driver.settle = styles[random.integer(0...2)]
        driver.overshoot = overshoots[random.integer(0...2)]
        let velocity = random.uniform(-8...8)
        switch random.integer(0...2) {
        case 0: driver.finish(velocity: velocity)
        case 1: driver.cancel(velocity: velocity)
        default: driver.pause()
        }
        scene.advance(to: scene.now + random.uniform(0...0.15))
    }

    func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    var presentationDriver: (any ViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.5 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        context.containerView.addSubview(next.view)
        SceneView.animate(withDuration: 0.5, options: .curveEaseOut) { setMany() }
        SceneView.animate(withDuration: 0.3, delay: 0.1) { setMany() }
        keyframes()
        layerAnimation()
        SceneView.animate(withDuration: 0.5) {
            setMany()
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Lists of commands for a ``RandomStage``; shorter ones are simpler.
let stageCommands = Generator<[UInt64]>(
    draw: { random in (0..<random.integer(1...60)).map { _ in random.next() } },
    shrink: { commands in
        guard commands.count > 1 else { return [] }
        return [Array(commands.prefix(commands.count / 2)), Array(commands.suffix(commands.count / 2))]
            + commands.indices.map { index in
                var shorter = commands
                shorter.remove(at: index)
                return shorter
            }
    })
