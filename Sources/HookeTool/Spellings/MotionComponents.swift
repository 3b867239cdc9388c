import Hooke

/// The components that all values of a motion's fields have: numbers, or lists of one to four.
struct MotionComponents {
    /// The number of components, and whether values are lists; `nil` before the first value.
    private var shape: (count: Int, isList: Bool)?

    /// Whether values are numbers.
    var isPlain: Bool { !(shape?.isList ?? false) }
    /// The number of components.
    var count: Int { shape?.count ?? 1 }

    /// Reads a value, or returns `nil` where the field is left out.
    mutating func read(_ fields: inout Fields, _ name: String) throws(Refusal) -> SIMD4<Double>? {
        guard let value = fields.peek(name) else { return nil }
        let isList = if case .array = value { true } else { false }
        guard let numbers = try fields.vector(name) else { return nil }
        try check(numbers.count, isList: isList, name)
        return Self.vector(numbers)
    }

    /// Reads a required value.
    mutating func require(_ fields: inout Fields, _ name: String) throws(Refusal) -> SIMD4<Double> {
        guard let value = try read(&fields, name) else {
            throw Refusal(
                .missing(
                    field: HookeError.Field(name),
                    accepted: isPlain ? "a number" : "a list of \(count) numbers"))
        }
        return value
    }

    /// Refuses a value of another size than those before it.
    mutating func check(_ count: Int, isList: Bool, _ name: String) throws(Refusal) {
        guard let shape else {
            guard (1...4).contains(count) else {
                throw Refusal("\(name) has \(count) elements; accepted: a number, or a list of 1 to 4")
            }
            self.shape = (count, isList)
            return
        }
        guard shape == (count, isList) else {
            let accepted = shape.isList ? "a list of \(shape.count)" : "a number"
            throw Refusal(
                "\(name) is \(isList ? "a list of \(count)" : "a number"); accepted: \(accepted), as before")
        }
    }

    static func vector(_ numbers: [Double]) -> SIMD4<Double> {
        SIMD4(numbers + Array(repeating: 0, count: 4 - numbers.count))
    }

    /// Returns the components of a value.
    func numbers(_ value: SIMD4<Double>) -> [Double] { (0..<count).map { value[$0] } }
}
