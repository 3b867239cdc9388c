import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

extension FuzzWorld {
    /// Performs one event and checks everything.
    func perform(_ event: FuzzEvent) {
        let (seen, disturbances) = (scene.diagnostics.count, books.disturbances)
        apply(event)
        checkAll(scene.diagnostics[seen...], isDisturbed: books.disturbances != disturbances)
    }

    private func apply(_ event: FuzzEvent) {
        switch event {
        case .present(let transition, let page, let style):
            request(transition) { present(page: page, style: style) }
        case .dismiss(let transition): request(transition) { dismiss() }
        case .push(let transition, let page):
            request(transition) { navigation?.pushViewController(pages[page], animated: next.animated) }
        case .pop(let transition):
            request(transition) { navigation?.popViewController(animated: next.animated) }
        case .popTo(let transition, let index):
            guard let navigation else { return }
            let stack = navigation.viewControllers
            request(transition) {
                navigation.popToViewController(stack[index % stack.count], animated: next.animated)
            }
        case .setStack(let transition, let indices):
            request(transition) {
                navigation?.setViewControllers(indices.map { pages[$0] }, animated: next.animated)
            }
        case .select(let transition, let tab): request(transition) { tabs?.select(tab) }
        case .update(let fraction): scrub(fraction)
        case .pause: still { pause() }
        case .grab(let offset):
            still { pause() }
            if let transition = scene.transition { scrub(transition.fraction + offset) }
        case .finish(let velocity): still { finish(velocity) }
        case .cancel(let velocity): still { cancel(velocity) }
        case .settling(let settling):
            self.settling = settling
            apply(settling, to: driver)
        case .touch(let phase, let x, let y, let after, let finger):
            tick(after)
            // It may move content.
            if content.isUsed { books.disturb() }
            request(FuzzTransition(animated: true, driver: .none, animator: touchAnimator, alongside: false))
            {
                content.watchTouch(moves: phase == .moved) {
                    scene.send(Touch(phase, at: CGPoint(x: x, y: y), time: scene.now, finger: finger))
                }
            }
        case .tick(let time): tick(time)
        case .complete(let didComplete): scene.transition?.completeTransition(didComplete)
        case .afterwards(let reaction):
            guard let last else { return }
            books.disturb()
            drive(reaction, last)
        default:
            books.disturb()
            meddle(event)
        }
    }

    // MARK: Driving

    private var own: FuzzOwnDriver? { scene.transition?.interactionController as? FuzzOwnDriver }

    private func scrub(_ fraction: Double) {
        if let context = own?.context {
            context.updateInteractiveTransition(fraction)
        } else {
            driver.update(fraction)
        }
        guard let page = books.page, page.isSmooth, scene.transition === page.context,
            page.context.state.phase == .interactive, !page.context.group.continuesPastEnds,
            page.context.interactionController === driver
        else { return }
        let held = page.context.state.fraction
        guard (0...1).contains(held) else { return }
        let node = scene.snapshot().root
        if let before = page.shown[held] {
            if before != node { fail("D8: fraction \(held) differs from its earlier snapshot") }
        } else if page.shown.count < 16 {
            books.note(held, shows: node)
        }
    }

    private func pause() {
        if let transition = scene.transition, transition.interactionController !== driver {
            transition.pauseInteractiveTransition()
        } else {
            driver.pause()
        }
    }

    private func finish(_ velocity: Double?) {
        if scene.transition?.interactionController === driver || scene.transition == nil {
            driver.finish(velocity: velocity)
        } else {
            scene.transition?.finishInteractiveTransition()
        }
    }

    private func cancel(_ velocity: Double?) {
        if scene.transition?.interactionController === driver || scene.transition == nil {
            driver.cancel(velocity: velocity)
        } else {
            scene.transition?.cancelInteractiveTransition()
        }
    }

