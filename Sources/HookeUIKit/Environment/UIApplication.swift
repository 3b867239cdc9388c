import Foundation
import HookeTransitions

/// A scene of an application; always a `WindowScene`.
public protocol UIScene: AnyObject, SceneIsolated {}

extension WindowScene: UIScene {
    /// The states of a scene in UIKit.
    public enum ActivationState: Int, Hashable, Sendable {
        /// Not connected.
        case unattached = -1
        /// On screen, with events.
        case foregroundActive
        /// On screen, without events.
        case foregroundInactive
        /// Not on screen.
        case background
    }

    /// Always active.
    public var activationState: ActivationState { .foregroundActive }
    /// The scene's window, in an array.
    public var windows: [SceneWindow] { [window] }
    /// The scene's window.
    public var keyWindow: SceneWindow? { window }
    /// The scene's screen.
    public var screen: UIScreen { UIScreen(scene: self) }
    /// The values of the status bar. Never `nil`; the optional type is UIKit's.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
    /// The scene's orientation.
    public var interfaceOrientation: InterfaceOrientation { orientation }
}

/// The values of a scene's status bar, which is not drawn.
public struct UIStatusBarManager: Hashable {
    fileprivate let scene: WindowScene

    /// The rectangle: `WindowScene.statusBarHeight` high, or zero if the bar is hidden.
    #if MainActor
        @MainActor
    #endif
    public var statusBarFrame: CGRect { scene.statusBarFrame }
    /// Whether the controllers in charge hide the bar.
    #if MainActor
        @MainActor
    #endif
    public var isStatusBarHidden: Bool { scene.isStatusBarHidden }
    /// The style that the controllers in charge ask for.
    #if MainActor
        @MainActor
    #endif
    public var statusBarStyle: StatusBarStyle { scene.statusBarStyle }
}

/// The application, with the windows of the current scene.
public struct UIApplication: Hashable, SceneIsolated {
    /// The application of the current scene. Outside callbacks, animation blocks and `WindowScene.perform` it
    /// has no windows, and `PortDiagnostics` gets a message.
    public static var shared: UIApplication {
        if WindowScene.current == nil {
            PortDiagnostics.note("UIApplication.shared was used outside any scene: it has no windows")
        }
        return UIApplication(scene: WindowScene.current)
    }

    private let scene: WindowScene?

    /// The current scene, in an array.
    public var connectedScenes: [any UIScene] { scene.map { [$0] } ?? [] }
    /// The current scene's window, in an array.
    public var windows: [SceneWindow] { scene?.windows ?? [] }
    /// The current scene's window.
    public var keyWindow: SceneWindow? { scene?.window }
    /// The rectangle of the current scene's status bar.
    #if MainActor
        @MainActor
    #endif
    public var statusBarFrame: CGRect { scene?.statusBarFrame ?? .zero }
    /// Whether the current scene's status bar is hidden.
    #if MainActor
        @MainActor
    #endif
    public var isStatusBarHidden: Bool { scene?.isStatusBarHidden ?? false }
    /// The current scene's orientation.
    public var statusBarOrientation: InterfaceOrientation { scene?.orientation ?? .unknown }
    /// The current scene's layout direction.
    public var userInterfaceLayoutDirection: LayoutDirection { scene?.layoutDirection ?? .leftToRight }
}
