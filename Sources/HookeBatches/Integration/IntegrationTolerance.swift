/// How large an error a step of an adaptive integration may have.
///
/// A step is accepted when its estimated error in position is at most `absolute` + `relative`·‖position‖, and in velocity
/// at most `absoluteSpeed` + `relative`·‖velocity‖ (in the root mean square of the two). The error of a whole motion is
/// some multiple of that, which depends on the motion: in proportion when it falls.
public struct IntegrationTolerance: Hashable, Sendable, Codable {
    /// The error in position that always passes, in the value's units; above 0.
    public let absolute: Double
    /// The error as a share of the position or velocity; at least 0.
    public let relative: Double
    /// The error in velocity that always passes, in units a second; above 0.
    public let absoluteSpeed: Double

    /// One part in a million, and a millionth of a unit and of a unit a second.
    public static let standard = IntegrationTolerance(
        checkedAbsolute: 1e-6, relative: 1e-6, absoluteSpeed: 1e-6)

    /// A tolerance.
    /// - Parameters:
    ///   - absolute: The error in position that always passes; finite, above 0.
    ///   - relative: The error as a share of position or velocity; at least 0, below 1.
    ///   - absoluteSpeed: The error in velocity that always passes; finite, above 0. `nil`: the number of `absolute`.
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

    /// Decodes and checks as the initialiser does.
    /// - Throws: what the decoder throws, and `HookeError` for a number outside its domain.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            absolute: values.decode(Double.self, forKey: .absolute),
            relative: values.decode(Double.self, forKey: .relative),
            absoluteSpeed: values.decode(Double.self, forKey: .absoluteSpeed))
    }

    /// The size of an error in the unit of what is accepted: the root mean square of both parts.
    func measure<Value: VectorSpace>(
        _ position: Value, _ velocity: Value, at states: (Value, Value), and nextStates: (Value, Value)
    ) -> Double {
        let x = position.norm / (absolute + relative * max(states.0.norm, nextStates.0.norm))
        let v = velocity.norm / (absoluteSpeed + relative * max(states.1.norm, nextStates.1.norm))
        return Elementary.hypot(x, v) / 2.0.squareRoot()
    }
}
