#if !hasFeature(Embedded)
    /// Decodes a value from its numbers in a row.
    ///
    /// - Parameters:
    ///   - count: how many numbers there should be. One more at most is read, so that `make` can say that there are too many.
    ///   - decoder: what holds them, an unkeyed container.
    ///   - make: the value's initialiser; what it refuses is a `DecodingError` at this place.
    package func decodeElements<Element: Decodable, Value>(
        _ count: Int, from decoder: any Decoder, _ make: ([Element]) throws(HookeError) -> Value
    ) throws -> Value {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd, elements.count <= count {
            elements.append(try container.decode(Element.self))
        }
        do {
            return try make(elements)
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
        }
    }
#endif
