import Foundation
import Testing

/// The lines of a golden table as words; numbers are decimal or hexadecimal doubles.
package func goldenLines(_ name: String) throws -> [[Substring]] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Golden"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").map { $0.split(separator: " ") }
}

/// The words as doubles; `nil` if one is not a double.
package func doubles(_ words: some Sequence<Substring>) -> [Double]? {
    var result: [Double] = []
    for word in words {
        guard let number = Double(word) else { return nil }
        result.append(number)
    }
    return result
}
