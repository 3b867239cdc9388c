/// The fields of a value, checked against those that its reader accepts.
///
/// Names are equal if their words are: `dampingRatio`, `damping-ratio` and `--damping-ratio`. Errors give them as they are
/// typed.
package struct NotationFields {
    /// The path of the value in messages; empty for the top.
    package let place: String
    package let members: [Notation.Member]
    /// Which members were read; copies share it.
    private let use: FieldUse

    /// - Parameter names: the accepted fields, which are checked before anything is read; `nil` if others are read elsewhere.
    @inline(never)
    package init(
        _ members: [Notation.Member], at place: String, accepted names: [String]?
    ) throws(HookeError) {
        (self.place, self.members) = (place, members)
        use = FieldUse(members)
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
    ///
    /// - Parameter field: The field that a value of another kind is, such as the mode of a segment; `nil` to refuse it.
    @inline(never)
    package init(
        _ value: Notation, of function: String, at place: String, accepted names: [String],
        orField field: String? = nil
    ) throws(HookeError) {
        try value.checkDepth(at: place)
        var members = value.members ?? []
        var isInside = value.isObject
        while members.count == 1, isSameName(members[0].name, function), let inner = members[0].value.members
        {
            (members, isInside) = (inner, true)
        }
        let typed = members.first?.name ?? ""
        if !isInside, sameName(typed, in: names) == nil {
            guard let field, value.members == nil else {
                throw .badValue(
                    field: HookeError.Field(place), value: value.shown,
                    nearest: isSameName(typed, function) ? nil : nearestWord(to: typed, in: [function]),
                    accepted: "\(function)(…) with " + list(names))
            }
            members = [Notation.Member(field, value)]
        }
        try self.init(members, at: place, accepted: names)
    }

    /// The path of a field.
    @inline(never)
    package func path(of name: String) -> HookeError.Field {
        let typed = members.first { isSameName($0.name, name) }?.name ?? spelling(name)
        return HookeError.Field(isWhole ? typed.excerpt : "\(place).\(typed.excerpt)")
    }

    /// Whether the value is the whole text, whose path is empty or words such as "the spring".
    @inline(never)
    private var isWhole: Bool {
        place.isEmpty || String(bytes: place.bytes.prefix(4)).hasSameBytes(as: "the ")
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
    package func has(_ name: String) -> Bool { index(of: name) != nil }

    @inline(never)
    private func index(of name: String) -> Int? {
        use.names.firstIndex(of: nameBytes(name))
    }

    /// The value of a field, which counts as read.
    package subscript(name: String) -> Notation? {
        @inline(never) get {
            guard let index = index(of: name) else { return nil }
            use.isRead[index] = true
            return members[index].value
        }
    }

    /// The value of a field, which still counts as not read.
    @inline(never)
    package func peek(_ name: String) -> Notation? { index(of: name).map { members[$0].value } }

    /// Throws for a field that was not read: one that another kind of the value would have.
    @inline(never)
    package func finish() throws(HookeError) {
        guard let stray = use.isRead.firstIndex(of: false) else { return }
        let others = members.indices.filter { use.isRead[$0] }.map { members[$0].name.excerpt }
        throw refusal(
            members[stray].name, "given",
            accepted: others.isEmpty ? "other fields" : "not beside \(list(others))")
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
        guard let value = self[name] else { return false }
        guard case .bool(let flag) = value else { throw fault(name, accepted: "true or false") }
        return flag
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

/// Which fields of a value were read.
private final class FieldUse {
    /// The words of the fields' names.
    let names: [[UInt8]]
    var isRead: [Bool]

    init(_ members: [Notation.Member]) {
        names = members.map { nameBytes($0.name) }
        isRead = Array(repeating: false, count: members.count)
    }
}

extension Notation {
    /// The error for this value: it is none of what is accepted.
    @inline(never)
    package func fault(_ field: HookeError.Field, accepted: String, words: [String] = []) -> HookeError {
        var nearest: String?
        var accepted = accepted
        if case .text(let text) = self {
            #if !hasFeature(Embedded)
                // Left out of the small module of the JavaScript package.
                if let fault = Notation.mistake(in: text, at: field) { return fault }
            #endif
            nearest = nearestWord(to: members?.first?.name ?? text, in: words)
            if Notation.number(text) != nil { accepted += ", not in quotation marks" }
        }
        var value = shown
        #if !hasFeature(Embedded)
            if case .fields(let members) = self, !members.isEmpty {
                value = "an object with " + Hooke.list(members.map { $0.name }).excerpt
            }
        #endif
        return .badValue(field: field, value: value, nearest: nearest, accepted: accepted)
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

/// Whether two names have the same words: `dampingRatio`, `damping-ratio`, `damping_ratio` and `--damping-ratio`. Capitals are
/// ignored where both names have neither hyphens nor underscores, `ios` is `iOS`, except in the small modules of WebAssembly.
@inline(never)
package func isSameName(_ a: String, _ b: String) -> Bool {
    #if hasFeature(Embedded)
        return nameBytes(a) == nameBytes(b)
    #else
        if a == b { return true }
        // Most names differ in their last letter, which is compared without allocating.
        let underscore = UInt8(ascii: "_")
        if let last = a.utf8.last, let other = b.utf8.last, max(last, other) < 0x80,
            last | 0x20 != other | 0x20, last != underscore, other != underscore
        {
            return false
        }
        if nameBytes(a) == nameBytes(b) { return true }
        let isPlain = !(a + b).utf8.contains { [UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0) }
        return isPlain && a.lowercased() == b.lowercased()
    #endif
}

/// The first of some names that is the same as a typed one.
@inline(never)
package func sameName(_ typed: String, in names: [String]) -> String? {
    for name in names where isSameName(typed, name) { return name }
    return nil
}

/// A name with hyphens and small letters: `dampingRatio` is `damping-ratio`.
package func kebabName(_ name: String) -> String { String(bytes: nameBytes(name)) }

/// The words of a name in small letters, with hyphens between them: equal for equal names. The two hyphens in front of an
/// option are left out.
@inline(never)
func nameBytes(_ name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    let all = name.bytes
    func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    for (index, byte) in all.enumerated() {
        guard isCapital(byte) else {
            bytes.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte)
            continue
        }
        // A word begins at a capital after a small letter or a digit, and at the last of some capitals: notAKnot.
        if index > 0 {
            let before = all[index - 1]
            let isLast = isCapital(before) && index + 1 < all.count && isSmall(all[index + 1])
            if isLast || isSmall(before) || (0x30...0x39).contains(before) { bytes.append(UInt8(ascii: "-")) }
        }
        bytes.append(byte | 0x20)
    }
    if bytes.count > 2, bytes[0] == UInt8(ascii: "-"), bytes[1] == UInt8(ascii: "-") { bytes.removeFirst(2) }
    return bytes
}
