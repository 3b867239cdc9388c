/// How values are written: as numbers, or as lists of some numbers. All values of a motion have one shape.
package struct NotationShape: Sendable {
    /// The number of components; 1 before the first value.
    package private(set) var count: Int
    /// Whether values are numbers, not lists.
    package private(set) var isPlain: Bool
    private var source: Source

    private enum Source { case none, values, type }

    /// A shape that the first value decides: a number, or a list of one to four.
    package init() { (count, isPlain, source) = (1, true, .none) }

    package init(count: Int, isPlain: Bool) { (self.count, self.isPlain, source) = (count, isPlain, .values) }

    /// The shape of a type: a number for one component.
    package init<Value: ComponentVector>(of _: Value.Type) {
        count = Value.componentCount
        (isPlain, source) = (count == 1, .type)
    }

    /// Throws for a value of another shape; the first value may decide it.
    @inline(never)
    package mutating func check(
        _ count: Int, isList: Bool, at field: HookeError.Field
    ) throws(HookeError) {
        if case .none = source {
            guard (1...4).contains(count) else {
                throw .wrongCount(field: field, count: count, accepted: "a number, or a list of 1 to 4")
            }
            (self.count, isPlain, source) = (count, !isList, .values)
        } else if count != self.count || isList == isPlain {
            var accepted = isPlain ? "a number" : "a list of \(self.count)"
            if case .values = source { accepted += ", as before" }
            throw .badValue(
                field: field, value: isList ? "a list of \(count)" : "a number", nearest: nil,
                accepted: accepted)
        }
    }

    /// Reads the numbers of a field; `nil` where there is none.
    @inline(never)
    package mutating func numbers(_ fields: NotationFields, _ name: String) throws(HookeError) -> [Double]? {
        guard let value = fields.peek(name), let numbers = try fields.vector(name) else { return nil }
        var isList = false
        if case .list = value { isList = true }
        try check(numbers.count, isList: isList, at: fields.path(of: name))
        return numbers
    }

    /// Reads a value; `nil` where there is none.
    package mutating func read<Value: ComponentVector>(
        _ fields: NotationFields, _ name: String
    ) throws(HookeError) -> Value? {
        guard let numbers = try numbers(fields, name) else { return nil }
        return Value(numbers: numbers)
    }

    /// Reads a required value.
    package mutating func require<Value: ComponentVector>(
        _ fields: NotationFields, _ name: String
    ) throws(HookeError) -> Value {
        guard let value: Value = try read(fields, name) else {
            throw .missing(
                field: fields.path(of: name), accepted: isPlain ? "a number" : "a list of \(count) numbers")
        }
        return value
    }

    /// Reads the numbers of a field where the shape is known; `nil` where there is none.
    @inline(never)
    package func vector(_ fields: NotationFields, _ name: String) throws(HookeError) -> [Double]? {
        guard fields.has(name) else { return nil }
        return isPlain ? [try fields.number(name)] : try fields.numbers(name, count: count)
    }
}

extension ComponentVector {
    /// Creates a vector from its first components; the others are 0.
    package init(numbers: [Double]) {
        self = .zero
        for (index, number) in numbers.enumerated() { self[component: index] = number }
    }

    /// The vector as it is written: a number for one component, otherwise a list.
    package var notation: Notation {
        if Self.componentCount == 1 { return .number(self[component: 0]) }
        return .list((0..<Self.componentCount).map { .number(self[component: $0]) })
    }
}

extension Notation {
    /// A list of numbers.
    package init(_ numbers: [Double]) { self = .list(numbers.map { .number($0) }) }
}
