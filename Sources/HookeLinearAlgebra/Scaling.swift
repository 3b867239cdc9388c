// Exact scaling by powers of two, which keeps elimination away from both ends of the range of doubles, and the checks
// that go with it.

/// `value`·2^`exponent`, rounded only where the result is subnormal.
@inline(__always)
func scaled(_ value: Double, by exponent: Int) -> Double {
    exponent == 0 ? value : Double(sign: .plus, exponent: exponent, significand: value)
}

/// The exponent to scale by so that numbers up to `largest` come near 1; 0 while `largest` is within 2^±200, where
/// neither elimination nor substitution comes near overflow by itself, and where nothing needs to be copied.
func normalizingExponent(ofLargest largest: Double) -> Int {
    guard largest > 0 else { return 0 }
    let exponent = Int(largest.exponent)
    return exponent.magnitude <= 200 ? 0 : -exponent
}

extension Array where Element == Double {
    /// Every element times 2^`exponent`.
    mutating func scale(by exponent: Int) {
        guard exponent != 0 else { return }
        for index in indices { self[index] = scaled(self[index], by: exponent) }
    }
}

extension Matrix {
    /// The largest magnitude of an element, once all are known to be finite.
    func largestFinite(field: String) throws(LinearAlgebraError) -> Double {
        var largest = 0.0
        var finite = true
        for element in elements {
            largest = max(largest, element.magnitude)
            finite = finite && element.isFinite
        }
        guard finite else {
            let index = elements.firstIndex { !$0.isFinite }!
            throw .notFinite(field: field, row: index % rows, column: index / rows, value: elements[index])
        }
        return largest
    }

    /// Refuses mirrored elements that differ.
    func requireSymmetry(field: String) throws(LinearAlgebraError) {
        for column in 0..<columns {
            for row in column + 1..<rows where elements[row + column * rows] != elements[column + row * rows]
            {
                throw .notSymmetric(
                    field: field, row: row, column: column,
                    value: self[row, column], mirrored: self[column, row])
            }
        }
    }

    /// Brings every column near 1 on its own and returns the exponents applied.
    mutating func normalizeColumns(field: String) throws(LinearAlgebraError) -> [Int] {
        let largest = try largestFinite(field: field)
        var exponents = Array(repeating: 0, count: columns)
        guard rows > 0, largest > 0 else { return exponents }
        for column in 0..<columns {
            let range = column * rows..<(column + 1) * rows
            let exponent = normalizingExponent(ofLargest: elements[range].reduce(0) { max($0, $1.magnitude) })
            guard exponent != 0 else { continue }
            exponents[column] = exponent
            for index in range { elements[index] = scaled(elements[index], by: exponent) }
        }
        return exponents
    }

    /// Undoes a scaling column by column (`exponents[j]` for column `j`) and refuses what is then not finite.
    mutating func unscaleColumns(_ exponents: [Int], field: String) throws(LinearAlgebraError) {
        for column in 0..<columns {
            for index in column * rows..<(column + 1) * rows {
                elements[index] = scaled(elements[index], by: exponents[column])
                guard elements[index].isFinite else { throw .overflow(field: field) }
            }
        }
    }
}
