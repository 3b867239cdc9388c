import Foundation
import Hooke

extension WindowScene {
    /// Changes the size of the screen, in UIKit's order: `willTransition(to:with:)` if the traits change,
    /// `viewWillTransition(to:with:)`, layout of the views, the coordinator's blocks. Everything that they
    /// set animates over `duration`; the window's own size changes at once. A current transition continues in
    /// the new bounds: see ``TransitionContext``.
    ///
    /// - Parameters:
    ///   - size: in points. A size that is not finite and positive is reported as
    ///     `SceneDiagnostic.cannotResize(reason:)` and ignored, and so is a call during the callbacks of
    ///     another change.
    ///   - duration: seconds; 0 changes at once. Negative and non-finite values are reported and 0 is used.
    public func resize(to size: CGSize, duration: Double = 0) {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            return report(
                .cannotResize(
                    reason: "the size is \(size.width) × \(size.height); accepted: finite and above 0"))
        }
        change(to: size, orientation, duration: duration)
    }

    /// Rotates the screen: `orientation` changes, and with a quarter turn width and height are exchanged, as
    /// in ``resize(to:duration:)``. The coordinator's ``TransitionCoordinator/targetTransform`` is the
    /// rotation. A half turn changes no size and, as in UIKit, calls no callback.
    ///
    /// - Parameters:
    ///   - orientation: any except `unknown`, which is reported.
    ///   - duration: seconds; 0 changes at once.
    public func rotate(to orientation: InterfaceOrientation, duration: Double = 0.3) {
        guard orientation != .unknown else {
            return report(.cannotResize(reason: "the orientation is unknown; accepted: the four known ones"))
        }
        let size = orientation.isLandscape == self.orientation.isLandscape ? bounds.size : bounds.size.swapped
        change(to: size, orientation, duration: duration)
    }

    private func change(to size: CGSize, _ orientation: InterfaceOrientation, duration: Double) {
        guard size != bounds.size || orientation != self.orientation else { return }
        guard sizeChange == nil else {
            return report(.cannotResize(reason: "another change of size is in progress"))
        }
        let change = SizeTransition(
            scene: self, targetTransform: self.orientation.turn(to: orientation),
            duration: validDuration(duration))
        let coordinator = change.makeCoordinator()
        let previous = traitCollection
        sizeChange = change
        defer { sizeChange = nil }
        run(joining: nil) {
            announce(size, previous, coordinator)
            if change.isAnimated {
                animate(withDuration: change.duration) {
                    carryOut(size, orientation, change)
                } completion: { _ in
                    withExtendedLifetime(coordinator) { change.end() }
                }
            } else {
                carryOut(size, orientation, change)
                withExtendedLifetime(coordinator) { change.end() }
            }
            if traitCollection != previous { notifyTraitsChanged(from: previous) }
        }
    }

    private func announce(
        _ size: CGSize, _ previous: TraitCollection, _ coordinator: TransitionCoordinator
    ) {
        guard size != bounds.size else { return }
        let traits = traits(for: size)
        if traits != previous {
            window.rootViewController?.willTransition(to: traits, with: coordinator)
            for presentation in presentations { presentation.willTransition(to: traits, with: coordinator) }
        }
        window.rootViewController?.viewWillTransition(to: size, with: coordinator)
        for presentation in presentations { presentation.viewWillTransition(to: size, with: coordinator) }
        if traits != previous {
            for presentation in presentations { presentation.adapt(to: traits, coordinator) }
        }
    }

    private func carryOut(_ size: CGSize, _ orientation: InterfaceOrientation, _ change: SizeTransition) {
        let transition = transition
        var carriage = transition?.beginResizing()
        let homes = presentations.map { $0.presenterPosition?.superview.bounds.size }
        self.orientation = orientation
        bounds = CGRect(origin: .zero, size: size)
        window.takeScreen(bounds)
        for (presentation, home) in zip(presentations, homes) {
            (presentation.containerView as? PresentationContainer)?.lie(in: self)
            // A covered presenter's view may be out of the tree.
            if let home, let superview = presentation.presenterPosition?.superview,
                let view = presentation.presentingViewController?.viewIfLoaded, view.superview == nil
            {
                view.follow(from: home, to: superview.bounds.size)
            }
        }
        carriage = carriage.flatMap { transition?.carry($0) }
        window.layoutIfNeeded()
        change.runAlongside()
        window.layoutIfNeeded()
        if let transition, let carriage, !transition.isOver { transition.endResizing(carriage) }
        if let transition, !transition.isOver, let animator = transition.animator as? any ResizeFollowing {
            animator.measureAgain(resting: transition.resting)
        }
    }

    private func notifyTraitsChanged(from previous: TraitCollection) {
        window.rootViewController?.notifyTraitsChanged(from: previous)
        for presentation in presentations {
            presentation.presentedViewController.notifyTraitsChanged(from: previous)
        }
    }
}

extension SceneWindow {
    /// Sets the window's frame at once. Subviews follow, animated if a block is open.
    fileprivate func takeScreen(_ screen: CGRect) {
        let (old, resizes) = (bounds.size, autoresizesSubviews)
        autoresizesSubviews = false
        SceneView.performWithoutAnimation { frame = screen }
        autoresizesSubviews = resizes
        if old != screen.size { sizeDidChange(from: old) }
    }
}
