extension HookeError {
    /// The error of reading a value as a spring, where it may also be something else.
    ///
    /// - Parameters:
    ///   - names: What else may begin the value, for the nearest.
    ///   - forms: The other forms, in one line.
    ///   - notation: The value that is at `place`.
    @inline(never)
    package func orOther(
        _ names: [String], _ forms: String, than notation: Notation, at place: String
    ) -> HookeError {
        var typed = notation.members?.first?.name ?? ""
        if notation.members == nil, case .text(let text) = notation { typed = text }
        let near = nearestWord(to: typed, in: names)
        // Fields inside the spring are its own.
        let hasSpring = notation.members?.contains { isSameName($0.name, "spring") } ?? false
        switch self {
        case .badValue(let field, let value, let nearest, let accepted)
        where field.name.hasSameBytes(as: place):
            return .badValue(
                field: field, value: value, nearest: nearest ?? near, accepted: "\(forms), \(accepted)")
        case .unknownField(let field, let nearest, let accepted) where notation.isObject && !hasSpring:
            return .unknownField(field: field, nearest: nearest ?? near, accepted: "\(accepted), or \(forms)")
        default: return self
        }
    }
}
