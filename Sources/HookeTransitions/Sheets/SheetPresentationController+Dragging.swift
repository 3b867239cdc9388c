import Foundation
import Hooke

/// A finger that drags a sheet.
struct SheetDrag {
    /// Where the finger pulls the sheet: its height without resistance.
    var finger: Double
    /// The translation of the gesture at the last step.
    var translation: Double
}

extension SheetPresentationController {
    /// Returns whether a touch of the window is beside the shown sheet.
    func isBeside(_ location: CGPoint) -> Bool {
        guard let containerView, let sheetView else { return false }
        return !shows(containerView.convert(location, from: nil), sheetView, in: containerView)
    }

    /// Returns whether the shown sheet contains a point of the container.
    private func shows(_ point: CGPoint, _ sheetView: SheetView, in container: SceneView) -> Bool {
        let frame = sheetView.frame
        return point.y >= container.bounds.height - shownHeight && point.x >= frame.minX
            && point.x <= frame.maxX
    }

    /// Touches beside a sheet that rests at an undimmed detent pass to the views below.
    func holdsTouch(at point: CGPoint) -> Bool {
        guard let containerView, let sheetView else { return true }
        return shows(point, sheetView, in: containerView) || !isAtRest || shownDimming > 0
    }

    /// Returns whether a touch may drag the sheet: it is on the sheet, and not on content that scrolls.
    func acceptsDrag(_ touch: Touch) -> Bool {
        mayGrab && !isBeside(touch.location) && !sharesDrag(touch)
    }

    /// Whether a finger may take hold of the sheet: no transition of others runs.
    var mayGrab: Bool {
        guard isSheet, let scene else { return false }
        return scene.transition.map(isOwn) ?? true
    }

    /// Whether a finger holds the sheet, by its own drag or by a driver.
    var isHeld: Bool { drag != nil || scene?.transition?.isInteractive == true }

    /// Whether a tap may dismiss the sheet or choose a detent: nothing holds it, and no transition runs.
    var mayTap: Bool { drag == nil && scene?.transition == nil }

    /// Whether a transition is that of this sheet, by its own animator and by time.
    private func isOwn(_ transition: TransitionContext) -> Bool {
        transition.presentation === self && transition.interactionController == nil
            && transition.animator != nil
    }

    func handlePan() {
        switch pan.state {
        case .began:
            grab(translation: translation)
            followFinger()
        case .changed: followFinger()
        case .ended: release(velocity: -Double(pan.velocity(in: containerView).y))
        case .cancelled: release(velocity: nil)
        case .possible, .failed: break
        }
    }

    private var translation: Double { Double(pan.touchTranslation(in: containerView).y) }

    /// Takes hold of the sheet at the height that is shown. A presentation is complete then, a dismissal is cancelled.
    ///
    /// - Parameter translation: that of the gesture now.
    func grab(translation: Double = 0) {
        guard let sheetView, let scene else { return }
        let shown = shownHeight
        if let transition = scene.transition {
            guard isOwn(transition) else { return }
            drag = SheetDrag(finger: shown, translation: translation)
            if transition.kind == .dismissal {
                transition.send(.pause(at: transition.fraction))
                transition.send(.cancel(velocity: 0))
            }
            transition.completeTransition(transition.kind == .presentation)
            guard containerView != nil else { return }
        }
        sheetView.stop(.position)
        drag = SheetDrag(finger: resolved.detents.fingerHeight(forShown: shown), translation: translation)
        move(to: shown)
        updateSize()
    }

    /// Moves the sheet with the finger.
    private func followFinger() {
        guard let drag else { return }
        let now = translation
        self.drag?.translation = now
        moveFinger(by: drag.translation - now)
    }

    /// Moves the sheet by a step of the finger, above 0 upwards.
    func moveFinger(by step: Double) {
        guard var drag else { return }
        drag.finger += step
        self.drag = drag
        move(to: resolved.detents.shownHeight(forFinger: drag.finger))
        updateSize()
    }

    /// Lets the sheet settle or dismisses it.
    ///
    /// - Parameter velocity: of the finger, above 0 upwards, at most `SettlePlan.velocityLimit` heights of the container per
    ///   second; `nil` if the system cancelled the touch.
    func release(velocity: Double?) {
        guard let drag else { return }
        self.drag = nil
        let detents = resolved.detents
        let shown = detents.shownHeight(forFinger: drag.finger)
        guard let measured = velocity else {
            return choose(detents.heights[detents.index(nearest: shown)], velocity: 0)
        }
        // A finger that jumps in almost no time has an infinite velocity, or none.
        let limit = SettlePlan.velocityLimit * detents.extent
        let velocity = measured.isNaN ? 0 : min(max(measured, -limit), limit)
        let speed = velocity * detents.slope(atFinger: drag.finger)
        let target = detents.target(from: shown, velocity: speed)
        guard target == 0 || !detents.isDismissible && wouldDismiss(drag.finger, velocity) else {
            return choose(target, velocity: speed)
        }
        releaseVelocity = speed
        let dismisses = dismissByTouch()
        releaseVelocity = nil
        guard !dismisses, containerView != nil, self.drag == nil else { return }
        choose(detents.lowest, velocity: speed)
    }

    /// Dismisses the sheet for a gesture, except under a controller that was presented over it since the touch began.
    ///
    /// - Returns: whether the dismissal began.
    @discardableResult
    func dismissByTouch() -> Bool {
        presentedViewController.presentedViewController == nil && attemptToDismiss()
    }

    /// Returns whether the release of a sheet that could be dismissed would dismiss it.
    private func wouldDismiss(_ finger: Double, _ velocity: Double) -> Bool {
        let detents = resolved.detents
        let free = try? SheetDetents(heights: detents.heights, extent: detents.extent)
        return free?.target(from: free?.shownHeight(forFinger: finger) ?? finger, velocity: velocity) == 0
    }
}
