import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeAssets

@Suite struct GLTFAnimationTests {
    @Test(arguments: ["moves.gltf", "moves-embedded.gltf", "moves.glb"])
    func `Every channel has the values and velocities of the NumPy table`(name: String) throws {
        let file = try GLTFFile(contentsOf: OwnFiles.path(name))
        #expect(file.animationCount == 3)
        var tracks: [String: AssetTrack] = [:]
        for index in 0..<2 {
            for track in try file.animation(at: index).animation.tracks { tracks[track.path] = track }
        }
        var worst = Worst<String>()
        var seen: Set<String> = []
        for row in try OwnFiles.golden("gltf.txt") {
            let track = try #require(tracks[row[0]])
            seen.insert(row[0])
            let numbers = try row.dropFirst().map { try #require(Double($0)) }
            let width = track.componentCount
            try #require(numbers.count == 1 + 2 * width)
            let (values, rates) = (numbers[1...width], numbers[(width + 1)...])
            let scale = max(1, values.map(\.magnitude).max() ?? 0, rates.map(\.magnitude).max() ?? 0)
            for (found, expected) in zip(track.components(at: numbers[0]), values) {
                worst.note((found - expected) / scale, "\(row[0]) at \(numbers[0])")
            }
            for (found, expected) in zip(track.componentVelocities(at: numbers[0]), rates) {
                worst.note((found - expected) / scale, "\(row[0]) velocity at \(numbers[0])")
            }
        }
        #expect(seen.count == tracks.count && seen.count == 10)
        // Worst error measured: 2.9e-16 of the largest component or rate, at animations[0].channels[2].
        #expect(worst.error <= 6e-16, "\(worst)")
    }

    @Test func `Channels have their node, property and path`() throws {
        let file = try GLTFFile(contentsOf: OwnFiles.path("moves.gltf"))
        let moves = try file.animation(at: 0)
        #expect(moves.name == "moves" && moves.duration == 3.5 && moves.notes.isEmpty)
        #expect(moves.channels.map(\.node) == [0, 0, 0, 1, 2, 2, 1, 0, 2])
        #expect(
            moves.channels.map(\.track.name) == [
                "Arm: translation", "Arm: scale", "Arm: rotation", "node 1: rotation", "Head: rotation",
                "Head: translation", "node 1: weights", "Arm: weights", "Head: weights",
            ])
        #expect(moves.channels[4].track.path == "animations[0].channels[4]")
        #expect(
            moves.channels.map(\.track.kind) == [
                .vector(3), .vector(3), .rotation, .rotation, .rotation, .vector(3), .vector(2), .scalar,
                .vector(2),
            ])
        guard case .vector3(let spline) = moves.channels[5].track.curve else {
            Issue.record("a translation is no vector")
            return
        }
        #expect(spline.times == [0.5, 0.75, 2])
        #expect(spline.values == [SIMD3(1, 2, 3), SIMD3(3, 1, 0), SIMD3(-2, 4, 8)])
        #expect(moves.channels[7].track.components(at: 0.5) == [-1])
        #expect(moves.channels[7].track.components(at: 1) == [-1])
    }

    @Test func `One key is constant; channels without keys or node are skipped with a note`() throws {
        let file = try GLTFFile(contentsOf: OwnFiles.path("moves.glb"))
        let few = try file.animation(at: 1)
        #expect(few.channels.count == 1)
        let track = few.channels[0].track
        #expect(!track.isAnimated && track.duration == 0)
        for time in [-1, 0, 1.5, 2, .infinity] { #expect(track.components(at: time) == [1, 2, 3]) }
        #expect(track.componentVelocities(at: 1.5) == [0, 0, 0])
        #expect(
            few.notes.map(\.description) == [
                "animations[1].channels[1] has no keys; its node does not change",
                "animations[1].channels[2] has no node; glTF leaves such channels to extensions",
            ])
    }

    @Test func `An invalid animation does not affect valid ones`() throws {
        let file = try GLTFFile(contentsOf: OwnFiles.path("moves.gltf"))
        #expect(
            refusal { _ = try file.animation(at: 2) }
                == "accessors[6].count is 9; accepted: 3, as animations[2].samplers[0].input has 3 times")
        _ = try file.animation(at: 1)
    }

    @Test func `Rotations have length 1, also between keys`() throws {
        let file = try GLTFFile(contentsOf: OwnFiles.path("moves.gltf"))
        let track = try file.animation(at: 0).channels[4].track
        for index in 0...1000 {
            let time = 0.5 + 1.5 * Double(index) / 1000
            let rotation = try #require(track.rotation(at: time))
            // Worst error measured: 1.1e-16 over 1000 samples.
            #expect((rotation.length - 1).magnitude < 4e-16)
            let components: [Double] = (0..<4).map { rotation.components[$0] }
            #expect(components == track.components(at: time))
        }
        #expect(track.components(at: .nan).filter(\.isNaN).count == 4)
    }
}
