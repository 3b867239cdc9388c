import Foundation
import Hooke

/// What there is to say about a transform's parts: the same in words and in JSON.
struct TransformReport {
    /// How a transform is taken apart.
    enum Method: String, CaseIterable, SpelledWord {
        case css
        static let words = allCases
    }

    /// A part: its name as a field and as words, its numbers, and what they are in words.
    fileprivate struct Part {
        var field: String
        var numbers: [Double]
        var words: String
    }

    private let parts: [Part]
    /// Whether a transform of the plane was taken apart in the plane.
    private let isPlanar: Bool

    /// - Throws: `Refusal` for a transform that cannot be taken apart; `field` is what it is called.
    init(_ transform: Transform3D, method: Method, field: String) throws(Refusal) {
        isPlanar = transform.isAffine2D
        let found = isPlanar ? transform.planarDecomposition() : transform.decomposed()
        guard let found else { throw Self.singular(field) }
        parts = [
            Part("translation", found.translation), Part("scale", found.scale),
            Part(
                field: "skew", numbers: Self.numbers(found.skew),
                words: zip(["xy", "xz", "yz"], Self.numbers(found.skew)).map { "\($0) \(Table.text($1))" }
                    .joined(separator: ", ")),
            Part(found.rotation), Part(perspective: found.perspective),
        ]
    }

    private static func singular(_ field: String) -> Refusal {
        Refusal(
            "\(field) cannot be taken apart; accepted: a transform with m44 other than 0 whose affine part is not singular"
        )
    }

    private static func numbers(_ vector: Vector3) -> [Double] { [vector.x, vector.y, vector.z] }

    /// The members of a JSON object.
    var members: [(String, String)] {
        [("path", JSONText.string(path))] + parts.map { ($0.field, JSONText.numbers($0.numbers)) }
    }

    private var path: String { isPlanar ? "plane" : "space" }

    var table: String {
        var table = Table()
        table.add("path", path)
        for part in parts { table.add(part.field, part.words) }
        return table.text
    }
}

extension TransformReport.Part {
    fileprivate init(_ field: String, _ vector: Vector3) {
        let numbers = [vector.x, vector.y, vector.z]
        self.init(field: field, numbers: numbers, words: Table.list(numbers))
    }

    fileprivate init(_ rotation: Quaternion) {
        let vector = rotation.rotationVector
        let angle = (vector * vector).sum().squareRoot()
        let axis = angle > 0 ? vector / angle : .zero
        self.init(
            field: "rotation", numbers: [rotation.x, rotation.y, rotation.z, rotation.w],
            words: angle > 0
                ? "\(Table.text(angle * 180 / .pi))° about \(Table.list([axis.x, axis.y, axis.z]))" : "none")
    }

    fileprivate init(perspective column: SIMD4<Double>) {
        let numbers = [column.x, column.y, column.z, column.w]
        // What differs from an eye before the middle by rounding alone is one.
        let depth = column.z.magnitude
        let isEye =
            max(column.x.magnitude, column.y.magnitude) <= 1e-12 * depth && (column.w - 1).magnitude <= 1e-12
        let words =
            column == SIMD4(0, 0, 0, 1)
            ? "none" : isEye ? "an eye at \(Table.text(-1 / column.z))" : Table.list(numbers)
        self.init(field: "perspective", numbers: numbers, words: words)
    }
}

extension Table {
    /// Numbers with commas, six significant digits each.
    static func list(_ numbers: [Double]) -> String {
        numbers.map { text($0) }.joined(separator: ", ")
    }
}
