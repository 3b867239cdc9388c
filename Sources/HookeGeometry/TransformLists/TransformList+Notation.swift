// How transforms are written: sixteen numbers m11, m12, … m44, in the order of `matrix3d()`, or CSS text.

/// What percentages and em of a transform mean.
package struct TransformSizes: Sendable {
    /// The box that percentages in `translate()` refer to.
    package var box: Vector2?
    /// The points of 1em.
    package var fontSize: Double?

    package init(box: Vector2? = nil, fontSize: Double? = nil) { (self.box, self.fontSize) = (box, fontSize) }

    package static var fieldNames: [String] { words("box fontSize") }

    /// Reads `box`, [width, height], and `fontSize`; both may be left out.
    @inline(never)
    package init(_ fields: NotationFields) throws(HookeError) {
        if fields.has("box") {
            let numbers = try fields.numbers("box", meanings: words("width height"))
            box = Vector2(numbers[0], numbers[1])
        }
        fontSize = try fields.optionalNumber("fontSize")
    }
}

extension TransformList {
    /// What is accepted as a transform.
    package static var accepted: String { "16 numbers m11, m12, … m44, or CSS text" }

    /// Reads a transform: an array of sixteen numbers, a text of them with commas, or CSS text.
    ///
    /// CSS text stays a list of functions, so that rotations keep their full turns; numbers are a list of one matrix.
    @inline(never)
    package init(
        _ notation: Notation, at place: String, _ sizes: TransformSizes = TransformSizes()
    ) throws(HookeError) {
        let field = HookeError.Field(place)
        var list = notation
        if case .text(let text) = notation {
            list = Notation(argument: "[\(text)]")
            guard case .list(let elements) = list, elements.count > 1, case .number = elements[0] else {
                do { self = try TransformList(css: text, box: sizes.box, fontSize: sizes.fontSize) } catch {
                    throw error.renamingField { (name) -> HookeError.Field in
                        if name == .css { return field }
                        return name == "box.x" ? "box[0]" : name == "box.y" ? "box[1]" : name
                    }
                }
                return
            }
        }
        let numbers = try list.numbers(nil, at: place, accepted: Self.accepted)
        guard numbers.count == 16 else {
            throw .wrongCount(field: field, count: numbers.count, accepted: "16, m11, m12, … m44")
        }
        self = [.matrix(try Transform3D(elements: numbers))]
    }
}
