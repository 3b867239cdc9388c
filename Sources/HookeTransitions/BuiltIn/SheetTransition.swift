import Foundation
import Hooke

/// A sheet rises to half the screen over a dimmed presenter, and leaves to the bottom, by its spring. In a compact height it
/// covers the screen. The edge is only that of its swipe.
///
/// The presented controller's style must be `.custom`, so that the transition's presentation controller is used. For detents,
/// and a sheet that follows the finger, use ``SceneViewController/sheetPresentationController`` instead.
public final class SheetTransition: EdgeTransition {
    /// Returns the animator that rises.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        SheetAnimator(isPresenting: true)
    }

    /// Returns the animator that leaves.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        SheetAnimator(isPresenting: false)
    }

    /// Returns the presentation controller of the sheet, with the detent `.medium()`.
    public override func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? {
        let sheet = SheetPresentationController(presentedViewController: presented, presenting: presenting)
        sheet.detents = [.medium()]
        sheet.prefersGrabberVisible = true
        // The transition's driver has the finger.
        sheet.panGestureRecognizer.isEnabled = false
        return sheet
    }
}

extension PlayableTransition {
    /// A sheet rises to half the screen.
    public static let sheet = PlayableTransition(
        name: "sheet", summary: "a sheet rises to half the screen, by its spring", defaultEdge: .bottom,
        style: .custom, screen: .list, hasTimeline: false,
        pageNote: "In an app, a tap beside the open sheet closes it too.",
        frame: { _, screen in
            let traits = TraitCollection(size: screen.size)
            guard traits.verticalSizeClass != .compact else { return screen }
            let half = screen.height / 2
            return CGRect(x: screen.minX, y: screen.maxY - half, width: screen.width, height: half)
        }, make: { edge, _ in SheetTransition(edge: edge) })
    /// A sheet leaves to the bottom.
    public static let sheetClose = sheet.dismissal(
        name: "sheet-close", summary: "the sheet leaves to the bottom, by its spring", defaultEdge: .top)
}
