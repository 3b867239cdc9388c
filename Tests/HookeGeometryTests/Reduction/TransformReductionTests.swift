import Testing

@testable import HookeGeometry

@Suite struct TransformReductionTests {
    private static let corners = [
        Vector3(-100, -200, 0), Vector3(100, -200, 0), Vector3(100, 200, 0), Vector3(-100, 200, 0),
    ]

    /// The largest distance of a corner at 2,000 times.
    private func distance(_ reduction: TransformReduction, _ track: TransformTrack) -> Double {
        let (start, end) = (track.times[0], track.times[track.times.count - 1])
        var worst = 0.0
        for index in 0..<2000 {
            let time = start + (end - start) * (Double(index) + 0.5) / 2000
            let (a, b) = (reduction.transform(at: time), track.transform(at: time))
            for p in Self.corners {
                let moved = a.transform(p)! - b.transform(p)!
                worst = max(worst, moved.length)
            }
        }
        return worst
    }

    private static func track(_ rule: TangentRule) throws -> TransformTrack {
        let turned = Transform3D.rotationY(2).concatenating(.translation(x: 50, y: 20, z: -100))
        let small = Transform3D.scale(x: 0.5, y: 0.25, z: 1).concatenating(.rotationZ(1))
        return try TransformTrack(
            times: [0, 1, 2], values: [.identity, turned, small], rule: rule)
    }

    @Test(arguments: [TangentRule.catmullRom, .linear, .holdSafe])
    func `Corners are within the stated distance, which is at most the error`(_ rule: TangentRule) throws {
        let track = try Self.track(rule)
        for error in [5.0, 0.5] {
            let found = try TransformReduction(track, corners: Self.corners, error: error)
            let measured = distance(found, track)
            #expect(measured <= found.error && found.error <= error, "\(measured), \(found.error)")
            #expect(measured > error / 2000)
        }
    }

    @Test func `Baked frames become fewer pieces`() throws {
        let track = try Self.track(.catmullRom)
        let times = (0...30).map { Double($0) / 15 }
        let baked = try TransformTrack(times: times, values: times.map(track.transform), rule: .linear)
        let found = try TransformReduction(baked, corners: Self.corners, error: 5)
        let counts = [found.translation, found.scale, found.skew, found.rotation.components].map(
            \.pieces.count)
        #expect(counts.allSatisfy { $0 <= 15 } && counts[0] <= 4, "\(counts)")
        #expect(distance(found, baked) <= found.error)
    }

    @Test func `Perspective, no corners and a wrong error are refused`() throws {
        let track = try Self.track(.linear)
        #expect(throws: HookeError.self) { try TransformReduction(track, corners: [], error: 1) }
        #expect(throws: HookeError.self) {
            try TransformReduction(track, corners: [Vector3(.nan, 0, 0)], error: 1)
        }
        #expect(throws: HookeError.self) { try TransformReduction(track, corners: Self.corners, error: -1) }
        let seen = try TransformTrack(
            times: [0, 1], values: [.identity, try .perspective(distance: 500)], rule: .linear)
        #expect(throws: HookeError.self) { try TransformReduction(seen, corners: Self.corners, error: 1) }
    }
}
