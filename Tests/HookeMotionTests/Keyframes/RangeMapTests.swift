import Foundation
import HookeMotion
import Testing

@Suite struct RangeMapTests {
    @Test func `The example of React Native's interpolate has all its values`() throws {
        // reactnative.dev/docs/animations: inputRange [-300, -100, 0, 100, 101], outputRange [300, 0, 1, 0, 0].
        let map = try ExtendedTrack(mapping: [-300, -100, 0, 100, 101], to: [300.0, 0, 1, 0, 0])
        let expected: [(Double, Double)] = [
            (-400, 450), (-300, 300), (-200, 150), (-100, 0), (-50, 0.5), (0, 1), (50, 0.5), (100, 0),
            (101, 0),
            (200, 0),
        ]
        for (input, output) in expected { #expect(abs(map.value(at: input) - output) < 1e-12, "\(input)") }
        #expect(map.state(at: -200).velocity == -1.5)
    }

    @Test func `Descending inputs are the same map, with the rules of their own ends`() throws {
        let up = try ExtendedTrack(
            mapping: [-100, 0, 50], to: [1.0, 3, 2], rule: .catmullRom, before: .hold, after: .extend)
        let down = try ExtendedTrack(
            mapping: [50, 0, -100], to: [2.0, 3, 1], rule: .catmullRom, before: .extend, after: .hold)
        #expect(up == down)
        #expect(down.value(at: -1000) == 1)
        #expect(down.value(at: 60) != 2)
        let data = try JSONEncoder().encode(down)
        #expect(try JSONDecoder().decode(ExtendedTrack<Double>.self, from: data) == down)
    }

    @Test func `Jumps, other rules outside, vectors and one input`() throws {
        let jump = try ExtendedTrack(
            mapping: [0, 1, 1, 2], to: [0.0, 1, 5, 6], before: .repeat, after: .mirror)
        #expect(jump.value(at: 1) == 5 && jump.value(at: 1.0.nextDown) < 1.0001)
        #expect(jump.value(at: -0.5) == 5.5 && jump.value(at: 2.5) == 5.5)
        let pair = try ExtendedTrack(mapping: [10, 0], to: [SIMD2(0.0, 0), SIMD2(10, 20)])
        #expect(pair.value(at: 15) == SIMD2(-5, -10))
        #expect(try ExtendedTrack(mapping: [3], to: [7.0]).value(at: 99) == 7)
    }

    @Test func `Inputs out of order are refused by their index`() throws {
        func index(_ inputs: [Double], _ count: Int) -> Int? {
            do throws(HookeError) {
                _ = try ExtendedTrack(mapping: inputs, to: (0..<count).map { Double($0) })
                return nil
            } catch {
                guard case .badElement("inputs", let index, _, _) = error else { return -1 }
                return index
            }
        }
        #expect(index([0, 2, 1, 3], 4) == 2)
        #expect(index([3, 1, 2, 0], 4) == 2)
        #expect(index([0, .nan, 1], 3) == 1)
        #expect(index([0, 1], 3) == -1)
        #expect(index([], 0) == -1)
    }
}
