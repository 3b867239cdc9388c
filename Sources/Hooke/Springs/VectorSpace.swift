/// A value that can be animated: it adds, subtracts, scales, and has a length.
///
/// The requirements are methods, so that a conforming type's own operators stay unambiguous.
/// Scalars (`Double`, `Float`) and SIMD vectors conform; a type of your own needs these five members:
///
/// ```swift
/// struct Position: VectorSpace {
///     var x, y: Double
///     static let zero = Position(x: 0, y: 0)
///     func adding(_ other: Position) -> Position { Position(x: x + other.x, y: y + other.y) }
///     func subtracting(_ other: Position) -> Position { Position(x: x - other.x, y: y - other.y) }
///     func scaled(by factor: Double) -> Position { Position(x: x * factor, y: y * factor) }
///     var norm: Double { (x * x + y * y).squareRoot() }
/// }
/// ```
public protocol VectorSpace: Equatable, Sendable {
    /// The additive identity.
    static var zero: Self { get }
    /// The sum of this value and `other`, component by component.
    func adding(_ other: Self) -> Self
    /// This value less `other`, component by component.
    func subtracting(_ other: Self) -> Self
    /// This value times `factor`.
    func scaled(by factor: Double) -> Self
    /// The Euclidean length, in the value's own units; what settling is measured by.
    var norm: Double { get }

    /// The state of a spring's motion after `time` seconds. There is no need to implement it.
    ///
    /// By default it is combined from the propagator's coefficients with `adding`, `subtracting` and `scaled`.
    /// `Double`, `Float` and SIMD vectors replace it, each component on the scalar path with its tighter bound.
    static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self>

    /// The components of values, one value after the other, and how many a value has; `nil` where the type does not give
    /// them. There is no need to implement it: a `ComponentVector` gives them.
    static func componentRows(of values: [Self]) -> (elements: [Double], width: Int)?

    /// The values of which ``componentRows(of:)`` gives these elements; none where it gives `nil`. There is no need to
    /// implement it.
    static func values(ofComponentRows elements: [Double]) -> [Self]
}

extension VectorSpace {
    /// No components: they are not known.
    public static func componentRows(of values: [Self]) -> (elements: [Double], width: Int)? { nil }
    /// No values.
    public static func values(ofComponentRows elements: [Double]) -> [Self] { [] }
}

extension Double: VectorSpace {
    /// The sum of the two.
    @inlinable public func adding(_ other: Double) -> Double { self + other }
    /// The difference of the two.
    @inlinable public func subtracting(_ other: Double) -> Double { self - other }
    /// The product with `factor`.
    @inlinable public func scaled(by factor: Double) -> Double { self * factor }
    /// The absolute value.
    @inlinable public var norm: Double { magnitude }
}

extension Float: VectorSpace {
    /// The sum of the two.
    @inlinable public func adding(_ other: Float) -> Float { self + other }
    /// The difference of the two.
    @inlinable public func subtracting(_ other: Float) -> Float { self - other }
    /// The product with `factor`, formed in `Double` and rounded once.
    @inlinable public func scaled(by factor: Double) -> Float { Float(Double(self) * factor) }
    /// The absolute value.
    @inlinable public var norm: Double { Double(magnitude) }
}
