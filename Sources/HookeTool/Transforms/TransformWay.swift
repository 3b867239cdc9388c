import Hooke

/// The way between two transforms by a method.
struct TransformWay {
    private let lists: TransformListInterpolation

    /// The way from one list to another. By `css` lists go function by function, as in CSS; by any other method their
    /// products go as matrices.
    init(
        from: TransformList, to: TransformList, method: TransformMethod = .css,
        fallback: TransformInterpolation.Fallback = .standard
    ) {
        lists = TransformListInterpolation(from: from, to: to, fallback: fallback)
    }

    func transform(at progress: Double) -> Transform3D { lists.transform(at: progress) }

    /// The transform as CSS text; by `css` still as functions.
    func css(at progress: Double) -> String { lists.list(at: progress).css }
}

enum TransformMethod: String, CaseIterable { case css }

extension TransformMethod: SpelledWord {
    static let words: [TransformMethod] = allCases
}

extension TransformInterpolation.Fallback: SpelledWord {
    static let words: [TransformInterpolation.Fallback] = [.fields, .discrete]
    /// What is done where nothing is said.
    static let standard = TransformInterpolation.Fallback.fields
}
