import HookeUIKit
import Testing

@Suite struct CAAnimationTests {
    private let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        scene.window.addSubview(view)
    }

    private final class Log: CAAnimationDelegate {
        var said: [String] = []
        func animationDidStart(_ anim: CAAnimation) { said.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { said.append("stop \(flag)") }
    }

    private func basic(_ path: String, _ from: Any?, _ to: Any?, _ duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    @Test func `a basic animation replaces the model, calls its delegate, and is removed`() {
        let log = Log()
        let move = basic("position.x", 50, 250.0, 2)
        move.delegate = log
        view.layer.add(move, forKey: "move")
        #expect(view.layer.animationKeys() == ["move"] && log.said == ["start"])
        scene.advance(to: 1)
        #expect(view.layer.presentation()?.position.x == 150 && view.center.x == 50)
        scene.advance(to: 2)
        #expect(view.layer.presentation()?.position.x == 50 && log.said == ["start", "stop true"])
    }

    @Test func `values may be numbers, points, sizes, rectangles, colours and transforms`() {
        let turned = CATransform3DMakeRotation(1, 0, 0, 1)
        let values: [(String, Any, Any)] = [
            ("opacity", 0, Float(1)), ("opacity", CGFloat(0), NSNumber(value: 1)),
            ("position", CGPoint.zero, CGPoint(x: 2, y: 4)),
            ("bounds.size", CGSize.zero, CGSize(width: 2, height: 4)),
            ("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 2, height: 4)),
            ("backgroundColor", UIColor.clear.cgColor, UIColor.red.cgColor),
            ("transform", CATransform3DIdentity, turned),
            ("transform", CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 2)),
        ]
        for (path, from, to) in values {
            view.layer.removeAllAnimations()
            view.layer.add(basic(path, from, to, 1), forKey: "value")
            #expect(view.layer.animationKeys() == ["value"], "\(path)")
            scene.advance(to: scene.now + 0.5)
            #expect(view.presentationState != ViewState())
        }
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `an invalid animation is reported and not added`() {
        for (path, value) in [("opacity", "one" as Any), ("weight", 1), ("position", 3)] {
            view.layer.add(basic(path, value, nil, 1), forKey: "wrong")
        }
        #expect(view.layer.animationKeys() == nil)
        #expect(scene.diagnostics.count == 3)
        let log = Log()
        let wrong = basic("position", 3, nil, 1)
        wrong.delegate = log
        view.layer.add(wrong, forKey: nil)
        #expect(log.said == ["start", "stop false"], "it was of the wrong kind")
    }

    @Test func `a report from the delegate of a replaced animation does not end the new one`() {
        final class Careless: CAAnimationDelegate {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { view.alpha = .nan }
        }
        let (careless, log) = (Careless(view), Log())
        let (first, second) = (basic("opacity", 0, 1, 1), basic("opacity", 1, 0, 1))
        (first.delegate, second.delegate) = (careless, log)
        view.layer.add(first, forKey: "fade")
        view.layer.add(second, forKey: "fade")
        #expect(scene.diagnostics.count == 1 && log.said == ["start"])
        scene.advance(to: 1)
        #expect(log.said == ["start", "stop true"])
    }

    @Test func `a group has not finished if one of its animations was removed`() {
        let (group, log) = (CAAnimationGroup(), Log())
        group.animations = [basic("opacity", 0, 1, 1), basic("position.x", 0, 9, 1)]
        (group.duration, group.delegate) = (1, log)
        view.layer.add(group, forKey: "both")
        view.layer.removeAnimation(forKey: "both.0")
        #expect(log.said == ["start"])
        scene.advance(to: 1)
        #expect(log.said == ["start", "stop false"])
    }

    @Test func `a transition of a layer outside any scene has not finished`() {
        let (change, log) = (CATransition(), Log())
        change.delegate = log
        scene.perform { UIView().layer.add(change, forKey: nil) }
        #expect(log.said == ["start", "stop false"])
    }

    @Test func `keyframes have their values at their times in their mode`() {
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        frames.values = [0, 1, 0.5]
        frames.keyTimes = [0, 0.25, 1]
        frames.duration = 4
        view.layer.add(frames, forKey: "frames")
        scene.advance(to: 1)
        #expect(view.layer.presentation()?.opacity == 1)
        scene.advance(to: 2.5)
        #expect(view.layer.presentation()?.opacity == 0.75)
        frames.calculationMode = .discrete
        frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        #expect(PortDiagnostics.messages.contains { $0.contains("timingFunctions are not supported") })
    }

    @Test func `a keyframe animation follows a path and turns with it`() throws {
        let frames = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        frames.path = path
        frames.duration = 4
        view.layer.add(frames, forKey: "along")
        scene.advance(to: 1)
        // Linear: each step takes half of the time.
        #expect(view.layer.presentation()?.position == CGPoint(x: 50, y: 0))
        #expect(view.presentationState.transform == .identity)
        frames.calculationMode = .paced
        frames.rotationMode = .rotateAuto
        view.layer.add(frames, forKey: "along")
        scene.advance(to: 3)
        #expect(view.layer.presentation()?.position == CGPoint(x: 100, y: 100))
        let turn = view.presentationState.transform
        #expect(abs(turn.m11) < 1e-15 && abs(turn.m12 - 1) < 1e-15)
        scene.advance(to: 5)
        #expect(scene.diagnostics.isEmpty && view.presentationState.transform == .identity)
        frames.keyPath = "opacity"
        view.layer.add(frames, forKey: "along")
        #expect(scene.diagnostics.count == 1)
    }

    @Test func `a spring follows its parameters and has a settlingDuration`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 1
        spring.damping = 10
        spring.duration = spring.settlingDuration
        // ω0 = 10, ζ = 1/2: the last time beyond 0.1 % is close to ln(1000·2/√3)/5.
        #expect(abs(spring.settlingDuration - log(2000 / 3.0.squareRoot()) / 5) < 0.15)
        view.layer.add(spring, forKey: nil)
        // The overshoot e^(−π/√3) at π/(ω0·√3/2).
        scene.advance(to: .pi / (10 * 0.75.squareRoot()))
        let peak = view.layer.presentation()!.position.x
        #expect(abs(peak - (1 + exp(-.pi / 3.0.squareRoot()))) < 1e-12)
        spring.damping = 0
        #expect(spring.settlingDuration == .infinity)
    }

    @Test func `a group's animations end with the group`() {
        let group = CAAnimationGroup()
        group.animations = [basic("opacity", 0, 1, 4), basic("position.x", 0, 100, 0)]
        group.duration = 2
        view.layer.add(group, forKey: "both")
        #expect(view.layer.animationKeys() == ["both.0", "both.1"])
        scene.advance(to: 1)
        #expect(view.layer.presentation()?.opacity == 0.25)
        #expect(view.layer.presentation()?.position.x == 50)
        scene.advance(to: 2)
        #expect(view.layer.presentation()?.opacity == 1 && scene.isIdle)
    }

    @Test(arguments: [0.0, 0.5])
    func `an animation at another speed runs at it until its group ends`(start: Double) {
        for (speed, path) in [(2.0, "opacity"), (0.5, "position.x")] {
            let (group, part) = (CAAnimationGroup(), basic(path, 0, 1, 8))
            (part.speed, part.beginTime) = (Float(speed), start)
            group.animations = [part]
            group.duration = 2
            view.layer.add(group, forKey: path)
        }
        for time in [1, 1.5, 2.0.nextDown] {
            scene.advance(to: time)
            let shown = view.layer.presentation()
            #expect(abs(Double(shown?.opacity ?? 9) - (time - start) * 2 / 8) < 1e-7, "at \(time)")
            #expect(abs(Double(shown?.position.x ?? 9) - (time - start) * 0.5 / 8) < 1e-12, "at \(time)")
        }
        scene.advance(to: 2)
        #expect(view.layer.presentation()?.position.x == 50 && scene.isIdle)
    }

    @Test func `a transaction sets durations and waits for its animations`() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { log.append("all") }
        view.layer.add(basic("opacity", 0, 1, 0), forKey: "a")
        view.layer.add(basic("position.x", 0, 1, 1), forKey: "b")
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        scene.advance(to: 0.25)
        #expect(view.layer.presentation()?.opacity == 0.5)
        scene.advance(to: 1.0.nextDown)
        #expect(log.isEmpty)
        scene.advance(to: 1)
        #expect(log == ["all"])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        CATransaction.setCompletionBlock { log.append("none") }
        view.layer.add(basic("opacity", "wrong", 1, 0), forKey: "a")
        CATransaction.commit()
        #expect(log == ["all", "none"] && !CATransaction.disableActions())
    }

    @Test func `a transition fades from the old picture to the new one and calls its delegate`() {
        let log = Log()
        let fade = CATransition()
        fade.duration = 1
        fade.delegate = log
        scene.advance(to: 1)
        view.layer.add(fade, forKey: "fade")
        view.backgroundColor = .red
        scene.advance(to: 1.5)
        let pictures = scene.snapshot().node(view.id)!.children
        // The old picture is opaque or half; the new one is half.
        #expect(pictures.count == 2 && pictures.last?.state.opacity == 0.5)
        scene.advance(to: 2)
        #expect(log.said == ["start", "stop true"] && scene.isIdle)
        fade.startProgress = 2
        view.layer.add(fade, forKey: nil)
        #expect(scene.diagnostics.count == 1 && log.said.last == "stop false")
    }

    @Test func `layers are found through views`() {
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(inner)
        #expect(inner.layer.frame == inner.frame && inner.layer.superlayer?.frame == view.frame)
        #expect(view.layer.sublayers?.count == 1 && inner.layer.sublayers == nil)
        inner.layer.backgroundColor = UIColor.blue.cgColor
        inner.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(inner.backgroundColor == .blue && inner.transform == inner.layer.affineTransform())
    }

    @Test func `an invalid animation ends at once, also with a full list of diagnostics`() {
        let log = Log()
        for _ in 0..<1000 { view.layer.add(basic("position", 3, 3, 1), forKey: nil) }
        #expect(scene.diagnostics.count == 1000)
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        let wrong = basic("position", 3, 3, 1)
        wrong.delegate = log
        view.layer.add(wrong, forKey: nil)
        CATransaction.commit()
        #expect(isDone && log.said == ["start", "stop false"])
    }

    @Test func `a nested group takes its group's duration and keeps other durations`() {
        let (inner, outer) = (CAAnimationGroup(), CAAnimationGroup())
        inner.animations = [basic("position.x", 0, 100, 1), basic("position.y", 0, 100, 0)]
        outer.animations = [inner]
        outer.duration = 2
        view.layer.add(outer, forKey: "both")
        scene.advance(to: 0.5)
        let place = view.layer.presentation()?.position
        #expect(place == CGPoint(x: 50, y: 25))
    }

    @Test func `a group reports an invalid beginTime and a transition in it`() {
        let group = CAAnimationGroup()
        let wrong = basic("position.x", 0, 1, 1)
        wrong.beginTime = .nan
        group.animations = [wrong, CATransition()]
        view.layer.add(group, forKey: "wrong")
        #expect(scene.diagnostics.count == 2 && view.layer.animationKeys() == nil)
    }
}
