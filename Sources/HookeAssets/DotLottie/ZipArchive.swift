/// The files of a zip archive, stored or deflated, of up to 64 MiB each.
///
/// Sizes and checksums must be right. Encrypted files, archives of several parts and Zip64 are rejected.
struct ZipArchive: Sendable {
    /// The largest size of a file. Deflate can expand its input by a factor of 1,032.
    static let largest = 1 << 26

    /// A file of the archive, as its directory states it.
    private struct Entry {
        let place, flags, method, checksum, compressedSize, size, offset: Int
    }

    /// The names of the files, in order of the directory.
    let names: [String]
    private let bytes: [UInt8]
    private let entries: [String: Entry]
    /// The offset of the directory.
    private let directory: Int

    /// Whether bytes begin as an archive.
    static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

    init(_ bytes: [UInt8]) throws(FileError) {
        self.bytes = bytes
        let end = try Self.end(of: bytes)
        func number(_ offset: Int, _ count: Int) -> Int { Self.number(bytes, offset, count) }
        let count = number(end + 10, 2)
        let size = number(end + 12, 4)
        directory = number(end + 16, 4)
        guard number(end + 4, 2) == 0, number(end + 6, 2) == 0, number(end + 8, 2) == count, count != 0xFFFF
        else {
            throw .badValue(
                path: "byte \(end + 4)", value: "a part of several or Zip64",
                accepted: "an archive of one part")
        }
        guard directory + size <= end else {
            throw .badValue(
                path: "byte \(end + 16)", value: "\(directory)",
                accepted: "the offset of the directory, before \(end)")
        }
        var (names, entries): ([String], [String: Entry]) = ([], [:])
        var place = directory
        for _ in 0..<count {
            guard place + 46 <= end, number(place, 4) == 0x0201_4B50 else {
                throw .badValue(
                    path: "byte \(place)", value: "no entry", accepted: "\(count) entries of the directory")
            }
            let (nameSize, others) = (number(place + 28, 2), number(place + 30, 2) + number(place + 32, 2))
            guard place + 46 + nameSize + others <= end else {
                throw .badValue(
                    path: "byte \(place)", value: "an entry beyond the directory", accepted: "a whole entry")
            }
            let name = String(decoding: bytes[(place + 46)..<(place + 46 + nameSize)], as: UTF8.self)
            let entry = Entry(
                place: place, flags: number(place + 8, 2), method: number(place + 10, 2),
                checksum: number(place + 16, 4), compressedSize: number(place + 20, 4),
                size: number(place + 24, 4), offset: number(place + 42, 4))
            guard entries.updateValue(entry, forKey: name) == nil else {
                throw .badValue(
                    path: "byte \(place)", value: "\"\(name.prefix(80))\" again", accepted: "each name once")
            }
            names.append(name)
            place += 46 + nameSize + others
        }
        (self.names, self.entries) = (names, entries)
    }

    /// Returns the content of a file; `nil` if there is none of this name.
    func file(_ name: String) throws(FileError) -> [UInt8]? {
        guard let entry = entries[name] else { return nil }
        func fault(_ offset: Int, _ value: String, _ accepted: String) -> FileError {
            .badValue(path: "byte \(offset)", value: value, accepted: "\(accepted), for \(name.prefix(80))")
        }
        guard entry.flags & 1 == 0 else {
            throw fault(entry.place + 8, "encrypted", "a file without a password")
        }
        guard entry.size <= Self.largest else {
            throw fault(entry.place + 24, "\(entry.size)", "a size of at most \(Self.largest)")
        }
        let header = entry.offset
        guard header + 30 <= directory, Self.number(bytes, header, 4) == 0x0403_4B50 else {
            throw fault(entry.place + 42, "\(header)", "the offset of a file")
        }
        let start = header + 30 + Self.number(bytes, header + 26, 2) + Self.number(bytes, header + 28, 2)
        guard start + entry.compressedSize <= directory else {
            throw fault(entry.place + 20, "\(entry.compressedSize)", "a size within the archive")
        }
        let data = bytes[start..<(start + entry.compressedSize)]
        let content: [UInt8]
        switch entry.method {
        case 0:
            guard entry.size == entry.compressedSize else {
                throw fault(
                    entry.place + 24, "\(entry.size)", "\(entry.compressedSize), as the file is stored")
            }
            content = Array(data)
        case 8:
            do { content = try Inflate.output(of: data, size: entry.size) } catch {
                throw fault(start, "not valid: \(error.reason)", "compressed data")
            }
        default: throw fault(entry.place + 10, "\(entry.method)", "the method 0 (stored) or 8 (deflated)")
        }
        guard Self.checksum(content) == entry.checksum else {
            throw fault(entry.place + 16, "not the checksum of the content", "the CRC-32")
        }
        return content
    }

    /// Returns the offset of the record at the end, which may have a comment after it.
    private static func end(of bytes: [UInt8]) throws(FileError) -> Int {
        var offset = bytes.count - 22
        let least = max(offset - 0xFFFF, 0)
        while offset >= least {
            if number(bytes, offset, 4) == 0x0605_4B50,
                offset + 22 + number(bytes, offset + 20, 2) == bytes.count
            {
                return offset
            }
            offset -= 1
        }
        throw .badValue(
            path: "byte \(bytes.count)", value: "the end without the record of the archive's directory",
            accepted: "a whole zip archive")
    }

    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }

    /// The CRC-32 of bytes (ISO 3309).
    private static func checksum(_ bytes: [UInt8]) -> Int {
        Int(~bytes.reduce(~0 as UInt32) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 })
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
