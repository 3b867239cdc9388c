import Testing

@testable import SceneRenderer

@Suite struct PNGTests {
    @Test func `The checksums have their published check values`() {
        #expect(PNG.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(PNG.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
        #expect(PNG.crc32(Array("IEND".utf8)) == 0xAE42_6082)
    }

    @Test func `A file contains its pixels`() {
        // More than one stored block.
        let (width, height) = (151, 200)
        let rgb = (0..<3 * width * height).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
        let file = PNG.file(width: width, height: height, rgb: rgb)
        #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
        func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        var place = 8
        var chunks: [String: [UInt8]] = [:]
        while place < file.count {
            let count = number(place)
            let body = Array(file[place + 4..<place + 8 + count])
            #expect(UInt32(number(place + 8 + count)) == PNG.crc32(body))
            chunks[String(decoding: body.prefix(4), as: UTF8.self)] = Array(body.dropFirst(4))
            place += 12 + count
        }
        #expect(chunks.keys.sorted() == ["IDAT", "IEND", "IHDR"])
        #expect(chunks["IHDR"] == [0, 0, 0, 151, 0, 0, 0, 200, 8, 2, 0, 0, 0])
        let stream = chunks["IDAT"] ?? []
        #expect((Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0)
        var rows: [UInt8] = []
        var block = 2
        var blocks = 0
        while true {
            let count = Int(stream[block + 1]) | Int(stream[block + 2]) << 8
            #expect(count ^ 0xFFFF == Int(stream[block + 3]) | Int(stream[block + 4]) << 8)
            rows += stream[block + 5..<block + 5 + count]
            blocks += 1
            let isLast = stream[block] == 1
            block += 5 + count
            if isLast { break }
        }
        #expect(blocks == 2)
        #expect(block + 4 == stream.count)
        #expect(stream.suffix(4).reduce(0) { $0 << 8 | UInt32($1) } == PNG.adler32(rows))
        for row in 0..<height {
            let line = rows[row * (3 * width + 1)..<(row + 1) * (3 * width + 1)]
            #expect(
                line.first == 0
                    && Array(line.dropFirst()) == Array(rgb[row * 3 * width..<(row + 1) * 3 * width]))
        }
    }
}
