import Foundation
import HookeTransitions

/// `SceneColor`.
public typealias UIColor = SceneColor
#if !canImport(Darwin)
    /// `SceneColor`, as for views.
    public typealias CGColor = SceneColor
#endif

extension SceneColor {
    /// White, as in the light appearance.
    public static let systemBackground = SceneColor.white
    /// Black, as in the light appearance.
    public static let label = SceneColor.black

    /// Creates a colour from hue, saturation and brightness, each clamped to [0, 1] as in UIKit; NaN counts
    /// as 0.
    ///
    /// - Parameters:
    ///   - hue: 0 red, 1/3 green, 2/3 blue, 1 red.
    ///   - saturation: 0 grey, 1 pure.
    ///   - brightness: the largest of red, green and blue.
    ///   - alpha: the opacity.
    public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        func limited(_ x: Double) -> Double { min(1, max(0, x)) }
        let (h, s, v) = (limited(hue) * 6, limited(saturation), limited(brightness))
        func component(_ n: Double) -> Double {
            let k = (n + h).truncatingRemainder(dividingBy: 6)
            return v - v * s * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a `UIColor` from a `CGColor`, the same type.
    public init(cgColor: SceneColor) { self = cgColor }

    /// The `CGColor`, the same type.
    public var cgColor: SceneColor { self }

    /// Returns the colour with another opacity.
    public func withAlphaComponent(_ alpha: Double) -> SceneColor { withAlpha(alpha) }

    /// Writes the components to non-`nil` pointers.
    ///
    /// - Returns: true; every colour has four components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    /// Writes the grey level and the opacity of a grey colour.
    ///
    /// - Returns: whether the colour is grey; otherwise nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    {
        guard red == green, green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = self.alpha
        return true
    }
}
