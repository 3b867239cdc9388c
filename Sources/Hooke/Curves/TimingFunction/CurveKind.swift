/// A kind of timing curve: all that the library, its files and its reports ask of one.
///
/// A new kind is a type of this protocol in a file of its own, a case of ``TimingFunction``, and its line in `accept` and in
/// `visitKinds` beside the cases. Everything else goes through those two.
package protocol CurveKind: TimingCurve, Hashable, CurveCoding {
    /// What the kind is called in JSON, in reports and in the fields of `hooke eval`.
    static var kindName: String { get }
    /// This curve as a timing function.
    var function: TimingFunction { get }

    /// The smallest and the largest value in an interval of the time, its ends included.
    func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double)
    /// The earliest fraction of the time in [0, 1] at which the curve has a value; `nil` where it never has.
    func firstTime(reaching value: Double) throws(HookeError) -> Double?
    /// The same for the reversed curve, t → 1 − f(1 − t).
    func firstTimeReversed(reaching value: Double) throws(HookeError) -> Double?
    /// The curve as straight pieces that are nowhere farther than `error` from it in [0, 1].
    func linearApproximation(error: Double) throws(HookeError) -> LinearApproximation
    /// The same for the reversed curve.
    func linearApproximationReversed(error: Double) throws(HookeError) -> LinearApproximation

    /// Where the curve may turn, bend or jump, in order, the ends of the range perhaps among them; at most `count` places
    /// or a few more.
    func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak]
    /// Whether the value just before 1 may differ from that at 1.
    var mayJumpAtEnd: Bool { get }
    /// Whether the curve only takes the values of its steps.
    var isStaircase: Bool { get }
    /// How far from a jump its sides are certain, as a fraction of the time.
    var jumpWidth: Double { get }
    /// Whether the value is t.
    var isIdentity: Bool { get }

    /// The seconds that belong to the curve; `nil` where it takes any duration.
    var ownDuration: Double? { get }
    /// The control points, each with the end of the curve that it belongs to.
    var handles: [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] { get }
    /// The corners of a curve of straight pieces, within the time.
    var corners: [SIMD2<Double>] { get }

    /// The curve as CSS text; `nil` where CSS has no exact form for it.
    var cssText: String? { get }
    /// The CSS function of the kind, for error messages.
    static var cssForm: String? { get }
    /// Reads the rest of a curve after its first word; `nil` where the word begins none of this kind.
    static func read(_ word: CSSWord, _ reader: inout CSSReader) throws(HookeError) -> Self?

    /// How many numbers make a curve of this kind, and the curve of so many; `nil` where numbers alone do not.
    static var numbers: (count: Int, curve: @Sendable ([Double]) throws(HookeError) -> Self)? { get }
}

// What most kinds share.
extension CurveKind {
    package func firstTimeReversed(reaching value: Double) throws(HookeError) -> Double? {
        throw .noSolution(field: "inverse", reason: "of reversed curves only cubic Béziers are inverted")
    }

    package func linearApproximationReversed(error: Double) throws(HookeError) -> LinearApproximation {
        throw .noSolution(
            field: "reversed", reason: "of reversed curves only cubic Béziers can be approximated")
    }

    package var isStaircase: Bool { false }
    package var jumpWidth: Double { 0 }
    package var isIdentity: Bool { false }
    package var ownDuration: Double? { nil }
    package var handles: [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] { [] }
    package var corners: [SIMD2<Double>] { [] }
    package var cssText: String? { nil }
    package static var cssForm: String? { nil }
    package static func read(_ word: CSSWord, _ reader: inout CSSReader) throws(HookeError) -> Self? { nil }
    package static var numbers: (count: Int, curve: @Sendable ([Double]) throws(HookeError) -> Self)? { nil }
}

/// Where a curve may turn, bend or jump: between two of them it is monotone, and steady unless it is a staircase.
package struct CurveBreak: Equatable {
    /// The fraction of the time.
    package var input: Double
    /// The curve is not continuous there.
    package var isJump = false

    /// So many of a part of a segment are looked at: a spring that hardly loses anything may turn as often as there are
    /// doubles.
    package static let most = 1 << 14
}
