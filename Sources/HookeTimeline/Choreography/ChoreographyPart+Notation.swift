import Hooke

/// Reads the parts of a choreography.
///
/// A part has one of these rows, and may have `name`, `start`, `offset`, `speed`, `repeat`, `yoyo` and `by`:
///
/// | fields | part |
/// | --- | --- |
/// | `move`, and the fields of a motion | a motion of the property with that name; without `from`, from the shown value |
/// | `sequence`, `group` | parts one after the other, or at the same time |
/// | `stagger`, with `each` or `total`, `origin`, `easing`, or all as `delays` | parts with delays; or `move` with a list of names |
/// | `interval` | seconds without motion |
/// | `call`, `label` | an event, or a time, with that name |
package struct ChoreographyReader<
    Key: Hashable & Sendable & LosslessStringConvertible, Value: ComponentVector
> {
    package typealias Part = ChoreographyPart<Key, Value>

    /// How the values of each property are written.
    package private(set) var shapes: [Key: NotationShape] = [:]
    private let standard: NotationShape

    /// - Parameter standard: The shape of properties; one that is not known is decided by the first value.
    package init(_ standard: NotationShape) { self.standard = standard }

    private static var kinds: [String] { words("move sequence group stagger interval call label") }

    /// The fields of a part.
    package static var fieldNames: [String] {
        kinds + words("name start offset speed repeat yoyo by delays") + Stagger.fieldNames
            + ChoreographyMotion<Value>.fieldNames
    }

    /// Reads a part: a text such as `sequence([move(x, to=1, spring=bouncy), interval(0.2)])`, or an object.
    package mutating func part(_ notation: Notation, at place: String) throws(HookeError) -> Part {
        let fields = try NotationFields(notation, of: "part", at: place, accepted: Self.fieldNames)
        let part = try part(fields)
        try fields.finish()
        return part
    }

    /// Reads a part from its fields.
    package mutating func part(_ fields: NotationFields) throws(HookeError) -> Part {
        let kind = try fields.one(of: Self.kinds, "the part")
        var part: Part
        switch CSSWord(kind) {
        case "move": part = try move(fields)
        case "sequence": part = Part(.sequence(try parts(fields, kind)))
        case "group": part = Part(.group(try parts(fields, kind)))
        case "stagger":
            let stagger = try Self.stagger(fields)
            let parts = try parts(fields, kind)
            try Stagger.checkCount(parts.count, fields)
            part = Part(.stagger(stagger, parts))
        case "interval": part = Part(.interval(try fields.number(kind)))
        default:
            let name = try fields.string(kind)
            part = Part(
                .call(isReported: isSameName(kind, "call")),
                name: name.isEmpty ? nil : ChoreographyName(name))
        }
        if fields.has("name") { part.name = ChoreographyName(try fields.string("name")) }
        part.anchor = try fields.value("start", ChoreographyAnchor.init(_:at:))
        part.offset = try fields.number("offset", default: 0)
        part.speed = try fields.number("speed", default: 1)
        part.repetition.isMirrored = try fields.flag("yoyo")
        if part.repetition.isMirrored, !fields.has("repeat") {
            throw fields.refusal("yoyo", "true without repeat", accepted: "with a number of runs, or endless")
        }
        if case .text(let text)? = fields["repeat"], isSameName(text, "endless") {
            part.repetition.count = nil
        } else if let value = fields["repeat"] {
            guard case .number(let number) = value, let count = Int32(exactly: number), count >= 1 else {
                throw fields.fault(
                    "repeat", accepted: "a whole number from 1 to \(Int32.max), or endless",
                    words: ["endless"])
            }
            part.repetition.count = Int(count)
        }
        part.takeover = try fields.value("by", ChoreographyTakeover.init(_:at:))
        return part
    }

    /// Reads parts; one alone needs no brackets in a text.
    private mutating func parts(
        _ fields: NotationFields, _ name: String
    ) throws(HookeError) -> [Part] {
        if let value = fields[name], case .text = value, value.members != nil {
            return [try part(value, at: fields.path(of: name).name)]
        }
        var result: [Part] = []
        for element in try fields.elements(name) {
            result.append(try part(element.value, at: element.place))
        }
        return result
    }

    private mutating func move(_ fields: NotationFields) throws(HookeError) -> Part {
        if case .list(let elements)? = fields["move"] {
            let place = fields.path(of: "move").name
            var (keys, seen): ([Key], Set<Key>) = ([], [])
            for (index, element) in elements.enumerated() {
                let key = try Self.key(element, at: "\(place)[\(index)]")
                guard seen.insert(key).inserted else {
                    throw .badValue(
                        field: HookeError.Field("\(place)[\(index)]"), value: element.shown + " again",
                        nearest: nil,
                        accepted: "each once")
                }
                keys.append(key)
            }
            if keys.isEmpty, fields.present(words("each total delays")).isEmpty {
                throw fields.fault("move", accepted: "the names of properties")
            }
            let stagger = try Self.stagger(fields)
            try Stagger.checkCount(keys.count, fields)
            var shape = keys.first(where: { shapes[$0] != nil }).flatMap { shapes[$0] } ?? standard
            let motion = try ChoreographyMotion<Value>(fields, &shape)
            for key in keys {
                if let known = shapes[key], known.count != shape.count || known.isPlain != shape.isPlain {
                    throw fields.refusal(
                        "move", "properties with different values",
                        accepted: "numbers, or lists of one length")
                }
                shapes[key] = shape
            }
            return Part(.staggered(stagger, keys, motion))
        }
        let key = try Self.key(fields["move"] ?? .null, at: fields.path(of: "move").name)
        var shape = shapes[key] ?? standard
        let motion = try ChoreographyMotion<Value>(fields, &shape)
        shapes[key] = shape
        return Part(.motion(key, motion))
    }

    /// Reads the name of a property.
    private static func key(_ notation: Notation, at place: String) throws(HookeError) -> Key {
        var text: String?
        switch notation {
        case .text(let name): text = name.isEmpty ? nil : name
        case .number, .bool: text = notation.text
        default: break
        }
        // `move(x, spring(bouncy))` for `move(x, spring=bouncy)`.
        let field = notation.members?.first.flatMap {
            sameName($0.name, in: ChoreographyMotion<Value>.fieldNames)
        }
        guard field == nil, let key = text.flatMap({ Key($0) }) else {
            throw notation.fault(
                HookeError.Field(place),
                accepted: "the name of a property" + (field.map { ", or \(kebabName($0))=…" } ?? ""))
        }
        return key
    }

    private static func stagger(_ fields: NotationFields) throws(HookeError) -> Stagger {
        if let stagger = try fields.value("delays", Stagger.init(_:at:)) { return stagger }
        return try Stagger(fields)
    }
}

