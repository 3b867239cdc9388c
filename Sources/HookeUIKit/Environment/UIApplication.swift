import Foundation
import HookeTransitions

/// A scene of an application; always a `WindowScene`.
public protocol UIScene: AnyObject {}

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
}

/// The application, with the windows of the current scene.
public struct UIApplication {
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
}
