import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct ExactSignTests {
    private func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : value }

    @Test func `The sign of a determinant agrees with exact rationals`() throws {
        var (count, zeros) = (0, 0)
        for words in try goldenLines("perspective") where words[0] == "facing" {
            let v = try #require(doubles(words.dropFirst()))
            let m = try Transform3D(elements: Array(v[0..<16]))
            #expect(sign(m.planeDeterminant()) == v[16], "\(words)")
            #expect(m.facing(of: Rectangle(x: 1, y: 2, width: 3, height: 4)) == Facing(sign: v[16]))
            count += 1
            zeros += v[16] == 0 ? 1 : 0
        }
        #expect(count == 400 && zeros == 80)
    }

    @Test func `The orientation of three points agrees with exact rationals in every order`()
        throws
    {
        var count = 0
        for words in try goldenLines("perspective") where words[0] == "turn" {
            let v = try #require(doubles(words.dropFirst()))
            let (a, b, c) = (Vector2(v[0], v[1]), Vector2(v[2], v[3]), Vector2(v[4], v[5]))
            for turned in [(a, b, c), (b, c, a), (c, a, b)] {
                #expect(sign(exactOrientation(turned.0, turned.1, turned.2)) == v[6], "\(words)")
                #expect(sign(exactOrientation(turned.1, turned.0, turned.2)) == -v[6], "\(words)")
            }
            count += 1
        }
        #expect(count == 200)
    }

    @Test func `Units do not change the sign`() {
        let rows = [Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9.000000000000002)]
        for powers in [Vector3(1, 1, 1), Vector3(1e-250, 1, 1e250), Vector3(1e300, 1e300, 1e300)] {
            func value(_ last: Vector3) -> Double {
                exactSignOfDeterminant(rows[0] * powers.x, rows[1] * powers.y, last * powers.z)
            }
            #expect(value(rows[2]) < 0)
            #expect(value(Vector3(7, 8, 9)) == 0)
        }
        let small = 0x1p-1060
        #expect(exactOrientation(.zero, Vector2(small, 0), Vector2(0, small)) > 0)
        #expect(exactOrientation(.zero, Vector2(1e300, 0), Vector2(0, 1e300)) > 0)
        #expect(exactOrientation(Vector2(-1e308, 0), Vector2(1e308, 0), Vector2(0, 1e308)) > 0)
        #expect(exactSignOfDeterminant(Vector3(small, 0, 0), Vector3(0, small, 0), Vector3(0, 0, -small)) < 0)
    }

    @Test func `NaN and infinity give NaN`() {
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(exactSignOfDeterminant(Vector3(odd, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)).isNaN)
            #expect(exactSignOfDeterminant(Vector3(1, 2, 3), Vector3(odd, 1, 0), Vector3(0, 0, 1)).isNaN)
            #expect(exactOrientation(Vector2(odd, 0), Vector2(1, 0), Vector2(0, 1)).isNaN)
            #expect(exactOrientation(Vector2(0, 0), Vector2(1, odd), Vector2(1, odd)).isNaN)
        }
    }
}
