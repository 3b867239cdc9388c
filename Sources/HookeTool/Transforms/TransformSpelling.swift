import HookeGeometry

/// What percentages and em of a transform mean.
struct TransformSizes {
    /// The box that percentages in `translate()` refer to.
    var box: Vector2?
    /// The points of 1em.
    var fontSize: Double?

    static let fieldNames = ["box", "fontSize"]

    /// Reads `box`, [width, height], and `fontSize`; both may be left out.
    static func read(_ fields: inout Fields) throws(Refusal) -> TransformSizes {
        var sizes = TransformSizes()
        if fields.has("box") {
            let numbers = try fields.numbers("box", meanings: ["width", "height"])
            sizes.box = Vector2(numbers[0], numbers[1])
        }
        sizes.fontSize = try fields.optionalNumber("fontSize")
        return sizes
    }
}

/// A transform as sixteen numbers m11, m12, … m44, in the order of `matrix3d()`, or as CSS text.
enum TransformSpelling {
    /// Reads a transform of a question: an array of sixteen numbers, or CSS text.
    ///
    /// CSS text stays a list of functions, so that rotations keep their full turns; numbers are a list of one matrix.
    static func read(
        _ name: String, _ fields: inout Fields, _ sizes: TransformSizes
    ) throws(Refusal) -> TransformList {
        let accepted = "16 numbers m11, m12, … m44, or CSS text"
        let node = try fields.node(name, accepted: accepted)
        if let text = node.value.string { return try list(css: text, name, sizes) }
        let numbers = try node.numbers(count: nil, accepted: accepted)
        guard numbers.count == 16 else {
            throw Refusal("\(name) has \(numbers.count) elements; accepted: 16, m11, m12, … m44")
        }
        return try matrix(numbers, name)
    }

    /// Reads a transform of the command line: sixteen numbers separated by commas, or CSS text.
    static func list(
        _ text: String, option: String, _ sizes: TransformSizes
    ) throws(Refusal) -> TransformList {
        let words = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        guard words.count > 1, Double(words[0]) != nil else {
            return try list(css: text, option, sizes)
        }
        guard words.count == 16 else {
            throw Refusal("\(option) has \(words.count) numbers; accepted: 16, m11, m12, … m44, or CSS text")
        }
        var numbers: [Double] = []
        for word in words {
            guard let number = Double(word), number.isFinite else {
                throw Refusal("\(option) has \(quoted(word)); accepted: finite numbers")
            }
            numbers.append(number)
        }
        return try matrix(numbers, option)
    }

    private static func list(
        css text: String, _ name: String, _ sizes: TransformSizes
    ) throws(Refusal) -> TransformList {
        do { return try TransformList(css: text, box: sizes.box, fontSize: sizes.fontSize) } catch {
            throw Refusal(error, [.css: name, "box.x": "box[0]", "box.y": "box[1]"])
        }
    }

    private static func matrix(_ numbers: [Double], _ name: String) throws(Refusal) -> TransformList {
        do { return [.matrix(try Transform3D(elements: numbers))] } catch {
            throw Refusal(error) { _ in name }
        }
    }
}
