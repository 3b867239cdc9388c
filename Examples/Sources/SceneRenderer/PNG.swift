/// Writes uncompressed PNG files, without a library: about a megabyte for a phone's screen.
public enum PNG {
    /// Returns a file of 8-bit RGB pixels (W3C PNG, third edition) in stored blocks (RFC 1950, RFC 1951).
    ///
    /// - Parameters:
    ///   - width: pixels per row, at least 1.
    ///   - height: rows, at least 1.
    ///   - rgb: three bytes per pixel, from the top left, row by row.
    public static func file(width: Int, height: Int, rgb: [UInt8]) -> [UInt8] {
        precondition(width > 0 && height > 0, "a picture of \(width) × \(height); accepted: at least 1 × 1")
        precondition(
            rgb.count == 3 * width * height,
            "\(rgb.count) bytes for \(width) × \(height) pixels; accepted: \(3 * width * height)")
        var rows: [UInt8] = []
        rows.reserveCapacity((3 * width + 1) * height)
        for row in 0..<height {
            rows.append(0)  // No filter.
            rows += rgb[row * 3 * width..<(row + 1) * 3 * width]
        }
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, rows.count)
            let count = UInt16(end - start)
            stream.append(end == rows.count ? 1 : 0)
            stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
            stream += rows[start..<end]
            start = end
        } while start < rows.count
        stream += bytes(adler32(rows))
        let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("IDAT", stream) + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bytes(UInt32(data.count)) + body + bytes(crc32(body))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The cyclic redundancy check of PNG chunks: polynomial 0xEDB88320, reflected.
    static func crc32(_ data: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data { crc = crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] ^ crc >> 8 }
        return ~crc
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }

    /// The Adler-32 checksum of zlib streams, modulo 65521.
    static func adler32(_ data: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in data {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }
}
