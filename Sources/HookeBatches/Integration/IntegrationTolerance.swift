/// The largest error of a step of an adaptive integration.
///
/// A step is accepted if its estimated error in position is at most `absolute` + `relative`·‖position‖, and in velocity
/// at most `absoluteSpeed` + `relative`·‖velocity‖ (as the root mean square of both ratios).
///
/// The error of a whole motion is a multiple of the tolerance, by a factor that depends on the motion. A smaller
/// tolerance reduces the error in proportion.
public struct IntegrationTolerance: Hashable, Sendable, Codable {
    /// The accepted error in position, in the value's units; above 0.
    public let absolute: Double
    /// The accepted error relative to the position or velocity; at least 0.
    public let relative: Double
    /// The accepted error in velocity, in units per second; above 0.
    public let absoluteSpeed: Double

    /// A relative error of 1e-6, plus 1e-6 units and 1e-6 units per second.
    public static let standard = IntegrationTolerance(
        checkedAbsolute: 1e-6, relative: 1e-6, absoluteSpeed: 1e-6)

    /// Creates a tolerance.
    /// - Parameters:
    ///   - absolute: The accepted error in position; finite, above 0.
    ///   - relative: The accepted error relative to position or velocity; at least 0, below 1.
    ///   - absoluteSpeed: The accepted error in velocity; finite, above 0. `nil` uses the number of `absolute`.
    /// - Throws: `HookeError.outOfRange` with the parameter's name as the field.
    public init(absolute: Double, relative: Double, absoluteSpeed: Double? = nil) throws(HookeError) {
        for (field, value) in [("absolute", absolute), ("absoluteSpeed", absoluteSpeed ?? absolute)]
        where !(value > 0 && value.isFinite) {
            throw .outOfRange(field: .init(field), value: value, accepted: "a finite number above 0")
        }
        guard relative >= 0, relative < 1 else {
            throw .outOfRange(
                field: "relative", value: relative, accepted: "numbers of at least 0 and below 1")
        }
        self.init(checkedAbsolute: absolute, relative: relative, absoluteSpeed: absoluteSpeed ?? absolute)
    }

    private init(checkedAbsolute: Double, relative: Double, absoluteSpeed: Double) {
        self.absolute = checkedAbsolute
        self.relative = relative
        self.absoluteSpeed = absoluteSpeed
    }

    private enum CodingKeys: String, CodingKey { case absolute, relative, absoluteSpeed }

    /// Decodes a tolerance with the checks of the initialiser.
    /// - Throws: The decoder's errors, and `HookeError` for a number outside its domain.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            absolute: values.decode(Double.self, forKey: .absolute),
            relative: values.decode(Double.self, forKey: .relative),
            absoluteSpeed: values.decode(Double.self, forKey: .absoluteSpeed))
    }

    /// Returns an error relative to the accepted one: the root mean square of both parts.
    func measure<Value: VectorSpace>(
        _ position: Value, _ velocity: Value, at states: (Value, Value), and nextStates: (Value, Value)
    ) -> Double {
        let x = position.norm / (absolute + relative * max(states.0.norm, nextStates.0.norm))
        let v = velocity.norm / (absoluteSpeed + relative * max(states.1.norm, nextStates.1.norm))
        return Elementary.hypot(x, v) / 2.0.squareRoot()
    }
}
