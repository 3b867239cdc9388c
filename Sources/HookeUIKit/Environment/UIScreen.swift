import Foundation
import HookeTransitions

/// The screen of the current scene.
public struct UIScreen: Hashable, SceneIsolated {
    /// The screen's bounds outside any scene, in points, as in the documentation's examples.
    public static let fallbackBounds = WindowScene.fallbackBounds

    private let scene: WindowScene?

    /// The screen of the current scene: in callbacks, animation blocks and `WindowScene.perform`. Elsewhere
    /// it has `fallbackBounds`, and `PortDiagnostics` gets a message.
    public static var main: UIScreen {
        if WindowScene.current == nil {
            PortDiagnostics.note("UIScreen.main was used outside any scene; used: 390 × 844 points")
        }
        return UIScreen(scene: WindowScene.current)
    }

    init(scene: WindowScene?) { self.scene = scene }

    /// The screen's rectangle in points.
    public var bounds: CGRect { scene?.bounds ?? Self.fallbackBounds }
    /// Pixels per point: always 3.
    public var scale: CGFloat { 3 }
    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.size.width * scale, height: bounds.size.height * scale)
    }
}

extension SceneWindow {
    /// The screen of the window's scene.
    public var screen: UIScreen { windowScene.map { UIScreen(scene: $0) } ?? .main }

    /// Whether the window is its scene's only window.
    public var isKeyWindow: Bool { windowScene?.window === self }

    /// Does nothing: a scene's window is always visible. A window without scene is reported.
    public func makeKeyAndVisible() {
        if windowScene == nil {
            PortDiagnostics.note("a window of no scene was made visible; use a WindowScene's window")
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the current scene in seconds; 0 outside any scene, with a message in
/// `PortDiagnostics`.
public func CACurrentMediaTime() -> Double {
    if let time = readIsolated({ WindowScene.current?.now }) { return time }
    PortDiagnostics.note("CACurrentMediaTime was used outside any scene; used: 0")
    return 0
}
