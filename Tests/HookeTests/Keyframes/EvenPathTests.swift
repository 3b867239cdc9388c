import Testing
import TestSupport

@testable import Hooke

@Suite struct EvenPathTests {
    private func path(_ n: [Double]) -> EvenPath<Vector2> {
        EvenPath(
            start: Vector2(n[0], n[1]), end: Vector2(n[2], n[3]), startTangent: Vector2(n[4], n[5]),
            endTangent: Vector2(n[6], n[7]))
    }

    @Test func `Lengths, points and derivatives agree with forty digits, cusps and all sizes included`() throws {
        var lengths = Worst<String>()
        var values = Worst<String>()
        var firsts = Worst<String>()
        var seconds = Worst<String>()
        var numbers: [Double] = []
        var size = 1.0
        for words in try goldenLines("even_path") {
            if words[0] == "path" {
                numbers = try #require(doubles(words.dropFirst()))
                let n = path(numbers).segment
                size = [n.start, n.end, n.startTangent, n.endTangent].map(\.norm).max()!
                lengths.note((path(numbers).length - numbers[8]) / max(size, numbers[8]), "\(numbers)")
                continue
            }
            let v = try #require(doubles(words))
            let length = numbers[8]
            let state = path(numbers).state(at: v[0])
            // The point may be missed by rounding of the ends and tangents; the derivatives then change by as much
            // as they do over that part of the length.
            let slack = size / length
            let bend = v[7] / length
            let label = "\(v[0]) of \(numbers)"
            values.note((state.value - Vector2(v[1], v[2])).norm / size, label)
            firsts.note(
                (state.derivative - Vector2(v[3], v[4])).norm / length / (1 + bend * max(1, slack)), label)
            seconds.note(
                (state.secondDerivative - Vector2(v[5], v[6])).norm / length / bend
                    / (1 + bend * max(1, slack)), label)
        }
        print("lengths \(lengths)\nvalues \(values)\nfirsts \(firsts)\nseconds \(seconds)")
        #expect(lengths.error <= 1e-15, "\(lengths)")
        #expect(values.error <= 1e-15, "\(values)")
        #expect(firsts.error <= 1e-15, "\(firsts)")
        #expect(seconds.error <= 1e-15, "\(seconds)")
    }
}
