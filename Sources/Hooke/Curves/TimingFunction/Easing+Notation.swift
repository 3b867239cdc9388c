extension Easing {
    /// Reads the numbers of the formula of `plain`: a list, or fields by their names.
    init(_ plain: Easing, _ value: Notation, at place: String) throws(HookeError) {
        let names = plain.family.parameters.map { $0.name }
        var values: [Notation] = []
        switch value {
        case .list(let list): values = list
        case .fields(let inner):
            let fields = try NotationFields(inner, at: place, accepted: names)
            for name in names { values.append(.number(try fields.number(name))) }
        default: values = [value]
        }
        var numbers: [Double] = []
        for value in values {
            if case .number(let number) = value { numbers.append(number) }
        }
        guard numbers.count == names.count, values.count == names.count else {
            throw value.fault(HookeError.Field(place), accepted: plain.family.numbers)
        }
        do { try self.init(plain.family, plain.direction, numbers) } catch {
            throw error.renamingField { HookeError.Field("\(place).\($0)") }
        }
    }
}