extension ChoreographyPart where Key: LosslessStringConvertible {
    /// Reads a part: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        var reader = ChoreographyReader<Key, Value>(NotationShape(of: Value.self))
        self = try reader.part(notation, at: place)
    }

    /// The part as it is written; `nil` with a motion of another type.
    package var notation: Notation? {
        func text(_ key: Key) -> Notation { .text(key.description) }
        func list(_ parts: [ChoreographyPart]) -> Notation? {
            var result: [Notation] = []
            for part in parts {
                guard let notation = part.notation else { return nil }
                result.append(notation)
            }
            return .list(result)
        }
        var members: [Notation.Member]
        switch content {
        case .motion(let key, let motion):
            guard let fields = motion.members else { return nil }
            members = [.init("move", text(key))] + fields
        case .sequence(let parts):
            guard let parts = list(parts) else { return nil }
            members = [.init("sequence", parts)]
        case .group(let parts):
            guard let parts = list(parts) else { return nil }
            members = [.init("group", parts)]
        case .stagger(let stagger, let parts):
            guard let parts = list(parts) else { return nil }
            members = [.init("stagger", parts)] + (stagger.notation.members ?? [])
        case .staggered(let stagger, let keys, let motion):
            guard let fields = motion.members else { return nil }
            members = [.init("move", .list(keys.map(text)))] + (stagger.notation.members ?? []) + fields
        case .interval(let seconds): members = [.init("interval", .number(seconds))]
        case .call(let isReported):
            members = [.init(isReported ? "call" : "label", .text(name?.text ?? ""))]
        }
        if let name {
            if case .call = content {} else { members.append(.init("name", .text(name.text))) }
        }
        if let anchor { members.append(.init("start", anchor.notation)) }
        if offset != 0 { members.append(.init("offset", .number(offset))) }
        if speed != 1 { members.append(.init("speed", .number(speed))) }
        if repetition.count == nil { members.append(.init("repeat", .text("endless"))) }
        if let count = repetition.count, count != 1 || repetition.isMirrored {
            members.append(.init("repeat", .number(Double(count))))
        }
        if repetition.isMirrored { members.append(.init("yoyo", .bool(true))) }
        if let takeover { members.append(.init("by", takeover.notation)) }
        return .fields(members)
    }
}

#if !hasFeature(Embedded)
    extension ChoreographyPart: Codable where Key: LosslessStringConvertible {
        /// Decodes a text or an object, as `hooke motion` reads it. ``Choreography`` checks the numbers.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field.
        public init(from decoder: any Decoder) throws {
            try self.init(Notation(from: decoder), at: "part")
        }

        /// Encodes an object with the fields that are not the usual ones; keys are written as text.
        /// - Throws: The encoder's errors, and `EncodingError` for a motion of another type.
        public func encode(to encoder: any Encoder) throws { try encode(notation, to: encoder) }
    }
#endif
