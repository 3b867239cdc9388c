#if !hasFeature(Embedded)
    /// Decodes a value from an unkeyed container of numbers.
    ///
    /// - Parameters:
    ///   - count: The expected number of elements. At most one more is read, so that `make` can report a wrong count.
    ///   - decoder: The decoder of the container.
    ///   - make: The value's initialiser; its error becomes a `DecodingError`.
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
