/// The fields of a value, checked against those that its reader accepts.
///
/// Names are equal if their letters and digits are: `dampingRatio`, `damping-ratio` and `--damping-ratio`. Errors give
/// them as they are typed.
package struct NotationFields {
    /// The path of the value in messages; empty for the top.
    package let place: String
    package let members: [Notation.Member]

    /// - Parameter names: the accepted fields, which are checked before anything is read; `nil` if others are read elsewhere.
    @inline(never)
    package init(
        _ members: [Notation.Member], at place: String, accepted names: [String]?
    ) throws(HookeError) {
        (self.place, self.members) = (place, members)
        guard let names else { return }
        for (index, member) in members.enumerated() {
            guard sameName(member.name, in: names) != nil else {
                let spelled = names.map { spelling($0) }
                throw .unknownField(
                    field: path(of: member.name), nearest: nearestWord(to: member.name, in: spelled),
                    accepted: list(spelled))
            }
            guard !members[..<index].contains(where: { isSameName($0.name, member.name) }) else {
                throw refusal(member.name, "given twice", accepted: "each field once")
            }
        }
    }

    /// The fields of an object, or of a text or an object with the one field `function`: `limits(speed=2)`.
    @inline(never)
    package init(
        _ value: Notation, of function: String, at place: String, accepted names: [String]
    ) throws(HookeError) {
        var members = value.members ?? []
        let typed = members.first?.name ?? ""
        if members.count == 1, isSameName(typed, function), case .fields(let inner) = members[0].value {
            members = inner
        } else if !value.isObject, sameName(typed, in: names) == nil {
            throw .badValue(
                field: HookeError.Field(place), value: value.shown,
                nearest: isSameName(typed, function) ? nil : nearestWord(to: typed, in: [function]),
                accepted: "\(function)(…) with " + list(names))
        }
        try self.init(members, at: place, accepted: names)
    }

    /// The path of a field.
    @inline(never)
    package func path(of name: String) -> HookeError.Field {
        let typed = members.first { isSameName($0.name, name) }?.name ?? spelling(name)
        return HookeError.Field(place.isEmpty ? typed.excerpt : "\(place).\(typed.excerpt)")
    }

    /// A name in the style of the fields that are there: of options, with hyphens, or with capitals.
    @inline(never)
    package func spelling(_ name: String) -> String {
        var hyphens = 0
        for member in members {
            let bytes = member.name.bytes
            if bytes.count > 2, bytes[0] == UInt8(ascii: "-"), bytes[1] == UInt8(ascii: "-") {
                return "--" + kebabName(name)
            }
            for byte in bytes where byte == UInt8(ascii: "-") { hyphens += 1 }
        }
        return hyphens > 0 ? kebabName(name) : name
    }

    /// The names that are there.
    @inline(never)
    package func present(_ names: [String]) -> [String] { names.filter { has($0) } }

    @inline(never)
    package func has(_ name: String) -> Bool { self[name] != nil }

    package subscript(name: String) -> Notation? {
        @inline(never) get {
            for member in members where isSameName(member.name, name) { return member.value }
            return nil
        }
    }

    /// Returns a required number.
    @inline(never)
    package func number(_ name: String) throws(HookeError) -> Double {
        try number(name, accepted: "a number")
    }

    /// Returns a required number.
    @inline(never)
    package func number(_ name: String, accepted: String) throws(HookeError) -> Double {
        guard let value = self[name] else { throw .missing(field: path(of: name), accepted: accepted) }
        guard case .number(let number) = value else { throw fault(name, accepted: accepted) }
        return number
    }

    /// Returns a number; `nil` where there is none.
    @inline(never)
    package func optionalNumber(_ name: String) throws(HookeError) -> Double? {
        has(name) ? try number(name) : nil
    }

    /// Returns a word of some; `nil` where there is none.
    @inline(never)
    package func word(_ name: String, of words: [String]) throws(HookeError) -> String? {
        guard let value = self[name] else { return nil }
        guard case .text(let text) = value, let word = sameName(text, in: words) else {
            throw fault(name, accepted: list(words), words: words)
        }
        return word
    }

    /// Returns true or false; false where there is none.
    @inline(never)
    package func flag(_ name: String) throws(HookeError) -> Bool {
        switch try self[name].map({ (value) throws(HookeError) in value }) {
        case nil: return false
        case .bool(let flag)?: return flag
        case .text(let text)? where isSameName(text, "true"): return true
        case .text(let text)? where isSameName(text, "false"): return false
        default: throw fault(name, accepted: "true or false")
        }
    }

    /// The error for the value of a field.
    @inline(never)
    package func fault(_ name: String, accepted: String, words: [String] = []) -> HookeError {
        (self[name] ?? .null).fault(path(of: name), accepted: accepted, words: words)
    }

    /// The error for a field, with what is wrong with it.
    @inline(never)
    package func refusal(_ name: String, _ value: String, accepted: String) -> HookeError {
        .badValue(field: path(of: name), value: value, nearest: nil, accepted: accepted)
    }

    /// The value of a field, for messages.
    @inline(never)
    package func text(_ name: String) -> String { self[name]?.shown ?? "" }

    /// A field with its value, for messages.
    @inline(never)
    package func shown(_ name: String) -> String { "\(path(of: name)) \(text(name))" }

    /// An error of a value that some fields make, with the paths of the fields.
    @inline(never)
    package func naming(_ error: HookeError, _ names: KeyValuePairs<String, String> = [:]) -> HookeError {
        guard var name = error.field?.name else { return error }
        for (field, other) in names where field.hasSameBytes(as: name) {
            name = other
            break
        }
        return error.renamed(to: path(of: name))
    }
}

extension Notation {
    /// The error for this value: it is none of what is accepted.
    @inline(never)
    package func fault(_ field: HookeError.Field, accepted: String, words: [String] = []) -> HookeError {
        var nearest: String?
        if case .text(let text) = self { nearest = nearestWord(to: text, in: words) }
        var accepted = accepted
        if case .text(let text) = self, Notation.number(text) != nil {
            accepted += ", not in quotation marks"
        }
        return .badValue(field: field, value: shown, nearest: nearest, accepted: accepted)
    }

    /// The fields of an object or of a text such as `name(…)`; `nil` for others.
    @inline(never) package var members: [Member]? {
        switch self {
        case .fields(let members): return members
        case .text(let text):
            if case .fields(let members)? = Notation(call: text) { return members }
            return nil
        default: return nil
        }
    }
}

/// Whether two names have the same letters and digits: capitals, hyphens and underscores are ignored.
@inline(never)
package func isSameName(_ a: String, _ b: String) -> Bool { nameBytes(a) == nameBytes(b) }

/// The first of some names that is the same as a typed one.
@inline(never)
package func sameName(_ typed: String, in names: [String]) -> String? {
    let typed = nameBytes(typed)
    for name in names where nameBytes(name) == typed { return name }
    return nil
}

/// The letters and digits of a name, in small letters: equal for equal names.
package func plainName(_ name: String) -> String { String(bytes: nameBytes(name)) }

/// The letters and digits of a name, in small letters.
@inline(never)
func nameBytes(_ name: String) -> [UInt8] {
    var bytes = name.bytes
    var count = 0
    for index in bytes.indices {
        let byte = bytes[index]
        guard byte != 0x2D, byte != 0x5F else { continue }
        bytes[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        count += 1
    }
    bytes.removeLast(bytes.count - count)
    return bytes
}
