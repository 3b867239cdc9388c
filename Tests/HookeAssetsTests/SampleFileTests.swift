import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeAssets

/// Animations by other authors, compared with plain formulas on Foundation's JSON.
@Suite(.enabled(if: SampleFiles.folder != nil, "HOOKE_DATA is not set"))
struct SampleFileTests {
    @Test func `Every file is read, except the intentionally invalid one`() throws {
        var counts: [String: [Int]] = [:]
        for folder in ["lottie", "gltf"] {
            for name in try FileManager.default.contentsOfDirectory(atPath: SampleFiles.path(folder)) {
                guard !name.hasSuffix(".bin"), name != "animation-invalid.gltf" else { continue }
                let file = try AssetFile(contentsOf: SampleFiles.path("\(folder)/\(name)"))
                for index in 0..<file.animationCount {
                    counts[name, default: []].append(try file.animation(at: index).tracks.count)
                }
            }
        }
        #expect(
            counts == [
                "issue_1877.json": [6], "pr_1930_ry.json": [1], "timeremap.json": [3],
                "vcTransition1.json": [14],
                "vcTransition2.json": [4], "animation.gltf": [0, 0, 3, 3], "animation.glb": [0, 0, 3, 3],
                "animation-embedded.gltf": [0, 0, 3, 3], "animation-splines-sharing.gltf": [2, 2],
                "animation-splines-single-or-no-keyframes.gltf": [0, 3],
            ])
    }

    // MARK: - glTF

    @Test(arguments: [
        "animation.gltf", "animation.glb", "animation-embedded.gltf", "animation-splines-sharing.gltf",
        "animation-splines-single-or-no-keyframes.gltf",
    ])
    func `Channels have the values of the plain formulas`(name: String) throws {
        let file = try GLTFFile(contentsOf: SampleFiles.path("gltf/\(name)"))
        let plain = try PlainGLTF(name)
        var worst = Worst<String>()
        for index in 0..<file.animationCount {
            for channel in try file.animation(at: index).channels {
                let times = channel.track.times
                for step in -3...103 {
                    let t = times[0] + channel.track.duration * Double(step) / 100
                    let found = channel.track.components(at: t)
                    let expected = try plain.value(of: channel.track.path, at: t)
                    try #require(found.count == expected.count)
                    let scale = max(1, expected.map(\.magnitude).max() ?? 0)
                    for (a, b) in zip(found, expected) {
                        worst.note((a - b) / scale, "\(channel.track.path) at \(t)")
                    }
                }
            }
        }
        // Worst error measured: 1.2e-15 of the largest component, mostly from the power form of the plain
        // formula.
        #expect(worst.error <= 3e-15, "\(worst)")
    }

    @Test func `Each animation of the intentionally invalid file throws an error with its path`() throws {
        let file = try GLTFFile(contentsOf: SampleFiles.path("gltf/animation-invalid.gltf"))
        let places = [
            "accessors[0].type is VEC4; accepted: SCALAR, for animations[0].samplers[0].input",
            "animations[1].samplers[0].interpolation is \"QUADRATIC\"; accepted: STEP, LINEAR or CUBICSPLINE",
            "accessors[0].type is VEC4; accepted: VEC3, for animations[2].samplers[0].output",
            "accessors[1].type is SCALAR; accepted: VEC4, for animations[3].samplers[0].output",
            "accessors[0].type is VEC4; accepted: VEC3, for animations[4].samplers[0].output",
            "animations[5].channels[0].target.path is \"color\"", "accessors[3].count is 10",
            "accessors[4].count is 10", "animations[8].channels[0].sampler is 1",
            "animations[9].channels[0].target.node is 2", "animations[10].samplers[0].input is 12",
            "animations[11].samplers[0].output is 12", "accessors[8].bufferView is missing",
            "accessors[9].bufferView is missing",
            // Sparse accessors are supported, so only the types of the next two are errors.
            "accessors[1].type is SCALAR; accepted: VEC3, for animations[14].samplers[0].output",
            "accessors[0].type is VEC4; accepted: SCALAR, for animations[15].samplers[0].input",
            "accessors[6].count is 3; accepted: 2, as animations[16].samplers[0].input has 2 times",
            "animations[17].samplers is missing", "animations[18].samplers is {}",
            "animations[19].samplers[0] is 5", "animations[20].samplers[0].input is missing",
            "animations[21].samplers[0].input is -1", "animations[22].samplers[0].output is missing",
            "animations[23].samplers[0].output is -1", "animations[24].samplers[0].interpolation is true",
            "animations[25].channels is missing", "animations[26].channels is {}",
            "animations[27].channels[0] is 0", "animations[28].channels[1].target is missing",
            "animations[29].channels[0].target is \"translation\"",
            "animations[30].channels[1].target.node is -1",
            "animations[31].channels[1].target.path is missing",
            "animations[32].channels[0].target.path is null",
            "animations[33].channels[1].sampler is missing", "animations[34].channels[0].sampler is -1",
        ]
        try #require(file.animationCount == places.count)
        for (index, place) in places.enumerated() {
            let reason = try #require(refusal { _ = try file.animation(at: index) })
            #expect(reason.hasPrefix(place), "\(reason)")
            #expect(reason.contains("accepted: ") && reason.contains("animations[\(index)]"), "\(reason)")
        }
    }

    // MARK: - Lottie

    @Test(arguments: [
        "issue_1877", "pr_1930_ry", "timeremap", "vcTransition1", "vcTransition2",
    ])
    func `Properties have the values of the plain formulas`(name: String) throws {
        let path = try SampleFiles.path("lottie/\(name).json")
        let file = try LottieFile(contentsOf: path)
        let plain = try PlainLottie(path)
        var worst = Worst<String>()
        for track in file.animation.tracks where track.kind != .path {
            let scale = track.times.flatMap { track.components(at: $0) }.map(\.magnitude).max() ?? 0
            for step in -3...203 {
                let t = track.times[0] + track.duration * Double(step) / 200
                let found = track.components(at: t)
                let expected = try plain.value(of: track.path, at: t)
                try #require(found.count == expected.count)
                for (a, b) in zip(found, expected) { worst.note((a - b) / scale, "\(track.path) at \(t)") }
            }
        }
        // Worst error measured: 2.5e-15 of the largest key; the plain formulas use frames.
        #expect(worst.error <= 5e-15, "\(worst)")
    }

    @Test func `Properties have the paths of the files`() throws {
        func paths(_ name: String) throws -> [String] {
            try LottieFile(contentsOf: SampleFiles.path("lottie/\(name).json")).animation.tracks.map(\.path)
        }
        #expect(
            try paths("issue_1877") == [
                "layers[0].ks.s", "layers[0].ks.r", "layers[0].ks.o", "layers[1].ks.s", "layers[1].ks.r",
                "layers[1].ks.o",
            ])
        #expect(try paths("pr_1930_ry") == ["layers[0].ks.ry"])
        #expect(
            try paths("timeremap") == [
                "layers[1].tm", "assets[0].layers[0].ks.p", "assets[0].layers[0].ks.r",
            ])
        #expect(
            try paths("vcTransition2") == [
                "layers[0].ks.p", "layers[0].ks.s", "layers[1].ks.p", "layers[1].ks.s",
            ])
        let transition = try LottieFile(contentsOf: SampleFiles.path("lottie/vcTransition1.json")).animation
        #expect(transition.notes.isEmpty)
        let paths = transition.tracks.filter { $0.kind == .path }
        #expect(paths.count == 5 && paths.allSatisfy { $0.path.hasSuffix(".ks") })
        #expect((transition.duration - 73.0 / 24).magnitude < 1e-15)
    }

    @Test func `Compositions play frozen, backwards, unchanged and stretched`() throws {
        let file = try LottieFile(contentsOf: SampleFiles.path("lottie/timeremap.json"))
        #expect(file.layers.map(\.name) == ["Freeze", "Reverse", "Regular", "Stretch"])
        #expect(file.layers.map(\.composition) == [1, 1, 1, 1])
        #expect(file.layers.map { $0.contentTime(at: 0) } == [0.876, 2.044, 0, 0])
        #expect(file.layers.map { $0.contentTime(at: 0.25) }[2...] == [0.25, 1.25])
        #expect(file.layers[1].contentTime(at: 3) == 0 && file.layers[0].contentTime(at: 9) == 0.876)
    }
}
