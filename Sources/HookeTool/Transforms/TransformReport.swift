import Hooke
import HookeGeometry

/// How a transform is decomposed.
enum DecompositionMethod: String, CaseIterable, SpelledWord {
    case css, polar
}

extension Report {
    /// The report of a transform's parts. A planar transform is decomposed in the plane.
    ///
    /// - Throws: `Refusal` for a transform that cannot be decomposed; `field` is its name in the message.
    init(
        partsOf transform: Transform3D, method: DecompositionMethod, field: String
    ) throws(Refusal) {
        let isPlanar = transform.isAffine2D
        add("path", word: isPlanar ? "plane" : "space")
        func fault(_ accepted: String) -> Refusal {
            Refusal("\(field) cannot be decomposed; accepted: a transform with nonzero m44\(accepted)")
        }
        switch method {
        case .css:
            let found = isPlanar ? transform.planarDecomposition() : transform.decomposed()
            guard let found else { throw fault(" and a nonsingular affine part, or the method polar") }
            addVector("translation", found.translation)
            addVector("scale", found.scale)
            let skew = Self.numbers(found.skew)
            add("skew", Self.planes(Table.withoutNoise(skew)), field: "skew", json: JSONText.numbers(skew))
            addRotation(found.rotation)
            addPerspective(found.perspective)
        case .polar:
            guard let found = transform.polarDecomposition() else { throw fault("") }
            addVector("translation", found.translation)
            addStretch(found.stretch)
            addRotation(found.rotation)
            addPerspective(found.perspective)
            if found.remainder != .zero { addVector("remainder", found.remainder) }
        }
    }

    private static func numbers(_ vector: Vector3) -> [Double] { [vector.x, vector.y, vector.z] }

    /// The planes xy, xz and yz with a number each.
    private static func planes(_ numbers: some Sequence<Double>) -> String {
        zip(["xy", "xz", "yz"], numbers).map { "\($0) \(Table.text($1))" }.joined(separator: ", ")
    }

    private mutating func addVector(_ name: String, _ vector: Vector3) {
        add(name, numbers: Self.numbers(vector))
    }

    private mutating func addStretch(_ stretch: Transform3D.PolarDecomposition.Stretch) {
        let (d, s) = (stretch.diagonal, stretch.shear)
        let words = Table.withoutNoise([d.x, d.y, d.z, s.z, s.y, s.x])
        let rows = [[d.x, s.z, s.y], [s.z, d.y, s.x], [s.y, s.x, d.z]]
        add(
            "stretch", "\(Table.list(Array(words.prefix(3)))); \(Self.planes(words.dropFirst(3)))",
            field: "stretch", json: JSONText.array(rows.map(JSONText.numbers)))
    }

    private mutating func addRotation(_ rotation: Quaternion) {
        let vector = rotation.rotationVector
        let angle = (vector * vector).sum().squareRoot()
        let axis = Table.withoutNoise(Self.numbers(angle > 0 ? vector / angle : .zero))
        add(
            "rotation",
            angle > 0 ? "\(Table.text(angle * 180 / .pi))° about \(Table.list(axis))" : "none",
            field: "rotation",
            json: JSONText.numbers([rotation.x, rotation.y, rotation.z, rotation.w]))
    }

    private mutating func addPerspective(_ column: SIMD4<Double>) {
        let numbers = [column.x, column.y, column.z, column.w]
        // An eye before the middle, within rounding.
        let depth = column.z.magnitude
        let isEye =
            max(column.x.magnitude, column.y.magnitude) <= 1e-12 * depth && (column.w - 1).magnitude <= 1e-12
        let words = isEye ? "an eye at \(Table.text(-1 / column.z))" : Table.list(numbers)
        add(
            "perspective", column == SIMD4(0, 0, 0, 1) ? "none" : words, field: "perspective",
            json: JSONText.numbers(numbers))
    }
}
