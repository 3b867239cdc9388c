import Foundation
import HookeGeometry

/// The container view of a presentation.
final class PresentationContainer: SceneView {
    weak var presentation: PresentationController?
    /// Whether it keeps the orientation of the device instead of the screen's: policy `.iOS7` for style
    /// `.custom`.
    private(set) var keepsDeviceOrientation = false
    /// Whether the next layout must place the presented view even if the size is the same.
    var needsPlacement = false
    private var placedSize = CGSize.zero

    /// Adds a presentation's container over the presenter.
    static func put(
        _ presentation: PresentationController, over presenter: SceneView, in scene: WindowScene
    ) -> PresentationContainer {
        let container = PresentationContainer(frame: scene.window.bounds, name: "container")
        container.presentation = presentation
        container.autoresizingMask = .flexibleSize
        presentation.containerView = container
        if presentation.presentationStyle.isInContext, let home = presenter.superview {
            container.frame = presenter.modelState.layoutFrame
            if !presenter.autoresizingMask.isEmpty { container.autoresizingMask = presenter.autoresizingMask }
            container.placedSize = container.bounds.size
            home.insertSubview(container, aboveSubview: presenter)
            return container
        }
        if presentation.presentationStyle == .custom, scene.policies.containers == .iOS7,
            presentation.mayKeepDeviceOrientation
        {
            container.keepsDeviceOrientation = true
            container.autoresizingMask = []
            container.lie(in: scene)
            container.needsPlacement = false
        }
        container.placedSize = container.bounds.size
        scene.window.addSubview(container)
        return container
    }

    /// The rotation that makes content upright.
    var targetTransform: Affine2D {
        keepsDeviceOrientation ? (presentation?.scene?.orientation ?? .portrait).transform : .identity
    }

    /// Sets the transform and the size so that it keeps the device's orientation and covers the screen.
    func lie(in scene: WindowScene) {
        guard keepsDeviceOrientation else { return }
        let size = scene.orientation.isLandscape ? scene.bounds.size.swapped : scene.bounds.size
        let upright = Transform3D(Affine2D.quarterTurns(-scene.orientation.quarters))
        if layer.transform != upright {
            layer.transform = upright
            needsPlacement = true
            setNeedsLayout()
        }
        bounds = CGRect(origin: .zero, size: size)
        center = CGPoint(x: scene.bounds.size.width / 2, y: scene.bounds.size.height / 2)
    }

    override func hitTest(_ point: CGPoint, with event: TouchEvent? = nil) -> SceneView? {
        presentation?.takesTouch(at: point) == false ? nil : super.hitTest(point, with: event)
    }

    override func layoutSubviews() {
        guard let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        if needsPlacement || bounds.size != placedSize {
            (needsPlacement, placedSize) = (false, bounds.size)
            placePresentedView(presentation)
        }
        presentation.containerViewDidLayoutSubviews()
    }

    /// Places the presented view after a change of size, unless it is being dismissed.
    private func placePresentedView(_ presentation: PresentationController) {
        guard !presentation.isDismissing, let view = presentation.presentedView, view.superview === self
        else { return }
        let frame = presentation.frameOfPresentedViewInContainerView
        guard keepsDeviceOrientation else {
            view.frame = frame
            return
        }
        let isOnSide = presentation.scene?.orientation.isLandscape == true
        view.transform = targetTransform
        view.bounds = CGRect(origin: .zero, size: isOnSide ? frame.size.swapped : frame.size)
        view.center = CGPoint(
            x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }
}

extension SceneView {
    /// Whether a change of the screen's size places the view, and not its mask.
    var followsScreen: Bool {
        self is SceneWindow || (self as? PresentationContainer)?.keepsDeviceOrientation == true
    }
}
