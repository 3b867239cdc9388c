/// The numbers that differ from a new state's, by name, and the flags that are set:
///
/// ```json
/// {"bounds.size.height": 844, "bounds.size.width": 390, "masksToBounds": true, "position.x": 195, "position.y": 422}
/// ```
///
/// - Names are Core Animation's key paths, and `m11` to `m44` for elements of transforms.
/// - Missing members have their defaults; those of a colour without default are 0, and 1 for alpha.
/// - A missing colour with a default is `null` under the property's name.
/// - `shape` is a ``LayerShape``.
/// - Unknown members and non-finite numbers throw.
extension ViewState: Codable {
    /// Reads a state; errors name the member, its value and what is accepted.
    public init(from decoder: any Decoder) throws {
        try self.init(from: MemberReader(decoder.container(keyedBy: MemberName.self)), besides: [])
    }

    /// Writes a state; errors name the non-finite member.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: MemberName.self)
        try encode(into: &members)
    }

    /// - Parameter others: names of other members, which are ignored.
    init(from reader: MemberReader, besides others: [String]) throws {
        self.init()
        var numbers: [AnimatedProperty: [Double]] = [:]
        for key in reader.keys where !others.contains(key.name) {
            if let (property, index) = Self.places[key.name] {
                let start = numbers[property] ?? self.numbers(of: property) ?? Self.firstColor
                numbers[property] = start
                numbers[property]![index] = try reader.number(key)
            } else if key.name == Self.shapeMember {
                shape = try reader.members.decode(LayerShape.self, forKey: key)
            } else if let flag = Self.flags.first(where: { $0.name == key.name }) {
                self[keyPath: flag.path] = try reader.flag(key)
            } else if let property = AnimatedProperty(rawValue: key.name), !property.isShape,
                property.traits.kind == .color
            {
                guard try reader.members.decodeNil(forKey: key) else {
                    throw reader.refuse(key, accepted: "null, or the numbers \(property.numberNames)")
                }
                setNumbers(nil, of: property)
            } else {
                let known = Self.places.keys + Self.flags.map(\.name) + [Self.shapeMember] + others
                throw reader.refuse(key, accepted: "one of the members \(known.sorted())")
            }
        }
        for (property, numbers) in numbers { setNumbers(numbers, of: property) }
    }

    func encode(into members: inout KeyedEncodingContainer<MemberName>) throws {
        for property in AnimatedProperty.layerCases {
            let (own, usual) = (numbers(of: property), Self.standard.numbers(of: property))
            guard let own else {
                if usual != nil { try members.encodeNil(forKey: MemberName(property.rawValue)) }
                continue
            }
            for (index, name) in property.numberNames.enumerated()
            where own[index].bitPattern != usual?[index].bitPattern {
                try members.encodeNumber(own[index], name)
            }
        }
        for (name, path) in Self.flags where self[keyPath: path] {
            try members.encode(true, forKey: MemberName(name))
        }
        if let shape { try members.encode(shape, forKey: MemberName(Self.shapeMember)) }
    }

    private static let shapeMember = "shape"
    /// The initial components of a colour without default.
    private static let firstColor = [0.0, 0, 0, 1]
    private static let places = Dictionary(
        uniqueKeysWithValues: AnimatedProperty.layerCases.flatMap { property in
            property.numberNames.enumerated().map { ($1, (property: property, index: $0)) }
        })
}

struct MemberName: CodingKey {
    let name: String

    init(_ name: String) { self.name = name }
    init?(stringValue: String) { name = stringValue }
    init?(intValue: Int) { nil }

    var stringValue: String { name }
    var intValue: Int? { nil }
}

/// Reads the members of an object. Errors name the member, its value and what is accepted.
struct MemberReader {
    let members: KeyedDecodingContainer<MemberName>

    init(_ members: KeyedDecodingContainer<MemberName>) { self.members = members }

    /// The present members, sorted by name.
    var keys: [MemberName] { members.allKeys.sorted { $0.name < $1.name } }

    func number(_ key: MemberName) throws -> Double {
        guard let number = try? members.decode(Double.self, forKey: key), number.isFinite else {
            throw refuse(key, accepted: "a finite number")
        }
        return number
    }

    func flag(_ key: MemberName) throws -> Bool {
        guard let flag = try? members.decode(Bool.self, forKey: key) else {
            throw refuse(key, accepted: "true or false")
        }
        return flag
    }

    /// Returns an integer; `usual` if missing.
    func integer(_ name: String, usual: Int, in range: ClosedRange<Int>) throws -> Int {
        let key = MemberName(name)
        guard members.contains(key) else { return usual }
        guard let number = try? members.decode(Int.self, forKey: key), range.contains(number) else {
            throw refuse(key, accepted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func refuse(_ key: MemberName, accepted: String) -> DecodingError {
        let place = members.codingPath.map { $0.intValue.map { "[\($0)]" } ?? "\($0.stringValue)" }.joined()
        return .dataCorruptedError(
            forKey: key, in: members,
            debugDescription:
                "\(place)\(place.isEmpty ? "" : ".")\(key.name) is \(found(key)); accepted: \(accepted)"
        )
    }

    private func found(_ key: MemberName) -> String {
        guard members.contains(key) else { return "missing" }
        if (try? members.decodeNil(forKey: key)) == true { return "null" }
        if let text = try? members.decode(String.self, forKey: key) { return "\"\(text.prefix(40))\"" }
        if let number = try? members.decode(Double.self, forKey: key) { return "\(number)" }
        if let flag = try? members.decode(Bool.self, forKey: key) { return "\(flag)" }
        return "neither a number nor a word"
    }
}

extension KeyedEncodingContainer<MemberName> {
    /// Writes a number; throws if it is not finite.
    mutating func encodeNumber(_ number: Double, _ name: String) throws {
        let key = MemberName(name)
        guard number.isFinite else {
            throw EncodingError.invalidValue(
                number,
                .init(
                    codingPath: codingPath + [key],
                    debugDescription: "\(name) is \(number); accepted: a finite number"))
        }
        try encode(number, forKey: key)
    }
}
