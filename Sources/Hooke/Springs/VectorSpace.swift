/// A value that can be animated: it adds, subtracts, scales and has a norm.
///
/// The requirements are methods, so that the operators of a conforming type stay unambiguous. `Double`, `Float` and
/// SIMD vectors conform. A type of your own needs these five members:
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
    /// Returns the sum of this value and `other`, component by component.
    func adding(_ other: Self) -> Self
    /// Returns this value minus `other`, component by component.
    func subtracting(_ other: Self) -> Self
    /// Returns this value times `factor`.
    func scaled(by factor: Double) -> Self
    /// The Euclidean length, in the value's own units; settling is measured with it.
    var norm: Double { get }

    /// Returns the state of a spring's motion after `time` seconds. You do not need to implement it.
    ///
    /// The default combines it from the propagator's coefficients with `adding`, `subtracting` and `scaled`.
    /// `Double`, `Float` and SIMD vectors compute each component on the scalar path, with a smaller error bound.
    static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self>

    /// Returns the components of all values, value by value, and the number of components per value; `nil` if the
    /// type does not give access to them. You do not need to implement it: `ComponentVector` does.
    static func componentRows(of values: [Self]) -> (elements: [Double], width: Int)?

    /// Returns the values with the components that ``componentRows(of:)`` returns; an empty array if that returns
    /// `nil`. You do not need to implement it.
    static func values(ofComponentRows elements: [Double]) -> [Self]
}

extension VectorSpace {
    /// Returns `nil`: the components are unknown.
    public static func componentRows(of values: [Self]) -> (elements: [Double], width: Int)? { nil }
    /// Returns an empty array.
    public static func values(ofComponentRows elements: [Double]) -> [Self] { [] }
}

extension Double: VectorSpace {
    /// Returns the sum.
    @inlinable public func adding(_ other: Double) -> Double { self + other }
    /// Returns the difference.
    @inlinable public func subtracting(_ other: Double) -> Double { self - other }
    /// Returns the product with `factor`.
    @inlinable public func scaled(by factor: Double) -> Double { self * factor }
    /// The absolute value.
    @inlinable public var norm: Double { magnitude }
}

extension Float: VectorSpace {
    /// Returns the sum.
    @inlinable public func adding(_ other: Float) -> Float { self + other }
    /// Returns the difference.
    @inlinable public func subtracting(_ other: Float) -> Float { self - other }
    /// Returns the product with `factor`, computed in `Double` and rounded once.
    @inlinable public func scaled(by factor: Double) -> Float { Float(Double(self) * factor) }
    /// The absolute value.
    @inlinable public var norm: Double { Double(magnitude) }
}
