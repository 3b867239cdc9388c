import Hooke
import HookeGeometry

extension NumberReader {
    mutating func vector() throws(HookeError) -> Vector2 { Vector2(try next(), try next()) }

    mutating func row() throws(HookeError) -> SIMD4<Double> {
        SIMD4(try next(), try next(), try next(), try next())
    }

    mutating func transform() throws(HookeError) -> Transform3D {
        Transform3D(row1: try row(), row2: try row(), row3: try row(), row4: try row())
    }
}

extension [Double] {
    mutating func add(_ number: Double?) { self += number.map { [1, $0] } ?? [0] }

    mutating func add(_ vector: Vector2) { self += [vector.x, vector.y] }

    mutating func add(_ row: SIMD4<Double>) { self += [row.x, row.y, row.z, row.w] }

    mutating func add(_ transform: Transform3D) {
        add(transform.row1)
        add(transform.row2)
        add(transform.row3)
        add(transform.row4)
    }
}

extension AnimatableValue {
    /// Adds the kind and the components; a channel has no paths and lists.
    func add(to numbers: inout [Double]) {
        switch self {
        case .scalar(let x): numbers += [0, x]
        case .pair(let p): numbers += [1, p.x, p.y]
        case .quad(let q): numbers += [2, q.x, q.y, q.z, q.w]
        case .transform(let m):
            numbers.append(3)
            numbers.add(m)
        case .path, .numbers: preconditionFailure("a channel holds a path or a list")
        }
    }

    init(from reader: inout NumberReader) throws(HookeError) {
        switch try reader.whole(below: 4) {
        case 0: self = .scalar(try reader.next())
        case 1: self = .pair(try reader.vector())
        case 2: self = .quad(try reader.row())
        default: self = .transform(try reader.transform())
        }
    }
}
