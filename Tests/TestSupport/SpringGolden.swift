import Foundation
import Hooke
import Testing

/// A golden table of the springs: lines of words without comments.
package enum SpringGolden {
    package struct Line {
        package let words: [Substring]

        /// The word as the bit pattern of a double.
        package func double(_ index: Int) throws -> Double {
            Double(bitPattern: try #require(UInt64(words[index], radix: 16)))
        }

        package func integer(_ index: Int) throws -> Int { try #require(Int(words[index])) }
    }

    package static func lines(_ name: String) throws -> [Line] {
        let url = try #require(Bundle.module.url(forResource: "Golden/\(name)", withExtension: nil))
        return try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { Line(words: $0.split(separator: " ")) }
    }

    /// A state after an elapsed time, computed by `springs.py` with 130 digits.
    package struct Case: CustomStringConvertible {
        package let spring: Spring
        package let elapsed, x0, v0, x, v: Double
        /// The rounding errors of x and v.
        package let xRest, vRest: Double

        package var description: String {
            "m \(spring.mass) k \(spring.stiffness) c \(spring.damping) (ζ \(spring.dampingRatio)) h \(elapsed) "
                + "(ω0·h \(spring.angularFrequency * elapsed)) x0 \(x0) v0 \(v0): x \(x) v \(v)"
        }
    }

    package static func cases() throws -> [Case] {
        var spring = Spring()
        var cases: [Case] = []
        for line in try lines("springs.txt") {
            if line.words[0] == "S" {
                spring = try Spring(
                    mass: line.double(1), stiffness: line.double(2), damping: line.double(3))
            } else {
                let (x, v) = (try line.double(3), try line.double(4))
                cases.append(
                    Case(
                        spring: spring, elapsed: try line.double(0), x0: try line.double(1),
                        v0: try line.double(2), x: x, v: v,
                        xRest: x.ulp * Double(try line.integer(5)) / 1024,
                        vRest: v.ulp * Double(try line.integer(6)) / 1024))
            }
        }
        return cases
    }
}
