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
        // Casts go by way of Any: of the whole array, not of its elements.
        if let numbers = values as Any as? [Double] {
            self.init(elements: numbers, width: 1)
        } else if let type = Value.self as? any ComponentVector.Type {
            self.init(values, as: type)
        } else {
            return nil
        }
    }

    private init<Value, Vector: ComponentVector>(_ values: [Value], as type: Vector.Type) {
        // Vector is Value: the cast only tells the compiler.
        self.init(components: values as Any as? [Vector] ?? [])
    }

    private init<Vector: ComponentVector>(components vectors: [Vector]) {
        let width = Vector.componentCount
        self.init(
            elements: [Double](unsafeUninitializedCapacity: vectors.count * width) { buffer, count in
                for (row, vector) in vectors.enumerated() {
                    for component in 0..<width {
                        buffer.initializeElement(
                            at: row * width + component, to: vector[component: component])
                    }
                }
                count = vectors.count * width
            }, width: width)
    }

    /// The vectors again; the type must be one that gave components.
    func values<Value: VectorSpace>(as type: Value.Type = Value.self) -> [Value] {
        if let numbers = elements as Any as? [Value] { return numbers }
        guard let type = Value.self as? any ComponentVector.Type else { return [] }
        func opened<Vector: ComponentVector>(_ type: Vector.Type) -> [Value] {
            vectors(type) as Any as? [Value] ?? []
        }
        return opened(type)
    }

    private func vectors<Vector: ComponentVector>(_ type: Vector.Type) -> [Vector] {
        stride(from: 0, to: elements.count, by: width).map { row in
            var vector = Vector.zero
            for component in 0..<width { vector[component: component] = elements[row + component] }
            return vector
        }
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
            starts: ComponentRows(channels: channels.map(\.starts)).values(),
            ends: ComponentRows(channels: channels.map(\.ends)).values())
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
