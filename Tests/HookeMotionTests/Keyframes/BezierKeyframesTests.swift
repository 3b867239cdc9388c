import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeMotion

@Suite struct BezierKeyframesTests {
    private static let bump = [
        BezierKey(time: 0, value: 0.0, leaving: .free(time: 0.3, value: 2)),
        BezierKey(time: 1, value: 0.0, arriving: .free(time: -0.3, value: 2)),
    ]

    @Test func `Handles in time and value give y at the inverse of X`() throws {
        let bezier = try BezierKeyframes(Self.bump)
        #expect(bezier.track.value(at: 0.5) == 1.5)
        #expect(bezier.track.velocity(at: 0.5).magnitude < 1e-15)
        #expect(bezier.shortened.isEmpty)
        let (low, high) = bezier.track.extremes
        #expect(low.value == 0 && high.value == 1.5 && high.time == 0.5)
        #expect((bezier.track.integral(from: 0, to: 1) - 1.02).magnitude < 1e-15)
    }

    @Test func `Values, velocities, integrals and extremes are those with 60 digits`() throws {
        var (value, velocity) = (Worst<[Double]>(), Worst<[Double]>())
        var (integral, extreme) = (Worst<[Double]>(), Worst<[Double]>())
        for words in try goldenLines("bezier_tracks") {
            let n = try #require(doubles(words))
            let track = try BezierKeyframes([
                BezierKey(time: n[0], value: n[1], leaving: .free(time: n[2], value: n[3])),
                BezierKey(time: n[4], value: n[5], arriving: .free(time: n[6], value: n[7])),
            ]).track
            let size = max(n[1].magnitude, n[5].magnitude, n[3].magnitude, n[7].magnitude)
            let (length, reach) = (n[4] - n[0], max(n[0].magnitude, n[4].magnitude))
            let u = 0x1p-53
            // The rounding of the times, times the velocity.
            let conditioned = size + n[10].magnitude * (length + reach)
            value.note((track.value(at: n[8]) - n[9]) / (conditioned * u), n)
            let bend = track.acceleration(at: n[8]).magnitude
            let speed = n[10].magnitude + size / length + bend * (length + reach)
            velocity.note((track.velocity(at: n[8]) - n[10]) / (speed * u), n)
            integral.note(
                (track.integral(from: n[0], to: n[8]) - n[11]) / (4 * size * (length + reach) * u), n)
            let (low, high) = track.extremes
            extreme.note((low.value - n[12]) / (4 * size * u), n)
            extreme.note((high.value - n[13]) / (4 * size * u), n)
        }
        print("bezier tracks: value \(value.error), velocity \(velocity.error) u")
        print("bezier tracks: integral \(integral.error), extremes \(extreme.error) u")
        #expect(value.error < 16, "\(value)")
        #expect(velocity.error < 64, "\(velocity)")
        #expect(integral.error < 16, "\(integral)")
        #expect(extreme.error < 16, "\(extreme)")
    }

    @Test func `Handles that fold time are shortened to the segment, and reported`() throws {
        let bezier = try BezierKeyframes([
            BezierKey(time: 0, value: 0.0, leaving: .free(time: 2, value: 3)),
            BezierKey(time: 1, value: 0.0, arriving: .free(time: -0.25, value: 1)),
            BezierKey(time: 2, value: 0.0, arriving: .free(time: -4, value: 8)),
        ])
        typealias Handle = BezierKeyframes<Double>.ShortenedHandle
        #expect(
            bezier.shortened == [
                Handle(key: 0, isLeaving: true, factor: 0.5), Handle(key: 2, isLeaving: false, factor: 0.25),
            ])
        let same = try BezierKeyframes([
            BezierKey(time: 0, value: 0.0, leaving: .free(time: 1, value: 1.5)),
            BezierKey(time: 1, value: 0.0, arriving: .free(time: -0.25, value: 1)),
            BezierKey(time: 2, value: 0.0, arriving: .free(time: -1, value: 2)),
        ])
        #expect(same.track == bezier.track)
    }

    @Test
    func `Vector handles are straight, aligned ones have one direction, automatic ones Blender's slope`()
        throws
    {
        let straight = try BezierKeyframes([
            BezierKey(time: 0, value: 1.0, leaving: .vector),
            BezierKey(time: 4, value: 9.0, arriving: .vector),
        ])
        for time in stride(from: 0.0, through: 4, by: 0.25) {
            #expect((straight.track.value(at: time) - (1 + 2 * time)).magnitude < 1e-14)
        }
        let smooth = try BezierKeyframes([
            BezierKey(time: 0, value: 0.0), BezierKey(time: 1, value: 2.0), BezierKey(time: 3, value: 3.0),
        ]).track
        let slope = (2.0 / 1 + 1.0 / 2) / 2
        #expect((smooth.velocity(at: 1) - slope).magnitude < 1e-14)
        #expect((smooth.velocity(at: 1.0.nextDown) - slope).magnitude < 1e-12)
        #expect(smooth.velocity(at: 0) == 0)
        // A handle of Blender: 1/2.5614 of the segment's length.
        guard case .cubic(_, let start?, _) = smooth.interpolations[1].form else {
            Issue.record("\(smooth.interpolations)")
            return
        }
        #expect((start * 2 / 3 - slope * 2 / 2.5614).magnitude < 1e-15)
        let aligned = try BezierKeyframes([
            BezierKey(time: 0, value: 0.0),
            BezierKey(
                time: 1, value: 1.0, arriving: .aligned(time: 0.2), leaving: .free(time: 0.5, value: -2)),
            BezierKey(time: 2, value: 0.0, arriving: .aligned(), leaving: .aligned()),
        ]).track
        #expect((aligned.velocity(at: 1) + 4).magnitude < 1e-14)
        #expect((aligned.velocity(at: 1.0.nextDown) + 4).magnitude < 1e-12)
    }

    @Test func `Vectors, jumps and one key are tracks too`() throws {
        let vectors = try BezierKeyframes([
            BezierKey(time: 0, value: SIMD2(0.0, 4), leaving: .free(time: 0.3, value: [2, 0])),
            BezierKey(time: 1, value: SIMD2(0.0, 4), arriving: .free(time: -0.3, value: [2, 0])),
        ]).track
        #expect(vectors.value(at: 0.5) == [1.5, 4])
        let jump = try BezierKeyframes([
            BezierKey(time: 0, value: 0.0), BezierKey(time: 1, value: 1.0), BezierKey(time: 1, value: 5.0),
            BezierKey(time: 2, value: 6.0),
        ]).track
        #expect(jump.value(at: 1) == 5 && jump.velocity(at: 1) == 0)
        #expect(try BezierKeyframes([BezierKey(time: 3, value: 2.0)]).track.value(at: 9) == 2)
        let data = try JSONEncoder().encode(BezierKeyframes(Self.bump))
        #expect(
            try JSONDecoder().decode(BezierKeyframes<Double>.self, from: data) == BezierKeyframes(Self.bump))
    }

    @Test func `Handles that point away from their segment are refused`() {
        for (out, into) in [(-0.1, -0.1), (0.1, 0.1), (.nan, 0), (.infinity, 0)] {
            #expect(throws: HookeError.self) {
                try BezierKeyframes([
                    BezierKey(time: 0, value: 0.0, leaving: .free(time: out, value: 2)),
                    BezierKey(time: 1, value: 0.0, arriving: .free(time: into, value: 2)),
                ])
            }
        }
        #expect(throws: HookeError.self) { try BezierKeyframes([BezierKey<Double>]()) }
    }
}
