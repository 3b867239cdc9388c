/// The components of vectors as plain numbers, one vector after the other.
///
/// Rules that treat components one by one, and systems that solve for all of them at once, work on these; so they are
/// written once, for `Double`.
struct ComponentRows {
    /// All components: those of the first vector, then those of the second.
    var elements: [Double]
    /// How many components a vector has.
    let width: Int

    init(elements: [Double], width: Int) {
        self.elements = elements
        self.width = width
    }

    /// The components of vectors; `nil` where the type does not give them.
    init?<Value: VectorSpace>(_ values: [Value]) {
        guard let rows = Value.componentRows(of: values) else { return nil }
        self.init(elements: rows.elements, width: rows.width)
    }

    /// The vectors again; the type must be one that gave components.
    func values<Value: VectorSpace>(as type: Value.Type = Value.self) -> [Value] {
        Value.values(ofComponentRows: elements)
    }

    /// The first components of all vectors, the second ones, and so on.
    var channels: [[Double]] {
        width == 1
            ? [elements]
            : (0..<width).map { channel in
                stride(from: channel, to: elements.count, by: width).map { elements[$0] }
            }
    }

    /// Rows from channels of one length.
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
    /// Vectors from the tangents of their components.
    init(channels: [Tangents<Double>]) {
        self.init(
            starts: ComponentRows(channels: channels.map { $0.starts }).values(),
            ends: ComponentRows(channels: channels.map { $0.ends }).values())
    }

    /// Each component by a rule for numbers; `nil` where the type has no components.
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
