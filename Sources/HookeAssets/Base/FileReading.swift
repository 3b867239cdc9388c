import Foundation

/// Reads untrusted files: regular files only, of a limited size.
enum FileReading {
    /// The largest number of bytes read from a file.
    static let largest = 1 << 30

    /// Returns all bytes of a file, or its first `count`.
    static func bytes(of path: String, count: Int? = nil) throws(AssetError) -> [UInt8] {
        do {
            // Resolve links, so that a device behind a link is detected.
            let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular,
                let size = (attributes[.size] as? NSNumber)?.int64Value
            else { throw AssetError.unreadable(file: path, reason: "it is not a regular file") }
            if let count, size < count {
                throw AssetError.unreadable(file: path, reason: "it has \(size) bytes of \(count)")
            }
            let wanted = count.map(Int64.init) ?? size
            guard wanted <= largest else {
                throw AssetError.unreadable(
                    file: path, reason: "\(wanted) bytes to read; accepted: at most \(largest)")
            }
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            let data = try handle.read(upToCount: Int(wanted)) ?? Data()
            guard data.count == Int(wanted) else {
                throw AssetError.unreadable(file: path, reason: "it became shorter while it was read")
            }
            return [UInt8](data)
        } catch let error as AssetError {
            throw error
        } catch {
            throw .unreadable(file: path, reason: error.localizedDescription)
        }
    }
}
