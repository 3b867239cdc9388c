import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

extension FuzzWorld {
    func perform(_ step: FuzzChangeStep, on index: Int) {
        if case .make(let asked, let duration, let inside) = step {
            changes[index] = make(asked, duration, inside)
            return
        }
        guard let change = changes[index] else { return }
        switch step {
        case .make: break
        case .scrub(let fraction):
            // After an overshoot the fraction can only move back.
            let before = change.fraction
            change.fraction = fraction
            let held = min(max(1, before), max(min(0, before), fraction))
            if !fraction.isNaN, !change.isOver, change.fraction != held {
                fail("a change set to \(fraction) shows \(change.fraction)")
            }
        case .grab: still(change) { change.grab() }
        case .release(let velocity): still(change) { change.release(velocity: velocity) }
        case .finish(let velocity): still(change) { change.finish(velocity: velocity) }
        case .cancel(let velocity): still(change) { change.cancel(velocity: velocity) }
        case .reverse: still(change) { change.reverse() }
        case .settling(let settling):
            let driver = PercentDrivenInteractiveTransition()
            apply(settling, to: driver)
            change.settle = driver.settle ?? .cubic
            change.overshoot = driver.overshoot
        case .retarget(let asked, let law):
            change.retarget(by: Self.laws[law]) { record { for change in asked { set(change) } } }
        case .drop: changes[index] = nil
        }
    }

    private func make(
        _ asked: [FuzzChange], _ duration: Double, _ inside: FuzzChangeStep.Inside
    ) -> SceneChange {
        let change = scene.change(duration: duration) {
            record { for change in asked { set(change) } }
            switch inside {
            case .nothing: break
            case .change: count(scene.change { labels[0].layer.zPosition += 1 })
            case .animator:
                let animator = PropertyAnimator(scene: scene, duration: 0.2) { [weak self] in
                    self?.labels[1].layer.zPosition += 1
                }
                books.keep(animator)
                animator.startAnimation()
            case .block:
                scene.animate(withDuration: 0.2, options: .overrideInheritedDuration) {
                    labels[2].layer.zPosition += 1
                } completion: { [weak self] _ in
                    self?.fire(.blockEnds)
                }
            case .tree:
                if let home = labels[0].superview { home.bringSubviewToFront(labels[0]) }
                labels[2].isHidden.toggle()
            }
        }
        count(change)
        return change
    }

    private func count(_ change: SceneChange) {
        books.keep(change)
        changeCount.made += 1
        var ends = 0
        change.addCompletion { [weak self] _ in
            ends += 1
            if ends > 1 { self?.fail("the completion of a change came \(ends) times") }
            self?.changeCount.ended += 1
            self?.books.disturb()
            self?.fire(.blockEnds)
        }
    }

    /// Checks that a grab, a release or a reversal moves nothing and keeps the fraction.
    private func still(_ change: SceneChange, _ body: () -> Void) {
        guard !change.isOver else { return body() }
        let (fraction, before) = (change.fraction, corners())
        body()
        guard !change.isOver else { return }
        if !(abs(change.fraction - fraction) <= 1e-9 * max(1, fraction.magnitude)) {
            fail("F4: the fraction of a change jumps from \(fraction) to \(change.fraction)")
        }
        guard (0...1).contains(fraction) else { return }
        let jump = largestJump(from: before, to: corners())
        let extent = before.values.joined().map { max($0.x.magnitude, $0.y.magnitude) }.max() ?? 0
        if !(jump <= 1e-6 * max(1, extent)), jump.isFinite {
            fail("F4: a grab, release or reversal of a change moves something by \(jump)")
        }
    }

    /// Lets every change go: some finish, some cancel.
    func endChanges() {
        for (index, change) in changes where !change.isOver && !change.isNested {
            if index == 0 { change.finish() } else { change.cancel() }
        }
    }

    func checkChanges() {
        if changeCount.made != changeCount.ended {
            fail("\(changeCount.made) changes were recorded, \(changeCount.ended) ended")
        }
        for change in changes.values where !change.isOver { fail("stuck: a change \(change.state)") }
        for view in labels + pages.map(\.view) + [root.view] where view.extras?.changes.isEmpty == false {
            fail("\(view.name) still lists changes")
        }
    }
}
