import Foundation
import HookeTransitions

/// What can be connected to an application; here always a `WindowScene`.
public protocol UIScene: AnyObject {}

extension WindowScene: UIScene {
    /// The state of a scene, of UIKit's four.
    public enum ActivationState: Int, Hashable, Sendable {
        /// Not connected.
        case unattached = -1
        /// On the screen, with events.
        case foregroundActive
        /// On the screen, without events.
        case foregroundInactive
        /// Not on the screen.
        case background
    }

    /// Active: nothing else happens to a scene here.
    public var activationState: ActivationState { .foregroundActive }
    /// The window, in a list.
    public var windows: [SceneWindow] { [window] }
    /// The window.
    public var keyWindow: SceneWindow? { window }
    /// The screen.
    public var screen: UIScreen { UIScreen(scene: self) }
}

/// Finds the windows of the running scene where code asks the application for them.
public struct UIApplication {
    /// The application of the scene whose code is running. It has no windows outside callbacks, animation
    /// blocks and `WindowScene.perform`, and `PortDiagnostics` says so.
    public static var shared: UIApplication {
        if WindowScene.current == nil {
            PortDiagnostics.note("UIApplication.shared was asked outside any scene: it has no windows there")
        }
        return UIApplication(scene: WindowScene.current)
    }

    private let scene: WindowScene?

    /// The running scene, in a list.
    public var connectedScenes: [any UIScene] { scene.map { [$0] } ?? [] }
    /// The running scene's window, in a list.
    public var windows: [SceneWindow] { scene?.windows ?? [] }
    /// The running scene's window.
    public var keyWindow: SceneWindow? { scene?.window }
}
