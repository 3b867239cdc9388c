import Foundation
internal import HookeJSON

/// The sources of a glTF file's buffers.
struct GLTFBuffers {
    /// The folder of relative file names; `nil` rejects them.
    let folder: String?
    let chunk: [UInt8]?

    /// Returns the `byteLength` bytes of the buffer at `place`, which has this index.
    func bytes(of place: JSONNode, index: Int) throws(FileError) -> [UInt8] {
        let count = try place.required("byteLength", accepted: "a whole number from 0").count()
        guard let uri = try place.member("uri") else {
            guard index == 0, let chunk else {
                throw place.missing("uri", accepted: "a data URI or a file's name")
            }
            guard chunk.count >= count else {
                throw short(place, chunk.count, "the binary chunk", count)
            }
            return Array(chunk.prefix(count))
        }
        let text = try uri.string()
        if text.lowercased().hasPrefix("data:") {
            let data = try Self.embedded(text, uri)
            guard data.count >= count else { throw short(place, data.count, "the data URI", count) }
            return Array(data.prefix(count))
        }
        return try FileReading.bytes(of: file(text, uri), count: count)
    }

    private func short(_ place: JSONNode, _ found: Int, _ holder: String, _ count: Int) -> FileError {
        .badValue(
            path: place.path.text + ".byteLength", value: "\(count)",
            accepted: "at most \(found), the size of \(holder)")
    }

    private static func embedded(_ text: String, _ uri: JSONNode) throws(FileError) -> [UInt8] {
        guard let comma = text.firstIndex(of: ","), text[..<comma].lowercased().hasSuffix(";base64"),
            let data = Data(base64Encoded: String(text[text.index(after: comma)...]))
        else { throw uri.fault(accepted: "a data URI in base64") }
        return [UInt8](data)
    }

    /// Returns the path of a relative file name. It must be inside the file's own folder: untrusted names
    /// such as `../../secrets`, devices and network addresses are rejected.
    private func file(_ text: String, _ uri: JSONNode) throws(FileError) -> String {
        guard let folder else {
            throw uri.fault(accepted: "a data URI, because no folder was given")
        }
        let name = text.removingPercentEncoding ?? ""
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        var depth = 0
        var isInside = !name.isEmpty && parts[0] != "" && !parts[0].contains(":") && !name.contains("\0")
        for part in parts {
            if part == ".." { depth -= 1 } else if part != "." && part != "" { depth += 1 }
            if depth < 0 { isInside = false }
        }
        guard isInside else {
            throw uri.fault(accepted: "a data URI, or a file name inside this file's folder")
        }
        return folder + "/" + name
    }
}
