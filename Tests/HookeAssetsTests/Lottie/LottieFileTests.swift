import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeAssets

@Suite struct LottieFileTests {
    private func file(_ name: String) throws -> LottieFile {
        try LottieFile(contentsOf: OwnFiles.path("\(name).json"))
    }

    @Test func `Every animated property has the values and velocities of the 40-digit table`() throws {
        var worst = Worst<String>()
        for name in ["shapes-5", "precomps-4"] {
            var unseen: [String: AssetTrack] = [:]
            for track in try file(name).animation.tracks where track.kind != .path {
                unseen[track.path] = track
            }
            let tracks = unseen
            for row in try OwnFiles.golden("lottie.txt") where row[0] == name {
                let track = try #require(tracks[row[1]], "\(row[1])")
                unseen[row[1]] = nil
                let numbers = try row.dropFirst(2).map { try #require(Double($0)) }
                let width = track.componentCount
                try #require(numbers.count == 1 + 2 * width, "\(row[1])")
                let keys = track.times.flatMap { track.components(at: $0) }.map(\.magnitude).max() ?? 0
                for lane in 0..<width {
                    let value = track.components(at: numbers[0])[lane]
                    worst.note((value - numbers[1 + lane]) / max(keys, 1), "\(row[1]) at \(numbers[0])")
                    let rate = track.componentVelocities(at: numbers[0])[lane]
                    let expected = numbers[1 + width + lane]
                    worst.note(
                        (rate - expected) / max(expected.magnitude, keys, 1),
                        "\(row[1]) velocity at \(numbers[0])")
                }
            }
            #expect(unseen.isEmpty, "not in the table: \(unseen.keys)")
        }
        // Worst error measured: 2.0e-15 of the largest key or rate, in a spatial position's velocity at its
        // steep start.
        #expect(worst.error <= 4e-15, "\(worst)")
    }

    // Half of the time of cubic-bezier(0.6, 0.2, 1, 1) and of cubic-bezier(0, 0, 0.4, 0.7), by mpmath.
    @Test(arguments: [
        (#""o":{"x":[0.6],"y":[0.2]}"#, 0.322_674_211_646_528_13),
        (#""i":{"x":[0.4],"y":[0.7]}"#, 0.632_994_341_265_103_9), (#""h":0"#, 0.5),
    ])
    func `A handle that a key lacks is at the corner of its curve`(handle: String, part: Double) throws {
        let keys = #"{"t":0,"s":[0],\#(handle)},{"t":60,"s":[100]}"#
        let text =
            #"{"fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":3,"ks":{"o":{"a":1,"k":[\#(keys)]}}}]}"#
        let opacity = try #require(try LottieFile(Array(text.utf8)).layers[0]["opacity"])
        #expect((opacity.components(at: 0.5)[0] - 100 * part).magnitude < 1e-12)
    }

    @Test func `Tracks have names, paths, units and kinds`() throws {
        let tracks = try file("shapes-5").animation.tracks
        #expect(
            tracks.map { "\($0.name) | \($0.path) | \($0.unit) | \($0.componentCount)" } == [
                "Rig: rotation | layers[0].ks.r | degrees | 1",
                "Ball: position | layers[1].ks.p | plain | 3",
                "Ball: scale | layers[1].ks.s | percent | 3",
                "Ball: opacity | layers[1].ks.o | percent | 1",
                "Ball: skew | layers[1].ks.sk | degrees | 1",
                "Ball / Disc / Ellipse: size | layers[1].shapes[0].it[0].s | plain | 2",
                "Ball / Disc / Outline: path | layers[1].shapes[0].it[1].ks | plain | 1",
                "Ball / Disc / Paint: colour | layers[1].shapes[0].it[2].c | plain | 4",
                "Ball / Disc / Sheen: k | layers[1].shapes[0].it[3].g.k | plain | 8",
                "Ball / Disc / Edge / dash: v | layers[1].shapes[0].it[4].d[0].v | plain | 1",
                "Ball / Disc / Transform: rotation | layers[1].shapes[0].it[5].r | degrees | 1",
                "Ball / Trim: end | layers[1].shapes[1].e | percent | 1",
                "Card: position x | layers[2].ks.p.x | plain | 1",
                "Card: position y | layers[2].ks.p.y | plain | 1",
                "Card: rotation y | layers[2].ks.ry | degrees | 1",
            ])
        guard case .components = tracks[2].curve, case .vector3 = tracks[1].curve else {
            Issue.record("components and vectors are not kept apart")
            return
        }
    }

    @Test func `Skipped features are noted with their path`() throws {
        #expect(
            try file("shapes-5").animation.notes.map(\.description) == [
                "layers[0].ks.r has an expression, which is not run; only its keys are read"
            ])
        #expect(try file("precomps-4").animation.notes.isEmpty)
    }

    @Test func `Layers have their visible time range, parent and static properties`() throws {
        let shapes = try file("shapes-5")
        #expect(shapes.name == "Shapes" && shapes.version == "5.7.4" && shapes.frameRate == 25)
        #expect(shapes.inTime == 0 && shapes.outTime == 4 && shapes.width == 400 && shapes.height == 300)
        #expect(shapes.layers.map(\.parent) == [nil, 0, 1])
        #expect(shapes.layers.map(\.type) == [3, 4, 1])
        let ball = shapes.layers[1]
        #expect(ball.inTime == 0.2 && ball.outTime == 3.8 && ball.startTime == 0.2 && ball.composition == nil)
        #expect(ball["anchor point"]?.components(at: 1) == [10, 10, 0])
        #expect(ball["rotation"]?.isAnimated == false && ball["time remap"] == nil)
        #expect(shapes.layers[2]["position z"]?.components(at: 1) == [12])
        #expect(shapes.layers[2]["rotation x"]?.components(at: 1) == [15])
        // Two holds, then the last key.
        let opacity = try #require(ball["opacity"])
        #expect([0.3, 0.4, 3.5, 3.6, 9].map { opacity.components(at: $0)[0] } == [0, 100, 100, 25, 25])
        guard case .scalar(let held) = opacity.curve else {
            Issue.record("an opacity is no number")
            return
        }
        #expect(held.times == [0.2, 0.4, 3.6] && held.interpolations == [.discrete, .discrete])
        // Two keys at one time: the later one applies from there on.
        let y = try #require(shapes.layers[2]["position y"])
        #expect(y.components(at: 0.8) == [5] && y.components(at: 0.8.nextDown)[0] < -9.99)
        #expect(y.times == [0.4, 0.8, 1.2])
    }

    @Test func `In older versions a value jumps where a key's end differs from the next start`() throws {
        let rotation = try #require(file("precomps-4").compositions[2].layers[0]["rotation"])
        #expect(rotation.times == [0, 0.5, 1, 1.5])
        #expect((rotation.components(at: 0.5.nextDown)[0] - 90).magnitude < 1e-9)
        #expect(rotation.components(at: 0.5) == [-90])
        #expect([1, 1.2, 1.5, 2].allSatisfy { rotation.components(at: $0) == [0] })
    }

    @Test func `Times convert to the compositions that layers show`() throws {
        let file = try file("precomps-4")
        #expect(file.compositions.map(\.id) == ["", "outer", "inner"])
        #expect(file.layers.map(\.composition) == [2, 1, nil])
        // Remapped: from 2 s to 0 over two seconds, with a symmetric curve.
        #expect(file.layers[0].contentTime(at: 0) == 2 && file.layers[0].contentTime(at: 2) == 0)
        #expect((file.layers[0].contentTime(at: 1) - 1).magnitude < 1e-15)
        // Half a second early; at 0.25 s, at half the speed.
        let outer = file.layers[1].contentTime(at: 1)
        #expect(outer == 1.5)
        #expect(file.compositions[1].layers[0].contentTime(at: outer) == 0.625)
        #expect(file.compositions[1].layers[0].composition == 2)
    }
}
