import TestSupport
import Testing

@testable import HookeAssets

@Suite struct DotLottieTests {
    @Test func `An archive has the animations of its files by name`() throws {
        guard case .dotLottie(let file) = try AssetFile(contentsOf: OwnFiles.path("moves.lottie")) else {
            Issue.record("The format is not detected.")
            return
        }
        #expect(file.names == ["shapes", "precomps"] && file.notes.isEmpty)
        for (index, name) in ["shapes-5.json", "precomps-4.json"].enumerated() {
            let alone = try LottieFile(OwnFiles.bytes(name))
            #expect(try file.lottie(at: index) == alone)
            let animation = try file.animation(at: index)
            #expect(animation.name == file.names[index] && animation.tracks == alone.animation.tracks)
        }
    }

    /// Writes an archive of stored files.
    private func archive(_ files: [(String, [UInt8])], method: Int = 0, sizes: [Int]? = nil) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
        }
        /// Bit by bit, as the polynomial is defined.
        func checksum(_ bytes: [UInt8]) -> Int {
            var crc: UInt32 = ~0
            for byte in bytes {
                crc ^= UInt32(byte)
                for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
            }
            return Int(~crc)
        }
        var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
        for (index, (name, content)) in files.enumerated() {
            let size = sizes?[index] ?? content.count
            let common =
                number(20, 2) + number(0, 2) + number(method, 2) + number(0, 4) + number(checksum(content), 4)
                + number(content.count, 4) + number(size, 4) + number(name.utf8.count, 2) + number(0, 2)
            directory +=
                [0x50, 0x4B, 1, 2] + number(20, 2) + common + number(0, 10) + number(bytes.count, 4)
                + name.utf8
            bytes += [0x50, 0x4B, 3, 4] + common + name.utf8 + content
        }
        let start = bytes.count
        bytes +=
            directory + [0x50, 0x4B, 5, 6] + number(0, 4) + number(files.count, 2) + number(files.count, 2)
        return bytes + number(directory.count, 4) + number(start, 4) + number(0, 2)
    }

    private static let lottie = Array(#"{"fr":1,"ip":0,"op":1,"layers":[]}"#.utf8)

    @Test func `Without a manifest the animations are those of the folder, with a note`() throws {
        let bytes = archive([("a/two.json", Self.lottie), ("i/picture.png", [1, 2])])
        let file = try DotLottieFile(bytes)
        #expect(file.names == ["two"] && file.notes.count == 1 && file.notes[0].isDeviation)
        #expect(try file.animation(at: 0).duration == 1)
        #expect(
            refusal { _ = try DotLottieFile(bytes, strict: true) }
                == "manifest.json is missing; accepted: a list of the animations")
    }

    @Test
    func
        `A file that the manifest does not have is noted, and one that the archive does not have is an error`()
        throws
    {
        let manifest = Array(#"{"animations":[{"id":"one"},{"id":"two"}]}"#.utf8)
        let file = try DotLottieFile(
            archive([
                ("manifest.json", manifest), ("animations/one.json", Self.lottie), ("animations/x.json", []),
            ]))
        #expect(file.names == ["one", "two"])
        #expect(file.notes.map(\.description) == ["animations/x.json is not in the manifest and is not read"])
        #expect(
            refusal { _ = try file.animation(at: 1) }
                == "a/two.json is missing; accepted: the animation that the manifest names")
        let broken = try DotLottieFile(archive([("a/one.json", Array("{\"fr\":0}".utf8))]))
        #expect(refusal { _ = try broken.animation(at: 0) }?.hasPrefix("a/one.json: fr is 0") == true)
    }

    @Test func `An archive that is cut anywhere is an error`() throws {
        let bytes = try OwnFiles.bytes("moves.lottie")
        for count in 0..<bytes.count {
            #expect(throws: FileError.self, "\(count)") { try DotLottieFile(Array(bytes[..<count])) }
        }
    }

    @Test func `A changed byte of the content never gives other content`() throws {
        let bytes = try OwnFiles.bytes("moves.lottie")
        let whole = try (0..<2).map { try DotLottieFile(bytes).lottie(at: $0) }
        var random = SeededGenerator(seed: 31)
        for _ in 0..<randomCases(400) {
            var changed = bytes
            changed[random.integer(0...(bytes.count - 1))] ^= UInt8(random.integer(1...255))
            guard let file = try? DotLottieFile(changed) else { continue }
            for index in 0..<file.animationCount {
                guard let found = try? file.lottie(at: index) else { continue }
                #expect(whole.contains(found))
            }
        }
    }

    @Test func `Bombs are an error before they grow`() throws {
        // Zeros by one literal and matches of length 258 at distance 1: 1 to 1,030.
        let zeros = try OwnFiles.bytes("zeros.deflate")
        #expect(try Inflate.output(of: zeros[...], size: 1 << 20).allSatisfy { $0 == 0 })
        func reason(_ bytes: [UInt8], _ size: Int) -> String? {
            do {
                _ = try Inflate.output(of: bytes[...], size: size)
                return nil
            } catch { return error.reason }
        }
        #expect(reason(zeros, 1000) == "the data is longer than the stated 1000 bytes")
        #expect(reason(zeros, 1 << 21) == "the data has 1048576 bytes; accepted: 2097152, as stated")
        #expect(reason(Array(zeros.dropLast(1)), 1 << 20) == "the data ends within a block")
        let huge = archive([("a/x.json", zeros)], method: 8, sizes: [ZipArchive.largest + 1])
        #expect(
            refusal { _ = try DotLottieFile(huge).animation(at: 0) }?.contains("a size of at most 67108864")
                == true)
        let wrong = archive([("a/x.json", zeros)], method: 8, sizes: [1 << 20])
        #expect(refusal { _ = try DotLottieFile(wrong).animation(at: 0) }?.contains("the CRC-32") == true)
        let other = archive([("a/x.json", zeros)], method: 12)
        #expect(
            refusal { _ = try DotLottieFile(other).animation(at: 0) }?.contains(
                "is 12; accepted: the method 0") == true)
        #expect(
            refusal { _ = try DotLottieFile(archive([("a/x.json", []), ("a/x.json", [])])) }?.contains(
                "each name once") == true)
    }

    @Test func `Deflate data of every kind of block is decompressed`() throws {
        // By zlib: fixed codes, dynamic codes with long matches, stored blocks; Files/make-deflate.py.
        let expected = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* $0 / 251) }
        for name in ["stored", "fixed", "dynamic"] {
            let data = try OwnFiles.bytes("\(name).deflate")
            #expect(try Inflate.output(of: data[...], size: expected.count) == expected, "\(name)")
        }
        // RFC 1951 does not allow these: a reserved type, wrong complements, too many codes, codes that overlap.
        for bytes: [UInt8] in [
            [7], [1, 1, 0, 0, 0], [0xFD, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
            [5, 0, 0xFF, 0xFF, 0xFF, 0xFF], [3, 2],
        ] {
            #expect(throws: Inflate.Failure.self, "\(bytes)") { try Inflate.output(of: bytes[...], size: 10) }
        }
    }
}
