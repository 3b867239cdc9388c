import Foundation
import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct MatrixTests {
    private let table: Matrix = [[1, 2, 3], [4, 5, 6]]

    @Test func `Literals are row by row, storage is column by column`() {
        #expect(table.rows == 2)
        #expect(table.columns == 3)
        #expect(table.elements == [1, 4, 2, 5, 3, 6])
        #expect(table[0, 2] == 3)
        #expect(table[1, 0] == 4)
        #expect(table.row(1) == [4, 5, 6])
        #expect(table.column(1) == [2, 5])
        #expect(table == Matrix(rows: 2, columns: 3, columnMajor: [1, 4, 2, 5, 3, 6]))
        #expect(table == Matrix(rows: 2, columns: 3) { Double(3 * $0 + $1 + 1) })
        #expect(table.description == "[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]")
    }

    @Test func `An element is replaced in place`() {
        var copy = table
        copy[1, 2] = -7
        #expect(copy.elements == [1, 4, 2, 5, 3, -7])
        #expect(table[1, 2] == 6)
    }

    @Test func `Transposing exchanges rows and columns`() {
        #expect(table.transposed == [[1, 4], [2, 5], [3, 6]])
        #expect(table.transposed.transposed == table)
    }

    @Test func `Identity and diagonal`() {
        #expect(Matrix.identity(2) == [[1, 0], [0, 1]])
        #expect(Matrix.diagonal([3, -1]) == [[3, 0], [0, -1]])
    }

    @Test func `A matrix may have no rows or no columns`() {
        let none = Matrix(rows: [])
        #expect(none.rows == 0 && none.columns == 0 && none.isSquare)
        let tall = Matrix(rows: 3, columns: 0)
        #expect(tall.transposed.columns == 3)
        #expect(tall.row(2) == [])
        #expect(Matrix.identity(0) == none)
    }

    @Test func `Symmetrizing averages mirrored elements and does not overflow`() {
        let mean = ([[1, 2], [4, 5]] as Matrix).symmetrized
        #expect(mean == [[1, 3], [3, 5]])
        let huge = Double.greatestFiniteMagnitude
        #expect(([[huge, huge], [huge, huge]] as Matrix).symmetrized.maxNorm == huge)
    }

    @Test func `Coding round-trips, and decoding throws if counts disagree`() throws {
        let data = try JSONEncoder().encode(table)
        #expect(try JSONDecoder().decode(Matrix.self, from: data) == table)
        for bad in [
            #"{"rows":2,"columns":2,"elements":[1,2,3]}"#,
            #"{"rows":-1,"columns":-1,"elements":[1]}"#,
            #"{"rows":9223372036854775807,"columns":2,"elements":[]}"#,
        ] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Matrix.self, from: Data(bad.utf8))
            }
        }
    }
}
