import Foundation

/// The styles of a status bar, with UIKit's raw values.
public enum StatusBarStyle: Int, Hashable, Sendable {
    /// By the background.
    case `default` = 0
    /// Light content.
    case lightContent = 1
    /// Dark content.
    case darkContent = 3
}

/// How a status bar appears and disappears, with UIKit's raw values.
public enum StatusBarAnimation: Int, Hashable, Sendable {
    /// At once.
    case none
    /// It fades.
    case fade
    /// It slides.
    case slide
}

/// A set of orientations, with UIKit's bits.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits: 1 shifted by the orientation's raw value.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Portrait.
    public static let portrait = Self(rawValue: 1 << 1)
    /// Portrait, upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// Landscape, the device turned to the left.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// Landscape, the device turned to the right.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// Both landscapes.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    /// All but upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

extension WindowScene {
    /// Whether the status bar is hidden, as the controllers in charge ask for.
    public var isStatusBarHidden: Bool {
        controllerInCharge(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    /// The style of the status bar, as the controllers in charge ask for.
    public var statusBarStyle: StatusBarStyle {
        controllerInCharge(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    /// The status bar's rectangle: the screen's width and `statusBarHeight`; zero if it is hidden.
    public var statusBarFrame: CGRect {
        guard !isStatusBarHidden, statusBarHeight > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: bounds.size.width, height: statusBarHeight)
    }

    /// Returns the topmost controller that fills the screen or captures the status bar, or the child to which
    /// it leaves the decision.
    private func controllerInCharge(
        _ child: (SceneViewController) -> SceneViewController?
    ) -> SceneViewController? {
        let presented = presentations.last { presentation in
            let controller = presentation.presentedViewController
            let fillsScreen = [.fullScreen, .none].contains(presentation.presentationStyle)
            return fillsScreen || controller.modalPresentationCapturesStatusBarAppearance
        }
        var controller = presented?.presentedViewController ?? window.rootViewController
        while let current = controller, let next = child(current), next !== current { controller = next }
        return controller
    }
}
