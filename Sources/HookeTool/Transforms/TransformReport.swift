import Foundation
import HookeGeometry

/// The report of a transform's parts, as a table and as JSON.
struct TransformReport {
    /// How a transform is decomposed.
    enum Method: String, CaseIterable, SpelledWord {
        case css, polar
    }

    /// A part: its name, its numbers, and their text.
    fileprivate struct Part {
        var field: String
        var numbers: [Double]
        var words: String
        /// How many numbers a row has, where there are several rows.
        var rowLength: Int?

        var json: String {
            guard let rowLength else { return JSONText.numbers(numbers) }
            return JSONText.array(
                stride(from: 0, to: numbers.count, by: rowLength).map {
                    JSONText.numbers(Array(numbers[$0..<($0 + rowLength)]))
                })
        }
    }

    private let parts: [Part]
    /// Whether the transform is planar, and was decomposed in the plane.
    private let isPlanar: Bool

    /// - Throws: `Refusal` for a transform that cannot be decomposed; `field` is its name in the message.
    init(_ transform: Transform3D, method: Method, field: String) throws(Refusal) {
        isPlanar = transform.isAffine2D
        switch method {
        case .css:
            let found = isPlanar ? transform.planarDecomposition() : transform.decomposed()
            guard let found else {
                throw Refusal(
                    "\(field) cannot be decomposed; accepted: a transform with nonzero m44 and a nonsingular affine part, or the method polar"
                )
            }
            parts = [
                Part("translation", found.translation), Part("scale", found.scale),
                Part(skew: found.skew), Part(found.rotation), Part(perspective: found.perspective),
            ]
        case .polar:
            guard let found = transform.polarDecomposition() else {
                throw Refusal("\(field) cannot be decomposed; accepted: a transform with nonzero m44")
            }
            parts =
                [
                    Part("translation", found.translation), Part(found.stretch), Part(found.rotation),
                    Part(perspective: found.perspective),
                ] + (found.remainder == .zero ? [] : [Part("remainder", found.remainder)])
        }
    }

    /// The members of a JSON object.
    var members: [(String, String)] {
        [("path", JSONText.string(path))] + parts.map { ($0.field, $0.json) }
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

    fileprivate init(skew: Vector3) {
        let numbers = [skew.x, skew.y, skew.z]
        let words = zip(["xy", "xz", "yz"], Table.withoutNoise(numbers)).map { "\($0) \(Table.text($1))" }
        self.init(field: "skew", numbers: numbers, words: words.joined(separator: ", "))
    }

    fileprivate init(_ stretch: Transform3D.PolarDecomposition.Stretch) {
        let (d, s) = (stretch.diagonal, stretch.shear)
        let words = Table.withoutNoise([d.x, d.y, d.z, s.z, s.y, s.x])
        let shear = zip(["xy", "xz", "yz"], words.dropFirst(3)).map { "\($0) \(Table.text($1))" }
        self.init(
            field: "stretch", numbers: [d.x, s.z, s.y, s.z, d.y, s.x, s.y, s.x, d.z],
            words: Table.list(Array(words.prefix(3))) + "; " + shear.joined(separator: ", "), rowLength: 3)
    }

    fileprivate init(_ rotation: Quaternion) {
        let vector = rotation.rotationVector
        let angle = (vector * vector).sum().squareRoot()
        let axis = angle > 0 ? vector / angle : .zero
        self.init(
            field: "rotation", numbers: [rotation.x, rotation.y, rotation.z, rotation.w],
            words: angle > 0
                ? "\(Table.text(angle * 180 / .pi))° about \(Table.list(Table.withoutNoise([axis.x, axis.y, axis.z])))"
                : "none")
    }

    fileprivate init(perspective column: SIMD4<Double>) {
        let numbers = [column.x, column.y, column.z, column.w]
        // An eye before the middle, within rounding.
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
    /// Replaces numbers that are rounding errors beside the others by 0.
    static func withoutNoise(_ numbers: [Double]) -> [Double] {
        let size = max(1, numbers.map(\.magnitude).max() ?? 1)
        return numbers.map { $0.magnitude <= 1e-14 * size ? 0 : $0 }
    }

    /// Numbers of six significant digits, separated by commas.
    static func list(_ numbers: [Double]) -> String {
        numbers.map { text($0) }.joined(separator: ", ")
    }
}
