import Hooke
import HookeGeometry

/// Reads numbers in order.
struct NumberReader {
    private let numbers: [Double]
    private var index = 0

    init(_ numbers: [Double]) { self.numbers = numbers }

    mutating func next() throws(HookeError) -> Double {
        guard index < numbers.count else {
            throw .wrongCount(field: "numbers", count: numbers.count, accepted: "more: the list ends early")
        }
        index += 1
        return numbers[index - 1]
    }

    mutating func finite() throws(HookeError) -> Double {
        let number = try next()
        guard number.isFinite else { throw fault("a finite number") }
        return number
    }

    /// Reads a whole number.
    mutating func whole(below limit: Int) throws(HookeError) -> Int {
        let number = try next()
        guard number >= 0, number < Double(limit), number == number.rounded() else {
            throw fault("a whole number from 0 to \(limit - 1)")
        }
        return Int(number)
    }

    mutating func bool() throws(HookeError) -> Bool { try whole(below: 2) == 1 }

    /// Reads whether a number is given, and the number.
    mutating func optional() throws(HookeError) -> Double? { try bool() ? try finite() : nil }

    mutating func vector() throws(HookeError) -> Vector2 { Vector2(try next(), try next()) }

    mutating func row() throws(HookeError) -> SIMD4<Double> {
        SIMD4(try next(), try next(), try next(), try next())
    }

    mutating func transform() throws(HookeError) -> Transform3D {
        Transform3D(row1: try row(), row2: try row(), row3: try row(), row4: try row())
    }

    /// Reads a list after its count.
    mutating func list<Element>(
        _ read: (inout NumberReader) throws(HookeError) -> Element
    ) throws(HookeError) -> [Element] {
        let count = try whole(below: numbers.count + 1)
        var list: [Element] = []
        for _ in 0..<count { list.append(try read(&self)) }
        return list
    }

    func fault(_ accepted: String) -> HookeError {
        .badElement(
            field: "numbers", index: index - 1, value: index > 0 ? numbers[index - 1] : .nan,
            accepted: accepted)
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
