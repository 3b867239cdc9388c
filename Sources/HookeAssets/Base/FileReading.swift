import Foundation

/// Reads files that somebody else may have made: only regular ones, and none that would not fit in memory.
enum FileReading {
    /// The most that is read of one file.
    static let largest = 1 << 30

    /// All bytes of a file, or its first `count`.
    static func bytes(of path: String, count: Int? = nil) throws(AssetError) -> [UInt8] {
        do {
            // The link's end, so that a device behind a link is seen for what it is.
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
