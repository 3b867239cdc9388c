import Foundation
import TestSupport
import Testing

@testable import HookeMotion

@Suite struct KeyframeTrackReductionTests {
    private func distance(_ reduction: CubicReduction, _ track: KeyframeTrack<Double>, count: Int = 4_000)
        -> Double
    {
        let span = track.span
        return (0..<count).map { index in
            // Not at keys, where a jump may be on either side.
            let fraction = (Double(index) + 0.123) / Double(count)
            let time = span.lowerBound + (span.upperBound - span.lowerBound) * fraction
            return (reduction.value(at: time) - track.value(at: time)).magnitude
        }.max()!
    }

    @Test func `N cubics of time come back as at most N`() throws {
        let times = [0.0, 0.4, 0.9, 1.1, 2]
        let track = try KeyframeTrack(times: times, values: [0.0, 80, 20, 60, 60.5], rule: .catmullRom)
        let errors: [(CubicReduction.Kind, [Double])] = [
            (.hermite, [1e-6, 0.1]), (.smoothBeziers, [0.1, 5]), (.beziers, [5]),
        ]
        for (kind, errors) in errors {
            for error in errors {
                let found = try CubicReduction(track, error: error, kind: kind)
                #expect(found.pieces.count <= 4, "\(kind) \(error)")
                #expect(distance(found, track) <= found.error)
                #expect(found.error <= error)
            }
        }
    }

    @Test func `N timed Béziers come back as at most N`() throws {
        let curves = try [
            CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1), CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
            CubicBezier(x1: 0.3, y1: -0.4, x2: 0.6, y2: 1.5),
        ]
        let track = try KeyframeTrack(
            times: [0, 0.5, 1.25, 2], values: [0.0, 10, -5, 30],
            interpolations: curves.map { .eased(.bezier($0)) })
        for error in CubicReductionTests.all ? [0.01, 0.5] : [0.5] {
            let found = try CubicReduction(track, error: error, kind: .beziers)
            #expect(found.pieces.count <= 3, "\(error)")
            #expect(distance(found, track) <= found.error)
            #expect(found.error <= error)
        }
    }

    @Test func `Jumps stay jumps at their time, and holds keep their value exactly`() throws {
        let track = try KeyframeTrack(
            times: [0, 1, 1, 2, 3], values: [0.0, 10, 20, 20, 40],
            interpolations: [.eased(.easeInOut), .linear, .discrete, .linear])
        for kind in CubicReduction.Kind.allCases {
            let found = try CubicReduction(track, error: 0.05, kind: kind)
            #expect(found.value(at: 1) == 20)
            #expect((found.value(at: 1.0.nextDown) - 10).magnitude <= 0.05)
            for time in [1, 1.1, 1.5, 1.999] { #expect(found.value(at: time) == 20) }
            #expect(distance(found, track) <= found.error)
        }
    }

    @Test func `Jumps at times between multiples of the grid end the search too`() throws {
        let track = try KeyframeTrack(
            times: [0, 1 / 3.0, 0.7123456789, 2 / 3.0 + 1], values: [0.0, 7, -2, 5], rule: .discrete)
        for kind in CubicReduction.Kind.allCases {
            let found = try CubicReduction(track, error: 0.01, kind: kind)
            #expect(found.pieces.count == 3)
            #expect(distance(found, track) == 0)
        }
    }

    @Test func `A spring sampled 60 times a second needs a tenth of its keys`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
        let times = (0...60).map { Double($0) / 60 }
        let track = try KeyframeTrack(
            times: times, values: times.map { motion.position(at: $0) }, rule: .linear)
        for kind in [CubicReduction.Kind.hermite, .smoothBeziers, .beziers] {
            let found = try CubicReduction(track, error: 0.5, kind: kind)
            #expect(found.pieces.count <= 6, "\(kind)")
            #expect(distance(found, track) <= found.error)
            #expect(found.error <= 0.5)
        }
    }

    @Test func `Joint tracks share times, each within its own error`() throws {
        let times = [0.0, 0.3, 0.7, 1]
        let tracks = try [
            KeyframeTrack(times: times, values: [0.0, 4, 2, 5], rule: .catmullRom),
            KeyframeTrack(times: times, values: [0.0, -400, 200, 500], rule: .catmullRom),
        ]
        let found = try CubicReduction(tracks, errors: [0.01, 2], kind: .hermite)
        #expect(found.errors[0] <= 0.01 && found.errors[1] <= 2)
        #expect(found.pieces.allSatisfy { $0.curves.count == 2 })
        #expect(throws: HookeError.self) { try CubicReduction(tracks, errors: [0.01]) }
        #expect(throws: HookeError.self) { try CubicReduction([], errors: []) }
        let other = try KeyframeTrack(times: [0, 2], values: [0.0, 1], rule: .linear)
        #expect(throws: HookeError.self) { try CubicReduction([tracks[0], other], errors: [1, 1]) }
    }
}
