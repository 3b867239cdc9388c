/// A matrix of doubles, stored by columns as in BLAS and LAPACK.
///
/// ```swift
/// let a: Matrix = [[4, 1], [1, 3]]  // written row by row
/// a[0, 1]                           // row 0, column 1: 1
/// try a.solve([1, 2])               // x with a·x = [1, 2]
/// ```
///
/// Rows and columns count from 0. Either dimension may be 0. Elements may be NaN or infinite: products propagate them,
/// and factorisations throw ``LinearAlgebraError/notFinite(field:row:column:value:)``.
public struct Matrix: Sendable, Hashable {
    /// The number of rows.
    public let rows: Int
    /// The number of columns.
    public let columns: Int
    /// The elements by columns: row `i` of column `j` is at index `i + j * rows`.
    public internal(set) var elements: [Double]

    /// Creates a matrix with every element `value`.
    public init(rows: Int, columns: Int, repeating value: Double = 0) {
        precondition(rows >= 0 && columns >= 0, "a matrix of \(rows) rows and \(columns) columns")
        self.rows = rows
        self.columns = columns
        elements = Array(repeating: value, count: rows * columns)
    }

    /// Creates a matrix from elements ordered by columns.
    ///
    /// - Precondition: `elements` has `rows * columns` elements.
    public init(rows: Int, columns: Int, columnMajor elements: [Double]) {
        precondition(rows >= 0 && columns >= 0, "a matrix of \(rows) rows and \(columns) columns")
        precondition(
            elements.count == rows * columns,
            "\(elements.count) elements for \(rows) × \(columns) = \(rows * columns)")
        self.rows = rows
        self.columns = columns
        self.elements = elements
    }

    /// Creates a matrix whose element at row `i` and column `j` is `element(i, j)`.
    public init(rows: Int, columns: Int, _ element: (_ row: Int, _ column: Int) throws -> Double) rethrows {
        self.init(rows: rows, columns: columns)
        for column in 0..<columns {
            for row in 0..<rows { elements[row + column * rows] = try element(row, column) }
        }
    }

    /// Creates a matrix from its rows. No rows give 0 × 0.
    ///
    /// - Precondition: All rows have the same length.
    public init(rows table: [[Double]]) {
        let width = table.first?.count ?? 0
        for (index, row) in table.enumerated() {
            precondition(row.count == width, "row \(index) has \(row.count) elements, row 0 has \(width)")
        }
        self.init(rows: table.count, columns: width) { table[$0][$1] }
    }

    /// Creates a matrix with one column.
    public init(column: [Double]) {
        self.init(rows: column.count, columns: 1, columnMajor: column)
    }

    /// Returns the square matrix with ones on the diagonal and zeros elsewhere.
    public static func identity(_ size: Int) -> Matrix {
        diagonal(Array(repeating: 1, count: size))
    }

    /// Returns the square matrix with `values` on the diagonal and zeros elsewhere.
    public static func diagonal(_ values: [Double]) -> Matrix {
        var result = Matrix(rows: values.count, columns: values.count)
        for (index, value) in values.enumerated() { result[index, index] = value }
        return result
    }

    /// The element at a row and a column.
    ///
    /// - Precondition: Both are in range.
    public subscript(row: Int, column: Int) -> Double {
        get { elements[index(row, column)] }
        set { elements[index(row, column)] = newValue }
    }

    /// Calls `body` with the elements, by columns, for reading and writing.
    ///
    /// - Precondition: `body` does not replace the buffer.
    public mutating func withUnsafeMutableElements<Result>(
        _ body: (UnsafeMutableBufferPointer<Double>) throws -> Result
    ) rethrows -> Result {
        try elements.withUnsafeMutableBufferPointer { try body($0) }
    }

    private func index(_ row: Int, _ column: Int) -> Int {
        // Without a `precondition`, whose message would retain the elements at each access of a debug build.
        guard row >= 0, row < rows, column >= 0, column < columns else {
            preconditionFailure("element [\(row), \(column)] of a \(rows) × \(columns) matrix")
        }
        return row + column * rows
    }

    /// Whether there are as many rows as columns.
    public var isSquare: Bool { rows == columns }

    /// The elements of one row, left to right.
    public func row(_ row: Int) -> [Double] {
        precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
        return (0..<columns).map { elements[row + $0 * rows] }
    }

    /// The elements of one column, top to bottom.
    public func column(_ column: Int) -> [Double] {
        precondition(column >= 0 && column < columns, "column \(column) of \(columns)")
        return Array(elements[column * rows..<(column + 1) * rows])
    }

    /// The transpose.
    public var transposed: Matrix { Matrix(rows: columns, columns: rows) { elements[$1 + $0 * rows] } }

    /// (A + Aᵀ)/2, for ``SymmetricEigen`` if rounding has made A slightly unsymmetric. Does not overflow.
    ///
    /// - Precondition: The matrix is square.
    public var symmetrized: Matrix {
        precondition(isSquare, "a \(rows) × \(columns) matrix cannot be symmetric")
        return Matrix(rows: rows, columns: rows) { self[$0, $1] / 2 + self[$1, $0] / 2 }
    }
}

extension Matrix: ExpressibleByArrayLiteral {
    /// Creates a matrix from its rows, as ``init(rows:)-([[Double]])``.
    public init(arrayLiteral rows: [Double]...) { self.init(rows: rows) }
}

extension Matrix: CustomStringConvertible {
    /// The rows in Swift's literal syntax.
    public var description: String {
        "[" + (0..<rows).map { "\(row($0))" }.joined(separator: ", ") + "]"
    }
}

extension Matrix: Codable {
    private enum CodingKeys: String, CodingKey { case rows, columns, elements }

    /// Decodes `rows`, `columns` and `elements` (by columns); throws if the counts do not agree.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let rows = try container.decode(Int.self, forKey: .rows)
        let columns = try container.decode(Int.self, forKey: .columns)
        let elements = try container.decode([Double].self, forKey: .elements)
        let (count, overflow) = rows.multipliedReportingOverflow(by: columns)
        guard rows >= 0, columns >= 0, !overflow, elements.count == count else {
            throw DecodingError.dataCorruptedError(
                forKey: .elements, in: container,
                debugDescription: "\(elements.count) elements for \(rows) rows and \(columns) columns")
        }
        self.init(rows: rows, columns: columns, columnMajor: elements)
    }

    /// Encodes `rows`, `columns` and `elements` (by columns).
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rows, forKey: .rows)
        try container.encode(columns, forKey: .columns)
        try container.encode(elements, forKey: .elements)
    }
}
