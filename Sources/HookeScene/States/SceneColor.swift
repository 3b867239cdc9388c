import Hooke

/// A colour of views and layers, shown in gamma-encoded sRGB.
///
/// Components outside [0, 1] are kept (extended range). Animations interpolate premultiplied sRGB components,
/// so that a fade from `clear` keeps its hue.
public typealias SceneColor = ColorValue

extension SceneColor {
    /// (r·a, g·a, b·a, a) in sRGB, for interpolation.
    var premultiplied: SIMD4<Double> {
        let c = srgbComponents
        return SIMD4(c.x * alpha, c.y * alpha, c.z * alpha, alpha)
    }

    /// Creates the colour of premultiplied components; `clear` if alpha is 0.
    init(premultiplied p: SIMD4<Double>) {
        if p.w == 0 {
            self = .clear
        } else {
            self.init(red: p.x / p.w, green: p.y / p.w, blue: p.z / p.w, alpha: p.w)
        }
    }
}
