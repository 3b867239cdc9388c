import HookeGeometry

typealias TransformMethod = TransformInterpolation.Method
typealias TransformFallback = TransformInterpolation.Fallback

/// The way between two transforms by a method.
///
/// By `css` lists go function by function, as in CSS; by any other method their products go as matrices.
enum TransformWay {
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
        case .lists(let way): way.transform(at: progress)
        case .matrices(let way): way.transform(at: progress)
        }
    }

    /// The transform as CSS text; by `css` still as functions.
    func css(at progress: Double) -> String {
        switch self {
        case .lists(let way): way.list(at: progress).css
        case .matrices(let way): way.transform(at: progress).css
        }
    }
}

extension TransformMethod: SpelledWord {
    static let words = allCases
}

extension TransformFallback: SpelledWord {
    static let words: [TransformFallback] = [.polar, .fields, .discrete]
    /// What is done where nothing is said.
    static let standard = TransformFallback.polar
}
