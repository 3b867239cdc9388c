import HookeGeometry

typealias TransformMethod = TransformInterpolation.Method

/// An interpolation between two transforms by a method.
///
/// The method `css` interpolates lists function by function, as in CSS. Any other method interpolates their matrices.
enum TransformPath {
    case lists(TransformListInterpolation)
    case matrices(TransformInterpolation)

    init(from: TransformList, to: TransformList, method: TransformMethod, fallback: TransformMethod) {
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
