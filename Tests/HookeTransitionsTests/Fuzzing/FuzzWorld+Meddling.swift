import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

extension FuzzWorld {
    /// Runs an event of other code.
    func meddle(_ event: FuzzEvent) {
        switch event {
        case .remove(let view): labels[view].removeFromSuperview()
        case .add(let index, let to):
            let home = view(to)
            if !home.isDescendant(of: labels[index]) { home.addSubview(labels[index]) }
        case .drop(let index):
            let old = pages[index]
            // The scene retains a view whose animation never ends.
            old.view.removeAllAnimations()
            pages[index] = makePage(old.name)
            books.expect([pages[index]])
            content.dropSheet(of: index)
        case .set(let change): set(change)
        case .block(let block): record(block)
        case .layer(let layer): add(layer)
        case .stopLayers(let index): view(index).removeAllAnimations()
        case .animator(let index, let step): perform(step, on: index)
        case .change(let index, let step): perform(step, on: index)
        case .queued(let reaction, let delay):
            scene.perform(after: delay) { [weak self] in
                self?.books.disturb()
                self?.react(reaction)
            }
        case .notify: center.post(name: FuzzWorld.note, object: nil)
        case .arm(let trigger, let reaction):
            armed[trigger, default: []].append(reaction)
        case .screen(let event):
            // A cancel restores the tree to the screen's current size.
            books.forgetTree()
            switch event {
            case .resize(let width, let height, let duration):
                scene.resize(to: CGSize(width: width, height: height), duration: duration)
            case .rotate(let turns, let duration):
                scene.rotate(toQuarterTurns: turns, duration: duration)
            }
        case .retarget(let track, let value, let law): retarget(track, value, Self.laws[law])
        case .sheet(let page, let step): content.perform(step, page: page)
        case .scroll(let index, let step): content.perform(step, on: index)
        case .collection(let step): content.perform(step)
        case .prefer(let page, let preference): prefer(preference, page: page)
        case .back(let isPredictive): navigation?.backStyle = isPredictive ? .predictive : .slide
        case .touches(let kind): touchAnimator = kind
        case .policy(let reducesMotion, let isRightToLeft):
            scene.policies.reducesMotion = reducesMotion
            scene.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        default: break
        }
    }

    private func prefer(_ preference: FuzzPreference, page: Int) {
        let preferred: ViewControllerTransition?
        switch preference {
        case .none: preferred = nil
        case .predictiveBack: preferred = .predictiveBack()
        case .zoom(let label):
            let zoom = ZoomTransition { [weak self] _ in self?.labels[label] }
            books.keep(zoom.driver)
            preferred = zoom
        }
        if let preferred { books.keep(preferred) }
        pages[page].preferredTransition = preferred
    }

    func set(_ change: FuzzChange) {
        let view = view(change.view)
        let value = change.value
        switch change.property {
        case .x: view.center.x = value
        case .y: view.frame.origin.y = value
        case .width: view.bounds.size.width = value.magnitude
        case .height: view.frame.size.height = value.magnitude
        case .alpha: view.alpha = value / 400
        case .radius: view.layer.cornerRadius = value
        case .rotation: view.layer.transform = .rotationZ(value / 100)
        case .turn: view.layer.transform = .rotationY(value / 100)
        case .anchor: view.layer.anchorPoint.x = value / 400
        case .color:
            view.backgroundColor = value < 0 ? nil : SceneColor(white: min(1, value / 400), alpha: 0.5)
        case .hidden: view.isHidden = value > 0
        }
    }

    private func record(_ block: FuzzBlock) {
        let changes = { [weak self] in for change in block.changes { self?.set(change) } }
        let done = { [weak self] (_: Bool) -> Void in self?.fire(.blockEnds) }
        switch block.kind {
        case .curve:
            scene.animate(
                withDuration: block.duration, delay: block.delay, animations: changes, completion: done)
        case .replacing:
            scene.animate(
                withDuration: block.duration, delay: block.delay, options: .beginFromCurrentState,
                animations: changes, completion: done)
        case .uiKitSpring:
            scene.animate(
                withDuration: block.duration, delay: block.delay, usingSpringWithDamping: 0.5,
                initialSpringVelocity: 2, animations: changes, completion: done)
        case .spring:
            scene.animate(
                .settling, delay: block.delay, options: .beginFromCurrentState, animations: changes,
                completion: done)
        case .keyframes:
            scene.animateKeyframes(
                withDuration: block.duration, delay: block.delay,
                animations: {
                    for (index, change) in block.changes.enumerated() {
                        SceneView.addKeyframe(
                            withRelativeStartTime: Double(index) / 4, relativeDuration: 0.5
                        ) { [weak self] in self?.set(change) }
                    }
                }, completion: done)
        case .handover:
            scene.animate(
                withDuration: block.duration, delay: block.delay,
                interruption: .handover(Self.laws[block.changes.count]), animations: changes, completion: done
            )
        case .handoverKeyframes:
            scene.animateKeyframes(
                withDuration: block.duration, delay: block.delay, interruption: .handover(.spring(.snappy)),
                animations: {
                    SceneView.addKeyframe(
                        withRelativeStartTime: 0.1, relativeDuration: 0.5, animations: changes)
                }, completion: done)
        case .nested:
            scene.animate(
                withDuration: block.duration, delay: block.delay,
                animations: {
                    changes()
                    SceneView.animate(
                        withDuration: 0.1, options: .overrideInheritedDuration, animations: changes,
                        completion: done)
                }, completion: done)
        }
    }

