import Foundation

/// A font for tests, so that texts look the same on every machine: letters are boxes, and digits triangles.
///
/// An em has 1000 units, the ascent 950 and the descent 250, so that a line of 1.2 em has its baseline 0.35 em below its
/// middle.
enum BoxFont {
    /// The rule of CSS that gives the font a name.
    static func css(named name: String) -> String {
        "@font-face { font-family: \(name); src: url(data:font/ttf;base64,\(data.base64EncodedString())) }"
    }

    static let data: Data = {
        let glyphs = [
            [], glyph([(50, 0), (50, 700), (550, 700), (550, 0)]), glyph([(50, 0), (300, 700), (550, 0)]),
        ]
        var places: [UInt8] = []
        for count in 0...glyphs.count { places += u16(glyphs[..<count].joined().count / 2) }
        let widths = glyphs.flatMap { _ in u16(600) + u16(50) }
        // Digits are glyph 2, letters glyph 1, in two segments; a third ends the list.
        let (starts, ends) = ([0x30, 0x41, 0xFFFF], [0x39, 0x7A, 0xFFFF])
        let map = starts.map { $0 == 0x30 ? 2 : $0 == 0x41 ? 1 : 0 }
        var glyphIndices: [UInt8] = []
        for segment in 0..<2 {
            for _ in starts[segment]...ends[segment] { glyphIndices += u16(map[segment]) }
        }
        let offsets = [6, 4 + 2 * (0x39 - 0x30 + 1), 0]
        let segments =
            ends.flatMap(u16) + u16(0) + starts.flatMap(u16) + [0, 0, 0, 0] + u16(1) + offsets.flatMap(u16)
        let subtable = u16(6) + u16(4) + u16(1) + u16(2) + segments + glyphIndices
        let head =
            u32(0x10000) + u32(0x10000) + u32(0) + u32(0x5F0F_3CF5) + u16(0) + u16(1000)
            + [UInt8](repeating: 0, count: 16)
            + u16(50) + u16(0) + u16(550) + u16(700) + u16(0) + u16(8) + u16(2) + u16(0) + u16(0)
        let hhea =
            u32(0x10000) + u16(950) + u16(-250) + u16(0) + u16(600) + u16(50) + u16(50) + u16(550) + u16(1)
            + [UInt8](repeating: 0, count: 14) + u16(glyphs.count)
        let maxp =
            u32(0x10000) + u16(glyphs.count) + u16(4) + u16(1) + u16(0) + u16(0) + u16(1)
            + [UInt8](repeating: 0, count: 16)
        let os2 =
            u16(0) + u16(600) + u16(400) + u16(5) + [UInt8](repeating: 0, count: 54) + u16(0x40) + u16(0x30)
            + u16(0x7A) + u16(950) + u16(-250) + u16(0) + u16(950) + u16(250)
        let post = u32(0x30000) + [UInt8](repeating: 0, count: 28)
        return file([
            ("OS/2", os2), ("cmap", u16(0) + u16(1) + u16(3) + u16(1) + u32(12) + lengthened(subtable)),
            ("glyf", Array(glyphs.joined())), ("head", head), ("hhea", hhea), ("hmtx", widths),
            ("loca", places), ("maxp", maxp), ("name", u16(0) + u16(0) + u16(6)), ("post", post),
        ])
    }()

    private static func u16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    private static func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }

    /// Returns a `cmap` table of format 4, which begins with the number of its segments, doubled, with its format and length.
    private static func lengthened(_ table: [UInt8]) -> [UInt8] {
        u16(4) + u16(table.count + 6) + u16(0) + table
    }

    /// Returns a glyph of straight lines.
    private static func glyph(_ points: [(x: Int, y: Int)]) -> [UInt8] {
        var bytes = u16(1) + u16(50) + u16(0) + u16(550) + u16(700) + u16(points.count - 1) + u16(0)
        bytes += points.map { _ in 1 }
        for axis in [points.map(\.x), points.map(\.y)] {
            for (before, value) in zip([0] + axis, axis) { bytes += u16(value - before) }
        }
        return bytes + [UInt8](repeating: 0, count: bytes.count % 2)
    }

    private static func file(_ tables: [(name: String, bytes: [UInt8])]) -> Data {
        var (directory, body) = ([UInt8](), [UInt8]())
        for (name, bytes) in tables {
            let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
            let sum = stride(from: 0, to: padded.count, by: 4).reduce(0) { sum, at in
                (sum + padded[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }) & 0xFFFF_FFFF
            }
            directory +=
                Array(name.utf8) + u32(sum) + u32(12 + 16 * tables.count + body.count) + u32(bytes.count)
            body += padded
        }
        return Data(
            u32(0x10000) + u16(tables.count) + u16(128) + u16(3) + u16(16 * tables.count - 128) + directory
                + body)
    }
}
