import HookeGeometry

typealias TransformMethod = TransformInterpolation.Method
typealias TransformFallback = TransformInterpolation.Fallback

/// An interpolation between two transforms by a method.
///
/// The method `css` interpolates lists function by function, as in CSS. Any other method interpolates their matrices.
enum TransformPath {
    case lists(TransformListInterpolation)
    case matrices(TransformInterpolation)

    init(from: TransformList, to: TransformList, method: TransformMethod, fallback: TransformFallback) {
        self =
            method == .css
            ? .lists(TransformListInterpolation(from: from, to: to, fallback: fallback))
            : .matrices(
                TransformInterpolation(
                    from: from.transform, to: to.transform, method: method, fallback: fallback))
    }

    func transform(at progress: Double) -> Transform3D {
        switch self {
        case .lists(let path): path.transform(at: progress)
        case .matrices(let path): path.transform(at: progress)
        }
    }

    /// Returns the transform as CSS text, as functions for the method `css`.
    func css(at progress: Double) -> String {
        switch self {
        case .lists(let path): path.list(at: progress).css
        case .matrices(let path): path.transform(at: progress).css
        }
    }
}

extension TransformMethod: SpelledWord {}

extension TransformFallback: SpelledWord {
    static let words: [TransformFallback] = [.polar, .fields, .discrete]
    /// The fallback where none is given.
    static let standard = TransformFallback.polar
}
