import Hooke
import HookeAssets

extension PiecewiseLinear where Value == SIMD4<Double> {
    /// Premultiplied colours as a colour and an opacity, and how far any premultiplied component is off at most.
    ///
    /// Where the colour goes by c and the opacity by a in a piece, what they make together is off by at most |c·a|/4.
    /// Where players cut a component off at 0 or 1 it stays between its ends', so that the error is at most |c| of the
    /// opacity. Pieces are halved until that is within `error`; infinity says that it takes too many keys.
    func paint(error: Double) -> (paint: LottieDocument.Paint, error: Double) {
        func shade(_ color: SIMD4<Double>, _ other: SIMD4<Double>) -> SIMD4<Double> {
            // Nothing has the colour of what it becomes.
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
