import Foundation
import TestSupport
import Testing

@testable import HookeAssets

/// Files with random changes of bytes: each is read or throws, what is read can be evaluated, and nothing that a strict reading
/// refuses is read without a note.
@Suite struct MutationTests {
    @Test(arguments: [
        "moves.gltf", "moves-embedded.gltf", "moves.glb", "moves.bvh", "shapes-5.json", "precomps-4.json",
        "moves.lottie", "moves.css",
    ])
    func `Random changes neither trap nor hang`(name: String) throws {
        let original = try OwnFiles.bytes(name)
        let folder = URL(fileURLWithPath: try OwnFiles.path(name)).deletingLastPathComponent().path
        var random = SeededGenerator(seed: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) }))
        var (read, refused, noted) = (0, 0, 0)
        let cases = randomCases(400)
        for number in 0..<cases {
            let bytes = mutatedFile(original, &random)
            let strict = Outcome(bytes, folder, strict: true)
            let found = Outcome(bytes, folder, strict: false)
            for animation in found.animations { animation.tracks.forEach(ask) }
            read += found.animations.isEmpty ? 0 : 1
            refused += found.errors.isEmpty ? 0 : 1
            noted += found.deviations > 0 ? 1 : 0
            if strict.errors.isEmpty {
                #expect(
                    found.errors.isEmpty && found.animations.map(\.tracks) == strict.animations.map(\.tracks))
            } else {
                #expect(!found.errors.isEmpty || found.deviations > 0, "case \(number): \(strict.errors[0])")
            }
            if name.hasSuffix(".json"), let file = try? LottieFile(bytes) { checkWhole(file, bytes, number) }
        }
        print("\(name): \(cases) changed files, \(read) read, \(noted) with notes, \(refused) refused")
        // Each must occur, or the test proves nothing. A byte of an archive is in a checksum.
        #expect(read > cases / 50 && refused > cases / 50)
        #expect(noted > cases / 50 || name.contains("gl") || name.hasSuffix("lottie"))
    }

    /// What reading a file gives.
    private struct Outcome {
        var animations: [AssetAnimation] = []
        var errors: [String] = []
        var deviations = 0

        init(_ bytes: [UInt8], _ folder: String, strict: Bool) {
            do {
                let file = try AssetFile(bytes, folder: folder, strict: strict)
                var notes = file.notes
                for index in 0..<file.animationCount {
                    do {
                        let animation = try file.animation(at: index)
                        animations.append(animation)
                        notes += animation.notes
                    } catch { errors.append("\(error)") }
                }
                deviations = notes.count { $0.isDeviation }
                #expect(notes.allSatisfy { !$0.description.isEmpty })
            } catch { errors.append("\(error)") }
            #expect(errors.allSatisfy { !$0.isEmpty })
        }
    }

    /// Every array of keyframes that another reader of JSON finds in a layer is a track, or has a note at it or around it.
    private func checkWhole(_ file: LottieFile, _ bytes: [UInt8], _ number: Int) {
        guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            return
        }
        let known = Set(file.compositions.flatMap(\.layers).flatMap(\.properties).map(\.path))
        func visit(_ value: Any, _ path: String) {
            if let object = value as? [String: Any] {
                if let keys = object["k"] as? [Any], let first = keys.first as? [String: Any],
                    first["t"] is NSNumber
                {
                    let isNoted = file.notes.contains { note in
                        // What is missing in an object is noted as its member.
                        let end = note.text.hasPrefix("is missing") ? note.path.lastIndex(of: ".") : nil
                        let place = note.path[..<(end ?? note.path.endIndex)]
                        return !place.isEmpty && path.hasPrefix(place) || note.path.hasPrefix(path)
                    }
                    // Text is an object.
                    let isText = first["s"] is [String: Any]
                    #expect(known.contains(path) || isNoted || isText, "case \(number): \(path)")
                    return
                }
                for (name, member) in object { visit(member, path.isEmpty ? name : "\(path).\(name)") }
            } else if let list = value as? [Any] {
                for (index, element) in list.enumerated() { visit(element, "\(path)[\(index)]") }
            }
        }
        for (index, layer) in ((root["layers"] as? [Any]) ?? []).enumerated() {
            visit(layer, "layers[\(index)]")
        }
    }

    private func ask(_ track: AssetTrack) {
        #expect(track.componentNames.count == track.componentCount)
        for time in [-.infinity, -1, 0, 0.3, 1.1, 2.7, .infinity, .nan] + track.times.prefix(3) {
            let values = track.components(at: time)
            #expect(values.count == track.componentCount)
            #expect(track.componentVelocities(at: time).count == track.componentCount)
        }
    }
}