    /// Checks that a grab or a release moves nothing.
    private func still(_ body: () -> Void) {
        guard let page = books.page, page.isSmooth, scene.transition === page.context else {
            return body()
        }
        let disturbances = books.disturbances
        let (held, before) = (page.context.state.fraction, corners())
        body()
        guard scene.transition === page.context, disturbances == books.disturbances else { return }
        // From here it is at its end at once, to which a spring of a given duration jumps by up to a thousandth.
        guard (1 - held).magnitude > 1e-9 else { return }
        let jump = largestJump(from: before, to: corners())
        if !(jump <= 1e-6) { fail("F4: a grab or release moves something by \(jump)") }
    }

    /// Advances. Nothing may jump at an event of a smooth transition.
    func tick(_ time: Double) {
        let target = scene.now + time
        guard time.isFinite, time >= 0 else { return scene.advance(to: target) }
        let near = 1e-7
        var watched = 0
        while watched < 4, let page = books.page, page.isSmooth, scene.transition === page.context,
            page.context.state.phase != .interactive, let moment = scene.nextEventTime, moment <= target,
            moment.ulp < near / 100
        {
            watched += 1
            // A settle of almost no duration is itself a jump.
            if let plan = page.context.settlePlan, plan.duration < near { break }
            scene.advance(to: max(scene.now, moment - near))
            let disturbances = books.disturbances
            let speed = page.context.fractionVelocity.magnitude
            let before = corners()
            scene.advance(to: max(scene.now, moment))
            // A settle ends within 1e-4 of its target, and UIKit's springs end a little early.
            let cut = page.context.timeline.largestRemainder
            guard disturbances == books.disturbances else { break }
            let jump = largestJump(from: before, to: corners())
            if !(jump <= 1.5 + 1000 * (cut + speed * near)) {
                fail("F4: something jumps by \(jump) at \(moment)")
            }
        }
        scene.advance(to: target)
    }

    /// Returns the corners of visible views.
    func corners() -> [ViewID: [SIMD2<Double>]] {
        var seen: [ViewID: [SIMD2<Double>]] = [:]
        for view in scene.snapshot().projectedViews() where !view.isHidden && view.opacity > 0.01 {
            seen[view.id] = view.corners
        }
        return seen
    }

    func largestJump(from before: [ViewID: [SIMD2<Double>]], to after: [ViewID: [SIMD2<Double>]]) -> Double {
        var worst = 0.0
        for (id, old) in before {
            guard let new = after[id] else { continue }
            for (a, b) in zip(old, new) where a.x.isFinite && b.x.isFinite && a.y.isFinite && b.y.isFinite {
                worst = max(worst, ((a - b) * (a - b)).sum().squareRoot())
            }
        }
        return worst
    }

    private func drive(_ reaction: FuzzReaction, _ context: TransitionContext) {
        switch reaction {
        case .update(let fraction): context.updateInteractiveTransition(fraction)
        case .pause: context.pauseInteractiveTransition()
        case .finish: context.finishInteractiveTransition()
        case .cancel: context.cancelInteractiveTransition()
        case .complete(let didComplete): context.completeTransition(didComplete)
        default: break
        }
    }

    /// Runs the action of an armed callback.
    func react(_ reaction: FuzzReaction) {
        let plain = FuzzTransition(animated: true, driver: .none, animator: .curve, alongside: false)
        switch reaction {
        case .present(let page): request(plain) { present(page: page, style: .fullScreen) }
        case .dismiss: request(plain) { dismiss() }
        case .push(let page): request(plain) { navigation?.pushViewController(pages[page], animated: true) }
        case .pop: request(plain) { navigation?.popViewController(animated: true) }
        case .tick(let time): scene.advance(to: scene.now + time)
        case .remove(let view): labels[view].removeFromSuperview()
        case .update, .pause, .finish, .cancel, .complete:
            if let transition = scene.transition { drive(reaction, transition) }
        }
    }
}
