import Foundation
import HookeGeometry

extension WindowScene {
    /// The scene whose code runs on this thread: in callbacks, animation blocks and ``perform(_:)``.
    public static var current: WindowScene? { Ambient.current?.scene }

    /// The bounds of the screen for code that runs outside any scene, in points, as in the documentation's examples.
    package static let fallbackBounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Runs code with this scene as ``current``, outside any animation block; for setting up controllers.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try run(body) }
}

// HookeUIKit declares a property of the same name with another type.
extension SceneView {
    package var ownTransform: Affine2D {
        get { transform }
        set { transform = newValue }
    }
}

extension SceneLayer {
    package var owner: SceneView { view }

    package var ownName: String {
        get { name }
        set { name = newValue }
    }

    package var ownOpacity: Double {
        get { opacity }
        set { opacity = newValue }
    }

    package var ownShadowOpacity: Double {
        get { shadowOpacity }
        set { shadowOpacity = newValue }
    }

    package var ownShadowPath: VectorPath? {
        get { shadowPath }
        set { view.setPath(.shadowPath, newValue) }
    }
}

extension ShapeLayer {
    package var ownPath: VectorPath? {
        get { path }
        set { view.setPath(.path, newValue) }
    }

    package var ownLineDashPattern: [Double] {
        get { lineDashPattern }
        set { lineDashPattern = newValue }
    }
}

extension GradientLayer {
    package var ownColors: [SceneColor] {
        get { colors }
        set { colors = newValue }
    }

    package var ownLocations: [Double] {
        get { locations }
        set { locations = newValue }
    }
}
