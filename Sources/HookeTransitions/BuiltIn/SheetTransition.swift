import Foundation

/// A sheet rises to a height over a dimmed presenter, and leaves to the bottom, by its spring; the edge is only that of
/// its swipe.
///
/// The presented controller's style must be `.custom`, so that the transition's presentation controller is used. For detents,
/// and a sheet that follows the finger, use ``SceneViewController/sheetPresentationController`` instead.
public final class SheetTransition: EdgeTransition {
    /// The height of the sheet, in points.
    public let height: Double

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - edge: the edge of its swipe.
    ///   - height: the height of the sheet, without the bottom safe area.
    public init(edge: Edge, height: Double) {
        self.height = height
        super.init(edge: edge)
    }

    /// Returns the animator that rises.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        SheetAnimator(isPresenting: true)
    }

    /// Returns the animator that leaves.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        SheetAnimator(isPresenting: false)
    }

    /// Returns the presentation controller of the sheet.
    public override func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? {
        let sheet = SheetPresentationController(presentedViewController: presented, presenting: presenting)
        sheet.detents = [.custom { [height] _ in height }]
        sheet.prefersEdgeAttachedInCompactHeight = true
        // The transition's driver has the finger.
        sheet.panGestureRecognizer.isEnabled = false
        return sheet
    }
}

extension PlayableTransition {
    /// A sheet rises to half the screen.
    public static let sheet = PlayableTransition(
        name: "sheet", summary: "a sheet rises to half the screen, by its spring", defaultEdge: .bottom,
        style: .custom, viewName: "article", hasTimeline: false,
        frame: { _, screen in
            CGRect(
                x: screen.minX, y: screen.midY, width: screen.width, height: screen.height - screen.height / 2
            )
        }, make: { edge, size in SheetTransition(edge: edge, height: size.height / 2) })
    /// A sheet leaves to the bottom.
    public static let sheetClose = sheet.dismissal(
        name: "sheet-close", summary: "the sheet leaves to the bottom, by its spring", defaultEdge: .top)
}
