import Testing

@testable import HookeMotion

/// The search of the piece of a time.
@Suite struct HandoverPiecesTests {
    private static func pieces(_ times: [Double]) -> HandoverPieces<Int> {
        var pieces = HandoverPieces(0)
        for (index, time) in times.enumerated() { pieces.append(index + 1, at: time) }
        return pieces
    }

    private static func spread(_ name: String, _ count: Int) -> [Double] {
        (0..<count).map { index in
            let x = Double(index)
            switch name {
            case "even": return x - 7.5
            case "quadratic": return x * x
            case "exponential": return Double(sign: .plus, exponent: index, significand: 1)
            case "gap in the middle": return index < count / 2 ? x * 1e-9 : 1 + x * 1e-9
            case "gap at the end": return index < count - 1 ? x * 1e-9 : 1e300
            default: return (2 * x / Double(count) - 1) * .greatestFiniteMagnitude
            }
        }
    }

    @Test(arguments: [
        "even", "quadratic", "exponential", "gap in the middle", "gap at the end", "widest",
    ])
    func `A time gets the piece of the last switch at or before it`(_ name: String) {
        for count in [0, 1, 2, 15, 16, 17, 18, 24, 25, 100, 1_000] {
            let times = Self.spread(name, count)
            let pieces = Self.pieces(times)
            #expect(pieces[-.infinity] == 0)
            #expect(pieces[.infinity] == count)
            _ = pieces[.nan]
            var wrong = 0
            for (index, time) in times.enumerated() {
                wrong += pieces[time] == index + 1 ? 0 : 1
                wrong += pieces[time.nextDown] == index ? 0 : 1
                let next = index + 1 < count ? times[index + 1] : time + 1
                wrong += pieces[time / 2 + next / 2] == index + 1 ? 0 : 1
            }
            #expect(wrong == 0, "\(name), \(count) switches")
        }
    }
}
