import Hooke
import HookeJSON

extension NotationFields {
    /// The fields of a question: a line, or the object at `place` in one. A field that is not read is an error.
    init(question value: Notation, at place: String = "the line") throws(HookeError) {
        guard case .fields(let members) = value else {
            throw value.fault(HookeError.Field(place), accepted: "an object")
        }
        try self.init(members, at: "", accepted: nil)
    }

    /// The fields of a line.
    init(parsing bytes: consuming [UInt8]) throws {
        try self.init(question: Notation(JSONValue(parsing: bytes)))
    }

    /// Refuses fields whose names are not among some, and fields given twice, before anything is read.
    func accept(_ names: [String]) throws(HookeError) {
        var seen: Set<String> = []
        do {
            _ = try NotationFields(members, at: place, accepted: names.filter { seen.insert($0).inserted })
        } catch {
            guard case .unknownField(let field, _, let accepted) = error else { throw error }
            throw .unknownField(field: field, nearest: nearest(to: field.name, in: names), accepted: accepted)
        }
    }

    /// Takes the fields of a value that the library reads to the last.
    func part(_ names: [String]) throws(HookeError) -> NotationFields {
        let part = members.filter { sameName($0.name, in: names) != nil && self[$0.name] != nil }
        return try NotationFields(part, at: place, accepted: names)
    }
}

extension JSONValue {
    /// Reads a whole line, nested at most 128 deep; `Refusal` gives the character, from 1, of an error in the grammar.
    init(parsing bytes: [UInt8]) throws(Refusal) {
        do { self = try JSONValue(text: bytes) } catch {
            let path = error.path.isEmpty ? "" : "\(error.path.text): "
            let place = " at character \(TextLines(bytes).place(of: error.offset).column)"
            throw Refusal(error.isSyntax ? "\(error)\(place)" : "\(path)\(error)")
        }
    }
}
