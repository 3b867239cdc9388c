extension Easing {
    /// Reads a function with the numbers of its formula: a list, or fields by their names; `nil` for other members.
    init?(_ members: [Notation.Member], at place: String) throws(HookeError) {
        guard let head = members.first,
            let plain = Self.parametrized.first(where: { isSameName($0.plainName, head.name) })
        else { return nil }
        let names = plain.family.parameters.map { $0.name }
        let field = HookeError.Field("\(place).\(head.name)")
        var values: [Notation] = []
        switch head.value {
        case .list(let list): values = list
        case .fields(let inner):
            let fields = try NotationFields(inner, at: field.name, accepted: names)
            for name in names { values.append(.number(try fields.number(name))) }
        default: values = [head.value]
        }
        var numbers: [Double] = []
        for value in values {
            if case .number(let number) = value { numbers.append(number) }
        }
        guard members.count == 1, numbers.count == names.count, values.count == names.count else {
            throw head.value.fault(field, accepted: list(names))
        }
        do { try self.init(plain.family, plain.direction, numbers) } catch {
            throw error.renamingField { HookeError.Field("\(field).\($0)") }
        }
    }
}
