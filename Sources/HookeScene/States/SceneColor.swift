import Hooke

/// A colour of views and layers: `ColorValue`. It shows in gamma-encoded sRGB.
///
/// Components outside [0, 1] are kept as given (extended range). Animations between colours run over
/// premultiplied components in sRGB, so that a fade from `clear` keeps its hue.
public typealias SceneColor = ColorValue

extension SceneColor {
    /// (r·a, g·a, b·a, a) in sRGB, what animations run over.
    var premultiplied: SIMD4<Double> {
        let c = srgbComponents
        return SIMD4(c.x * alpha, c.y * alpha, c.z * alpha, alpha)
    }

    /// The colour of premultiplied components; `clear` where alpha is 0.
    init(premultiplied p: SIMD4<Double>) {
        if p.w == 0 {
            self = .clear
        } else {
            self.init(red: p.x / p.w, green: p.y / p.w, blue: p.z / p.w, alpha: p.w)
        }
    }
}
