/// The chunks of a binary glTF file (`.glb`, version 2): its JSON and its buffer.
struct GLTFContainer {
    let json: [UInt8]
    let buffer: [UInt8]?

    static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "glTF".utf8) }

    /// Splits a `.glb` file. Chunks of other types are skipped, as glTF 2.0 requires.
    init(_ bytes: [UInt8]) throws(FileError) {
        let names = (json: UInt32(0x4E4F_534A), buffer: UInt32(0x004E_4942))
        func word(_ offset: Int, _ what: String) throws(FileError) -> UInt32 {
            guard offset + 4 <= bytes.count else {
                throw .badValue(
                    path: "byte \(bytes.count)", value: "the end of the file",
                    accepted: "\(what) at byte \(offset)")
            }
            return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * $1) }
        }
        let version = try word(4, "the version")
        guard version == 2 else {
            throw .badValue(path: "byte 4", value: "\(version)", accepted: "version 2")
        }
        let length = try word(8, "the length of the file")
        guard Int(length) == bytes.count else {
            throw .badValue(
                path: "byte 8", value: "\(length)",
                accepted: "the length of the file, which is \(bytes.count)")
        }
        var offset = 12
        var json: [UInt8]?
        var buffer: [UInt8]?
        repeat {
            let count = Int(try word(offset, "the length of a chunk"))
            let name = try word(offset + 4, "the kind of a chunk")
            let rest = bytes.count - (offset + 8)
            guard count <= rest else {
                throw .badValue(
                    path: "byte \(offset)", value: "\(count)",
                    accepted: "a chunk of at most \(rest) bytes, the rest of the file")
            }
            let chunk = bytes[(offset + 8)..<(offset + 8 + count)]
            if json == nil {
                guard name == names.json else {
                    throw .badValue(
                        path: "byte \(offset + 4)", value: "0x" + String(name, radix: 16),
                        accepted: "0x4e4f534a, the JSON chunk")
                }
                json = Array(chunk)
            } else if name == names.buffer, buffer == nil {
                buffer = Array(chunk)
            }
            offset += 8 + count
        } while offset < bytes.count
        self.json = json ?? []
        self.buffer = buffer
    }
}
