// Exact scaling by powers of two, which keeps elimination within the range of doubles, and its checks.

/// `value`·2^`exponent`, rounded only if the result is subnormal.
@inline(__always)
func scaled(_ value: Double, by exponent: Int) -> Double {
    exponent == 0 ? value : Double(sign: .plus, exponent: exponent, significand: value)
}

/// Returns the exponent that scales numbers up to `largest` to about 1. It is 0 while `largest` is within 2^±200:
/// elimination and substitution are then far from overflow, and nothing is copied.
func normalizingExponent(ofLargest largest: Double) -> Int {
    guard largest > 0 else { return 0 }
    let exponent = Int(largest.exponent)
    return exponent.magnitude <= 200 ? 0 : -exponent
}

extension Array where Element == Double {
    /// Multiplies every element by 2^`exponent`.
    mutating func scale(by exponent: Int) {
        guard exponent != 0 else { return }
        for index in indices { self[index] = scaled(self[index], by: exponent) }
    }
}

extension Matrix {
    /// Returns the largest magnitude of an element; throws if an element is not finite.
    func largestFinite(field: String) throws(LinearAlgebraError) -> Double {
        let (largest, isFinite) = elements.withUnsafeBufferPointer { elements in
            var (largest, isFinite) = (0.0, true)
            for index in 0..<elements.count {
                largest = max(largest, elements[index].magnitude)
                isFinite = isFinite && elements[index].isFinite
            }
            return (largest, isFinite)
        }
        guard isFinite else {
            let index = elements.firstIndex { !$0.isFinite }!
            throw .notFinite(field: field, row: index % rows, column: index / rows, value: elements[index])
        }
        return largest
    }

    /// Throws if mirrored elements differ.
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

    /// Scales every column to about 1 and returns the exponents.
    mutating func normalizeColumns(field: String) throws(LinearAlgebraError) -> [Int] {
        let largest = try largestFinite(field: field)
        var exponents = Array(repeating: 0, count: columns)
        guard rows > 0, largest > 0 else { return exponents }
        for column in 0..<columns {
            let range = column * rows..<(column + 1) * rows
            var largest = 0.0
            for index in range { largest = max(largest, elements[index].magnitude) }
            let exponent = normalizingExponent(ofLargest: largest)
            guard exponent != 0 else { continue }
            exponents[column] = exponent
            for index in range { elements[index] = scaled(elements[index], by: exponent) }
        }
        return exponents
    }

    /// Reverts a scaling by columns (`exponents[j]` for column `j`); throws if the result is not finite.
    mutating func unscaleColumns(_ exponents: [Int], field: String) throws(LinearAlgebraError) {
        for column in 0..<columns {
            for index in column * rows..<(column + 1) * rows {
                elements[index] = scaled(elements[index], by: exponents[column])
                guard elements[index].isFinite else { throw .overflow(field: field) }
            }
        }
    }
}
