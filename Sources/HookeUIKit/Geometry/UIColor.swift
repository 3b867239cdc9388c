import Foundation
import HookeTransitions

/// `SceneColor`.
public typealias UIColor = SceneColor
#if !canImport(CoreGraphics)
    /// `SceneColor` too: a layer's colours are of the same kind as a view's.
    public typealias CGColor = SceneColor
#endif

extension SceneColor {
    /// White: the background of a light appearance.
    public static let systemBackground = SceneColor.white
    /// Black: the text of a light appearance.
    public static let label = SceneColor.black

    /// A colour from hue, saturation and brightness, each limited to [0, 1] as in UIKit; NaN counts as 0.
    ///
    /// - Parameters:
    ///   - hue: 0 red, 1/3 green, 2/3 blue, 1 red again.
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

    /// A `CGColor` as a `UIColor`: the same thing here.
    public init(cgColor: SceneColor) { self = cgColor }

    /// A `UIColor` as a `CGColor`: the same thing here.
    public var cgColor: SceneColor { self }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: Double) -> SceneColor { withAlpha(alpha) }

    /// Writes the components where they are asked for.
    ///
    /// - Returns: true; every colour here has the four.
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

    /// Writes grey level and opacity where the colour is a grey.
    ///
    /// - Returns: whether it is one; nothing is written otherwise.
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
