import Foundation
import HookeTransitions

/// The screen of the running scene.
public struct UIScreen {
    /// What the screen measures where no scene is running, in points: those of the examples in the
    /// documentation.
    public static let fallbackBounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    private let scene: WindowScene?

    /// The screen of the scene whose code is running: inside callbacks, animation blocks and
    /// `WindowScene.perform`. Elsewhere a screen of `fallbackBounds`, and `PortDiagnostics` says so.
    public static var main: UIScreen {
        if WindowScene.current == nil {
            PortDiagnostics.note("UIScreen.main was asked outside any scene; used: 390 × 844 points")
        }
        return UIScreen(scene: WindowScene.current)
    }

    init(scene: WindowScene?) { self.scene = scene }

    /// The screen's rectangle in points.
    public var bounds: CGRect { scene?.bounds ?? Self.fallbackBounds }
    /// Pixels in a point: 3. Nothing here has pixels.
    public var scale: CGFloat { 3 }
    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.size.width * scale, height: bounds.size.height * scale)
    }
}

extension SceneWindow {
    /// The screen of the window's scene.
    public var screen: UIScreen { windowScene.map { UIScreen(scene: $0) } ?? .main }

    /// Whether the window is its scene's: a scene has one.
    public var isKeyWindow: Bool { windowScene?.window === self }

    /// Nothing: the window of a scene shows. A window made by hand belongs to no scene; it is reported.
    public func makeKeyAndVisible() {
        if windowScene == nil {
            PortDiagnostics.note("a window of no scene was made visible; use a WindowScene's window")
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of the running scene, in seconds; 0 where none is running, and `PortDiagnostics` says so.
public func CACurrentMediaTime() -> Double {
    if let scene = WindowScene.current { return scene.now }
    PortDiagnostics.note("CACurrentMediaTime was asked outside any scene; used: 0")
    return 0
}