    static let laws: [HandoverLaw] = {
        let finite = [try? HandoverLaw.thirdOrder(rate: 20), try? .quintic(0.3, .c2), try? .fade(0.2)]
        return [.spring(.snappy)] + finite.compactMap { $0 }
    }()

    /// Retargets one property that the transition moves. Nothing may jump.
    private func retarget(_ index: Int, _ value: Double, _ law: HandoverLaw) {
        guard let transition = scene.transition, !transition.isOver else { return }
        let tracks = transition.timeline.tracks
        guard !tracks.isEmpty else { return }
        let track = tracks[index % tracks.count]
        let views = labels + pages.map(\.view) + [root.view]
        guard let view = views.first(where: { $0.id == track.view }) else { return }
        keepsShown(view, during: transition) {
            transition.retarget(by: law) {
                record {
                    switch track.property {
                    case .position: view.center.x = value
                    case .opacity: view.alpha = value / 400
                    case .bounds: view.bounds.size.width = value.magnitude
                    case .transform: view.layer.transform = .rotationZ(value / 200)
                    default: break
                    }
                }
            }
        }
    }

    /// Checks that a retarget moves nothing, to the rounding of what is added.
    ///
    /// Motions of a property are added: the model, and the rest of each motion. A motion of 1e84 points that another
    /// change or a block records beside the transition goes on after the retarget, so that the sum no longer has the
    /// digits of a value of 1222 points. The error may thus be that of the largest number in the sum.
    private func keepsShown(_ view: SceneView, during transition: TransitionContext, _ body: () -> Void) {
        let properties = [AnimatedProperty.position, .bounds, .opacity]
        let (before, sizes) = (view.presentationState, properties.map { largestPart(of: $0, in: view) })
        let reach = max(1, transition.fraction.magnitude)
        body()
        let after = view.presentationState
        for (property, size) in zip(properties, sizes) {
            guard let a = before[property].vector, let b = after[property].vector else { continue }
            let largest = reach * max(1, size, largestPart(of: property, in: view))
            if !(Self.largest(a - b) <= 1e-9 * largest) {
                fail("a retarget moves \(property) from \(a) to \(b)")
            }
        }
    }

    /// Returns the magnitude of the largest number that makes up a property: of the model and of its motions.
    private func largestPart(of property: AnimatedProperty, in view: SceneView) -> Double {
        let motions = view.motions.filter { $0.track.property == property }
        let parts = [view.model[property]] + motions.flatMap { [$0.track.from, $0.track.to] }
        return parts.compactMap { $0.vector.map(Self.largest) }.max() ?? 0
    }

    private static func largest(_ vector: SIMD4<Double>) -> Double {
        (0..<4).map { vector[$0].magnitude }.max() ?? 0
    }

    private func add(_ layer: FuzzLayer) {
        guard let path = try? LayerKeyPath(layer.path) else { return }
        let view = view(layer.view)
        func value(_ x: Double) -> AnimatableValue {
            layer.path == "bounds.size" ? .pair(SIMD2(x, x)) : .scalar(x)
        }
        var animation = LayerAnimation(
            path, .basic(from: value(layer.from), to: value(layer.to)), duration: layer.duration)
        animation.timing.repeatCount = layer.repeats
        animation.timing.fillMode = layer.staysAtEnd ? .both : .removed
        animation.isRemovedOnCompletion = !layer.staysAtEnd
        _ = scene.run { view.layer.add(animation, forKey: layer.key) }
    }

    private func perform(_ step: FuzzAnimatorStep, on index: Int) {
        if case .make(let duration, let spring, let linear, let change) = step {
            if let old = animators[index] { end(old) }
            let animator = PropertyAnimator(
                scene: scene, duration: duration,
                pacing: spring
                    ? .spring(SpringMotion(spring: .settling, from: 0, to: 1, initialVelocity: 1))
                    : .curve(.easeInOut)
            ) { [weak self] in self?.set(change) }
            animator.scrubsLinearly = linear
            animator.addCompletion { [weak self] _ in self?.fire(.blockEnds) }
            animators[index] = animator
            books.keep(animator)
            return
        }
        guard let animator = animators[index] else { return }
        switch step {
        case .make: break
        case .add(let change, let factor):
            animator.addAnimations(delayFactor: factor) { [weak self] in self?.set(change) }
        case .start(let delay): animator.startAnimation(afterDelay: delay)
        case .pause: animator.pauseAnimation()
        case .scrub(let fraction): animator.fractionComplete = fraction
        case .reverse: animator.isReversed.toggle()
        case .resume(let fraction, let factor):
            if let fraction {
                animator.continueAnimation(to: fraction, durationFactor: factor)
            } else {
                animator.continueAnimation(durationFactor: factor)
            }
        case .stop(let withoutFinishing): animator.stopAnimation(withoutFinishing)
        case .finish(let position):
            animator.finishAnimation(at: PropertyAnimator.Position(rawValue: position) ?? .end)
        case .keepsAtEnd(let keeps): animator.pausesOnCompletion = keeps
        }
    }

    /// Ends a property animator in any state.
    func end(_ animator: PropertyAnimator) {
        animator.pausesOnCompletion = false
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }
}
