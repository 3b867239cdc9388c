/// A kind of timing curve, with everything that the library, its files and its reports need.
///
/// To add a kind, add a type in a file of its own, a case of ``TimingFunction``, and a line each in `accept` and
/// `visitKinds`.
package protocol CurveKind: TimingCurve, Hashable, Sendable {
    /// The name of the kind in JSON, in reports and in the fields of `hooke eval`.
    static var kindName: String { get }
    var function: TimingFunction { get }

    /// Returns the smallest and largest value in a time interval, ends included.
    func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double)
    /// Returns the earliest fraction of the time in [0, 1] at which the curve has a value, or `nil`.
    func firstTime(reaching value: Double) throws(HookeError) -> Double?
    /// Returns the curve as straight pieces that are nowhere farther than `error` from it in [0, 1].
    func linearApproximation(error: Double) throws(HookeError) -> LinearApproximation
    /// Returns the same for the reversed curve, t → 1 − f(1 − t), or `nil` for that of ``mirrored``.
    func linearApproximationReversed(error: Double) throws(HookeError) -> LinearApproximation?

    /// Returns the inputs at which the curve may turn, bend or jump, ascending, possibly with the ends of the range;
    /// about `count` at most.
    func breaks(in range: ClosedRange<Double>, count: Int) -> [CurveBreak]
    /// Whether the left limit at 1 may differ from the value at 1.
    var mayJumpAtEnd: Bool { get }
    /// Whether the curve only takes the values of its steps.
    var isStepped: Bool { get }
    /// The distance from a jump, as a fraction of the time, from which the side is certain.
    var jumpUncertainty: Double { get }
    /// Whether the value is t.
    var isIdentity: Bool { get }

    /// The reversed curve without ``TimingFunction/reversed(_:)``, its numbers subtracted as decimals; `nil` if there is
    /// none.
    var mirrored: TimingFunction? { get }
    /// The curve as cubic Béziers, up to the rounding of their points; `nil` for other curves.
    var beziers: EasingPath? { get }

    /// The duration in seconds, or `nil` if the curve has none.
    var ownDuration: Double? { get }
    /// The control points, each with its end of the curve.
    var handles: [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] { get }
    /// The corners of a piecewise-linear curve within [0, 1].
    var corners: [SIMD2<Double>] { get }

    /// The curve as CSS text, or `nil` if CSS has no exact form.
    var cssText: String? { get }
    /// The CSS function of the kind, for error messages.
    static var cssForm: String? { get }
    /// Reads the rest of a curve after its first word; `nil` if the word does not begin this kind.
    static func read(_ word: CSSWord, _ reader: inout CSSReader) throws(HookeError) -> Self?

    /// The numbers that make the curve, as `init(numbers:)` reads them.
    var numberList: [Double] { get }
    init(numbers reader: inout NumberReader) throws(HookeError)

    /// The number of numbers that define a curve of this kind, and its initialiser; `nil` if numbers alone do not
    /// define one.
    static var numbers: (count: Int, curve: @Sendable ([Double]) throws(HookeError) -> Self)? { get }
}

// Defaults.
extension CurveKind {
    package func linearApproximationReversed(error: Double) throws(HookeError) -> LinearApproximation? { nil }

    package var mirrored: TimingFunction? { nil }
    package var beziers: EasingPath? { nil }
    package var isStepped: Bool { false }
    package var jumpUncertainty: Double { 0 }
    package var isIdentity: Bool { false }
    package var ownDuration: Double? { nil }
    package var handles: [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] { [] }
    package var corners: [SIMD2<Double>] { [] }
    package var cssText: String? { nil }
    package static var cssForm: String? { nil }
    package static func read(_ word: CSSWord, _ reader: inout CSSReader) throws(HookeError) -> Self? { nil }
    package static var numbers: (count: Int, curve: @Sendable ([Double]) throws(HookeError) -> Self)? { nil }
}

extension TimingFunction {
    /// The earliest fraction of the time in [0, 1] at which the curve reaches a value, by bisection between its turns; a
    /// value that it jumps over is reached at the jump.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - turns: The inputs in (0, 1) between which the curve is monotone; ascending.
    @inline(never)
    func firstTime(reaching value: Double, turns: [Double]) -> Double? {
        var start = 0.0
        for end in turns + [1] {
            let (from, to) = (self.value(at: start), self.value(at: end))
            if value == from { return start }
            if min(from, to) <= value, value <= max(from, to) {
                return firstInstant(from: start, to: end) {
                    let reached = self.value(at: $0)
                    return from <= to ? reached >= value : reached <= value
                }
            }
            start = end
        }
        return nil
    }
}

/// An input at which a curve may turn, bend or jump. Between two breaks it is monotone, and continuous unless it has
/// steps.
package struct CurveBreak: Equatable {
    package var input: Double
    /// Whether the curve is discontinuous there.
    package var isJump: Bool

    /// The largest number of breaks to examine in a part of a segment: a weakly damped spring may have as many as
    /// there are doubles.
    package static let most = 1 << 14

    package init(input: Double, isJump: Bool = false) { (self.input, self.isJump) = (input, isJump) }
}
