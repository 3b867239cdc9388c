import Hooke
import HookeAssets

extension PiecewiseLinear where Value == SIMD4<Double> {
    /// Splits premultiplied colours into colour and opacity. Also returns the largest error of any
    /// premultiplied component.
    ///
    /// In a piece where the colour changes by c and the opacity by a, the product's error is at most |c·a|/4.
    /// Where players clamp a component to 0 or 1, the error is at most |c| times the opacity. Pieces are
    /// halved until the error is at most `error`. An infinite error means that too many keys are needed.
    func paint(error: Double) -> (paint: LottieDocument.Paint, error: Double) {
        func shade(_ color: SIMD4<Double>, _ other: SIMD4<Double>) -> SIMD4<Double> {
            // A transparent end takes the colour of the other end.
            let color = color.w == 0 ? other : color
            guard color.w != 0 else { return SIMD4(0, 0, 0, 1) }
            var shade = (color / color.w).clamped(lowerBound: .zero, upperBound: .one)
            shade.w = 1
            return shade
        }
        func isPlain(_ color: SIMD4<Double>) -> Bool {
            let most = max(color.x, color.y, color.z)
            return min(color.x, color.y, color.z) >= 0 && most <= color.w && color.w <= 1
        }
        var worst = 0.0
        var count = 0.0
        let colors = bisected(shade) { colors, shades in
            let change = (shades.to - shades.from).norm
            let alphas = (colors.from.w, colors.to.w)
            let bend =
                isPlain(colors.from) && isPlain(colors.to)
                ? change * (alphas.1 - alphas.0).magnitude / 4
                : change * max(alphas.0.magnitude, alphas.1.magnitude)
            count += 1
            guard count <= 2 * LottieKeys.most else {
                worst = .infinity
                return true
            }
            guard bend <= error else { return false }
            worst = max(worst, bend)
            return true
        }
        let opacity = map(\.w).clamped(to: 0...1).map { $0 * 100 }
        return (LottieDocument.Paint(color: colors.property, opacity: opacity.property), worst)
    }
}
