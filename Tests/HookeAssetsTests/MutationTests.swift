import Foundation
import TestSupport
import Testing

@testable import HookeAssets

/// Files with random changes of bytes: each is read or throws, and what is read can be evaluated.
@Suite struct MutationTests {
    /// Changes a few bytes: flips bits, replaces bytes, deletes, doubles or moves ranges, replaces digits,
    /// truncates.
    private func mutated(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = original
        for _ in 0..<random.integer(1...4) where !bytes.isEmpty {
            let at = random.integer(0...(bytes.count - 1))
            let end = min(bytes.count, at + random.integer(1...40))
            switch random.integer(0...7) {
            case 0: bytes[at] ^= 1 << UInt8(random.integer(0...7))
            case 1: bytes[at] = UInt8(random.integer(0...255))
            case 2: bytes.removeSubrange(at..<end)
            case 3: bytes.insert(contentsOf: bytes[at..<end], at: random.integer(0...(bytes.count - 1)))
            case 4: bytes.removeSubrange(at...)
            default:
                // Replace a number by another, the most frequent kind of invalid document.
                let digits = bytes[at...].firstIndex { (0x30...0x39).contains($0) } ?? at
                let last = bytes[digits...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
                let number =
                    [
                        "0", "-1", "1", "2", "3", "7", "255", "0.5", "1e9", "2147483648", "9007199254740992",
                        "9223372036854775807", "1e300", "-1e300", "1e-300", "null", "\"x\"", "[]", "{}",
                        "true",
                    ].randomElement(using: &random) ?? "0"
                bytes.replaceSubrange(digits..<last, with: number.utf8)
            }
        }
        return bytes
    }

    @Test(arguments: [
        "moves.gltf", "moves-embedded.gltf", "moves.glb", "moves.bvh", "shapes-5.json", "precomps-4.json",
    ])
    func `Random changes neither trap nor hang`(name: String) throws {
        let original = try OwnFiles.bytes(name)
        let folder = URL(fileURLWithPath: try OwnFiles.path(name)).deletingLastPathComponent().path
        var random = SeededGenerator(seed: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) }))
        var (read, refused) = (0, 0)
        let cases = randomCases(1_000)
        for _ in 0..<cases {
            let bytes = mutated(original, &random)
            do {
                let file = try AssetFile(bytes, folder: folder)
                for index in 0..<file.animationCount {
                    do {
                        let animation = try file.animation(at: index)
                        read += 1
                        for track in animation.tracks { ask(track) }
                    } catch {
                        #expect(!"\(error)".isEmpty)
                        refused += 1
                    }
                }
            } catch {
                #expect(!"\(error)".isEmpty)
                refused += 1
            }
        }
        // Both must occur, or the test proves nothing.
        #expect(read > cases / 20 && refused > cases / 20, "\(read) read, \(refused) refused")
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
