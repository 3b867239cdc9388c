/// The components of vectors as doubles, vector by vector, for rules by components and for systems solved for all
/// components at once.
struct ComponentRows {
    /// The components of the first vector, then those of the second, and so on.
    var elements: [Double]
    let width: Int

    init(elements: [Double], width: Int) {
        self.elements = elements
        self.width = width
    }

    /// Creates the components of vectors; `nil` if the type does not give access to them.
    init?<Value: VectorSpace>(_ values: [Value]) {
        guard let rows = Value.componentRows(of: values) else { return nil }
        self.init(elements: rows.elements, width: rows.width)
    }

    /// Returns the vectors; the type must be one with components.
    func values<Value: VectorSpace>(as type: Value.Type = Value.self) -> [Value] {
        Value.values(ofComponentRows: elements)
    }

    /// The first components of all vectors, then the second ones, and so on.
    var channels: [[Double]] {
        width == 1
            ? [elements]
            : (0..<width).map { channel in
                stride(from: channel, to: elements.count, by: width).map { elements[$0] }
            }
    }

    init(channels: [[Double]]) {
        guard channels.count > 1 else {
            self.init(elements: channels.first ?? [], width: 1)
            return
        }
        self.init(
            elements: channels[0].indices.flatMap { row in channels.map { $0[row] } }, width: channels.count)
    }
}

extension Tangents {
    init(channels: [Tangents<Double>]) {
        self.init(
            starts: ComponentRows(channels: channels.map { $0.starts }).values(),
            ends: ComponentRows(channels: channels.map { $0.ends }).values())
    }

    /// Applies a scalar rule to each component; `nil` if the type has no components.
    init?(
        eachComponentOf chords: [Value], given: EndTangents<Value> = EndTangents(start: nil, end: nil),
        by rule: ([Double], EndTangents<Double>) -> Tangents<Double>
    ) {
        guard let rows = ComponentRows(chords) else { return nil }
        let start = given.start.flatMap { ComponentRows([$0]) }
        let end = given.end.flatMap { ComponentRows([$0]) }
        self.init(
            channels: rows.channels.enumerated().map { channel, chords in
                rule(chords, EndTangents(start: start?.elements[channel], end: end?.elements[channel]))
            })
    }
}
